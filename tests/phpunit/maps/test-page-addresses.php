<?php
namespace Chaty\Tests\Maps;

use Chaty\Maps\Page_Addresses;
use Chaty\Tests\Map_Test_Case;

/**
 * The addresses that a page's maps list are found as its script reads them; nobody else's are.
 */
final class Page_Addresses_Test extends Map_Test_Case {

	/**
	 * @return array<string, array{0: string, 1: array<int, string>}>
	 */
	public function provide_contents(): array {
		return array(
			'an element'         => array( '<p data-chaty-part="address">Quay 1, 24937 Flensburg</p>', array( 'Quay 1, 24937 Flensburg' ) ),
			'lines and elements' => array( "<address data-chaty-part='address'>Quay 1<br>\n\t<b>24937</b> Flensburg</address>", array( 'Quay 1 24937 Flensburg' ) ),
			'a comma in between' => array( '<p data-chaty-part="address"><b>Quay 1</b>, Flensburg</p>', array( 'Quay 1, Flensburg' ) ),
			'nested elements'    => array( '<div data-chaty-part="address"><div>Quay 1</div><div>Flensburg</div></div><div>other</div>', array( 'Quay 1 Flensburg' ) ),
			'an attribute'       => array( '<li data-chaty-part="place" data-chaty-address="Quay&#32;1 &amp; 2">x</li>', array( 'Quay 1 & 2' ) ),
			'of the map'         => array( '<div data-chaty="map" data-chaty-address="Flensburg"></div>', array( 'Flensburg' ) ),
			'signs'              => array( '<p data-chaty-part="address">St John’s Road 1–3</p>', array( "St John's Road 1-3" ) ),
			'entities'           => array( '<p data-chaty-part="address">Stra&szlig;e&nbsp;1</p>', array( 'Straße 1' ) ),
			'several, once each' => array( '<p data-chaty-part="address">A 1</p><p data-chaty-part="address">B 2</p><p data-chaty-part="address">A  1</p>', array( 'A 1', 'B 2' ) ),
			'other parts'        => array( '<p data-chaty-part="title">Bakery</p><p class="address">Quay 1</p>', array() ),
			'an open end'        => array( '<p data-chaty-part="address">Quay 1', array( 'Quay 1' ) ),
			'a comment'          => array( '<!-- <p data-chaty-part="address">Quay 1</p> -->', array() ),
			'blocks'             => array( '<!-- wp:group --><div><!-- wp:chaty/map --><!-- wp:chaty/place {"address":"Quay 1"} /--><!-- wp:chaty/place {"address":["x"]} /--><!-- /wp:chaty/map --></div><!-- /wp:group -->', array( 'Quay 1' ) ),
			'no map'             => array( '<p>Quay 1</p>', array() ),
		);
	}

	/**
	 * @dataProvider provide_contents
	 *
	 * @param array<int, string> $expected Addresses.
	 */
	public function test_given_page_then_its_addresses_are_found( string $content, array $expected ): void {
		$this->assertSame( $expected, ( new Page_Addresses() )->get_addresses( $this->make_page( $content ) ) );
	}

	/**
	 * @testWith [{"post_status": "draft"}]
	 *           [{"post_status": "private"}]
	 *           [{"post_password": "secret"}]
	 *           [{"post_status": "trash"}]
	 *           [{"post_type": "revision"}]
	 *
	 * @param array{post_status?: string, post_password?: string, post_type?: string} $post What differs.
	 */
	public function test_given_page_that_not_everybody_may_see_then_nothing_of_it_is_returned( array $post ): void {
		$this->assertSame( array(), ( new Page_Addresses() )->get_addresses( $this->make_page( $this->write_map( 'Quay 1' ), $post ) ) );
	}

	public function test_addresses_that_theme_names_are_looked_up_everywhere(): void {
		add_filter( 'chaty_map_addresses', static fn ( array $addresses, int $page ): array => array_merge( $addresses, array( "Footer  $page", 7 ) ), 10, 2 );

		$this->assertSame( array( 'Footer 0' ), ( new Page_Addresses() )->get_addresses( 0 ) );
	}
}
