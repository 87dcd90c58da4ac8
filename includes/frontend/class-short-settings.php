<?php
namespace Chaty\Frontend;

use Chaty\Settings\Raw_Values;

/**
 * Leaves out of a page's settings the values that scripts assume where a key is missing ("Settings of a page" in
 * docs/for-developers.md).
 */
final class Short_Settings {

	private const DEFAULTS = array(
		'position'                   => 'right',
		'bottom_spacing'             => 25,
		'side_spacing'               => 25,
		'mobile_position'            => '',
		'mobile_bottom_spacing'      => '',
		'mobile_side_spacing'        => '',
		'icon_view'                  => 'vertical',
		'default_state'              => 'click',
		'show_close_button'          => 1,
		'show_cta'                   => 'none',
		'widget_icon'                => 'chat-base',
		'cta_bg_color'               => '#ffffff',
		'pending_mesg_count_bgcolor' => '#dd0000',
	);

	/**
	 * Flags, which are off where they are missing. The flag for the channels of agents is not one of them: where it is
	 * missing, another flag counts.
	 */
	private const FLAG = '/^(is_(?!agent_)|has_|exit_intent$|auto_hide_widget$|redirect_action$|link_in_new_tab$|close_form_after$)/';

	/**
	 * Settings that nothing reads while their flag is off.
	 */
	private const NEEDS_FLAG = array(
		'/^pending_mesg_count/'         => 'is_pending_mesg_enabled',
		'/^custom_css$/'                => 'has_custom_css',
		'/^time_delay$/'                => 'has_time_delay',
		'/^display_after_page_scroll$/' => 'has_display_after_page_scroll',
		'/^element_in_sight$/'          => 'has_element_in_sight',
		'/^hide_after$/'                => 'auto_hide_widget',
		'/^countries$/'                 => 'has_countries',
		'/^(date_|time_diff$)/'         => 'has_date_scheduling_rules',
		'/^day_(hours_|time_diff)/'     => 'has_day_hours_scheduling_rules',
		'/^redirect_link$/'             => 'redirect_action',
		'/^close_form_after_seconds$/'  => 'close_form_after',
	);

	/**
	 * Returns a widget without defaults, and without settings that are off.
	 *
	 * @param array<string, mixed> $widget Public settings of a widget.
	 * @return array<string, mixed>
	 */
	public static function of_widget( array $widget ): array {
		$settings = self::of_part( $widget['settings'] );
		if ( ! empty( $settings['widget_size'] ) ) {
			unset( $settings['custom_widget_size'] );
		}
		foreach ( self::DEFAULTS as $key => $value ) {
			if ( ( $settings[ $key ] ?? null ) === $value ) {
				unset( $settings[ $key ] );
			}
		}
		$widget['settings'] = $settings;
		$widget['triggers'] = (object) self::of_part( (array) $widget['triggers'] );
		$widget['channels'] = array_map( array( self::class, 'of_channel' ), $widget['channels'] );

		return $widget;
	}

	/**
	 * Returns a channel without settings that are off, and without its type where that equals its name.
	 *
	 * @param array<string, mixed> $channel Public settings of a channel.
	 * @return array<string, mixed>
	 */
	private static function of_channel( array $channel ): array {
		if ( ( $channel['channel_type'] ?? '' ) === $channel['channel'] ) {
			unset( $channel['channel_type'] );
		}

		if ( is_array( $channel['contact_form_settings'] ?? null ) ) {
			$channel['contact_form_settings'] = self::of_part( $channel['contact_form_settings'] );
		}
		foreach ( array( 'contact_fields', 'contact_own_fields' ) as $key ) {
			if ( isset( $channel[ $key ] ) ) {
				$channel[ $key ] = array_map( array( self::class, 'of_part' ), $channel[ $key ] );
			}
		}

		return self::of_part( $channel );
	}

	/**
	 * Returns settings without flags that are off, and without the settings that need them.
	 *
	 * @param array<string, mixed> $part Settings, triggers, a channel, settings or a field of its form.
	 * @return array<string, mixed>
	 */
	private static function of_part( array $part ): array {
		$is_off = static fn ( string $key ): bool => ! Raw_Values::is_true( $part[ $key ] ?? '' );
		foreach ( array_keys( $part ) as $key ) {
			if ( preg_match( self::FLAG, $key ) && $is_off( $key ) ) {
				unset( $part[ $key ] );
			}
			foreach ( self::NEEDS_FLAG as $pattern => $flag ) {
				if ( preg_match( $pattern, $key ) && $is_off( $flag ) ) {
					unset( $part[ $key ] );
				}
			}
		}

		return $part;
	}
}
