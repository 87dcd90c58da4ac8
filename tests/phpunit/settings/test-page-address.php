<?php
namespace Chaty\Tests\Settings;

use Chaty\Settings\Page_Address;
use Chaty\Tests\Site_Test_Case;

/**
 * An address that an owner writes, and the address of a request, are reduced to the same path.
 */
final class Page_Address_Test extends Site_Test_Case {

	/**
	 * Returns addresses of owners, and what they are reduced to; null for other sites.
	 *
	 * @return array<string, array{0: string, 1: string, 2: string|null}>
	 */
	public function provide_addresses(): array {
		$site = 'https://site.example';
		$blog = 'https://site.example:8080/blog';

		return array(
			'path'                         => array( $site, '/shop/', '/shop/' ),
			'part'                         => array( $site, 'shop', 'shop' ),
			'surrounded by spaces'         => array( $site, "  /shop\n", '/shop' ),
			'capitals'                     => array( $site, '/Shop/RED', '/shop/red' ),
			'umlauts'                      => array( $site, '/Über-uns/', '/über-uns/' ),
			'umlauts, percent-encoded'     => array( $site, '/%C3%9cber-uns/', '/über-uns/' ),
			'percent-encoded twice'        => array( $site, '/%25C3%25BCber', '/über' ),
			'no UTF-8'                     => array( $site, '/%zz%', '/%zz%' ),
			'full address'                 => array( $site, 'https://site.example/shop/', '/shop/' ),
			'full address, other scheme'   => array( $site, 'HTTP://Site.Example/shop', '/shop' ),
			'full address with www'        => array( $site, 'https://www.site.example/shop', '/shop' ),
			'full address without scheme'  => array( $site, '//site.example/shop', '/shop' ),
			'host and path'                => array( $site, 'site.example/shop', '/shop' ),
			'home'                         => array( $site, 'https://site.example', '/' ),
			'home of www'                  => array( 'https://www.site.example', 'site.example', '/' ),
			'query and fragment'           => array( $site, 'https://site.example/shop/?a=b#c', '/shop/' ),
			'other host'                   => array( $site, 'https://other.example/shop', null ),
			'other port'                   => array( $site, 'https://site.example:8080/shop', null ),
			'host that begins the same'    => array( $site, 'https://site.example.other.example/', null ),
			'user in the address'          => array( $site, 'https://site.example@other.example/', null ),
			'other scheme'                 => array( $site, 'ftp://site.example/shop', null ),
			'other host without scheme'    => array( $site, 'other.example/shop', 'other.example/shop' ),
			'index.php'                    => array( $site, 'https://site.example/index.php/shop/', '/shop/' ),
			'index.php alone'              => array( $site, '/index.php', '/' ),
			'subdirectory'                 => array( $blog, 'https://site.example:8080/blog/shop/', '/shop/' ),
			'subdirectory: home'           => array( $blog, 'https://site.example:8080/blog', '/' ),
			'subdirectory: path'           => array( $blog, '/shop/', '/shop/' ),
			'subdirectory: page blog'      => array( $blog, '/blog/', '/blog/' ),
			'subdirectory: site beside it' => array( $blog, 'https://site.example:8080/blog2/shop/', null ),
			'subdirectory: site above it'  => array( $blog, 'https://site.example:8080/shop/', null ),
		);
	}

	/**
	 * @dataProvider provide_addresses
	 *
	 * @param string|null $reduced What it is reduced to.
	 */
	public function test_address_of_owner_is_reduced_and_again_to_the_same( string $home, string $address, ?string $reduced ): void {
		add_filter( 'pre_option_home', static fn (): string => $home );

		$this->assertSame( $reduced, Page_Address::reduce( $address ) );
		if ( null !== $reduced ) {
			$this->assertSame( $reduced, Page_Address::reduce( $reduced ) );
		}
	}

	/**
	 * @testWith ["", "/"]
	 *           ["shop", "/shop/"]
	 *           ["Shop/page/2/", "/shop/page/2/"]
	 *           ["%c3%bcber-uns", "/über-uns/"]
	 *           ["index.php/shop", "/shop/"]
	 *           ["shop//red", "/shop/red/"]
	 *           ["a%2525252525b", "/a%25b/"]
	 *           ["%3Cscript%3E", "/<script>/"]
	 */
	public function test_given_request_then_its_path_begins_and_ends_with_slash( string $request, string $path ): void {
		$this->assertSame( $path, Page_Address::reduce_request( $request ) );
	}

	public function test_given_request_that_is_not_utf_8_or_very_long_then_it_has_path_all_same(): void {
		$this->assertStringEndsWith( '/b/', Page_Address::reduce_request( "%ff%c3%28\0/b" ) );
		$this->assertSame( 200002, strlen( Page_Address::reduce_request( str_repeat( '%25%61', 100000 ) ) ) );
	}
}
