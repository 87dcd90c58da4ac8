<?php
/**
 * IP address of a visitor.
 *
 * @package Chaty
 */

namespace Chaty\Http;

/**
 * Finds the address that rate limits count by. Anybody can send X-Forwarded-For, so it is only read when the
 * connection comes from a trusted proxy. The address is never stored, only hashed.
 */
final class Client_IP {

	/**
	 * Bytes of an IPv6 address that identify a network of one household (/64).
	 */
	private const NETWORK_BYTES = 8;

	/**
	 * Returns the address; for IPv6 the network, because a visitor has all of its addresses.
	 *
	 * @param Request $request Request.
	 */
	public static function find( Request $request ): string {
		$proxies = self::get_proxies();
		$address = $request->get_server( 'REMOTE_ADDR' );
		$chain   = array_reverse( explode( ',', $request->get_server( 'HTTP_X_FORWARDED_FOR' ) ) );

		foreach ( $chain as $before ) {
			$before = self::without_port( trim( $before ) );
			if ( ! self::is_trusted_proxy( $address, $proxies ) || '' === IP_Address::pack( $before ) ) {
				break;
			}
			$address = $before;
		}

		return self::to_network( $address );
	}

	/**
	 * Removes the port that some gateways add, as in `192.0.2.7:5678` or `[2001:db8::1]:5678`.
	 *
	 * @param string $written Entry of X-Forwarded-For.
	 */
	private static function without_port( string $written ): string {
		return preg_match( '/^(?|\[([^\]]+)\]|([\d.]+))(?::\d+)?$/D', $written, $found ) ? $found[1] : $written;
	}

	/**
	 * Returns the trusted proxies.
	 *
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
	 * Returns whether an address is one of the trusted proxies.
	 *
	 * @param string                  $address Address.
	 * @param array<array-key, mixed> $proxies Addresses and ranges.
	 */
	private static function is_trusted_proxy( string $address, array $proxies ): bool {
		$packed = IP_Address::pack( $address );
		foreach ( $proxies as $range ) {
			if ( IP_Address::is_in( $packed, $range ) ) {
				return true;
			}
		}

		return false;
	}

	/**
	 * Returns an IPv4 address in its canonical form, and the network of an IPv6 address.
	 *
	 * @param string $address Address.
	 */
	private static function to_network( string $address ): string {
		$packed = IP_Address::pack( $address );
		if ( '' === $packed ) {
			return $address;
		}

		return 16 === strlen( $packed ) ? bin2hex( substr( $packed, 0, self::NETWORK_BYTES ) ) : (string) inet_ntop( $packed );
	}
}
