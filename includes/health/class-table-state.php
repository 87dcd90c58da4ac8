<?php
/**
 * State of the tables.
 *
 * @package Chaty
 */

namespace Chaty\Health;

use Chaty\Config\Names;
use Chaty\Storage\Query;
use Chaty\Storage\Tables;
use WP_Error;

/**
 * Says whether the tables are there and up to date, and repairs them.
 */
final class Table_State {

	private Tables $tables;

	public function __construct( Tables $tables ) {
		$this->tables = $tables;
	}

	/**
	 * Returns whether both tables have all columns, and the stored data is of this version.
	 */
	public function is_current(): bool {
		return Names::DATA_VERSION === get_option( Names::DB_VERSION ) && $this->tables->is_up_to_date();
	}

	/**
	 * Returns the number of rows of each table.
	 *
	 * @return array<string, int|null> By full name; null for a table that cannot be read.
	 */
	public function count_rows(): array {
		global $wpdb;

		$rows  = array();
		$shown = $wpdb->suppress_errors( true );
		foreach ( array( 'contacts', 'stats' ) as $name ) {
			$table          = Tables::get_table( $name );
			$found          = Query::get_column( "SELECT COUNT(*) FROM $table" );
			$rows[ $table ] = isset( $found[0] ) ? (int) $found[0] : null;
		}
		$wpdb->suppress_errors( $shown );

		return $rows;
	}

	/**
	 * Creates or upgrades the tables, and adds options and events that are missing. Rows stay.
	 *
	 * @return true|WP_Error
	 */
	public function repair() {
		global $wpdb;

		$shown = $wpdb->suppress_errors( true );
		$this->tables->create();
		$wpdb->suppress_errors( $shown );

		return $this->is_current() ? true : new WP_Error(
			'chaty_tables_failed',
			__( 'The tables could not be created or changed. Ask your host whether the database user may use CREATE and ALTER.', 'chaty' ),
			array( 'status' => 500 )
		);
	}
}
