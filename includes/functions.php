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
