<?php
namespace Chaty\Maps;

use WP_Error;

/**
 * Sends a search, and reads its answer (https://nominatim.org/release-docs/latest/api/Search/).
 */
final class Nominatim {

	/**
	 * HTTP statuses of a geocoder that must be asked later.
	 */
	public const BUSY_STATUSES = array( 429, 503, 509 );

	/**
	 * Longest response, in bytes; an ordinary one has a few hundred.
	 */
	private const MAX_BYTES = 65536;

	/**
	 * How long it is not asked again, at most.
	 */
	private const MAX_PAUSE_SECONDS = HOUR_IN_SECONDS;

	/**
	 * Sends a request. Redirects are not followed: only the site chooses the host. What the owner typed never leads
	 * into the network of the server; code of the site may name a geocoder there.
	 *
	 * @param int  $timeout    How long it may take, in seconds.
	 * @param bool $is_trusted Whether code of the site names the URL, and not the owner.
	 * @return array<string, mixed>|WP_Error
	 */
	public static function request( string $url, string $address, int $timeout, bool $is_trusted ) {
		return wp_remote_get(
			add_query_arg(
				array(
					'format' => 'jsonv2',
					'limit'  => '1',
					'q'      => rawurlencode( $address ),
				),
				$url
			),
			array(
				'timeout'             => $timeout,
				'redirection'         => 0,
				'limit_response_size' => self::MAX_BYTES,
				'reject_unsafe_urls'  => ! $is_trusted,
				'user-agent'          => 'Chaty for WordPress; ' . home_url( '/' ),
				'headers'             => array( 'Accept-Language' => str_replace( '_', '-', get_locale() ) ),
			)
		);
	}

	/**
	 * @param array<string, mixed>|WP_Error $response Response.
	 * @return array<int, mixed>|null Null if it has none, such as a page of HTML.
	 */
	public static function parse_results( $response ): ?array {
		$results = json_decode( wp_remote_retrieve_body( $response ), true );

		return is_array( $results ) && ( array() === $results || isset( $results[0] ) ) ? $results : null;
	}

	/**
	 * Returns the location of the first result.
	 *
	 * @param array<int, mixed> $results Results.
	 * @return array{lat: float, lng: float}|null
	 */
	public static function find_location( array $results ): ?array {
		$lat = $results[0]['lat'] ?? null;
		$lng = $results[0]['lon'] ?? null;
		if ( ! is_numeric( $lat ) || ! is_numeric( $lng ) || abs( (float) $lat ) > 90 || abs( (float) $lng ) > 180 ) {
			return null;
		}

		return array(
			'lat' => (float) $lat,
			'lng' => (float) $lng,
		);
	}

	/**
	 * Returns how long to wait, at least a second: Retry-After (RFC 9110, section 10.2.3) is a number of seconds, or a date.
	 *
	 * @param array<string, mixed>|WP_Error $response Response.
	 * @return int Seconds.
	 */
	public static function get_pause( $response ): int {
		$after   = wp_remote_retrieve_header( $response, 'retry-after' );
		$after   = is_string( $after ) ? trim( $after ) : '';
		$seconds = ctype_digit( $after ) ? (int) $after : (int) strtotime( $after ) - time();

		return min( self::MAX_PAUSE_SECONDS, max( 1, $seconds ) );
	}
}
