<?php
namespace Chaty\Messages;

use Chaty\Storage\Query;

/**
 * Finds messages. Without a filter on the folder, it looks into every folder.
 */
final class Message_Query {

	/**
	 * Messages that are read or changed at once.
	 */
	public const MAX_ROWS = 500;

	/**
	 * Columns that are shown: all but the fingerprint and the queue of emails.
	 */
	public const COLUMNS = array(
		'id',
		'widget',
		'channel',
		'name',
		'email',
		'phone',
		'message',
		'fields',
		'page_url',
		'created_at',
		'mail_state',
		'box',
		'boxed_at',
		'read_at',
		'answered_at',
		'answered_by',
		'note',
	);

	/**
	 * Order of lists: a column of Message_Filters::ORDERS, and 'asc' or 'desc'.
	 */
	public const NEWEST_FIRST = array( 'created_at', 'desc' );

	/**
	 * Whether the last reading failed.
	 */
	private bool $has_failed = false;

	/**
	 * Counts messages, and returns the ID of the newest one, after which others may come in.
	 *
	 * @param array<string, string> $filters Filters of Message_Where.
	 * @return array{count: int, max_id: int}
	 */
	public function get_totals( array $filters ): array {
		$row = $this->read( 'COUNT(*) AS found, MAX(id) AS max_id', $filters )[0] ?? array();

		return array(
			'count'  => (int) ( $row['found'] ?? 0 ),
			'max_id' => (int) ( $row['max_id'] ?? 0 ),
		);
	}

	/**
	 * Counts the messages of each folder, all and unread.
	 *
	 * @param array<string, string> $filters Filters of Message_Where; none for all messages.
	 * @return array<string, array{total: int, unread: int}>
	 */
	public function get_counts( array $filters = array() ): array {
		$counts = array_fill_keys(
			Message_Folder::ALL,
			array(
				'total'  => 0,
				'unread' => 0,
			)
		);
		foreach ( $this->read( 'box, COUNT(*) AS total, SUM(CASE WHEN read_at IS NULL THEN 1 ELSE 0 END) AS unread', $filters, 'GROUP BY box' ) as $row ) {
			$counts[ $row['box'] ] = array(
				'total'  => (int) $row['total'],
				'unread' => (int) $row['unread'],
			);
		}

		return $counts;
	}

	/**
	 * Returns a page of a list.
	 *
	 * @param array<string, string>       $filters Filters of Message_Where.
	 * @param array{0: string, 1: string} $order   Order.
	 * @return array<int, array<string, mixed>>
	 */
	public function get_page( array $filters, int $limit, int $offset = 0, array $order = self::NEWEST_FIRST ): array {
		return $this->read( implode( ', ', self::COLUMNS ), $filters, $this->get_order( $order ) . ' LIMIT %d OFFSET %d', $limit, $offset );
	}

	/**
	 * Returns a page of a list with the totals of the list, by two statements at most: a first page that is not
	 * full is the whole list.
	 *
	 * @param array<string, string>       $filters Filters of Message_Where.
	 * @param array{0: string, 1: string} $order   Order.
	 * @return array{rows: array<int, array<string, mixed>>, count: int, max_id: int}
	 */
	public function get_list( array $filters, int $limit, int $offset, array $order ): array {
		$rows = $this->get_page( $filters, $limit, $offset, $order );
		if ( $this->has_failed || ( 0 === $offset && count( $rows ) < $limit ) ) {
			$totals = array(
				'count'  => count( $rows ),
				'max_id' => (int) max( array_merge( array( 0 ), array_column( $rows, 'id' ) ) ),
			);
		} else {
			$totals = $this->get_totals( $filters );
		}

		return array( 'rows' => $rows ) + $totals;
	}

	/**
	 * Yields all messages, the oldest first, with one batch in memory.
	 *
	 * @param array<string, string> $filters Filters of Message_Where.
	 * @return \Generator<int, array<string, mixed>>
	 */
	public function iterate( array $filters ): \Generator {
		$after = 0;
		do {
			$rows  = $this->read( implode( ', ', self::COLUMNS ), $filters, 'AND id > %d ORDER BY id LIMIT %d', $after, self::MAX_ROWS );
			$found = count( $rows );
			foreach ( $rows as $row ) {
				$after = (int) $row['id'];
				yield $row;
			}
		} while ( self::MAX_ROWS === $found );
	}

	/**
	 * Finds messages by their IDs.
	 *
	 * @param non-empty-array<int, int> $ids IDs, at most MAX_ROWS.
	 * @return array<int, array<string, mixed>> All columns of each, by ID.
	 */
	public function find( array $ids ): array {
		$marks = implode( ', ', array_fill( 0, count( $ids ), '%d' ) );

		return array_column( $this->read( '*', array(), "AND id IN ($marks)", ...array_values( $ids ) ), null, 'id' );
	}

	/**
	 * Finds the IDs of messages, the newest first.
	 *
	 * @param array<string, string> $filters Filters of Message_Where.
	 * @return array<int, int>
	 */
	public function find_ids( array $filters, int $limit ): array {
		return array_map( 'intval', array_column( $this->read( 'id', $filters, 'ORDER BY id DESC LIMIT %d', $limit ), 'id' ) );
	}

	/**
	 * Finds the messages before and after one in a list. It need not be in the list itself.
	 *
	 * @param array<string, mixed>        $row     Message.
	 * @param array<string, string>       $filters Filters of Message_Where.
	 * @param array{0: string, 1: string} $order   Order.
	 * @return array{previous: int|null, next: int|null} IDs.
	 */
	public function find_neighbors( array $row, array $filters, array $order = self::NEWEST_FIRST ): array {
		$found = array(
			'previous' => array( $order[0], 'desc' === $order[1] ? 'asc' : 'desc' ),
			'next'     => $order,
		);
		foreach ( $found as $side => $towards ) {
			list( $column, $direction ) = $towards;

			$than           = 'desc' === $direction ? '<' : '>';
			$end            = "AND ($column $than %s OR ($column = %s AND id $than %d)) " . $this->get_order( $towards ) . ' LIMIT 1';
			$ids            = array_column( $this->read( 'id', $filters, $end, $row[ $column ], $row[ $column ], $row['id'] ), 'id' );
			$found[ $side ] = isset( $ids[0] ) ? (int) $ids[0] : null;
		}

		return $found;
	}

	/**
	 * Finds the other messages of the person who sent one, by the email address, or without one by the phone number.
	 *
	 * @param array<string, mixed> $row   Message.
	 * @return array<int, array<string, mixed>>
	 */
	public function find_others( array $row, int $limit ): array {
		$name = '' === $row['email'] ? 'phone' : 'email';
		if ( '' === $row[ $name ] ) {
			return array();
		}

		return $this->read( implode( ', ', self::COLUMNS ), array( $name => (string) $row[ $name ] ), 'AND id <> %d ORDER BY id DESC LIMIT %d', (int) $row['id'], $limit );
	}

	/**
	 * Returns whether the last reading failed: without rows, there may be none, or the database did not answer.
	 */
	public function has_failed(): bool {
		return $this->has_failed;
	}

	/**
	 * Returns the rows of a SELECT statement.
	 *
	 * @param array<string, string> $filters   Filters of Message_Where.
	 * @param string                $end       End of the statement, with placeholders.
	 * @param int|string            ...$values Values of these placeholders.
	 * @return array<int, array<string, mixed>>
	 */
	private function read( string $columns, array $filters, string $end = '', ...$values ): array {
		global $wpdb;

		list( $where, $filtered ) = Message_Where::build( $filters );

		$statement        = "SELECT $columns FROM {$wpdb->prefix}chaty_contacts WHERE $where $end";
		$rows             = Query::get_rows( Query::prepare( $statement, array_merge( $filtered, $values ) ) );
		$this->has_failed = '' !== $wpdb->last_error;

		return $rows;
	}

	/**
	 * Returns the end of a statement that sorts.
	 *
	 * @param array{0: string, 1: string} $order Order.
	 */
	private function get_order( array $order ): string {
		$column    = in_array( $order[0], Message_Filters::ORDERS, true ) ? $order[0] : 'id';
		$direction = 'asc' === $order[1] ? 'ASC' : 'DESC';

		return 'id' === $column ? "ORDER BY id $direction" : "ORDER BY $column $direction, id $direction";
	}
}
