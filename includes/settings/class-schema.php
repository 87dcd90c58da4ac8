<?php
namespace Chaty\Settings;

/**
 * Reads the schema of all settings when it is first needed, in the form that OPcache keeps ready, and picks what it marks
 * as public. The build makes it from `widgets.schema.json`.
 */
final class Schema {

	private string $file;

	/**
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
		return $this->schema ??= (array) require $this->file;
	}

	/**
	 * @return array<string, mixed>
	 */
	public function get_list(): array {
		return $this->get_page()['properties']['chaty_widgets'];
	}

	/**
	 * @return array<string, mixed>
	 */
	public function get_widget(): array {
		return $this->get_list()['items'];
	}

	/**
	 * Returns the public settings of a widget. Keys that the schema does not know are never printed, so that the owner's
	 * email address, and whatever a later key contains, stay private.
	 *
	 * @param array<string, mixed> $widget Sanitized widget.
	 * @return array<string, mixed>
	 */
	public function get_public_widget( array $widget ): array {
		return $this->pick_public( $widget, $this->get_widget() );
	}

	/**
	 * @param mixed                $value  Sanitized value.
	 * @param array<string, mixed> $schema Schema of the value.
	 * @return mixed
	 */
	private function pick_public( $value, array $schema ) {
		if ( ! is_array( $value ) ) {
			return $value;
		}

		$taken = array();
		foreach ( $value as $key => $item ) {
			$inner = $schema['items'] ?? $schema['properties'][ $key ] ?? null;
			if ( null === $inner || ! self::is_public( $inner ) || ! $this->is_read( $inner, $value ) ) {
				continue;
			}
			$public = self::is_default_icon( $item, $inner ) ? '' : $this->pick_public( $item, $inner );
			// Every visitor downloads what is printed, and the scripts read a missing key as empty.
			if ( isset( $schema['items'] ) || isset( $inner['x-keep-empty'] ) || '' !== $public ) {
				$taken[ $key ] = $public;
			}
		}

		return $taken;
	}

	/**
	 * Returns whether anything reads a key of a channel: only of some types, or with another key.
	 *
	 * @param array<string, mixed>    $schema  Schema of the key.
	 * @param array<array-key, mixed> $channel Sanitized channel.
	 */
	private function is_read( array $schema, array $channel ): bool {
		return ( ! isset( $schema['x-types'] ) || in_array( Channel_Type::find( $channel ), $schema['x-types'], true ) )
			&& ( ! isset( $schema['x-with'] ) || Raw_Values::is_on( $channel, $schema['x-with'] ) );
	}

	/**
	 * Returns whether a value is an icon that Chaty 3.x stores for every channel. It is long, and the scripts have
	 * icons of their own; only the owner's own icons are stored and printed.
	 *
	 * @param mixed                $value  Sanitized value.
	 * @param array<string, mixed> $schema Schema of the value.
	 */
	public static function is_default_icon( $value, array $schema ): bool {
		return 'svg' === ( $schema['x-sanitizer'] ?? '' ) && is_string( $value ) && false !== strpos( $value, 'color-element' );
	}

	/**
	 * Returns whether anything reads a key.
	 *
	 * @param array<string, mixed> $schema Schema of the key.
	 */
	public static function is_supported( array $schema ): bool {
		return false !== ( $schema['x-supported'] ?? true );
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
		return false !== ( $schema['x-public'] ?? true );
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

	public static function join_path( string $path, string $key ): string {
		return '' === $path ? $key : $path . '.' . $key;
	}
}
