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
 * Gives the address of a page with the element picker, for a frame of the admin area or of the site.
 * Only the user for whom it is made can use it, if that user may edit the theme, and for a day at most;
 * the token in it is in each message of the picker.
 *
 * @param string $page Address of the page; the front page when it is empty.
 * @param string $mode How what is meant is shown: 'cover' or 'target'.
 */
function chaty_element_picker_url( string $page = '', string $mode = 'cover' ): string {
	return Chaty\Frontend\Element_Picker::get_url( '' === $page ? home_url( '/' ) : $page, $mode );
}
