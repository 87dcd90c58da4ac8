<?php
/**
 * Addresses on pages.
 *
 * @package Chaty
 */

namespace Chaty\Maps;

use WP_HTML_Tag_Processor;
use WP_Post;

/**
 * Finds the addresses that the maps of a published page list. Only these are looked up for visitors, so the
 * site is nobody's geocoder.
 */
final class Page_Addresses {

	/**
	 * Most characters of an address.
	 */
	public const MAX_LENGTH = 200;

	/**
	 * Most addresses of a page.
	 */
	private const MAX_ADDRESSES = 200;

	/**
	 * Lists the addresses of a page.
	 *
	 * @param int $page Id of the page; 0 where there is none, such as in a list of posts.
	 * @return array<int, string>
	 */
	public function get_addresses( int $page ): array {
		$post  = $page > 0 ? get_post( $page ) : null;
		$found = array();
		if ( $post instanceof WP_Post && '' === $post->post_password && is_post_publicly_viewable( $post ) ) {
			$found = $this->read( $post->post_content );
		}

		/**
		 * Filters the addresses that are looked up for the visitors of a page, such as those that a theme's
		 * templates print.
		 *
		 * @param array<int, string> $found Addresses as the page shows them.
		 * @param int                $page  Id of the page, or 0.
		 */
		$found = (array) apply_filters( 'chaty_map_addresses', $found, $page );

		return array_values( array_unique( array_map( array( self::class, 'simplify' ), array_filter( $found, 'is_string' ) ) ) );
	}

	/**
	 * Gives an address in one way of writing: blanks, and the signs that WordPress makes others of when it
	 * shows a text.
	 *
	 * @param string $address Address.
	 */
	public static function simplify( string $address ): string {
		$signs   = array(
			'‘' => "'",
			'’' => "'",
			'“' => '"',
			'”' => '"',
			'–' => '-',
			'—' => '-',
		);
		$address = strtr( wp_check_invalid_utf8( $address ), $signs );
		$address = (string) preg_replace( '/[\s\p{Z}\p{Cc}]+/u', ' ', $address );

		return trim( (string) preg_replace( '/ (?=[,.;])/', '', $address ) );
	}

	/**
	 * Reads the addresses of maps in a page's content: elements and attributes, as the page's script does.
	 *
	 * @param string $content Content.
	 * @return array<int, string>
	 */
	private function read( string $content ): array {
		if ( false === strpos( $content, 'data-chaty' ) ) {
			return array();
		}

		$found = array();
		$tags  = new WP_HTML_Tag_Processor( $content );
		while ( $tags->next_tag() ) {
			$written = $tags->get_attribute( 'data-chaty-address' );
			$found[] = is_string( $written ) ? $written : '';
			if ( $this->is_address( $tags ) ) {
				$found[] = $this->read_text( $tags );
			}
		}

		return array_slice( array_values( array_diff( $found, array( '' ) ) ), 0, self::MAX_ADDRESSES );
	}

	/**
	 * Says whether the tag begins the address of a place.
	 *
	 * @param WP_HTML_Tag_Processor $tags Where the reading is.
	 */
	private function is_address( WP_HTML_Tag_Processor $tags ): bool {
		$part = $tags->get_attribute( 'data-chaty-part' );

		return is_string( $part ) && in_array( 'address', (array) preg_split( '/\s+/', $part ), true );
	}

	/**
	 * Reads the text of the element that begins, its parts with a blank between them.
	 *
	 * @param WP_HTML_Tag_Processor $tags Where the reading is.
	 */
	private function read_text( WP_HTML_Tag_Processor $tags ): string {
		$name  = $tags->get_tag();
		$depth = 1;
		$parts = array();
		while ( $depth > 0 && $tags->next_token() ) {
			if ( '#text' === $tags->get_token_type() ) {
				$parts[] = $tags->get_modifiable_text();
			} elseif ( $name === $tags->get_tag() ) {
				$depth += $tags->is_tag_closer() ? -1 : 1;
			}
		}

		return implode( ' ', $parts );
	}
}
