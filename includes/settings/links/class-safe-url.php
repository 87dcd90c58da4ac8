<?php
/**
 * Safe URLs.
 *
 * @package Chaty
 */

namespace Chaty\Settings\Links;

use WpOrg\Requests\Exception;
use WpOrg\Requests\IdnaEncoder;

/**
 * Writes an absolute URL as a browser does (WHATWG URL Standard), so that the printed address is the one that the
 * page's scripts compare it with, and refuses what could do more than open a page or an app. The page's half is
 * `src/shared/safe-url.ts`.
 */
final class Safe_URL {

	private const WEB     = array(
		'http'  => 80,
		'https' => 443,
	);
	private const SCHEMES = array( 'http', 'https', 'tel', 'sms', 'mailto', 'viber', 'skype' );

	/**
	 * Characters that the standard's percent-encode sets have besides controls and those that are not ASCII.
	 */
	private const FRAGMENT  = ' "<>`';
	private const QUERY     = ' "#<>';
	private const WEB_QUERY = ' "#<>\'';
	private const PATH      = ' "#<>?`{}';
	private const USER      = ' "#<>?`{}/:;=@[\\]^|';

	/**
	 * Characters that no host has; a web page's also none of `%`.
	 */
	private const NO_HOST = '/[\x00-\x20#\/:<>?@\[\\\\\]^|\x7F]/';

	/**
	 * Returns a URL as a browser reads it.
	 *
	 * @param string $text Text.
	 * @return string|null Null if it is relative, has another scheme, a control character, or no valid host.
	 */
	public static function parse( string $text ): ?string {
		if ( preg_match( '/^\s|\p{Cc}/u', $text ) !== 0 || ! preg_match( '/^([a-z]+):(.*)$/isD', rtrim( $text, ' ' ), $found ) ) {
			return null;
		}
		$scheme = strtolower( $found[1] );
		if ( ! in_array( $scheme, self::SCHEMES, true ) ) {
			return null;
		}
		list( $rest, $fragment ) = self::split( $found[2], '#' );
		list( $rest, $query )    = self::split( $rest, '?' );

		$is_web  = isset( self::WEB[ $scheme ] );
		$written = $is_web ? self::write_web( $rest, self::WEB[ $scheme ] ) : self::write_app( $rest );

		return null === $written ? null : "$scheme:$written" . self::escape( $query, $is_web ? self::WEB_QUERY : self::QUERY ) . self::escape( $fragment, self::FRAGMENT );
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

	/**
	 * Writes host and path of a web page. Any number of slashes may precede the host, and a backslash is a slash.
	 *
	 * @param string $text Text after the scheme.
	 * @param int    $port Port that is not written.
	 */
	private static function write_web( string $text, int $port ): ?string {
		list( $authority, $path ) = self::split( ltrim( str_replace( '\\', '/', $text ), '/' ), '/' );

		$host = self::write_authority( $authority, true, $port );

		return null === $host ? null : "//$host" . self::write_path( $path );
	}

	/**
	 * Writes the address of an app: with a host, as in `viber://chat`, with a path, or as it is.
	 *
	 * @param string $text Text after the scheme.
	 */
	private static function write_app( string $text ): ?string {
		if ( 0 !== strpos( $text, '//' ) ) {
			return 0 === strpos( $text, '/' ) ? self::write_path( $text ) : self::escape( $text, '' );
		}
		list( $authority, $path ) = self::split( substr( $text, 2 ), '/' );

		$host = self::write_authority( $authority, false, -1 );

		return null === $host ? null : "//$host" . ( '' === $path ? '' : self::write_path( $path ) );
	}

	/**
	 * Writes user, host and port.
	 *
	 * @param string $text   Text.
	 * @param bool   $is_web Whether the host is that of a web page.
	 * @param int    $usual  Port that is not written.
	 */
	private static function write_authority( string $text, bool $is_web, int $usual ): ?string {
		if ( ! preg_match( '/^(?:(.*)@)?(\[[^\]]*\]|[^:]*)(:[0-9]*)?$/sD', $text, $found ) ) {
			return null;
		}
		$host = $is_web ? self::write_host( $found[2] ) : self::write_app_host( $found[2] );
		$port = ltrim( $found[3] ?? '', ':' );
		if ( null === $host || (int) $port > 65535 || ( '' === $host && '' !== $found[1] . $port ) ) {
			return null;
		}

		list( $user, $password ) = self::split( $found[1], ':' );
		$user                    = self::escape( $user, self::USER ) . ( strlen( $password ) < 2 ? '' : ':' . self::escape( substr( $password, 1 ), self::USER ) );
		$port                    = '' === $port || (int) $port === $usual ? '' : ':' . (int) $port;

		return ( '' === $user ? '' : "$user@" ) . $host . $port;
	}

	/**
	 * Writes the host of a web page. Of IPv4 addresses, only the common notation is read.
	 *
	 * @param string $text Text.
	 */
	private static function write_host( string $text ): ?string {
		if ( preg_match( '/^\[(.+)\]$/sD', $text, $found ) ) {
			$packed = filter_var( $found[1], FILTER_VALIDATE_IP, FILTER_FLAG_IPV6 ) ? inet_pton( $found[1] ) : false;

			return false === $packed ? null : '[' . inet_ntop( $packed ) . ']';
		}
		$host = rawurldecode( $text );
		if ( preg_match( '/[^\x00-\x7F]/', $host ) ) {
			// Unicode Technical Standard 46 ignores invisible characters, and takes every space for one of ASCII.
			$host = (string) preg_replace( array( '/\p{Cf}/u', '/\p{Z}/u' ), array( '', ' ' ), $host );
			try {
				$host = IdnaEncoder::encode( function_exists( 'mb_strtolower' ) ? mb_strtolower( $host, 'UTF-8' ) : $host );
			} catch ( Exception $exception ) {
				return null;
			}
		}
		$host      = strtolower( $host );
		$is_number = preg_match( '/(?:^|\.)(?:[0-9]+|0x[0-9a-f]*)\.?$/D', $host );
		if ( '' === $host || preg_match( self::NO_HOST, $host ) || false !== strpos( $host, '%' ) || ( $is_number && ! filter_var( $host, FILTER_VALIDATE_IP, FILTER_FLAG_IPV4 ) ) ) {
			return null;
		}

		return $host;
	}

	/**
	 * Writes the host of an app.
	 *
	 * @param string $text Text.
	 */
	private static function write_app_host( string $text ): ?string {
		return preg_match( self::NO_HOST, $text ) ? null : self::escape( $text, '' );
	}

	/**
	 * Writes a path without `.` and `..`.
	 *
	 * @param string $path Path with a leading slash, or empty.
	 */
	private static function write_path( string $path ): string {
		$written  = array();
		$segments = explode( '/', (string) substr( $path, 1 ) );
		foreach ( $segments as $index => $segment ) {
			$is_last = count( $segments ) - 1 === $index;
			$dots    = str_ireplace( '%2e', '.', $segment );
			if ( '..' === $dots ) {
				array_pop( $written );
			}
			if ( '.' !== $dots && '..' !== $dots ) {
				$written[] = self::escape( $segment, self::PATH );
			} elseif ( $is_last ) {
				$written[] = '';
			}
		}

		return '/' . implode( '/', $written );
	}

	/**
	 * Percent-encodes controls, characters that are not ASCII, and some others.
	 *
	 * @param string $text  Text.
	 * @param string $other The other characters.
	 */
	private static function escape( string $text, string $other ): string {
		return (string) preg_replace_callback(
			'/[\x00-\x1F\x7F-\xFF' . preg_quote( $other, '/' ) . ']/',
			static function ( array $found ): string {
				return rawurlencode( $found[0] );
			},
			$text
		);
	}

	/**
	 * Splits a text before the first of a character.
	 *
	 * @param string $text      Text.
	 * @param string $character Character.
	 * @return array{string, string} The second begins with the character, or is empty.
	 */
	private static function split( string $text, string $character ): array {
		$length = strcspn( $text, $character );

		return array( (string) substr( $text, 0, $length ), (string) substr( $text, $length ) );
	}
}
