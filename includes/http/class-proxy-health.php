<?php
/**
 * Proxies in Site Health.
 *
 * @package Chaty
 */

namespace Chaty\Http;

use Chaty\Registrable;

/**
 * Reports requests that come through an unknown proxy: then all visitors have one address, and share its
 * rate limit.
 */
final class Proxy_Health implements Registrable {

	/**
	 * Name of the test.
	 */
	private const NAME = 'chaty_proxy';

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
	 * {@inheritDoc}
	 */
	public function register(): void {
		add_filter( 'site_status_tests', array( $this, 'add_test' ) );
	}

	/**
	 * Adds the test to those of Site Health.
	 *
	 * @param array<string, array<string, mixed>> $tests Tests.
	 * @return array<string, array<string, mixed>>
	 */
	public function add_test( array $tests ): array {
		$tests['direct'][ self::NAME ] = array(
			'label' => __( 'Chaty and proxies', 'chaty' ),
			'test'  => array( $this, 'run' ),
		);

		return $tests;
	}

	/**
	 * Runs the test, on the request of Site Health itself.
	 *
	 * @return array<string, mixed>
	 */
	public function run(): array {
		$header = array() === Client_IP::get_proxies() ? $this->find_header( Request::from_query() ) : '';
		$is_one = '' !== $header;

		return array(
			'test'        => self::NAME,
			'status'      => $is_one ? 'recommended' : 'good',
			'label'       => $is_one ? __( 'Chaty cannot tell visitors apart behind a proxy', 'chaty' ) : __( 'Chaty can tell visitors apart', 'chaty' ),
			'badge'       => array(
				'label' => 'Chaty',
				'color' => 'blue',
			),
			'description' => '<p>' . esc_html( $is_one ? $this->describe( $header ) : __( 'Rate limits apply to the address of each visitor.', 'chaty' ) ) . '</p>',
			'actions'     => '',
		);
	}

	/**
	 * Returns the description of the problem.
	 *
	 * @param string $header Header that a proxy sent.
	 */
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
