<?php
namespace Chaty\Frontend;

use Chaty\Settings\Named_Facts;
use Chaty\Settings\Page_Address;

/**
 * What page rules compare, from the address and the main query of the request: nothing that differs between visitors,
 * because pages are cached. WordPress has read all of it for the page already.
 *
 * @phpstan-type Facts array{path: string, language: string, ids: array<string, array<int, int>>, facts: array<int, string>}
 */
final class Page_Facts {

	/**
	 * Taxonomies by the kind of page rules.
	 */
	private const TAXONOMIES = array(
		'categories' => 'category',
		'tags'       => 'post_tag',
	);

	/**
	 * @var Facts|null
	 */
	private ?array $facts = null;

	/**
	 * @return Facts `ids` by the kind of page rules.
	 */
	public function get_facts(): array {
		return $this->facts ??= $this->read( $GLOBALS['wp_the_query'], Page_Address::reduce_request( (string) $GLOBALS['wp']->request ) );
	}

	/**
	 * Returns the facts of another page than that of the request.
	 *
	 * @param \WP_Query $query Main query of that page.
	 * @param string    $path  Its path, as `Page_Address` reduces it.
	 * @return Facts `ids` by the kind of page rules.
	 */
	public static function read_other( \WP_Query $query, string $path ): array {
		$kept = array_intersect_key( $GLOBALS, array_flip( array( 'wp_query', 'wp_the_query' ) ) );
		// phpcs:disable WordPress.WP.GlobalVariablesOverride.Prohibited -- The conditionals of WooCommerce ask them.
		$GLOBALS['wp_query']     = $query;
		$GLOBALS['wp_the_query'] = $query;
		try {
			return ( new self() )->read( $query, $path );
		} finally {
			$GLOBALS['wp_query']     = $kept['wp_query'];
			$GLOBALS['wp_the_query'] = $kept['wp_the_query'];
		}
		// phpcs:enable WordPress.WP.GlobalVariablesOverride.Prohibited
	}

	/**
	 * @return Facts `ids` by the kind of page rules.
	 */
	private function read( \WP_Query $query, string $path ): array {
		return array(
			'path'     => $path,
			'language' => $this->get_language( $query ),
			'ids'      => $this->get_ids( $query ),
			'facts'    => $this->get_names( $query ),
		);
	}

	/**
	 * Returns the language of the page, as WordPress names it. Where an owner asks about a post, the request may be in
	 * another language than the post, whose language WPML and Polylang know.
	 */
	private function get_language( \WP_Query $query ): string {
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- Theirs.
		$details = $query->is_singular() ? apply_filters( 'wpml_post_language_details', null, $query->get_queried_object_id() ) : null;

		return is_array( $details ) && is_string( $details['locale'] ?? null ) ? $details['locale'] : get_locale();
	}

	/**
	 * @return array<string, array<int, int>> By the kind of page rules.
	 */
	private function get_ids( \WP_Query $query ): array {
		// The shop of WooCommerce is an archive of products at the address of the page that owners have chosen for it.
		if ( function_exists( 'is_shop' ) && function_exists( 'wc_get_page_id' ) && is_shop() ) {
			return array( 'pages' => array( (int) wc_get_page_id( 'shop' ) ) );
		}
		$id = $query->get_queried_object_id();
		if ( $query->is_page() || $query->is_posts_page ) {
			return array( 'pages' => array( $id ) );
		}
		if ( $query->is_category() || $query->is_tag() ) {
			return array( $query->is_tag() ? 'tags' : 'categories' => array( $id ) );
		}

		$post = $query->is_singular() ? $query->get_queried_object() : null;

		return $post instanceof \WP_Post ? array( 'posts' => array( $id ) ) + $this->get_terms( $post ) : array();
	}

	/**
	 * Returns the categories and tags of a post, which WordPress has read together with it.
	 *
	 * @return array<string, array<int, int>> By the kind of page rules.
	 */
	private function get_terms( \WP_Post $post ): array {
		$ids = array();
		foreach ( self::TAXONOMIES as $kind => $taxonomy ) {
			$terms        = is_object_in_taxonomy( $post->post_type, $taxonomy ) ? get_the_terms( $post, $taxonomy ) : false;
			$ids[ $kind ] = is_array( $terms ) ? array_column( $terms, 'term_id' ) : array();
		}

		return $ids;
	}

	/**
	 * @return array<int, string>
	 */
	private function get_names( \WP_Query $query ): array {
		$facts = array_keys(
			array_filter(
				array(
					'front_page' => $query->is_front_page(),
					'blog'       => $query->is_home(),
					'search'     => $query->is_search(),
					'404'        => $query->is_404(),
				)
			)
		);

		/**
		 * Filters the facts of a page, which page rules of the kind "fact" compare. They must not depend on the visitor,
		 * the device or the query, because caches keep one page for all.
		 *
		 * @since 1.0.0
		 *
		 * @example
		 *     add_filter( 'chaty_page_facts', function ( array $facts ): array {
		 *         return is_page_template( 'wide.php' ) ? array_merge( $facts, array( 'wide' ) ) : $facts;
		 *     } );
		 *
		 * @param array<int, string> $facts `front_page`, `blog`, `search` or `404`, and with WooCommerce `shop`, `product`,
		 *                                  `product_category`, `product_tag`, `cart`, `checkout`, `account`, `sale` or `thank_you`.
		 */
		$facts = apply_filters( 'chaty_page_facts', array_merge( array_map( 'strval', $facts ), Named_Facts::find_shop_facts() ) );

		return is_array( $facts ) ? array_values( array_filter( $facts, 'is_string' ) ) : array();
	}
}
