<?php
namespace Chaty;

/**
 * Creates and registers objects when one of their hooks is about to run, so that a request loads only the
 * classes that it uses.
 */
final class On_Demand {

	/**
	 * Registers objects lazily.
	 *
	 * @param array<int, string> $hooks  All hooks that the objects use.
	 * @param callable           $create Creates the objects: a list of `Registrable`.
	 */
	public static function register( array $hooks, callable $create ): void {
		$register = static function ( $value = null ) use ( $hooks, $create, &$register ) {
			foreach ( $create() as $object ) {
				$object->register();
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
