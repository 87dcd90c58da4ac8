<?php
namespace Chaty\Tests\Rest;

use Chaty\Tests\Rest_Server_Spy;
use Chaty\Tests\Route_Test_Case;

/**
 * What WordPress's own scripts send works on every route, requests without a valid nonce come from nobody, and no
 * cache keeps an answer.
 */
final class Route_Requests_Test extends Route_Test_Case {

	/**
	 * Reasons for which LiteSpeed Cache was told not to cache.
	 *
	 * @var array<int, string>
	 */
	private array $uncached = array();

	protected function setUp(): void {
		parent::setUp();
		add_filter( 'wp_rest_server_class', static fn (): string => Rest_Server_Spy::class );
		add_action(
			'litespeed_control_set_nocache',
			function ( string $reason ): void {
				$this->uncached[] = $reason;
			}
		);
		$this->log_in( 'administrator' );
	}

	protected function tearDown(): void {
		unset( $GLOBALS['HTTP_RAW_POST_DATA'], $GLOBALS['wp_rest_auth_cookie'] );
		parent::tearDown();
	}

	/**
	 * Sends a request to an endpoint, as a browser does, and returns status, headers and what the body says.
	 *
	 * @param array{0: string, 1: string, 2: array<string, array<string, mixed>>} $endpoint Method, route, parameters.
	 * @param array<string, string>                                               $query    More parameters of the query.
	 * @param array<string, string>                                               $server   More server variables.
	 * @return array{status: int, headers: array<string, string>, body: mixed, text: string}
	 */
	private function request( array $endpoint, array $query = array(), array $server = array() ): array {
		$request = $this->create_request( ...$endpoint );
		$_GET    = wp_slash( $query + $request->get_query_params() );
		$_POST   = array();
		$_SERVER = $server + array( 'REQUEST_METHOD' => $endpoint[0], 'CONTENT_TYPE' => 'application/json' ) + $_SERVER;

		$_REQUEST                      = $_GET;
		$GLOBALS['HTTP_RAW_POST_DATA'] = $request->get_body();
		$this->uncached                = array();
		$rest                          = rest_get_server();
		$this->assertInstanceOf( Rest_Server_Spy::class, $rest );
		$rest->headers = array();
		ob_start();
		$rest->serve_request( $request->get_route() );
		$text = (string) ob_get_clean();
		unset( $_SERVER['HTTP_X_HTTP_METHOD_OVERRIDE'], $_SERVER['HTTP_X_WP_NONCE'] );

		return array( 'status' => $rest->status, 'headers' => $rest->headers, 'body' => json_decode( $text, true ), 'text' => $text );
	}

	/**
	 * Given parameters that WordPress reads on its own routes, or that scripts add to get past caches, when an
	 * endpoint is asked with them, then it answers as without them.
	 *
	 * @dataProvider provide_endpoints
	 *
	 * @param array<string, array<string, mixed>> $args Parameters.
	 */
	public function test_parameters_of_wordpress( string $method, string $route, array $args ): void {
		$known = array(
			array( '_' => '1790000000000' ),
			array( '_locale' => 'user' ),
			array( '_embed' => '1' ),
			array( '_pretty' => '1' ),
			array( '_method' => $method ),
			array( '_wpnonce' => wp_create_nonce( 'wp_rest' ) ),
			array( 'rest_route' => '/chaty/v1/any' ),
			array( '_fields' => 'id' ),
		);
		foreach ( $known as $query ) {
			$this->fill_tables();
			$answer = $this->request( array( $method, $route, $args ), $query );

			$this->assertSame( 200, $answer['status'], (string) wp_json_encode( $query ) . $answer['text'] );
			$this->assertIsArray( $answer['body'] );
		}
	}

	/**
	 * @dataProvider provide_endpoints
	 *
	 * @param array<string, array<string, mixed>> $args Parameters.
	 */
	public function test_answer_has_only_fields_that_are_asked_for( string $method, string $route, array $args ): void {
		$ask = function ( array $query ) use ( $method, $route, $args ): array {
			$this->fill_tables();
			$answer = $this->request( array( $method, $route, $args ), $query );
			$this->assertSame( 200, $answer['status'], $answer['text'] );
			return $answer['body'];
		};

		$whole   = $ask( array() );
		$is_list = wp_is_numeric_array( $whole );
		$keys    = array_map( 'strval', array_keys( $is_list ? $whole[0] : $whole ) );
		$this->assertNotSame( array(), $keys );
		foreach ( $keys as $key ) {
			$answer = $ask( array( '_fields' => $key ) );
			$this->assertSame( array( $key ), array_map( 'strval', array_keys( $is_list ? $answer[0] : $answer ) ) );
		}
		$this->assertSame( $is_list ? array_fill( 0, count( $whole ), array() ) : array(), $ask( array( '_fields' => 'nonsense' ) ) );
	}

	/**
	 * @dataProvider provide_endpoints
	 *
	 * @param array<string, array<string, mixed>> $args Parameters.
	 */
	public function test_envelope_has_status_and_headers( string $method, string $route, array $args ): void {
		$answer = $this->request( array( $method, $route, $args ), array( '_envelope' => '1' ) );

		$this->assertSame( array( 'body', 'status', 'headers' ), array_keys( $answer['body'] ) );
		$this->assertSame( array( 200, 'no-store' ), array( $answer['body']['status'], $answer['body']['headers']['Cache-Control'] ) );
		$this->assertStringContainsString( 'no-store', $answer['headers']['Cache-Control'] );
	}

	/**
	 * @dataProvider provide_endpoints
	 *
	 * @param array<string, array<string, mixed>> $args Parameters.
	 */
	public function test_no_answer_may_be_kept_errors_included( string $method, string $route, array $args ): void {
		$answers = array( $this->request( array( $method, $route, $args ) ), $this->request( array( $method, $route, $args ), array( 'nonsense' => '1' ) ) );
		$this->log_in( '' );
		$answers[] = $this->request( array( $method, $route, $args ) );

		$this->assertSame( array( 200, 400, 401 ), array_column( $answers, 'status' ) );
		foreach ( $answers as $answer ) {
			$this->assertStringContainsString( 'no-store', $answer['headers']['Cache-Control'] );
		}
		$this->assertNotSame( array(), $this->uncached );
	}

	/**
	 * @testWith ["/chaty/v1/geocode"]
	 *           ["/wp/v2/types"]
	 *           ["/chaty/v1"]
	 */
	public function test_public_route_and_those_of_wordpress_may_be_cached( string $route ): void {
		$this->log_in( '' );
		$answer = $this->request( array( 'GET', $route, array() ) );

		$this->assertSame( array(), $this->uncached );
		$this->assertStringNotContainsString( 'no-store', $answer['headers']['Cache-Control'] ?? '' );
	}

	/**
	 * Given a host that lets only GET and POST pass, when WordPress's script sends another method as POST with
	 * that method in a header, then it is that method.
	 *
	 * @dataProvider provide_endpoints
	 *
	 * @param array<string, array<string, mixed>> $args Parameters.
	 */
	public function test_method_in_a_header( string $method, string $route, array $args ): void {
		$override = array( 'REQUEST_METHOD' => 'POST', 'HTTP_X_HTTP_METHOD_OVERRIDE' => $method );
		$this->assertSame( 200, $this->request( array( $method, $route, $args ), array(), $override )['status'] );

		$this->log_in( '' );
		$before = $this->get_state();
		$this->assertSame( 401, $this->request( array( $method, $route, $args ), array(), $override )['status'] );
		$this->assertSame( $before, $this->get_state() );
	}

	/**
	 * Given a browser that is logged in, when a page of others sends a request without the nonce, with a wrong
	 * one or with one of yesterday, then nothing is answered, and nothing has changed; with the nonce it is.
	 *
	 * @dataProvider provide_endpoints
	 *
	 * @param array<string, array<string, mixed>> $args Parameters.
	 */
	public function test_nonce( string $method, string $route, array $args ): void {
		$endpoint = array( $method, $route, $args );
		$valid    = wp_create_nonce( 'wp_rest' );
		$other    = wp_create_nonce( 'chaty_element_picker' );
		$old      = substr( wp_hash( ( (int) wp_nonce_tick() - 2 ) . '|wp_rest|1|' . wp_get_session_token(), 'nonce' ), -12, 10 );
		$before   = $this->get_state();
		$results  = array();
		foreach ( array( 'none' => null, 'empty' => '', 'wrong' => 'x', 'of another action' => $other, 'of yesterday' => $old ) as $kind => $nonce ) {
			wp_set_current_user( 1 );
			$GLOBALS['wp_rest_auth_cookie'] = true;
			$answer                         = $this->request( $endpoint, array(), null === $nonce ? array() : array( 'HTTP_X_WP_NONCE' => $nonce ) );
			$results[ $kind ]               = array( $answer['status'], $answer['body']['code'] );
			$this->assertStringContainsString( 'no-store', $answer['headers']['Cache-Control'] );
		}
		$forbidden = array( 403, 'rest_cookie_invalid_nonce' );

		$this->assertSame( array( 'none' => array( 401, 'rest_forbidden' ), 'empty' => $forbidden, 'wrong' => $forbidden, 'of another action' => $forbidden, 'of yesterday' => $forbidden ), $results );
		$this->assertSame( $before, $this->get_state() );

		wp_set_current_user( 1 );
		$GLOBALS['wp_rest_auth_cookie'] = true;
		$this->assertSame( 200, $this->request( $endpoint, array(), array( 'HTTP_X_WP_NONCE' => $valid ) )['status'] );
	}

	/**
	 * @dataProvider provide_endpoints
	 *
	 * @param array<string, array<string, mixed>> $args Parameters.
	 */
	public function test_page_of_others_that_loads_endpoint_as_script_gets_nothing( string $method, string $route, array $args ): void {
		$GLOBALS['wp_rest_auth_cookie'] = true;
		$answer                         = $this->request( array( $method, $route, $args ), array( '_jsonp' => 'steal', '_method' => $method ), array( 'REQUEST_METHOD' => 'GET' ) );

		$this->assertSame( 401, $answer['status'] );
		$this->assertStringContainsString( 'rest_forbidden', $answer['text'] );
	}
}
