<?php
/**
 * Functions for themes.
 *
 * @package Chaty
 */

/**
 * Enqueues behaviours with their styles. Call it on `wp_enqueue_scripts` or later.
 *
 * @since 1.0.0
 *
 * @example
 *     add_action( 'wp_enqueue_scripts', function (): void {
 *         chaty_enqueue_behaviours( array( 'accordion', 'tabs' ) );
 *     } );
 *
 * @param array<int, string> $names Names of behaviours, such as `accordion`. Unknown ones are reported to developers.
 */
function chaty_enqueue_behaviours( array $names ): void {
	foreach ( $names as $name ) {
		$handle = 'chaty-' . sanitize_key( $name );
		if ( wp_script_is( $handle, 'registered' ) ) {
			wp_enqueue_script( $handle );
		} else {
			_doing_it_wrong( __FUNCTION__, esc_html( "Unknown behaviour: $name." ), '1.0.0' );
		}
	}
}

/**
 * Returns the URL of a page with the element picker, for a frame in the admin or on the site. It works for the
 * current user only, if that user may edit the theme, and for a day at most. The picker's messages contain the
 * token of the URL.
 *
 * @since 1.0.0
 *
 * @example printf( '<iframe src="%s"></iframe>', esc_url( chaty_element_picker_url() ) );
 *
 * @param string $page URL of the page. Default empty, for the front page.
 * @param string $mode How the picker highlights an element: 'cover' or 'target'. Default 'cover'.
 */
function chaty_element_picker_url( string $page = '', string $mode = 'cover' ): string {
	return Chaty\Frontend\Element_Picker::get_url( '' === $page ? home_url( '/' ) : $page, $mode );
}

/**
 * Displays menus as a mobile menu: on small screens, buttons that open panels; on wide screens nothing, unless
 * `wide` is set. Without scripts, the lists are visible.
 *
 * @since 1.0.0
 *
 * @example chaty_mobile_menu( array( 'left' => 'primary', 'display' => 'push' ) );
 *
 * @param array<string, mixed> $args {
 *     Optional arguments.
 *
 *     @type string $left        Menu of the left panel: a location of the theme, or the ID, slug or name of a menu.
 *                               Default: without `right`, the first location that has a menu.
 *     @type string $right       Menu of the right panel.
 *     @type string $left_label  Label of the left panel and its button. Default: the name of the menu.
 *     @type string $right_label Label of the right panel and its button.
 *     @type int    $breakpoint  Width in pixels below which the mobile menu is active. Default 1024.
 *     @type string $display     `push`, `top`, `overlay` or `drill`, or several. Default empty: panels slide over the page.
 *     @type bool   $parent_link Whether the links of items with a submenu open it.
 *     @type bool   $autoclose   Whether opening a submenu closes its siblings.
 *     @type bool   $wide        Whether the lists are visible on wide screens.
 *     @type string $class       Class of the wrapper.
 *     @type bool   $echo        Whether to print the markup. Default true.
 * }
 * @return string Escaped markup.
 */
function chaty_mobile_menu( array $args = array() ): string {
	/**
	 * Filters the markup of a mobile menu.
	 *
	 * @since 1.0.0
	 *
	 * @example
	 *     add_filter( 'chaty_mobile_menu', function ( string $html, array $args ): string {
	 *         return $html . '<p><a href="tel:+15550100234">Call us</a></p>';
	 *     }, 10, 2 );
	 *
	 * @param string               $html Escaped markup.
	 * @param array<string, mixed> $args Arguments of the theme.
	 */
	$html = (string) apply_filters( 'chaty_mobile_menu', Chaty\Frontend\Mobile_Menu::render( $args ), $args );
	if ( $args['echo'] ?? true ) {
		echo $html; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- All parts are escaped.
	}

	return $html;
}
