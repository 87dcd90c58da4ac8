<?php
/**
 * Schema of the settings.
 *
 * @package Chaty
 */

namespace Chaty\Settings;

/**
 * Reads the schema of all settings when it is first needed, in the form that OPcache keeps ready. The build
 * makes it from `widgets.schema.json`.
 */
final class Schema {

	private string $file;

	/**
	 * Schema, once it is read.
	 *
	 * @var array<string, mixed>|null
	 */
	private $schema;

	/**
	 * @param string $file Full path of the schema as PHP.
	 */
	public function __construct( string $file ) {
		$this->file = $file;
	}

	/**
	 * Returns the schema of the settings file.
	 *
	 * @return array<string, mixed>
	 */
	public function get_page(): array {
		if ( null === $this->schema ) {
			$this->schema = (array) require $this->file;
		}

		return $this->schema;
	}

	/**
	 * Returns the schema of the list of widgets.
	 *
	 * @return array<string, mixed>
	 */
	public function get_list(): array {
		$page = $this->get_page();

		return $page['properties']['chaty_widgets'];
	}

	/**
	 * Returns the schema of one widget.
	 *
	 * @return array<string, mixed>
	 */
	public function get_widget(): array {
		return $this->get_list()['items'];
	}

	/**
	 * Returns whether anything reads a key.
	 *
	 * @param array<string, mixed> $schema Schema of the key.
	 */
	public static function is_supported( array $schema ): bool {
		return ! isset( $schema['x-supported'] ) || false !== $schema['x-supported'];
	}

	/**
	 * Returns whether a key is stored, but has no effect.
	 *
	 * @param array<string, mixed> $schema Schema of the key.
	 */
	public static function is_only_stored( array $schema ): bool {
		return isset( $schema['x-stored'] );
	}

	/**
	 * Returns whether a key may be printed on a page.
	 *
	 * @param array<string, mixed> $schema Schema of the key.
	 */
	public static function is_public( array $schema ): bool {
		return ! isset( $schema['x-public'] ) || false !== $schema['x-public'];
	}

	/**
	 * Returns the part of a schema that restricts the type. Enums and bounds are left to the sanitizer, which
	 * corrects values instead of rejecting them.
	 *
	 * @param array<string, mixed> $schema Schema of the key.
	 * @return array<string, mixed>
	 */
	public static function get_type( array $schema ): array {
		$keywords = array( 'type', 'pattern', 'maxItems', 'maxLength' );
		if ( ! in_array( $schema['x-sanitizer'], array( 'number', 'strict-number' ), true ) ) {
			$keywords = array_merge( $keywords, array( 'minimum', 'maximum' ) );
		}

		return array_intersect_key( $schema, array_flip( $keywords ) );
	}

	/**
	 * Appends a key to the path of a value.
	 *
	 * @param string $path Path.
	 * @param string $key  Key.
	 */
	public static function join_path( string $path, string $key ): string {
		return '' === $path ? $key : $path . '.' . $key;
	}
}
