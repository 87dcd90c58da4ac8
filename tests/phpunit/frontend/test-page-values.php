<?php
namespace Chaty\Tests\Frontend;

use Chaty\Launcher\Page_Values;
use Chaty\Settings\Links\Variables;
use Chaty\Tests\Site_Test_Case;
use WP_Query;

/**
 * What variables stand for on a page, and how a text takes it.
 */
final class Page_Values_Test extends Site_Test_Case {

	protected function setUp(): void {
		parent::setUp();
		require_once dirname( __DIR__ ) . '/support/woocommerce.php';
		register_post_type( 'product', array( 'public' => true ) );
	}

	protected function tearDown(): void {
		unregister_post_type( 'product' );
		parent::tearDown();
		$this->show( array() );
	}

	/**
	 * @param array<string, mixed> $query Query.
	 */
	private function show( array $query ): void {
		$GLOBALS['wp_the_query'] = new WP_Query( $query );
		$GLOBALS['wp_query']     = $GLOBALS['wp_the_query'];
	}

	/**
	 * @param array<string, string> $fields Fields of the post.
	 */
	private function show_product( array $fields ): int {
		$id = (int) wp_insert_post(
			array(
				'post_type'   => 'product',
				'post_status' => 'publish',
				'post_title'  => wp_slash( '5" <b>Nut</b> &amp; {url}' ),
				'meta_input'  => $fields,
			)
		);
		$this->show( array( 'p' => $id, 'post_type' => 'product' ) );

		return $id;
	}

	public function test_given_page_of_product_on_sale_then_all_of_it_is_there_and_no_query_is_needed(): void {
		global $wpdb;

		update_option( 'blogname', 'Nuts &amp; "Bolts"' );
		$id     = $this->show_product( array( '_sku' => 'N-5', '_price' => '7.5', '_regular_price' => '10' ) );
		$before = $wpdb->num_queries;
		$read   = array( Page_Values::class, 'read' );

		$this->assertSame( '5" <b>Nut</b> & {url}, N-5, $ 9.00, $ 12.00, 25%', Variables::fill( '{product}, {sku}, {price}, {regular_price}, {discount}', $read ) );
		$this->assertSame( "Nuts & \"Bolts\" http://example.org/ $id en-US ", strtr( Variables::fill( '{site} {home} {post_id} {language} ', $read ), array( home_url( '/' ) => 'http://example.org/' ) ) );
		$this->assertSame( $before, $wpdb->num_queries );
	}

	public function test_given_products_without_some_of_it_then_these_are_empty(): void {
		$text = 'Nut ({sku}) {price} {regular_price} {discount}.';
		$read = array( Page_Values::class, 'read' );

		$this->show_product( array() );
		$this->assertSame( 'Nut.', Variables::fill( $text, $read ), 'no price' );
		$this->show_product( array( '_price' => '0', '_regular_price' => '0' ) );
		$this->assertSame( 'Nut $ 0.00 $ 0.00.', Variables::fill( $text, $read ), 'free' );
		$this->show_product( array( '_price' => '3', '_regular_price' => '4', '_type' => 'variable' ) );
		$this->assertSame( 'Nut $ 3.00 $ 4.00 25%.', Variables::fill( $text, $read ), 'with variations' );
		$this->show( array( 's' => 'nut' ) );
		$this->assertSame( 'Nut.', Variables::fill( "$text{post_id}", $read ), 'no product' );
	}

	public function test_given_rows_of_pages_script_then_server_fills_them_in_same_way(): void {
		$file = json_decode( (string) file_get_contents( dirname( __DIR__, 2 ) . '/fixtures/variable-rows.json' ), true );
		foreach ( $file['rows'] as $row ) {
			$this->assertSame( $row['filled'], Variables::fill( $row['text'], static fn ( string $name ): string => $file['values'][ $name ] ) );
		}
	}
}
