<?php
/**
 * Lists of stored messages.
 *
 * @package Chaty
 */

namespace Chaty\Contacts;

use Chaty\Storage\Retrying_Query;
use Chaty\Storage\Tables;
use InvalidArgumentException;

/**
 * Finds and deletes messages. A filter is `widget`, `email`, `state` (a constant of Email_Status), `since` or
 * `until` (moments, UTC, YYYY-MM-DD or YYYY-MM-DD HH:MM:SS). To those that read, an empty one counts as
 * absent; those that delete refuse it.
 */
final class Contact_Query {

	/**
	 * Most messages that are read or deleted at once.
	 */
	public const MAX_ROWS = 500;

	/**
	 * What to delete when it is everything.
	 */
	public const ALL = array( 'all' => 'yes' );

	/**
	 * Condition of each filter, with a place for its value.
	 */
	private const CONDITIONS = array(
		'widget' => 'widget = %s',
		'email'  => 'LOWER(email) = LOWER(%s)',
		'state'  => 'mail_state = %s',
		'since'  => 'created_at >= %s',
		'until'  => 'created_at < %s',
	);

	/**
	 * Columns that are shown; the fingerprint is nobody's business.
	 */
	public const COLUMNS = array( 'id', 'widget', 'channel', 'name', 'email', 'phone', 'message', 'page_url', 'created_at', 'mail_state' );

	/**
	 * Counts messages.
	 *
	 * @param array<string, string> $filters Filters.
	 */
	public function count( array $filters ): int {
		return (int) $this->ask( 'get_var', 'SELECT COUNT(*) FROM %i', $filters, '', array() );
	}

	/**
	 * Gives messages, the newest first.
	 *
	 * @param array<string, string> $filters Filters.
	 * @param int                   $most    Most rows.
	 * @param int                   $offset  How many newer ones are left out.
	 * @return array<int, array<string, mixed>>
	 */
	public function get_newest( array $filters, int $most, int $offset = 0 ): array {
		return (array) $this->ask( 'get_results', $this->get_select(), $filters, 'ORDER BY id DESC LIMIT %d OFFSET %d', array( $most, $offset ) );
	}

	/**
	 * Gives all messages one after the other, the oldest first, without holding more than a batch.
	 *
	 * @param array<string, string> $filters Filters.
	 * @return \Generator<int, array<string, mixed>>
	 */
	public function walk( array $filters ): \Generator {
		$after = 0;
		do {
			$rows  = (array) $this->ask( 'get_results', $this->get_select(), $filters, 'AND id > %d ORDER BY id LIMIT %d', array( $after, self::MAX_ROWS ) );
			$found = count( $rows );
			foreach ( $rows as $row ) {
				$after = (int) $row['id'];
				yield $row;
			}
		} while ( self::MAX_ROWS === $found );
	}

	/**
	 * Says whether the database failed with the last question: no rows may mean that there are none, or that it
	 * did not answer.
	 */
	public function has_failed(): bool {
		global $wpdb;

		return '' !== $wpdb->last_error;
	}

	/**
	 * Deletes some of the messages.
	 *
	 * @throws InvalidArgumentException When a filter is empty or unknown: it would delete more than is meant.
	 *
	 * @param array<string, string> $filters Filters, or ALL.
	 * @param int                   $most    Most rows.
	 * @return int|null How many were deleted; null when the database refused.
	 */
	public function delete_some( array $filters, int $most = self::MAX_ROWS ): ?int {
		$is_open = array() === $filters || array() !== array_diff_key( $filters, self::CONDITIONS ) || in_array( '', array_map( 'trim', $filters ), true );
		if ( $is_open && self::ALL !== $filters ) {
			throw new InvalidArgumentException( 'A deletion needs filters that are known and not empty, or ALL.' );
		}

		$ids = array_map( 'intval', (array) $this->ask( 'get_col', 'SELECT id FROM %i', $filters, 'ORDER BY id LIMIT %d', array( $most ) ) );
		if ( array() === $ids ) {
			return $this->has_failed() ? null : 0;
		}

		return $this->delete( $ids );
	}

	/**
	 * Deletes messages by their ids.
	 *
	 * @param non-empty-array<int, int> $ids Ids, at most MAX_ROWS.
	 * @return int|null How many were deleted; null when the database refused.
	 */
	public function delete( array $ids ): ?int {
		global $wpdb;

		$places = implode( ', ', array_fill( 0, count( $ids ), '%d' ) );
		// phpcs:ignore WordPress.DB -- A table of our own; places from above; the standard is older than %i.
		$deleted = Retrying_Query::run( (string) $wpdb->prepare( "DELETE FROM %i WHERE id IN ($places)", array_merge( array( Tables::get_table( 'contacts' ) ), $ids ) ) );

		return false === $deleted ? null : $deleted;
	}

	/**
	 * Gives the beginning of a statement that reads.
	 */
	private function get_select(): string {
		return 'SELECT ' . implode( ', ', self::COLUMNS ) . ' FROM %i';
	}

	/**
	 * Asks the table.
	 *
	 * @param string                $method  Method of $wpdb.
	 * @param string                $select  Beginning, with a place for the table.
	 * @param array<string, string> $filters Filters.
	 * @param string                $end     End, with places.
	 * @param array<int, int>       $more    Values for the end's places.
	 * @return mixed What the method gives.
	 */
	private function ask( string $method, string $select, array $filters, string $end, array $more ) {
		global $wpdb;

		$filters    = array_intersect_key( array_diff( $filters, array( '' ) ), self::CONDITIONS );
		$conditions = array_intersect_key( self::CONDITIONS, $filters );
		$where      = array() === $conditions ? '1 = 1' : implode( ' AND ', $conditions );
		$values     = array_merge( array( Tables::get_table( 'contacts' ) ), array_values( array_replace( $conditions, $filters ) ), $more );

		// phpcs:ignore WordPress.DB -- A table of our own; all parts from above, all values prepared.
		return $wpdb->$method( $wpdb->prepare( "$select WHERE $where $end", $values ), ...( 'get_results' === $method ? array( ARRAY_A ) : array() ) );
	}
}
