<?php
/**
 * Capabilities.
 *
 * @package Chaty
 */

namespace Chaty\Config;

use Chaty\Registrable;

/**
 * Says who may do what. Each part of the plugin asks for a meta capability of its own, which WordPress maps to
 * one that roles have.
 */
final class Capabilities implements Registrable {

	/**
	 * May read and change the settings.
	 */
	public const SETTINGS = 'chaty_settings';

	/**
	 * May read, change and delete messages.
	 */
	public const MESSAGES = 'chaty_messages';

	/**
	 * May read and delete statistics.
	 */
	public const STATISTICS = 'chaty_statistics';

	/**
	 * Capability that is required unless a filter names another.
	 */
	private const REQUIRED = 'manage_options';

	/**
	 * {@inheritDoc}
	 */
	public function register(): void {
		add_filter( 'map_meta_cap', array( $this, 'map' ), 10, 2 );
	}

	/**
	 * Replaces a meta capability of the plugin by the one that a user must have. What other filters require
	 * stays required.
	 *
	 * @param array<int, string> $required   Capabilities that the user must have.
	 * @param string             $capability Capability that is asked for.
	 * @return array<int, string>
	 */
	public function map( $required, $capability ): array {
		if ( ! in_array( $capability, array( self::SETTINGS, self::MESSAGES, self::STATISTICS ), true ) ) {
			return $required;
		}

		/**
		 * Filters which capabilities the plugin requires.
		 *
		 * @since 1.0.0
		 *
		 * @param array<string, string> $capabilities Capabilities that roles have, by the plugin's meta capability.
		 */
		$capabilities = apply_filters( 'chaty_capabilities', array_fill_keys( array( self::SETTINGS, self::MESSAGES, self::STATISTICS ), self::REQUIRED ) );
		$mapped       = is_array( $capabilities ) ? $capabilities[ $capability ] ?? '' : '';

		return array_merge(
			array_values( array_diff( $required, array( $capability ) ) ),
			array( is_string( $mapped ) && '' !== $mapped ? $mapped : self::REQUIRED )
		);
	}
}
