<?php
/**
 * Base of the REST controllers.
 *
 * @package Chaty
 */

namespace Chaty\Rest;

use Chaty\Registrable;
use Chaty\Storage\Day;
use WP_Error;
use WP_REST_Controller;
use WP_REST_Request;

/**
 * A controller of `chaty/v1`, for users who may manage the site. It is strict: an unknown parameter is an
 * error that names it.
 */
abstract class REST_Controller extends WP_REST_Controller implements Registrable {

	/**
	 * Namespace of all routes.
	 *
	 * @phpstan-var non-falsy-string
	 * @var string
	 */
	protected $namespace = 'chaty/v1';

	/**
	 * Parameters that WordPress itself reads.
	 */
	private const CORE_PARAMS = array( '_fields', '_locale', '_wpnonce', '_envelope', '_embed', '_method', 'rest_route' );

	/**
	 * {@inheritDoc}
	 */
	public function register(): void {
		add_action( 'rest_api_init', array( $this, 'register_routes' ) );
	}

	/**
	 * Registers a route below the controller's base.
	 *
	 * @param string                           $path      Path after the base.
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
	 * Describes an endpoint. Its permission callback is the one that WordPress names after the method.
	 *
	 * @param string               $methods HTTP methods.
	 * @param string               $method  Method of the controller, such as `get_items`.
	 * @param array<string, mixed> $params  Parameters.
	 * @return array<string, mixed>
	 */
	protected function create_endpoint( string $methods, string $method, array $params = array() ): array {
		return array(
			'methods'             => $methods,
			'callback'            => array( $this, $method ),
			'permission_callback' => array( $this, "{$method}_permissions_check" ),
			'args'                => $params,
		);
	}

	/**
	 * Returns whether the user may read a list.
	 *
	 * @phpstan-param WP_REST_Request<array<string, mixed>> $request
	 * @param WP_REST_Request $request Request.
	 * @return true|WP_Error
	 */
	public function get_items_permissions_check( $request ) {
		return $this->check_permission();
	}

	/**
	 * Returns whether the user may read an item.
	 *
	 * @phpstan-param WP_REST_Request<array<string, mixed>> $request
	 * @param WP_REST_Request $request Request.
	 * @return true|WP_Error
	 */
	public function get_item_permissions_check( $request ) {
		return $this->check_permission();
	}

	/**
	 * Returns whether the user may change an item.
	 *
	 * @phpstan-param WP_REST_Request<array<string, mixed>> $request
	 * @param WP_REST_Request $request Request.
	 * @return true|WP_Error
	 */
	public function update_item_permissions_check( $request ) {
		return $this->check_permission();
	}

	/**
	 * Returns whether the user may delete an item.
	 *
	 * @phpstan-param WP_REST_Request<array<string, mixed>> $request
	 * @param WP_REST_Request $request Request.
	 * @return true|WP_Error
	 */
	public function delete_item_permissions_check( $request ) {
		return $this->check_permission();
	}

	/**
	 * Returns whether the user may manage the site.
	 *
	 * @return true|WP_Error
	 */
	private function check_permission() {
		if ( current_user_can( 'manage_options' ) ) {
			return true;
		}

		// phpcs:ignore WordPress.WP.I18n.MissingArgDomain -- WordPress's own sentence, which it has translated.
		return new WP_Error( 'rest_forbidden', __( 'Sorry, you are not allowed to do that.' ), array( 'status' => rest_authorization_required_code() ) );
	}

	/**
	 * Returns an error if the query has unknown parameters.
	 *
	 * @phpstan-param WP_REST_Request<array<string, mixed>> $request
	 * @param WP_REST_Request      $request Request.
	 * @param array<string, mixed> $known   Parameters of the route.
	 */
	protected function check_params( WP_REST_Request $request, array $known = array() ): ?WP_Error {
		$unknown = array_values( array_diff( array_keys( $request->get_query_params() ), array_keys( $known ), self::CORE_PARAMS ) );

		return array() === $unknown ? null : $this->create_param_error( array_fill_keys( $unknown, __( 'Unknown parameter.', 'chaty' ) ) );
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
	 * Returns the schema of a parameter that is a date.
	 *
	 * @param string $description Description.
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
