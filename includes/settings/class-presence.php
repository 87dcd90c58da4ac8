<?php
/**
 * Which channels could ever show.
 *
 * @package Chaty
 */

namespace Chaty\Settings;

use Chaty\Settings\Rules\Flag;

/**
 * The part of spec section 5 that does not depend on the visitor: a channel needs a device and a value
 * (Contact_Us none), an agent channel a device and an agent with a value.
 */
final class Presence {

	/**
	 * Says whether a widget has a channel that could show on some device.
	 *
	 * @param array<string, mixed> $widget A clean widget.
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
	 * Says whether a widget could come down to one channel, which then stands in the launcher's place.
	 *
	 * @param array<string, mixed> $widget A clean widget.
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
	 * Says whether a channel could show on some device.
	 *
	 * @param array<string, mixed> $channel A clean channel.
	 */
	public static function can_show( array $channel ): bool {
		return self::can_show_on( $channel, 'desktop' ) || self::can_show_on( $channel, 'mobile' );
	}

	/**
	 * Says whether a channel could show on a device. Agents have switches of their own where these are given.
	 *
	 * @param array<string, mixed> $channel A clean channel.
	 * @param string               $device  `desktop` or `mobile`.
	 */
	private static function can_show_on( array $channel, string $device ): bool {
		if ( self::is_on( $channel, 'is_agent' ) ) {
			$values = array_column( $channel['agent_data'] ?? array(), 'value' );
			$own    = "is_agent_$device";

			return array() !== array_diff( $values, array( '' ) )
				&& self::is_on( $channel, isset( $channel[ $own ] ) ? $own : "is_$device" );
		}

		return self::is_on( $channel, "is_$device" )
			&& ( self::is_contact_form( $channel ) || '' !== ( $channel['value'] ?? '' ) );
	}

	/**
	 * Says whether a channel is a contact form.
	 *
	 * @param array<string, mixed> $channel A clean channel.
	 */
	public static function is_contact_form( array $channel ): bool {
		return 'Contact_Us' === $channel['channel'] || 'Contact_Us' === ( $channel['channel_type'] ?? '' );
	}

	/**
	 * Says whether a switch of a channel is on.
	 *
	 * @param array<string, mixed> $channel A clean channel.
	 * @param string               $key     Key of the switch.
	 */
	private static function is_on( array $channel, string $key ): bool {
		return isset( $channel[ $key ] ) && Flag::is_on( $channel[ $key ] );
	}
}
