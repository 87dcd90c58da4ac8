<?php
namespace Chaty\Settings;

use Chaty\Settings\Sanitizers\Page_Rule;

/**
 * Decides whether the page rules of a widget allow a page: it shows on pages that a "show" rule matches, on all
 * pages where there is none, except where a "hide" rule matches.
 *
 * @phpstan-type Page array{path: string, language: string, ids: array<string, array<int, int|string>>, facts: array<int, string>}
 */
final class Page_Rules {

	/**
	 * Rules of a widget, at most (widgets.schema.json).
	 */
	public const MAX_RULES = 50;

	/**
	 * @param array<int, array<string, string>> $rules Sanitized rules.
	 * @param Page                              $page  Facts of the page; `ids` by kind.
	 */
	public static function allow( array $rules, array $page ): bool {
		$deciding = self::find_deciding( $rules, $page );

		return null === $deciding ? ! in_array( 'show', array_column( $rules, 'effect' ), true ) : 'show' === $rules[ $deciding ]['effect'];
	}

	/**
	 * Returns the place of the rule that decides on a page: the first that hides, or else the first that shows.
	 *
	 * @param array<int, array<string, string>> $rules Sanitized rules.
	 * @param Page                              $page  Facts of the page.
	 * @return int|null Null if no rule matches.
	 */
	public static function find_deciding( array $rules, array $page ): ?int {
		$showing = null;
		foreach ( $rules as $place => $rule ) {
			$is_hiding = 'hide' === $rule['effect'];
			if ( ( $is_hiding || null === $showing ) && self::is_match( $rule['kind'], $rule['value'], $page ) ) {
				if ( $is_hiding ) {
					return $place;
				}
				$showing = $place;
			}
		}

		return $showing;
	}

	/**
	 * @param Page $page Facts of the page.
	 */
	private static function is_match( string $kind, string $value, array $page ): bool {
		switch ( $kind ) {
			case 'front_page':
				return in_array( 'front_page', $page['facts'], true );
			case 'fact':
				return in_array( $value, $page['facts'], true );
			case 'language':
				// "de" stands for all kinds of German.
				return 0 === stripos( $page['language'] . '_', $value . '_' );
			case 'url_contains':
				return false !== strpos( $page['path'], $value );
			case 'url_is':
				return trim( $page['path'], '/' ) === trim( $value, '/' );
			case 'url_starts_with':
				return 0 === strpos( $page['path'], '/' . ltrim( $value, '/' ) );
			case 'url_ends_with':
				$end = rtrim( $value, '/' );

				return '' === $end || substr( rtrim( $page['path'], '/' ), -strlen( $end ) ) === $end;
		}

		foreach ( $page['ids'][ $kind ] ?? array() as $id ) {
			if ( '' === $value || false !== strpos( ",$value,", ",$id," ) ) {
				return true;
			}
		}

		return false;
	}

	/**
	 * @param array<int, array<string, string>> $rules Sanitized rules.
	 */
	public static function get_sentence( array $rules ): string {
		$phrases = self::get_phrases( $rules );
		$parts   = array(
			'show' => array(),
			'hide' => array(),
		);
		foreach ( $rules as $rule ) {
			$parts[ $rule['effect'] ][] = self::describe( $rule['kind'], $rule['value'], $phrases );
		}
		if ( array() === $parts['show'] ) {
			return array() === $parts['hide'] ? $phrases['all'] : sprintf( $phrases['all_except'], wp_sprintf( '%l', $parts['hide'] ) );
		}

		$shown = wp_sprintf( '%l', $parts['show'] );

		return array() === $parts['hide'] ? sprintf( $phrases['some'], $shown ) : sprintf( $phrases['some_except'], $shown, wp_sprintf( '%l', $parts['hide'] ) );
	}

	/**
	 * Returns the phrases of the sentence, for a script that describes rules too. A kind has a phrase for an empty value
	 * (`every`), for one value (`one`) and for several (`many`), a fact has a label; `list` has what stands between the parts of a list,
	 * `titles` what IDs are called.
	 *
	 * @param array<int, array<string, string>> $rules Rules, whose IDs get titles.
	 * @return array{all: string, all_except: string, some: string, some_except: string, title: string, list: mixed,
	 *         kinds: array<string, array<string, string>>, labels: array<array-key, string>, titles: array<string, array<int, string>>}
	 */
	public static function get_phrases( array $rules = array() ): array {
		$two   = explode( '|', wp_sprintf( '%l', array( '|', '|' ) ) );
		$three = explode( '|', wp_sprintf( '%l', array( '|', '|', '|' ) ) );

		return array(
			'all'         => __( 'Shows on all pages.', 'chaty' ),
			/* translators: %s: list of pages, such as "the front page and all posts". */
			'all_except'  => __( 'Shows on all pages, except %s.', 'chaty' ),
			/* translators: %s: list of pages, such as "the front page and all posts". */
			'some'        => __( 'Shows on %s.', 'chaty' ),
			/* translators: 1: list of pages, such as "all posts", 2: list of pages. */
			'some_except' => __( 'Shows on %1$s, except %2$s.', 'chaty' ),
			'list'        => array(
				'between' => $three[1],
				'last'    => $three[2],
				'two'     => $two[1],
			),
			'kinds'       => self::get_kinds(),
			'labels'      => Named_Facts::get_labels(),
			/* translators: %s: title of a page, or name of a category or tag. */
			'title'       => _x( '"%s"', 'title', 'chaty' ),
			'titles'      => Rule_Titles::find( $rules ),
		);
	}

	/**
	 * @return array<string, array<string, string>>
	 */
	private static function get_kinds(): array {
		return array(
			'front_page'      => array( 'every' => __( 'the front page', 'chaty' ) ),
			/* translators: %s: part of an address. */
			'url_contains'    => array( 'one' => __( 'pages whose address contains "%s"', 'chaty' ) ),
			/* translators: %s: address. */
			'url_is'          => array( 'one' => __( 'the page with the address "%s"', 'chaty' ) ),
			/* translators: %s: part of an address. */
			'url_starts_with' => array( 'one' => __( 'pages whose address begins with "%s"', 'chaty' ) ),
			/* translators: %s: part of an address. */
			'url_ends_with'   => array( 'one' => __( 'pages whose address ends with "%s"', 'chaty' ) ),
			'pages'           => array(
				'every' => __( 'all static pages', 'chaty' ),
				/* translators: %s: title in quotation marks, or #ID. */
				'one'   => __( 'the page %s', 'chaty' ),
				/* translators: %s: list of titles in quotation marks, or #IDs. */
				'many'  => __( 'the pages %s', 'chaty' ),
			),
			'posts'           => array(
				'every' => __( 'all posts', 'chaty' ),
				/* translators: %s: title in quotation marks, or #ID. */
				'one'   => __( 'the post %s', 'chaty' ),
				/* translators: %s: list of titles in quotation marks, or #IDs. */
				'many'  => __( 'the posts %s', 'chaty' ),
			),
			'categories'      => array(
				'every' => __( 'all categories and their posts', 'chaty' ),
				/* translators: %s: title in quotation marks, or #ID. */
				'one'   => __( 'the category %s and its posts', 'chaty' ),
				/* translators: %s: list of titles in quotation marks, or #IDs. */
				'many'  => __( 'the categories %s and their posts', 'chaty' ),
			),
			'tags'            => array(
				'every' => __( 'all tags and their posts', 'chaty' ),
				/* translators: %s: title in quotation marks, or #ID. */
				'one'   => __( 'the tag %s and its posts', 'chaty' ),
				/* translators: %s: list of titles in quotation marks, or #IDs. */
				'many'  => __( 'the tags %s and their posts', 'chaty' ),
			),
			/* translators: %s: code of a language, such as "de". */
			'language'        => array( 'one' => __( 'pages in the language "%s"', 'chaty' ) ),
			/* translators: %s: name that a plugin has given, such as "wide". */
			'fact'            => array( 'one' => __( 'pages that a plugin calls "%s"', 'chaty' ) ),
		);
	}

	/**
	 * @param array{kinds: array<string, array<string, string>>, labels: array<array-key, string>, title: string, titles: array<string, array<int, string>>} $phrases Phrases.
	 */
	private static function describe( string $kind, string $value, array $phrases ): string {
		$kinds = $phrases['kinds'];
		if ( 'fact' === $kind && isset( $phrases['labels'][ $value ] ) ) {
			return $phrases['labels'][ $value ];
		}
		if ( '' === $value || 'front_page' === $kind ) {
			return $kinds[ $kind ]['every'] ?? '';
		}
		if ( ! in_array( $kind, Page_Rule::ID_KINDS, true ) ) {
			return sprintf( $kinds[ $kind ]['one'], $value );
		}
		$names = array();
		foreach ( explode( ',', $value ) as $id ) {
			$title   = $phrases['titles'][ $kind ][ $id ] ?? '';
			$names[] = '' === $title ? "#$id" : sprintf( $phrases['title'], $title );
		}

		return sprintf( $kinds[ $kind ][ count( $names ) > 1 ? 'many' : 'one' ], wp_sprintf( '%l', $names ) );
	}
}
