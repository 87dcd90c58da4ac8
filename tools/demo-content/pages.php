<?php
/**
 * Creates the pages of test sites, measurements and the demo: a long front page (`/`), a second one
 * (`/visit-us/`), and one for each behaviour (`/behaviours/accordion/`).
 *
 * @package Chaty
 */

/**
 * Replaces WordPress's own first posts with the sample pages.
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
	chaty_sample_behaviours();
	update_option( 'blogname', 'Harbour Bakery' );
	update_option( 'blogdescription', 'Sourdough, cakes and coffee by the quay' );
	update_option( 'show_on_front', 'page' );
	update_option( 'page_on_front', $ids['home'] );
	update_option( 'permalink_structure', '/%postname%/' );
	flush_rewrite_rules( false );
	return $ids;
}

/**
 * Creates a page for each behaviour, and their parent, which lists them.
 */
function chaty_sample_behaviours() {
	$page   = array(
		'post_type'   => 'page',
		'post_status' => 'publish',
	);
	$parent = wp_insert_post(
		$page + array(
			'post_name'    => 'behaviours',
			'post_title'   => 'Behaviours',
			'post_content' => '<!-- wp:page-list {"parentPageID":0} /-->',
		)
	);
	wp_update_post(
		array(
			'ID'           => $parent,
			'post_content' => "<!-- wp:page-list {\"parentPageID\":$parent} /-->",
		)
	);
	foreach ( glob( __DIR__ . '/behaviours/*.html' ) as $file ) {
		$name = basename( $file, '.html' );
		wp_insert_post(
			$page + array(
				'post_parent'  => $parent,
				'post_name'    => $name,
				'post_title'   => ucfirst( str_replace( '-', ' ', $name ) ),
				'post_content' => wp_slash( file_get_contents( $file ) ), // phpcs:ignore
			)
		);
	}
}
