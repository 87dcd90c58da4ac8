<?php
/**
 * Counted views and clicks.
 *
 * @package Chaty
 */

namespace Chaty\Storage;

/**
 * Counts. With a persistent object cache counts gather there first; without one, and whenever it does not
 * answer, they go into the table at once.
 */
final class Stats_Recorder {

	private Stats_Buffer $buffer;
	private Stats_Table $table;

	/**
	 * @param Stats_Buffer $buffer Counts that gather in the object cache.
	 * @param Stats_Table  $table The table.
	 */
	public function __construct( Stats_Buffer $buffer, Stats_Table $table ) {
		$this->buffer = $buffer;
		$this->table  = $table;
	}

	/**
	 * Adds counts of today.
	 *
	 * @param array<int, Tracked_Event> $counts What to count.
	 * @return bool Whether all were counted.
	 */
	public function add( array $counts ): bool {
		$day      = current_datetime()->format( 'Y-m-d' );
		$to_write = $this->buffer->is_open() ? $this->get_unbuffered( $counts, $day ) : $counts;
		if ( array() !== $to_write && ! $this->table->add( $to_write, $day ) ) {
			return false;
		}

		foreach ( $counts as $count ) {
			/**
			 * Fires after a view or a click was counted.
			 *
			 * @param Tracked_Event $count What was counted.
			 * @param string     $day   Day in the site's time zone, YYYY-MM-DD.
			 */
			do_action( 'chaty_event_tracked', $count, $day );
		}

		return true;
	}

	/**
	 * Lets counts gather in the object cache, and gives those that it did not take.
	 *
	 * @param array<int, Tracked_Event> $counts What to count.
	 * @param string                    $day    Day.
	 * @return array<int, Tracked_Event>
	 */
	private function get_unbuffered( array $counts, string $day ): array {
		return array_values(
			array_filter(
				$counts,
				function ( Tracked_Event $count ) use ( $day ): bool {
					return ! $this->buffer->add( $count, $day );
				}
			)
		);
	}
}
