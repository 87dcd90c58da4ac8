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

	public function test_given_message_when_it_is_deleted_then_it_is_gone_and_other_stays(): void {
		$id = $this->send( 'GET', '/contacts' )->get_data()[0]['id'];

		$this->assertSame( array( 200, 404 ), array( $this->send( 'DELETE', "/contacts/$id" )->get_status(), $this->send( 'DELETE', "/contacts/$id" )->get_status() ) );
		$this->assertSame( array( 'Ada' ), array_column( $this->get_rows( 'contacts', 'id' ), 'name' ) );
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
