<?php
namespace Chaty\Tests;

use Chaty\Config\Capabilities;
use Chaty\Messages\Message;
use Chaty\Messages\Email_Status;
use Chaty\Storage\Stats_Table;
use Chaty\Storage\Tracked_Event;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Finds every endpoint of `chaty/v1` that WordPress knows, so that a new one is tested by itself, on a site with
 * two messages and two counts.
 */
abstract class Route_Test_Case extends Ajax_Test_Case {

	/**
	 * The one route that is public.
	 */
	protected const PUBLIC_ROUTE = '/chaty/v1/geocode';

	/**
	 * Capability of the routes that begin so.
	 */
	protected const CAPABILITIES = array(
		'DELETE /chaty/v1/stats' => Capabilities::SETTINGS,
		'/chaty/v1/widgets'      => Capabilities::SETTINGS,
		'/chaty/v1/settings'     => Capabilities::SETTINGS,
		'/chaty/v1/page-widgets' => Capabilities::SETTINGS,
		'/chaty/v1/tools'        => Capabilities::SETTINGS,
		'/chaty/v1/test-message' => Capabilities::SETTINGS,
		'/chaty/v1/contacts'     => Capabilities::MESSAGES,
		'/chaty/v1/stats'        => Capabilities::STATISTICS,
	);

	/**
	 * What only the messages of the site have.
	 */
	protected const SECRETS = array( 'Ada-9f3', 'Bea-9f3', '@secret.example' );

	/**
	 * Values of parameters whose schema names no example.
	 */
	private const VALUES = array(
		'confirm'  => 'delete',
		'action'   => 'read',
		'ids'      => array( 1 ),
		'is_shown' => true,
	);

	/**
	 * Values of required parameters that are optional elsewhere.
	 */
	private const REQUIRED = array(
		'widget'  => '0',
		'channel' => 'Contact_Us',
		'url'     => '/',
	);

	/**
	 * IDs of the messages.
	 *
	 * @var array<int, int>
	 */
	protected array $ids = array();

	private int $post = 0;

	protected function setUp(): void {
		parent::setUp();
		$this->post = (int) wp_insert_post( array( 'post_title' => 'Rye', 'post_status' => 'publish' ) );
		$this->fill_tables();
	}

	protected function fill_tables(): void {
		global $wpdb;

		$wpdb->query( "DELETE FROM {$wpdb->prefix}chaty_stats" );
		$wpdb->query( "DELETE FROM {$wpdb->prefix}chaty_contacts" );
		$this->ids = array(
			$this->add_message( new Message( '0', 'Contact_Us', array( 'name' => 'Ada-9f3', 'email' => 'ada@secret.example', 'message' => 'Hello' ), '' ), 'a', Email_Status::SENT )['id'],
			$this->add_message( new Message( '_1', 'Contact_Us', array( 'name' => 'Bea-9f3', 'email' => 'bea@secret.example', 'message' => 'Good bye' ), '' ), 'b', Email_Status::FAILED )['id'],
		);
		( new Stats_Table() )->add( array( Tracked_Event::view( 0, 'Phone', false ), Tracked_Event::view( '_1', 'Phone', true ) ), (string) wp_date( 'Y-m-d' ), 7 );
	}

	/**
	 * @return array<string, array{0: string, 1: string, 2: array<string, array<string, mixed>>}> Method, route and parameters, by both names.
	 */
	public function provide_endpoints(): array {
		$endpoints = array();
		foreach ( rest_get_server()->get_routes( 'chaty/v1' ) as $route => $handlers ) {
			// The index of the namespace is WordPress's own.
			if ( '/chaty/v1' === $route || self::PUBLIC_ROUTE === $route ) {
				continue;
			}
			foreach ( $handlers as $handler ) {
				foreach ( array_keys( $handler['methods'] ) as $method ) {
					$endpoints[ "$method $route" ] = array( (string) $method, (string) $route, (array) $handler['args'] );
				}
			}
		}

		return $endpoints;
	}

	protected function create_user( string $role ): int {
		return 'administrator' === $role ? 1 : parent::create_user( $role );
	}

	/**
	 * Creates a request that a user with the capability may send, with what the endpoint requires.
	 *
	 * @phpstan-return WP_REST_Request<array<string, mixed>>
	 * @param string                              $route  Route, as it is registered.
	 * @param array<string, array<string, mixed>> $args   Parameters of the endpoint.
	 */
	protected function create_request( string $method, string $route, array $args ): WP_REST_Request {
		$id      = 0 === strpos( $route, '/chaty/v1/page-widgets' ) ? $this->post : $this->ids[0];
		$request = new WP_REST_Request( $method, (string) preg_replace( '/\(\?P<id>[^)]*\)/', (string) $id, $route ) );
		$params  = array();
		foreach ( $args as $name => $arg ) {
			if ( ! empty( $arg['required'] ) || isset( self::VALUES[ $name ] ) ) {
				$params[ $name ] = self::VALUES[ $name ] ?? $arg['enum'][0] ?? self::REQUIRED[ $name ] ?? 'x';
			}
		}
		if ( isset( $params['ids'] ) ) {
			$params['ids'] = $this->ids;
		}
		if ( in_array( $method, array( 'GET', 'HEAD', 'DELETE' ), true ) ) {
			$request->set_query_params( $params );
		} else {
			$is_document = 0 === strpos( $route, '/chaty/v1/widgets' );
			$this->set_json( $request, $is_document ? $this->get_document() : $params );
		}

		return $request;
	}

	/**
	 * @phpstan-param WP_REST_Request<array<string, mixed>> $request
	 * @param mixed $body What is sent as JSON; a text is sent as it is.
	 */
	protected function set_json( WP_REST_Request $request, $body ): void {
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_body( is_string( $body ) ? $body : (string) wp_json_encode( $body ) );
	}

	/**
	 * @return array<string, mixed>
	 */
	protected function get_document(): array {
		return array( 'chaty_widgets' => array( Make::widget(), Make::widget( array(), array( 'id' => '_1' ) ) ) );
	}

	/**
	 * Answers a request as WordPress answers one from outside.
	 *
	 * @phpstan-param WP_REST_Request<array<string, mixed>> $request
	 */
	protected function answer( WP_REST_Request $request ): WP_REST_Response {
		$answer = apply_filters( 'rest_post_dispatch', rest_do_request( $request ), rest_get_server(), $request );
		$this->assertInstanceOf( WP_REST_Response::class, $answer );

		return $answer;
	}

	/**
	 * @return array<string, mixed>
	 */
	protected function get_state(): array {
		global $wpdb;

		wp_cache_flush();
		$options = $wpdb->get_results( "SELECT option_name, option_value FROM $wpdb->options WHERE option_name LIKE 'chaty%' OR option_name = 'cron' ORDER BY option_name", ARRAY_A );

		return array(
			'options'  => $options,
			'contacts' => $this->get_rows( 'contacts', 'id' ),
			'stats'    => $this->get_rows( 'stats', 'widget, channel, day, device' ),
			'mails'    => $this->mails,
		);
	}
}
