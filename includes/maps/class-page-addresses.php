<?php
namespace Chaty\Maps;

use WP_HTML_Tag_Processor;
use WP_Post;

/**
 * Finds the addresses in the maps of a published page. Only these are geocoded for visitors, so that the site
 * is not a public geocoder.
 */
final class Page_Addresses {

	/**
	 * Longest address, in characters.
	 */
	public const MAX_LENGTH = 200;

	/**
	 * Addresses of a page, at most.
	 */
	private const MAX_ADDRESSES = 200;

	/**
	 * @param int $page ID of the page; 0 if there is none, as in a list of posts.
	 * @return array<int, string>
	 */
	public function get_addresses( int $page ): array {
		$post  = $page > 0 ? get_post( $page ) : null;
		$found = array();
		if ( $post instanceof WP_Post && '' === $post->post_password && is_post_publicly_viewable( $post ) ) {
			$found = array_merge( $this->read( $post->post_content ), $this->read_blocks( $post->post_content ) );
		}

		/**
		 * Filters the addresses that are geocoded for the visitors of a page. Add those that a theme's templates
		 * print: the default are those of the page's content.
		 *
		 * @since 1.0.0
		 *
		 * @example
		 *     add_filter( 'chaty_map_addresses', function ( array $addresses, int $page ): array {
		 *         return array_merge( $addresses, array( 'Quay 12, 24939 Flensburg' ) );
		 *     }, 10, 2 );
		 *
		 * @param array<int, string> $found Addresses, as the page shows them.
		 * @param int                $page  ID of the page, or 0.
		 */
		$found = (array) apply_filters( 'chaty_map_addresses', $found, $page );

		return array_values( array_unique( array_map( array( self::class, 'simplify' ), array_filter( $found, 'is_string' ) ) ) );
	}

	/**
	 * Normalizes an address: spaces, and the characters that WordPress texturizes.
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
	 * Parses the addresses of maps from a page's content, as the page's script does.
	 *
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
	 * Returns the addresses of places that are blocks.
	 *
	 * @return array<int, string>
	 */
	private function read_blocks( string $content ): array {
		$found  = array();
		$blocks = false === strpos( $content, '<!-- wp:chaty/place' ) ? array() : parse_blocks( $content );
		while ( array() !== $blocks ) {
			$block  = array_shift( $blocks );
			$blocks = array_merge( $block['innerBlocks'], $blocks );
			if ( 'chaty/place' === $block['blockName'] && is_string( $block['attrs']['address'] ?? null ) ) {
				$found[] = $block['attrs']['address'];
			}
		}

		return array_slice( $found, 0, self::MAX_ADDRESSES );
	}

	private function is_address( WP_HTML_Tag_Processor $tags ): bool {
		$part = $tags->get_attribute( 'data-chaty-part' );

		return is_string( $part ) && in_array( 'address', (array) preg_split( '/\s+/', $part ), true );
	}

	/**
	 * Returns the text of the current element, its parts separated by a space.
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
