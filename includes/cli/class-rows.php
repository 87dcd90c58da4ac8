<?php
/**
 * Rows on the command line.
 *
 * @package Chaty
 */

namespace Chaty\Cli;

use WP_CLI;

/**
 * Prints rows as a table, as JSON or as CSV. JSON and CSV are printed row by row, however many there are.
 */
final class Rows {

	/**
	 * Signs at the start of a cell that make a spreadsheet take it for a formula.
	 */
	private const FORMULA_STARTS = array( '=', '+', '-', '@', "\t", "\r", "\n" );

	/**
	 * Prints rows.
	 *
	 * @param \Traversable<int, array<string, mixed>>|array<int, array<string, mixed>> $rows    Rows.
	 * @param array<int, string>                                                       $columns Columns, in their order.
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
				$all[] = $row;
			}
			WP_CLI\Utils\format_items( 'table', $all, $columns );
		}
	}

	/**
	 * Makes a cell harmless for spreadsheets: one that looks like a formula gets an apostrophe.
	 *
	 * @param string $cell Cell.
	 */
	public static function neutralise( string $cell ): string {
		return '' !== $cell && in_array( $cell[0], self::FORMULA_STARTS, true ) ? "'" . $cell : $cell;
	}

	/**
	 * Prints CSV.
	 *
	 * @param \Traversable<int, array<string, mixed>>|array<int, array<string, mixed>> $rows    Rows.
	 * @param array<int, string>                                                       $columns Columns.
	 */
	private static function show_csv( $rows, array $columns ): void {
		fputcsv( STDOUT, $columns, ',', '"', '' );
		foreach ( $rows as $row ) {
			$cells = array();
			foreach ( $columns as $column ) {
				$cells[] = is_string( $row[ $column ] ) ? self::neutralise( $row[ $column ] ) : $row[ $column ];
			}
			fputcsv( STDOUT, $cells, ',', '"', '' );
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
			WP_CLI::line( $before . wp_json_encode( $cells, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ) );
			$before = ',';
		}
		WP_CLI::line( '[' === $before ? '[]' : ']' );
	}
}
