<?php
namespace Chaty\Tests\Rest;

use Chaty\Config\Privacy_Settings;
use Chaty\Messages\Message;
use Chaty\Messages\Message_Repository;
use Chaty\Messages\Email_Status;
use Chaty\Storage\Stats_Table;
use Chaty\Storage\Tracked_Event;
use Chaty\Tests\Make;
use Chaty\Tests\Owner_Test_Case;
use WP_REST_Response;

/**
 * Those who manage the site read and write settings, messages and counts; nobody else does, and nothing
 * that is invalid gets through.
 */
final class Rest_Test extends Owner_Test_Case {

	protected function setUp(): void {
		parent::setUp();
		$messages = new Message_Repository();
		$messages->add( new Message( '0', 'Contact_Us', array( 'name' => 'Ada', 'email' => 'ada@example.org' ), '' ), 'a', Email_Status::SENT );
		$messages->add( new Message( '_1', 'Contact_Us', array( 'name' => 'Bea', 'email' => 'bea@example.org' ), '' ), 'b', Email_Status::FAILED );
		( new Stats_Table() )->add( array( Tracked_Event::view( 0, 'Phone', false ) ), '2026-05-01', 7 );
	}

	/**
	 * @param array<string, mixed> $query Parameters of the address.
	 * @param mixed                $body  What is sent as JSON; null for nothing.
	 */
	private function send( string $method, string $path, array $query = array(), $body = null ): WP_REST_Response {
		return $this->call_route( $method, $path, $body, $query );
	}

	/**
	 * @return array<string, array{0: string, 1: string}>
	 */
	public function provide_routes(): array {
		return array(
			'read widgets'    => array( 'GET', '/widgets' ),
			'replace widgets' => array( 'PUT', '/widgets' ),
			'read contacts'   => array( 'GET', '/contacts' ),
			'delete contact'  => array( 'DELETE', '/contacts/1' ),
			'read stats'      => array( 'GET', '/stats' ),
			'delete stats'    => array( 'DELETE', '/stats' ),
		);
	}

	/**
	 * Given somebody who does not manage the site, when a route is asked, then the answer is no, and
	 * nothing has changed.
	 *
	 * @dataProvider provide_routes
	 */
	public function test_nobody_else( string $method, string $path ): void {
		$before = array( get_option( 'chaty_widgets' ), $this->get_rows( 'contacts', 'id' ) );
		wp_set_current_user( 0 );
		$guest = $this->send( $method, $path, array(), array() );
		$user  = wp_insert_user(
			array(
				'user_login' => 'editor',
				'user_pass'  => 'x',
				'role'       => 'editor',
			)
		);
		$this->assertIsInt( $user );
		wp_set_current_user( $user );

		$this->assertSame( array( 401, 403 ), array( $guest->get_status(), $this->send( $method, $path, array(), array() )->get_status() ) );
		$this->assertSame( array( 'rest_forbidden', 'Sorry, you are not allowed to do that.' ), array( $guest->get_data()['code'], $guest->get_data()['message'] ) );
		$this->assertSame( $before, array( get_option( 'chaty_widgets' ), $this->get_rows( 'contacts', 'id' ) ) );
	}

	public function test_settings_are_same_when_they_are_sent_back_and_change_is_kept(): void {
		$read = $this->send( 'GET', '/widgets' )->get_data();
		$this->assertSame( array( 0, '_1' ), array_column( $read['chaty_widgets'], 'id' ) );
		$this->assertSame( $read['chaty_widgets'], $this->send( 'PUT', '/widgets', array(), $read )->get_data()['chaty_widgets'] );
		unset( $read['revision'] );

		$read['chaty_widgets'][0]['settings']['close_text'] = 'Bye';
		$read['chaty_widgets'][0]['settings']['cta_head']   = 'Kept, without effect';
		$read['data_analytics_settings']                    = 'off';
		$read['retention_days']                             = 30;
		$answer = $this->send( 'PUT', '/widgets', array(), $read );

		$this->assertSame( array( 200, 'Bye', 'off' ), array( $answer->get_status(), Make::repository()->get_stored_widgets()[0]['settings']['close_text'], get_option( 'chaty_data_analytics' ) ) );
		$this->assertSame( 30, ( new Privacy_Settings() )->get_settings()['retention_days'] );
	}

	/**
	 * @return array<string, array{0: mixed, 1: array<int, string>}>
	 */
	public function provide_wrong_settings(): array {
		$with = static fn ( array $widget ): array => array( 'chaty_widgets' => array( Make::widget( array(), $widget ) ) );

		return array(
			'nothing'            => array( array(), array( 'chaty_widgets' ) ),
			'unknown key'        => array( array( 'extra' => 1 ) + $with( array() ), array( 'extra' ) ),
			'unknown widget key' => array( $with( array( 'extra' => 1 ) ), array( 'widgets[0].extra' ) ),
			'unknown setting'    => array( $with( array( 'settings' => array( 'color' => 'red' ) ) ), array( 'widgets[0].settings.color' ) ),
			'wrong type'         => array( $with( array( 'settings' => array( 'close_text' => array( 1 ) ) ) ), array( 'widgets[0].settings.close_text' ) ),
			'wrong value'        => array( $with( array( 'settings' => array( 'widget_color' => 'javascript:1' ) ) ), array( 'widgets[0].settings.widget_color' ) ),
			'null'               => array( $with( array( 'settings' => array( 'close_text' => null ) ) ), array( 'widgets[0].settings.close_text' ) ),
			'wrong channel'      => array( $with( array( 'channels' => array( Make::channel( array( 'channel' => '../x' ) ), 7 ) ) ), array( 'widgets[0].channels[0].channel', 'widgets[0].channels[1]' ) ),
			'wrong days'         => array( array( 'retention_days' => 'soon' ) + $with( array() ), array( 'retention_days' ) ),
			'two with one id'    => array( array( 'chaty_widgets' => array( Make::widget(), Make::widget() ) ), array( 'widgets[1].id' ) ),
		);
	}

	/**
	 * @dataProvider provide_wrong_settings
	 *
	 * @param mixed              $body  What is sent.
	 * @param array<int, string> $paths What is reported.
	 */
	public function test_wrong_settings_are_reported_by_path_and_nothing_changes( $body, array $paths ): void {
		$before = get_option( 'chaty_widgets' );
		$answer = $this->send( 'PUT', '/widgets', array(), $body );

		$this->assertSame( 400, $answer->get_status() );
		$this->assertSame( $paths, array_keys( $answer->get_data()['data']['params'] ) );
		$this->assertSame( $before, get_option( 'chaty_widgets' ) );
	}

	/**
	 * Returns the style sheet that is stored and the one that is sent (null for none), and the paths that are reported.
	 *
	 * @return array<string, array{0: string, 1: string|null, 2: array<int, string>}>
	 */
	public function provide_style_sheets(): array {
		$path = array( 'widgets[1].settings.custom_css' );

		return array(
			'a new one'   => array( '', 'a{color:red}', $path ),
			'another one' => array( 'a{color:red}', 'a{color:blue}', $path ),
			'none'        => array( 'a{color:red}', null, $path ),
			'the same'    => array( 'a{color:red}', 'a{color:red}', array() ),
			'still none'  => array( '', null, array() ),
		);
	}

	/**
	 * Given a user who manages the site but may not edit style sheets, as in a network, when settings are
	 * sent with another style sheet, then that is reported, and nothing is changed.
	 *
	 * @dataProvider provide_style_sheets
	 *
	 * @param string|null        $sent  The one that is sent.
	 * @param array<int, string> $paths What is reported.
	 */
	public function test_style_sheets( string $stored, ?string $sent, array $paths ): void {
		$widgets = static function ( ?string $css ): array {
			$settings = null === $css ? array() : array( 'custom_css' => $css );
			return array( Make::widget(), Make::widget( array(), array( 'id' => '_1', 'settings' => $settings ) ) );
		};
		$this->assertSame( 200, $this->send( 'PUT', '/widgets', array(), array( 'chaty_widgets' => $widgets( $stored ) ) )->get_status() );
		$before = get_option( 'chaty_widgets' );
		add_filter( 'map_meta_cap', static fn ( array $caps, string $cap ): array => 'edit_css' === $cap ? array( 'do_not_allow' ) : $caps, 10, 2 );
		$answer = $this->send( 'PUT', '/widgets', array(), array( 'chaty_widgets' => $widgets( $sent ) ) );

		$this->assertSame( array() === $paths ? 200 : 400, $answer->get_status() );
		$this->assertSame( $paths, array_keys( $answer->get_data()['data']['params'] ?? array() ) );
		$this->assertSame( $before[1]['settings']['custom_css'] ?? '', get_option( 'chaty_widgets' )[1]['settings']['custom_css'] ?? '' );
	}

	public function test_given_client_that_asks_then_it_gets_schema_of_settings(): void {
		$answer = $this->send( 'OPTIONS', '/widgets' )->get_data();

		$this->assertSame( Make::schema()->get_page(), $answer['schema'] );
	}

	public function test_schemas_name_states_of_email_and_devices(): void {
		$messages = $this->send( 'OPTIONS', '/contacts' )->get_data()['schema'];
		$stats    = $this->send( 'OPTIONS', '/stats' )->get_data()['schema'];

		$this->assertSame( array( 'pending', 'digest', 'sent', 'failed', 'given-up', 'skipped' ), $messages['properties']['mail_state']['enum'] );
		$this->assertSame( array( 'd', 'm' ), $stats['properties']['device']['enum'] );
	}

	/**
	 * @return array<string, array{0: array<string, mixed>, 1: array<int, string>, 2: string}>
	 */
	public function provide_lists(): array {
		return array(
			'all'      => array( array(), array( 'Bea', 'Ada' ), '2' ),
			'a page'   => array( array( 'per_page' => 1, 'page' => 2 ), array( 'Ada' ), '2' ),
			'an email' => array( array( 'email' => 'ADA@example.org' ), array( 'Ada' ), '1' ),
			'a state'  => array( array( 'state' => 'failed' ), array( 'Bea' ), '1' ),
			'a widget' => array( array( 'widget' => '_1' ), array( 'Bea' ), '1' ),
			'with SQL' => array( array( 'widget' => "' OR '1'='1" ), array(), '0' ),
			'since'    => array( array( 'since' => '2099-01-01' ), array(), '0' ),
			'no page'  => array( array( 'page' => 1000000 ), array(), '2' ),
			'the most' => array( array( 'per_page' => 100, 'page' => 1 ), array( 'Bea', 'Ada' ), '2' ),
			'numerals' => array( array( 'per_page' => '1', 'page' => '2' ), array( 'Ada' ), '2' ),
		);
	}

	/**
	 * Given messages, when they are listed, then the newest comes first, pages and filters count, and the
	 * hash of the visitor is not in the answer.
	 *
	 * @dataProvider provide_lists
	 *
	 * @param array<string, mixed> $query    Parameters.
	 * @param array<int, string>   $expected Names.
	 */
	public function test_contacts( array $query, array $expected, string $total ): void {
		$answer = $this->send( 'GET', '/contacts', $query );

		$this->assertSame( $expected, array_column( $answer->get_data(), 'name' ) );
		$this->assertSame( $total, $answer->get_headers()['X-WP-Total'] );
		$this->assertSame( array(), array_column( $answer->get_data(), 'fingerprint' ) );
	}

	public function test_given_message_when_it_is_deleted_then_it_is_gone_and_other_stays(): void {
		$id = $this->send( 'GET', '/contacts' )->get_data()[0]['id'];

		$this->assertSame( array( 200, 404 ), array( $this->send( 'DELETE', "/contacts/$id" )->get_status(), $this->send( 'DELETE', "/contacts/$id" )->get_status() ) );
		$this->assertSame( array( 'Ada' ), array_column( $this->get_rows( 'contacts', 'id' ), 'name' ) );
	}

	/**
	 * Given an address that names one message and a body or a query that names another, when it is deleted,
	 * then nothing is.
	 */
	public function test_the_path_names_what_is_deleted(): void {
		list( $bea, $ada ) = array_column( $this->send( 'GET', '/contacts' )->get_data(), 'id' );

		$this->assertSame( 400, $this->send( 'DELETE', "/contacts/$bea", array(), array( 'id' => $ada ) )->get_status() );
		$this->assertSame( 400, $this->send( 'DELETE', "/contacts/$bea", array( 'id' => $ada ) )->get_status() );
		$this->assertCount( 2, $this->get_rows( 'contacts', 'id' ) );
	}

	/**
	 * Given a database that refuses, when a message is deleted, then the answer is an error, and not that
	 * there is no such message.
	 */
	public function test_delete_is_refused(): void {
		$id = $this->send( 'GET', '/contacts' )->get_data()[0]['id'];
		$this->refuse_statements( 'DELETE', 'chaty_contacts' );

		$this->assertSame( 500, $this->send( 'DELETE', "/contacts/$id" )->get_status() );
		$this->assertCount( 2, $this->get_rows( 'contacts', 'id' ) );
	}

	/**
	 * Given a database that does not answer, when messages are listed, then the answer is an error, and not
	 * that there are none.
	 */
	public function test_reading_is_refused(): void {
		$this->refuse_statements( 'SELECT', 'chaty_contacts' );

		$this->assertSame( 500, $this->send( 'GET', '/contacts' )->get_status() );
	}

	/**
	 * @return array<string, array{0: string, 1: array<string, mixed>, 2: string}>
	 */
	public function provide_wrong_parameters(): array {
		return array(
			'contacts, unknown'  => array( '/contacts', array( 'order' => 'id; DROP TABLE' ), 'order' ),
			'contacts, no page'  => array( '/contacts', array( 'page' => 'x' ), 'page' ),
			'contacts, too many' => array( '/contacts', array( 'per_page' => 5000 ), 'per_page' ),
			'contacts, too few'  => array( '/contacts', array( 'per_page' => 0 ), 'per_page' ),
			'contacts, one over' => array( '/contacts', array( 'per_page' => 101 ), 'per_page' ),
			'contacts, page 0'   => array( '/contacts', array( 'page' => 0 ), 'page' ),
			'contacts, far page' => array( '/contacts', array( 'page' => 1000001 ), 'page' ),
			'contacts, half one' => array( '/contacts', array( 'page' => '1.5' ), 'page' ),
			'contacts, too long' => array( '/contacts', array( 'state' => str_repeat( 'x', 101 ) ), 'state' ),
			'contacts, a time'   => array( '/contacts', array( 'since' => '2026-01-01 10:00:00' ), 'since' ),
			'contacts, a list'   => array( '/contacts', array( 'email' => array( 'x' ) ), 'email' ),
			'contacts, no day'   => array( '/contacts', array( 'since' => 'today' ), 'since' ),
			'contacts, month 13' => array( '/contacts', array( 'until' => '2026-13-45' ), 'until' ),
			'widgets, unknown'   => array( '/widgets', array( 'id' => '0' ), 'id' ),
		);
	}

	/**
	 * @dataProvider provide_wrong_parameters
	 *
	 * @param array<string, mixed> $query Parameters.
	 */
	public function test_given_parameters_that_are_invalid_when_route_is_asked_then_error_names_it( string $path, array $query, string $name ): void {
		$answer = $this->send( 'GET', $path, $query );

		$this->assertSame( array( 400, array( $name ) ), array( $answer->get_status(), array_keys( $answer->get_data()['data']['params'] ) ) );
	}

	/**
	 * @testWith [1, "2"]
	 *           [2, "1"]
	 *           [3, "1"]
	 */
	public function test_answer_says_how_many_pages_there_are( int $per_page, string $expected ): void {
		$this->assertSame( $expected, $this->send( 'GET', '/contacts', array( 'per_page' => $per_page ) )->get_headers()['X-WP-TotalPages'] );
	}

	public function test_given_no_messages_when_they_are_listed_then_answer_is_empty_list_without_pages(): void {
		foreach ( array_column( $this->send( 'GET', '/contacts' )->get_data(), 'id' ) as $id ) {
			$this->send( 'DELETE', "/contacts/$id" );
		}
		$answer = $this->send( 'GET', '/contacts' );

		$this->assertSame( array( 200, array(), '0', '0' ), array( $answer->get_status(), $answer->get_data(), $answer->get_headers()['X-WP-Total'], $answer->get_headers()['X-WP-TotalPages'] ) );
	}

	/**
	 * Given parameters that WordPress itself reads, when a route is asked, then they are not unknown.
	 *
	 * @testWith ["/contacts"]
	 *           ["/stats"]
	 *           ["/widgets"]
	 */
	public function test_parameters_of_wordpress( string $path ): void {
		$this->assertSame( 200, $this->send( 'GET', $path, array( '_locale' => 'user', '_fields' => 'id', '_envelope' => '1' ) )->get_status() );
	}

	/**
	 * Given an ID that no table has, when the message is deleted, then there is no such message; a text is no
	 * address of one.
	 *
	 * @testWith ["0", "rest_not_found"]
	 *           ["999999999999999999", "rest_not_found"]
	 *           ["9999999999999999999", "rest_no_route"]
	 *           ["-1", "rest_no_route"]
	 *           ["1 OR 1=1", "rest_no_route"]
	 */
	public function test_ids_at_the_limit( string $id, string $code ): void {
		$answer = $this->send( 'DELETE', "/contacts/$id" );

		$this->assertSame( array( 404, $code ), array( $answer->get_status(), $answer->get_data()['code'] ) );
		$this->assertCount( 2, $this->get_rows( 'contacts', 'id' ) );
	}
}
