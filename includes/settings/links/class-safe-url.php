<?php
namespace Chaty\Settings\Links;

/**
 * Refuses an absolute URL that could do more than open a page or an app. Only the browser normalizes hosts, so that
 * server and page print the same. `esc_url_raw()` would drop characters. The page's half is `src/shared/safe-url.ts`;
 * tests/fixtures/url-rows.json has rows for both.
 */
final class Safe_URL {

	/**
	 * An address of the web after its scheme: user, host without characters that no host has, port, then the rest.
	 * Browsers accept any slashes before a host.
	 */
	private const WEB = '~^[/\\\\]*((?:[^/\\\\?#]*@)?(?:\[[\da-fA-F:.]+\]|[^\p{Z}"%<>[\]^`{|}:@/\\\\?#]+)(?::\d{0,5})?)((?:[/\\\\?#].*)?)$~suD';

	/**
	 * Characters that are encoded after the host (url.spec.whatwg.org, "query percent-encode set").
	 */
	private const UNWRITABLE = '/[^!#-;=?-_a-~]+/u';

	/**
	 * Returns a URL, with its scheme in lower case.
	 *
	 * @return string|null Null if it is relative, has another scheme, a control character, which browsers drop before
	 *                     they read the scheme, or no host.
	 */
	public static function parse( string $text ): ?string {
		if ( preg_match( '/\p{Cc}/u', $text ) !== 0 || ! preg_match( '/^(https?|tel|sms|mailto|viber|skype):(.*)$/isD', rtrim( $text, ' ' ), $found ) ) {
			return null;
		}
		$scheme = strtolower( $found[1] );
		if ( 0 !== strpos( $scheme, 'http' ) ) {
			list( $path, $query ) = explode( '?', $found[2], 2 ) + array( 1 => null );

			return "$scheme:$path" . ( null === $query ? '' : '?' . self::encode_rest( $query ) );
		}
		if ( ! preg_match( self::WEB, $found[2], $parts ) ) {
			return null;
		}

		return "$scheme://$parts[1]" . preg_replace_callback(
			'/\?[^#]*/',
			static fn ( array $query ): string => str_replace( "'", '%27', $query[0] ),
			self::encode_rest( $parts[2] ),
			1
		);
	}

	/**
	 * Encodes the characters that no path, query or fragment may contain.
	 */
	private static function encode_rest( string $text ): string {
		return (string) preg_replace_callback(
			self::UNWRITABLE,
			static fn ( array $found ): string => rawurlencode( $found[0] ),
			$text
		);
	}

	/**
	 * Encodes a text for a URL as `encodeURIComponent()` does.
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
