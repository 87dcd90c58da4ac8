<?php
/**
 * Two readable pages for test sites, measurements and the demo: a long front
 * page (`/`) and a second one (`/visit-us/`).
 *
 * @package Chaty
 */

/**
 * Replaces WordPress's own first posts by the sample pages.
 *
 * @return array<string,int> Page ids by slug.
 */
function chaty_sample_pages() {
	foreach ( array( 'post', 'page' ) as $type ) {
		foreach ( get_posts( array( 'post_type' => $type, 'numberposts' => -1, 'post_status' => 'any' ) ) as $post ) { // phpcs:ignore
			wp_delete_post( $post->ID, true );
		}
	}
	$ids = array();
	foreach ( array( 'home', 'visit-us' ) as $slug ) {
		$ids[ $slug ] = wp_insert_post(
			array(
				'post_type'    => 'page',
				'post_status'  => 'publish',
				'post_name'    => $slug,
				'post_title'   => 'home' === $slug ? 'Bread worth the walk' : 'Visit us',
				'post_content' => file_get_contents( __DIR__ . '/' . $slug . '.html' ), // phpcs:ignore
			)
		);
	}
	update_option( 'blogname', 'Harbour Bakery' );
	update_option( 'blogdescription', 'Sourdough, cakes and coffee by the quay' );
	update_option( 'show_on_front', 'page' );
	update_option( 'page_on_front', $ids['home'] );
	update_option( 'permalink_structure', '/%postname%/' );
	flush_rewrite_rules( false );
	return $ids;
}
