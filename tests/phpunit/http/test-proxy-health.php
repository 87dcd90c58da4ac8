<?php
namespace Chaty\Tests\Http;

use Chaty\Tests\Site_Test_Case;

/**
 * Site Health reports when all visitors come from one address.
 */
final class Proxy_Health_Test extends Site_Test_Case {

	/**
	 * @return array<string, array{0: array<string, string>, 1: array<int, string>, 2: string}>
	 */
	public function provide_requests(): array {
		return array(
			'no proxy'                => array( array(), array(), 'good' ),
			'a proxy'                 => array( array( 'HTTP_X_FORWARDED_FOR' => '198.51.100.1' ), array(), 'recommended' ),
			'Cloudflare'              => array( array( 'HTTP_CF_CONNECTING_IP' => '198.51.100.1' ), array(), 'recommended' ),
			'nginx'                   => array( array( 'HTTP_X_REAL_IP' => '198.51.100.1' ), array(), 'recommended' ),
			'a header that is empty'  => array( array( 'HTTP_X_FORWARDED_FOR' => '' ), array(), 'good' ),
			'a proxy that is named'   => array( array( 'HTTP_X_FORWARDED_FOR' => '198.51.100.1' ), array( '10.0.0.0/8' ), 'good' ),
			'the server has read it'  => array( array( 'HTTP_X_FORWARDED_FOR' => '203.0.113.9, 10.0.0.5' ), array(), 'good' ),
			'the server, on IPv6'     => array( array( 'HTTP_X_REAL_IP' => '::ffff:10.0.0.5' ), array(), 'good' ),
			'a header with a program' => array( array( 'HTTP_X_FORWARDED_FOR' => '<script>alert(1)</script>' ), array(), 'recommended' ),
		);
	}

	/**
	 * @dataProvider provide_requests
	 *
	 * @param array<string, string> $headers Headers.
	 * @param array<int, string>    $proxies Proxies that the site names.
	 */
	public function test_proxy_that_nobody_named_is_reported( array $headers, array $proxies, string $status ): void {
		$_SERVER = array( 'REMOTE_ADDR' => '10.0.0.5' ) + $headers + $_SERVER;
		add_filter( 'chaty_trusted_proxies', static fn (): array => $proxies );
		$tests  = apply_filters( 'site_status_tests', array( 'direct' => array(), 'async' => array() ) );
		$result = call_user_func( $tests['direct']['chaty_proxy']['test'] );

		$this->assertSame( array( $status, 'chaty_proxy' ), array( $result['status'], $result['test'] ) );
		$this->assertSame( 'recommended' === $status ? 1 : 0, substr_count( $result['description'], 'chaty_trusted_proxies' ) );
		$this->assertStringNotContainsString( '<script', $result['description'] );
	}
}
