<?php
/**
 * Strict check of settings that come in.
 *
 * @package Chaty
 */

namespace Chaty\Settings;

/**
 * Compares settings with the schema and tells everything that does not fit, each with its path.
 *
 * A wrong type or shape and a missing required key are errors. An unknown key, a null and a value that
 * the key's rule cannot use are warnings: files of real sites have keys that nobody listed, and must
 * still be taken.
 */
final class Schema_Validator {

	private Sanitizers $sanitizers;

	/**
	 * What was found in the current check.
	 *
	 * @var array<int, Issue>
	 */
	private array $issues = array();

	/**
	 * @param Sanitizers $sanitizers Sanitizers by name.
	 */
	public function __construct( Sanitizers $sanitizers ) {
		$this->sanitizers = $sanitizers;
	}

	/**
	 * Checks a value.
	 *
	 * @param mixed                $value  Decoded JSON, objects as arrays.
	 * @param array<string, mixed> $schema Schema of the value.
	 * @param string               $path   Where the value is.
	 * @return array<int, Issue>
	 */
	public function validate( $value, array $schema, string $path ): array {
		$this->issues = array();
		$this->validate_value( $value, $schema, $path );

		return $this->issues;
	}

	/**
	 * Checks a value of any kind.
	 *
	 * @param mixed                $value  Value.
	 * @param array<string, mixed> $schema Schema of the value.
	 * @param string               $path   Where the value is.
	 */
	private function validate_value( $value, array $schema, string $path ): void {
		if ( ! Schema::is_supported( $schema ) ) {
			return;
		}

		if ( isset( $schema['properties'] ) ) {
			$this->validate_object( $value, $schema, $path );
		} elseif ( isset( $schema['items'] ) ) {
			$this->validate_list( $value, $schema, $path );
		} else {
			$this->validate_scalar( $value, $schema, $path );
		}
	}

	/**
	 * Checks an object. PHP writes an empty one as `[]`.
	 *
	 * @param mixed                $value  Value.
	 * @param array<string, mixed> $schema Schema of the value.
	 * @param string               $path   Where the value is.
	 */
	private function validate_object( $value, array $schema, string $path ): void {
		if ( ! JSON_Type::is_object( $value ) ) {
			$this->issues[] = Issue::error( $path, __( 'must be an object.', 'chaty' ) );
			return;
		}

		foreach ( isset( $schema['required'] ) ? $schema['required'] : array() as $key ) {
			if ( ! isset( $value[ $key ] ) ) {
				$this->issues[] = Issue::error( JSON_Type::join( $path, $key ), __( 'is missing.', 'chaty' ) );
			}
		}

		foreach ( $value as $key => $item ) {
			$inner = JSON_Type::join( $path, (string) $key );
			if ( ! isset( $schema['properties'][ $key ] ) ) {
				$this->issues[] = Issue::warning( $inner, __( 'is not a known setting and is left out.', 'chaty' ) );
			} elseif ( null !== $item ) {
				$this->validate_value( $item, $schema['properties'][ $key ], $inner );
			} elseif ( Schema::is_supported( $schema['properties'][ $key ] ) ) {
				$this->issues[] = Issue::warning( $inner, __( 'is null and counts as absent.', 'chaty' ) );
			}
		}
	}

	/**
	 * Checks a list.
	 *
	 * @param mixed                $value  Value.
	 * @param array<string, mixed> $schema Schema of the value.
	 * @param string               $path   Where the value is.
	 */
	private function validate_list( $value, array $schema, string $path ): void {
		if ( ! JSON_Type::is_list( $value ) ) {
			$this->issues[] = Issue::error( $path, __( 'must be a list.', 'chaty' ) );
			return;
		}
		if ( count( JSON_Type::to_list( $value ) ) > $schema['maxItems'] ) {
			/* translators: %s: a number. */
			$this->issues[] = Issue::error( $path, sprintf( __( 'must have at most %s entries.', 'chaty' ), number_format_i18n( $schema['maxItems'] ) ) );
			return;
		}

		foreach ( JSON_Type::to_list( $value ) as $index => $item ) {
			$this->validate_value( $item, $schema['items'], $path . '[' . $index . ']' );
		}
	}

	/**
	 * Checks a single value: WordPress judges the type, the key's rule the content.
	 *
	 * @param mixed                $value  Value.
	 * @param array<string, mixed> $schema Schema of the value.
	 * @param string               $path   Where the value is.
	 */
	private function validate_scalar( $value, array $schema, string $path ): void {
		$verdict = rest_validate_value_from_schema( $value, JSON_Type::to_type( $schema ), $path );
		if ( is_wp_error( $verdict ) ) {
			$is_long        = 'rest_too_long' === $verdict->get_error_code();
			$this->issues[] = Issue::error( $path, $is_long ? $this->get_length_message( $schema['maxLength'] ) : $this->get_type_message( $schema['x-sanitizer'] ) );
			return;
		}

		if ( ! $this->survives_sanitizing( $value, $schema ) ) {
			$this->issues[] = Issue::warning( $path, __( 'cannot be used as it is and is replaced.', 'chaty' ) );
		} elseif ( Schema::is_only_stored( $schema ) && ! $this->is_empty( $value, $schema ) ) {
			$this->issues[] = Issue::note( $path, __( 'is kept, but has no effect.', 'chaty' ) );
		}
	}

	/**
	 * Tells how long a value may be.
	 *
	 * @param int $length Characters.
	 */
	private function get_length_message( int $length ): string {
		/* translators: %s: a number. */
		return sprintf( __( 'must have at most %s characters.', 'chaty' ), number_format_i18n( $length ) );
	}

	/**
	 * Tells which form a value must have.
	 *
	 * @param string $rule Name of the key's rule.
	 */
	private function get_type_message( string $rule ): string {
		switch ( $rule ) {
			case 'widget-id':
				return __( 'must be 0, "_1", "_2" and so on.', 'chaty' );
			case 'slug':
				return __( 'must be a name of letters, digits and underscores.', 'chaty' );
			case 'number':
			case 'strict-number':
				return __( 'must be a number.', 'chaty' );
			case 'boolean':
				return __( 'must be on or off: 1, 0, true, false, "yes", "no", "on", "off".', 'chaty' );
			default:
				return __( 'must be text.', 'chaty' );
		}
	}

	/**
	 * Returns whether a value asks for nothing: empty, off, or what an absent one counts as.
	 *
	 * @param mixed                $value  Value of the right type.
	 * @param array<string, mixed> $schema Schema of the value.
	 */
	private function is_empty( $value, array $schema ): bool {
		$clean = $this->sanitizers->get( $schema['x-sanitizer'] )->sanitize( $value, $schema );

		return in_array( $clean, array( '', 0, $schema['default'] ?? '' ), true );
	}

	/**
	 * Returns whether a value's meaning outlives its rule. Blanks around it, markup and the way a switch
	 * is written do not count; an address that leads nowhere is a usual way to write "none".
	 *
	 * @param mixed                $value  Value of the right type.
	 * @param array<string, mixed> $schema Schema of the value.
	 */
	private function survives_sanitizing( $value, array $schema ): bool {
		$given = is_scalar( $value ) ? trim( (string) $value ) : '';
		$clean = $this->sanitizers->get( $schema['x-sanitizer'] )->sanitize( $value, $schema );

		if ( '' === $given || in_array( $given, array( '#', 'javascript:;', 'javascript:void(0)' ), true ) ) {
			return true;
		}

		switch ( $schema['x-sanitizer'] ) {
			case 'boolean':
				return true;
			case 'number':
			case 'strict-number':
				return (float) $given === (float) $clean;
			case 'enum':
				return $given === $clean || ( is_int( $value ) && '' === $clean );
			default:
				return null !== $clean && '' !== $clean;
		}
	}
}
