<?php
/**
 * Availability of channels.
 *
 * @package Chaty
 */

namespace Chaty\Settings;

use Chaty\Settings\Links\Channel_Action;
use Chaty\Settings\Links\Link_Facts;

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
	 * Returns whether a channel can be available on some device.
	 *
	 * @param array<string, mixed> $channel Sanitized channel.
	 */
	public static function can_show( array $channel ): bool {
		return ( self::is_enabled( $channel, 'desktop' ) || self::is_enabled( $channel, 'mobile' ) ) && self::is_usable( $channel );
	}

	/**
	 * Returns whether a channel can be available on a device.
	 *
	 * @param array<string, mixed> $channel Sanitized channel.
	 * @param string               $device  `desktop` or `mobile`.
	 */
	public static function can_show_on( array $channel, string $device ): bool {
		return self::is_enabled( $channel, $device ) && self::is_usable( $channel );
	}

	/**
	 * Returns whether a channel has a value and is enabled for a device, but is not usable there.
	 *
	 * @param array<string, mixed> $channel Sanitized channel.
	 */
	public static function is_idle( array $channel ): bool {
		$is_agent = Raw_Values::is_on( $channel, 'is_agent' );
		$content  = $is_agent ? array_filter( array_column( $channel['agent_data'] ?? array(), 'value' ) ) : $channel['value'] ?? '';

		return (bool) $content && ! self::is_usable( $channel )
			&& ( Raw_Values::is_on( $channel, 'is_desktop' ) || Raw_Values::is_on( $channel, 'is_mobile' ) );
	}

	/**
	 * Returns whether a channel is enabled for a device. Agents may have switches of their own.
	 *
	 * @param array<string, mixed> $channel Sanitized channel.
	 * @param string               $device  `desktop` or `mobile`.
	 */
	public static function is_enabled( array $channel, string $device ): bool {
		$is_agent = Raw_Values::is_on( $channel, 'is_agent' ) && isset( $channel[ "is_agent_$device" ] );

		return Raw_Values::is_on( $channel, $is_agent ? "is_agent_$device" : "is_$device" );
	}

	/**
	 * Returns whether a channel does something. Where it leads may depend on the page and the device; whether it
	 * leads anywhere does not.
	 *
	 * @param array<string, mixed> $channel Sanitized channel.
	 */
	private static function is_usable( array $channel ): bool {
		return null !== Channel_Action::find( $channel, new Link_Facts( true, false, 'strval' ) );
	}
}
