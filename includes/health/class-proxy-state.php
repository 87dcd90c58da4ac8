<?php
namespace Chaty\Health;

use Chaty\Http\Client_IP;
use Chaty\Http\Request;

/**
 * Reports requests that come through an unknown proxy: then all visitors have one address, and share its
 * rate limit.
 *
 * @phpstan-import-type State from Tool_States
 */
final class Proxy_State {

	/**
	 * Headers in which proxies send the visitor's address.
	 */
	private const HEADERS = array(
		'X-Forwarded-For'  => 'HTTP_X_FORWARDED_FOR',
		'CF-Connecting-IP' => 'HTTP_CF_CONNECTING_IP',
		'True-Client-IP'   => 'HTTP_TRUE_CLIENT_IP',
		'X-Real-IP'        => 'HTTP_X_REAL_IP',
	);

	/**
	 * Returns the state, on this request itself.
	 *
	 * @return State
	 */
	public function get(): array {
		$header = array() === Client_IP::get_proxies() ? $this->find_header( Request::from_query() ) : '';
		$is_one = '' !== $header;

		return array(
			'name'   => 'proxy',
			'label'  => __( 'Chaty and proxies', 'chaty' ),
			'status' => $is_one ? 'recommended' : 'good',
			'title'  => $is_one ? __( 'Chaty cannot tell visitors apart behind a proxy', 'chaty' ) : __( 'Chaty can tell visitors apart', 'chaty' ),
			'text'   => $is_one ? $this->describe( $header ) : __( 'Rate limits apply to the address of each visitor.', 'chaty' ),
			'fields' => array(),
			'tools'  => array(),
		);
	}

	private function describe( string $header ): string {
		/* translators: %s: name of an HTTP header. */
		$symptom = sprintf( __( 'This request carries the header %s, so it probably came through a proxy or a content delivery network.', 'chaty' ), $header );
		/* translators: %s: name of a filter. */
		$advice = sprintf( __( 'Return the addresses of your proxies from the filter %s.', 'chaty' ), 'chaty_trusted_proxies' );

		return $symptom . ' ' . __( 'Until the proxy is known, all visitors share its address and one limit: ten messages per minute for the whole site.', 'chaty' ) . ' ' . $advice;
	}

	/**
	 * Returns the header in which a proxy sends an address other than the connection's. A server that knows its
	 * proxies replaces the connection's address with the visitor's, and often keeps the header.
	 *
	 * @return string Name of the header; empty if there is none.
	 */
	private function find_header( Request $request ): string {
		$connection = Client_IP::pack( $request->get_server( 'REMOTE_ADDR' ) );
		foreach ( self::HEADERS as $name => $key ) {
			$value     = $request->get_server( $key );
			$addresses = array_map( array( Client_IP::class, 'pack' ), array_map( 'trim', explode( ',', $value ) ) );
			if ( '' !== $value && ! in_array( $connection, $addresses, true ) ) {
				return $name;
			}
		}

		return '';
	}
}
