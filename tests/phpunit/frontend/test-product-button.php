<?php
namespace Chaty\Tests\Frontend;

use Automattic\WooCommerce\Utilities\FeaturesUtil;
use Chaty\Config\Names;
use Chaty\Frontend\Product_Button;
use Chaty\Page_Hooks;
use Chaty\Plugin;
use Chaty\Tests\Make;
use Chaty\Tests\Site_Test_Case;
use WP_Block_Template;
use WP_Query;

/**
 * The contact button stands once on the page of a product, whatever draws the page.
 */
final class Product_Button_Test extends Site_Test_Case {

	private const TEMPLATE = '<!-- wp:post-title /--><!-- wp:woocommerce/%s /--><!-- wp:post-content /-->';

	protected function setUp(): void {
		parent::setUp();
		require_once dirname( __DIR__ ) . '/support/woocommerce.php';
		require_once dirname( __DIR__ ) . '/support/woocommerce-features.php';
		register_post_type( 'product', array( 'public' => true ) );
		Make::store_widgets( array( Make::widget( array( Make::channel( array( 'channel' => 'Whatsapp', 'value' => '+15550100002' ) ) ) ) ) );
		$services = Make::services();
		$services->get_assets()->register_behaviours();
		( new Page_Hooks( $services ) )->register();
		add_action( 'woocommerce_single_product_summary', 'woocommerce_template_single_add_to_cart', 30 );
	}

	protected function tearDown(): void {
		unregister_post_type( 'product' );
		unset( $GLOBALS['product'], $GLOBALS['_wp_current_template_id'] );
		parent::tearDown();
		$GLOBALS['wp_the_query'] = new WP_Query();
		$GLOBALS['wp_query']     = $GLOBALS['wp_the_query'];
	}

	/**
	 * Opens the shop, after the owner has set the button.
	 *
	 * @param array<string, string> $settings Settings of the button.
	 */
	private function begin( array $settings = array( 'channel' => 'whatsapp', 'text' => 'Ask about {product}', 'message' => '{product} ({variation}), {quantity}' ) ): void {
		update_option( Names::SHOP, $settings );
		( new Product_Button() )->register();
	}

	/**
	 * @param array<string, string> $fields Fields of the post.
	 */
	private function create_product( array $fields ): int {
		return (int) wp_insert_post(
			array(
				'post_type'   => 'product',
				'post_status' => 'publish',
				'post_title'  => 'Nut',
				'meta_input'  => $fields,
			)
		);
	}

	/**
	 * Shows the page of a product, as classic templates do, with another product below.
	 *
	 * @param array<string, string> $fields Fields of the post.
	 */
	private function show( array $fields ): string {
		$id                      = $this->create_product( $fields );
		$GLOBALS['wp_the_query'] = new WP_Query( array( 'p' => $id, 'post_type' => 'product' ) );
		$GLOBALS['wp_query']     = $GLOBALS['wp_the_query'];
		ob_start();
		foreach ( array( $id, $this->create_product( array( '_price' => '3' ) ), $id ) as $shown ) {
			$GLOBALS['product'] = wc_get_product( $shown );
			do_action( 'woocommerce_single_product_summary' );
		}

		return (string) ob_get_clean();
	}

	/**
	 * Puts the block into a template or a pattern, as WordPress does.
	 *
	 * @param WP_Block_Template|array<string, mixed> $context Template or pattern.
	 */
	private function fill( $context, string $anchor ): string {
		return apply_block_hooks_to_content( sprintf( self::TEMPLATE, $anchor ), $context, 'insert_hooked_blocks' );
	}

	private function get_template( string $slug ): WP_Block_Template {
		$template       = new WP_Block_Template();
		$template->slug = $slug;
		$template->id   = "theme//$slug";

		return $template;
	}

	/**
	 * @testWith [{"_price": "3"}, true]
	 *           [{"_price": "3", "_type": "variable"}, true]
	 *           [[], false]
	 *           [{"_price": "3", "_stock_status": "outofstock"}, false]
	 *
	 * @param array<string, string> $fields Fields of the post.
	 */
	public function test_page_of_product_has_button_once_after_form_and_not_at_other_products( array $fields, bool $has_form ): void {
		$this->begin();
		$html = $this->show( $fields );

		$this->assertSame( 1, preg_match_all( '#(^|</form>)<p class="wp-block-chaty-button"><a class="chaty-button [^"]*\bbutton\b[^>]*>.*?Ask about Nut</a></p>#', $html ) );
		$this->assertStringContainsString( 'href="https://wa.me/15550100002?text=Nut%2C" rel', $html );
		$this->assertStringContainsString( 'data-chaty-href="https://wa.me/15550100002?text=Nut%20(%7B%E2%81%A0variation%7D)%2C%20%7B%E2%81%A0quantity%7D"', $html );
		$this->assertStringContainsString( 'data-chaty-open="whatsapp" data-chaty-only="count"', $html );
		$this->assertSame( $has_form ? '<form' : '<p cl', substr( $html, 0, 5 ) );
		$this->assertTrue( wp_script_is( 'chaty-variables' ) );
	}

	/**
	 * Given a message with the number and the price, then the press fills in those of a variation; other products have one.
	 */
	public function test_variations(): void {
		$this->begin( array( 'channel' => 'whatsapp', 'message' => '{sku} {price}' ) );
		$fields = array( '_price' => '3', '_sku' => 'N5' );
		$this->assertStringContainsString(
			'href="https://wa.me/15550100002?text=N5%20%24%203.00" rel="nofollow" data-chaty-href="https://wa.me/15550100002?text=%7B%E2%81%A0sku%7CN5%7D%20%7B%E2%81%A0price%7C%24%203.00%7D"',
			$this->show( $fields + array( '_type' => 'variable' ) )
		);
		$this->begin( array( 'channel' => 'whatsapp', 'message' => '{sku}' ) );
		$this->assertStringNotContainsString( 'data-chaty-href', $this->show( $fields ) );
	}

	/**
	 * Given a block template of a product, then the block stands after its form, with what the owner has set, and no hook of
	 * the page prints it again, also when the owner has taken it out; elsewhere there is none.
	 */
	public function test_block_templates(): void {
		$this->begin( array( 'channel' => 'whatsapp', 'text' => 'Ask "us" --', 'message' => '' ) );
		foreach ( array( 'add-to-cart-form', 'add-to-cart-with-options' ) as $anchor ) {
			$this->assertStringContainsString(
				'<!-- wp:woocommerce/' . $anchor . ' /--><!-- wp:chaty/button {"channel":"whatsapp","text":"Ask \u0022us\u0022 \u002d\u002d"} /--><!-- wp:post-content /-->',
				$this->fill( $this->get_template( "single-product-$anchor" ), $anchor )
			);
		}
		// The template is traversed more than once a request.
		foreach ( array( 1, 2 ) as $time ) {
			$both = $this->fill( $this->get_template( 'single-product-nut' ), 'add-to-cart-form /--><!-- wp:woocommerce/add-to-cart-with-options' );
			$this->assertSame( 1, substr_count( $both, 'wp:chaty/button' ), "time $time" );
		}
		foreach ( array( $this->get_template( 'archive-product' ), array( 'name' => 'single-product' ) ) as $context ) {
			$this->assertStringNotContainsString( 'chaty', $this->fill( $context, 'add-to-cart-form' ) );
		}
		$this->assertStringNotContainsString( 'chaty', $this->fill( $this->get_template( 'single-product' ), 'product-meta' ) );

		$GLOBALS['_wp_current_template_id'] = 'theme//single-product-nut';
		$this->assertStringNotContainsString( 'chaty-button', $this->show( array( '_price' => '3' ) ) );
		$GLOBALS['_wp_current_template_id'] = 'theme//single-product';
		$this->assertSame( 1, substr_count( $this->show( array( '_price' => '3' ) ), '"chaty-button' ), 'a template without a form of blocks' );
	}

	/**
	 * Given a plugin that translates the option once it knows the language of the page, then the button is in that one.
	 */
	public function test_languages(): void {
		$this->begin();
		add_filter( 'option_' . Names::SHOP, static fn ( array $settings ): array => array( 'text' => 'Fragen zu {product}' ) + $settings );
		$this->assertStringContainsString( 'Fragen zu Nut</a>', $this->show( array( '_price' => '3' ) ) );
		$this->assertStringContainsString( 'Fragen zu', $this->fill( $this->get_template( 'single-product' ), 'add-to-cart-form' ) );
	}

	public function test_given_no_channel_one_that_is_gone_or_page_that_is_none_of_product_then_nothing(): void {
		$this->begin( array( 'channel' => '', 'text' => 'Ask' ) );
		$this->assertStringNotContainsString( 'chaty', $this->show( array( '_price' => '3' ) ) . $this->fill( $this->get_template( 'single-product' ), 'add-to-cart-form' ) );
		$this->begin( array( 'channel' => 'gone' ) );
		$this->assertStringNotContainsString( 'chaty', $this->show( array( '_price' => '3' ) ) );
		$this->begin();
		$GLOBALS['wp_the_query'] = new WP_Query();
		$this->assertStringNotContainsString( 'chaty', $this->capture( static fn () => do_action( 'woocommerce_single_product_summary' ) ) );
	}

	public function test_given_woocommerce_then_it_is_told_what_plugin_works_with(): void {
		( new Plugin( Make::context() ) )->declare_compatibility();
		$this->assertSame( array( 'custom_order_tables' => 'chaty.php', 'cart_checkout_blocks' => 'chaty.php' ), FeaturesUtil::$declared );
	}
}
