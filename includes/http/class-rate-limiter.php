<?php
/**
 * Limit on calls from one address.
 *
 * @package Chaty
 */

namespace Chaty\Http;

use Chaty\Config\Names;
use Chaty\Storage\Retrying_Query;

/**
 * Counts the calls of one address within a minute, exactly: the statement that counts is the one that
 * decides, so calls of the same moment do not pass each other. High limits are counted in samples, in which
 * one call stands for several, because a write a call would cost more than the call itself. Who went over a
 * high limit is in an option that WordPress reads with every request: the calls between two samples, and all
 * of a flood, ask the database nothing. The address is only kept as a salted hash, for two hours at most.
 */
final class Rate_Limiter {

	/**
	 * Length of the window.
	 */
	private const WINDOW_SECONDS = 60;

	/**
	 * Least samples before a limit is reached, without an object cache.
	 */
	private const SAMPLES = 60;

	/**
	 * Most calls that one sample stands for.
	 */
	private const MAX_STEP = 10;

	/**
	 * Most addresses in that option: it is part of every request.
	 */
	private const MAX_OVER = 100;

	/**
	 * Group in the object cache.
	 */
	private const CACHE_GROUP = 'chaty_rate';

	/**
	 * Counts a call and says whether it is within the limit.
	 *
	 * @param string $kind    What is limited, such as 'form'.
	 * @param string $address Address of the caller.
	 * @param int    $limit   Most calls a minute.
	 */
	public function allow( string $kind, string $address, int $limit ): bool {
		/**
		 * Filters how many calls one address may make in a minute.
		 *
		 * @param int    $limit Most calls a minute.
		 * @param string $kind  'statistics' or 'form'.
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
	 * Removes the counters of minutes that are over.
	 */
	public function delete_visitor_data(): void {
		global $wpdb;

		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- There is no function for many options.
		$wpdb->query(
			$wpdb->prepare(
				"DELETE FROM $wpdb->options WHERE option_name LIKE %s AND option_name < %s",
				$wpdb->esc_like( Names::RATE_PREFIX ) . '%',
				Names::RATE_PREFIX . self::get_window()
			)
		);
	}

	/**
	 * Gives the number of the minute.
	 */
	private static function get_window(): int {
		return (int) floor( time() / self::WINDOW_SECONDS );
	}

	/**
	 * Adds one to a counter in the object cache and gives what it stands at.
	 *
	 * @param string $key Name of the counter.
	 */
	private function count_in_cache( string $key ): int {
		wp_cache_add( $key, 0, self::CACHE_GROUP, self::WINDOW_SECONDS );

		return (int) wp_cache_incr( $key, 1, self::CACHE_GROUP );
	}

	/**
	 * Adds one to a counter in the table of options, up to a limit, and says whether there was room. One
	 * that the database does not count is let through: it must not cost a visitor a message.
	 *
	 * @param string $key  Name of the counter.
	 * @param int    $most The limit.
	 */
	private function count_in_table( string $key, int $most ): bool {
		global $wpdb;

		$was_silent = $wpdb->suppress_errors( true );
		$counted    = Retrying_Query::run( (string) $wpdb->prepare( "INSERT IGNORE INTO $wpdb->options (option_name, option_value, autoload) VALUES (%s, '1', 'off')", $key ) );
		if ( 0 === $counted ) {
			$counted = Retrying_Query::run( (string) $wpdb->prepare( "UPDATE $wpdb->options SET option_value = option_value + 1 WHERE option_name = %s AND option_value + 0 < %d", $key, $most ) );
		}
		$wpdb->suppress_errors( $was_silent );

		return 0 !== $counted;
	}

	/**
	 * Counts a call that stands for several, and says whether it is within the limit.
	 *
	 * @param string $key    Name of the counter.
	 * @param int    $most   Most samples a minute.
	 * @param int    $window The minute.
	 */
	private function count_sample( string $key, int $most, int $window ): bool {
		if ( $this->count_in_table( $key, $most ) ) {
			return true;
		}

		$keys = array_slice( array_merge( $this->get_limited_keys( $window ), array( $key ) ), -self::MAX_OVER );
		update_option( Names::RATE_LIMITED, compact( 'window', 'keys' ), true );

		return false;
	}

	/**
	 * Gives the counters of those that went over a high limit.
	 *
	 * @param int $window The minute.
	 * @return array<int, string>
	 */
	private function get_limited_keys( int $window ): array {
		$over = get_option( Names::RATE_LIMITED );

		return is_array( $over ) && ( $over['window'] ?? 0 ) === $window ? (array) $over['keys'] : array();
	}
}
