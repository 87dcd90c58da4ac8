<?php
/**
 * Where a visitor calls from.
 *
 * @package Chaty
 */

namespace Chaty\Http;

/**
 * Gives the address that limits count by. Anybody can write X-Forwarded-For, so it is read only when the
 * connection comes from a proxy that the site names. The address is never stored, only hashed.
 */
final class Client_IP {

	/**
	 * Bytes of an IPv6 address that name one household: /64.
	 */
	private const NETWORK_BYTES = 8;

	/**
	 * Gives the address; of an IPv6 address its network, because one visitor has all of it.
	 *
	 * @param Request $request The call.
	 */
	public static function find( Request $request ): string {
		$proxies = self::get_proxies();
		$address = $request->get_server( 'REMOTE_ADDR' );
		$chain   = array_reverse( explode( ',', $request->get_server( 'HTTP_X_FORWARDED_FOR' ) ) );

		foreach ( $chain as $before ) {
			$before = self::without_port( trim( $before ) );
			if ( ! self::is_one_of( $address, $proxies ) || '' === IP_Address::pack( $before ) ) {
				break;
			}
			$address = $before;
		}

		return self::to_network( $address );
	}

	/**
	 * Gives an address without the port that some gateways add, as in `192.0.2.7:5678` or `[2001:db8::1]:5678`.
	 *
	 * @param string $written What stands in X-Forwarded-For.
	 */
	private static function without_port( string $written ): string {
		return preg_match( '/^(?|\[([^\]]+)\]|([\d.]+))(?::\d+)?$/D', $written, $found ) ? $found[1] : $written;
	}

	/**
	 * Gives the proxies that the site names.
	 *
	 * @return array<array-key, mixed> Addresses and ranges, as the site wrote them.
	 */
	public static function get_proxies(): array {
		/**
		 * Filters the proxies whose X-Forwarded-For is believed.
		 *
		 * @param array<int, string> $proxies Addresses, and ranges such as `173.245.48.0/20` or `2400:cb00::/32`. Default: none.
		 */
		return (array) apply_filters( 'chaty_trusted_proxies', array() );
	}

	/**
	 * Says whether an address is one of the proxies.
	 *
	 * @param string                  $address Address.
	 * @param array<array-key, mixed> $proxies Addresses and ranges.
	 */
	private static function is_one_of( string $address, array $proxies ): bool {
		$packed = IP_Address::pack( $address );
		foreach ( $proxies as $range ) {
			if ( IP_Address::is_in( $packed, $range ) ) {
				return true;
			}
		}

		return false;
	}

	/**
	 * Gives an IPv4 address in one way of writing, and of an IPv6 address its network.
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
