<?php
/**
 * Queries of stored messages.
 *
 * @package Chaty
 */

namespace Chaty\Contacts;

use Chaty\Storage\Query;
use InvalidArgumentException;
use WP_Error;

/**
 * Finds and deletes messages. A filter is `widget`, `email`, `state` (a constant of Email_Status), `since` or
 * `until` (UTC, YYYY-MM-DD or YYYY-MM-DD HH:MM:SS). Methods that read ignore an empty filter; methods that
 * delete refuse it, because it would delete more than is meant.
 */
final class Contact_Query {

	/**
	 * Messages that are read or deleted at once.
	 */
	public const MAX_ROWS = 500;

	/**
	 * Filter that deletes everything.
	 */
	public const ALL = array( 'all' => 'yes' );

	/**
	 * Columns that are shown: all but the fingerprint.
	 */
	public const COLUMNS = array( 'id', 'widget', 'channel', 'name', 'email', 'phone', 'message', 'page_url', 'created_at', 'mail_state' );

	/**
	 * Condition of each filter.
	 */
	private const CONDITIONS = array(
		'widget' => 'widget = %s',
		'email'  => 'LOWER(email) = LOWER(%s)',
		'state'  => 'mail_state = %s',
		'since'  => 'created_at >= %s',
		'until'  => 'created_at < %s',
	);

	/**
	 * Counts messages.
	 *
	 * @param array<string, string> $filters Filters.
	 */
	public function count( array $filters ): int {
		return (int) ( Query::get_column( $this->prepare( 'COUNT(*)', $filters ) )[0] ?? 0 );
	}

	/**
	 * Returns messages, the newest first.
	 *
	 * @param array<string, string> $filters Filters.
	 * @param int                   $limit   Maximum number of rows.
	 * @param int                   $offset  Number of newer rows to skip.
	 * @return array<int, array<string, mixed>>
	 */
	public function get_newest( array $filters, int $limit, int $offset = 0 ): array {
		return Query::get_rows( $this->prepare( implode( ', ', self::COLUMNS ), $filters, 'ORDER BY id DESC LIMIT %d OFFSET %d', $limit, $offset ) );
	}

	/**
	 * Yields all messages, the oldest first, with one batch in memory.
	 *
	 * @param array<string, string> $filters Filters.
	 * @return \Generator<int, array<string, mixed>>
	 */
	public function iterate( array $filters ): \Generator {
		$after = 0;
		do {
			$rows  = Query::get_rows( $this->prepare( implode( ', ', self::COLUMNS ), $filters, 'AND id > %d ORDER BY id LIMIT %d', $after, self::MAX_ROWS ) );
			$found = count( $rows );
			foreach ( $rows as $row ) {
				$after = (int) $row['id'];
				yield $row;
			}
		} while ( self::MAX_ROWS === $found );
	}

	/**
	 * Returns whether the last query failed: without rows, there may be none, or the database did not answer.
	 */
	public function has_failed(): bool {
		global $wpdb;

		return '' !== $wpdb->last_error;
	}

	/**
	 * Deletes some of the messages, the oldest first.
	 *
	 * @throws InvalidArgumentException When a filter is empty or unknown.
	 *
	 * @param array<string, string> $filters Filters, or ALL.
	 * @param int                   $limit   Maximum number of rows.
	 * @return int|WP_Error Number of deleted messages.
	 */
	public function delete_some( array $filters, int $limit = self::MAX_ROWS ) {
		$is_open = array() === $filters || array() !== array_diff_key( $filters, self::CONDITIONS ) || in_array( '', array_map( 'trim', $filters ), true );
		if ( $is_open && self::ALL !== $filters ) {
			throw new InvalidArgumentException( 'A deletion needs filters that are known and not empty, or ALL.' );
		}

		$ids = array_map( 'intval', Query::get_column( $this->prepare( 'id', $filters, 'ORDER BY id LIMIT %d', $limit ) ) );
		if ( array() === $ids ) {
			return $this->has_failed() ? $this->get_write_error() : 0;
		}

		return $this->delete( $ids );
	}

	/**
	 * Deletes messages by their ids.
	 *
	 * @param non-empty-array<int, int> $ids Ids, at most MAX_ROWS.
	 * @return int|WP_Error Number of deleted messages.
	 */
	public function delete( array $ids ) {
		global $wpdb;

		$placeholders = implode( ', ', array_fill( 0, count( $ids ), '%d' ) );
		// phpcs:ignore WordPress.DB.PreparedSQL.InterpolatedNotPrepared, WordPress.DB.PreparedSQLPlaceholders -- One placeholder for each id.
		$deleted = Query::run( (string) $wpdb->prepare( "DELETE FROM {$wpdb->prefix}chaty_contacts WHERE id IN ($placeholders)", $ids ) );

		return false === $deleted ? $this->get_write_error() : $deleted;
	}

	/**
	 * Returns a prepared SELECT statement.
	 *
	 * @param string                $columns   Columns.
	 * @param array<string, string> $filters   Filters; unknown and empty ones are ignored.
	 * @param string                $end       End of the statement, with placeholders.
	 * @param int                   ...$values Values of these placeholders.
	 */
	private function prepare( string $columns, array $filters, string $end = '', int ...$values ): string {
		global $wpdb;

		$filters    = array_intersect_key( array_diff( $filters, array( '' ) ), self::CONDITIONS );
		$conditions = array_intersect_key( self::CONDITIONS, $filters );
		$where      = array() === $conditions ? '1 = 1' : implode( ' AND ', $conditions );
		$values     = array_merge( array_values( array_replace( $conditions, $filters ) ), $values );
		$statement  = "SELECT $columns FROM {$wpdb->prefix}chaty_contacts WHERE $where $end";

		// phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- All parts are this class's own.
		return array() === $values ? $statement : (string) $wpdb->prepare( $statement, $values );
	}

	/**
	 * Creates the error of a deletion that the database refused.
	 */
	private function get_write_error(): WP_Error {
		return new WP_Error( 'chaty_db_write_failed', __( 'The database refused to delete messages.', 'chaty' ) );
	}
}
