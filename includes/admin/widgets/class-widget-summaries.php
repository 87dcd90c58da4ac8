<?php
namespace Chaty\Admin\Widgets;

use Chaty\Storage\Stats_Query;

/**
 * Sums what each widget has brought in the last days. What the buffer still holds is not written for it: a
 * list is not worth a write.
 */
final class Widget_Summaries {

	/**
	 * Days that are summed, today included.
	 */
	private const DAYS = 7;

	/**
	 * Returns views of a widget, clicks on its channels, and messages.
	 *
	 * @return array<string, array{views: int, clicks: int, messages: int}> By the widget's ID.
	 */
	public function get(): array {
		$since  = current_datetime()->modify( '-' . ( self::DAYS - 1 ) . ' days' )->format( 'Y-m-d' );
		$query  = array(
			'by'    => 'widget',
			'since' => $since,
			'with'  => 'messages',
		) + array_fill_keys( array( 'widget', 'channel', 'device', 'until' ), '' );
		$counts = ( new Stats_Query() )->get_counts( $query, null ) ?? array();

		$summaries = array();
		foreach ( $counts as $id => $sums ) {
			$summaries[ (string) $id ] = array(
				'views'    => $sums['views'] ?? 0,
				'clicks'   => $sums['clicks'] ?? 0,
				'messages' => $sums['messages'] ?? 0,
			);
		}

		return $summaries;
	}
}
