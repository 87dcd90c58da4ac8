<?php
/**
 * Parts that few requests need.
 *
 * @package Chaty
 */

namespace Chaty;

/**
 * Registers parts when one of the hooks that they use is about to run: a page that needs none of them does
 * not read their files.
 */
final class On_Demand {

	/**
	 * Registers parts on demand.
	 *
	 * @param array<int, string> $hooks All hooks that the parts use.
	 * @param callable           $make  Makes the parts: a list of `Registrable`.
	 */
	public static function register( array $hooks, callable $make ): void {
		$register = static function ( $value = null ) use ( $hooks, $make, &$register ) {
			foreach ( $make() as $part ) {
				$part->register();
			}
			foreach ( $hooks as $hook ) {
				remove_filter( $hook, $register, PHP_INT_MIN );
			}

			return $value;
		};

		foreach ( $hooks as $hook ) {
			add_filter( $hook, $register, PHP_INT_MIN );
		}
	}
}
