<?php
namespace Chaty\Settings;

use Chaty\Settings\Sanitizers\Page_Rule;

/**
 * Converts page rules of Chaty 3.x, from `triggers.show_on_pages_rules`, and reports those that have no counterpart. A
 * widget's own page rules take precedence.
 */
final class Legacy_Page_Rules {

	/**
	 * Characters of a value, at most (widgets.schema.json).
	 */
	private const MAX_CHARACTERS = 500;

	/**
	 * Kinds by their old names.
	 */
	private const KINDS = array(
		'home'            => 'front_page',
		'page_contains'   => 'url_contains',
		'page_has_url'    => 'url_is',
		'page_start_with' => 'url_starts_with',
		'page_end_with'   => 'url_ends_with',
		'wp_pages'        => 'pages',
		'wp_posts'        => 'posts',
		'wp_categories'   => 'categories',
		'wp_tags'         => 'tags',
		'wc_products'     => 'posts',
	);

	/**
	 * @param mixed $widgets List of widgets of any shape.
	 * @return array{widgets: mixed, issues: array<int, Issue>} The widgets with `triggers.pages`, and what is not converted.
	 */
	public static function convert( $widgets ): array {
		$issues = array();
		foreach ( is_array( $widgets ) ? $widgets : array() as $index => $widget ) {
			$old = is_array( $widget ) && is_array( $widget['triggers'] ?? null ) ? $widget['triggers']['show_on_pages_rules'] ?? null : null;
			if ( ! is_array( $old ) || array() === $old ) {
				continue;
			}

			$path = "widgets[$index].triggers.show_on_pages_rules";
			unset( $widgets[ $index ]['triggers']['show_on_pages_rules'] );
			if ( ! empty( $widget['triggers']['pages'] ) ) {
				$issues[] = Issue::warning( $path, __( 'is ignored, because "pages" has rules.', 'chaty' ) );
				continue;
			}

			if ( count( $old ) > Page_Rules::MAX_RULES ) {
				/* translators: %s: a number. */
				$issues[] = Issue::warning( $path, sprintf( __( 'has more than %s rules, of which only the first are migrated.', 'chaty' ), number_format_i18n( Page_Rules::MAX_RULES ) ) );
			}
			$pages = array();
			foreach ( array_slice( array_values( $old ), 0, Page_Rules::MAX_RULES ) as $number => $row ) {
				$rule = self::convert_rule( is_array( $row ) ? $row : array() );
				if ( is_string( $rule ) ) {
					$issues[] = Issue::warning( "{$path}[$number]", $rule );
				} else {
					$pages[] = $rule;
				}
			}
			if ( self::has_lost_pages( $old, $pages ) ) {
				$issues[] = Issue::warning( $path, __( 'has no page left on which the widget shows: it shows on all pages now.', 'chaty' ) );
			}
			$widgets[ $index ]['triggers']['pages'] = $pages;
		}

		return compact( 'widgets', 'issues' );
	}

	/**
	 * Returns whether a widget that showed on some pages now shows on all, because none of its "show" rules could be
	 * converted.
	 *
	 * @param array<array-key, mixed>           $old   Rules of Chaty 3.x.
	 * @param array<int, array<string, string>> $pages Converted rules.
	 */
	private static function has_lost_pages( array $old, array $pages ): bool {
		foreach ( $old as $row ) {
			if ( is_array( $row ) && 'not_show_on' !== ( $row['shown_on'] ?? '' ) ) {
				return ! in_array( 'show', array_column( $pages, 'effect' ), true );
			}
		}

		return false;
	}

	/**
	 * @param array<array-key, mixed> $row Rule of Chaty 3.x: `shown_on`, `option`, and a value.
	 * @return array{effect: string, kind: string, value: string}|string What is wrong, if it cannot be converted.
	 */
	private static function convert_rule( array $row ) {
		$option = is_scalar( $row['option'] ?? null ) ? trim( (string) $row['option'] ) : '';
		$kind   = self::KINDS[ $option ] ?? '';
		if ( '' === $kind ) {
			/* translators: %s: kind of the rule in Chaty 3.x. */
			return sprintf( __( 'is not migrated: there is no page rule of the kind "%s". Use the kind "fact" with the filter chaty_page_facts.', 'chaty' ), sanitize_key( $option ) );
		}

		$is_id = in_array( $kind, Page_Rule::ID_KINDS, true );
		$value = 'front_page' === $kind ? '' : self::read_value( $row, $option, $is_id );
		$issue = $is_id && '' === $value ? __( 'has no IDs.', 'chaty' ) : Page_Rule::get_problem( $kind, $value );
		$issue = mb_strlen( $value ) > self::MAX_CHARACTERS ? __( 'is too long.', 'chaty' ) : $issue;
		if ( '' !== $issue ) {
			/* translators: %s: what is wrong with the value, such as "must not contain "*".". */
			return sprintf( __( 'is not migrated: the value %s', 'chaty' ), $issue );
		}

		return array(
			'effect' => 'not_show_on' === ( $row['shown_on'] ?? '' ) ? 'hide' : 'show',
			'kind'   => $kind,
			'value'  => $value,
		);
	}

	/**
	 * Reads the value of a rule: a text, a list of IDs, or a list of objects with an ID, in `value` or under the name of
	 * the kind.
	 *
	 * @param array<array-key, mixed> $row    Rule of Chaty 3.x.
	 * @param string                  $option Kind of the rule in Chaty 3.x.
	 */
	private static function read_value( array $row, string $option, bool $is_id ): string {
		$value = $row['value'] ?? $row[ $option ] ?? $row['ids'] ?? '';
		if ( ! $is_id ) {
			return is_scalar( $value ) ? trim( (string) $value ) : '';
		}

		$ids = array();
		foreach ( is_array( $value ) ? $value : explode( ',', (string) $value ) as $item ) {
			$id = is_array( $item ) ? $item['id'] ?? '' : $item;
			$id = is_scalar( $id ) ? trim( (string) $id ) : '';
			if ( ctype_digit( $id ) ) {
				$ids[] = $id;
			}
		}

		return implode( ',', $ids );
	}
}
