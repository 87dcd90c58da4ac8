<?php
/**
 * Recorder of events.
 *
 * @package Chaty
 */

namespace Chaty\Storage;

/**
 * Records events: in the buffer if it is open, otherwise in the table.
 */
final class Stats_Recorder {

	private Stats_Buffer $buffer;
	private Stats_Table $table;

	/**
	 * @param Stats_Buffer $buffer Buffer of events.
	 * @param Stats_Table  $table  Table of statistics.
	 */
	public function __construct( Stats_Buffer $buffer, Stats_Table $table ) {
		$this->buffer = $buffer;
		$this->table  = $table;
	}

	/**
	 * Records events of today.
	 *
	 * @param array<int, Tracked_Event> $events Events.
	 * @return bool Whether all were recorded.
	 */
	public function add( array $events ): bool {
		$day      = current_datetime()->format( 'Y-m-d' );
		$to_write = $this->buffer->is_open() ? $this->get_unbuffered( $events, $day ) : $events;
		if ( array() !== $to_write && ! $this->table->add( $to_write, $day ) ) {
			return false;
		}

		foreach ( $events as $event ) {
			/**
			 * Fires after a view or a click was recorded.
			 *
			 * @since 1.0.0
			 *
			 * @example
			 *     add_action( 'chaty_event_tracked', function ( Chaty\Storage\Tracked_Event $event, string $day ): void {
			 *         my_metrics_add( $event->get_widget(), $event->get_channel(), $event->is_click() );
			 *     }, 10, 2 );
			 *
			 * @param Tracked_Event $event Event.
			 * @param string     $day   Day in the site's time zone, YYYY-MM-DD.
			 */
			do_action( 'chaty_event_tracked', $event, $day );
		}

		return true;
	}

	/**
	 * Adds events to the buffer, and returns those that it did not accept.
	 *
	 * @param array<int, Tracked_Event> $events Events.
	 * @param string                    $day    Day.
	 * @return array<int, Tracked_Event>
	 */
	private function get_unbuffered( array $events, string $day ): array {
		return array_values(
			array_filter(
				$events,
				function ( Tracked_Event $event ) use ( $day ): bool {
					return ! $this->buffer->add( $event, $day );
				}
			)
		);
	}
}
