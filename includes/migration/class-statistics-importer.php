<?php
namespace Chaty\Migration;

use Chaty\Config\Names;
use Chaty\Settings\Channel_Type;
use Chaty\Storage\Query;
use WP_Error;

/**
 * Copies the statistics of Chaty Pro, some days per step. Chaty Pro did not count by device, so its counts have rows of
 * their own, without a device: a step that runs twice sets the same sums again, and adds nothing. The day up to which
 * all are copied is stored, so that counts that the owner has deleted since do not come back.
 */
final class Statistics_Importer {

	/**
	 * Days of a step.
	 */
	public const STEP = 30;

	/**
	 * Rows of a statement.
	 */
	private const MAX_ROWS = 500;

	/**
	 * The noon of the day of a row. Chaty Pro stores a day as its first second, in whatever time zone PHP had.
	 */
	private const NOON = '( analysis_date + 43200 - ( analysis_date + 43200 ) %% 86400 + 43200 )';

	private Legacy_Table $table;

	public function __construct() {
		$this->table = new Legacy_Table( 'chaty_widget_analysis', Names::MIGRATED_STATISTICS );
	}

	/**
	 * Counts the days with statistics of Chaty Pro, those of them that are copied, and the rows that have no place here:
	 * those of unknown channels, and of widgets or days that cannot be. Anybody could make Chaty Pro store such rows.
	 *
	 * @return array{total: int, copied: int, left_out: int}|WP_Error Zeros if there is no table.
	 */
	public function count() {
		$noon  = self::NOON;
		$known = $this->get_condition();
		$rows  = $this->read(
			"SELECT COUNT(DISTINCT CASE WHEN $known THEN $noon END) AS total,
				COUNT(DISTINCT CASE WHEN $known AND $noon <= %d THEN $noon END) AS copied,
				SUM(CASE WHEN $known THEN 0 ELSE 1 END) AS left_out
				FROM {$this->table->get_name()}",
			array( $this->table->get_position() )
		);

		return null === $rows ? $this->create_read_error() : array_map( 'intval', ( $rows[0] ?? array() ) + array_fill_keys( array( 'total', 'copied', 'left_out' ), 0 ) );
	}

	/**
	 * @return array{new: int, is_done: bool}|WP_Error Number of days. After an error, the step can be tried again.
	 */
	public function copy_next() {
		$noon  = self::NOON;
		$from  = "FROM {$this->table->get_name()} WHERE {$this->get_condition()} AND $noon > %d";
		$after = $this->table->get_position();
		$days  = $this->read( "SELECT DISTINCT $noon AS noon $from ORDER BY noon LIMIT %d", array( $after, self::STEP ) );
		$days  = null === $days ? null : array_map( 'intval', array_column( $days, 'noon' ) );
		$last  = null === $days || array() === $days ? $after : max( $days );
		$sums  = "SELECT $noon AS noon, widget_id, is_widget, channel_slug, SUM(no_of_views) AS views, SUM(no_of_clicks) AS clicks $from AND $noon <= %d";
		$rows  = null === $days ? null : $this->read( "$sums GROUP BY noon, widget_id, is_widget, channel_slug", array( $after, $last ) );
		if ( null === $days || null === $rows ) {
			return $this->create_read_error();
		}
		if ( ! $this->write( $this->add_up( $rows ) ) || ! $this->table->store_position( $last ) ) {
			return new WP_Error( 'chaty_db_write_failed', __( 'The statistics could not be copied. Those that were copied before are kept.', 'chaty' ), array( 'status' => 500 ) );
		}

		return array(
			'new'     => count( $days ),
			'is_done' => count( $days ) < self::STEP,
		);
	}

	/**
	 * Adds up rows that mean the same.
	 *
	 * @param array<int, array<string, mixed>> $rows Rows of Chaty Pro.
	 * @return array<int, array{0: string, 1: string, 2: string, 3: int, 4: int}> Widget, channel, day, views, clicks.
	 */
	private function add_up( array $rows ): array {
		$types = Channel_Type::get_types();
		$sums  = array();
		foreach ( $rows as $row ) {
			$number  = (int) $row['widget_id'];
			$widget  = $number > 0 ? "_$number" : '0';
			$channel = (int) $row['is_widget'] > 0 ? '' : $types[ strtolower( (string) $row['channel_slug'] ) ];
			$day     = gmdate( 'Y-m-d', (int) $row['noon'] );
			$key     = "$widget $channel $day";
			$views   = max( 0, (int) $row['views'] ) + ( $sums[ $key ][3] ?? 0 );
			$clicks  = max( 0, (int) $row['clicks'] ) + ( $sums[ $key ][4] ?? 0 );

			$sums[ $key ] = array( $widget, $channel, $day, $views, $clicks );
		}

		return array_values( $sums );
	}

	/**
	 * @param array<int, array{0: string, 1: string, 2: string, 3: int, 4: int}> $sums Sums.
	 * @return bool Whether the database has all of them.
	 */
	private function write( array $sums ): bool {
		global $wpdb;

		foreach ( array_chunk( $sums, self::MAX_ROWS ) as $rows ) {
			$values    = implode( ', ', array_fill( 0, count( $rows ), "(%s, %s, %s, '', %d, %d)" ) );
			$statement = "INSERT INTO {$wpdb->prefix}chaty_stats (widget, channel, day, device, views, clicks) VALUES $values ON DUPLICATE KEY UPDATE views = VALUES(views), clicks = VALUES(clicks)";
			if ( false === Query::run( Query::prepare( $statement, array_merge( ...$rows ) ) ) ) {
				return false;
			}
		}

		return true;
	}

	/**
	 * Returns the SQL that is true for rows that have a place here.
	 */
	private function get_condition(): string {
		$types = array_keys( Channel_Type::get_types() );
		$slugs = Query::prepare( implode( ', ', array_fill( 0, count( $types ), '%s' ) ), $types );

		return '( analysis_date BETWEEN 86400 AND 4102444800 AND widget_id BETWEEN 0 AND ' . Legacy_Options::MAX_WIDGETS . " AND ( is_widget > 0 OR channel_slug IN ($slugs) ) )";
	}

	/**
	 * @param string          $statement SQL with placeholders.
	 * @param array<int, int> $values    Their values.
	 * @return array<int, array<string, mixed>>|null Null if the database failed.
	 */
	private function read( string $statement, array $values ): ?array {
		return $this->table->read( Query::prepare( $statement, $values ) );
	}

	private function create_read_error(): WP_Error {
		return new WP_Error( 'chaty_db_read_failed', __( 'The statistics of Chaty Pro could not be read.', 'chaty' ), array( 'status' => 500 ) );
	}
}
