<?php
namespace Chaty\Health;

use Chaty\Config\Names;
use Chaty\Storage\Query;
use Chaty\Storage\Tables;
use WP_Error;

/**
 * Says whether the tables are there and up to date, and repairs them.
 *
 * @phpstan-import-type State from Tool_States
 */
final class Table_State {

	private Tables $tables;

	public function __construct( Tables $tables ) {
		$this->tables = $tables;
	}

	/**
	 * @return State
	 */
	public function get(): array {
		$is_current = $this->is_current();

		return array(
			'name'   => 'tables',
			'label'  => __( 'Tables', 'chaty' ),
			'status' => $is_current ? 'good' : 'critical',
			'title'  => $is_current ? __( 'The tables of Chaty are up to date', 'chaty' ) : __( 'Tables of Chaty are missing or outdated', 'chaty' ),
			'text'   => $is_current
				? __( 'Messages and statistics can be stored.', 'chaty' )
				: __( 'Messages of visitors may be lost, and nothing is counted. Repair the tables; if that fails, the database user may lack the rights to create and change tables.', 'chaty' ),
			'fields' => $this->count_rows(),
			'tools'  => array( 'repair-tables' => __( 'Check and repair the tables', 'chaty' ) ),
		);
	}

	/**
	 * Creates or upgrades the tables, and adds options and events that are missing. Rows stay.
	 *
	 * @return string|WP_Error
	 */
	public function repair() {
		global $wpdb;

		$shown = $wpdb->suppress_errors( true );
		$this->tables->create();
		$wpdb->suppress_errors( $shown );

		return $this->is_current() ? __( 'The tables are up to date, and the events are scheduled.', 'chaty' ) : new WP_Error(
			'chaty_tables_failed',
			__( 'The tables could not be created or changed. Ask your host whether the database user may use CREATE and ALTER.', 'chaty' ),
			array( 'status' => 500 )
		);
	}

	/**
	 * Returns whether all tables have all columns, and the stored data is of this version.
	 */
	private function is_current(): bool {
		return Names::DATA_VERSION === get_option( Names::DB_VERSION ) && $this->tables->is_up_to_date();
	}

	/**
	 * @return array<string, array{label: string, value: string, debug: string}>
	 */
	private function count_rows(): array {
		global $wpdb;

		$fields = array();
		$shown  = $wpdb->suppress_errors( true );
		foreach ( array( 'contacts', 'stats', 'pages' ) as $name ) {
			$table = Tables::get_table( $name );
			$found = Query::get_column( "SELECT COUNT(*) FROM $table" );

			$fields[ "table_$table" ] = array(
				/* translators: %s: name of a table. */
				'label' => sprintf( __( 'Rows of %s', 'chaty' ), $table ),
				'value' => isset( $found[0] ) ? number_format_i18n( (int) $found[0] ) : __( 'Unknown', 'chaty' ),
				'debug' => (string) ( $found[0] ?? 'missing' ),
			);
		}
		$wpdb->suppress_errors( $shown );

		return $fields;
	}
}
