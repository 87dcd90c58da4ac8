<?php
namespace Chaty\Tests\Cli;

use Chaty\Messages\Message;
use Chaty\Messages\Message_Repository;
use Chaty\Messages\Email_Status;
use Chaty\Storage\Stats_Table;
use Chaty\Storage\Tracked_Event;
use Chaty\Tests\Make;
use Chaty\Tests\Process_Test_Case;

/**
 * An owner without a screen sees, exports and deletes everything on the command line.
 *
 * @group programs
 */
final class Owner_Commands_Test extends Process_Test_Case {

	/**
	 * Commands that are invalid, and what is reported.
	 */
	private const ERRORS = array(
		'delete nothing named' => array( array( 'contacts', 'delete', '--yes' ), 'Specify messages' ),
		'delete, no id'        => array( array( 'contacts', 'delete', '1 OR 1=1' ), 'is not an ID' ),
		'delete, empty email'  => array( array( 'contacts', 'delete', '--email=', '--yes' ), '--email must not be empty' ),
		'delete, blank name'   => array( array( 'contacts', 'delete', '--channel= ', '--yes' ), '--channel must not be empty' ),
		'delete, no such box'  => array( array( 'contacts', 'delete', '--box=outbox', '--yes' ), 'Invalid value specified for' ),
		'delete, no state'     => array( array( 'contacts', 'delete', '--state=lost', '--yes' ), 'Invalid value specified for' ),
		'trash nothing named'  => array( array( 'contacts', 'trash' ), 'Specify messages' ),
		'trash, no all'        => array( array( 'contacts', 'trash', '--no-all' ), 'Specify messages' ),
		'delete, id, filter'   => array( array( 'contacts', 'delete', '1', '--state=given-up' ), 'Specify messages' ),
		'list, no number'      => array( array( 'contacts', 'list', '--number=many' ), '--number is not of type integer' ),
		'list, below one'      => array( array( 'contacts', 'list', '--number=0' ), '--number must be greater than or equal to 1' ),
		'search too long'      => array( array( 'contacts', 'read', '--search=xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx' ), '--search' ),
		'delete, one of two'   => array( array( 'contacts', 'delete', '--since=2000-01-01', '--widget=', '--yes' ), '--widget must not be empty' ),
		'export, empty email'  => array( array( 'contacts', 'export', '--email=' ), '--email must not be empty' ),
		'list, empty email'    => array( array( 'contacts', 'list', '--email=' ), '--email must not be empty' ),
		'stats, empty widget'  => array( array( 'stats', '--widget=' ), '--widget must not be empty' ),
		'delete, bare email'   => array( array( 'contacts', 'delete', '--widget=0', '--email', '--yes' ), '--email must not be empty' ),
		'delete, bare end'     => array( array( 'contacts', 'delete', '--widget=0', '--until', '--yes' ), '--until must not be empty' ),
		'delete, bare box'     => array( array( 'contacts', 'delete', '--all', '--box', '--yes' ), '--box must not be empty' ),
		'trash, bare search'   => array( array( 'contacts', 'trash', '--all', '--search' ), '--search must not be empty' ),
		'export, bare email'   => array( array( 'contacts', 'export', '--email' ), '--email must not be empty' ),
		'list, bare state'     => array( array( 'contacts', 'list', '--state' ), '--state must not be empty' ),
		'stats, bare start'    => array( array( 'stats', '--since' ), '--since must not be empty' ),
		'reset, bare widget'   => array( array( 'stats', 'reset', '--widget', '--yes' ), '--widget must not be empty' ),
		'reset, bare end'      => array( array( 'stats', 'reset', '--until', '--yes' ), '--until must not be empty' ),
		'list, no day'         => array( array( 'contacts', 'list', '--since=yesterday' ), '--since: Not a day' ),
		'stats, no day'        => array( array( 'stats', '--until=2026-02-30' ), '--until must be a date' ),
		'messages, end first'  => array( array( 'contacts', 'list', '--since=2026-05-02', '--until=2026-05-01' ), '--until: The last day is before the first day.' ),
		'stats, end first'     => array( array( 'stats', '--since=2026-05-02', '--until=2026-05-01' ), '--until: The last day is before the first day.' ),
		'stats, too long'      => array( array( 'stats', '--by=day', '--since=2020-01-01' ), '--by: The period has' ),
		'stats, no rows'       => array( array( 'stats', '--limit=0' ), '--limit must be a number from 1 to 366' ),
		'stats, half a number' => array( array( 'stats', '--limit=5abc' ), '--limit must be a number from 1 to 366' ),
		'report, end first'    => array( array( 'report', '--since=2026-05-02', '--until=2026-05-01', '--mail' ), 'The last day is before the first day.' ),
		'report, bare start'   => array( array( 'report', '--since' ), '--since must not be empty' ),
		'stats, no device'     => array( array( 'stats', '--device=tablet' ), 'Invalid value specified for' ),
		'reset, empty widget'  => array( array( 'stats', 'reset', '--widget=', '--yes' ), '--widget must not be empty' ),
		'reset, of a channel'  => array( array( 'stats', 'reset', '--channel=Phone', '--yes' ), '--channel is not possible here' ),
		'reset, misspelled'    => array( array( 'stats', 'rest', '--yes' ), 'Invalid value specified for' ),
		'stats, no split'      => array( array( 'stats', '--by=visitor' ), 'Invalid value specified for' ),
		'explain, no address'  => array( array( 'explain', 'https://other.example/' ), 'https://other.example/ is not an address of this site.' ),
		'explain, empty'       => array( array( 'explain', '' ), '"" is not an address of this site.' ),
		'explain, no time'     => array( array( 'explain', '/', '--at=someday' ), 'Not a date and time' ),
		'explain, no country'  => array( array( 'explain', '/', '--country=Germany' ), '--country must be two letters' ),
		'import two files'     => array( array( 'settings', 'import', 'x.json', 'y.json' ), 'Too many positional arguments' ),
		'import from others'   => array( array( 'settings', 'import', 'x.json', '--from=other' ), 'unknown --from parameter' ),
		'nothing to migrate'   => array( array( 'migrate' ), 'There are no settings of Chaty 3.x on this site.' ),
	);

	protected function setUp(): void {
		parent::setUp();
		Make::store_widgets( array( Make::widget( array( Make::channel(), Make::form() ) ) ) );
		$messages = new Message_Repository();
		$messages->add( new Message( '0', 'Contact_Us', array( 'name' => '=HYPERLINK("http://evil.example")', 'email' => 'Ada@example.org', 'phone' => '+1 555', 'message' => "Hi\n\"there\"" ), '' ), 'a', Email_Status::SENT );
		$messages->add( new Message( '0', 'Contact_Us', array( 'name' => 'Bea', 'email' => 'bea@example.org' ), '' ), 'b', Email_Status::FAILED );
		$table = new Stats_Table();
		$table->add( array( Tracked_Event::view( 0, '', false ) ), '2026-05-01', 7 );
		$table->add( array( Tracked_Event::view( 0, '', true ) ), '2026-05-02', 5 );
		$table->add( array( Tracked_Event::click( 0, 'Phone', true ) ), '2026-05-02', 2 );
		$table->add( array( Tracked_Event::clicker( 0, true ) ), '2026-05-02' );
		$table->add( array( Tracked_Event::message( '0', 'Contact_Us' ) ), '2026-05-02', 2 );
	}

	/**
	 * Runs a command that must succeed.
	 *
	 * @param string ...$arguments Arguments after `wp chaty`.
	 */
	private function run_well( string ...$arguments ): string {
		$result = $this->run_command( array_values( $arguments ) );
		$this->assertSame( array( 0, '' ), array( $result['status'], $result['errors'] ) );

		return $result['output'];
	}

	public function test_given_sites_widgets_when_they_are_listed_then_each_has_its_line(): void {
		$this->assertSame( "id,name,active,position,opens,channels,pages\n\"0\",\"\",\"yes\",\"right\",\"click\",\"Phone, Contact_Us\",\"Shows on all pages.\"\n", $this->run_well( 'settings', 'list', '--format=csv' ) );
	}

	/**
	 * Given an address of the site, then each widget has its line, which says why a visitor sees it or not; within a
	 * request to the REST API, whose main query knows no front page, as well.
	 */
	public function test_explain(): void {
		$this->assertSame( "id\tname\tresult\twhy\tchannels\n0\tWidget 1\tshown\tShows on all pages. Shows at once.\tPhone, Contact_Us\n", $this->run_well( 'explain', '/', '--device=phone', '--country=DE', '--at=Sunday 22:10' ) );
		Make::store_widgets( array( Make::widget( array( Make::channel() ), array( 'triggers' => array( 'pages' => array( array( 'effect' => 'show', 'kind' => 'front_page', 'value' => '' ) ) ) ) ) ) );
		$row = json_decode( $this->run_with_code( 'define( "REST_REQUEST", true );', array( 'chaty', 'explain', '/', '--format=json' ) )['output'], true )[0];
		$this->assertSame( array( 'shown', array( 'Phone' ) ), array( $row['result'], $row['channels'] ) );
	}

	/**
	 * @return array<string, array{0: array<int, string>, 1: string}>
	 */
	public function provide_stats(): array {
		return array(
			'by channel' => array( array(), "channel,views,clicks\n\"Phone\",0,2\n" ),
			'by day'     => array( array( '--by=day', '--until=2026-05-02' ), "day,views,opens,clickers,clicks\n\"2026-05-01\",7,0,0,0\n\"2026-05-02\",5,0,1,2\n" ),
			'by device'  => array( array( '--by=device', '--until=2026-05-01' ), "device,views,opens,clickers,clicks\n\"d\",7,0,0,0\n" ),
			'since'      => array( array( '--by=widget', '--since=2026-05-02', '--widget=0' ), "widget,views,opens,clickers,clicks\n\"0\",5,0,1,2\n" ),
			'no widget'  => array( array( '--widget=_9' ), "channel,views,clicks\n" ),
			'messages'   => array( array( '--by=total', '--with=messages' ), "views,opens,clickers,clicks,messages\n12,0,1,2,2\n" ),
			'compared'   => array( array( '--by=day', '--channel=Phone', '--since=2026-05-02', '--until=2026-05-02', '--compare=year' ), "day,views,clicks,before_since,before_until,before_views,before_clicks\n\"2026-05-02\",0,2,\"2025-05-02\",\"2025-05-02\",0,0\n" ),
		);
	}

	/**
	 * @dataProvider provide_stats
	 *
	 * @param array<int, string> $options Options.
	 */
	public function test_given_counts_when_they_are_summed_up_then_sums_are_right( array $options, string $expected ): void {
		$this->assertSame( $expected, $this->run_well( 'stats', '--format=csv', ...$options ) );
	}

	public function test_report_compares_days_with_those_before(): void {
		$text = $this->run_well( 'report', '--since=2026-05-02', '--until=2026-05-02' );

		$this->assertStringContainsString( "May 2, 2026 – May 2, 2026, compared with May 1, 2026 – May 1, 2026\n\nViews: 5 (−29%, before: 7)\n", $text );
		$this->assertStringContainsString( '2 unread messages: ', $text );
		$this->assertStringContainsString( '2 unread messages: ', $this->run_well( 'report', '--no-mail' ) );
	}

	/**
	 * Given counts, when they are reset, then those that are named are gone; without --yes, and with another
	 * answer than yes, all stay; a deletion that the database refuses ends with status 1.
	 */
	public function test_reset(): void {
		$this->run_command( array( 'stats', 'reset' ), "n\n" );
		$this->assertSame( 1, $this->run_command( array( 'stats', 'reset', '--yes' ), '', '/^DELETE .*chaty_stats/' )['status'] );
		$this->assertSame( "views,opens,clickers,clicks\n12,0,1,2\n", $this->run_well( 'stats', '--by=total', '--format=csv' ) );

		$this->assertSame( "Success: 1 row deleted.\n", $this->run_well( 'stats', 'reset', '--until=2026-05-01', '--yes' ) );
		$this->assertSame( "views,opens,clickers,clicks\n5,0,1,2\n", $this->run_well( 'stats', '--by=total', '--format=csv' ) );
		$this->assertSame( "Success: 3 rows deleted.\n", $this->run_well( 'stats', 'reset', '--yes' ) );
	}

	public function test_export_has_no_formulas_in_csv_and_texts_as_they_were_in_json(): void {
		$lines = explode( "\n", $this->run_well( 'contacts', 'export' ), 2 );
		$this->assertSame( 'id,widget,channel,name,email,phone,message,fields,page_url,created_at,mail_state,box,boxed_at,read_at,answered_at,answered_by,note', $lines[0] );
		$this->assertStringContainsString( "\"'=HYPERLINK(\"\"http://evil.example\"\")\",\"Ada@example.org\",\"'+1 555\",\"Hi\n\"\"there\"\"\"", $lines[1] );

		$json = json_decode( $this->run_well( 'contacts', 'export', '--format=json' ), true );
		$this->assertSame( array( '=HYPERLINK("http://evil.example")', 'Bea' ), array_column( $json, 'name' ) );
	}

	public function test_given_messages_when_they_are_listed_then_newest_comes_first_and_filters_count(): void {
		$names = fn ( string ...$options ): array => array_column( json_decode( $this->run_well( 'contacts', 'list', '--format=json', ...$options ), true ), 'name' );

		$this->assertSame( array( 'Bea', '=HYPERLINK("http://evil.example")' ), $names() );
		$this->assertSame( array( 'Bea' ), $names( '--number=1' ) );
		$this->assertSame( array( 'Bea' ), $names( '--state=failed' ) );
		$this->assertSame( array( '=HYPERLINK("http://evil.example")' ), $names( '--email=ada@EXAMPLE.org' ) );
		$this->assertSame( array(), $names( '--since=2099-01-01' ) );
		$this->assertSame( array(), $names( '--until=2000-01-01' ) );
		$this->assertSame( array(), $names( "--widget=0' OR 1=1 -- " ) );
		$this->assertStringContainsString( "\tBea\t", $this->run_well( 'contacts', 'list' ) );
	}

	/**
	 * @testWith ["list", "table"]
	 *           ["list", "json"]
	 *           ["export", "csv"]
	 */
	public function test_terminal_gets_no_control_characters_of_messages( string $command, string $format ): void {
		( new Message_Repository() )->add( new Message( '0', 'Contact_Us', array( 'name' => "Red\u{9b}31m", 'message' => "\u{202E}Hi\u{1b}[2J" ), '' ), 'c' );
		$output = $this->run_well( 'contacts', $command, "--format=$format" );

		$this->assertStringContainsString( 'Red', $output );
		$this->assertSame( 0, preg_match( '/[\x1b\x{80}-\x{9f}\x{202e}]/u', $output ) );
	}

	public function test_given_messages_when_some_are_deleted_then_others_stay(): void {
		$this->assertSame( "Success: 1 message permanently deleted.\n", $this->run_well( 'contacts', 'delete', '--email=ada@example.org', '--yes' ) );
		$left = json_decode( $this->run_well( 'contacts', 'list', '--format=json' ), true );
		$this->assertSame( array( 'Bea' ), array_column( $left, 'name' ) );
		$result = $this->run_command( array( 'contacts', 'delete', (string) $left[0]['id'], '99999999' ) );
		$this->assertSame( array( 0, "Success: 1 message permanently deleted.\n", "Warning: 99999999: This message no longer exists.\n" ), array( $result['status'], $result['output'], $result['errors'] ) );
		$this->assertSame( "[]\n", $this->run_well( 'contacts', 'export', '--format=json' ) );
	}

	/**
	 * Given messages, when actions are run by IDs and by filters, then they are done, and lists tell the boxes apart:
	 * a list is the inbox, an export everything.
	 */
	public function test_actions(): void {
		$names = fn ( string ...$options ): array => array_column( json_decode( $this->run_well( 'contacts', ...$options ), true ), 'email' );
		$ids   = array_column( json_decode( $this->run_well( 'contacts', 'list', '--format=json' ), true ), 'id', 'email' );

		$this->assertSame( "Success: 1 message marked as read.\n", $this->run_well( 'contacts', 'read', (string) $ids['bea@example.org'] ) );
		$this->assertSame( array( 'Ada@example.org' ), $names( 'list', '--unread', '--format=json' ) );
		$this->assertSame( array( 'bea@example.org' ), $names( 'list', '--no-unread', '--format=json' ) );
		$this->assertSame( array( 'bea@example.org' ), $names( 'list', '--search=BEA', '--channel=Contact_Us', '--format=json' ) );
		$this->assertSame( "Success: 1 message marked as answered.\n", $this->run_well( 'contacts', 'answered', (string) $ids['bea@example.org'] ) );
		$this->assertSame( array( 'bea@example.org' ), $names( 'list', '--answered', '--format=json' ) );
		$this->assertSame( "Success: 1 message moved to the archive.\n", $this->run_well( 'contacts', 'archive', '--search=bea@' ) );
		$this->assertSame( "Success: 1 message moved to the Trash.\n", $this->run_well( 'contacts', 'trash', '--search=bea@' ) );
		$this->assertSame( "Success: 1 message marked as spam.\n", $this->run_well( 'contacts', 'spam', '--email=ada@example.org' ) );
		$this->assertSame( array(), $names( 'list', '--format=json' ) );
		$this->assertSame( array( 'bea@example.org' ), $names( 'list', '--box=trash', '--format=json' ) );
		$this->assertSame( array( 'Ada@example.org', 'bea@example.org' ), $names( 'export', '--format=json' ) );
		$this->assertSame( array( 'Ada@example.org' ), $names( 'export', '--box=spam', '--format=json' ) );
		$this->assertSame( "Success: 1 message moved to the inbox.\n", $this->run_well( 'contacts', 'restore', '--box=trash' ) );
		$this->assertSame( "Success: 1 message permanently deleted.\n", $this->run_well( 'contacts', 'delete', '--box=spam', '--yes' ) );
		$this->assertSame( array( 'bea@example.org' ), $names( 'export', '--since=2020-01-01T00:00:00+02:00', '--format=json' ) );
	}

	/**
	 * @testWith ["--all", "--yes"]
	 *           ["1", "2"]
	 */
	public function test_refused_deletion_is_error_and_not_nothing_to_delete( string ...$arguments ): void {
		$refuse = '--require=' . dirname( __DIR__ ) . '/support/refuse-messages.php';
		$result = $this->run_command( array_merge( array( 'contacts', 'delete', $refuse ), array_values( $arguments ) ) );

		$this->assertSame( array( 1, '' ), array( $result['status'], $result['output'] ) );
		$this->assertStringContainsString( 'Error: 0 messages done, then: The database', $result['errors'] );
	}

	/**
	 * Given a database that does not answer, when messages are printed, then the command fails: a file without
	 * them would pass for all that there is.
	 *
	 * @testWith ["list"]
	 *           ["export"]
	 */
	public function test_reading_is_refused( string $command ): void {
		$result = $this->run_command( array( 'contacts', $command, '--format=json', '--require=' . dirname( __DIR__ ) . '/support/refuse-messages.php' ) );

		$this->assertSame( 1, $result['status'] );
		$this->assertStringContainsString( 'Error: The messages could not be read from the database.', $result['errors'] );
	}

	public function test_given_commands_that_are_invalid_then_each_says_so_with_status_1_and_changes_nothing(): void {
		$commands = array_map( static fn( array $row ): array => array_merge( array( 'chaty' ), $row[0] ), self::ERRORS );
		$results  = json_decode( $this->run_wp( array( '--require=' . dirname( __DIR__ ) . '/support/run-commands.php', 'run-commands' ), (string) wp_json_encode( $commands ) )['output'], true );

		$this->assertSame( array_keys( self::ERRORS ), array_keys( $results ) );
		foreach ( self::ERRORS as $name => list( , $expected ) ) {
			$this->assertSame( array( 1, '' ), array( $results[ $name ]['status'], $results[ $name ]['output'] ), $name );
			$this->assertStringContainsString( $expected, $results[ $name ]['errors'], $name );
		}
		$this->assertSame( array( '2', '14' ), $this->get_counts() );
	}

	/**
	 * Returns how many messages are stored, and the sum of views and clicks.
	 *
	 * @return array<int, string|null>
	 */
	private function get_counts(): array {
		global $wpdb;

		return array(
			$wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}chaty_contacts WHERE box = 'inbox'" ),
			$wpdb->get_var( "SELECT SUM(views + clicks) FROM {$wpdb->prefix}chaty_stats" ),
		);
	}

	public function test_given_import_without_file_then_command_prints_how_it_is_used_with_status_1(): void {
		$result = $this->run_command( array( 'settings', 'import' ) );

		$this->assertSame( array( 1, "usage: wp chaty settings import <file> [--yes]\n" ), array( $result['status'], $result['output'] ) );
	}
}
