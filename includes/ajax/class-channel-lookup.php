<?php
/**
 * Lookup of channels.
 *
 * @package Chaty
 */

namespace Chaty\Ajax;

/**
 * Finds the channels of a stored widget by the names that pages send. Unknown names are never tracked.
 */
final class Channel_Lookup {

	/**
	 * Finds a channel by its name, case-insensitively.
	 *
	 * @param array<string, mixed> $widget Sanitized widget.
	 * @param string               $sent   Name that the page sent.
	 * @return array<string, mixed>|null
	 */
	public static function find( array $widget, string $sent ): ?array {
		foreach ( $widget['channels'] as $channel ) {
			if ( strtolower( $channel['channel'] ) === strtolower( $sent ) ) {
				return $channel;
			}
		}

		return null;
	}

	/**
	 * Finds a channel by its name, otherwise by its type.
	 *
	 * @param array<string, mixed> $widget Sanitized widget.
	 * @param string               $sent   Name or type that the page sent.
	 * @return array<string, mixed>|null
	 */
	public static function find_by_name_or_type( array $widget, string $sent ): ?array {
		$found = self::find( $widget, $sent );
		if ( null !== $found ) {
			return $found;
		}

		foreach ( $widget['channels'] as $channel ) {
			if ( '' !== $sent && strtolower( $channel['channel_type'] ?? '' ) === strtolower( $sent ) ) {
				return $channel;
			}
		}

		return null;
	}

	/**
	 * Returns the names of the channels that a widget has, as in its settings.
	 *
	 * @param array<string, mixed> $widget Sanitized widget.
	 * @param array<int, string>   $sent   Names that the page sent.
	 * @return array<int, string> Without duplicates.
	 */
	public static function get_names( array $widget, array $sent ): array {
		$names = array();
		foreach ( $sent as $name ) {
			$channel = self::find( $widget, $name );
			if ( null !== $channel ) {
				$names[] = $channel['channel'];
			}
		}

		return array_values( array_unique( $names ) );
	}
}
