<?php
namespace Chaty;

/**
 * Writes rows as CSV and JSON for people who open them in a spreadsheet or a terminal. Hidden characters are
 * removed, and escaped in JSON.
 */
final class Row_Text {

	/**
	 * Where a spreadsheet may find a formula: `=`, `+`, `-` and `@`, also full-width, at the beginning of a cell,
	 * and after semicolons and tabs, because some locales separate cells there, despite quotes.
	 */
	private const FORMULA = '/(^|[\r\n;\t])([\h"]*+)(?=[=+\-@\x{FF1D}\x{FF0B}\x{FF0D}\x{FF20}])/u';

	/**
	 * Returns a line of CSV. Texts are quoted; formulas are escaped by an apostrophe.
	 *
	 * @param array<int, mixed> $cells Cells.
	 */
	public static function to_csv( array $cells ): string {
		foreach ( $cells as &$cell ) {
			if ( is_string( $cell ) ) {
				$text = Visible_Text::strip( $cell );
				$cell = '"' . str_replace( '"', '""', preg_replace( self::FORMULA, "$1$2'", $text ) ?? "'" . $text ) . '"';
			}
		}

		return implode( ',', $cells );
	}

	/**
	 * Returns JSON, with hidden characters escaped.
	 *
	 * @param array<string, mixed> $cells Cells.
	 */
	public static function to_json( array $cells ): string {
		return (string) preg_replace_callback(
			Visible_Text::HIDDEN,
			static fn ( array $found ): string => sprintf( '\u%04x', mb_ord( $found[0] ) ),
			(string) wp_json_encode( $cells, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE )
		);
	}
}
