<?php
/**
 * Channels by the names that pages send.
 *
 * @package Chaty
 */

namespace Chaty\Ajax;

/**
 * Finds the channels of a stored widget. What is not found there makes no row.
 */
final class Channel_Lookup {

	/**
	 * Finds a channel by its name, whatever its capitals.
	 *
	 * @param array<string, mixed> $widget Sanitized widget.
	 * @param string               $sent   Name that a page sent.
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
	 * Finds a channel by its name, or else by its type.
	 *
	 * @param array<string, mixed> $widget Sanitized widget.
	 * @param string               $sent   Name or type that a page sent.
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
	 * Returns the names, as the settings write them, of those channels that a widget has.
	 *
	 * @param array<string, mixed> $widget Sanitized widget.
	 * @param array<int, string>   $sent   Names that a page sent.
	 * @return array<int, string> Without repeats.
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
