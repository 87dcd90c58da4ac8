<?php
namespace Chaty\Frontend;

use Chaty\Config\Capabilities;
use Chaty\Config\Names;
use Chaty\Config\Page_Caches;
use Chaty\Launcher\HTML;
use Chaty\Registrable;
use Chaty\Settings\Channel_Type;
use Chaty\Settings\Raw_Values;
use Chaty\Settings\Sanitizers\Text;

/**
 * Settings of one page, in the metadata of a post or term ("Settings of one page" in docs/how-it-works.md): `number`, for
 * channels that lead to one, and `greeting`, for the call to action and for chats.
 *
 * WordPress reads the metadata of a post together with it. That of a term, and of a page that stands for an archive, takes
 * a query, so an autoloaded option has the IDs of terms and pages with settings.
 */
final class Page_Settings implements Registrable {

	/**
	 * Types of channels whose value is a telephone number.
	 */
	private const NUMBER_TYPES = array( 'Whatsapp', 'Phone', 'SMS', 'Viber' );

	/**
	 * Telephone number as people write it: at least four digits. The editor's panel has the same pattern. Browsers
	 * read it with the flag `v`.
	 */
	public const NUMBER = '\+?[ \(\).\/\-]*([0-9][ \(\).\/\-]*){4,20}';

	/**
	 * Characters of a value at most.
	 */
	public const MAX_LENGTH = 1000;

	/**
	 * Adds the hooks. The metadata is registered for the REST API only for users who may change it: an editor sends
	 * back all metadata that it was given, and other users could not save a post then.
	 */
	public function register(): void {
		add_action( 'rest_api_init', array( $this, 'register_metadata' ), 1 );
		foreach ( array( 'post', 'term' ) as $type ) {
			$update = static function ( $ids, $id, $key ) use ( $type ): void {
				if ( Names::PAGE_SETTINGS === $key ) {
					self::update_index( $type, (int) $id );
				}
			};
			foreach ( array( 'added', 'updated', 'deleted' ) as $event ) {
				add_action( "{$event}_{$type}_meta", $update, 10, 3 );
			}
		}
	}

	/**
	 * Registers the metadata. A stored value that is no longer valid is cleaned, and not refused.
	 */
	public function register_metadata(): void {
		$text   = array(
			'type'      => 'string',
			'maxLength' => self::MAX_LENGTH,
		);
		$schema = array(
			'schema'           => array(
				'type'                 => 'object',
				'context'              => array( 'edit' ),
				'properties'           => array(
					'number'   => $text,
					'greeting' => $text,
				),
				'additionalProperties' => true,
			),
			'prepare_callback' => static fn ( $value ): object => (object) self::sanitize( $value ),
		);
		foreach ( array( 'post', 'term' ) as $type ) {
			register_meta(
				$type,
				Names::PAGE_SETTINGS,
				array(
					'type'              => 'object',
					'single'            => true,
					'sanitize_callback' => array( self::class, 'sanitize' ),
					'auth_callback'     => static fn (): bool => current_user_can( Capabilities::SETTINGS ),
					'show_in_rest'      => current_user_can( Capabilities::SETTINGS ) ? $schema : false,
				)
			);
		}
	}

	/**
	 * @param mixed $value Stored or sent value.
	 * @return array<string, string> Those that are not empty.
	 */
	public static function sanitize( $value ): array {
		$values = is_object( $value ) ? (array) $value : $value;
		$clean  = array();
		foreach ( array( 'number', 'greeting' ) as $key ) {
			$text = is_array( $values ) ? ( new Text( 'greeting' === $key ) )->sanitize( $values[ $key ] ?? '' ) : '';
			if ( '' !== $text ) {
				$clean[ $key ] = mb_substr( $text, 0, self::MAX_LENGTH );
			}
		}

		return $clean;
	}

	/**
	 * @return array<string, string>
	 */
	public static function read(): array {
		$query   = $GLOBALS['wp_the_query'];
		$object  = $query->get_queried_object();
		$is_term = $object instanceof \WP_Term;
		$id      = $query->get_queried_object_id();
		if ( function_exists( 'is_shop' ) && function_exists( 'wc_get_page_id' ) && is_shop() ) {
			$id = (int) wc_get_page_id( 'shop' );
		} elseif ( $object instanceof \WP_Post && $query->is_singular() ) {
			// Of a preview, WordPress's filter answers wrongly where a single value is a list.
			return self::sanitize( get_post_meta( $id, Names::PAGE_SETTINGS )[0] ?? array() );
		} elseif ( ! $is_term && ! $query->is_posts_page ) {
			return array();
		}
		$type  = $is_term ? 'term' : 'post';
		$pages = get_option( Names::OWN_PAGES );

		return in_array( $id, $pages[ $type ] ?? array(), true ) ? self::sanitize( get_metadata( $type, $id, Names::PAGE_SETTINGS, true ) ) : array();
	}

	/**
	 * Returns widgets as this page shows them.
	 *
	 * @param array<int, array<string, mixed>> $widgets Sanitized widgets.
	 * @param array<string, string>            $own     Settings of the page.
	 * @return array<int, array<string, mixed>>
	 */
	public static function apply( array $widgets, array $own ): array {
		foreach ( array() === $own ? array() : $widgets as $place => $widget ) {
			foreach ( $widget['channels'] as $index => $channel ) {
				$widget['channels'][ $index ] = self::apply_to_channel( $channel, $own );
			}
			if ( isset( $own['greeting'] ) ) {
				$widget['settings']['cta_text'] = HTML::escape( $own['greeting'] );
				if ( 'none' === ( $widget['settings']['show_cta'] ?? 'none' ) ) {
					$widget['settings']['show_cta'] = 'first_click';
				}
			}
			$widgets[ $place ] = $widget;
		}

		return $widgets;
	}

	/**
	 * Returns a channel as the page shows it. Agents have numbers of their own.
	 *
	 * @param array<string, mixed>  $channel Sanitized channel.
	 * @param array<string, string> $own     Settings of the page.
	 * @return array<string, mixed>
	 */
	private static function apply_to_channel( array $channel, array $own ): array {
		$type       = Channel_Type::find( $channel );
		$has_number = '' !== Raw_Values::read_text( $channel, 'value' ) && ! Raw_Values::is_on( $channel, 'is_agent' ) && in_array( $type, self::NUMBER_TYPES, true );
		if ( $has_number && preg_match( '/^' . self::NUMBER . '$/D', $own['number'] ?? '' ) ) {
			// WhatsApp knows no 00; the editor of widgets writes the plus as well.
			$channel['value'] = 'Whatsapp' === $type ? preg_replace( '/^00/', '+', $own['number'] ) : $own['number'];
		}
		if ( isset( $own['greeting'] ) && Raw_Values::is_on( $channel, 'has_welcome_message' ) ) {
			$channel['chat_welcome_message'] = HTML::escape( $own['greeting'] );
		}

		return $channel;
	}

	/**
	 * Keeps the IDs of terms and pages with settings. Their archives can be in page caches, which empty a post's address alone.
	 */
	private static function update_index( string $type, int $id ): void {
		if ( 'post' === $type && 'page' !== get_post_type( $id ) ) {
			return;
		}
		$pages = (array) get_option( Names::OWN_PAGES, array() );
		$ids   = array_diff( $pages[ $type ] ?? array(), array( $id ) );
		if ( array() !== self::sanitize( get_metadata( $type, $id, Names::PAGE_SETTINGS, true ) ) ) {
			$ids[] = $id;
		}
		update_option( Names::OWN_PAGES, array( $type => array_values( $ids ) ) + $pages, true );
		Page_Caches::purge();
	}
}
