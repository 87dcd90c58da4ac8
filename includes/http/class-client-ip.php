<?php
namespace Chaty\Http;

/**
 * Finds the address that rate limits count by. Anybody can send X-Forwarded-For, so it is only read when the
 * connection comes from a trusted proxy. The address is never stored, only hashed.
 *
 * Addresses are compared by their bytes. IPv4 addresses have several notations: a server that listens on an
 * IPv6 socket reports `::ffff:a.b.c.d` (RFC 4291, section 2.5.5.2), a NAT64 gateway `64:ff9b::a.b.c.d`
 * (RFC 6052, section 2.1).
 */
final class Client_IP {

	/**
	 * Bytes of an IPv6 address that identify a network of one household (/64).
	 */
	private const NETWORK_BYTES = 8;

	/**
	 * First bytes of IPv6 addresses that end with an IPv4 address.
	 */
	private const IPV4_PREFIXES = array(
		"\0\0\0\0\0\0\0\0\0\0\xFF\xFF",
		"\0\x64\xFF\x9B\0\0\0\0\0\0\0\0",
	);

	/**
	 * Returns the address; for IPv6 the network, because a visitor has all of its addresses.
	 */
	public static function find( Request $request ): string {
		$proxies = self::get_proxies();
		$address = $request->get_server( 'REMOTE_ADDR' );
		$chain   = array_reverse( explode( ',', $request->get_server( 'HTTP_X_FORWARDED_FOR' ) ) );

		foreach ( $chain as $before ) {
			$before = self::without_port( trim( $before ) );
			if ( ! self::is_trusted_proxy( $address, $proxies ) || '' === self::pack( $before ) ) {
				break;
			}
			$address = $before;
		}

		return self::to_network( $address );
	}

	/**
	 * Removes the port that some gateways add, as in `192.0.2.7:5678` or `[2001:db8::1]:5678`.
	 */
	private static function without_port( string $written ): string {
		return preg_match( '/^(?|\[([^\]]+)\]|([\d.]+))(?::\d+)?$/D', $written, $found ) ? $found[1] : $written;
	}

	/**
	 * @return array<array-key, mixed> Addresses and ranges.
	 */
	public static function get_proxies(): array {
		/**
		 * Filters the proxies whose X-Forwarded-For is trusted. Without them, all visitors behind a proxy or a
		 * CDN share one rate limit; Site Health reports that.
		 *
		 * @since 1.0.0
		 *
		 * @example
		 *     add_filter( 'chaty_trusted_proxies', function (): array {
		 *         return array( '10.0.0.5', '173.245.48.0/20' );
		 *     } );
		 *
		 * @param array<int, string> $proxies Addresses, and ranges such as `173.245.48.0/20` or `2400:cb00::/32`. Default empty.
		 */
		return (array) apply_filters( 'chaty_trusted_proxies', array() );
	}

	/**
	 * @param array<array-key, mixed> $proxies Addresses and ranges.
	 */
	private static function is_trusted_proxy( string $address, array $proxies ): bool {
		$packed = self::pack( $address );
		foreach ( $proxies as $range ) {
			if ( self::is_in( $packed, $range ) ) {
				return true;
			}
		}

		return false;
	}

	/**
	 * Returns an IPv4 address in its canonical form, and the network of an IPv6 address.
	 */
	private static function to_network( string $address ): string {
		$packed = self::pack( $address );
		if ( '' === $packed ) {
			return $address;
		}

		return 16 === strlen( $packed ) ? bin2hex( substr( $packed, 0, self::NETWORK_BYTES ) ) : (string) inet_ntop( $packed );
	}

	/**
	 * Returns the 4 or 16 bytes of an address.
	 *
	 * @param mixed $address Address.
	 * @return string Empty if it is not an address.
	 */
	public static function pack( $address ): string {
		$is_address = is_string( $address ) && false !== filter_var( $address, FILTER_VALIDATE_IP );
		$packed     = $is_address ? (string) inet_pton( $address ) : '';

		return in_array( substr( $packed, 0, 12 ), self::IPV4_PREFIXES, true ) ? substr( $packed, 12 ) : $packed;
	}

	/**
	 * @param string $packed Bytes of the address.
	 * @param mixed  $range  An address, or a range in CIDR notation (RFC 4632, section 3.1).
	 */
	private static function is_in( string $packed, $range ): bool {
		list( $written, $bits ) = explode( '/', is_string( $range ) ? $range : '', 2 ) + array( '', null );

		$is_ipv6 = false !== strpos( $written, ':' );
		$first   = self::pack( $written );
		$most    = 8 * strlen( $first );
		$bits    = self::count_bits( $bits, $most, $is_ipv6 );
		if ( '' === $first || strlen( $packed ) !== strlen( $first ) || $bits < 0 || $bits > $most ) {
			return false;
		}

		$bytes = intdiv( $bits, 8 );
		$mask  = 0xFF << ( 8 - $bits % 8 ) & 0xFF;

		return 0 === strncmp( $packed, $first, $bytes )
			&& ( 0 === $mask || ( ord( $packed[ $bytes ] ) & $mask ) === ( ord( $first[ $bytes ] ) & $mask ) );
	}

	/**
	 * Returns the number of bits that all addresses of a range share.
	 *
	 * @param string|null $written Number after the slash, if there is one.
	 * @param bool        $is_ipv6 Whether the range has IPv6 notation.
	 * @return int Negative if it is not a number.
	 */
	private static function count_bits( ?string $written, int $most, bool $is_ipv6 ): int {
		if ( null === $written ) {
			return $most;
		}
		if ( ! ctype_digit( $written ) ) {
			return -1;
		}

		// An IPv4 address in IPv6 notation has 96 bits before its own.
		return (int) $written - ( $is_ipv6 ? 128 - $most : 0 );
	}
}
