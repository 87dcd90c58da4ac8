<?php
/**
 * IP addresses.
 *
 * @package Chaty
 */

namespace Chaty\Http;

/**
 * Compares addresses by their bytes. IPv4 addresses have several notations: a server that listens on an IPv6
 * socket reports `::ffff:a.b.c.d` (RFC 4291, section 2.5.5.2), a NAT64 gateway `64:ff9b::a.b.c.d` (RFC 6052,
 * section 2.1).
 */
final class IP_Address {

	/**
	 * First bytes of IPv6 addresses that end with an IPv4 address.
	 */
	private const IPV4_PREFIXES = array(
		"\0\0\0\0\0\0\0\0\0\0\xFF\xFF",
		"\0\x64\xFF\x9B\0\0\0\0\0\0\0\0",
	);

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
	 * Returns whether an address is in a range.
	 *
	 * @param string $packed Bytes of the address.
	 * @param mixed  $range  An address, or a range in CIDR notation (RFC 4632, section 3.1).
	 */
	public static function is_in( string $packed, $range ): bool {
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
	 * @param int         $most    Bits of an address.
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
