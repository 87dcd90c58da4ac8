<?php
namespace Chaty\Migration;

use Chaty\Settings\Issue;

/**
 * Converts the options of Chaty 3.x to the form of a settings file, and reports what is not migrated.
 */
final class Settings_Converter {

	/**
	 * New names of options that stay texts.
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

	/**
	 * Longest name of a widget, in characters, as in the schema.
	 */
	private const NAME_LENGTH = 60;

	private Legacy_Options $options;

	/**
	 * What is left out, by the path in the converted settings.
	 *
	 * @var array<int, Issue>
	 */
	private array $issues = array();

	public function __construct( Legacy_Options $options ) {
		$this->options = $options;
	}

	/**
	 * Returns the settings in the form of a settings file.
	 *
	 * @return array<string, mixed>
	 */
	public function convert(): array {
		$this->issues = array();
		$widgets      = array();
		foreach ( $this->options->get_suffixes() as $index => $suffix ) {
			$widgets[] = $this->convert_widget( $suffix, "widgets[$index]" );
		}

		return array(
			'data_analytics_settings' => 'off' === $this->options->get_text( 'cht_data_analytics_status', '', 'on' ) ? 'off' : 'on',
			'chaty_widgets'           => $widgets,
		);
	}

	/**
	 * Returns what is left out.
	 *
	 * @return array<int, Issue>
	 */
	public function get_issues(): array {
		return $this->issues;
	}

	/**
	 * @return array<string, mixed>
	 */
	private function convert_widget( string $suffix, string $path ): array {
		$channels = array();
		foreach ( $this->options->get_channels( $suffix ) as $name ) {
			$stored = $this->options->get_channel( $suffix, $name );
			if ( null === $stored ) {
				/* translators: %s: name of a channel. */
				$this->warn( $path, sprintf( __( 'the channel "%s", which has no settings', 'chaty' ), $name ) );
				continue;
			}
			foreach ( 'Contact_Us' === $name ? Form_Converter::get_unsupported() : array() as $key => $setting ) {
				if ( ! empty( $stored[ $key ] ) && 'no' !== $stored[ $key ] ) {
					$this->warn( $path . '.channels[' . count( $channels ) . ']', $setting );
				}
			}
			$channels[] = Channel_Converter::convert( $name, $stored );
		}
		$this->warn_of_targeting( $suffix, $path );

		return array(
			'id'        => '' === $suffix ? '0' : $suffix,
			'name'      => mb_substr( $this->options->get_text( 'cht_widget_title', $suffix ), 0, self::NAME_LENGTH ),
			'is_active' => '0' === $this->options->get_text( 'cht_active', $suffix, '1' ) ? 0 : 1,
			'settings'  => $this->convert_settings( $suffix ),
			'triggers'  => Trigger_Converter::convert( $this->options, $suffix ),
			'channels'  => $channels,
		);
	}

	/**
	 * Converts the settings of a widget. A missing option leaves the default.
	 *
	 * @return array<string, mixed>
	 */
	private function convert_settings( string $suffix ): array {
		$settings = array();
		foreach ( self::TEXTS as $old => $new ) {
			$text = $this->options->get_text( $old, $suffix );
			if ( '' !== $text ) {
				$settings[ $new ] = Channel_Converter::convert_text( $text );
			}
		}

		$color    = $this->options->get_text( 'cht_custom_color', $suffix );
		$position = $this->options->get_text( 'cht_position', $suffix, 'right' );
		$image    = Legacy_Options::get_image_url( $this->options->get( 'cht_widget_img' . $suffix, 'widget-custom-img' . $suffix ) );

		$settings['widget_color']   = '' !== $color ? $color : $this->options->get_text( 'cht_color', $suffix );
		$settings['show_cta']       = 'click' === $this->options->get_text( 'cht_cta_action', $suffix ) ? 'first_click' : 'all_time';
		$settings['has_custom_css'] = isset( $settings['custom_css'] ) ? 1 : 0;
		if ( '' !== $image ) {
			$settings['widget_icon_url'] = $image;
		}
		if ( 'custom' !== $position ) {
			return $settings + array( 'position' => $position );
		}

		return $settings + array(
			'position'       => 'left' === $this->options->get_text( 'positionSide', $suffix ) ? 'left' : 'right',
			'bottom_spacing' => (int) $this->options->get_text( 'cht_bottom_spacing', $suffix, '25' ),
			'side_spacing'   => (int) $this->options->get_text( 'cht_side_spacing', $suffix, '25' ),
		);
	}

	/**
	 * @param string $path Its path in the converted settings.
	 */
	private function warn_of_targeting( string $suffix, string $path ): void {
		if ( $this->options->is_on( 'chaty_traffic_source', $suffix ) ) {
			$this->warn( $path, __( 'rules for traffic sources', 'chaty' ) );
		}
		if ( ! in_array( $this->options->get_text( 'cht_widget_language', $suffix ), array( '', 'all' ), true ) ) {
			$this->warn( $path, __( 'the language', 'chaty' ) );
		}
		if ( '' !== $this->options->get_text( 'cht_page_title_for_change', $suffix ) ) {
			$this->warn( $path, __( 'the change of the page title', 'chaty' ) );
		}
	}

	/**
	 * @param string $path Path of what it belongs to, in the converted settings.
	 */
	private function warn( string $path, string $setting ): void {
		/* translators: %s: what is left out. */
		$this->issues[] = Issue::warning( $path, sprintf( __( 'left out: %s.', 'chaty' ), $setting ) );
	}
}
