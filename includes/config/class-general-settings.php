<?php
/**
 * Settings of the page as a whole.
 *
 * @package Chaty
 */

namespace Chaty\Config;

/**
 * The page settings of spec section 3 that are not widgets: where calls go, and whether views and
 * clicks are counted.
 */
final class General_Settings {

	/**
	 * Service that tells a visitor's country (spec section 7).
	 */
	private const TRACE_SERVICE = 'https://www.cloudflare.com/cdn-cgi/trace';

	/**
	 * Gives the page settings. The address is always this site's own.
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
	 * Gives where the page learns the visitor's country, for widgets that are for some countries only.
	 *
	 * @return array{url: string, code: string} Address of the service, empty to ask none; and the country where
	 *                                          the site itself knows it, two letters or empty.
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
	 * Asks the site's other plugins.
	 *
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
		 * Filters the page settings.
		 *
		 * @param array{ajax_url: string, data_analytics_settings: string, country_url: string, country_code: string} $settings
		 *        Address of the calls; 'on' or 'off'; address of the service that tells a visitor's country by a line
		 *        `loc=XX`, which may be the site's own; the visitor's country, for pages that no cache keeps.
		 */
		return (array) apply_filters( 'chaty_page_settings', $settings ) + $settings;
	}

	/**
	 * Gives whether views and clicks are counted, as it is stored.
	 *
	 * @return string 'on' or 'off'.
	 */
	public function get_stored_analytics(): string {
		return 'off' === get_option( Names::ANALYTICS, 'on' ) ? 'off' : 'on';
	}

	/**
	 * Says whether views and clicks are counted.
	 */
	public function is_tracking(): bool {
		return 'on' === $this->get_settings()['data_analytics_settings'];
	}

	/**
	 * Stores whether views and clicks are counted.
	 *
	 * @param string $analytics 'on' or 'off'.
	 * @return bool False when the database did not take it.
	 */
	public function save_analytics( string $analytics ): bool {
		return Option_Set::write( array( Names::ANALYTICS => 'off' === $analytics ? 'off' : 'on' ), true );
	}
}
