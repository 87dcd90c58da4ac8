<?php
namespace Chaty\Maps;

use Chaty\Config\Map_Settings;
use Chaty\Config\Names;
use Chaty\Storage\Lock;
use WP_Error;

/**
 * Asks the site's geocoder for the location of an address, once, and caches the answer. Only one process
 * asks at a time, and at most once a second: the usage policy of Nominatim
 * (https://operations.osmfoundation.org/policies/nominatim/) allows no more for a site as a whole.
 */
final class Geocoder {

	/**
	 * Code of the error that the address does not exist.
	 */
	public const UNKNOWN = 'chaty_address_unknown';

	/**
	 * Code of the error that the geocoder must be asked later.
	 */
	public const BUSY = 'chaty_address_busy';

	/**
	 * Code of the error that the geocoder does not answer, or that there is none.
	 */
	public const FAILED = 'chaty_address_failed';

	/**
	 * HTTP statuses of the errors.
	 */
	private const STATUSES = array(
		self::UNKNOWN => 404,
		self::BUSY    => 429,
		self::FAILED  => 502,
	);

	/**
	 * How long the lock holds. Locks count whole seconds, so two requests are at least one second apart.
	 */
	public const LOCK_SECONDS = 2;

	/**
	 * How long the geocoder may take where no visitor waits.
	 */
	private const TIMEOUT_SECONDS = 5;

	/**
	 * How long to sleep before the next attempt to acquire the lock.
	 */
	private const POLL_MICROSECONDS = 200000;

	/**
	 * How long a location is cached.
	 */
	private const CACHE_SECONDS = 90 * DAY_IN_SECONDS;

	/**
	 * How long it is cached that an address does not exist.
	 */
	private const CACHE_UNKNOWN_SECONDS = DAY_IN_SECONDS;

	/**
	 * How long a geocoder that failed is not asked again.
	 */
	private const FAILED_SECONDS = 60;

	private Map_Settings $settings;

	public function __construct( Map_Settings $settings ) {
		$this->settings = $settings;
	}

	/**
	 * @param string $code One of the constants.
	 */
	public static function create_error( string $code ): WP_Error {
		return new WP_Error( $code, __( 'The address could not be found.', 'chaty' ), array( 'status' => self::STATUSES[ $code ] ?? 502 ) );
	}

	/**
	 * @param string $address Address, simplified.
	 * @return array{lat: float, lng: float}|WP_Error|null Location, or the error UNKNOWN; null if the geocoder was not asked yet.
	 */
	public function get_cached( string $address ) {
		$cached = get_transient( $this->get_key( $address ) );
		if ( is_array( $cached ) && isset( $cached['lat'], $cached['lng'] ) ) {
			return array(
				'lat' => (float) $cached['lat'],
				'lng' => (float) $cached['lng'],
			);
		}

		return self::UNKNOWN === $cached ? self::create_error( self::UNKNOWN ) : null;
	}

	/**
	 * @param string $address Address, simplified.
	 * @param int    $wait_ms How long to wait for the lock.
	 * @param int    $timeout How long the geocoder may take, in seconds.
	 * @return array{lat: float, lng: float}|WP_Error
	 */
	public function find( string $address, int $wait_ms, int $timeout = self::TIMEOUT_SECONDS ) {
		$cached = $this->get_cached( $address );
		if ( null !== $cached ) {
			return $cached;
		}

		$pause = get_transient( Names::GEOCODE_PREFIX . 'pause' );
		$url   = $this->settings->get_geocoder_url();
		if ( '' === $url || is_string( $pause ) ) {
			return self::create_error( '' === $url ? self::FAILED : (string) $pause );
		}
		if ( ! $this->acquire_lock( $wait_ms ) ) {
			return self::create_error( self::BUSY );
		}

		$response = Nominatim::request( $url, $address, $timeout, Map_Settings::get_stored()['geocoder'] !== $url );
		$location = $this->parse_response( $response );
		$code     = is_wp_error( $location ) ? $location->get_error_code() : '';
		if ( self::BUSY === $code || self::FAILED === $code ) {
			set_transient( Names::GEOCODE_PREFIX . 'pause', $code, self::FAILED === $code ? self::FAILED_SECONDS : Nominatim::get_pause( $response ) );
		} else {
			set_transient( $this->get_key( $address ), '' === $code ? $location : $code, '' === $code ? self::CACHE_SECONDS : self::CACHE_UNKNOWN_SECONDS );
		}

		return $location;
	}

	/**
	 * Waits until the lock is acquired.
	 */
	private function acquire_lock( int $wait_ms ): bool {
		$until = microtime( true ) + $wait_ms / 1000;
		do {
			if ( Lock::acquire( Names::GEOCODER_LOCK, self::LOCK_SECONDS ) ) {
				return true;
			}
			usleep( self::POLL_MICROSECONDS );
		} while ( microtime( true ) < $until );

		return false;
	}

	/**
	 * @param array<string, mixed>|WP_Error $response Response.
	 * @return array{lat: float, lng: float}|WP_Error
	 */
	private function parse_response( $response ) {
		$status = (int) wp_remote_retrieve_response_code( $response );
		if ( 200 !== $status ) {
			return self::create_error( in_array( $status, Nominatim::BUSY_STATUSES, true ) ? self::BUSY : self::FAILED );
		}

		$results = Nominatim::parse_results( $response );

		return null === $results ? self::create_error( self::FAILED ) : ( Nominatim::find_location( $results ) ?? self::create_error( self::UNKNOWN ) );
	}

	/**
	 * Returns the name of the transient of an address. It depends on the geocoder: another one may return another location.
	 *
	 * @param string $address Address, simplified.
	 */
	private function get_key( string $address ): string {
		return Names::GEOCODE_PREFIX . md5( $this->settings->get_geocoder_url() . '|' . $address );
	}
}
