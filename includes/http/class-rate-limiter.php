<?php
/**
 * Rate limit.
 *
 * @package Chaty
 */

namespace Chaty\Http;

use Chaty\Config\Names;
use Chaty\Storage\Retrying_Query;

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

	/**
	 * Group in the object cache.
	 */
	private const CACHE_GROUP = 'chaty_rate';

	/**
	 * Counts a request and returns whether it is within the limit.
	 *
	 * @param string $kind    Name of the limit, such as 'form'.
	 * @param string $address Address of the visitor.
	 * @param int    $limit   Requests a minute.
	 */
	public function allow( string $kind, string $address, int $limit ): bool {
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
		 * @param int    $limit Requests a minute: 600, 10 or 30.
		 * @param string $kind  'statistics', 'form' or 'geocoder'.
		 */
		$limit = (int) apply_filters( 'chaty_rate_limit', $limit, $kind );
		if ( $limit < 1 ) {
			return false;
		}

		$window = self::get_window();
		$key    = Names::RATE_PREFIX . $window . '_' . substr( wp_hash( $kind . '|' . $address . '|' . $window, 'nonce' ), 0, 20 );
		if ( wp_using_ext_object_cache() ) {
			return $this->count_in_cache( $key ) <= $limit;
		}

		$step = min( self::MAX_STEP, max( 1, intdiv( $limit, self::SAMPLES ) ) );
		if ( 1 === $step ) {
			return $this->count_in_table( $key, $limit );
		}
		if ( in_array( $key, $this->get_limited_keys( $window ), true ) ) {
			return false;
		}

		return 1 !== wp_rand( 1, $step ) || $this->count_sample( $key, (int) ceil( $limit / $step ), $window );
	}

	/**
	 * Deletes the counters of past minutes.
	 */
	public function delete_visitor_data(): void {
		global $wpdb;

		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- WordPress has no function for many options.
		$wpdb->query(
			$wpdb->prepare(
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
	 * Increments a counter in the object cache and returns its value.
	 *
	 * @param string $key Name of the counter.
	 */
	private function count_in_cache( string $key ): int {
		wp_cache_add( $key, 0, self::CACHE_GROUP, self::WINDOW_SECONDS );

		return (int) wp_cache_incr( $key, 1, self::CACHE_GROUP );
	}

	/**
	 * Increments a counter in the options table, up to a limit, and returns whether it was below the limit. A
	 * failing database lets requests through: it must not cost a visitor a message.
	 *
	 * @param string $key  Name of the counter.
	 * @param int    $limit Limit.
	 */
	private function count_in_table( string $key, int $limit ): bool {
		global $wpdb;

		$was_silent = $wpdb->suppress_errors( true );
		$counted    = Retrying_Query::run( (string) $wpdb->prepare( "INSERT IGNORE INTO $wpdb->options (option_name, option_value, autoload) VALUES (%s, '1', 'off')", $key ) );
		if ( 0 === $counted ) {
			$counted = Retrying_Query::run( (string) $wpdb->prepare( "UPDATE $wpdb->options SET option_value = option_value + 1 WHERE option_name = %s AND option_value + 0 < %d", $key, $limit ) );
		}
		$wpdb->suppress_errors( $was_silent );

		return 0 !== $counted;
	}

	/**
	 * Counts a sample, and returns whether it is within the limit.
	 *
	 * @param string $key    Name of the counter.
	 * @param int    $limit  Samples a minute.
	 * @param int    $window Number of the minute.
	 */
	private function count_sample( string $key, int $limit, int $window ): bool {
		if ( $this->count_in_table( $key, $limit ) ) {
			return true;
		}

		$keys = array_slice( array_merge( $this->get_limited_keys( $window ), array( $key ) ), -self::MAX_LIMITED );
		update_option( Names::RATE_LIMITED, compact( 'window', 'keys' ), true );

		return false;
	}

	/**
	 * Returns the names of the counters that are above a high limit.
	 *
	 * @param int $window Number of the minute.
	 * @return array<int, string>
	 */
	private function get_limited_keys( int $window ): array {
		$limited = get_option( Names::RATE_LIMITED );

		return is_array( $limited ) && ( $limited['window'] ?? 0 ) === $window ? (array) $limited['keys'] : array();
	}
}
