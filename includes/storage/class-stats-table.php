<?php
namespace Chaty\Storage;

/**
 * Adds events to the table by upserts, so that concurrent requests add up.
 */
final class Stats_Table {

	/**
	 * Columns of sums.
	 */
	private const NOTHING = array(
		'views'    => 0,
		'clicks'   => 0,
		'clickers' => 0,
		'messages' => 0,
	);

	/**
	 * @param non-empty-array<int, Tracked_Event> $events Events.
	 * @param string                              $day    Day in the site's time zone, YYYY-MM-DD.
	 * @return bool Whether it was written: all or none.
	 */
	public function add( array $events, string $day, int $times = 1 ): bool {
		if ( false !== Query::run( $this->get_statement( $this->sort( $events, $day ), $day, $times ) ) ) {
			return true;
		}
		( new Tables() )->restore_later();

		return false;
	}

	/**
	 * @param non-empty-array<int, Tracked_Event> $events Events, in the order of the rows.
	 */
	private function get_statement( array $events, string $day, int $times ): string {
		global $wpdb;

		$rows = array();
		foreach ( $events as $event ) {
			$sums   = array_replace( self::NOTHING, array( $event->get_column() => $times ) );
			$rows[] = $wpdb->prepare( '(%s, %s, %s, %s, ', $event->get_widget(), $event->get_channel(), $day, $event->get_device() ) . implode( ', ', $sums ) . ')';
		}

		return "INSERT INTO {$wpdb->prefix}chaty_stats (widget, channel, day, device, views, clicks, clickers, messages) VALUES " . implode( ', ', $rows )
			. ' ON DUPLICATE KEY UPDATE views = views + VALUES(views), clicks = clicks + VALUES(clicks), clickers = clickers + VALUES(clickers), messages = messages + VALUES(messages)';
	}

	/**
	 * Sorts events, so that all requests lock rows in the same order, which prevents deadlocks.
	 *
	 * @param non-empty-array<int, Tracked_Event> $events Events.
	 * @return non-empty-array<int, Tracked_Event>
	 */
	private function sort( array $events, string $day ): array {
		usort( $events, static fn ( Tracked_Event $one, Tracked_Event $other ): int => strcmp( $one->to_key( $day ), $other->to_key( $day ) ) );

		return $events;
	}
}
