<?php
namespace Chaty\Settings;

/**
 * Finds the paths of what differs between two settings, in the form of `Site_Settings::read()`.
 */
final class Settings_Diff {

	/**
	 * Returns the paths that differ. Widgets are compared by their IDs, and named by their places in the new
	 * settings; `widgets` says that they are others, or in another order.
	 *
	 * @param array<string, mixed> $before Old settings.
	 * @param array<string, mixed> $after  New settings.
	 * @return array<int, string>
	 */
	public static function get_paths( array $before, array $after ): array {
		$old   = array_column( $before['chaty_widgets'], null, 'id' );
		$paths = array_column( $before['chaty_widgets'], 'id' ) === array_column( $after['chaty_widgets'], 'id' ) ? array() : array( 'widgets' );
		foreach ( $after['chaty_widgets'] as $index => $widget ) {
			$paths = array_merge( $paths, self::compare( $old[ $widget['id'] ] ?? null, $widget, "widgets[$index]" ) );
		}
		unset( $before['chaty_widgets'], $after['chaty_widgets'] );

		return array_merge( self::compare( $before, $after, '' ), $paths );
	}

	/**
	 * @param mixed $before Old value; null if there was none.
	 * @param mixed $after  New value; null if there is none.
	 * @return array<int, string> Paths that differ.
	 */
	private static function compare( $before, $after, string $path ): array {
		if ( ! is_array( $before ) || ! is_array( $after ) ) {
			return $before === $after ? array() : array( $path );
		}

		$paths = array();
		foreach ( array_keys( $after + $before ) as $key ) {
			$inner = is_int( $key ) ? $path . "[$key]" : Schema::join_path( $path, $key );
			$paths = array_merge( $paths, self::compare( $before[ $key ] ?? null, $after[ $key ] ?? null, $inner ) );
		}

		return $paths;
	}
}
