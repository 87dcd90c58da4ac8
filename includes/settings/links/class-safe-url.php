<?php
/**
 * Safe URLs.
 *
 * @package Chaty
 */

namespace Chaty\Settings\Links;

/**
 * Refuses an absolute URL that could do more than open a page or an app, and leaves any other as it was typed: how a
 * host, a path or an umlaut is written is for the browser, so that server and page print the same. `esc_url_raw()`
 * would drop characters. The page's half is `src/shared/safe-url.ts`; tests/fixtures/url-rows.json has rows for both.
 */
final class Safe_URL {

	/**
	 * An address of the web after its scheme: user, host without what no host has, port, and the rest. Browsers take any
	 * slashes before a host.
	 */
	private const WEB = '~^[/\\\\]*((?:[^/\\\\?#]*@)?(?:\[[\da-fA-F:.]+\]|[^\p{Z}"%<>[\]^`{|}:@/\\\\?#]+)(?::\d{0,5})?(?:[/\\\\?#].*)?)$~suD';

	/**
	 * Returns a URL as it was typed, with its scheme in lower case.
	 *
	 * @param string $text Text.
	 * @return string|null Null if it is relative, has another scheme, a control character, which browsers drop before
	 *                     they read the scheme, or no host.
	 */
	public static function parse( string $text ): ?string {
		if ( preg_match( '/\p{Cc}/u', $text ) !== 0 || ! preg_match( '/^(https?|tel|sms|mailto|viber|skype):(.*)$/isD', rtrim( $text, ' ' ), $found ) ) {
			return null;
		}
		$scheme = strtolower( $found[1] );
		if ( 0 !== strpos( $scheme, 'http' ) ) {
			return "$scheme:$found[2]";
		}

		return preg_match( self::WEB, $found[2], $rest ) ? "$scheme://$rest[1]" : null;
	}

	/**
	 * Encodes a text for a URL as `encodeURIComponent()` does.
	 *
	 * @param string $text Text.
	 */
	public static function encode( string $text ): string {
		return strtr(
			rawurlencode( $text ),
			array(
				'%21' => '!',
				'%27' => "'",
				'%28' => '(',
				'%29' => ')',
				'%2A' => '*',
			)
		);
	}
}
