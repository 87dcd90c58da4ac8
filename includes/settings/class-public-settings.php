<?php
/**
 * Public settings.
 *
 * @package Chaty
 */

namespace Chaty\Settings;

/**
 * Picks the keys of widgets that the schema marks as public. Keys that the schema does not know are never
 * printed, so that the owner's email address, and whatever a later key contains, stay private.
 */
final class Public_Settings {

	/**
	 * Schema of the settings.
	 *
	 * @var Schema
	 */
	private $schema;

	/**
	 * @param Schema $schema Schema of the settings.
	 */
	public function __construct( Schema $schema ) {
		$this->schema = $schema;
	}

	/**
	 * Returns the public settings of a widget.
	 *
	 * @param array<string, mixed> $widget Sanitized widget.
	 * @return array<string, mixed>
	 */
	public function get_public_widget( array $widget ): array {
		return $this->pick_public( $widget, $this->schema->get_widget() );
	}

	/**
	 * Returns the public part of a value.
	 *
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
			$inner = isset( $schema['items'] ) ? $schema['items'] : ( $schema['properties'][ $key ] ?? null );
			if ( null === $inner || ! Schema::is_public( $inner ) || ! $this->is_read( $inner, $value ) ) {
				continue;
			}
			$public = $this->is_default_icon( $item, $inner ) ? '' : $this->pick_public( $item, $inner );
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
	 * icons of their own; only the owner's own icons are printed.
	 *
	 * @param mixed                $value  Sanitized value.
	 * @param array<string, mixed> $schema Schema of the value.
	 */
	private function is_default_icon( $value, array $schema ): bool {
		return 'svg' === ( $schema['x-sanitizer'] ?? '' ) && is_string( $value ) && false !== strpos( $value, 'color-element' );
	}
}
