<?php
namespace Chaty\Admin\Settings;

use Chaty\Admin\Migration\Migration_Page;
use Chaty\Admin\Script_Page;
use Chaty\Admin\Widgets\Widgets_Page;
use Chaty\Config\Access_Levels;
use Chaty\Config\Capabilities;
use Chaty\Config\General_Settings;
use Chaty\Config\Map_Settings;
use Chaty\Config\Site_Option_Rules;
use Chaty\Frontend\Channel_Finder;
use Chaty\Frontend\Video_Hosts;
use Chaty\Messages\Webhook_Calls;
use Chaty\Storage\Site_Options;

/**
 * Gathers what the Settings screen knows before its first request: settings, limits, and which filters overrule them.
 */
final class Settings_Preload {

	private Site_Options $options;
	private General_Settings $general;
	private Channel_Finder $channels;

	public function __construct( Site_Options $options, General_Settings $general, Channel_Finder $channels ) {
		$this->options  = $options;
		$this->general  = $general;
		$this->channels = $channels;
	}

	/**
	 * Returns all of it, as `SettingsPreload` in TypeScript.
	 *
	 * @return array<string, mixed>
	 */
	public function get(): array {
		$settings = Script_Page::get_or_die( $this->options->read() );

		return array(
			'document' => array_diff_key( $settings, array_flip( array( 'revision', 'modified' ) ) ),
			'revision' => $settings['revision'],
			'modified' => $settings['modified'],
			'limits'   => Site_Option_Rules::MAX_DAYS,
			'site'     => array(
				'url'      => home_url( '/' ),
				'locale'   => str_replace( '_', '-', determine_locale() ),
				'timeZone' => wp_timezone_string(),
			),
			'counting' => array(
				'isFiltered' => $this->general->is_tracking() !== ( 'on' === $settings['data_analytics_settings'] ),
				'hasConsent' => function_exists( 'wp_has_consent' ),
			),
			'pages'    => array(
				'isFiltered' => has_filter( 'chaty_click_to_load' ),
				'hosts'      => ( new Video_Hosts() )->get_hosts(),
			),
			'maps'     => array( 'filtered' => array_keys( array_diff_assoc( Map_Settings::get_stored(), ( new Map_Settings() )->get_settings() ) ) ),
			'access'   => array(
				'levels'   => $this->get_levels(),
				'filtered' => array_map( array( $this, 'get_filtered_capability' ), Site_Option_Rules::ACCESS ),
				'allowed'  => array_map( 'current_user_can', Site_Option_Rules::ACCESS ),
			),
			'webhook'  => array( 'calls' => Webhook_Calls::get() ),
			'shop'     => function_exists( 'WC' ) ? $this->channels->describe() : null,
			'links'    => array(
				'widgets'  => Widgets_Page::get_url(),
				'takeover' => Migration_Page::get_url(),
			),
		);
	}

	/**
	 * Returns the current settings as labels and values, for pages without scripts.
	 *
	 * @return array<string, string>
	 */
	public function get_rows(): array {
		$settings = Script_Page::get_or_die( $this->options->read() );
		$modes    = array(
			''        => __( 'No', 'chaty' ),
			'consent' => __( 'Until visitors consent to marketing', 'chaty' ),
			'always'  => __( 'Always', 'chaty' ),
		);
		$reports  = array(
			''      => __( 'No', 'chaty' ),
			'week'  => __( 'Every week', 'chaty' ),
			'month' => __( 'Every month', 'chaty' ),
		);
		$labels   = array_column( $this->get_levels(), 'label', 'value' );
		$access   = $settings['access'];

		return array(
			__( 'Count views and clicks', 'chaty' )       => 'on' === $settings['data_analytics_settings'] ? __( 'On', 'chaty' ) : __( 'Off', 'chaty' ),
			__( 'Count visits of people who can edit posts', 'chaty' ) => 1 === $settings['count_editors'] ? __( 'On', 'chaty' ) : __( 'Off', 'chaty' ),
			__( 'Count by page', 'chaty' )                => 1 === $settings['count_pages'] ? __( 'On', 'chaty' ) : __( 'Off', 'chaty' ),
			__( 'Assistants may read messages', 'chaty' ) => 1 === $settings['message_abilities'] ? __( 'Yes', 'chaty' ) : __( 'No', 'chaty' ),
			__( 'Report by email', 'chaty' )              => $reports[ $settings['report'] ],
			__( 'Keep messages', 'chaty' )                => $this->get_days_text( $settings['retention_days'] ),
			__( 'Keep messages in the trash', 'chaty' )   => $this->get_days_text( $settings['contacts_trash_days'] ),
			__( 'Keep messages when the plugin is deleted', 'chaty' ) => 1 === $settings['keep_contacts'] ? __( 'Yes', 'chaty' ) : __( 'No', 'chaty' ),
			__( 'Videos load on click', 'chaty' )         => $modes[ $settings['click_to_load'] ],
			__( 'Provider of maps', 'chaty' )             => $settings['map']['provider'],
			__( 'Key of Google Maps', 'chaty' )           => $settings['map']['google_key'],
			__( 'Who may read messages', 'chaty' )        => $labels[ $access['messages'] ] ?? $labels['administrators'],
			__( 'Who may read the statistics', 'chaty' )  => $labels[ $access['statistics'] ] ?? $labels['administrators'],
			__( 'Address of the webhook', 'chaty' )       => $settings['webhook']['url'],
		) + ( function_exists( 'WC' ) ? array( __( 'Contact button on products', 'chaty' ) => $settings['shop']['channel'] ) : array() );
	}

	/**
	 * @param int $days Days; 0 for no end.
	 */
	private function get_days_text( int $days ): string {
		if ( 0 === $days ) {
			return __( 'Until somebody deletes them', 'chaty' );
		}

		/* translators: %s: number of days. */
		return sprintf( _n( '%s day', '%s days', $days, 'chaty' ), number_format_i18n( $days ) );
	}

	/**
	 * Returns the capability that a filter requires in place of the owner's setting; empty if none does.
	 */
	private function get_filtered_capability( string $capability ): string {
		return Capabilities::is_filtered( $capability ) ? Capabilities::get_required( $capability ) : '';
	}

	/**
	 * Returns the levels of access, each with whether the user belongs to it.
	 *
	 * @return array<int, array{value: string, label: string, isAllowed: bool}>
	 */
	private function get_levels(): array {
		$labels = array(
			'administrators' => __( 'Administrators', 'chaty' ),
			'shop_managers'  => __( 'Administrators and shop managers', 'chaty' ),
			'editors'        => __( 'Editors and all above', 'chaty' ),
			'authors'        => __( 'Authors and all above', 'chaty' ),
		);
		$levels = array();
		foreach ( Access_Levels::get_levels() as $level ) {
			$levels[] = array(
				'value'     => $level,
				'label'     => $labels[ $level ],
				'isAllowed' => current_user_can( Access_Levels::get_capability( $level ) ),
			);
		}

		return $levels;
	}
}
