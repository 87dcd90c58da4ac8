<?php
namespace Chaty\Tests\Rest;

use Chaty\Tests\Route_Test_Case;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Whatever a parameter has, the answer is what was asked for or an error that names the parameter; the database
 * never reads it as SQL.
 */
final class Route_Params_Test extends Route_Test_Case {

	/**
	 * Texts that would be SQL, placeholders or the end of a text if they were not prepared.
	 */
	private const SQL = array( "' OR 1=1 -- ", '" OR ""="', "1' UNION SELECT user_pass FROM wp_users -- ", "'; DROP TABLE wp_chaty_contacts; -- ", '\\', "\\'", "x\\' OR 1=1 -- ", '%', '%%', '%s', '%1$s', '%d', '_', '%a%', "\0", "\0' OR 1=1", 'x41646120', 'id` DESC, (SELECT 1)', '1) OR (1=1', '/**/OR/**/1=1', "\xbf' OR 1=1 -- " );

	/**
	 * Values of other types than any parameter has, as JSON and PHP give them.
	 *
	 * @return array<string, mixed>
	 */
	private function get_wrong_values(): array {
		return array(
			'list'            => array( 'x' ),
			'nested list'     => array( array( array( 'x' ) ) ),
			'object'          => array( 'a' => array( 'b' => 'c' ) ),
			'large number'    => '1e999',
			'beyond integers' => '9223372036854775808',
			'negative'        => '-1',
			'long text'       => str_repeat( 'x', 100000 ),
			'bytes'           => "\xff\xfe",
			'not a number'    => 'NAN',
		);
	}

	/**
	 * @return array<string, array{0: string, 1: string, 2: array<string, array<string, mixed>>, 3: string}> Method, route, parameters, name.
	 */
	public function provide_params(): array {
		$params = array();
		foreach ( $this->provide_endpoints() as $endpoint => list( $method, $route, $args ) ) {
			foreach ( array_keys( $args ) as $name ) {
				$params[ "$endpoint $name" ] = array( $method, $route, $args, $name );
			}
		}

		return $params;
	}

	protected function setUp(): void {
		parent::setUp();
		$this->log_in( 'administrator' );
	}

	/**
	 * Sends a request with another value of a parameter, in the query or in the body as the endpoint takes it.
	 *
	 * @param array<string, array<string, mixed>> $args   Parameters.
	 * @param array<string, mixed>                $values Values by name.
	 */
	private function send( string $method, string $route, array $args, array $values ): WP_REST_Response {
		$request = $this->create_request( $method, $route, $args );
		if ( 'GET' === $method || 'DELETE' === $method ) {
			$request->set_query_params( $values + $request->get_query_params() );
		} else {
			// As a form sends it: JSON has no bytes that are no text.
			$body = json_decode( $request->get_body(), true );
			$this->assertIsArray( $body );
			$request->remove_header( 'Content-Type' );
			$request->set_body( '' );
			$request->set_body_params( $values + $body );
		}

		return $this->answer( $request );
	}

	/**
	 * Returns what is stored, without the values of a parameter that is stored as the text that it is: a note.
	 *
	 * @return array<string, mixed>
	 */
	private function get_state_but( string $name ): array {
		$state = $this->get_state();
		foreach ( 'note' === $name ? array_keys( $state['contacts'] ) : array() as $index ) {
			unset( $state['contacts'][ $index ]['note'] );
		}

		return $state;
	}

	/**
	 * @dataProvider provide_params
	 *
	 * @param array<string, array<string, mixed>> $args Parameters.
	 */
	public function test_sql_gives_error_or_nothing_and_changes_nothing( string $method, string $route, array $args, string $name ): void {
		global $wpdb, $EZSQL_ERROR;

		$before      = $this->get_state_but( $name );
		$EZSQL_ERROR = array();
		$wpdb->suppress_errors( true );
		foreach ( self::SQL as $sql ) {
			$answer = $this->send( $method, $route, $args, array( $name => $sql ) );
			$text   = (string) wp_json_encode( $answer->get_data() );

			$this->assertContains( $answer->get_status(), array( 200, 400 ), "$sql: $text" );
			// A message that the path names comes whatever the list beside it is filtered by.
			foreach ( '/chaty/v1/contacts/(?P<id>[0-9]{1,18})' === $route ? array() : self::SECRETS as $secret ) {
				$this->assertStringNotContainsString( $secret, $text, $sql );
			}
		}

		$this->assertSame( array(), $EZSQL_ERROR );
		$this->assertSame( $before, $this->get_state_but( $name ) );
	}

	/**
	 * Given a value of a wrong type or size, when the endpoint is asked, then no error of the server comes of it,
	 * and nothing has changed where it is an error.
	 *
	 * @dataProvider provide_params
	 *
	 * @param array<string, array<string, mixed>> $args Parameters.
	 */
	public function test_wrong_types( string $method, string $route, array $args, string $name ): void {
		$before = $this->get_state_but( $name );
		foreach ( $this->get_wrong_values() as $kind => $value ) {
			$answer = $this->send( $method, $route, $args, array( $name => $value ) );

			$this->assertContains( $answer->get_status(), array( 200, 400 ), $kind );
			if ( 400 === $answer->get_status() ) {
				$this->assertSame( array( $name ), array_keys( $answer->get_data()['data']['params'] ), $kind );
				$this->assertSame( $before, $this->get_state_but( $name ), $kind );
			}
		}
		foreach ( array( 'list', 'object' ) as $kind ) {
			if ( 'string' === ( $args[ $name ]['type'] ?? '' ) ) {
				$this->assertSame( 400, $this->send( $method, $route, $args, array( $name => $this->get_wrong_values()[ $kind ] ) )->get_status(), $kind );
			}
		}
	}

	/**
	 * @dataProvider provide_endpoints
	 *
	 * @param array<string, array<string, mixed>> $args Parameters.
	 */
	public function test_unknown_parameter_of_query_is_named_and_changes_nothing( string $method, string $route, array $args ): void {
		$before = $this->get_state();
		foreach ( array( 'nonsense', 'Page', 'id', 'fingerprint', '0', '__proto__', 'constructor', 'callback' ) as $name ) {
			$request = $this->create_request( $method, $route, $args );
			$request->set_query_params( array( $name => '1' ) + $request->get_query_params() );
			$this->assert_refused( $request, $name );
		}
		$this->assertSame( $before, $this->get_state() );
	}

	/**
	 * @dataProvider provide_endpoints
	 *
	 * @param array<string, array<string, mixed>> $args Parameters.
	 */
	public function test_unknown_key_of_body_is_named_and_changes_nothing( string $method, string $route, array $args ): void {
		$before = $this->get_state();
		foreach ( array( 'nonsense', 'Ids', 'id', 'fingerprint', '__proto__', 'constructor' ) as $name ) {
			$request = $this->create_request( $method, $route, $args );
			$this->set_json( $request, array( $name => 1 ) + (array) json_decode( $request->get_body(), true ) );
			$this->assert_refused( $request, $name );
		}
		$this->assertSame( $before, $this->get_state() );
	}

	/**
	 * Asserts that a request is refused for one parameter, or that a check tells of it.
	 *
	 * @phpstan-param WP_REST_Request<array<string, mixed>> $request
	 */
	private function assert_refused( WP_REST_Request $request, string $name ): void {
		$answer = $this->answer( $request );
		if ( '/chaty/v1/widgets/check' === $request->get_route() && 200 === $answer->get_status() ) {
			$this->assertContains( $name, array_column( $answer->get_data()['issues'], 'path' ) );
			return;
		}

		$this->assertSame( 400, $answer->get_status(), $name );
		$this->assertSame( array( 'rest_invalid_param', array( $name ) ), array( $answer->get_data()['code'], array_map( 'strval', array_keys( $answer->get_data()['data']['params'] ) ) ) );
		$this->assertSame( 'no-store', $answer->get_headers()['Cache-Control'] );
	}

	/**
	 * @dataProvider provide_endpoints
	 *
	 * @param array<string, array<string, mixed>> $args Parameters.
	 */
	public function test_body_that_is_no_object_is_error_and_changes_nothing( string $method, string $route, array $args ): void {
		$before = $this->get_state();
		foreach ( array( '[1]', '[[]]', '{', '{"a":}', '"\ud800"', "\"\xff\"", '{"a":1e999,}' ) as $body ) {
			$request = $this->create_request( $method, $route, $args );
			$this->set_json( $request, $body );
			$answer = $this->answer( $request );
			$status = '/chaty/v1/widgets/check' === $request->get_route() && '[' === $body[0] ? 200 : 400;

			$this->assertSame( $status, $answer->get_status(), $body );
		}
		$this->assertSame( $before, $this->get_state() );
	}

	/**
	 * @dataProvider provide_endpoints
	 *
	 * @param array<string, array<string, mixed>> $args Parameters.
	 */
	public function test_wrong_id_of_path_is_not_found_and_changes_nothing( string $method, string $route, array $args ): void {
		$before = $this->get_state();
		$tried  = 0;
		foreach ( array( '0', '999999999999999999', '9999999999999999999', '-1', '1.5', '1e3', '1x1', '1 OR 1=1', "1'", '%31', '٣' ) as $id ) {
			$request = $this->create_request( $method, $route, $args );
			$path    = (string) preg_replace( '/\(\?P<id>[^)]*\)/', $id, $route );
			if ( $path === $route ) {
				break;
			}
			++$tried;
			$request->set_route( $path );
			$this->assertSame( 404, $this->answer( $request )->get_status(), $id );
		}
		$this->assertSame( $before, $this->get_state() );
		$this->assertSame( false === strpos( $route, '(?P<id>' ) ? 0 : 11, $tried );
	}
}
