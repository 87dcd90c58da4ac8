<?php
namespace Chaty\Tests\Ajax;

use Chaty\Ajax\Early_Ajax;
use Chaty\Config\Names;
use Chaty\Storage\Tracked_Event;
use Chaty\Tests\Ajax_Test_Case;
use Chaty\Tests\Clock;
use Chaty\Tests\Make;

/**
 * The three actions track what "Counting" in docs/how-it-works.md says, and nothing that no widget has.
 */
final class Track_Action_Test extends Ajax_Test_Case {

	private const VIEWS   = Names::WIDGET_VIEW;
	private const CLICK   = Names::WIDGET_CLICK;
	private const CHANNEL = Names::CHANNEL_CLICK;

	/**
	 * Returns a request, and the rows afterwards: widget, channel, device, views, clicks, first clicks.
	 *
	 * @return array<string, array{0: string, 1: string, 2: array<int, string>}>
	 */
	public function provide_counts(): array {
		return array(
			'1: closed widget'         => array( self::VIEWS, 'widgetId=0&channels[]=Whatsapp&isOpen=0&isSingle=0&isMobile=0', array( '0 - d 1 0' ) ),
			'1: open widget'           => array( self::VIEWS, 'widgetId=0&channels[]=Whatsapp&channels[]=Contact_Us&isOpen=1&isMobile=0', array( '0 - d 1 0', '0 Contact_Us d 1 0', '0 Whatsapp d 1 0' ) ),
			'1: single channel'        => array( self::VIEWS, 'widgetId=_1&channels[]=Phone&isSingle=1&isMobile=1', array( '_1 - m 1 0', '_1 Phone m 1 0' ) ),
			'1: whatever the capitals' => array( self::VIEWS, 'widgetId=0&channels[]=whatsapp&channels[]=WHATSAPP&isOpen=1', array( '0 - d 1 0', '0 Whatsapp d 1 0' ) ),
			'1: list as one text'      => array( self::VIEWS, 'widgetId=0&channels=Whatsapp,Contact_Us&isOpen=true', array( '0 - d 1 0', '0 Contact_Us d 1 0', '0 Whatsapp d 1 0' ) ),
			'1: unknown channels'      => array( self::VIEWS, 'widgetId=0&channels[]=Phone&channels[]=x%27+OR+1%3D1&isOpen=1', array( '0 - d 1 0' ) ),
			'2: widget with a list'    => array( self::CLICK, 'widgetId=0&channels[]=Whatsapp&isSingle=0', array( '0 - d 0 1', '0 Whatsapp d 1 0' ) ),
			'2: single channel'        => array( self::CLICK, 'widgetId=_1&channels[]=Phone&isSingle=1', array( '_1 - d 0 1 first 1', '_1 Phone d 0 1' ) ),
			'2: no channels'           => array( self::CLICK, 'widgetId=0&isMobile=1', array( '0 - m 0 1' ) ),
			'3: channel'               => array( self::CHANNEL, 'widgetId=0&channel=Whatsapp&isMobile=1', array( '0 Whatsapp m 0 1' ) ),
			'3: the first channel'     => array( self::CHANNEL, 'widgetId=0&channel=Whatsapp&isFirst=1', array( '0 - d 0 0 first 1', '0 Whatsapp d 0 1' ) ),
			'3: a button in content'   => array( self::CHANNEL, 'widgetId=0&channel=whatsapp&isFirst=1&inContent=1', array( 'content Whatsapp d 0 1' ) ),
			'3: with the widget as 1'  => array( self::CHANNEL, 'widgetId=1&channel=phone', array( '_1 Phone d 0 1' ) ),
		);
	}

	/**
	 * @dataProvider provide_counts
	 *
	 * @param array<int, string> $expected Rows.
	 */
	public function test_given_request_from_page_of_this_site_when_it_is_handled_then_these_rows_stand( string $action, string $body, array $expected ): void {
		$this->assertSame( 200, $this->track( $action, Make::request( wp_parse_args( $body ) ) ) );
		$this->assertSame( $expected, $this->get_counted() );
	}

	public function test_given_requests_one_after_other_then_they_add_up_in_one_row_day_and_device(): void {
		foreach ( array( '0', '0', '1' ) as $is_mobile ) {
			foreach ( array( self::VIEWS, self::CLICK ) as $action ) {
				$this->track( $action, Make::request( array( 'widgetId' => '0', 'isMobile' => $is_mobile ) ) );
			}
		}

		$this->assertSame( array( '0 - d 2 2', '0 - m 1 1' ), $this->get_counted() );
		$this->assertSame( array( Clock::get_datetime()->format( 'Y-m-d' ) ), array_values( array_unique( array_column( $this->get_rows( 'stats', 'day' ), 'day' ) ) ) );
	}

	public function test_cached_page_is_counted_after_widget_was_switched_off(): void {
		Make::store_widgets( array( Make::widget( array(), array( 'is_active' => 0 ) ) ) );
		$this->track( self::VIEWS, Make::request( array( 'widgetId' => '0' ) ) );
		$this->track( self::CHANNEL, Make::request( array( 'widgetId' => '0', 'channel' => 'Phone' ) ) );

		$this->assertSame( array( '0 - d 1 0', '0 Phone d 0 1' ), $this->get_counted() );
	}

	public function test_given_site_far_from_greenwich_when_something_is_counted_then_on_sites_own_day(): void {
		Clock::$stopped_at = (int) strtotime( '2026-05-01 11:30 UTC' );
		update_option( 'timezone_string', '' );
		foreach ( array( -12, 14 ) as $offset ) {
			update_option( 'gmt_offset', $offset );
			$this->track( self::VIEWS, Make::request( array( 'widgetId' => '0' ) ) );
		}
		$days = array_column( $this->get_rows( 'stats', 'day' ), 'day' );

		$this->assertSame( array( '2026-04-30', '2026-05-02' ), $days );
	}

	/**
	 * @return array<string, array{0: string, 1: array<string, mixed>, 2: array<string, string>, 3: int}>
	 */
	public function provide_refused(): array {
		$good = array( 'widgetId' => '0' );

		return array(
			'no widget'                   => array( self::VIEWS, array(), array(), 400 ),
			'unknown widget'              => array( self::VIEWS, array( 'widgetId' => '_7' ), array(), 400 ),
			'widget as a list'            => array( self::VIEWS, array( 'widgetId' => array( '0' ) ), array(), 400 ),
			'widget with SQL'             => array( self::VIEWS, array( 'widgetId' => "0' OR 1=1" ), array(), 400 ),
			'widget with more SQL'        => array( self::VIEWS, array( 'widgetId' => '0; DROP TABLE x' ), array(), 400 ),
			'unknown channel'             => array( self::CHANNEL, $good + array( 'channel' => 'Phone' ), array(), 400 ),
			'channel with SQL'            => array( self::CHANNEL, $good + array( 'channel' => "Whatsapp' --" ), array(), 400 ),
			'channel with markup'         => array( self::CHANNEL, $good + array( 'channel' => '<script>alert(1)</script>' ), array(), 400 ),
			'no channel'                  => array( self::CHANNEL, $good, array(), 400 ),
			'channel that is too long'    => array( self::CHANNEL, $good + array( 'channel' => str_repeat( 'a', 51 ) ), array(), 400 ),
			'list with a long entry'      => array( self::CLICK, $good + array( 'channels' => array( str_repeat( 'a', 51 ) ) ), array(), 400 ),
			'by GET'                      => array( self::VIEWS, $good, array( 'REQUEST_METHOD' => 'GET' ), 405 ),
			'from another site'           => array( self::VIEWS, $good, array( 'HTTP_SEC_FETCH_SITE' => 'cross-site' ), 403 ),
			'from a search engine'        => array( self::VIEWS, $good, array( 'HTTP_USER_AGENT' => 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' ), 403 ),
			'from a command line'         => array( self::VIEWS, $good, array( 'HTTP_USER_AGENT' => 'curl/8.0' ), 403 ),
			'with Global Privacy Control' => array( self::VIEWS, $good, array( 'HTTP_SEC_GPC' => '1' ), 403 ),
			'from nobody'                 => array( self::VIEWS, $good, array( 'HTTP_USER_AGENT' => '' ), 403 ),
		);
	}

	/**
	 * @dataProvider provide_refused
	 *
	 * @param array<string, mixed>  $fields Posted fields.
	 * @param array<string, string> $server What differs in the connection.
	 */
	public function test_invalid_request_gives_status_and_makes_no_row( string $action, array $fields, array $server, int $expected ): void {
		$status = $this->track( $action, Make::request( $fields, $server ) );

		$this->assertSame( $expected, $status );
		$this->assertSame( array(), $this->get_counted() );
	}

	public function test_given_owner_who_does_not_count_when_request_comes_then_it_makes_no_row(): void {
		update_option( Names::ANALYTICS, 'off' );
		$status = $this->track( self::VIEWS, Make::request( array( 'widgetId' => '0' ) ) );

		$this->assertSame( 403, $status );
		$this->assertSame( array(), $this->get_counted() );
	}

	/**
	 * Returns roles of a user, what is wrong with the cookie, the owner's setting, and what is counted.
	 *
	 * @return array<string, array{0: string, 1: string, 2: int, 3: array<int, string>}>
	 */
	public function provide_users(): array {
		$counted = array( '0 - d 1 0' );

		return array(
			'an administrator'              => array( 'administrator', '', 0, array() ),
			'an author'                     => array( 'author', '', 0, array() ),
			'a contributor'                 => array( 'contributor', '', 0, array() ),
			'a customer'                    => array( 'subscriber', '', 0, $counted ),
			'a cookie that is not his'      => array( 'administrator', 'x', 0, $counted ),
			'an administrator who is to be' => array( 'administrator', '', 1, $counted ),
		);
	}

	/**
	 * Given a user who is logged in, when his visit is reported, then it is counted if he may not edit posts, or if the
	 * owner wants it; the answer is the same.
	 *
	 * @dataProvider provide_users
	 *
	 * @param array<int, string> $expected Rows.
	 */
	public function test_users( string $role, string $wrong, int $setting, array $expected ): void {
		update_option( Names::COUNT_EDITORS, $setting );
		$_COOKIE[ LOGGED_IN_COOKIE ] = wp_generate_auth_cookie( $this->create_user( $role ), time() + HOUR_IN_SECONDS, 'logged_in' ) . $wrong;
		$server                      = array( 'HTTP_COOKIE' => LOGGED_IN_COOKIE . '=' . rawurlencode( $_COOKIE[ LOGGED_IN_COOKIE ] ) );
		$status                      = $this->track( self::VIEWS, Make::request( array( 'widgetId' => '0' ), $server ) );
		unset( $_COOKIE[ LOGGED_IN_COOKIE ] );

		$this->assertSame( array( 200, $expected ), array( $status, $this->get_counted() ) );
	}

	/**
	 * Given a valid nonce under the request's own field, when the browser sends no headers, then it is counted;
	 * with the nonce of another widget it is not.
	 *
	 * @testWith ["update_chaty_widget_views", "widgetNonce"]
	 *           ["update_chaty_widget_click", "nonce"]
	 */
	public function test_nonce( string $action, string $field ): void {
		foreach ( array( '_1' => 403, '' => 200 ) as $index => $status ) {
			$fields = array( 'widgetId' => '0', $field => wp_create_nonce( Names::WIDGET_NONCE . $index ) );
			$this->assertSame( $status, $this->track( $action, Make::request( $fields, array( 'HTTP_SEC_FETCH_SITE' => '' ) ) ), "widget $index" );
		}
		$this->assertCount( 1, $this->get_counted() );
	}

	public function test_address_over_limit_is_rejected_and_not_counted_and_another_is_counted(): void {
		add_filter( 'chaty_rate_limit', static fn (): int => 2 );
		$statuses = array();
		for ( $call = 0; $call < 4; $call++ ) {
			$statuses[] = $this->track( self::VIEWS, Make::request( array( 'widgetId' => '0' ) ) );
		}
		$other = $this->track( self::VIEWS, Make::request( array( 'widgetId' => '0' ), array( 'REMOTE_ADDR' => '198.51.100.1' ) ) );

		$this->assertSame( array( 200, 200, 429, 429 ), $statuses );
		$this->assertSame( 200, $other );
		$this->assertSame( array( '0 - d 3 0' ), $this->get_counted() );
	}

	public function test_given_header_that_anybody_can_write_when_it_names_other_addresses_then_limit_holds(): void {
		add_filter( 'chaty_rate_limit', static fn (): int => 1 );
		$this->track( self::VIEWS, Make::request( array( 'widgetId' => '0' ), array( 'HTTP_X_FORWARDED_FOR' => '198.51.100.1' ) ) );
		$status = $this->track( self::VIEWS, Make::request( array( 'widgetId' => '0' ), array( 'HTTP_X_FORWARDED_FOR' => '198.51.100.2' ) ) );

		$this->assertSame( 429, $status );
	}

	public function test_other_plugins_get_event_and_day(): void {
		$reported = array();
		add_action(
			'chaty_event_tracked',
			static function ( Tracked_Event $count, string $day ) use ( &$reported ): void {
				$reported[] = array( $count->get_widget(), $count->get_channel(), $count->get_device(), $count->is_click(), $day );
			},
			10,
			2
		);
		$this->track(
			self::CHANNEL,
			Make::request(
				array(
					'widgetId' => '0',
					'channel'  => 'whatsapp',
					'isFirst'  => '1',
				)
			)
		);

		$this->assertSame( array( array( '0', 'Whatsapp', 'd', true, Clock::get_datetime()->format( 'Y-m-d' ) ) ), $reported );
	}

	public function test_given_database_that_fails_when_request_comes_then_status_is_500(): void {
		global $wpdb;

		$prefix       = $wpdb->prefix;
		$wpdb->prefix = 'nowhere_';
		$wpdb->suppress_errors( true );
		$status = $this->track( self::VIEWS, Make::request( array( 'widgetId' => '0' ) ) );
		$wpdb->suppress_errors( false );
		$wpdb->prefix = $prefix;

		$this->assertSame( 500, $status );
	}

	public function test_call_to_admin_ajax_is_known_by_its_action(): void {
		$this->assertNull( $this->find_action( self::VIEWS ) );

		add_filter( 'wp_doing_ajax', '__return_true' );
		$this->assertSame( self::VIEWS, $this->find_action( self::VIEWS ) );
		$this->assertSame( self::CLICK, $this->find_action( self::CLICK ) );
		$this->assertSame( self::CHANNEL, $this->find_action( self::CHANNEL ) );
		$this->assertNull( $this->find_action( 'chaty_front_form_save_data' ) );
		$this->assertNull( $this->find_action( array( self::VIEWS ) ) );
		remove_filter( 'wp_doing_ajax', '__return_true' );
	}

	/**
	 * Finds the class of the call that a request makes.
	 *
	 * @param mixed $action What it sends as the action.
	 */
	private function find_action( $action ): ?string {
		$_POST['action'] = $action;
		$found           = Early_Ajax::find_action();
		unset( $_POST['action'] );

		return $found;
	}
}
