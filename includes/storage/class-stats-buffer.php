<?php
/**
 * Counts that gather in the object cache.
 *
 * @package Chaty
 */

namespace Chaty\Storage;

use Chaty\Config\Names;
use Chaty\Config\Widget_Repository;
use Chaty\Registrable;

/**
 * Where the site has a persistent object cache, counts gather there by `wp_cache_incr` and are written in
 * batches: by cron, and at the end of the first request after a minute. So a cache that dies takes the
 * counts of at most a minute with it.
 *
 * A batch begins with a note that only later requests find: a cache that keeps nothing from one request
 * to the next, because its server is gone, never has an open batch, and counts go into the table.
 */
final class Stats_Buffer implements Registrable {

	/**
	 * How long counts gather, in seconds.
	 */
	public const GATHER_SECONDS = 60;

	/**
	 * Group in the object cache.
	 */
	public const GROUP = 'chaty_counts';

	/**
	 * Note that a batch is open: when it began.
	 */
	private const SINCE = 'since';

	/**
	 * Note that a process is writing.
	 */
	private const LOCK = 'writing';

	/**
	 * How long a process may write, in seconds.
	 */
	private const LOCK_SECONDS = 60;

	private Widget_Repository $repository;
	private Stats_Table $table;

	/**
	 * @param Widget_Repository $repository Where widgets are kept.
	 * @param Stats_Table       $table The table.
	 */
	public function __construct( Widget_Repository $repository, Stats_Table $table ) {
		$this->repository = $repository;
		$this->table      = $table;
	}

	/**
	 * {@inheritDoc}
	 */
	public function register(): void {
		add_action( Names::FLUSH_STATS, array( $this, 'flush' ) );
		add_action( 'shutdown', array( $this, 'flush_when_due' ) );
		add_filter( 'pre_update_option_' . Names::WIDGETS, array( $this, 'flush_before_update' ) );
	}

	/**
	 * Says whether counts gather. The call that finds no open batch opens one, for those after it.
	 */
	public function is_open(): bool {
		if ( ! wp_using_ext_object_cache() ) {
			return false;
		}
		if ( false !== wp_cache_get( self::SINCE, self::GROUP ) ) {
			return true;
		}

		$now = time();
		if ( wp_cache_add( self::SINCE, $now, self::GROUP ) && ! wp_next_scheduled( Names::FLUSH_STATS ) ) {
			wp_schedule_single_event( $now + self::GATHER_SECONDS, Names::FLUSH_STATS );
		}

		return false;
	}

	/**
	 * Takes a count into the batch.
	 *
	 * @param Tracked_Event $count What to count.
	 * @param string        $day   Day in the site's time zone, YYYY-MM-DD.
	 * @return bool Whether the cache took it.
	 */
	public function add( Tracked_Event $count, string $day ): bool {
		$key = $count->to_key( $day );
		$sum = wp_cache_incr( $key, 1, self::GROUP );
		if ( ! is_int( $sum ) ) {
			wp_cache_add( $key, 0, self::GROUP );
			$sum = wp_cache_incr( $key, 1, self::GROUP );
		}

		return is_int( $sum ) && $sum > 0;
	}

	/**
	 * Writes when the batch is a minute old. Asks the cache one question, and the database none.
	 */
	public function flush_when_due(): void {
		if ( ! wp_using_ext_object_cache() ) {
			return;
		}

		$since = wp_cache_get( self::SINCE, self::GROUP );
		if ( false !== $since && (int) $since + self::GATHER_SECONDS <= time() ) {
			$this->flush();
		}
	}

	/**
	 * Writes before the widgets change, because the old ones tell what may have been counted.
	 *
	 * @param mixed $value New widgets.
	 * @return mixed The same.
	 */
	public function flush_before_update( $value ) {
		$this->flush();

		return $value;
	}

	/**
	 * Writes what has gathered, in one process at a time. What the table does not take stays in the cache.
	 */
	public function flush(): void {
		if ( ! wp_using_ext_object_cache() || ! wp_cache_add( self::LOCK, 1, self::GROUP, self::LOCK_SECONDS ) ) {
			return;
		}

		wp_cache_delete( self::SINCE, self::GROUP );
		$counts = $this->get_possible_events();
		foreach ( wp_cache_get_multiple( array_keys( $counts ), self::GROUP, true ) as $key => $times ) {
			if ( is_numeric( $times ) && $times > 0 ) {
				$this->flush_sum( $key, $counts[ $key ], (int) $times );
			}
		}
		wp_cache_delete( self::LOCK, self::GROUP );
	}

	/**
	 * Moves one sum from the cache into the table. Counts that come in meanwhile stay in the cache.
	 *
	 * @param string                                   $key   Key in the cache.
	 * @param array{count: Tracked_Event, day: string} $what  What was counted, and when.
	 * @param int                                      $times How often.
	 */
	private function flush_sum( string $key, array $what, int $times ): void {
		if ( false === wp_cache_decr( $key, $times, self::GROUP ) ) {
			return;
		}
		if ( ! $this->table->add( array( $what['count'] ), $what['day'], $times ) ) {
			wp_cache_incr( $key, $times, self::GROUP );
		}
	}

	/**
	 * Gives everything that can have been counted today and yesterday. The cache cannot list its keys.
	 *
	 * @return array<string, array{count: Tracked_Event, day: string}>
	 */
	private function get_possible_events(): array {
		$now    = current_datetime();
		$days   = array( $now->format( 'Y-m-d' ), $now->modify( '-1 day' )->format( 'Y-m-d' ) );
		$counts = array();
		foreach ( $this->repository->get_widgets() as $widget ) {
			foreach ( array_merge( array( '' ), array_column( $widget['channels'], 'channel' ) ) as $channel ) {
				foreach ( Tracked_Event::all_of( $widget['id'], $channel ) as $count ) {
					foreach ( $days as $day ) {
						$counts[ $count->to_key( $day ) ] = array(
							'count' => $count,
							'day'   => $day,
						);
					}
				}
			}
		}

		return $counts;
	}
}
