<?php
/**
 * What all parts of the REST interface have in common.
 *
 * @package Chaty
 */

namespace Chaty\Rest;

use Chaty\Registrable;
use Chaty\Storage\Day;
use WP_Error;
use WP_REST_Request;

/**
 * A part of `chaty/v1`, for users who may manage the site. It is strict: a parameter that nobody knows is
 * an error, told by its name.
 */
abstract class REST_Controller implements Registrable {

	/**
	 * Where all routes begin.
	 */
	public const SPACE = 'chaty/v1';

	/**
	 * Parameters that WordPress itself reads.
	 */
	private const OF_WORDPRESS = array( '_fields', '_locale', '_wpnonce', '_envelope', '_embed', '_method', 'rest_route' );

	/**
	 * Adds the part's hooks.
	 */
	public function register(): void {
		add_action( 'rest_api_init', array( $this, 'add_routes' ) );
	}

	/**
	 * Adds the routes.
	 */
	abstract public function add_routes(): void;

	/**
	 * Says whether the user may, or why not.
	 *
	 * @return bool|WP_Error
	 */
	public function check_user() {
		if ( current_user_can( 'manage_options' ) ) {
			return true;
		}

		return new WP_Error( 'rest_forbidden', __( 'Only those who manage the site may do that.', 'chaty' ), array( 'status' => rest_authorization_required_code() ) );
	}

	/**
	 * Tells which parameters of the address nobody knows.
	 *
	 * @phpstan-param WP_REST_Request<array<string, mixed>> $request
	 * @param WP_REST_Request    $request Request.
	 * @param array<int, string> $known   Parameters of the route.
	 */
	protected function find_unknown( WP_REST_Request $request, array $known ): ?WP_Error {
		$unknown = array_values( array_diff( array_keys( $request->get_query_params() ), $known, self::OF_WORDPRESS ) );
		if ( array() === $unknown ) {
			return null;
		}

		return $this->refuse( array_fill_keys( $unknown, __( 'is not known.', 'chaty' ) ) );
	}

	/**
	 * Makes an error.
	 *
	 * @param array<string, string> $issues What is wrong, by path.
	 */
	protected function refuse( array $issues ): WP_Error {
		return new WP_Error(
			'rest_invalid_param',
			/* translators: %s: names of parameters. */
			sprintf( __( 'Invalid: %s', 'chaty' ), implode( ', ', array_keys( $issues ) ) ),
			array(
				'status' => 400,
				'params' => $issues,
			)
		);
	}

	/**
	 * Gives the schema of a parameter that is a day.
	 *
	 * @param string $description What it is.
	 * @return array<string, mixed>
	 */
	protected function get_day( string $description ): array {
		return array(
			'description'       => $description,
			'type'              => 'string',
			'default'           => '',
			'validate_callback' => array( $this, 'check_day' ),
		);
	}

	/**
	 * Says whether a parameter is a day, or empty.
	 *
	 * @param mixed $value Value.
	 */
	public function check_day( $value ): bool {
		return '' === $value || ( is_string( $value ) && Day::is_valid( $value ) );
	}
}
