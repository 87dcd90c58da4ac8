<?php
namespace Chaty\Storage;

use Chaty\Config\Names;
use Chaty\Config\Widget_Repository;
use Chaty\Registrable;

/**
 * With a persistent object cache, events gather there by `wp_cache_incr()`, and are flushed to the table by
 * cron, and at the end of the first request after a minute. A cache that dies loses the events of a minute at
 * most.
 *
 * A buffer is opened by a mark that only later requests find: if the cache server is gone, nothing is kept
 * between requests, no buffer is ever open, and events go to the table.
 */
final class Stats_Buffer implements Registrable {

	/**
	 * How long events gather.
	 */
	public const GATHER_SECONDS = 60;

	/**
	 * Group in the object cache.
	 */
	public const GROUP = 'chaty_counts';

	/**
	 * Key of the mark that a buffer is open; its value is when it was opened.
	 */
	private const SINCE = 'since';

	/**
	 * Key of the lock of the process that flushes.
	 */
	private const LOCK = 'writing';

	/**
	 * How long the lock holds.
	 */
	private const LOCK_SECONDS = 60;

	private Widget_Repository $repository;
	private Stats_Table $table;

	public function __construct( Widget_Repository $repository, Stats_Table $table ) {
		$this->repository = $repository;
		$this->table      = $table;
	}

	public function register(): void {
		add_action( Names::FLUSH_STATS, array( $this, 'flush' ) );
		add_action( 'shutdown', array( $this, 'flush_when_due' ) );
		add_filter( 'pre_update_option_' . Names::WIDGETS, array( $this, 'flush_before_update' ) );
	}

	/**
	 * Adds events to the buffer, if one is open.
	 *
	 * @param array<int, Tracked_Event> $events Events.
	 * @param string                    $day    Day in the site's time zone, YYYY-MM-DD.
	 * @return array<int, Tracked_Event> Those that it did not accept.
	 */
	public function add( array $events, string $day ): array {
		if ( ! $this->is_open() ) {
			return $events;
		}

		return array_values(
			array_filter( $events, fn ( Tracked_Event $event ): bool => ! $this->add_event( $event, $day ) )
		);
	}

	/**
	 * Returns whether a buffer is open. The request that finds none opens one for later requests; one that finds
	 * a buffer that is a minute old flushes it at its end.
	 */
	private function is_open(): bool {
		$since = wp_cache_get( self::SINCE, self::GROUP );
		if ( false !== $since ) {
			if ( (int) $since + self::GATHER_SECONDS <= time() ) {
				add_action( 'shutdown', array( $this, 'flush_when_due' ) );
			}
			return true;
		}

		$now = time();
		if ( wp_cache_add( self::SINCE, $now, self::GROUP ) && ! wp_next_scheduled( Names::FLUSH_STATS ) ) {
			wp_schedule_single_event( $now + self::GATHER_SECONDS, Names::FLUSH_STATS );
		}

		return false;
	}

	/**
	 * @param string $day Day in the site's time zone, YYYY-MM-DD.
	 * @return bool Whether the cache accepted it.
	 */
	private function add_event( Tracked_Event $event, string $day ): bool {
		$key = $event->to_key( $day );
		$sum = wp_cache_incr( $key, 1, self::GROUP );
		if ( ! is_int( $sum ) ) {
			wp_cache_add( $key, 0, self::GROUP );
			$sum = wp_cache_incr( $key, 1, self::GROUP );
		}

		return is_int( $sum ) && $sum > 0;
	}

	/**
	 * Flushes a buffer that is a minute old. Costs one read from the cache, and no query.
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
	 * Flushes before the widgets change, because the old ones determine which keys the buffer can have.
	 *
	 * @param mixed $value New widgets.
	 * @return mixed The new widgets, unchanged.
	 */
	public function flush_before_update( $value ) {
		$this->flush();

		return $value;
	}

	/**
	 * Writes the buffer to the table, in one process at a time. Events that the table refuses stay in the buffer.
	 *
	 * @return bool Whether the table has all events now.
	 */
	public function flush(): bool {
		if ( ! wp_using_ext_object_cache() ) {
			return true;
		}
		if ( ! wp_cache_add( self::LOCK, 1, self::GROUP, self::LOCK_SECONDS ) ) {
			return false;
		}

		$is_complete = true;
		wp_cache_delete( self::SINCE, self::GROUP );
		$events = $this->get_possible_events();
		foreach ( wp_cache_get_multiple( array_keys( $events ), self::GROUP, true ) as $key => $times ) {
			if ( is_numeric( $times ) && $times > 0 ) {
				$is_complete = $this->flush_sum( $key, $events[ $key ], (int) $times ) && $is_complete;
			}
		}
		wp_cache_delete( self::LOCK, self::GROUP );

		return $is_complete;
	}

	/**
	 * Moves a sum from the buffer to the table. Events that arrive meanwhile stay in the buffer.
	 *
	 * @param array{event: Tracked_Event, day: string} $what Event and day.
	 * @return bool Whether the buffer does not have it any more.
	 */
	private function flush_sum( string $key, array $what, int $times ): bool {
		if ( false === wp_cache_decr( $key, $times, self::GROUP ) ) {
			return false;
		}
		if ( ! $this->table->add( array( $what['event'] ), $what['day'], $times ) ) {
			wp_cache_incr( $key, $times, self::GROUP );
			return false;
		}

		return true;
	}

	/**
	 * Returns all events that the buffer can have of today and yesterday: object caches cannot list keys.
	 *
	 * @return array<string, array{event: Tracked_Event, day: string}>
	 */
	private function get_possible_events(): array {
		$now    = current_datetime();
		$days   = array( $now->format( 'Y-m-d' ), $now->modify( '-1 day' )->format( 'Y-m-d' ) );
		$events = array();
		foreach ( $this->repository->get_widgets() as $widget ) {
			foreach ( array_merge( array( '' ), array_column( $widget['channels'], 'channel' ) ) as $channel ) {
				foreach ( Tracked_Event::all_of( $widget['id'], $channel ) as $event ) {
					foreach ( $days as $day ) {
						$events[ $event->to_key( $day ) ] = array(
							'event' => $event,
							'day'   => $day,
						);
					}
				}
			}
		}

		return $events;
	}
}
