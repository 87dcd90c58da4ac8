<?php
/**
 * Where addresses are.
 *
 * @package Chaty
 */

namespace Chaty\Maps;

use Chaty\Config\Map_Settings;
use Chaty\Config\Names;
use Chaty\Storage\Lock;

/**
 * Asks the site's geocoder where an address is, once, and keeps the answer. It is asked by one process at a
 * time and not more than once a second, as Nominatim's policy wants it for a site as a whole.
 */
final class Geocoder {

	/**
	 * Nobody knows the address.
	 */
	public const UNKNOWN = 'unknown';

	/**
	 * The geocoder wants to be asked later.
	 */
	public const BUSY = 'busy';

	/**
	 * The geocoder does not answer, or there is none.
	 */
	public const FAILED = 'failed';

	/**
	 * Seconds between two turns. Turns count whole seconds, so two of them are at least one apart.
	 */
	public const LOCK_SECONDS = 2;

	/**
	 * How long the geocoder may take where nobody waits.
	 */
	private const TIMEOUT_SECONDS = 5;

	/**
	 * More bytes than an answer has.
	 */
	private const MAX_BYTES = 65536;

	/**
	 * How long an answer is kept.
	 */
	private const KEEP_SECONDS = 90 * DAY_IN_SECONDS;

	/**
	 * How long it is kept that nobody knows an address.
	 */
	private const KEEP_UNKNOWN_SECONDS = DAY_IN_SECONDS;

	/**
	 * How long a geocoder that failed is left alone.
	 */
	private const FAILED_SECONDS = 60;

	/**
	 * How long a geocoder that was asked too much is left alone at most, whatever it says.
	 */
	private const MAX_BUSY_SECONDS = HOUR_IN_SECONDS;

	/**
	 * What maps are made of.
	 *
	 * @var Map_Settings
	 */
	private $settings;

	/**
	 * Keeps what it is given.
	 *
	 * @param Map_Settings $settings What maps are made of.
	 */
	public function __construct( Map_Settings $settings ) {
		$this->settings = $settings;
	}

	/**
	 * Gives what is known of an address.
	 *
	 * @param string $address Address, simplified.
	 * @return array{lat: float, lng: float}|string|null A place, UNKNOWN, or null when nobody was asked yet.
	 */
	public function get_known( string $address ) {
		$known = get_transient( $this->get_key( $address ) );
		if ( is_array( $known ) && isset( $known['lat'], $known['lng'] ) ) {
			return array(
				'lat' => (float) $known['lat'],
				'lng' => (float) $known['lng'],
			);
		}

		return self::UNKNOWN === $known ? self::UNKNOWN : null;
	}

	/**
	 * Finds an address.
	 *
	 * @param string $address Address, simplified.
	 * @param int    $wait_ms How long to wait for the turn.
	 * @param int    $timeout How long the geocoder may take, in seconds.
	 * @return array{lat: float, lng: float}|string A place, or one of the constants.
	 */
	public function find( string $address, int $wait_ms, int $timeout = self::TIMEOUT_SECONDS ) {
		$known = $this->get_known( $address );
		if ( null !== $known ) {
			return $known;
		}

		$rest = get_transient( Names::GEOCODE_PREFIX . 'rest' );
		$url  = $this->settings->get_geocoder_url();
		if ( '' === $url || is_string( $rest ) ) {
			return '' === $url ? self::FAILED : (string) $rest;
		}
		if ( ! $this->take_turn( $wait_ms ) ) {
			return self::BUSY;
		}

		$response = $this->ask( $url, $address, $timeout );
		$found    = $this->read_response( $response );
		if ( self::BUSY === $found || self::FAILED === $found ) {
			set_transient( Names::GEOCODE_PREFIX . 'rest', $found, self::FAILED === $found ? self::FAILED_SECONDS : $this->read_rest( $response ) );
		} else {
			set_transient( $this->get_key( $address ), $found, is_array( $found ) ? self::KEEP_SECONDS : self::KEEP_UNKNOWN_SECONDS );
		}

		return $found;
	}

	/**
	 * Waits for the turn.
	 *
	 * @param int $wait_ms How long.
	 */
	private function take_turn( int $wait_ms ): bool {
		$until = microtime( true ) + $wait_ms / 1000;
		do {
			if ( Lock::acquire( Names::GEOCODER_LOCK, self::LOCK_SECONDS ) ) {
				return true;
			}
			usleep( 200000 );
		} while ( microtime( true ) < $until );

		return false;
	}

	/**
	 * Asks the geocoder. Its host is the site's choice alone, so nothing is followed elsewhere.
	 *
	 * @param string $url     Address of the geocoder.
	 * @param string $address Address to find.
	 * @param int    $timeout How long it may take, in seconds.
	 * @return array<string, mixed>|\WP_Error
	 */
	private function ask( string $url, string $address, int $timeout ) {
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
				'user-agent'          => 'Chaty for WordPress; ' . home_url( '/' ),
				'headers'             => array( 'Accept-Language' => str_replace( '_', '-', get_locale() ) ),
			)
		);
	}

	/**
	 * Reads a response.
	 *
	 * @param array<string, mixed>|\WP_Error $response Response.
	 * @return array{lat: float, lng: float}|string A place, or one of the constants.
	 */
	private function read_response( $response ) {
		$status = (int) wp_remote_retrieve_response_code( $response );
		if ( 200 !== $status ) {
			return in_array( $status, array( 429, 503, 509 ), true ) ? self::BUSY : self::FAILED;
		}

		return $this->read( json_decode( wp_remote_retrieve_body( $response ), true ) );
	}

	/**
	 * Reads for how long a geocoder wants to be left alone (RFC 9110, 10.2.3): a number of seconds, or a date.
	 *
	 * @param array<string, mixed>|\WP_Error $response Response.
	 * @return int Seconds.
	 */
	private function read_rest( $response ): int {
		$after   = wp_remote_retrieve_header( $response, 'retry-after' );
		$after   = is_string( $after ) ? trim( $after ) : '';
		$seconds = ctype_digit( $after ) ? (int) $after : (int) strtotime( $after ) - time();

		return min( self::MAX_BUSY_SECONDS, max( 1, $seconds ) );
	}

	/**
	 * Reads what the geocoder answered.
	 *
	 * @param mixed $answer Answer.
	 * @return array{lat: float, lng: float}|string A place, UNKNOWN or FAILED.
	 */
	private function read( $answer ) {
		if ( ! is_array( $answer ) || ( array() !== $answer && ! isset( $answer[0] ) ) ) {
			return self::FAILED;
		}

		$first = $answer[0] ?? null;
		$lat   = is_array( $first ) ? ( $first['lat'] ?? null ) : null;
		$lng   = is_array( $first ) ? ( $first['lon'] ?? null ) : null;
		if ( ! is_numeric( $lat ) || ! is_numeric( $lng ) || abs( (float) $lat ) > 90 || abs( (float) $lng ) > 180 ) {
			return self::UNKNOWN;
		}

		return array(
			'lat' => (float) $lat,
			'lng' => (float) $lng,
		);
	}

	/**
	 * Gives the name under which an address is kept. Another geocoder may know another place.
	 *
	 * @param string $address Address, simplified.
	 */
	private function get_key( string $address ): string {
		return Names::GEOCODE_PREFIX . md5( $this->settings->get_geocoder_url() . '|' . $address );
	}
}
