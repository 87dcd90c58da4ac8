<?php
namespace Chaty\Settings;

/**
 * Finds what owners call the pages, posts and terms that page rules name by their IDs.
 */
final class Rule_Titles {

	/**
	 * Taxonomies of the kinds of rules that name terms; the others name posts.
	 */
	private const TAXONOMIES = array(
		'categories' => 'category',
		'tags'       => 'post_tag',
	);

	/**
	 * Returns titles as plain text, without those of content that is deleted or not public.
	 *
	 * @param array<int, array<string, string>> $rules Sanitized rules.
	 * @return array<string, array<int, string>> By kind and ID.
	 */
	public static function find( array $rules ): array {
		$titles = array();
		foreach ( array( 'pages', 'posts', 'categories', 'tags' ) as $kind ) {
			$values = wp_list_pluck( wp_list_filter( $rules, array( 'kind' => $kind ) ), 'value' );
			$ids    = array_filter( wp_parse_id_list( implode( ',', $values ) ) );
			$found  = array() === $ids ? array() : self::read( $kind, $ids );
			if ( array() !== $found ) {
				$titles[ $kind ] = array_map( array( self::class, 'to_text' ), $found );
			}
		}

		return $titles;
	}

	/**
	 * @param array<int, int> $ids IDs.
	 * @return array<int, string> By ID, as WordPress displays them.
	 */
	private static function read( string $kind, array $ids ): array {
		if ( isset( self::TAXONOMIES[ $kind ] ) ) {
			$terms = get_terms(
				array(
					'taxonomy'   => self::TAXONOMIES[ $kind ],
					'include'    => $ids,
					'hide_empty' => false,
					'fields'     => 'id=>name',
				)
			);

			return is_array( $terms ) ? $terms : array();
		}
		$posts = get_posts(
			array(
				'include'                => $ids,
				'post_type'              => 'any',
				'update_post_meta_cache' => false,
				'update_post_term_cache' => false,
			)
		);

		return array_map( 'get_the_title', array_column( $posts, null, 'ID' ) );
	}

	/**
	 * Returns a displayed title as plain text.
	 */
	private static function to_text( string $title ): string {
		return html_entity_decode( wp_strip_all_tags( $title ), ENT_QUOTES, 'UTF-8' );
	}
}
