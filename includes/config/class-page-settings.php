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
final class Page_Settings {

	/**
	 * Option that holds 'on' or 'off'. A site that never said is 'on'.
	 */
	public const ANALYTICS_OPTION = 'chaty_data_analytics';

	/**
	 * Gives the page settings. The address is always this site's own.
	 *
	 * @return array{ajax_url: string, data_analytics_settings: string}
	 */
	public function get_settings(): array {
		$settings = array(
			'ajax_url'                => admin_url( 'admin-ajax.php' ),
			'data_analytics_settings' => $this->get_stored_analytics(),
		);

		/**
		 * Filters the page settings.
		 *
		 * @param array{ajax_url: string, data_analytics_settings: string} $settings Address of the calls, and 'on' or 'off'.
		 */
		$filtered = (array) apply_filters( 'chaty_page_settings', $settings );

		return array(
			'ajax_url'                => esc_url_raw( (string) ( $filtered['ajax_url'] ?? $settings['ajax_url'] ) ),
			'data_analytics_settings' => 'on' === ( $filtered['data_analytics_settings'] ?? 'on' ) ? 'on' : 'off',
		);
	}

	/**
	 * Gives whether views and clicks are counted, as it is stored.
	 *
	 * @return string 'on' or 'off'.
	 */
	public function get_stored_analytics(): string {
		return 'off' === get_option( self::ANALYTICS_OPTION, 'on' ) ? 'off' : 'on';
	}

	/**
	 * Says whether views and clicks are counted.
	 */
	public function is_counting(): bool {
		return 'on' === $this->get_settings()['data_analytics_settings'];
	}

	/**
	 * Stores whether views and clicks are counted.
	 *
	 * @param string $analytics 'on' or 'off'.
	 */
	public function save_analytics( string $analytics ): void {
		update_option( self::ANALYTICS_OPTION, 'off' === $analytics ? 'off' : 'on', true );
	}
}
