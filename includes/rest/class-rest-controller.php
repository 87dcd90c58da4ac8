<?php
namespace Chaty\Rest;

use Chaty\Registrable;
use Chaty\Storage\Day;
use WP_Error;
use WP_HTTP_Response;
use WP_REST_Controller;
use WP_REST_Request;
use WP_REST_Server;

/**
 * A controller of `chaty/v1`, for users who have its capability. It is strict: an unknown parameter is an error
 * that names it. Answers are never cached.
 */
abstract class REST_Controller extends WP_REST_Controller implements Registrable {

	/**
	 * Meta capability that every route of the controller requires: a constant of Capabilities. Without one, nobody may
	 * use the routes; with an empty text, everybody may.
	 */
	protected const CAPABILITY = 'do_not_allow';

	/**
	 * Namespace of all routes.
	 *
	 * @phpstan-var non-falsy-string
	 * @var string
	 */
	protected $namespace = 'chaty/v1';

	/**
	 * Parameters that WordPress itself reads on every route, and `_`, by which scripts get past caches.
	 */
	private const CORE_PARAMS = array( '_', '_embed', '_envelope', '_fields', '_jsonp', '_locale', '_method', '_pretty', '_wpnonce', 'rest_route' );

	/**
	 * Highest ID of a parameter, of 18 digits as in paths.
	 */
	protected const MAX_ID = 999999999999999999;

	/**
	 * Highest page of a list, so that no offset is too large for the database.
	 */
	private const MAX_PAGE = 1000000;

	public function register(): void {
		add_action( 'rest_api_init', array( $this, 'register_routes' ) );
		if ( '' !== static::CAPABILITY ) {
			add_filter( 'rest_post_dispatch', array( $this, 'forbid_caching' ), 10, 3 );
		}
	}

	/**
	 * Registers a route below the controller's base.
	 *
	 * @param array<int, array<string, mixed>> $endpoints Endpoints of the route.
	 */
	protected function register_route( string $path, array $endpoints ): void {
		register_rest_route(
			$this->namespace,
			"/$this->rest_base$path",
			$endpoints + array( 'schema' => array( $this, 'get_public_item_schema' ) )
		);
	}

	/**
	 * Describes an endpoint. Its method is called for users who may use it, with known parameters only.
	 *
	 * @param string               $methods         HTTP methods.
	 * @param string               $method          Method of the controller, such as `get_items`.
	 * @param array<string, mixed> $params          Parameters.
	 * @param bool                 $is_body_checked Whether the method itself checks the keys of the body.
	 * @return array<string, mixed>
	 */
	protected function create_endpoint( string $methods, string $method, array $params = array(), bool $is_body_checked = false ): array {
		return array(
			'methods'             => $methods,
			'callback'            => fn ( WP_REST_Request $request ) => $this->check_params( $request, $params, $is_body_checked ) ?? $this->$method( $request ),
			'permission_callback' => array( $this, 'check_permission' ),
			'args'                => $params,
		);
	}

	/**
	 * @return true|WP_Error
	 */
	final public function check_permission() {
		return $this->require_capability( static::CAPABILITY );
	}

	/**
	 * @return true|WP_Error
	 */
	protected function require_capability( string $capability ) {
		if ( '' === $capability || current_user_can( $capability ) ) {
			return true;
		}

		return $this->create_forbidden_error( 'rest_forbidden', rest_authorization_required_code() );
	}

	/**
	 * Creates the error that something is not allowed.
	 */
	protected function create_forbidden_error( string $code, int $status ): WP_Error {
		// phpcs:ignore WordPress.WP.I18n.MissingArgDomain -- WordPress's own sentence, which it has translated.
		return new WP_Error( $code, __( 'Sorry, you are not allowed to do that.' ), array( 'status' => $status ) );
	}

	/**
	 * Forbids caches to keep an answer of the controller, errors included.
	 *
	 * @param WP_HTTP_Response                      $response Response.
	 * @param WP_REST_Server                        $server   Server.
	 * @param WP_REST_Request<array<string, mixed>> $request  Request.
	 */
	public function forbid_caching( $response, $server, $request ): WP_HTTP_Response {
		// WordPress matches routes without regard to case.
		if ( 0 === stripos( $request->get_route(), "/$this->namespace/$this->rest_base" ) ) {
			$response->header( 'Cache-Control', 'no-store' );
			// LiteSpeed Cache keeps answers of the REST API as well, unless its action says otherwise.
			// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- LiteSpeed Cache's own.
			do_action( 'litespeed_control_set_nocache', 'answers of Chaty change' );
		}

		return $response;
	}

	/**
	 * Returns an error if the query or the body has unknown parameters, or bytes that are no text. The body never
	 * overrides the path.
	 *
	 * @phpstan-param WP_REST_Request<array<string, mixed>> $request
	 * @param array<string, mixed> $known           Parameters of the route.
	 * @param bool                 $is_body_checked Whether the keys of the body are checked elsewhere.
	 */
	private function check_params( WP_REST_Request $request, array $known, bool $is_body_checked ): ?WP_Error {
		$given   = ( $is_body_checked ? array() : (array) $request->get_json_params() + (array) $request->get_body_params() ) + $request->get_query_params();
		$allowed = array_merge( array_keys( array_diff_key( $known, $request->get_url_params() ) ), self::CORE_PARAMS );
		$issues  = array_fill_keys( array_diff( array_map( 'strval', array_keys( $given ) ), $allowed ), __( 'Unknown parameter.', 'chaty' ) );
		foreach ( $given as $name => $value ) {
			// A database refuses a statement with other bytes, or takes NUL for the end of the text.
			if ( is_string( $value ) && preg_match( '/\x00/u', $value ) !== 0 ) {
				$issues += array( $name => __( 'Not a text in UTF-8.', 'chaty' ) );
			}
		}

		return array() === $issues ? null : $this->create_param_error( $issues );
	}

	/**
	 * Creates an error, as WordPress creates it for invalid parameters.
	 *
	 * @param array<string, string> $issues Messages by parameter or path.
	 */
	protected function create_param_error( array $issues ): WP_Error {
		return new WP_Error(
			'rest_invalid_param',
			/* translators: %s: names of parameters. */
			sprintf( __( 'Invalid parameter(s): %s', 'chaty' ), implode( ', ', array_keys( $issues ) ) ),
			array(
				'status' => 400,
				'params' => $issues,
			)
		);
	}

	/**
	 * Returns the parameters that name a page of a list, `page` and `per_page`, as WordPress describes them.
	 *
	 * @param int $per_page Items of a page, unless the request says otherwise.
	 * @return array<string, array<string, mixed>>
	 */
	protected function get_page_params( int $per_page ): array {
		$params = array_intersect_key( parent::get_collection_params(), array_fill_keys( array( 'page', 'per_page' ), true ) );

		$params['page']['maximum']     = self::MAX_PAGE;
		$params['per_page']['default'] = $per_page;

		return $params;
	}

	/**
	 * Returns the parameters that sort a list, `orderby` and `order`, as WordPress describes them.
	 *
	 * @param array<int, string> $columns What the list can be sorted by; the first is the default.
	 * @return array<string, array<string, mixed>>
	 */
	protected function get_order_params( array $columns ): array {
		// phpcs:disable WordPress.WP.I18n.MissingArgDomain -- WordPress's own sentences, which it has translated.
		return array(
			'orderby' => $this->get_enum_param( __( 'Sort collection by object attribute.' ), $columns ),
			'order'   => $this->get_enum_param( __( 'Order sort attribute ascending or descending.' ), array( 'desc', 'asc' ) ),
		);
		// phpcs:enable
	}

	/**
	 * Returns the schema of a parameter that is one of several texts.
	 *
	 * @param array<int, string> $values Texts; the first is the default.
	 * @return array<string, mixed>
	 */
	protected function get_enum_param( string $description, array $values ): array {
		return array(
			'description' => $description,
			'type'        => 'string',
			'enum'        => $values,
			'default'     => $values[0],
		);
	}

	/**
	 * @return array<string, mixed>
	 */
	protected function get_date_param( string $description ): array {
		return array(
			'description'       => $description,
			'type'              => 'string',
			'default'           => '',
			'validate_callback' => array( $this, 'validate_date' ),
		);
	}

	/**
	 * Returns whether a parameter is a date, or empty.
	 *
	 * @param mixed $value Value.
	 */
	public function validate_date( $value ): bool {
		return '' === $value || ( is_string( $value ) && Day::is_valid( $value ) );
	}
}
