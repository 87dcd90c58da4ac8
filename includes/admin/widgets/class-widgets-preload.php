<?php
namespace Chaty\Admin\Widgets;

use Chaty\Admin\Migration\Migration_Page;
use Chaty\Admin\Script_Page;
use Chaty\Config\Names;
use Chaty\Context;
use Chaty\Frontend\Script_Dependencies;
use Chaty\Migration\Legacy_Options;
use Chaty\Settings\Page_Rules;
use Chaty\Settings\Sanitizers;
use Chaty\Settings\Schema;
use Chaty\Storage\Site_Settings;
use Chaty\Storage\Stats_Query;

/**
 * Gathers what the Widgets screen knows before its first request: settings, limits, site and user.
 */
final class Widgets_Preload {

	/**
	 * Pages that the preview offers besides the front page.
	 */
	private const PREVIEW_PAGES = 10;

	/**
	 * Days that the list sums, today included.
	 */
	private const SUMMED_DAYS = 7;

	private Context $context;
	private Schema $schema;
	private Site_Settings $settings;

	public function __construct( Context $context, Schema $schema, Site_Settings $settings ) {
		$this->context  = $context;
		$this->schema   = $schema;
		$this->settings = $settings;
	}

	/**
	 * @return array<int, array<string, mixed>>
	 */
	public function get_widgets(): array {
		return Script_Page::get_or_die( $this->settings->read_with_revision() )['chaty_widgets'];
	}

	/**
	 * Returns all of it, as `WidgetsPreload` in TypeScript.
	 *
	 * @return array<string, mixed>
	 */
	public function get(): array {
		$settings = Script_Page::get_or_die( $this->settings->read_with_revision() );

		return array(
			'document'  => array_diff_key( $settings, array_flip( array( 'revision', 'modified' ) ) ),
			'revision'  => $settings['revision'],
			'modified'  => $settings['modified'],
			'schema'    => $this->schema->get_widget(),
			'limits'    => array( 'widgets' => $this->schema->get_list()['maxItems'] ),
			'pageRules' => Page_Rules::get_phrases( array_merge( array(), ...array_map( static fn ( array $widget ): array => $widget['triggers']['pages'] ?? array(), $settings['chaty_widgets'] ) ) ),
			'site'      => $this->get_site(),
			'editor'    => ( new Script_Dependencies() )->get_scripts( 'wp-tinymce' ),
			'icons'     => $this->context->get_url( 'build/icons.svg' ),
			'preview'   => array(
				'url'   => home_url( '/' ),
				'token' => Preview_Page::create_token(),
				'pages' => $this->get_pages(),
			),
			'summaries' => (object) $this->get_summaries(),
			'counted'   => (object) ( new Stats_Query() )->get_channels(),
			'takeover'  => $this->get_takeover_url(),
		);
	}

	/**
	 * Returns where the settings of Chaty 3.x are taken over; empty where there are none, or where they were.
	 */
	private function get_takeover_url(): string {
		return Legacy_Options::are_loaded() && 0 === (int) get_option( Names::MIGRATED_SETTINGS ) ? Migration_Page::get_url() : '';
	}

	/**
	 * @return array<string, mixed>
	 */
	private function get_site(): array {
		return array(
			'url'          => home_url( '/' ),
			'timeZone'     => wp_timezone_string(),
			'country'      => $this->get_country(),
			'locale'       => str_replace( '_', '-', determine_locale() ),
			'weekStartsOn' => (int) get_option( 'start_of_week', 1 ),
			'colors'       => $this->get_colors(),
			'adminEmail'   => (string) get_option( 'admin_email' ),
			'canUpload'    => current_user_can( 'upload_files' ),
			'hasShop'      => function_exists( 'WC' ),
		);
	}

	/**
	 * Returns the country of the site's time zone, in two letters; empty where the zone has none, as UTC and offsets.
	 */
	private function get_country(): string {
		$location = wp_timezone()->getLocation();
		$country  = is_array( $location ) ? (string) $location['country_code'] : '';

		return 1 === preg_match( '/^[A-Z]{2}$/D', $country ) ? $country : '';
	}

	/**
	 * Returns the colors of the theme, and those that the owner has added to them: no variables, no gradients.
	 *
	 * @return array<int, array{name: string, color: string}>
	 */
	private function get_colors(): array {
		$palettes = wp_get_global_settings( array( 'color', 'palette' ) );
		$colors   = array();
		foreach ( array_merge( (array) ( $palettes['custom'] ?? array() ), (array) ( $palettes['theme'] ?? array() ) ) as $color ) {
			$value = Sanitizers::sanitize( 'color', $color['color'] ?? '', array() );
			if ( is_string( $color['name'] ?? null ) && '' !== $value ) {
				$colors[] = array(
					'name'  => $color['name'],
					'color' => $value,
				);
			}
		}

		return $colors;
	}

	/**
	 * Returns pages that the preview can show.
	 *
	 * @return array<int, array{title: string, url: string}>
	 */
	private function get_pages(): array {
		$pages = array(
			array(
				'title' => __( 'Front page', 'chaty' ),
				'url'   => home_url( '/' ),
			),
		);
		foreach ( array_filter( (array) get_pages( array( 'number' => self::PREVIEW_PAGES ) ) ) as $page ) {
			$pages[] = array(
				'title' => wp_specialchars_decode( get_the_title( $page ), ENT_QUOTES ),
				'url'   => (string) get_permalink( $page ),
			);
		}

		return $pages;
	}

	/**
	 * Sums the views, clicks and messages of each widget in the last days. Counts that are still in the buffer are
	 * missing: this list is not worth writing them early.
	 *
	 * @return array<string, array{views: int, clicks: int, messages: int}> By the widget's ID.
	 */
	private function get_summaries(): array {
		$query = array(
			'by'    => 'widget',
			'since' => current_datetime()->modify( '-' . ( self::SUMMED_DAYS - 1 ) . ' days' )->format( 'Y-m-d' ),
			'with'  => 'messages',
		) + array_fill_keys( array( 'widget', 'channel', 'device', 'until' ), '' );

		$summaries = array();
		foreach ( ( new Stats_Query() )->get_counts( $query, null ) ?? array() as $id => $sums ) {
			$summaries[ (string) $id ] = array(
				'views'    => $sums['views'] ?? 0,
				'clicks'   => $sums['clicks'] ?? 0,
				'messages' => $sums['messages'] ?? 0,
			);
		}

		return $summaries;
	}
}
