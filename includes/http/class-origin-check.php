<?php
namespace Chaty\Http;

use Chaty\Config\Names;

/**
 * Decides whether a request comes from a page of this site. The headers that browsers set come first: another
 * origin is rejected even with a nonce, because nonces of guests are public; this origin is trusted even
 * without one, because pages are cached for days, and an expired nonce must never cost a message. Without
 * these headers, a valid nonce decides.
 */
final class Origin_Check {

	/**
	 * A page of this site.
	 */
	private const OWN = 'own';

	/**
	 * A page of another site.
	 */
	private const FOREIGN = 'foreign';

	/**
	 * The headers do not say.
	 */
	private const UNKNOWN = 'unknown';

	public function is_trusted( Request $request, string $nonce, string $index ): bool {
		$origin = $this->detect_origin( $request );
		if ( self::UNKNOWN !== $origin ) {
			return self::OWN === $origin;
		}

		return '' !== $nonce && (bool) wp_verify_nonce( $nonce, Names::WIDGET_NONCE . $index );
	}

	/**
	 * Returns whether the browser's headers say that the request comes from this site. Pages of other sites
	 * cannot set these headers.
	 */
	public function is_same_origin( Request $request ): bool {
		return self::OWN === $this->detect_origin( $request );
	}

	/**
	 * Returns whether a URL is on a host of this site, whatever host a request names.
	 */
	public function is_own_page( string $url ): bool {
		return in_array( $this->get_host( $url ), $this->get_hosts_of_site(), true );
	}

	/**
	 * Detects whose page sends a request, by the browser's headers.
	 *
	 * @return string One of the constants.
	 */
	private function detect_origin( Request $request ): string {
		if ( $request->is_same_origin() ) {
			return self::OWN;
		}

		$site   = strtolower( $request->get_server( 'HTTP_SEC_FETCH_SITE' ) );
		$origin = $request->get_server( 'HTTP_ORIGIN' );
		$source = '' !== $origin ? $origin : $request->get_server( 'HTTP_REFERER' );
		if ( 'cross-site' === $site || 'none' === $site ) {
			return self::FOREIGN;
		}
		if ( '' !== $source && in_array( $this->get_host( $source ), $this->get_own_hosts( $request ), true ) ) {
			return self::OWN;
		}

		// Another subdomain, such as that of another language, may belong to this site: the nonce decides.
		return '' === $source || 'same-site' === $site ? self::UNKNOWN : self::FOREIGN;
	}

	/**
	 * Returns the hosts that count as this site: the site's own, and the one that the request was sent to.
	 *
	 * @return array<int, string>
	 */
	private function get_own_hosts( Request $request ): array {
		$called = $this->get_host( 'http://' . $request->get_server( 'HTTP_HOST' ) );

		return array_diff( array_merge( $this->get_hosts_of_site(), array( $called ) ), array( '' ) );
	}

	/**
	 * Returns the hosts of the site, with those of the filter `allowed_http_origins`.
	 *
	 * @return array<int, string>
	 */
	private function get_hosts_of_site(): array {
		$addresses = array_merge( get_allowed_http_origins(), array( home_url(), site_url() ) );

		return array_diff( array_map( array( $this, 'get_host' ), array_map( 'strval', $addresses ) ), array( '' ) );
	}

	/**
	 * Returns the host of a URL, with the port unless it is 80 or 443.
	 *
	 * @return string Empty if the URL is not of the web, or has a user name, which can look like a host.
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
