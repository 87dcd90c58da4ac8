<?php
namespace Chaty\Storage;

/**
 * Reads and writes several options at once. Reads go to the database, because an object cache may hold old values.
 *
 * A write is one statement: InnoDB and SQLite take all of it or nothing, also when the process is killed in the
 * middle. `update_option()` in a transaction is not used: it fills the object cache before the commit, and
 * `START TRANSACTION` would commit a transaction that somebody else has begun.
 */
final class Option_Set {

	/**
	 * Reads options, without caches and filters.
	 *
	 * @param array<int, string> $names Names.
	 * @return array<string, mixed>|null Values by name, without missing options; null if the database failed.
	 */
	public static function read( array $names ): ?array {
		$rows = self::read_serialized( $names );

		return null === $rows ? null : array_map( 'maybe_unserialize', $rows );
	}

	/**
	 * Writes options, all or none, and runs the hooks of `update_option()`.
	 *
	 * @param array<string, mixed> $autoloaded Values of autoloaded options by name.
	 * @param array<string, mixed> $others     Values of other options by name.
	 * @return bool Whether the database has all of them.
	 */
	public static function write( array $autoloaded, array $others = array() ): bool {
		$values = $autoloaded + $others;
		$before = self::read_serialized( array_keys( $values ) );
		if ( null === $before ) {
			return false;
		}

		$values = self::filter( $values, $before );
		$rows   = array_map( 'strval', array_map( 'maybe_serialize', $values ) );
		$result = Query::run( self::get_statement( $rows, $autoloaded ) );
		wp_cache_delete_multiple( array_merge( array( 'alloptions', 'notoptions' ), array_keys( $rows ) ), 'options' );
		// Nothing is put back: a different value is newer, of another process, or what the database made of this one.
		if ( false === $result || array() !== array_diff_assoc( $rows, self::read_serialized( array_keys( $rows ) ) ?? array() ) ) {
			return false;
		}

		self::announce( $values, $before );

		return true;
	}

	/**
	 * @param array<string, string> $rows       Serialized values by name.
	 * @param array<string, mixed>  $autoloaded Autoloaded options by name.
	 */
	private static function get_statement( array $rows, array $autoloaded ): string {
		global $wpdb;

		$lines = array();
		foreach ( $rows as $name => $value ) {
			$lines[] = $wpdb->prepare( '(%s, %s, %s)', $name, $value, isset( $autoloaded[ $name ] ) ? 'on' : 'off' );
		}

		return "INSERT INTO $wpdb->options (option_name, option_value, autoload) VALUES " . implode( ', ', $lines )
			. ' ON DUPLICATE KEY UPDATE option_value = VALUES(option_value), autoload = VALUES(autoload)';
	}

	/**
	 * @param array<int, string> $names Names.
	 * @return array<string, string>|null Serialized values by name, without missing options; null if the database failed.
	 */
	private static function read_serialized( array $names ): ?array {
		global $wpdb;

		$marks = implode( ', ', array_fill( 0, count( $names ), '%s' ) );
		$rows  = Query::get_rows( Query::prepare( "SELECT option_name, option_value FROM $wpdb->options WHERE option_name IN ($marks)", $names ) );

		return '' === $wpdb->last_error ? array_column( $rows, 'option_value', 'option_name' ) : null;
	}

	// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals -- The hooks of `update_option()` and `add_option()`.

	/**
	 * Runs the hooks that come before a write, whose filters may change the values.
	 *
	 * @param array<string, mixed>  $values Values by name.
	 * @param array<string, string> $before Serialized values in the database.
	 * @return array<string, mixed> Values by name.
	 */
	private static function filter( array $values, array $before ): array {
		foreach ( $values as $name => $value ) {
			$old             = isset( $before[ $name ] ) ? maybe_unserialize( $before[ $name ] ) : false;
			$value           = apply_filters( "pre_update_option_$name", $value, $old, $name );
			$values[ $name ] = apply_filters( 'pre_update_option', $value, $name, $old );
			if ( ! isset( $before[ $name ] ) ) {
				do_action( 'add_option', $name, $values[ $name ] );
			} elseif ( (string) maybe_serialize( $values[ $name ] ) !== $before[ $name ] ) {
				do_action( 'update_option', $name, $old, $values[ $name ] );
			}
		}

		return $values;
	}

	/**
	 * Runs the hooks that come after a write.
	 *
	 * @param array<string, mixed>  $values Values by name.
	 * @param array<string, string> $before Serialized values that were in the database.
	 */
	private static function announce( array $values, array $before ): void {
		foreach ( $values as $name => $value ) {
			if ( ! isset( $before[ $name ] ) ) {
				do_action( "add_option_$name", $name, $value );
				do_action( 'added_option', $name, $value );
			} elseif ( (string) maybe_serialize( $value ) !== $before[ $name ] ) {
				$old = maybe_unserialize( $before[ $name ] );
				do_action( "update_option_$name", $old, $value, $name );
				do_action( 'updated_option', $name, $old, $value );
			}
		}
	}
}
