<?php
namespace Chaty\Settings\Links;

use Chaty\Settings\Channel_Type;
use Chaty\Settings\Raw_Values;
use Chaty\Settings\Sanitizers;

/**
 * What a press on a channel does. A channel that does nothing is not usable; one that is usable, and enabled for a
 * device, can be available as far as that does not depend on the visitor. The page decides the same
 * (`src/widget/domain/channel-action.ts`); tests/fixtures/availability-rows.json has rows for both.
 */
final class Channel_Action {

	public const LINK = 'navigate';
	public const CALL = 'call';

	/**
	 * Panels.
	 */
	public const FORM   = 'form';
	public const CHAT   = 'chat';
	public const QR     = 'qr';
	public const AGENTS = 'agents';

	/**
	 * Types with a chat panel: the addresses of messaging apps that take a text along.
	 */
	private const CHATS = array( 'Whatsapp', 'Telegram', 'Facebook_Messenger', 'Viber', 'SMS', 'Email' );

	private string $kind;
	private ?Channel_Link $link;

	/**
	 * @param string            $kind One of the constants.
	 * @param Channel_Link|null $link Link of `LINK` and `CHAT`.
	 */
	private function __construct( string $kind, ?Channel_Link $link = null ) {
		$this->kind = $kind;
		$this->link = $link;
	}

	/**
	 * Returns what a press on a channel does.
	 *
	 * @param array<string, mixed> $channel Sanitized channel.
	 * @return self|null Null if it does nothing.
	 */
	public static function find( array $channel, Link_Facts $facts ): ?self {
		$type  = Channel_Type::find( $channel );
		$value = Raw_Values::read_text( $channel, 'value' );
		if ( '' === $type ) {
			return null;
		}
		if ( Raw_Values::is_on( $channel, 'is_agent' ) ) {
			foreach ( (array) ( $channel['agent_data'] ?? array() ) as $agent ) {
				if ( null !== Channel_Link::of_agent( $type, (array) $agent, $facts ) ) {
					return new self( self::AGENTS );
				}
			}

			return null;
		}
		if ( Channel_Type::FORM === $type ) {
			return new self( self::FORM );
		}
		if ( Channel_Type::QR === $type ) {
			return '' === $value || Channel_Link::is_unsafe( $value ) ? null : new self( self::QR );
		}
		if ( preg_match( '/Link$/', $type ) && '' !== Sanitizers::sanitize( 'launch-command', $value, array() ) ) {
			return new self( self::CALL );
		}
		$link    = Channel_Link::of_channel( $channel, $facts );
		$is_chat = in_array( $type, self::CHATS, true ) && Raw_Values::is_on( $channel, 'has_welcome_message' );

		return null === $link ? null : new self( $is_chat ? self::CHAT : self::LINK, $link );
	}

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
		return null !== self::find( $channel, new Link_Facts( true, false, 'strval' ) );
	}

	/**
	 * Returns one of the constants.
	 */
	public function get_kind(): string {
		return $this->kind;
	}

	public function is_panel(): bool {
		return ! in_array( $this->kind, array( self::LINK, self::CALL ), true );
	}

	/**
	 * Returns the link that a press follows.
	 */
	public function get_link(): ?Channel_Link {
		return self::LINK === $this->kind ? $this->link : null;
	}
}
