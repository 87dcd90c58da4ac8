<?php
namespace Chaty\Http;

use Chaty\Config\Names;
use Chaty\Storage\Query;

/**
 * Limits the requests of one address in a minute, exactly: one statement counts and decides, so concurrent
 * requests cannot pass together. High limits are sampled, because a write for each request would cost more
 * than the request. The addresses above a high limit are in an autoloaded option, so that requests between two
 * samples, and floods, need no query. Addresses are only stored as salted hashes, for two hours at most.
 */
final class Rate_Limiter {

	/**
	 * Length of the window in which requests count.
	 */
	private const WINDOW_SECONDS = 60;

	/**
	 * Samples that make up a high limit, at least.
	 */
	private const SAMPLES = 60;

	/**
	 * Requests that one sample stands for, at most.
	 */
	private const MAX_STEP = 10;

	/**
	 * Addresses in the autoloaded option, at most.
	 */
	private const MAX_LIMITED = 100;

	private const CACHE_GROUP = 'chaty_rate';

	/**
	 * Counts a request and returns whether it is within the limit.
	 *
	 * @param string $kind  Name of the limit, such as 'form'.
	 * @param int    $limit Requests a minute.
	 */
	public function allow( string $kind, Request $request, int $limit ): bool {
		/**
		 * Filters how many requests one address may send in a minute. An IPv6 network (/64) is one address.
		 * Tracking requests are handled before the theme is loaded, so the filter belongs in a plugin.
		 *
		 * @since 1.0.0
		 *
		 * @example
		 *     add_filter( 'chaty_rate_limit', function ( int $limit, string $kind ): int {
		 *         return 'form' === $kind ? 3 : $limit;
		 *     }, 10, 2 );
		 *
		 * @param int    $limit Requests a minute: 600, 10, 30 or 5.
		 * @param string $kind  'statistics', 'form', 'geocoder' or 'tools'.
		 */
		$limit = (int) apply_filters( 'chaty_rate_limit', $limit, $kind );
		if ( $limit < 1 ) {
			return false;
		}

		$window     = self::get_window();
		$step       = min( self::MAX_STEP, max( 1, intdiv( $limit, self::SAMPLES ) ) );
		$limited    = 1 === $step ? array() : $this->get_limited_keys( $window );
		$is_counted = 1 === random_int( 1, $step );
		// Most requests end here, without their address.
		if ( ! $is_counted && array() === $limited ) {
			return true;
		}

		$key = Names::RATE_PREFIX . $window . '_' . substr( wp_hash( $kind . '|' . Client_IP::find( $request ) . '|' . $window, 'nonce' ), 0, 20 );
		if ( in_array( $key, $limited, true ) ) {
			return false;
		}
		if ( ! $is_counted || $this->count( $key, (int) ceil( $limit / $step ) ) ) {
			return true;
		}
		if ( $step > 1 ) {
			$keys = array_slice( array_merge( $limited, array( $key ) ), -self::MAX_LIMITED );
			update_option( Names::RATE_LIMITED, compact( 'window', 'keys' ), true );
		}

		return false;
	}

	/**
	 * Deletes the counters of past minutes.
	 */
	public function delete_visitor_data(): void {
		global $wpdb;

		// WordPress has no function for many options.
		Query::run(
			(string) $wpdb->prepare(
				"DELETE FROM $wpdb->options WHERE option_name LIKE %s AND option_name < %s",
				$wpdb->esc_like( Names::RATE_PREFIX ) . '%',
				Names::RATE_PREFIX . self::get_window()
			)
		);
	}

	/**
	 * Returns the number of the current minute.
	 */
	private static function get_window(): int {
		return (int) floor( time() / self::WINDOW_SECONDS );
	}

	/**
	 * Increments a counter in the object cache or in the options table, and returns whether it was below a limit.
	 * A failing cache or database lets requests through: it must not cost a visitor a message.
	 */
	private function count( string $key, int $limit ): bool {
		global $wpdb;

		if ( wp_using_ext_object_cache() ) {
			return wp_cache_add( $key, 1, self::CACHE_GROUP, self::WINDOW_SECONDS ) || (int) wp_cache_incr( $key, 1, self::CACHE_GROUP ) <= $limit;
		}

		$was_silent = $wpdb->suppress_errors( true );
		$counted    = Query::run( (string) $wpdb->prepare( "INSERT IGNORE INTO $wpdb->options (option_name, option_value, autoload) VALUES (%s, '1', 'off')", $key ) );
		if ( 0 === $counted ) {
			$counted = Query::run( (string) $wpdb->prepare( "UPDATE $wpdb->options SET option_value = option_value + 1 WHERE option_name = %s AND option_value + 0 < %d", $key, $limit ) );
		}
		$wpdb->suppress_errors( $was_silent );

		return 0 !== $counted;
	}

	/**
	 * Returns the names of the counters that are above a high limit.
	 *
	 * @return array<int, string>
	 */
	private function get_limited_keys( int $window ): array {
		$limited = get_option( Names::RATE_LIMITED );

		return is_array( $limited ) && ( $limited['window'] ?? 0 ) === $window ? (array) $limited['keys'] : array();
	}
}
