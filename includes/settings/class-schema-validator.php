<?php
namespace Chaty\Settings;

/**
 * Validates settings against the schema and reports every issue with its path.
 *
 * A wrong type and a missing required key are errors. An unknown key, a null and a value that the sanitizer
 * cannot use are warnings: files of real sites have many unknown keys, and must still be accepted. A value that
 * nothing reads is a note.
 */
final class Schema_Validator {

	/**
	 * @var array<int, Issue>
	 */
	private array $issues = array();

	/**
	 * @param mixed                $value  Decoded JSON, objects as arrays.
	 * @param array<string, mixed> $schema Schema of the value.
	 * @return array<int, Issue>
	 */
	public function validate( $value, array $schema, string $path ): array {
		$this->issues = array();
		$this->validate_value( $value, $schema, $path );

		return $this->issues;
	}

	/**
	 * Validates a value of any type.
	 *
	 * @param mixed                $value  Value.
	 * @param array<string, mixed> $schema Schema of the value.
	 */
	private function validate_value( $value, array $schema, string $path ): void {
		if ( ! Schema::is_supported( $schema ) ) {
			$this->validate_unsupported( $value, $path );
		} elseif ( isset( $schema['properties'] ) ) {
			$this->validate_object( $value, $schema, $path );
		} elseif ( isset( $schema['items'] ) ) {
			$this->validate_list( $value, $schema, $path );
		} else {
			$this->validate_scalar( $value, $schema, $path );
		}
	}

	/**
	 * Validates a value that nothing reads.
	 *
	 * @param mixed $value Value.
	 */
	private function validate_unsupported( $value, string $path ): void {
		if ( ! empty( $value ) && ! in_array( $value, array( 'no', 'off', 'false' ), true ) ) {
			$this->issues[] = Issue::note( $path, __( 'is not used, and is left out.', 'chaty' ) );
		}
	}

	/**
	 * Validates an object. PHP encodes an empty one as `[]`.
	 *
	 * @param mixed                $value  Value.
	 * @param array<string, mixed> $schema Schema of the value.
	 */
	private function validate_object( $value, array $schema, string $path ): void {
		if ( ! Raw_Values::is_object( $value ) ) {
			$this->issues[] = Issue::error( $path, __( 'must be an object.', 'chaty' ) );
			return;
		}

		foreach ( $schema['required'] ?? array() as $key ) {
			if ( ! isset( $value[ $key ] ) ) {
				$this->issues[] = Issue::error( Schema::join_path( $path, $key ), __( 'is missing.', 'chaty' ) );
			}
		}

		foreach ( $value as $key => $item ) {
			$inner = Schema::join_path( $path, (string) $key );
			if ( ! isset( $schema['properties'][ $key ] ) ) {
				$this->issues[] = Issue::warning( $inner, __( 'is unknown and is ignored.', 'chaty' ) );
			} elseif ( null !== $item ) {
				$this->validate_value( $item, $schema['properties'][ $key ], $inner );
			} elseif ( Schema::is_supported( $schema['properties'][ $key ] ) ) {
				$this->issues[] = Issue::warning( $inner, __( 'is null and is ignored.', 'chaty' ) );
			}
		}
	}

	/**
	 * @param mixed                $value  Value.
	 * @param array<string, mixed> $schema Schema of the value.
	 */
	private function validate_list( $value, array $schema, string $path ): void {
		if ( ! Raw_Values::is_list( $value ) ) {
			$this->issues[] = Issue::error( $path, __( 'must be a list.', 'chaty' ) );
			return;
		}
		if ( count( Raw_Values::to_list( $value ) ) > $schema['maxItems'] ) {
			/* translators: %s: a number. */
			$message        = _n( 'must have at most %s entry.', 'must have at most %s entries.', $schema['maxItems'], 'chaty' );
			$this->issues[] = Issue::error( $path, sprintf( $message, number_format_i18n( $schema['maxItems'] ) ) );
			return;
		}

		foreach ( Raw_Values::to_list( $value ) as $index => $item ) {
			$this->validate_value( $item, $schema['items'], $path . '[' . $index . ']' );
		}
	}

	/**
	 * Validates a scalar: WordPress validates the type, the sanitizer the content.
	 *
	 * @param mixed                $value  Value.
	 * @param array<string, mixed> $schema Schema of the value.
	 */
	private function validate_scalar( $value, array $schema, string $path ): void {
		$verdict = rest_validate_value_from_schema( $value, Schema::get_type( $schema ), $path );
		if ( is_wp_error( $verdict ) || Raw_Values::is_infinite( $value ) ) {
			$is_long        = is_wp_error( $verdict ) && 'rest_too_long' === $verdict->get_error_code();
			$this->issues[] = Issue::error( $path, $is_long ? $this->get_length_message( $schema['maxLength'] ) : $this->get_type_message( $schema['x-sanitizer'] ) );
			return;
		}

		if ( 'strict-enum' === $schema['x-sanitizer'] && null === Sanitizers::sanitize( 'strict-enum', $value, $schema ) ) {
			/* translators: %s: list of values. */
			$this->issues[] = Issue::error( $path, sprintf( __( 'must be one of: %s.', 'chaty' ), implode( ', ', $schema['enum'] ) ) );
		} elseif ( ! $this->survives_sanitizing( $value, $schema ) ) {
			$this->issues[] = Issue::warning( $path, __( 'is invalid and is corrected.', 'chaty' ) );
		} elseif ( Schema::is_only_stored( $schema ) && ! $this->is_empty( $value, $schema ) ) {
			$this->issues[] = Issue::note( $path, __( 'is stored, but has no effect.', 'chaty' ) );
		}
	}

	/**
	 * @param int $length Longest value, in characters.
	 */
	private function get_length_message( int $length ): string {
		/* translators: %s: a number. */
		return sprintf( _n( 'must have at most %s character.', 'must have at most %s characters.', $length, 'chaty' ), number_format_i18n( $length ) );
	}

	private function get_type_message( string $sanitizer ): string {
		switch ( $sanitizer ) {
			case 'widget-id':
				return __( 'must be 0, "_1", "_2" and so on.', 'chaty' );
			case 'slug':
				return __( 'must be a name of letters, digits and underscores.', 'chaty' );
			case 'number':
			case 'strict-number':
				return __( 'must be a number.', 'chaty' );
			case 'boolean':
				return __( 'must be a boolean: 1, 0, true, false, "yes", "no", "on" or "off".', 'chaty' );
			default:
				return __( 'must be text.', 'chaty' );
		}
	}

	/**
	 * Returns whether a value is empty, off, or the default.
	 *
	 * @param mixed                $value  Value of the right type.
	 * @param array<string, mixed> $schema Schema of the value.
	 */
	private function is_empty( $value, array $schema ): bool {
		$clean = Sanitizers::sanitize( $schema['x-sanitizer'], $value, $schema );

		return in_array( $clean, array( '', 0, $schema['default'] ?? '' ), true );
	}

	/**
	 * Returns whether the meaning of a value survives the sanitizer. Whitespace, markup and the notation of a
	 * boolean do not matter; a URL that leads nowhere is a common notation of "none".
	 *
	 * @param mixed                $value  Value of the right type.
	 * @param array<string, mixed> $schema Schema of the value.
	 */
	private function survives_sanitizing( $value, array $schema ): bool {
		$given = is_scalar( $value ) ? trim( (string) $value ) : '';
		$clean = Sanitizers::sanitize( $schema['x-sanitizer'], $value, $schema );

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
