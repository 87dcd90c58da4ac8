<?php
/**
 * Summaries of widgets.
 *
 * @package Chaty
 */

namespace Chaty\Admin;

use Chaty\Storage\Query;

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
		global $wpdb;

		$first    = current_datetime()->setTime( 0, 0 )->modify( '-' . ( self::DAYS - 1 ) . ' days' );
		$counted  = Query::get_rows(
			(string) $wpdb->prepare(
				"SELECT widget, SUM(CASE WHEN channel = '' THEN views ELSE 0 END) views, SUM(CASE WHEN channel = '' THEN 0 ELSE clicks END) clicks
				FROM {$wpdb->prefix}chaty_stats WHERE day >= %s GROUP BY widget",
				$first->format( 'Y-m-d' )
			)
		);
		$received = Query::get_rows(
			(string) $wpdb->prepare(
				"SELECT widget, COUNT(*) messages FROM {$wpdb->prefix}chaty_contacts WHERE created_at >= %s GROUP BY widget",
				gmdate( 'Y-m-d H:i:s', $first->getTimestamp() )
			)
		);

		$messages  = array_column( $received, 'messages', 'widget' );
		$counted   = array_column( $counted, null, 'widget' );
		$summaries = array();
		foreach ( array_keys( $counted + $messages ) as $id ) {
			$summaries[ (string) $id ] = array(
				'views'    => (int) ( $counted[ $id ]['views'] ?? 0 ),
				'clicks'   => (int) ( $counted[ $id ]['clicks'] ?? 0 ),
				'messages' => (int) ( $messages[ $id ] ?? 0 ),
			);
		}

		return $summaries;
	}
}
