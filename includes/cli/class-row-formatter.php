<?php
namespace Chaty\Cli;

use Chaty\Row_Text;
use Chaty\Visible_Text;
use WP_CLI;
use WP_CLI\Utils;

/**
 * Prints rows as a table, JSON or CSV. JSON and CSV are streamed. Visitors wrote some of the cells, so
 * control characters are removed, and escaped in JSON.
 */
final class Row_Formatter {

	/**
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
				$all[] = array_map( static fn ( $cell ) => is_string( $cell ) ? Visible_Text::clean( $cell ) : $cell, $row );
			}
			Utils\format_items( 'table', $all, $columns );
		}
	}

	/**
	 * @param \Traversable<int, array<string, mixed>>|array<int, array<string, mixed>> $rows    Rows.
	 * @param array<int, string>                                                       $columns Columns.
	 */
	private static function show_csv( $rows, array $columns ): void {
		WP_CLI::line( implode( ',', $columns ) );
		foreach ( $rows as $row ) {
			WP_CLI::line( Row_Text::to_csv( array_map( static fn ( string $column ) => $row[ $column ], $columns ) ) );
		}
	}

	/**
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
			WP_CLI::line( $before . Row_Text::to_json( $cells ) );
			$before = ',';
		}
		WP_CLI::line( '[' === $before ? '[]' : ']' );
	}
}
