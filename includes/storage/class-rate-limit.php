<?php
/**
 * Limit on calls from one address.
 *
 * @package Chaty
 */

namespace Chaty\Storage;

/**
 * Counts the calls of one address within a minute. High limits are counted in samples, in which one call
 * stands for several, because a write a call would cost more than the call itself. Who went over a high
 * limit is in an option that WordPress reads with every request: the calls between two samples, and all of
 * a flood, ask the database nothing. The address is only kept as a salted hash, for a minute; headers that
 * anybody can write (X-Forwarded-For) are not read.
 */
final class Rate_Limit {

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
	 * What the names of transients begin with.
	 */
	public const PREFIX = 'chaty_rate_';

	/**
	 * Option with those that went over a high limit in this minute.
	 */
	public const OVER_OPTION = 'chaty_over_limit';

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
		$limit  = (int) apply_filters( 'chaty_rate_limit', $limit, $kind );
		$window = (int) floor( time() / self::WINDOW_SECONDS );
		$key    = self::PREFIX . substr( wp_hash( $kind . '|' . $address . '|' . $window, 'nonce' ), 0, 20 );
		$step   = min( self::MAX_STEP, max( 1, intdiv( $limit, self::SAMPLES ) ) );
		if ( wp_using_ext_object_cache() || 1 === $step ) {
			return $this->increase( $key, $limit ) <= $limit;
		}
		if ( in_array( $key, $this->get_over( $window ), true ) ) {
			return false;
		}

		return 1 !== wp_rand( 1, $step ) || $this->take_sample( $key, $step, $limit, $window );
	}

	/**
	 * Adds one to a counter and gives what it stands at.
	 *
	 * @param string $key   Name of the counter.
	 * @param int    $limit From here on nothing more is written.
	 */
	private function increase( string $key, int $limit ): int {
		if ( wp_using_ext_object_cache() ) {
			wp_cache_add( $key, 0, self::CACHE_GROUP, self::WINDOW_SECONDS );

			return (int) wp_cache_incr( $key, 1, self::CACHE_GROUP );
		}

		$count = (int) get_transient( $key );
		if ( $count <= $limit ) {
			$this->keep( $key, $count + 1 );
		}

		return $count + 1;
	}

	/**
	 * Counts a call that stands for several, and says whether it is within the limit.
	 *
	 * @param string $key    Name of the counter.
	 * @param int    $step   How many calls it stands for.
	 * @param int    $limit  Most calls a minute.
	 * @param int    $window The minute.
	 */
	private function take_sample( string $key, int $step, int $limit, int $window ): bool {
		$count = (int) get_transient( $key );
		if ( $count < $limit ) {
			$this->keep( $key, $count + $step );

			return true;
		}

		$keys = array_slice( array_merge( $this->get_over( $window ), array( $key ) ), -self::MAX_OVER );
		update_option( self::OVER_OPTION, compact( 'window', 'keys' ), true );

		return false;
	}

	/**
	 * Keeps what a counter stands at. Two calls of one moment may lose against each other in the database;
	 * a call that is not counted here is no error.
	 *
	 * @param string $key   Name of the counter.
	 * @param int    $count What it stands at.
	 */
	private function keep( string $key, int $count ): void {
		global $wpdb;

		$was_silent = $wpdb->suppress_errors( true );
		set_transient( $key, $count, self::WINDOW_SECONDS );
		$wpdb->suppress_errors( $was_silent );
	}

	/**
	 * Gives the counters of those that went over a high limit.
	 *
	 * @param int $window The minute.
	 * @return array<int, string>
	 */
	private function get_over( int $window ): array {
		$over = get_option( self::OVER_OPTION );

		return is_array( $over ) && ( $over['window'] ?? 0 ) === $window ? (array) $over['keys'] : array();
	}
}
