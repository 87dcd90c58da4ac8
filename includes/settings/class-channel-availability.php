<?php
/**
 * Which channels could ever show.
 *
 * @package Chaty
 */

namespace Chaty\Settings;

use Chaty\Settings\Sanitizers\Boolean;

/**
 * The part of it that does not depend on the visitor: a channel must be on for a device, and able to do
 * something there.
 */
final class Channel_Availability {

	/**
	 * Returns whether a widget has a channel that could show on some device.
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
	 * Returns whether a widget could come down to one channel, which then stands in the launcher's place.
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
	 * Returns whether a channel could show on some device.
	 *
	 * @param array<string, mixed> $channel Sanitized channel.
	 */
	public static function can_show( array $channel ): bool {
		return self::can_show_on( $channel, 'desktop' ) || self::can_show_on( $channel, 'mobile' );
	}

	/**
	 * Returns whether a channel could show on a device. Agents have switches of their own where these are given.
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
	 * Returns whether a channel is filled in and on for a device, but can do nothing there.
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
