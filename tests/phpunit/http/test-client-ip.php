<?php
namespace Chaty\Tests\Http;

use Chaty\Http\Client_IP;
use Chaty\Tests\Make;
use Chaty\Tests\Site_Test_Case;

/**
 * Each household has an address of its own, and nobody makes up an address.
 */
final class Client_IP_Test extends Site_Test_Case {

	/**
	 * Returns the proxies that the site names, the connection, and the address that the limit counts by.
	 *
	 * @return array<string, array{0: array<int, mixed>, 1: string, 2: string, 3: string}>
	 */
	public function provide_connections(): array {
		return array(
			'no proxy is named'      => array( array(), '192.0.2.7', '198.51.100.1', '192.0.2.7' ),
			'a proxy is named'       => array( array( '192.0.2.7' ), '192.0.2.7', '198.51.100.1', '198.51.100.1' ),
			'another one is'         => array( array( '192.0.2.8' ), '192.0.2.7', '198.51.100.1', '192.0.2.7' ),
			'visitor wrote too'      => array( array( '192.0.2.7' ), '192.0.2.7', '203.0.113.5, 198.51.100.1', '198.51.100.1' ),
			'two proxies'            => array( array( '192.0.2.7', '192.0.2.8' ), '192.0.2.7', '198.51.100.1, 192.0.2.8', '198.51.100.1' ),
			'no address'             => array( array( '192.0.2.7' ), '192.0.2.7', 'unknown', '192.0.2.7' ),
			'with a port'            => array( array( '192.0.2.7' ), '192.0.2.7', '198.51.100.1:5678', '198.51.100.1' ),
			'IPv6 with a port'       => array( array( '192.0.2.7' ), '192.0.2.7', '[2001:db8::1]:5678', '20010db800000000' ),
			'no header'              => array( array( '192.0.2.7' ), '192.0.2.7', '', '192.0.2.7' ),
			'a network of one'       => array( array(), '2001:db8:1:2:3:4:5:6', '', '20010db800010002' ),
			'written another way'    => array( array( '2001:db8::1' ), '2001:0db8:0:0::1', '198.51.100.1', '198.51.100.1' ),
			'IPv4 on an IPv6 socket' => array( array(), '::ffff:203.0.113.7', '', '203.0.113.7' ),
			'the same, in hex'       => array( array(), '::FFFF:cb00:7107', '', '203.0.113.7' ),
			'IPv4 by NAT64'          => array( array(), '64:ff9b::203.0.113.7', '', '203.0.113.7' ),
			'beside NAT64'           => array( array(), '64:ff9b:1::203.0.113.7', '', '0064ff9b00010000' ),
			'proxy on IPv6 socket'   => array( array( '10.0.0.5' ), '::ffff:10.0.0.5', '::ffff:198.51.100.1', '198.51.100.1' ),
			'proxy named as IPv6'    => array( array( '::ffff:10.0.0.5' ), '10.0.0.5', '198.51.100.1', '198.51.100.1' ),
			'last of a range'        => array( array( '173.245.48.0/20' ), '173.245.63.255', '198.51.100.1', '198.51.100.1' ),
			'first of a range'       => array( array( '173.245.63.9/20' ), '173.245.48.0', '198.51.100.1', '198.51.100.1' ),
			'after a range'          => array( array( '173.245.48.0/20' ), '173.245.64.0', '198.51.100.1', '173.245.64.0' ),
			'a range of bytes'       => array( array( '10.0.0.0/8' ), '10.255.0.1', '198.51.100.1', '198.51.100.1' ),
			'after it'               => array( array( '10.0.0.0/8' ), '11.0.0.0', '198.51.100.1', '11.0.0.0' ),
			'a range of one'         => array( array( '10.0.0.5/32' ), '10.0.0.6', '198.51.100.1', '10.0.0.6' ),
			'a range of all'         => array( array( '0.0.0.0/0' ), '192.0.2.7', '198.51.100.1', '198.51.100.1' ),
			'all of the other kind'  => array( array( '0.0.0.0/0' ), '2001:db8::1', '198.51.100.1', '20010db800000000' ),
			'a range of IPv6'        => array( array( '2400:cb00::/29' ), '2400:cb07:1::2', '198.51.100.1', '198.51.100.1' ),
			'after that'             => array( array( '2400:cb00::/29' ), '2400:cb08::', '198.51.100.1', '2400cb0800000000' ),
			'IPv4 range as IPv6'     => array( array( '::ffff:10.0.0.0/104' ), '10.1.2.3', '198.51.100.1', '198.51.100.1' ),
			'a range of ranges'      => array( array( '10.0.0.0/8', '2400:cb00::/32' ), '10.0.0.1', '198.51.100.1, 2400:cb00::1', '198.51.100.1' ),
			'more bits than any'     => array( array( '10.0.0.0/33' ), '10.0.0.0', '198.51.100.1', '10.0.0.0' ),
			'no bits'                => array( array( '10.0.0.0/' ), '10.0.0.0', '198.51.100.1', '10.0.0.0' ),
			'bits below none'        => array( array( '10.0.0.0/-1', '::ffff:10.0.0.0/64' ), '10.0.0.0', '198.51.100.1', '10.0.0.0' ),
			'no range at all'        => array( array( '/8', 'x/8', '', null, array( '10.0.0.0' ) ), '10.0.0.0', '198.51.100.1', '10.0.0.0' ),
		);
	}

	/**
	 * @dataProvider provide_connections
	 *
	 * @param array<int, mixed> $proxies Proxies that the site names.
	 */
	public function test_given_connection_then_visitors_address_is_one_that_nobody_can_make_up( array $proxies, string $remote, string $forwarded, string $expected ): void {
		add_filter( 'chaty_trusted_proxies', static fn (): array => $proxies );
		$server = array(
			'REMOTE_ADDR'          => $remote,
			'HTTP_X_FORWARDED_FOR' => $forwarded,
		);

		$this->assertSame( $expected, Client_IP::find( Make::request( array(), $server ) ) );
	}
}
