<?php
/**
 * A theme as its author writes it for the plugin: it supports behaviours, and has patterns of the plugin's blocks.
 *
 * @package Chaty
 */

/** Finds the markup of behaviours, and loads only what a page has. */
add_action(
	'after_setup_theme',
	function () {
		add_theme_support( 'chaty-behaviours' );
		add_editor_style( 'site.css' );
	}
);

add_action(
	'wp_enqueue_scripts',
	function () {
		wp_enqueue_style( 'harbour', get_theme_file_uri( 'site.css' ), array(), '1.0.0' );
		wp_enqueue_script( 'chaty-mobile-menu' );
	}
);

/** The menu, by address and title; an entry with entries of its own has them below. */
const HARBOUR_MENU = array(
	array( '/', 'Home' ),
	array(
		'/services/',
		'What we do',
		array(
			array(
				'/shop/',
				'Bread',
				array(
					array( '/shop/#rye', 'Rye' ),
					array(
						'/shop/#rolls',
						'Wheat',
						array(
							array( '/shop/#rolls', 'Seeded rolls' ),
							array( '/shop/#knots', 'Cinnamon knots' ),
						),
					),
					array( '/services/#post', 'Bread by post' ),
				),
			),
			array(
				'/portfolio/',
				'Cakes',
				array(
					array( '/portfolio/#filter=Weddings', 'Weddings' ),
					array( '/portfolio/#filter=Birthdays', 'Birthdays' ),
					array( '/portfolio/#filter=Gluten%20free', 'Gluten free' ),
				),
			),
			array( '/services/#courses', 'Courses' ),
			array( '/services/#boats', 'Breakfast for boats' ),
		),
	),
	array( '/portfolio/', 'Portfolio' ),
	array( '/shop/', 'Shop' ),
	array(
		'/team/',
		'About us',
		array(
			array( '/team/', 'The team' ),
			array( '/story/', 'Our story' ),
			array( '/visit-us/', 'Visit us' ),
		),
	),
	array( '/contact/', 'Contact' ),
);

/** Prints the entries of the menu as blocks. */
function harbour_menu( array $entries = HARBOUR_MENU ) {
	foreach ( $entries as $entry ) {
		$more       = $entry[2] ?? array();
		$name       = $more ? 'navigation-submenu' : 'navigation-link';
		$attributes = array(
			'label' => $entry[1],
			'url'   => $entry[0],
			'kind'  => 'custom',
		);
		echo "<!-- wp:$name ", serialize_block_attributes( $attributes ), $more ? ' -->' : ' /-->'; // phpcs:ignore WordPress.Security
		if ( $more ) {
			harbour_menu( $more );
			echo "<!-- /wp:$name -->"; // phpcs:ignore WordPress.Security
		}
	}
}

/** The address of a picture of the theme, without its host: the pages stay when the port is another one. */
function harbour_picture( $name ) {
	return wp_make_link_relative( get_theme_file_uri( "pictures/$name.svg" ) );
}

/**
 * Prints an image block.
 *
 * @param string $name  Picture of the theme.
 * @param string $album Album of the lightbox; empty for a picture without a link.
 */
function harbour_image( $name, $alt, $ratio = '4/3', $album = '' ) {
	$url   = esc_url( harbour_picture( $name ) );
	$image = sprintf( '<img src="%s" alt="%s" style="aspect-ratio:%s;object-fit:cover"/>', $url, esc_attr( $alt ), $ratio );
	$block = array(
		'aspectRatio'     => $ratio,
		'scale'           => 'cover',
		'sizeSlug'        => 'full',
		'linkDestination' => $album ? 'media' : 'none',
	);
	if ( $album ) {
		$image = sprintf( '<a href="%s" rel="lightbox[%s]">%s</a>', $url, $album, $image );
	}
	printf( // phpcs:ignore WordPress.Security
		"<!-- wp:image %s -->\n<figure class=\"wp-block-image size-full\">%s</figure>\n<!-- /wp:image -->\n",
		serialize_block_attributes( $block ),
		$image
	);
}

/** Prints a heading block. */
function harbour_heading( $text, $level = 2, $anchor = '' ) {
	printf( // phpcs:ignore WordPress.Security
		"<!-- wp:heading %s -->\n<h%d class=\"wp-block-heading\"%s>%s</h%2\$d>\n<!-- /wp:heading -->\n",
		serialize_block_attributes( array( 'level' => $level ) + ( $anchor ? array( 'anchor' => $anchor ) : array() ) ),
		$level,
		$anchor ? " id=\"$anchor\"" : '',
		$text
	);
}

/** Prints a paragraph block. */
function harbour_paragraph( $text, $class = '' ) {
	printf( // phpcs:ignore WordPress.Security
		"<!-- wp:paragraph%s -->\n<p%s>%s</p>\n<!-- /wp:paragraph -->\n",
		$class ? " {\"className\":\"$class\"}" : '',
		$class ? " class=\"$class\"" : '',
		$text
	);
}

/** Prints a button of a channel, in a row of its own. */
function harbour_button( array $attributes ) {
	printf( "<!-- wp:chaty/buttons -->\n<!-- wp:chaty/button %s /-->\n<!-- /wp:chaty/buttons -->", serialize_block_attributes( $attributes ) ); // phpcs:ignore WordPress.Security
}

/** Prints what a page begins with: its title over a line of text. */
function harbour_intro( $title, $text ) {
	echo "<!-- wp:group {\"align\":\"full\",\"className\":\"harbour-intro\",\"backgroundColor\":\"linen\",\"layout\":{\"type\":\"constrained\",\"contentSize\":\"72rem\"}} -->\n";
	echo "<div class=\"wp-block-group alignfull harbour-intro has-linen-background-color has-background\">\n";
	harbour_heading( $title, 1 );
	harbour_paragraph( $text, 'harbour-lead' );
	echo "</div>\n<!-- /wp:group -->\n";
}

/**
 * Prints which parts of the plugin a page shows.
 *
 * @param array<string,array<string,string>> $parts What there is to say of each: Block, Handle, Markup.
 */
function harbour_shown( array $parts ) {
	echo "<!-- wp:group {\"align\":\"full\",\"className\":\"harbour-shown\",\"layout\":{\"type\":\"constrained\",\"contentSize\":\"72rem\"}} -->\n";
	echo "<div class=\"wp-block-group alignfull harbour-shown\">\n";
	harbour_heading( 'How this page is made' );
	echo "<!-- wp:html -->\n<ul>\n";
	foreach ( $parts as $name => $rows ) {
		printf( "<li><strong>%s</strong><dl>\n", esc_html( $name ) );
		foreach ( $rows as $what => $text ) {
			printf( "<dt>%s</dt><dd><code>%s</code></dd>\n", esc_html( $what ), str_replace( '[', '&#91;', esc_html( $text ) ) ); // phpcs:ignore WordPress.Security
		}
		echo "</dl></li>\n";
	}
	echo "</ul>\n<!-- /wp:html --></div>\n<!-- /wp:group -->\n";
}
