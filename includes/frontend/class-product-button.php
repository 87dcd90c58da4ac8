<?php
namespace Chaty\Frontend;

use Chaty\Config\Shop_Settings;
use Chaty\Registrable;
use WC_Product;
use WP_Block_Template;

/**
 * Puts a contact button beside "Add to cart" on the pages of WooCommerce's products, if the owner has chosen its
 * channel. Block templates get it as a block, which the owner can move or remove in the site editor; others by
 * WooCommerce's hooks. It is a link: a form element there would make WooCommerce reload the page for each product put
 * into the cart.
 */
final class Product_Button implements Registrable {

	/**
	 * Blocks after which the button stands.
	 */
	private const ANCHORS = array( 'woocommerce/add-to-cart-form', 'woocommerce/add-to-cart-with-options' );

	/**
	 * Hooks of templates, and their priorities: the form's, which WooCommerce leaves out for products without a price or
	 * stock, and after it the summary's.
	 */
	private const HOOKS = array(
		'woocommerce_after_add_to_cart_form' => 10,
		'woocommerce_single_product_summary' => 31,
	);

	/**
	 * The first anchor of templates by their IDs: a template with both has the button once.
	 *
	 * @var array<string, string>
	 */
	private array $templates = array();

	private bool $is_printed = false;

	public function register(): void {
		if ( '' === Shop_Settings::get()['channel'] ) {
			return;
		}
		add_filter( 'hooked_block_types', array( $this, 'add_block' ), 10, 4 );
		add_filter( 'hooked_block_chaty/button', array( $this, 'add_attributes' ), 10, 5 );
		foreach ( self::HOOKS as $hook => $priority ) {
			add_action( $hook, array( $this, 'print' ), $priority );
		}
	}

	/**
	 * Adds the block after the form of a template for single products.
	 *
	 * @param mixed $types   Names of blocks.
	 * @param mixed $context Template, or something else with blocks.
	 * @return mixed
	 */
	public function add_block( $types, string $position, ?string $anchor, $context ) {
		if ( ! is_array( $types ) || ! self::is_place( $position, $anchor, $context ) ) {
			return $types;
		}
		$this->templates[ (string) $context->id ] ??= $anchor;

		return $this->templates[ (string) $context->id ] === $anchor ? array_merge( $types, array( 'chaty/button' ) ) : $types;
	}

	/**
	 * @param mixed                     $block   Parsed block; null where another plugin does not want it.
	 * @param array<string, mixed>|null $anchor  Parsed block that it stands after.
	 * @param mixed                     $context Template, or something else with blocks.
	 * @return mixed
	 */
	public function add_attributes( $block, string $type, string $position, ?array $anchor, $context ) {
		if ( is_array( $block ) && self::is_place( $position, $anchor['blockName'] ?? null, $context ) ) {
			$block['attrs'] = self::get_attributes() + (array) ( $block['attrs'] ?? array() );
		}

		return $block;
	}

	/**
	 * Prints the button once, for the product of the page, unless its template has or had the block.
	 */
	public function print(): void {
		global $product, $_wp_current_template_id;

		$is_own = $product instanceof WC_Product && is_product() && get_queried_object_id() === $product->get_id();
		if ( $this->is_printed || ! $is_own || isset( $this->templates[ (string) $_wp_current_template_id ] ) ) {
			return;
		}
		$this->is_printed = true;

		$button = chaty_render_button( array( 'class' => 'button' ) + self::get_attributes() );
		if ( '' !== $button ) {
			echo '<p class="wp-block-chaty-button">' . $button . '</p>'; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- All parts are escaped.
		}
	}

	/**
	 * Returns the attributes of the block, in the language of the page, which is not known earlier.
	 *
	 * @return array<string, string>
	 */
	private static function get_attributes(): array {
		return array_filter( Shop_Settings::get() );
	}

	/**
	 * Returns whether the button stands at a place between blocks.
	 *
	 * @param mixed $context Template, or something else with blocks.
	 * @phpstan-assert-if-true WP_Block_Template $context
	 * @phpstan-assert-if-true string $anchor
	 */
	private static function is_place( string $position, ?string $anchor, $context ): bool {
		return 'after' === $position && in_array( $anchor, self::ANCHORS, true )
			&& $context instanceof WP_Block_Template && 0 === strpos( (string) $context->slug, 'single-product' );
	}
}
