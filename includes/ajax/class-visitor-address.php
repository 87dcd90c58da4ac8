<?php
/**
 * Where a visitor calls from.
 *
 * @package Chaty
 */

namespace Chaty\Ajax;

/**
 * Gives the address that limits count by. Anybody can write X-Forwarded-For, so it is read only when the
 * connection comes from a proxy that the site names. The address is never stored, only hashed.
 */
final class Visitor_Address {

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
		/**
		 * Filters the proxies whose X-Forwarded-For is believed.
		 *
		 * @param array<int, string> $proxies Addresses, without ranges. Default: none.
		 */
		$proxies = array_map( array( self::class, 'pack' ), (array) apply_filters( 'chaty_trusted_proxies', array() ) );
		$address = $request->get_server( 'REMOTE_ADDR' );
		$chain   = array_reverse( explode( ',', $request->get_server( 'HTTP_X_FORWARDED_FOR' ) ) );

		foreach ( $chain as $before ) {
			$before = trim( $before );
			if ( ! in_array( self::pack( $address ), $proxies, true ) || '' === self::pack( $before ) ) {
				break;
			}
			$address = $before;
		}

		return self::to_network( $address );
	}

	/**
	 * Cuts an IPv6 address down to its network.
	 *
	 * @param string $address Address.
	 */
	private static function to_network( string $address ): string {
		$packed = self::pack( $address );

		return 16 === strlen( $packed ) ? bin2hex( substr( $packed, 0, self::NETWORK_BYTES ) ) : $address;
	}

	/**
	 * Gives an address in one way of writing.
	 *
	 * @param mixed $address Address.
	 * @return string Empty when it is none.
	 */
	private static function pack( $address ): string {
		$is_address = is_string( $address ) && false !== filter_var( $address, FILTER_VALIDATE_IP );

		return $is_address ? (string) inet_pton( $address ) : '';
	}
}
