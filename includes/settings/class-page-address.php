<?php
namespace Chaty\Settings;

/**
 * Reduces addresses to what page rules compare (docs/how-it-works.md, "Page rules"): the path after the address of
 * the site, decoded, in lower case, without the query, which page caches ignore.
 */
final class Page_Address {

	/**
	 * Times that an address is decoded, at most, so that decoding it again changes nothing.
	 */
	private const MAX_DECODINGS = 4;

	/**
	 * Reduces an address, or a part of one, that an owner has written.
	 *
	 * @param string $address Path, part of one, or full address.
	 * @return string|null Null if it is an address of another site.
	 */
	public static function reduce( string $address ): ?string {
		$home = self::get_home();
		$path = self::cut_query( trim( $address ) );
		$host = '';
		if ( preg_match( '#^(?:([a-z][a-z0-9+.-]*):)?//([^/]*)(.*)$#is', $path, $found ) ) {
			if ( ! in_array( strtolower( $found[1] ), array( '', 'http', 'https' ), true ) ) {
				return null;
			}
			list( , , $host, $path ) = $found;
		} elseif ( preg_match( '#^([^/]+\.[^/]+|localhost(?::\d+)?)(/.*)?$#is', $path, $found ) && self::is_same_host( $found[1], $home['host'] ) ) {
			$host = $found[1];
			$path = $found[2] ?? '';
		}
		if ( '' === $host ) {
			return self::remove_index( self::decode( $path ) );
		}

		$path = self::decode( '' === $path ? '/' : $path );
		if ( ! self::is_same_host( $host, $home['host'] ) || 0 !== strpos( rtrim( $path, '/' ) . '/', $home['path'] . '/' ) ) {
			return null;
		}

		return self::remove_index( '/' . ltrim( substr( $path, strlen( $home['path'] ) ), '/' ) );
	}

	/**
	 * @param string $path Path after the address of the site, as WordPress has parsed it.
	 * @return string Begins and ends with a slash.
	 */
	public static function reduce_request( string $path ): string {
		return (string) preg_replace( '#/+#', '/', self::remove_index( '/' . self::decode( $path ) ) . '/' );
	}

	/**
	 * Reduces the full address of a page of this site.
	 *
	 * @param string $url Address, as a browser sends it.
	 * @return string|null Path that begins and ends with a slash; null if it is no address of this site.
	 */
	public static function reduce_page( string $url ): ?string {
		$path = preg_match( '#^https?://#i', $url ) ? self::reduce( $url ) : null;

		return null === $path ? null : (string) preg_replace( '#/+#', '/', "/$path/" );
	}

	/**
	 * Returns host and path of the site's address, whatever language or page a filter would add to it.
	 *
	 * @return array{host: string, path: string} The path has no slash at its end.
	 */
	private static function get_home(): array {
		$home = (string) get_option( 'home' );

		return array(
			'host' => (string) preg_replace( '#^[a-z]+://|/.*$#is', '', $home ),
			'path' => rtrim( self::decode( (string) wp_parse_url( $home, PHP_URL_PATH ) ), '/' ),
		);
	}

	private static function cut_query( string $address ): string {
		return substr( $address, 0, strcspn( $address, '?#' ) );
	}

	/**
	 * Removes the file that permalinks without rewriting begin with.
	 */
	private static function remove_index( string $path ): string {
		$rest = preg_replace( '#^/+index\.php(?=/|$)#', '', $path ) ?? $path;

		return '' === $rest && '' !== $path ? '/' : $rest;
	}

	/**
	 * Returns whether two hosts are the same, with or without `www.`.
	 *
	 * @param string $one   Host, with the port.
	 * @param string $other Host, with the port.
	 */
	private static function is_same_host( string $one, string $other ): bool {
		return preg_replace( '/^www\./', '', strtolower( $one ) ) === preg_replace( '/^www\./', '', strtolower( $other ) );
	}

	/**
	 * Decodes a path and writes it in lower case.
	 */
	private static function decode( string $path ): string {
		for ( $round = 0; $round < self::MAX_DECODINGS; $round++ ) {
			$path = rawurldecode( $path );
		}

		return function_exists( 'mb_strtolower' ) ? mb_strtolower( $path, 'UTF-8' ) : strtolower( $path );
	}
}
