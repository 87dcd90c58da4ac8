<?php
namespace Chaty\Rest;

use Chaty\Registrable;
use WP_Error;
use WP_REST_Request;
use WP_REST_Server;

/**
 * Refuses bodies that are larger than any settings, before WordPress parses them: parsed JSON takes up to a
 * hundred times its size in memory.
 */
final class Body_Limit implements Registrable {

	/**
	 * Largest body, in bytes: twice the largest settings (`x-max-bytes`).
	 */
	public const MAX_BYTES = 1000000;

	public function register(): void {
		add_filter( 'rest_pre_dispatch', array( $this, 'check' ), 10, 3 );
	}

	/**
	 * Returns an error in place of the answer if the body is too large.
	 *
	 * @param mixed                                 $answer  Answer of another filter, or null.
	 * @param WP_REST_Server                        $server  Server.
	 * @param WP_REST_Request<array<string, mixed>> $request Request.
	 * @return mixed
	 */
	public function check( $answer, $server, $request ) {
		// WordPress matches routes without regard to case.
		if ( strlen( (string) $request->get_body() ) <= self::MAX_BYTES || 0 !== stripos( $request->get_route(), '/chaty/v1/' ) ) {
			return $answer;
		}

		/* translators: %s: a number. */
		$message = sprintf( __( 'A settings file must have at most %s bytes.', 'chaty' ), number_format_i18n( self::MAX_BYTES ) );

		return new WP_Error(
			'rest_invalid_param',
			"body: $message",
			array(
				'status' => 400,
				'params' => array( 'body' => $message ),
			)
		);
	}
}
