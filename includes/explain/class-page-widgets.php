<?php
namespace Chaty\Explain;

use Chaty\Frontend\Page_Facts;
use Chaty\Settings\Import_Result;
use Chaty\Settings\Page_Address;
use Chaty\Settings\Page_Rules;
use Chaty\Settings\Widget_Name;
use Chaty\Storage\Site_Settings;
use WP_Error;

/**
 * Tells an owner which widgets show on the page of a post or term and why, and shows or hides one there by a page rule.
 *
 * @phpstan-import-type Facts from Page_Facts
 * @phpstan-type Page array{kind: string, id: int, facts: Facts}
 */
final class Page_Widgets {

	/**
	 * Kinds of page rules that name terms, by taxonomy.
	 */
	private const KINDS = array(
		'category' => 'categories',
		'post_tag' => 'tags',
	);

	/**
	 * Bytes of the IDs of a rule at most; further IDs get a rule of their own.
	 */
	private const MAX_BYTES = 480;

	private Site_Settings $settings;

	public function __construct( Site_Settings $settings ) {
		$this->settings = $settings;
	}

	/**
	 * Returns the widgets that are on.
	 *
	 * @param string $type `post` or `term`.
	 * @return array<int, array{id: string, name: string, is_shown: bool, can_change: bool, reason: string}>|WP_Error
	 */
	public function describe( string $type, int $id ) {
		$settings = $this->settings->read();
		$page     = self::find_page( $type, $id );
		if ( is_wp_error( $settings ) || is_wp_error( $page ) ) {
			return is_wp_error( $settings ) ? $settings : $page;
		}
		$widgets = array();
		foreach ( $settings['chaty_widgets'] as $place => $widget ) {
			if ( 0 !== ( $widget['is_active'] ?? 1 ) ) {
				$rules     = $widget['triggers']['pages'] ?? array();
				$is_shown  = Page_Rules::allow( $rules, $page['facts'] );
				$widgets[] = array(
					'id'         => (string) $widget['id'],
					'name'       => Widget_Name::get( $widget, $place + 1 ),
					'is_shown'   => $is_shown,
					'can_change' => null !== self::choose( $rules, $page, ! $is_shown ),
					'reason'     => Page_Rules::get_sentence( $rules ),
				);
			}
		}

		return $widgets;
	}

	/**
	 * Shows or hides a widget on a page, unless somebody else saves at the same time.
	 *
	 * @param string $type `post` or `term`.
	 * @return WP_Error|null Null if the page is as requested.
	 */
	public function change( string $type, int $id, string $widget, bool $is_shown ): ?WP_Error {
		$stored = $this->settings->read_with_revision();
		$page   = self::find_page( $type, $id );
		if ( is_wp_error( $stored ) || is_wp_error( $page ) ) {
			return is_wp_error( $stored ) ? $stored : $page;
		}
		$widgets = $stored['chaty_widgets'];
		$place   = array_search( $widget, array_map( 'strval', array_column( $widgets, 'id' ) ), true );
		if ( false === $place ) {
			$problem = __( 'This widget does not exist anymore.', 'chaty' );

			return new WP_Error(
				'rest_invalid_param',
				$problem,
				array(
					'status' => 400,
					'params' => array( 'widget' => $problem ),
				)
			);
		}
		$rules = $widgets[ $place ]['triggers']['pages'] ?? array();
		if ( Page_Rules::allow( $rules, $page['facts'] ) === $is_shown ) {
			return null;
		}
		$rules = self::choose( $rules, $page, $is_shown );
		if ( null === $rules ) {
			return new WP_Error( 'chaty_other_rule', __( 'Another page rule of the widget decides about this page.', 'chaty' ), array( 'status' => 409 ) );
		}
		$widgets[ $place ]['triggers']['pages'] = $rules;

		$saved = $this->settings->save( new Import_Result( $widgets, null, array() ), $stored['revision'] );

		return is_wp_error( $saved ) ? $saved : null;
	}

	/**
	 * Finds a page as page rules see it.
	 *
	 * @return Page|WP_Error
	 *         `kind` of rules that name it; empty if none does.
	 */
	private static function find_page( string $type, int $id ) {
		$object = 'term' === $type ? get_term( $id ) : \WP_Post::get_instance( $id );
		if ( $object instanceof \WP_Term ) {
			$kind  = self::KINDS[ $object->taxonomy ] ?? '';
			$vars  = array(
				'category' => array( 'cat' => $id ),
				'post_tag' => array( 'tag_id' => $id ),
			)[ $object->taxonomy ] ?? array(
				'taxonomy' => $object->taxonomy,
				'term'     => $object->slug,
			);
			$vars += array( 'posts_per_page' => 1 );
			$url   = get_term_link( $object );
		} elseif ( $object instanceof \WP_Post ) {
			$is_page = 'page' === $object->post_type;
			$kind    = $is_page ? 'pages' : 'posts';
			$vars    = $is_page ? array( 'page_id' => $id ) : array(
				'p'         => $id,
				'post_type' => $object->post_type,
			);
			$vars   += array( 'post_status' => $object->post_status );
			$url     = self::get_permalink( $object );
		} else {
			return new WP_Error( 'chaty_not_found', __( 'This page does not exist anymore.', 'chaty' ), array( 'status' => 404 ) );
		}
		$facts = Page_Facts::read_other( new \WP_Query( $vars ), is_string( $url ) ? (string) Page_Address::reduce_page( $url ) : '' );

		return compact( 'kind', 'id', 'facts' );
	}

	/**
	 * Returns the address of a post: of a draft, the one that it will have.
	 */
	private static function get_permalink( \WP_Post $post ): string {
		require_once ABSPATH . 'wp-admin/includes/post.php';
		list( $url, $slug ) = get_sample_permalink( $post );

		return str_replace( array( '%postname%', '%pagename%' ), $slug, $url );
	}

	/**
	 * Returns the rules that show or hide a widget on a page: a rule that names the page, beside the existing rules.
	 *
	 * @param array<int, array<string, string>> $rules Rules of the widget.
	 * @param Page                              $page  Page.
	 * @return array<int, array<string, string>>|null Null if no such rule decides.
	 */
	private static function choose( array $rules, array $page, bool $is_shown ): ?array {
		if ( $is_shown ) {
			$rules = self::without( $rules, $page );
		}
		if ( Page_Rules::allow( $rules, $page['facts'] ) !== $is_shown ) {
			$rules = self::with( $rules, $page, $is_shown ? 'show' : 'hide' );
		}
		$decides = '' !== $page['kind'] && count( $rules ) <= Page_Rules::MAX_RULES && Page_Rules::allow( $rules, $page['facts'] ) === $is_shown;

		return $decides ? $rules : null;
	}

	/**
	 * Returns rules with the page in one of them.
	 *
	 * @param array<int, array<string, string>> $rules Rules.
	 * @param Page                              $page  Page.
	 * @return array<int, array<string, string>>
	 */
	private static function with( array $rules, array $page, string $effect ): array {
		foreach ( $rules as $index => $rule ) {
			$value = $rule['value'];
			if ( $effect === $rule['effect'] && $page['kind'] === $rule['kind'] && '' !== $value && strlen( $value ) < self::MAX_BYTES ) {
				$rules[ $index ]['value'] = "$value,{$page['id']}";

				return $rules;
			}
		}
		$rules[] = array(
			'effect' => $effect,
			'kind'   => $page['kind'],
			'value'  => (string) $page['id'],
		);

		return $rules;
	}

	/**
	 * Returns rules without those that hide the page by its ID.
	 *
	 * @param array<int, array<string, string>> $rules Rules.
	 * @param Page                              $page  Page.
	 * @return array<int, array<string, string>>
	 */
	private static function without( array $rules, array $page ): array {
		$left = array();
		foreach ( $rules as $rule ) {
			if ( 'hide' === $rule['effect'] && $page['kind'] === $rule['kind'] && '' !== $rule['value'] ) {
				$rule['value'] = implode( ',', array_diff( explode( ',', $rule['value'] ), array( (string) $page['id'] ) ) );
				if ( '' === $rule['value'] ) {
					continue;
				}
			}
			$left[] = $rule;
		}

		return $left;
	}
}
