<?php
/**
 * Availability of channels.
 *
 * @package Chaty
 */

namespace Chaty\Settings;

use Chaty\Settings\Sanitizers\Boolean;

/**
 * Decides whether a channel can be available, as far as that does not depend on the visitor: it must be
 * enabled for a device, and usable there.
 */
final class Channel_Availability {

	/**
	 * Returns whether a widget has a channel that can be available on some device.
	 *
	 * @param array<string, mixed> $widget Sanitized widget.
	 */
	public static function has_channel( array $widget ): bool {
		foreach ( $widget['channels'] as $channel ) {
			if ( self::can_show( $channel ) ) {
				return true;
			}
		}

		return false;
	}

	/**
	 * Returns whether a widget can have a single channel on some device, which then replaces the launcher.
	 *
	 * @param array<string, mixed> $widget Sanitized widget.
	 */
	public static function has_only_channel( array $widget ): bool {
		foreach ( array( 'desktop', 'mobile' ) as $device ) {
			$shown = array_filter(
				$widget['channels'],
				static function ( array $channel ) use ( $device ): bool {
					return self::can_show_on( $channel, $device );
				}
			);
			if ( 1 === count( $shown ) ) {
				return true;
			}
		}

		return false;
	}

	/**
	 * Returns whether a channel can be available on some device.
	 *
	 * @param array<string, mixed> $channel Sanitized channel.
	 */
	public static function can_show( array $channel ): bool {
		return self::can_show_on( $channel, 'desktop' ) || self::can_show_on( $channel, 'mobile' );
	}

	/**
	 * Returns whether a channel can be available on a device. Agents may have switches of their own.
	 *
	 * @param array<string, mixed> $channel Sanitized channel.
	 * @param string               $device  `desktop` or `mobile`.
	 */
	public static function can_show_on( array $channel, string $device ): bool {
		$is_agent = self::is_on( $channel, 'is_agent' );
		$switch   = $is_agent && isset( $channel[ "is_agent_$device" ] ) ? "is_agent_$device" : "is_$device";

		return self::is_on( $channel, $switch ) && Channel_Type::is_usable( $channel, $is_agent );
	}

	/**
	 * Returns whether a channel has a value and is enabled for a device, but is not usable there.
	 *
	 * @param array<string, mixed> $channel Sanitized channel.
	 */
	public static function is_idle( array $channel ): bool {
		$is_agent = self::is_on( $channel, 'is_agent' );
		$content  = $is_agent ? array_filter( array_column( $channel['agent_data'] ?? array(), 'value' ) ) : $channel['value'] ?? '';

		return (bool) $content && ! Channel_Type::is_usable( $channel, $is_agent )
			&& ( self::is_on( $channel, 'is_desktop' ) || self::is_on( $channel, 'is_mobile' ) );
	}

	/**
	 * Returns whether a switch of a channel is on.
	 *
	 * @param array<string, mixed> $channel Sanitized channel.
	 * @param string               $key     Key of the switch.
	 */
	private static function is_on( array $channel, string $key ): bool {
		return isset( $channel[ $key ] ) && Boolean::is_on( $channel[ $key ] );
	}
}
