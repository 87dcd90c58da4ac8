<?php
namespace Chaty\Config;

/**
 * The settings that are not a widget's: the URL of the actions, whether events are tracked, how a page learns
 * the visitor's country, and where web fonts come from.
 */
final class General_Settings {

	/**
	 * Service that returns a visitor's country: see "Country" in docs/how-it-works.md.
	 */
	public const TRACE_SERVICE = 'https://www.cloudflare.com/cdn-cgi/trace'; // phpcs:ignore PluginCheck.CodeAnalysis.Offloading.OffloadedContent -- It answers a question; no file comes from there.

	/**
	 * Service of fonts that devices do not have: see "Fonts" in docs/how-it-works.md.
	 */
	public const FONT_SERVICE = 'https://fonts.googleapis.com/css2?display=swap&family=';

	/**
	 * Returns the settings that pages print.
	 *
	 * @return array{ajax_url: string, data_analytics_settings: string}
	 */
	public function get_settings(): array {
		$settings = $this->get_filtered();

		return array(
			'ajax_url'                => esc_url_raw( (string) $settings['ajax_url'] ),
			'data_analytics_settings' => 'on' === $settings['data_analytics_settings'] ? 'on' : 'off',
		);
	}

	/**
	 * Returns how a page learns the visitor's country, for widgets with a condition on countries.
	 *
	 * @return array{url: string, code: string} URL of the service, empty for none; and the ISO 3166-1 code of the country,
	 *                                          if the site knows it.
	 */
	public function get_country(): array {
		$settings = $this->get_filtered();
		$code     = strtoupper( (string) $settings['country_code'] );

		return array(
			'url'  => esc_url_raw( (string) $settings['country_url'], array( 'http', 'https' ) ),
			'code' => 1 === preg_match( '/^[A-Z]{2}$/', $code ) ? $code : '',
		);
	}

	/**
	 * Returns the URL of the web font service, for fonts that devices do not have: see "Fonts" in
	 * docs/how-it-works.md.
	 *
	 * @return string Empty if the site wants no web fonts.
	 */
	public function get_font_service(): string {
		/**
		 * Filters the URL of the web font service.
		 *
		 * @since 1.0.0
		 *
		 * @example add_filter( 'chaty_web_font_service', '__return_empty_string' );
		 *
		 * @param string $url URL to which the font family is appended; empty for no web fonts. Default: Google Fonts.
		 */
		return esc_url_raw( (string) apply_filters( 'chaty_web_font_service', self::FONT_SERVICE ), array( 'http', 'https' ) );
	}

	/**
	 * @return array<string, mixed> Has every key of the filter.
	 */
	private function get_filtered(): array {
		$settings = array(
			'ajax_url'                => admin_url( 'admin-ajax.php' ),
			'data_analytics_settings' => $this->get_stored_analytics(),
			'country_url'             => self::TRACE_SERVICE,
			'country_code'            => '',
		);

		/**
		 * Filters the general settings. Tracking requests are handled before the theme is loaded, so the filter
		 * belongs in a plugin.
		 *
		 * @since 1.0.0
		 *
		 * @example
		 *     add_filter( 'chaty_page_settings', function ( array $settings ): array {
		 *         $settings['country_url'] = home_url( '/my-trace' );
		 *         return $settings;
		 *     } );
		 *
		 * @param array{ajax_url: string, data_analytics_settings: string, country_url: string, country_code: string} $settings
		 *        URL of the actions; 'on' or 'off'; URL of the service that returns a visitor's country in a line
		 *        `loc=XX`, which may be the site's own; the visitor's country, for pages that are not cached.
		 */
		$filtered = (array) apply_filters( 'chaty_page_settings', $settings );

		return array_filter( $filtered, static fn ( $value ): bool => null === $value || is_scalar( $value ) ) + $settings;
	}

	/**
	 * @return string 'on' or 'off'.
	 */
	public function get_stored_analytics(): string {
		return self::parse_analytics( get_option( Names::ANALYTICS, 'on' ) );
	}

	/**
	 * @param mixed $stored Value of the option.
	 * @return string 'on' or 'off'.
	 */
	public static function parse_analytics( $stored ): string {
		return 'off' === $stored ? 'off' : 'on';
	}

	/**
	 * Returns whether visits of users who may edit posts are tracked as well.
	 */
	public static function is_counting_editors(): bool {
		return 1 === self::parse_switch( get_option( Names::COUNT_EDITORS, 0 ) );
	}

	public static function is_counting_pages(): bool {
		return 1 === self::parse_switch( get_option( Names::COUNT_PAGES, 1 ) );
	}

	/**
	 * Returns whether abilities may read messages and mark them.
	 */
	public static function has_message_abilities(): bool {
		return 1 === self::parse_switch( get_option( Names::ABILITIES, 0 ) );
	}

	/**
	 * Parses a stored option that is on or off.
	 *
	 * @param mixed $stored Value of the option.
	 * @return int 0 or 1.
	 */
	public static function parse_switch( $stored ): int {
		return empty( $stored ) ? 0 : 1;
	}

	/**
	 * Parses the stored option that says how often a report is mailed.
	 *
	 * @param mixed $stored Value of the option.
	 * @return string 'week', 'month', or empty for never.
	 */
	public static function parse_report( $stored ): string {
		return in_array( $stored, array( 'week', 'month' ), true ) ? $stored : '';
	}

	public function is_tracking(): bool {
		return 'on' === ( has_filter( 'chaty_page_settings' ) ? $this->get_filtered()['data_analytics_settings'] : $this->get_stored_analytics() );
	}
}
