<?php
/**
 * Whether a call comes from a page of this site.
 *
 * @package Chaty
 */

namespace Chaty\Ajax;

use Chaty\Frontend\Printed_Settings;

/**
 * Judges where a call comes from. Pages are cached for days, so their nonces go stale, and a stale one
 * must never cost a message: a valid nonce is enough, and so is a request that the browser itself says
 * comes from this site.
 */
final class Caller_Check {

	/**
	 * Says whether a call is trusted.
	 *
	 * @param Request $request The call.
	 * @param string  $nonce   The nonce that it carries.
	 * @param string  $index   Index of the widget, which the nonce's name ends with.
	 */
	public function is_trusted( Request $request, string $nonce, string $index ): bool {
		if ( '' !== $nonce && wp_verify_nonce( $nonce, Printed_Settings::NONCE . $index ) ) {
			return true;
		}

		return $this->is_same_origin( $request );
	}

	/**
	 * Says whether the browser tells that the call comes from this site. A page of another site cannot
	 * change these headers.
	 *
	 * @param Request $request The call.
	 */
	public function is_same_origin( Request $request ): bool {
		$site = strtolower( $request->get_server( 'HTTP_SEC_FETCH_SITE' ) );
		if ( 'same-origin' === $site ) {
			return true;
		}
		if ( 'cross-site' === $site || 'none' === $site ) {
			return false;
		}

		$origin = $request->get_server( 'HTTP_ORIGIN' );
		$source = '' !== $origin ? $origin : $request->get_server( 'HTTP_REFERER' );

		return '' !== $source && in_array( $this->get_host( $source ), $this->get_own_hosts( $request ), true );
	}

	/**
	 * Gives the hosts that count as this site: its two addresses, and the one that was called.
	 *
	 * @param Request $request The call.
	 * @return array<int, string>
	 */
	private function get_own_hosts( Request $request ): array {
		$hosts = array(
			$this->get_host( home_url() ),
			$this->get_host( site_url() ),
			$this->get_host( 'http://' . $request->get_server( 'HTTP_HOST' ) ),
		);

		return array_diff( $hosts, array( '' ) );
	}

	/**
	 * Gives the host and port of an address, the usual ports left out.
	 *
	 * @param string $url Address.
	 * @return string Empty when it is no address of the web.
	 */
	private function get_host( string $url ): string {
		$parts = wp_parse_url( $url );
		if ( ! is_array( $parts ) || empty( $parts['host'] ) || ! in_array( strtolower( $parts['scheme'] ?? '' ), array( 'http', 'https' ), true ) ) {
			return '';
		}
		$port = isset( $parts['port'] ) && ! in_array( (int) $parts['port'], array( 80, 443 ), true ) ? ':' . $parts['port'] : '';

		return strtolower( $parts['host'] ) . $port;
	}
}
