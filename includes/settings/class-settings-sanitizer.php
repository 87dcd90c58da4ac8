<?php
namespace Chaty\Settings;

/**
 * Keeps what is valid: known keys, each sanitized. A value of the wrong type or length is left out alone, as is a
 * widget or channel without its required keys; of a list that is too long, the first entries stay.
 */
final class Settings_Sanitizer {

	private Schema $schema;

	public function __construct( Schema $schema ) {
		$this->schema = $schema;
	}

	/**
	 * Creates the sanitizer of the plugin's own schema.
	 */
	public static function create(): self {
		return new self( new Schema( dirname( __DIR__, 2 ) . '/build/settings-schema.php' ) );
	}

	/**
	 * Sanitizes a list of widgets. Of two with the same ID, the first stays.
	 *
	 * @param mixed $widgets Stored widgets.
	 * @return array<int, array<string, mixed>> Each has id, settings, triggers and channels.
	 */
	public function sanitize_widgets( $widgets ): array {
		$clean = array();
		foreach ( array_slice( Raw_Values::is_list( $widgets ) ? Raw_Values::to_list( $widgets ) : array(), 0, $this->schema->get_list()['maxItems'] ) as $widget ) {
			$widget = $this->sanitize_value( $widget, $this->schema->get_widget() );
			if ( null === $widget || isset( $clean[ $widget['id'] ] ) ) {
				continue;
			}
			$clean[ $widget['id'] ] = $widget + array(
				'settings' => array(),
				'triggers' => array(),
			);
		}

		return array_values( $clean );
	}

	/**
	 * @param array<array-key, mixed> $page Settings.
	 * @param array<int, string>      $keys Keys.
	 * @return array<string, mixed> Sanitized values of the keys that exist.
	 */
	public function sanitize_page_keys( array $page, array $keys ): array {
		$schema = $this->schema->get_page();
		$clean  = array();
		foreach ( $keys as $key ) {
			$value = isset( $page[ $key ] ) ? $this->sanitize_value( $page[ $key ], $schema['properties'][ $key ] ) : null;
			if ( null !== $value ) {
				$clean[ $key ] = $value;
			}
		}

		return $clean;
	}

	/**
	 * @param mixed                $value  Value.
	 * @param array<string, mixed> $schema Schema of the value.
	 * @return mixed The sanitized value, or null if it is invalid.
	 */
	private function sanitize_value( $value, array $schema ) {
		if ( ! Schema::is_supported( $schema ) ) {
			return null;
		}
		if ( isset( $schema['properties'] ) ) {
			return Raw_Values::is_object( $value ) ? $this->sanitize_object( $value, $schema ) : null;
		}
		if ( isset( $schema['items'] ) ) {
			return Raw_Values::is_list( $value ) ? $this->sanitize_list( array_slice( Raw_Values::to_list( $value ), 0, $schema['maxItems'] ), $schema ) : null;
		}

		if ( Raw_Values::is_infinite( $value ) || is_wp_error( rest_validate_value_from_schema( $value, Schema::get_type( $schema ) ) ) ) {
			return null;
		}

		$clean = Sanitizers::sanitize( $schema['x-sanitizer'], $value, $schema );

		return Schema::is_default_icon( $clean, $schema ) ? null : $clean;
	}

	/**
	 * Sanitizes an object. One with a sanitizer of its own needs all of its values to be valid.
	 *
	 * @param array<array-key, mixed> $value  Value.
	 * @param array<string, mixed>    $schema Schema of the value.
	 * @return array<string, mixed>|null Null if a required key is missing or invalid.
	 */
	private function sanitize_object( array $value, array $schema ): ?array {
		$clean = array();
		foreach ( $schema['properties'] as $key => $inner ) {
			$item = isset( $value[ $key ] ) ? $this->sanitize_value( $value[ $key ], $inner ) : null;
			if ( null !== $item ) {
				$clean[ $key ] = $item;
			} elseif ( isset( $value[ $key ], $schema['x-sanitizer'] ) ) {
				return null;
			}
		}

		foreach ( $schema['required'] ?? array() as $key ) {
			if ( ! isset( $clean[ $key ] ) || '' === $clean[ $key ] ) {
				return null;
			}
		}

		return isset( $schema['x-sanitizer'] ) ? Sanitizers::sanitize( $schema['x-sanitizer'], $clean, $schema ) : $clean;
	}

	/**
	 * @param array<int, mixed>    $value  Value.
	 * @param array<string, mixed> $schema Schema of the value.
	 * @return array<int, mixed>
	 */
	private function sanitize_list( array $value, array $schema ): array {
		$clean = array_map( fn ( $item ) => $this->sanitize_value( $item, $schema['items'] ), $value );

		return array_values( array_filter( $clean, static fn ( $item ): bool => null !== $item ) );
	}
}
