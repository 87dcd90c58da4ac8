<?php
/**
 * Functions for themes.
 *
 * @package Chaty
 */

/**
 * Enqueues page behaviours, each with its style. Call it on `wp_enqueue_scripts` or later.
 *
 * @param array<int, string> $names Names of behaviours, such as `accordion`. One that does not exist is told to developers.
 */
function chaty_enqueue_behaviours( array $names ): void {
	foreach ( $names as $name ) {
		$handle = 'chaty-' . sanitize_key( $name );
		if ( wp_script_is( $handle, 'registered' ) ) {
			wp_enqueue_script( $handle );
		} else {
			_doing_it_wrong( __FUNCTION__, esc_html( "There is no behaviour $name." ), '1.0.0' );
		}
	}
}

/**
 * Returns the address of a page with the element picker, for a frame of the admin area or of the site.
 * Only the user for whom it is made can use it, if that user may edit the theme, and for a day at most;
 * the token in it is in each message of the picker.
 *
 * @param string $page Address of the page; the front page when it is empty.
 * @param string $mode How what is meant is shown: 'cover' or 'target'.
 */
function chaty_element_picker_url( string $page = '', string $mode = 'cover' ): string {
	return Chaty\Frontend\Element_Picker::get_url( '' === $page ? home_url( '/' ) : $page, $mode );
}

/**
 * Shows menus as a mobile menu: on small screens a button each, and panels that slide in; on wide ones
 * nothing, unless `wide` is set. Without scripts the lists can be used.
 *
 * @param array<string, mixed> $args {
 *     What to show, all optional.
 *
 *     @type string $left        Menu of the left panel: a location of the theme; or id, slug or name of a menu.
 *                               Without `left` and `right` the theme's first location that has a menu.
 *     @type string $right       Menu of the right panel.
 *     @type string $left_label  Name of the left panel and its button. The menu's name.
 *     @type string $right_label Name of the right one.
 *     @type int    $breakpoint  Width in pixels below which it is a mobile menu. 1024.
 *     @type string $display     `push`, `top`, `overlay` or `drill`, or several; without, panels slide over the page.
 *     @type bool   $parent_link Whether links of entries with a submenu open it themselves.
 *     @type bool   $autoclose   Whether a submenu closes the others beside it.
 *     @type bool   $wide        Whether the lists are to be seen on wide screens.
 *     @type string $class       Class of the whole.
 *     @type bool   $echo        Whether to print it. True.
 * }
 * @return string The markup, escaped.
 */
function chaty_mobile_menu( array $args = array() ): string {
	/**
	 * Filters the markup of a mobile menu.
	 *
	 * @param string               $html Markup, escaped.
	 * @param array<string, mixed> $args What the theme chose.
	 */
	$html = (string) apply_filters( 'chaty_mobile_menu', '', $args );
	if ( $args['echo'] ?? true ) {
		echo $html; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- made of escaped parts.
	}

	return $html;
}
