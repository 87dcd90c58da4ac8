<?php
/**
 * Output of rows.
 *
 * @package Chaty
 */

namespace Chaty\Cli;

use Chaty\Visible_Text;
use WP_CLI;
use WP_CLI\Utils;

/**
 * Prints rows as a table, JSON or CSV. JSON and CSV are streamed. Visitors wrote some of the cells, so
 * control characters are removed, and escaped in JSON.
 */
final class Row_Formatter {

	/**
	 * Where a spreadsheet may find a formula: `=`, `+`, `-` and `@`, also full-width, at the beginning of a cell,
	 * and after semicolons and tabs, because some locales separate cells there, despite quotes.
	 */
	private const FORMULA = '/(^|[\r\n;\t])([\h"]*+)(?=[=+\-@\x{FF1D}\x{FF0B}\x{FF0D}\x{FF20}])/u';

	/**
	 * Prints rows.
	 *
	 * @param \Traversable<int, array<string, mixed>>|array<int, array<string, mixed>> $rows    Rows.
	 * @param array<int, string>                                                       $columns Columns, in order.
	 * @param string                                                                   $format  'table', 'json' or 'csv'.
	 */
	public static function show( $rows, array $columns, string $format ): void {
		if ( 'csv' === $format ) {
			self::show_csv( $rows, $columns );
		} elseif ( 'json' === $format ) {
			self::show_json( $rows, $columns );
		} else {
			$all = array();
			foreach ( $rows as $row ) {
				$all[] = array_map(
					static function ( $cell ) {
						return is_string( $cell ) ? Visible_Text::clean( $cell ) : $cell;
					},
					$row
				);
			}
			Utils\format_items( 'table', $all, $columns );
		}
	}

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
			static function ( array $found ): string {
				return sprintf( '\u%04x', mb_ord( $found[0] ) );
			},
			(string) wp_json_encode( $cells, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE )
		);
	}

	/**
	 * Prints CSV.
	 *
	 * @param \Traversable<int, array<string, mixed>>|array<int, array<string, mixed>> $rows    Rows.
	 * @param array<int, string>                                                       $columns Columns.
	 */
	private static function show_csv( $rows, array $columns ): void {
		WP_CLI::line( implode( ',', $columns ) );
		foreach ( $rows as $row ) {
			$cells = array();
			foreach ( $columns as $column ) {
				$cells[] = $row[ $column ];
			}
			WP_CLI::line( self::to_csv( $cells ) );
		}
	}

	/**
	 * Prints JSON.
	 *
	 * @param \Traversable<int, array<string, mixed>>|array<int, array<string, mixed>> $rows    Rows.
	 * @param array<int, string>                                                       $columns Columns.
	 */
	private static function show_json( $rows, array $columns ): void {
		$before = '[';
		foreach ( $rows as $row ) {
			$cells = array();
			foreach ( $columns as $column ) {
				$cells[ $column ] = $row[ $column ];
			}
			WP_CLI::line( $before . self::to_json( $cells ) );
			$before = ',';
		}
		WP_CLI::line( '[' === $before ? '[]' : ']' );
	}
}
