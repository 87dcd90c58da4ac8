<?php
namespace Chaty\Admin\Statistics;

use Chaty\Admin\Settings\Settings_Page;
use Chaty\Admin\Widgets\Widgets_Page;
use Chaty\Settings\Widget_Name;
use Chaty\Config\Capabilities;
use Chaty\Config\General_Settings;
use Chaty\Config\Widget_Repository;
use Chaty\Settings\Channel_Type;
use Chaty\Storage\Site_Days;
use Chaty\Storage\Stats_Query;
use Chaty\Storage\Stats_Report;

/**
 * Gathers what the Statistics screen knows before its first request: the days of the site, what is counted, and
 * names of widgets and channels.
 */
final class Statistics_Preload {

	/**
	 * Most days that are shown one by one: a quarter of a year.
	 */
	private const MAX_DAYS = 92;

	private Widget_Repository $repository;
	private General_Settings $settings;
	private Stats_Query $counts;

	public function __construct( Widget_Repository $repository, General_Settings $settings, Stats_Query $counts ) {
		$this->repository = $repository;
		$this->settings   = $settings;
		$this->counts     = $counts;
	}

	/**
	 * Returns all of it, as `StatisticsPreload` in TypeScript.
	 *
	 * @return array<string, mixed>
	 */
	public function get(): array {
		$widgets = $this->repository->get_widgets();

		return array(
			'site'       => array(
				'timeZone'     => wp_timezone_string(),
				'locale'       => determine_locale(),
				'weekStartsOn' => (int) get_option( 'start_of_week', 1 ),
				'today'        => Site_Days::get_today(),
				'isRtl'        => is_rtl(),
			),
			'counting'   => array(
				'isOn'     => $this->settings->is_tracking(),
				'consent'  => function_exists( 'wp_has_consent' ) ? 'WP Consent API' : '',
				'firstDay' => $this->counts->find_first_day(),
				'url'      => current_user_can( Capabilities::SETTINGS ) ? Settings_Page::get_url( 'counting' ) : '',
			),
			'canDelete'  => current_user_can( Capabilities::SETTINGS ),
			'repairUrl'  => current_user_can( Capabilities::SETTINGS ) ? Settings_Page::get_url( 'tools' ) : '',
			'widgetsUrl' => current_user_can( Widgets_Page::CAPABILITY ) ? Widgets_Page::get_url() : '',
			'widgets'    => $this->get_widgets( $widgets ),
			'channels'   => (object) $this->get_channels( $widgets ),
			'counted'    => $this->get_counted(),
			'limits'     => array(
				'rows' => Stats_Report::MAX_ROWS,
				'days' => self::MAX_DAYS,
			),
		);
	}

	/**
	 * Returns widgets with their names, as the Widgets screen names them.
	 *
	 * @param array<int, array<string, mixed>> $widgets Widgets.
	 * @return array<int, array{id: string, name: string}>
	 */
	private function get_widgets( array $widgets ): array {
		$named = array();
		foreach ( $widgets as $index => $widget ) {
			$named[] = array(
				'id'   => (string) $widget['id'],
				'name' => Widget_Name::get( $widget, $index + 1 ),
			);
		}

		return $named;
	}

	/**
	 * Returns the widgets and channels that have counts, deleted ones too.
	 *
	 * @return array{widgets: array<int, string>, channels: array<int, string>}
	 */
	private function get_counted(): array {
		$channels = $this->counts->get_channels();

		return array(
			'widgets'  => array_map( 'strval', array_keys( $channels ) ),
			'channels' => array_values( array_unique( array_merge( array(), ...array_values( $channels ) ) ) ),
		);
	}

	/**
	 * Returns the name of a type: in the user's language where it is a word and not a brand.
	 */
	private function get_type_name( string $type ): string {
		$names = array(
			'Email'       => __( 'Email', 'chaty' ),
			'Phone'       => __( 'Phone', 'chaty' ),
			'Contact_Us'  => __( 'Contact form', 'chaty' ),
			'Instagram'   => __( 'Instagram page', 'chaty' ),
			'Link'        => _x( 'Link', 'channel', 'chaty' ),
			'Custom_Link' => __( 'Custom link', 'chaty' ),
		);

		return $names[ $type ] ?? Channel_Type::get_row( $type )['label'];
	}

	/**
	 * Returns labels of channels: the owner's, or that of the type. Where an earlier channel has the same label, the
	 * channel's name follows it.
	 *
	 * @param array<int, array<string, mixed>> $widgets Widgets.
	 * @return array<string, string> By the name under which a channel is counted.
	 */
	private function get_channels( array $widgets ): array {
		$labels = array();
		foreach ( array_merge( array(), ...array_column( $widgets, 'channels' ) ) as $channel ) {
			$name = (string) $channel['channel'];
			if ( isset( $labels[ $name ] ) ) {
				continue;
			}
			$type  = Channel_Type::find( $channel );
			$label = trim( (string) ( $channel['hover_text'] ?? '' ) );
			if ( '' === $label ) {
				$label = '' === $type ? $name : $this->get_type_name( $type );
			}
			$labels[ $name ] = in_array( $label, $labels, true ) ? "$label ($name)" : $label;
		}

		return $labels;
	}
}
