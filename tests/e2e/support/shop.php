<?php
/**
 * Plugin Name: A shop for tests
 * Description: Plays WooCommerce on a site: the page of a product in classic themes, with its hooks, and in block themes, with its template, its two forms and the hooks that it fires there. Loaded by a test alone.
 *
 * @package Chaty
 */

namespace Chaty\Tests\Shop;

require_once dirname( __DIR__, 2 ) . '/phpunit/support/woocommerce.php';

/** Which block is the form: `add-to-cart-form`, or `add-to-cart-with-options`. */
const FORM = 'chaty_test_form';

add_action( 'plugins_loaded', fn() => do_action( 'woocommerce_loaded' ), -1 );
add_action( 'woocommerce_single_product_summary', 'woocommerce_template_single_add_to_cart', 30 );

/** A product with variations, made once. */
add_action(
	'init',
	function () {
		register_post_type(
			'product',
			array(
				'public'   => true,
				'supports' => array( 'title', 'editor', 'custom-fields' ),
			)
		);
		register_block_type( 'woocommerce/add-to-cart-form', array( 'render_callback' => fn() => print_form( 'woocommerce_template_single_add_to_cart' ) ) );
		register_block_type( 'woocommerce/add-to-cart-with-options', array( 'render_callback' => fn() => print_form( __NAMESPACE__ . '\print_block_form' ) ) );
		if ( ! get_page_by_path( 'nut', OBJECT, 'product' ) ) {
			wp_insert_post(
				array(
					'post_type'    => 'product',
					'post_status'  => 'publish',
					'post_name'    => 'nut',
					'post_title'   => 'Nut & bolt',
					'post_excerpt' => 'Holds.',
					'meta_input'   => array(
						'_price' => '3',
						'_type'  => 'variable',
					),
				)
			);
		}
	}
);

/**
 * Returns what a form prints for the product of the page.
 *
 * @param callable $form Prints it.
 */
function print_form( $form ) {
	$GLOBALS['product'] = wc_get_product( get_queried_object_id() );
	ob_start();
	$form();
	return ob_get_clean();
}

/** Prints the form of blocks; it fires the classic form's hooks inside. */
function print_block_form() {
	echo '<form class="wc-block-add-to-cart-with-options"><fieldset><legend>Size</legend>';
	do_action( 'woocommerce_before_add_to_cart_form' );
	echo '<label><input type="radio" name="attribute_pa_size" value="s">Small</label> <label><input type="radio" name="attribute_pa_size" value="l">Large &amp; wide</label></fieldset>';
	echo '<input type="hidden" name="variation_id" value=""><input type="number" name="quantity" value="1" aria-label="Quantity"> <button type="submit">Add to cart</button>';
	do_action( 'woocommerce_after_add_to_cart_form' );
	echo '</form>';
}

/** The summary's hooks: in classic themes they make the page, in block themes they fire before the excerpt. */
$summary = fn( $html ) => is_product() ? print_form( fn() => do_action( 'woocommerce_single_product_summary' ) ) . $html : $html;
add_filter( 'the_content', fn( $html ) => wp_is_block_theme() ? $html : $summary( $html ) );
add_action(
	'wp',
	function () use ( $summary ) {
		if ( wp_is_block_theme() ) {
			// The block has the form.
			remove_action( 'woocommerce_single_product_summary', 'woocommerce_template_single_add_to_cart', 30 );
		}
		add_filter( 'render_block_core/post-excerpt', $summary );
	}
);

/** The template of a product in block themes. */
add_filter(
	'get_block_templates',
	function ( $templates, $query ) {
		if ( ! wp_is_block_theme() || ! in_array( 'single-product', $query['slug__in'] ?? array(), true ) ) {
			return $templates;
		}
		$template          = new \WP_Block_Template();
		$template->id      = 'woocommerce/woocommerce//single-product';
		$template->slug    = 'single-product';
		$template->theme   = 'woocommerce/woocommerce';
		$template->type    = 'wp_template';
		$template->source  = 'plugin';
		$template->status  = 'publish';
		$template->content = apply_block_hooks_to_content(
			sprintf( '<!-- wp:group {"tagName":"main","layout":{"type":"constrained"}} --><main class="wp-block-group"><!-- wp:post-title {"level":1} /--><!-- wp:post-excerpt /--><!-- wp:woocommerce/%s /--></main><!-- /wp:group -->', get_option( FORM, 'add-to-cart-form' ) ),
			$template,
			'insert_hooked_blocks'
		);
		return array_merge( array( $template ), $templates );
	},
	10,
	2
);
