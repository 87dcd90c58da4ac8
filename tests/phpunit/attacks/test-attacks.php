<?php
namespace Chaty\Tests\Attacks;

use Chaty\Config\Names;
use Chaty\Messages\Message_Query;
use Chaty\Http\Request;
use Chaty\Tests\Ajax_Test_Case;
use Chaty\Tests\Make;

/**
 * Kinds of holes that were published for plugins of this field, each tried on every entry point that it could
 * come through.
 */
final class Attacks_Test extends Ajax_Test_Case {

	/**
	 * Statements that the plugin sent to its tables.
	 *
	 * @var array<int, string>
	 */
	private array $statements = array();

	protected function setUp(): void {
		parent::setUp();
		add_filter(
			'query',
			function ( string $query ): string {
				if ( false !== strpos( $query, 'chaty_' ) && false === strpos( $query, 'transient' ) ) {
					$this->statements[] = $query;
				}
				return $query;
			}
		);
	}

	/**
	 * @return array<string, array{0: string, 1: array<string, mixed>}>
	 */
	public function provide_calls(): array {
		return array(
			'call 1' => array( 'update_chaty_widget_views', array( 'widgetId' => '0', 'channels' => array( 'Whatsapp' ), 'userId' => '0', 'isMobile' => '0', 'isOpen' => '1', 'isSingle' => '0', 'widgetNonce' => '' ) ),
			'call 2' => array( 'update_chaty_widget_click', array( 'widgetId' => '0', 'userId' => '0', 'isMobile' => '0', 'channels' => array( 'Whatsapp' ), 'isSingle' => '0', 'nonce' => '' ) ),
			'call 3' => array( 'update_chaty_channel_click', array( 'widgetId' => '0', 'userId' => '0', 'isMobile' => '0', 'channel' => 'Whatsapp', 'nonce' => '' ) ),
			'call 4' => array( '', array( 'name' => 'Ada', 'email' => 'ada@example.org', 'message' => 'Hi', 'nonce' => '', 'channel' => 'Contact_Us', 'widget' => '0', 'ref_url' => '' ) ),
		);
	}

	/**
	 * Sends a request, and returns the status and the body; a tracking request's body is a digit.
	 *
	 * @param string                $action Action; empty for the form.
	 * @param array<string, mixed>  $fields Fields.
	 * @param array<string, string> $server What differs in the connection.
	 * @return array{status: int, body: string}
	 */
	private function send( string $action, array $fields, array $server = array() ): array {
		return $this->handle( $action, Make::request( $fields, $server ) );
	}

	/**
	 * @param string $action Action; empty for the form.
	 * @return array{status: int, body: string}
	 */
	private function handle( string $action, Request $request ): array {
		if ( '' !== $action ) {
			return array(
				'status' => $this->track( $action, $request ),
				'body'   => '',
			);
		}
		$response = $this->get_message_action()->handle( $request );

		return array(
			'status' => $response->get_status(),
			'body'   => $response->get_body(),
		);
	}

	/**
	 * SQL injection. Given each field of each request with SQL in it, then no statement has it unquoted, and
	 * the tables stay.
	 *
	 * @dataProvider provide_calls
	 *
	 * @param array<string, mixed> $fields Fields.
	 */
	public function test_sql_in_each_field( string $action, array $fields ): void {
		foreach ( array( "0' OR SLEEP(5) -- ", '0 OR 1=1', '0) UNION SELECT user_pass FROM wp_users -- ', '1;DELETE FROM wp_users' ) as $sql ) {
			foreach ( array_keys( $fields ) as $name ) {
				$this->send( $action, array( $name => 'channels' === $name ? array( $sql ) : $sql ) + $fields );
			}
		}

		foreach ( $this->statements as $statement ) {
			$texts_left_out = (string) preg_replace( "/'(?:[^'\\\\]|\\\\.|'')*'/s", '?', $statement );
			$this->assertStringNotContainsString( 'SLEEP', $texts_left_out );
			$this->assertStringNotContainsString( 'UNION', $texts_left_out );
			$this->assertStringNotContainsString( 'DELETE FROM wp_users', $texts_left_out );
			$this->assertStringNotContainsString( '1=1', $texts_left_out );
		}
		$this->assertNotFalse( get_userdata( 1 ) );
	}

	/**
	 * SQL before the check. Given a widget that no site has, then the plugin's tables are not asked at all.
	 *
	 * @dataProvider provide_calls
	 *
	 * @param array<string, mixed> $fields Fields.
	 */
	public function test_no_query_before_the_check( string $action, array $fields ): void {
		$this->statements = array();
		$this->send( $action, array( 'widgetId' => '_77', 'widget' => '_77' ) + $fields );

		$this->assertSame( array(), preg_grep( '/chaty_(?:stats|contacts)/', $this->statements ) );
	}

	/**
	 * Reflected markup. Given each field of each request with markup in it, then no answer repeats it, and
	 * none is HTML.
	 *
	 * @dataProvider provide_calls
	 *
	 * @param array<string, mixed> $fields Fields.
	 */
	public function test_answers_repeat_nothing( string $action, array $fields ): void {
		foreach ( array_keys( $fields ) as $name ) {
			$mark     = '<svg onload=alert(1)>';
			$response = $this->send( $action, array( $name => 'channels' === $name ? array( $mark ) : $mark ) + $fields );

			$this->assertStringNotContainsString( 'svg', $response['body'], $name );
		}
	}

	/**
	 * @dataProvider provide_calls
	 *
	 * @param array<string, mixed> $fields Fields.
	 */
	public function test_uploads_given_request_with_file_then_it_is_rejected_and_counts_nothing( string $action, array $fields ): void {
		$request  = new Request( $fields, array( 'REQUEST_METHOD' => 'POST', 'REMOTE_ADDR' => Make::ADDRESS, 'HTTP_USER_AGENT' => 'Mozilla/5.0 Firefox/140.0', 'HTTP_SEC_FETCH_SITE' => 'same-origin' ), true );
		$response = $this->handle( $action, $request );

		$this->assertSame( 400, $response['status'] );
		$this->assertSame( array( array(), array() ), array( $this->get_counted(), $this->get_rows( 'contacts', 'id' ) ) );
	}

	/**
	 * Forged requests. Given another site's page with a guest's nonce, then no request does anything.
	 *
	 * @dataProvider provide_calls
	 *
	 * @param array<string, mixed> $fields Fields.
	 */
	public function test_other_sites_are_refused( string $action, array $fields ): void {
		$nonce    = wp_create_nonce( Names::WIDGET_NONCE );
		$response = $this->send( $action, array( 'nonce' => $nonce, 'widgetNonce' => $nonce ) + $fields, array( 'HTTP_SEC_FETCH_SITE' => 'cross-site', 'HTTP_ORIGIN' => 'https://evil.example' ) );

		$this->assertSame( 403, $response['status'] );
		$this->assertSame( array( array(), array() ), array( $this->get_counted(), $this->get_rows( 'contacts', 'id' ) ) );
	}

	/**
	 * Stored markup. Given every text of a channel and of the settings with markup that runs code, then
	 * the page's statement cannot be left, and no text has a tag.
	 */
	public function test_stored_markup(): void {
		$evil  = '</script><script>alert(1)</script><img src=x onerror=alert(1)>';
		$texts = array_fill_keys( array( 'close_text', 'cta_head', 'widget_color', 'font_family', 'position' ), $evil ) + array( 'widget_icon_url' => 'javascript:alert(1)' );
		Make::store_widgets( array( Make::widget( array( Make::channel( array_fill_keys( array( 'hover_text', 'icon_color', 'wp_popup_headline', 'wp_popup_reply_time', 'chat_welcome_message', 'title' ), $evil ) + array( 'url' => 'javascript:alert(1)' ) ) ), array( 'settings' => $texts ) ) ) );
		$printed   = Make::services()->get_frontend_settings();
		$statement = str_replace( array( '<script type="application/json" id="chaty-data">', '<script type="application/json" id="chaty-settings">', '</script>' ), '', $printed->to_html( $printed->get_widgets(), array() ) );

		$this->assertStringNotContainsString( '<', $statement );
		$this->assertStringNotContainsString( 'onerror', $statement );
		$this->assertStringNotContainsString( 'alert(1)', $statement );
	}

	/**
	 * Files of contacts on the open web. Given an export, then it is a stream, and no file is left.
	 */
	public function test_exports_leave_no_file(): void {
		$folder = wp_upload_dir()['basedir'];
		$before = (array) glob( $folder . '/*' );
		$this->send( ...$this->provide_calls()['call 4'] );
		$rows = iterator_to_array( ( new Message_Query() )->iterate( array() ) );

		$this->assertCount( 1, $rows );
		$this->assertSame( $before, (array) glob( $folder . '/*' ) );
	}

	public function test_mass_assignment_given_form_with_names_of_columns_then_they_are_not_taken(): void {
		$this->send( '', array( 'mail_state' => 'sent', 'mail_next' => '2000-01-01', 'fingerprint' => 'x', 'created_at' => '2000-01-01', 'id' => '777', 'phone' => '+1' ) + $this->provide_calls()['call 4'][1] );
		$row = $this->get_rows( 'contacts', 'id' )[0];

		$this->assertNotSame( '777', (string) $row['id'] );
		$this->assertNotSame( 'x', $row['fingerprint'] );
		$this->assertSame( array( '', true ), array( $row['phone'], $row['created_at'] > '2026' ) );
	}
}
