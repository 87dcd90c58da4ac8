<?php
/**
 * Types of channels.
 *
 * @package Chaty
 */

namespace Chaty\Settings;

use Chaty\Settings\Sanitizers\Launch_Command;

/**
 * Returns the type of a channel, and whether it is usable: a channel of an unknown type, or whose value leads
 * nowhere, is left out. The page creates the links (see "Links of channels" in docs/how-it-works.md); both
 * sides accept the same values, which tests/fixtures/availability-rows.json tests.
 */
final class Channel_Type {

	/**
	 * Values that lead somewhere.
	 */
	private const NUMBER   = '/^[^?&;]*[0-9]/';
	private const WHATSAPP = '/^[^?&;]*[0-9]|phone=(?:%2b)?\+?[0-9]|^\S*(?:wa\.me|whatsapp\.com)\//i';
	private const MAIL     = '/^(?>(?:mailto:)?).*\S\s*@\s*\S/is';
	private const APP      = '#^(?:tel|sms|mailto|viber|skype):#i';
	private const PAGE     = '#^(?:https?:[/\\\\]*(?:[^/?\#\\\\]*@)?|(?=[^\s/:@?\#]+\.[^\s/:@?\#]))(?:\[[0-9a-f:.]+\]|[^\s/?\#\\\\@:<>\[\]^|]+)(?::[0-9]{0,5})?(?:[/?\#\\\\]|$)#i';

	/**
	 * Parts of account names that are removed; something must be left.
	 */
	private const ACCOUNT = '#^(?:(?:(?:https?:)?/*(?:[\w-]+\.)+[a-z]+/+(?:(?:add|m|in|company)/+)?)[@/]*|[@+/]+)|[@+/]+$#i';
	private const SKYPE   = '#^skype:|\?.*#i';
	private const VIBER   = '#^viber:.*=|%2b|[@+]#i';

	/**
	 * Patterns of all types with a link, in lower case.
	 */
	private const LINKS = array(
		'whatsapp'           => self::WHATSAPP,
		'email'              => self::MAIL,
		'facebook_messenger' => self::ACCOUNT,
		'sms'                => self::NUMBER,
		'telegram'           => self::ACCOUNT,
		'twitter'            => self::ACCOUNT,
		'phone'              => self::NUMBER,
		'skype'              => self::SKYPE,
		'snapchat'           => self::ACCOUNT,
		'vkontakte'          => self::ACCOUNT,
		'linkedin'           => self::ACCOUNT,
		'viber'              => self::VIBER,
		'tiktok'             => self::ACCOUNT,
		'instagram'          => self::ACCOUNT,
		'instagram_dm'       => self::ACCOUNT,
		'line'               => self::PAGE,
		'google_maps'        => self::PAGE,
		'waze'               => self::PAGE,
		'slack'              => self::PAGE,
		'discord'            => self::PAGE,
		'microsoft_teams'    => self::PAGE,
		'link'               => self::PAGE,
		'custom_link'        => self::PAGE,
	);

	/**
	 * Types that open a panel.
	 */
	private const FORM = 'contact_us';
	private const QR   = 'wechat';

	/**
	 * Returns whether a channel is a contact form.
	 *
	 * @param array<string, mixed> $channel Sanitized channel.
	 */
	public static function is_contact_form( array $channel ): bool {
		return self::FORM === self::get_type( $channel );
	}

	/**
	 * Returns whether a channel is usable.
	 *
	 * @param array<string, mixed> $channel  Sanitized channel.
	 * @param bool                 $is_agent Whether it opens a list of agents.
	 */
	public static function is_usable( array $channel, bool $is_agent ): bool {
		$type = self::get_type( $channel );
		if ( $is_agent ) {
			foreach ( array_column( $channel['agent_data'] ?? array(), 'value' ) as $value ) {
				if ( self::is_link( $type, self::trim( $value ) ) ) {
					return true;
				}
			}

			return false;
		}

		$value = self::trim( $channel['value'] ?? '' );
		return self::FORM === $type
			|| ( self::QR === $type && '' !== $value && 0 !== stripos( $value, 'javascript:' ) )
			|| ( in_array( $type, array( 'link', 'custom_link' ), true ) && '' !== ( new Launch_Command() )->sanitize( $value, array() ) )
			|| self::is_link( $type, $value );
	}

	/**
	 * Returns the type of a channel. Chaty 3.x numbers custom links, as in `Custom_Link_3`.
	 *
	 * @param array<string, mixed> $channel Sanitized channel.
	 * @return string In lower case; empty if it is unknown.
	 */
	private static function get_type( array $channel ): string {
		foreach ( array( $channel['channel_type'] ?? '', $channel['channel'] ) as $name ) {
			$type = (string) preg_replace( '/_[0-9]$/', '', strtolower( $name ) );
			if ( isset( self::LINKS[ $type ] ) || in_array( $type, array( self::FORM, self::QR ), true ) ) {
				return $type;
			}
		}

		return '';
	}

	/**
	 * Trims a value as the page does: all Unicode whitespace.
	 *
	 * @param string $value Sanitized value.
	 */
	private static function trim( string $value ): string {
		return (string) preg_replace( '/^[\s\x{FEFF}]+|[\s\x{FEFF}]+$/u', '', $value );
	}

	/**
	 * Returns whether a value leads somewhere. `javascript:` does not, although it could be an account name.
	 *
	 * @param string $type  Type of the channel.
	 * @param string $value Sanitized value.
	 */
	private static function is_link( string $type, string $value ): bool {
		$rule = self::LINKS[ $type ] ?? '';
		if ( '' === $rule || '' === $value || 0 === stripos( $value, 'javascript:' ) ) {
			return false;
		}
		if ( in_array( $rule, array( self::ACCOUNT, self::SKYPE, self::VIBER ), true ) ) {
			return '' !== preg_replace( array( '/[\s\p{C}]+/u', $rule, self::VIBER === $rule ? $rule : self::ACCOUNT ), '', $value );
		}

		return 1 === preg_match( $rule, $value ) || ( self::PAGE === $rule && 1 === preg_match( self::APP, $value ) );
	}
}
