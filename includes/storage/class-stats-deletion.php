<?php
namespace Chaty\Storage;

use WP_Error;

/**
 * Deletes counts. The buffer is flushed first, so that it brings none of them back.
 */
final class Stats_Deletion {

	private Stats_Buffer $buffer;

	public function __construct( Stats_Buffer $buffer ) {
		$this->buffer = $buffer;
	}

	/**
	 * Deletes counts: all, or those of a widget or some days.
	 *
	 * @param array<string, string> $filters `widget`, `since` and `until` (days, inclusive); empty ones do not filter.
	 * @return int|WP_Error Number of deleted rows: one for each widget, channel, day and device.
	 */
	public function delete( array $filters ) {
		global $wpdb;

		$error = Stats_Period::check( $filters );
		if ( null !== $error ) {
			return $error;
		}
		if ( ! $this->buffer->flush() ) {
			return $this->get_error();
		}

		$conditions = array(
			'widget' => 'widget = %s',
			'since'  => 'day >= %s',
			'until'  => 'day <= %s',
		);
		$filters    = array_intersect_key( array_diff( $filters, array( '' ) ), $conditions );
		$conditions = array_intersect_key( $conditions, $filters );
		$where      = array() === $filters ? '1 = 1' : implode( ' AND ', $conditions );
		$values     = array_replace( $conditions, $filters );
		$pages      = Query::run( Query::prepare( "DELETE FROM {$wpdb->prefix}chaty_pages WHERE $where", $values ) );
		$deleted    = false === $pages ? false : Query::run( Query::prepare( "DELETE FROM {$wpdb->prefix}chaty_stats WHERE $where", $values ) );

		return false === $deleted ? $this->get_error() : $deleted;
	}

	/**
	 * Creates the error of a deletion that the database refused, or that had to leave counts in the buffer.
	 */
	private function get_error(): WP_Error {
		return new WP_Error( 'chaty_db_write_failed', __( 'The statistics could not be deleted now. Nothing has changed; please try again.', 'chaty' ) );
	}
}
