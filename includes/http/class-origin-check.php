<?php
/**
 * Whether a call comes from a page of this site.
 *
 * @package Chaty
 */

namespace Chaty\Http;

use Chaty\Config\Names;

/**
 * Judges where a call comes from. What a browser itself says of the page counts most: another site's is
 * refused, whatever it carries, because nonces of guests are public; this site's is trusted, because pages
 * are cached for days, their nonces go stale, and a stale one must never cost a message. A valid nonce
 * counts where the browser says nothing.
 */
final class Origin_Check {

	/**
	 * The page is of this site.
	 */
	private const OWN = 'own';

	/**
	 * The page is of another site.
	 */
	private const FOREIGN = 'foreign';

	/**
	 * The browser does not say.
	 */
	private const UNKNOWN = 'unknown';

	/**
	 * Says whether a call is trusted.
	 *
	 * @param Request $request The call.
	 * @param string  $nonce   The nonce that it carries.
	 * @param string  $index   Index of the widget, which the nonce's name ends with.
	 */
	public function is_trusted( Request $request, string $nonce, string $index ): bool {
		$page = $this->detect_origin( $request );
		if ( self::UNKNOWN !== $page ) {
			return self::OWN === $page;
		}

		return '' !== $nonce && (bool) wp_verify_nonce( $nonce, Names::WIDGET_NONCE . $index );
	}

	/**
	 * Says whether the browser tells that the call comes from this site. A page of another site cannot
	 * change these headers.
	 *
	 * @param Request $request The call.
	 */
	public function is_same_origin( Request $request ): bool {
		return self::OWN === $this->detect_origin( $request );
	}

	/**
	 * Says whether an address is that of a page of this site: of a host that WordPress itself answers to,
	 * whatever host a call names.
	 *
	 * @param string $url Address.
	 */
	public function is_own_page( string $url ): bool {
		return in_array( $this->get_host( $url ), $this->get_hosts_of_site(), true );
	}

	/**
	 * Tells whose page the browser says that it is.
	 *
	 * @param Request $request The call.
	 * @return string One of the constants.
	 */
	private function detect_origin( Request $request ): string {
		$site = strtolower( $request->get_server( 'HTTP_SEC_FETCH_SITE' ) );
		if ( 'same-origin' === $site ) {
			return self::OWN;
		}

		$origin = $request->get_server( 'HTTP_ORIGIN' );
		$source = '' !== $origin ? $origin : $request->get_server( 'HTTP_REFERER' );
		if ( 'cross-site' === $site || 'none' === $site ) {
			return self::FOREIGN;
		}
		if ( '' !== $source && in_array( $this->get_host( $source ), $this->get_own_hosts( $request ), true ) ) {
			return self::OWN;
		}

		// A neighbour, such as another language's host, may be this site's: its nonce tells.
		return '' === $source || 'same-site' === $site ? self::UNKNOWN : self::FOREIGN;
	}

	/**
	 * Gives the hosts that count as this site for a call: besides the site's, the one that was called.
	 *
	 * @param Request $request The call.
	 * @return array<int, string>
	 */
	private function get_own_hosts( Request $request ): array {
		$called = $this->get_host( 'http://' . $request->get_server( 'HTTP_HOST' ) );

		return array_diff( array_merge( $this->get_hosts_of_site(), array( $called ) ), array( '' ) );
	}

	/**
	 * Gives the hosts that WordPress answers to (filter `allowed_http_origins`).
	 *
	 * @return array<int, string>
	 */
	private function get_hosts_of_site(): array {
		$addresses = array_merge( get_allowed_http_origins(), array( home_url(), site_url() ) );

		return array_diff( array_map( array( $this, 'get_host' ), array_map( 'strval', $addresses ) ), array( '' ) );
	}

	/**
	 * Gives the host and port of an address, the usual ports left out.
	 *
	 * @param string $url Address.
	 * @return string Empty when it is no address of the web, or has a user's name, which passes for a host.
	 */
	private function get_host( string $url ): string {
		$parts = wp_parse_url( $url );
		if ( ! is_array( $parts ) || empty( $parts['host'] ) || isset( $parts['user'] ) || ! in_array( strtolower( $parts['scheme'] ?? '' ), array( 'http', 'https' ), true ) ) {
			return '';
		}
		$port = isset( $parts['port'] ) && ! in_array( (int) $parts['port'], array( 80, 443 ), true ) ? ':' . $parts['port'] : '';

		return strtolower( $parts['host'] ) . $port;
	}
}
