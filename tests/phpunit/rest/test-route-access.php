<?php
namespace Chaty\Tests\Rest;

use Chaty\Config\Capabilities;
use Chaty\Tests\Route_Test_Case;
use WP_REST_Request;

/**
 * Every endpoint is for users who have its capability, and does nothing for anybody else.
 */
final class Route_Access_Test extends Route_Test_Case {

	/**
	 * Given the routes, then only geocoding is public, and this file knows the capability of each other one.
	 */
	public function test_known_routes(): void {
		$unknown = array();
		foreach ( $this->provide_endpoints() as list( $method, $route ) ) {
			if ( '' === $this->get_capability( $method, $route ) ) {
				$unknown[] = $route;
			}
		}

		$this->assertSame( array(), $unknown );
		$this->assertArrayHasKey( self::PUBLIC_ROUTE, rest_get_server()->get_routes( 'chaty/v1' ) );
	}

	/**
	 * Returns the capability of an endpoint; empty if this file does not know it.
	 */
	private function get_capability( string $method, string $route ): string {
		foreach ( self::CAPABILITIES as $start => $capability ) {
			if ( 0 === strpos( $route, $start ) || 0 === strpos( "$method $route", $start ) ) {
				return $capability;
			}
		}

		return '';
	}

	/**
	 * @dataProvider provide_endpoints
	 *
	 * @param array<string, array<string, mixed>> $args Parameters.
	 */
	public function test_strangers_are_refused_learn_nothing_and_change_nothing( string $method, string $route, array $args ): void {
		$before   = $this->get_state();
		$statuses = array();
		foreach ( array( '', 'subscriber', 'contributor', 'author', 'editor' ) as $role ) {
			$this->log_in( $role );
			$answer            = $this->answer( $this->create_request( $method, $route, $args ) );
			$statuses[ $role ] = $answer->get_status();
			$this->assertSame( array( 'code', 'message', 'data' ), array_keys( $answer->get_data() ) );
			$this->assertSame( array( 'rest_forbidden', 'Sorry, you are not allowed to do that.' ), array( $answer->get_data()['code'], $answer->get_data()['message'] ) );
			$this->assertArrayNotHasKey( 'X-WP-Total', $answer->get_headers() );
			$this->assertArrayNotHasKey( 'Allow', $answer->get_headers() );
		}

		$this->assertSame( array( '' => 401, 'subscriber' => 403, 'contributor' => 403, 'author' => 403, 'editor' => 403 ), $statuses );
		$this->assertSame( $before, $this->get_state() );
	}

	/**
	 * @dataProvider provide_endpoints
	 *
	 * @param array<string, array<string, mixed>> $args Parameters.
	 */
	public function test_given_administrator_when_endpoint_is_asked_with_what_it_requires_then_it_answers( string $method, string $route, array $args ): void {
		$this->log_in( 'administrator' );
		$answer = $this->answer( $this->create_request( $method, $route, $args ) );

		$this->assertSame( 200, $answer->get_status(), (string) wp_json_encode( $answer->get_data() ) );
		$this->assertStringContainsString( $method, $answer->get_headers()['Allow'] );
	}

	/**
	 * @dataProvider provide_endpoints
	 *
	 * @param array<string, array<string, mixed>> $args Parameters.
	 */
	public function test_role_with_one_capability_reaches_its_endpoints_and_no_other( string $method, string $route, array $args ): void {
		$given = '';
		add_filter(
			'chaty_capabilities',
			static function ( array $capabilities ) use ( &$given ): array {
				return array( $given => 'edit_others_posts' ) + $capabilities;
			}
		);
		$this->log_in( 'editor' );

		foreach ( array( Capabilities::SETTINGS, Capabilities::MESSAGES, Capabilities::STATISTICS ) as $given ) {
			$before = $this->get_state();
			$status = $this->answer( $this->create_request( $method, $route, $args ) )->get_status();
			if ( $given === $this->get_capability( $method, $route ) ) {
				$this->assertSame( 200, $status, $given );
			} else {
				$this->assertSame( 403, $status, $given );
				$this->assertSame( $before, $this->get_state() );
			}
		}
	}

	/**
	 * Given a capability that is taken from the administrator, when its endpoints are asked, then the answer is
	 * no: nothing asks for another one.
	 *
	 * @dataProvider provide_endpoints
	 *
	 * @param array<string, array<string, mixed>> $args Parameters.
	 */
	public function test_nothing_but_the_capability( string $method, string $route, array $args ): void {
		add_filter( 'chaty_capabilities', fn ( array $capabilities ): array => array( $this->get_capability( $method, $route ) => 'do_not_allow' ) + $capabilities );
		$before = $this->get_state();
		$this->log_in( 'administrator' );

		$this->assertSame( 403, $this->answer( $this->create_request( $method, $route, $args ) )->get_status() );
		$this->assertSame( $before, $this->get_state() );
	}

	/**
	 * @dataProvider provide_endpoints
	 *
	 * @param array<string, array<string, mixed>> $args Parameters.
	 */
	public function test_given_route_in_other_letters_which_wordpress_finds_as_well_then_same_is_required( string $method, string $route, array $args ): void {
		$request = $this->create_request( $method, $route, $args );
		$request->set_route( strtoupper( $request->get_route() ) );

		$answer = $this->answer( $request );
		$this->assertSame( array( 401, 'no-store' ), array( $answer->get_status(), $answer->get_headers()['Cache-Control'] ) );
	}

	/**
	 * @dataProvider provide_endpoints
	 *
	 * @param array<string, array<string, mixed>> $args Parameters.
	 */
	public function test_given_method_that_reads_headers_only_when_somebody_else_asks_then_answer_is_no( string $method, string $route, array $args ): void {
		$request = $this->create_request( 'HEAD', $route, 'GET' === $method ? $args : array() );
		$request->set_body( '' );

		$this->assertContains( $this->answer( $request )->get_status(), 'GET' === $method ? array( 401 ) : array( 401, 404 ) );
	}

	public function test_given_several_requests_in_one_as_wordpress_takes_them_then_none_of_ours_is_among_them(): void {
		$before = $this->get_state();
		$this->log_in( 'administrator' );
		$requests = array();
		foreach ( $this->provide_endpoints() as list( $method, $route, $args ) ) {
			if ( 'GET' !== $method ) {
				$requests[] = array( 'method' => $method, 'path' => $this->create_request( $method, $route, $args )->get_route() );
			}
		}
		$request = new WP_REST_Request( 'POST', '/batch/v1' );
		$this->set_json( $request, array( 'requests' => $requests ) );
		$answer = rest_do_request( $request );

		$this->assertSame( array( 'rest_batch_not_allowed' ), array_values( array_unique( array_column( array_column( $answer->get_data()['responses'], 'body' ), 'code' ) ) ) );
		$this->assertCount( count( $requests ), $answer->get_data()['responses'] );
		$this->assertSame( $before, $this->get_state() );
	}
}
