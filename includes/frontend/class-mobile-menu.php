<?php
/**
 * Menus of WordPress as mobile menus.
 *
 * @package Chaty
 */

namespace Chaty\Frontend;

use Chaty\Registrable;

/**
 * Makes the markup of the behaviour `mobile-menu` of menus, for `chaty_mobile_menu()` and the shortcode
 * of the same name.
 */
final class Mobile_Menu implements Registrable {

	/**
	 * What a theme may choose, and what it gets when it does not.
	 */
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

	private Assets $assets;

	/**
	 * @param Assets $assets Built scripts and styles.
	 */
	public function __construct( Assets $assets ) {
		$this->assets = $assets;
	}

	/**
	 * {@inheritDoc}
	 */
	public function register(): void {
		add_filter( 'chaty_mobile_menu', array( $this, 'add_markup' ), 10, 2 );
		add_shortcode( 'chaty_mobile_menu', array( $this, 'get_shortcode' ) );
	}

	/**
	 * Adds the markup for a template's call.
	 *
	 * @param string               $html Markup so far.
	 * @param array<string, mixed> $args What the theme chooses.
	 */
	public function add_markup( $html, array $args ): string {
		return $html . $this->get_markup( $args );
	}

	/**
	 * Returns the markup for a shortcode. Who may write a post need not see all menus, so only those show that
	 * have a location of the theme.
	 *
	 * @param array<string, mixed>|string $args What the shortcode chooses.
	 */
	public function get_shortcode( $args ): string {
		return $this->get_markup( $args, array_map( 'intval', array_intersect_key( get_nav_menu_locations(), get_registered_nav_menus() ) ) );
	}

	/**
	 * Returns the markup, with its style before it where the page's head is over; the script comes at the
	 * page's end. A menu without entries gives none.
	 *
	 * @param array<string, mixed>|string $args What the theme or the shortcode chooses.
	 * @param array<string, int>|null     $ids  Menus that may show; null for all.
	 */
	public function get_markup( $args, ?array $ids = null ): string {
		$args  = shortcode_atts( self::DEFAULTS, (array) $args, 'chaty_mobile_menu' );
		$lists = '';
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
	 * Returns the style of a width that the style sheet does not know, for the time before the script runs and
	 * for visitors without scripts: lists to be replaced by buttons are not seen, and wide screens have the
	 * menu of the theme alone.
	 *
	 * @param int $width Width in pixels.
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
	 * Returns the attributes of the whole, with a space before each.
	 *
	 * @param array<string, mixed> $args What the theme chooses.
	 */
	private function get_attributes( array $args ): string {
		$attributes = array(
			'class'                  => $args['class'],
			'data-chaty'             => 'mobile-menu',
			'data-chaty-breakpoint'  => $args['breakpoint'],
			'data-chaty-display'     => $args['display'],
			'data-chaty-parent-link' => wp_validate_boolean( $args['parent_link'] ),
			'data-chaty-autoclose'   => wp_validate_boolean( $args['autoclose'] ),
			'data-chaty-small-only'  => ! wp_validate_boolean( $args['wide'] ),
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
	 * Returns the list of one side; empty without a menu, or one without entries.
	 *
	 * @param string                  $side  Side: `left` or `right`.
	 * @param string                  $menu  Location of the theme; or id, slug or name of a menu.
	 * @param string                  $label Name of the panel and its button; empty for the menu's own.
	 * @param array<string, int>|null $ids   Menus that may show; null for all.
	 */
	private function get_list( string $side, string $menu, string $label, ?array $ids ): string {
		$found = wp_get_nav_menu_object( get_nav_menu_locations()[ $menu ] ?? $menu );
		if ( '' === $menu || ! $found || ( null !== $ids && ! in_array( (int) $found->term_id, $ids, true ) ) ) {
			return '';
		}

		// The theme may show the same menu elsewhere on the page: an id is there once.
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
	 * Returns the style, where the page's head cannot have it any more.
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
