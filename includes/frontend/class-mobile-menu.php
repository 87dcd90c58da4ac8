<?php
namespace Chaty\Frontend;

use Chaty\Registrable;

/**
 * Renders menus for the behaviour `mobile-menu`, for `chaty_mobile_menu()` and the shortcode of the same name.
 */
final class Mobile_Menu implements Registrable {

	private const DEFAULTS = array(
		'left'        => '',
		'right'       => '',
		'left_label'  => '',
		'right_label' => '',
		'breakpoint'  => 1024,
		'display'     => '',
		'parent_link' => false,
		'autoclose'   => false,
		'wide'        => false,
		'class'       => '',
	);

	/**
	 * The registered object, which `chaty_mobile_menu()` uses.
	 */
	private static ?self $instance = null;

	private Assets $assets;

	public function __construct( Assets $assets ) {
		$this->assets = $assets;
	}

	/**
	 * Returns the markup for `chaty_mobile_menu()`.
	 *
	 * @param array<string, mixed> $args Arguments of the theme.
	 */
	public static function render( array $args ): string {
		return null === self::$instance ? '' : self::$instance->get_markup( $args );
	}

	public function register(): void {
		self::$instance = $this;
		add_shortcode( 'chaty_mobile_menu', array( $this, 'get_shortcode' ) );
	}

	/**
	 * Returns the markup for the shortcode. Authors need not have access to all menus, so it only shows those with
	 * a location of the theme.
	 *
	 * @param array<string, mixed>|string $args Arguments of the shortcode.
	 */
	public function get_shortcode( $args ): string {
		return $this->get_markup( $args, array_map( 'intval', array_intersect_key( get_nav_menu_locations(), get_registered_nav_menus() ) ) );
	}

	/**
	 * Returns the markup, preceded by its style if the head is already printed. Empty if no menu has items.
	 *
	 * @param array<string, mixed>|string $args Arguments of the theme or the shortcode.
	 * @param array<string, int>|null     $ids  Allowed menus, by ID; null for all.
	 */
	public function get_markup( $args, ?array $ids = null ): string {
		$args  = shortcode_atts( self::DEFAULTS, (array) $args, 'chaty_mobile_menu' );
		$lists = '';
		foreach ( $args as $name => $value ) {
			if ( null !== $value && ! is_scalar( $value ) ) {
				_doing_it_wrong( 'chaty_mobile_menu', esc_html( "$name must be a text, a number or a switch." ), '1.0.0' );
				$args[ $name ] = self::DEFAULTS[ $name ];
			}
		}
		if ( '' === $args['left'] . $args['right'] ) {
			$args['left'] = (string) key( array_filter( get_nav_menu_locations() ) );
		}
		foreach ( array( 'left', 'right' ) as $side ) {
			$lists .= $this->get_list( $side, (string) $args[ $side ], (string) $args[ $side . '_label' ], $ids );
		}
		if ( '' === $lists ) {
			return '';
		}

		wp_enqueue_script( 'chaty-mobile-menu' );

		$args['breakpoint'] = max( 0, (int) $args['breakpoint'] );
		if ( 0 === $args['breakpoint'] ) {
			$args['breakpoint'] = self::DEFAULTS['breakpoint'];
		}

		return $this->get_style() . sprintf( '<div%s>%s%s</div>', $this->get_attributes( $args ), $this->get_width_style( $args['breakpoint'] ), $lists );
	}

	/**
	 * Returns the CSS for a breakpoint other than the style sheet's: until the script runs, it hides the lists that
	 * buttons replace; on wide screens it hides the whole menu.
	 *
	 * @param int $width Breakpoint in pixels.
	 */
	private function get_width_style( int $width ): string {
		if ( self::DEFAULTS['breakpoint'] === $width ) {
			return '';
		}
		$menu  = sprintf( '[data-chaty-breakpoint="%d"]', $width );
		$early = ':root:not(.chaty-mobile-menu-runs) ' . $menu;

		return sprintf(
			'<style>@media (scripting:enabled) and (max-width:%1$d.98px){%2$s{min-height:var(--chaty-mobile-menu-target,44px)}%2$s>nav{display:none!important}}'
				. '@media (min-width:%3$dpx){%4$s[data-chaty-small-only]{display:none}}</style>',
			$width - 1,
			$early,
			$width,
			$menu
		);
	}

	/**
	 * Returns the attributes of the wrapper, with a space before each.
	 *
	 * @param array<string, mixed> $args Arguments of the theme.
	 */
	private function get_attributes( array $args ): string {
		$attributes = array(
			'class'                  => $args['class'],
			'data-chaty'             => 'mobile-menu',
			'data-chaty-breakpoint'  => $args['breakpoint'],
			'data-chaty-display'     => $args['display'],
			'data-chaty-parent-link' => filter_var( $args['parent_link'], FILTER_VALIDATE_BOOLEAN ),
			'data-chaty-autoclose'   => filter_var( $args['autoclose'], FILTER_VALIDATE_BOOLEAN ),
			'data-chaty-small-only'  => ! filter_var( $args['wide'], FILTER_VALIDATE_BOOLEAN ),
		);
		$text       = '';
		foreach ( $attributes as $name => $value ) {
			if ( true === $value ) {
				$text .= " $name";
			} elseif ( '' !== $value && false !== $value ) {
				$text .= sprintf( ' %s="%s"', $name, esc_attr( (string) $value ) );
			}
		}

		return $text;
	}

	/**
	 * Returns the list of one side; empty if it has no menu or no items.
	 *
	 * @param string                  $side  `left` or `right`.
	 * @param string                  $menu  Location of the theme; or ID, slug or name of a menu.
	 * @param string                  $label Label of the panel and its button; empty for the name of the menu.
	 * @param array<string, int>|null $ids   Allowed menus, by ID; null for all.
	 */
	private function get_list( string $side, string $menu, string $label, ?array $ids ): string {
		$found = wp_get_nav_menu_object( get_nav_menu_locations()[ $menu ] ?? $menu );
		if ( '' === $menu || ! $found || ( null !== $ids && ! in_array( (int) $found->term_id, $ids, true ) ) ) {
			return '';
		}

		// The theme may show the same menu elsewhere on the page, and IDs must be unique.
		add_filter( 'nav_menu_item_id', '__return_empty_string', PHP_INT_MAX );
		$list = wp_nav_menu(
			array(
				'menu'           => $found,
				'theme_location' => has_nav_menu( $menu ) ? $menu : '',
				'container'      => '',
				'echo'           => false,
				'fallback_cb'    => false,
			)
		);
		remove_filter( 'nav_menu_item_id', '__return_empty_string', PHP_INT_MAX );

		return is_string( $list ) && '' !== $list
			? sprintf( '<nav data-chaty-part="%s" aria-label="%s">%s</nav>', $side, esc_attr( '' === $label ? $found->name : $label ), $list )
			: '';
	}

	/**
	 * Returns the style, if the head is already printed.
	 */
	private function get_style(): string {
		$style = did_action( 'wp_head' ) ? $this->assets->register_style( 'mobile-menu' ) : '';
		if ( '' === $style ) {
			return '';
		}
		ob_start();
		wp_print_styles( $style );

		return (string) ob_get_clean();
	}
}
