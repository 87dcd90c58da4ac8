<?php
namespace Chaty\Migration;

use Chaty\Storage\Option_Set;
use Chaty\Storage\Query;

/**
 * Reads a table of Chaty 3.x, which may be missing, and remembers how far it is copied.
 */
final class Legacy_Table {

	private string $name;
	private string $option;

	/**
	 * @param string $name   Name without the prefix.
	 * @param string $option Option that says how far the table is copied.
	 */
	public function __construct( string $name, string $option ) {
		$this->name   = $name;
		$this->option = $option;
	}

	/**
	 * Returns the full name.
	 */
	public function get_name(): string {
		global $wpdb;

		return $wpdb->prefix . $this->name;
	}

	/**
	 * @param string $statement Prepared SQL.
	 * @return array<int, array<string, mixed>>|null None if there is no table; null if the database failed.
	 */
	public function read( string $statement ): ?array {
		global $wpdb;

		$was_silent = $wpdb->suppress_errors( true );
		$rows       = Query::get_rows( (string) $wpdb->prepare( 'SHOW TABLES LIKE %s', $wpdb->esc_like( $this->get_name() ) ) );
		if ( array() !== $rows && '' === $wpdb->last_error ) {
			$rows = Query::get_rows( $statement );
		}
		$wpdb->suppress_errors( $was_silent );

		return '' === $wpdb->last_error ? $rows : null;
	}

	/**
	 * Returns the position up to which the table is copied.
	 */
	public function get_position(): int {
		return (int) get_option( $this->option );
	}

	/**
	 * Stores the position up to which the table is copied, unless another process has come further.
	 *
	 * @param array<string, int> $more Options that belong to it.
	 * @return bool Whether the database has it, or a higher one.
	 */
	public function store_position( int $position, array $more = array() ): bool {
		return $position <= $this->get_position()
			|| Option_Set::write( array(), array( $this->option => $position ) + $more )
			|| $position <= $this->get_position();
	}
}
