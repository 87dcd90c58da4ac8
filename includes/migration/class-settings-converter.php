<?php
/**
 * Settings of an installed incumbent.
 *
 * @package Chaty
 */

namespace Chaty\Migration;

/**
 * Turns the options of an installed incumbent into a settings file, and tells what has no place in one.
 */
final class Settings_Converter {

	/**
	 * Options that are texts here too, with their new names.
	 */
	private const TEXTS = array(
		'cht_widget_size'        => 'widget_size',
		'widget_icon'            => 'widget_icon',
		'widget-fa-icon'         => 'widget_fa_icon',
		'cht_icon_color'         => 'widget_icon_color',
		'cht_cta'                => 'cta_text',
		'cht_cta_text_color'     => 'cta_text_color',
		'cht_cta_bg_color'       => 'cta_bg_color',
		'cta_type'               => 'cta_type',
		'cta_heading_text'       => 'cta_head',
		'cta_body_text'          => 'cta_body',
		'cta_header_text_color'  => 'cta_head_text_color',
		'cta_header_bg_color'    => 'cta_head_bg_color',
		'cht_pending_messages'   => 'is_pending_mesg_enabled',
		'cht_number_of_messages' => 'pending_mesg_count',
		'cht_number_color'       => 'pending_mesg_count_color',
		'cht_number_bg_color'    => 'pending_mesg_count_bgcolor',
		'chaty_attention_effect' => 'attention_effect',
		'chaty_default_state'    => 'default_state',
		'cht_close_button'       => 'show_close_button',
		'cht_close_button_text'  => 'close_text',
		'chaty_icons_view'       => 'icon_view',
		'cht_widget_font'        => 'font_family',
		'cht_google_analytics'   => 'is_google_analytics_enabled',
		'cht_bg_blur_effect'     => 'bg_blur_effect',
		'chaty_custom_css'       => 'custom_css',
	);

	private Legacy_Options $options;

	/**
	 * What has no place.
	 *
	 * @var array<int, string>
	 */
	private array $notes = array();

	/**
	 * @param Legacy_Options $options Options.
	 */
	public function __construct( Legacy_Options $options ) {
		$this->options = $options;
	}

	/**
	 * Returns page settings, as a settings file has them.
	 *
	 * @return array<string, mixed>
	 */
	public function convert(): array {
		$this->notes = array();
		$widgets     = array();
		foreach ( $this->options->get_endings() as $ending ) {
			if ( '0' === $this->options->get_text( 'cht_active', $ending, '1' ) ) {
				/* translators: %s: number of the widget. */
				$this->notes[] = sprintf( __( 'Widget %s is switched off there and is left out.', 'chaty' ), $this->get_id( $ending ) );
				continue;
			}
			$widgets[] = $this->convert_widget( $ending );
		}

		return array(
			'data_analytics_settings' => 'off' === $this->options->get_text( 'cht_data_analytics_status', '', 'on' ) ? 'off' : 'on',
			'chaty_widgets'           => $widgets,
		);
	}

	/**
	 * Returns what had no place in the page settings, one sentence each.
	 *
	 * @return array<int, string>
	 */
	public function get_warnings(): array {
		return $this->notes;
	}

	/**
	 * Returns the id of a widget.
	 *
	 * @param string $ending Ending of the widget.
	 */
	private function get_id( string $ending ): string {
		return '' === $ending ? '0' : $ending;
	}

	/**
	 * Makes a widget.
	 *
	 * @param string $ending Ending of the widget.
	 * @return array<string, mixed>
	 */
	private function convert_widget( string $ending ): array {
		$channels = array();
		foreach ( $this->options->get_channels( $ending ) as $name ) {
			$stored = $this->options->get_channel( $ending, $name );
			if ( null === $stored ) {
				$this->warn( $ending, $name, __( 'is listed but has no settings', 'chaty' ) );
				continue;
			}
			$channels[] = Channel_Converter::convert( $name, $stored );
			foreach ( 'Contact_Us' === $name ? Form_Converter::get_unsupported() : array() as $key => $what ) {
				if ( ! empty( $stored[ $key ] ) && 'no' !== $stored[ $key ] ) {
					$this->warn( $ending, $name, $what );
				}
			}
		}
		$this->warn_of_targeting( $ending );

		return array(
			'id'       => $this->get_id( $ending ),
			'settings' => $this->convert_settings( $ending ),
			'triggers' => Trigger_Converter::convert( $this->options, $ending ),
			'channels' => $channels,
		);
	}

	/**
	 * Makes the settings of a widget. An option that is absent leaves the default.
	 *
	 * @param string $ending Ending of the widget.
	 * @return array<string, mixed>
	 */
	private function convert_settings( string $ending ): array {
		$settings = array();
		foreach ( self::TEXTS as $old => $new ) {
			$text = $this->options->get_text( $old, $ending );
			if ( '' !== $text ) {
				$settings[ $new ] = $text;
			}
		}

		$color    = $this->options->get_text( 'cht_custom_color', $ending );
		$position = $this->options->get_text( 'cht_position', $ending, 'right' );
		$picture  = Legacy_Options::get_picture( get_option( 'cht_widget_img' . $ending, get_option( 'widget-custom-img' . $ending ) ) );

		$settings['widget_color']   = '' !== $color ? $color : $this->options->get_text( 'cht_color', $ending );
		$settings['show_cta']       = 'click' === $this->options->get_text( 'cht_cta_action', $ending ) ? 'first_click' : 'all_time';
		$settings['has_custom_css'] = isset( $settings['custom_css'] ) ? 1 : 0;
		if ( '' !== $picture ) {
			$settings['widget_icon_url'] = $picture;
		}
		if ( 'custom' !== $position ) {
			return $settings + array( 'position' => $position );
		}

		return $settings + array(
			'position'       => 'left' === $this->options->get_text( 'positionSide', $ending ) ? 'left' : 'right',
			'bottom_spacing' => (int) $this->options->get_text( 'cht_bottom_spacing', $ending, '25' ),
			'side_spacing'   => (int) $this->options->get_text( 'cht_side_spacing', $ending, '25' ),
		);
	}

	/**
	 * Notes rules that say on which pages a widget shows.
	 *
	 * @param string $ending Ending of the widget.
	 */
	private function warn_of_targeting( string $ending ): void {
		if ( array() !== $this->options->get_list( 'cht_page_settings', $ending ) ) {
			$this->warn( $ending, '', __( 'rules for pages (filter chaty_widgets takes them): it shows on all', 'chaty' ) );
		}
		if ( $this->options->is_on( 'chaty_traffic_source', $ending ) ) {
			$this->warn( $ending, '', __( 'rules for where visitors come from: it shows to all', 'chaty' ) );
		}
		if ( ! in_array( $this->options->get_text( 'cht_widget_language', $ending ), array( '', 'all' ), true ) ) {
			$this->warn( $ending, '', __( 'the language: it shows in all', 'chaty' ) );
		}
		if ( '' !== $this->options->get_text( 'cht_page_title_for_change', $ending ) ) {
			$this->warn( $ending, '', __( 'the change of the page\'s title', 'chaty' ) );
		}
	}

	/**
	 * Notes something that is not taken.
	 *
	 * @param string $ending  Ending of the widget.
	 * @param string $channel Name of the channel, or an empty string.
	 * @param string $what    What it is.
	 */
	private function warn( string $ending, string $channel, string $what ): void {
		$place = $this->get_id( $ending ) . ( '' === $channel ? '' : ", $channel" );
		/* translators: 1: number of the widget and name of the channel, 2: what is not taken. */
		$this->notes[] = sprintf( __( 'Widget %1$s: not taken: %2$s.', 'chaty' ), $place, $what );
	}
}
