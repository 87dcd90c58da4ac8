<?php
namespace Chaty\Messages;

/**
 * Writes filters as a condition of SQL. Filters of owners come from Message_Filters; `until_id`,
 * `boxed_until`, `boxed_at` and `answered_at` (UTC), `not_box` and `phone` are the plugin's own.
 */
final class Message_Where {

	/**
	 * Columns that a search looks into, beside the page and the owner's own fields.
	 */
	private const SEARCHED = array( 'name', 'email', 'phone', 'message' );

	/**
	 * What people write between the digits of a telephone number.
	 */
	private const PHONE_MARKS = array( ' ', '-', '.', '/', '(', ')', "\u{A0}", "\u{2011}", "\u{2013}" );

	/**
	 * Condition of each filter; that of a search is made of its words.
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
		'answered'    => array(
			'1' => 'answered_at IS NOT NULL',
			'0' => 'answered_at IS NULL',
		),
		'search'      => '',
		'since'       => 'created_at >= %s',
		'until'       => 'created_at < %s',
		'until_id'    => 'id <= %d',
		'boxed_until' => 'boxed_at < %s',
		'boxed_at'    => 'boxed_at = %s',
		'answered_at' => 'answered_at = %s',
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
			if ( 'search' === $name ) {
				list( $conditions[], $searched ) = self::get_search( $value );

				$values = array_merge( $values, $searched );
				continue;
			}
			$condition = self::CONDITIONS[ $name ];
			if ( is_array( $condition ) ) {
				$conditions[] = $condition[ $value ] ?? '1 = 0';
				continue;
			}
			$conditions[] = $condition;
			$values[]     = $value;
		}

		return array( array() === $conditions ? '1 = 1' : implode( ' AND ', $conditions ), $values );
	}

	/**
	 * Returns the condition of a search: each word occurs somewhere, or the whole text is part of the telephone number,
	 * however both are spaced, with or without the zero of `(0)`.
	 *
	 * @return array{0: string, 1: array<int, string>} Condition with placeholders, and their values.
	 */
	private static function get_search( string $text ): array {
		$words  = array();
		$values = array();
		foreach ( array_unique( (array) preg_split( '/\s+/u', $text, -1, PREG_SPLIT_NO_EMPTY ) ) as $word ) {
			$columns = array();
			foreach ( self::SEARCHED as $column ) {
				list( $columns[], $values[] ) = self::get_part( $column, (string) $word );
			}
			list( $columns[], $values[] ) = self::get_part( 'page_url', self::encode( (string) $word ) );
			list( $columns[], $values[] ) = self::get_part( Own_Values::SEARCHED, Own_Values::escape( (string) $word ) );

			$words[] = '(' . implode( ' OR ', $columns ) . ')';
		}
		$search = implode( ' AND ', $words );
		// Abroad, a number such as +49 (0)30 is dialed without its zero.
		foreach ( array( self::PHONE_MARKS, array_merge( array( '(0)' ), self::PHONE_MARKS ) ) as $marks ) {
			$number = str_replace( $marks, '', $text );
			$digits = 'phone';
			foreach ( $marks as $mark ) {
				$digits = "REPLACE($digits, '$mark', '')";
			}
			if ( 1 === preg_match( '/^\+?\d{3,}$/D', $number ) ) {
				list( $phone, $values[] ) = self::get_part( $digits, $number );

				$search .= " OR $phone";
			}
		}

		return array( "($search)", $values );
	}

	/**
	 * Returns a text as it stands in an address, where browsers encode what is not ASCII.
	 */
	private static function encode( string $text ): string {
		return (string) preg_replace_callback( '/[^\x00-\x7F]+/', static fn ( array $part ): string => rawurlencode( $part[0] ), $text );
	}

	/**
	 * Returns the condition that a column contains a text. WordPress on SQLite takes a backslash in a pattern for an
	 * escape character in any case, so that a text with one is found without a pattern, which takes MariaDB twice as long.
	 *
	 * @return array{0: string, 1: string} Condition with a placeholder, and its value.
	 */
	private static function get_part( string $column, string $text ): array {
		return false === strpos( $text, '\\' )
			? array( "$column LIKE %s ESCAPE '|'", '%' . preg_replace( '/[|%_]/', '|$0', $text ) . '%' )
			: array( "INSTR(LOWER($column), LOWER(%s)) > 0", $text );
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
