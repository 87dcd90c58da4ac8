<?php
namespace Chaty\Maps;

use WP_Error;

/**
 * Parses the header Retry-After (RFC 9110, section 10.2.3): a number of seconds, or a date.
 */
final class Retry_After {

	/**
	 * How long a service is not asked again, at most.
	 */
	private const MAX_SECONDS = HOUR_IN_SECONDS;

	/**
	 * Returns how long to wait, at least a second.
	 *
	 * @param array<string, mixed>|WP_Error $response Response.
	 * @return int Seconds.
	 */
	public static function parse( $response ): int {
		$after   = wp_remote_retrieve_header( $response, 'retry-after' );
		$after   = is_string( $after ) ? trim( $after ) : '';
		$seconds = ctype_digit( $after ) ? (int) $after : (int) strtotime( $after ) - time();

		return min( self::MAX_SECONDS, max( 1, $seconds ) );
	}
}
