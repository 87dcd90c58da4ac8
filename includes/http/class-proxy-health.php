<?php
/**
 * Proxies in Site Health.
 *
 * @package Chaty
 */

namespace Chaty\Http;

use Chaty\Registrable;

/**
 * Tells owners when requests come through a proxy that nobody named: then all visitors have one address,
 * and share its limits.
 */
final class Proxy_Health implements Registrable {

	/**
	 * Name of the test.
	 */
	private const NAME = 'chaty_proxy';

	/**
	 * Headers in which proxies tell the visitor's address.
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
	 * Looks at the request of Site Health itself.
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
			'description' => '<p>' . esc_html( $is_one ? $this->describe( $header ) : __( 'Limits on messages and counts are kept for each visitor\'s address.', 'chaty' ) ) . '</p>',
			'actions'     => '',
		);
	}

	/**
	 * Describes what is wrong.
	 *
	 * @param string $header Header that a proxy sent.
	 */
	private function describe( string $header ): string {
		/* translators: %s: name of an HTTP header. */
		$came = sprintf( __( 'This request carries the header %s, so it probably came through a proxy or a content delivery network.', 'chaty' ), $header );
		/* translators: %s: name of a filter. */
		$name = sprintf( __( 'Name the addresses of your proxies with the filter %s.', 'chaty' ), 'chaty_trusted_proxies' );

		return $came . ' ' . __( 'While it is not named, all visitors share its address and one limit: ten messages a minute for the whole site.', 'chaty' ) . ' ' . $name;
	}

	/**
	 * Finds a header in which a proxy tells another address than the connection's. A server that knows its
	 * proxies puts the visitor's address into the connection's place and often leaves the header.
	 *
	 * @param Request $request The request.
	 * @return string Its name; empty when there is none.
	 */
	private function find_header( Request $request ): string {
		$connection = IP_Address::pack( $request->get_server( 'REMOTE_ADDR' ) );
		foreach ( self::HEADERS as $name => $key ) {
			$value = $request->get_server( $key );
			$told  = array_map( array( IP_Address::class, 'pack' ), array_map( 'trim', explode( ',', $value ) ) );
			if ( '' !== $value && ! in_array( $connection, $told, true ) ) {
				return $name;
			}
		}

		return '';
	}
}
