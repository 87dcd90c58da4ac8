<?php
namespace Chaty\Tests\Admin;

use Chaty\Admin\Messages\Messages_Download;
use Chaty\Config\Names;
use Chaty\Messages\Message;
use Chaty\Messages\Message_Query;
use Chaty\Messages\Message_Repository;
use Chaty\Tests\Make;
use Chaty\Tests\Stored_Messages_Test_Case;

/**
 * Who may read messages gets them as a file that spreadsheets read and that no formula runs in; nobody else gets
 * anything.
 */
final class Messages_Download_Test extends Stored_Messages_Test_Case {

	protected function setUp(): void {
		parent::setUp();
		$this->throw_error_pages();
	}

	/**
	 * @param array<string, mixed> $params Parameters; the nonce is added unless there is one.
	 */
	private function download( array $params = array() ): string {
		$_REQUEST = wp_slash( $params + array( 'action' => 'chaty_download', '_wpnonce' => wp_create_nonce( Names::DOWNLOAD ) ) );
		try {
			return $this->capture( array( new Messages_Download( new Message_Query(), Make::services()->create_sources() ), 'handle' ) );
		} finally {
			$_REQUEST = array();
		}
	}

	/**
	 * Returns the status of the error page; 0 for a file.
	 *
	 * @param array<string, mixed> $params Parameters.
	 */
	private function get_error( array $params ): int {
		try {
			$this->download( $params );
		} catch ( \RuntimeException $error ) {
			return (int) $error->getCode();
		}

		return 0;
	}

	/**
	 * Given messages, when they are downloaded as CSV, then the file begins with the mark of UTF-8, has a line for each
	 * of the inbox, the oldest first, and reads back as it was written, with formulas escaped.
	 */
	public function test_csv(): void {
		$ada = $this->store( '=HYPERLINK("http://evil.example")', array( 'email' => 'ada@example.org', 'message' => "Größe 42 🎉\n\"yes\"; -1+1\t@SUM(A1)", 'phone' => '+1 555' ) );
		$this->store( 'Bea' );
		$this->store( 'Cem', array( 'box' => 'spam' ) );
		$file = $this->download();

		$this->assertSame( "\u{FEFF}id,widget,channel,name,email,phone,message,fields,page_url,created_at,mail_state,box,boxed_at,read_at,answered_at,answered_by,note\r\n", substr( $file, 0, 3 + strpos( substr( $file, 3 ), "\n" ) + 1 ) );
		$stream = fopen( 'php://memory', 'w+' );
		$this->assertIsResource( $stream );
		fwrite( $stream, substr( $file, 3 ) );
		rewind( $stream );
		$columns = fgetcsv( $stream, 0, ',', '"', '' );
		$first   = fgetcsv( $stream, 0, ',', '"', '' );
		$second  = fgetcsv( $stream, 0, ',', '"', '' );
		$this->assertIsArray( $columns );
		$this->assertIsArray( $first );
		$this->assertIsArray( $second );
		$row = (array) array_combine( $columns, $first );

		$this->assertSame( array( (string) $ada, "'=HYPERLINK(\"http://evil.example\")", "'+1 555", "Größe 42 🎉\n\"yes\"; '-1+1\t'@SUM(A1)" ), array( $row['id'], $row['name'], $row['phone'], $row['message'] ) );
		$this->assertSame( 'Bea', $second[3] );
		$this->assertFalse( fgetcsv( $stream, 0, ',', '"', '' ) );
	}

	/**
	 * Given messages, when they are downloaded for people, then headings are words, widgets and forms have names, times are
	 * those of the site, and telephone numbers no apostrophe, unlike all else that begins like a formula.
	 */
	public function test_csv_for_people(): void {
		update_option( 'timezone_string', 'America/New_York' );
		$this->store( '=1+1', array( 'email' => 'ada@example.org', 'phone' => '+49 (0)170/1234567', 'message' => 'Hello', 'created_at' => '2026-07-02 02:30:00', 'note' => '@x' ) );
		$this->store( 'Bea', array( 'phone' => '+1+1', 'widget' => '_9', 'channel' => 'Gone' ) );
		$this->store( 'Cem', array( 'phone' => '00352 621123456' ) );
		$lines = explode( "\r\n", $this->download( array( 'format' => 'sheet' ) ) );

		$this->assertSame( "\u{FEFF}\"Received (America/New_York)\",\"Name\",\"Email\",\"Phone\",\"Message\",\"Other fields\",\"Widget\",\"Contact form\",\"Page\",\"Status\",\"Folder\",\"Private note\"", $lines[0] );
		$this->assertSame( '"2026-07-01 22:30:00","\'=1+1","ada@example.org","+49 1701234567","Hello","","Widget 1","Contact form","","New","Inbox","\'@x"', $lines[1] );
		$this->assertStringContainsString( '"\'+1+1","From Bea","","_9","Gone"', $lines[2] );
		$this->assertStringContainsString( ',"+352 621123456",', $lines[3] );
		$this->assertStringContainsString( '.csv', ( new Messages_Download( new Message_Query(), Make::services()->create_sources() ) )->get_headers( 'sheet' )['Content-Disposition'] );
	}

	public function test_given_messages_when_they_are_downloaded_as_json_then_they_are_as_they_were_stored(): void {
		$id = $this->store( '</script><b>', array( 'message' => '=1+1' ) );
		$this->store( 'Bea' );
		$rows = json_decode( $this->download( array( 'format' => 'json' ) ), true );

		$this->assertSame( array( $id, '</script><b>', '=1+1' ), array( $rows[0]['id'], $rows[0]['name'], $rows[0]['message'] ) );
		$this->assertSame( array( 'id', 'fingerprint' ), array( array_key_first( $rows[0] ), isset( $rows[0]['fingerprint'] ) ? '' : 'fingerprint' ) );
		$this->assertCount( 2, $rows );
	}

	public function test_own_fields_are_lines_without_formulas_in_csv_and_list_in_json(): void {
		$fields = array(
			array( 'id' => 'own_a', 'label' => '=1+1', 'value' => '=2+2' ),
			array( 'id' => 'own_b', 'label' => 'Größe', 'value' => "-3\"\t@SUM(A1)" ),
		);
		$this->store( 'Ada' );
		( new Message_Repository() )->add( new Message( '0', 'Contact_Us', array( 'name' => 'Bea' ), '', false, $fields ), 'x' );

		$this->assertStringContainsString( ",\"'=1+1: =2+2\nGröße: -3\"\"\t'@SUM(A1)\",", $this->download() );
		$this->assertSame( array( array(), $fields ), array_column( json_decode( $this->download( array( 'format' => 'json' ) ), true ), 'fields' ) );
	}

	public function test_given_no_messages_then_json_is_empty_list_and_csv_has_columns_alone(): void {
		$this->assertSame( "[\n]\n", $this->download( array( 'format' => 'json' ) ) );
		$this->assertSame( 1, substr_count( $this->download(), "\n" ) );
	}

	/**
	 * @testWith [{"box": "spam"}, ["Cem"]]
	 *           [{"box": "all", "search": "e"}, ["Bea", "Cem"]]
	 *           [{"search": "O'Hara"}, ["O'Hara"]]
	 *           [{"unread": "1", "format": "json"}, ["Ada", "Bea", "O'Hara"]]
	 *           [{"until": "2000-01-01"}, []]
	 *
	 * @param array<string, string> $params   Parameters.
	 * @param array<int, string>    $expected Names.
	 */
	public function test_given_filters_then_file_has_messages_that_they_name( array $params, array $expected ): void {
		foreach ( array( 'Ada' => 'inbox', 'Bea' => 'inbox', 'Cem' => 'spam', 'O\'Hara' => 'inbox' ) as $name => $box ) {
			$this->store( $name, array( 'box' => $box, 'email' => 'x', 'message' => '' ) );
		}

		$this->assertSame( $expected, array_column( json_decode( $this->download( $params + array( 'format' => 'json' ) ), true ), 'name' ) );
	}

	/**
	 * @testWith [{"box": "outbox"}]
	 *           [{"box": ["spam"]}]
	 *           [{"email": ""}]
	 *           [{"search": " "}]
	 *           [{"box": ""}]
	 *           [{"since": "", "widget": "0"}]
	 *           [{"format": "xml"}]
	 *           [{"format": ["csv"]}]
	 *           [{"since": "2026-02-31"}]
	 *           [{"orderby": "id; DROP TABLE x"}]
	 *           [{"file": "../../wp-config.php"}]
	 *
	 * @param array<string, mixed> $params Parameters.
	 */
	public function test_given_parameters_that_are_invalid_then_there_is_error_page_and_no_file( array $params ): void {
		$this->assertSame( 400, $this->get_error( $params ) );
	}

	/**
	 * Given a database that does not answer, then there is an error page; when it fails in the middle, then the file says
	 * that it is incomplete, and JSON is none.
	 */
	public function test_database_fails(): void {
		$this->store_many( 501 );
		$reads = 0;
		add_filter(
			'query',
			static function ( string $query ) use ( &$reads ): string {
				$is_read = 0 === strpos( $query, 'SELECT id, widget' );
				$reads  += (int) $is_read;
				return $is_read && 2 === $reads ? 'DELETE FROM nowhere' : $query;
			}
		);
		$GLOBALS['wpdb']->suppress_errors( true );
		$csv   = $this->download();
		$reads = 0;
		$json  = $this->download( array( 'format' => 'json' ) );
		$reads = 1;

		$this->assertSame( 500, $this->get_error( array() ) );
		$this->assertSame( 502, substr_count( $csv, "\r\n" ) );
		$this->assertStringEndsWith( "\r\n\"The database has failed. This file is incomplete.\"\r\n", $csv );
		$this->assertNull( json_decode( $json, true ) );
		$this->assertStringEndsWith( "\nThe database has failed. This file is incomplete.\n", $json );
	}

	public function test_given_10_000_messages_then_download_holds_one_batch_of_them_in_memory(): void {
		$this->store_many( 10000 );
		$bytes    = 0;
		$before   = memory_get_usage();
		$peak     = 0;
		$_REQUEST = array( 'action' => 'chaty_download', '_wpnonce' => wp_create_nonce( Names::DOWNLOAD ) );
		ob_start(
			static function ( string $part ) use ( &$bytes, &$peak ): string {
				$bytes += strlen( $part );
				$peak   = max( $peak, memory_get_usage() );
				return '';
			},
			4096
		);
		( new Messages_Download( new Message_Query(), Make::services()->create_sources() ) )->handle();
		ob_end_clean();
		$_REQUEST = array();

		$this->assertGreaterThan( 500000, $bytes );
		$this->assertLessThan( 32 * 1024 * 1024, $peak - $before );
	}

	public function test_given_file_then_neither_caches_nor_browsers_keep_or_guess_it_and_its_name_is_plain(): void {
		$headers = ( new Messages_Download( new Message_Query(), Make::services()->create_sources() ) )->get_headers( 'csv' );

		$this->assertStringContainsString( 'no-store', $headers['Cache-Control'] );
		$this->assertSame( array( 'text/csv; charset=utf-8', 'nosniff' ), array( $headers['Content-Type'], $headers['X-Content-Type-Options'] ) );
		$this->assertMatchesRegularExpression( '/^attachment; filename="chaty-messages-\d{4}-\d\d-\d\d\.csv"$/', $headers['Content-Disposition'] );
	}

	public function test_url_is_of_this_site_with_valid_nonce_and_escaped_filters(): void {
		$url = Messages_Download::get_url( 'json', array( 'search' => 'a&b"c' ) );
		parse_str( (string) wp_parse_url( $url, PHP_URL_QUERY ), $query );

		$this->assertStringStartsWith( admin_url( 'admin-post.php?' ), $url );
		$this->assertSame( array( 'chaty_download', 'json', 'a&b"c' ), array( $query['action'], $query['format'], $query['search'] ) );
		$this->assertSame( 1, wp_verify_nonce( is_string( $query['_wpnonce'] ) ? $query['_wpnonce'] : '', Names::DOWNLOAD ) );
	}
}
