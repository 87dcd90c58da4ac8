<?php
namespace Chaty\Messages;

/**
 * Writes filters as a condition of SQL. Filters of owners come from Message_Filters; `until_id`,
 * `boxed_until` and `boxed_at` (UTC), `not_box` and `phone` are the plugin's own.
 */
final class Message_Where {

	/**
	 * Condition of each filter; of a search, that of each column.
	 */
	private const CONDITIONS = array(
		'widget'      => 'widget = %s',
		'channel'     => 'channel = %s',
		'email'       => 'LOWER(email) = LOWER(%s)',
		'phone'       => 'phone = %s',
		'state'       => 'mail_state = %s',
		'box'         => 'box = %s',
		'not_box'     => 'box <> %s',
		'unread'      => array(
			'1' => 'read_at IS NULL',
			'0' => 'read_at IS NOT NULL',
		),
		'search'      => "%1\$s LIKE %%s ESCAPE '|'",
		'since'       => 'created_at >= %s',
		'until'       => 'created_at < %s',
		'until_id'    => 'id <= %d',
		'boxed_until' => 'boxed_at < %s',
		'boxed_at'    => 'boxed_at = %s',
	);

	/**
	 * Returns a condition, with placeholders, and their values.
	 *
	 * @param array<string, string> $filters Filters; unknown and empty ones are ignored.
	 * @return array{0: string, 1: array<int, string>}
	 */
	public static function build( array $filters ): array {
		$conditions = array();
		$values     = array();
		foreach ( array_intersect_key( array_diff( $filters, array( '' ) ), self::CONDITIONS ) as $name => $value ) {
			$condition = 'search' === $name ? self::get_search( $value ) : self::CONDITIONS[ $name ];
			if ( is_array( $condition ) ) {
				$conditions[] = $condition[ $value ] ?? '1 = 0';
				continue;
			}
			$conditions[] = $condition;
			$text         = false === strpos( $condition, 'LIKE' ) ? $value : '%' . preg_replace( '/[|%_]/', '|$0', $value ) . '%';
			$values       = array_merge( $values, array_fill( 0, substr_count( $condition, '%' ), $text ) );
		}

		return array( array() === $conditions ? '1 = 1' : implode( ' AND ', $conditions ), $values );
	}

	/**
	 * Returns the condition of a search. WordPress on SQLite takes a backslash in a pattern for an escape character
	 * in any case, so that a text with one is found without a pattern, which takes MariaDB twice as long.
	 */
	private static function get_search( string $text ): string {
		$contains = false === strpos( $text, '\\' ) ? self::CONDITIONS['search'] : 'INSTR(LOWER(%1$s), LOWER(%%s)) > 0';
		$parts    = array();
		foreach ( array( 'name', 'email', 'phone', 'message' ) as $column ) {
			$parts[] = sprintf( $contains, $column );
		}

		return '(' . implode( ' OR ', $parts ) . ')';
	}

	/**
	 * Returns whether filters may delete or change messages: all are known, none is empty, and there is one.
	 *
	 * @param array<string, string> $filters Filters.
	 */
	public static function is_closed( array $filters ): bool {
		return array() !== $filters
			&& array() === array_diff_key( $filters, self::CONDITIONS )
			&& ! in_array( '', array_map( 'trim', $filters ), true );
	}
}
