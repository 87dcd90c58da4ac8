<?php
namespace Chaty\Migration;

/**
 * Converts a channel of Chaty 3.x to the form of a settings file.
 */
final class Channel_Converter {

	/**
	 * Keys that keep their names.
	 */
	private const SAME = array(
		'value',
		'channel_type',
		'emoji_picker',
		'input_placeholder',
		'wp_popup_headline',
		'wp_popup_nickname',
		'wp_popup_head_bg_color',
		'pre_set_message',
		'mail_subject',
		'link_type',
		'wechat_header',
		'wechat_header_color',
		'wechat_qr_code_title',
	);

	/**
	 * New names of keys.
	 */
	private const RENAMED = array(
		'title'                 => 'hover_text',
		'bg_color'              => 'icon_color',
		'new_window'            => 'is_open_new_tab',
		'use_whatsapp_web'      => 'is_use_web_version',
		'embedded_window'       => 'has_welcome_message',
		'embedded_message'      => 'chat_welcome_message',
		'is_default_open'       => 'is_default_open',
		'agent_header_text'     => 'header_text',
		'agent_sub_header_text' => 'header_sub_text',
		'agent_head_bg_color'   => 'header_bg_color',
		'agent_head_text_color' => 'header_text_color',
	);

	/**
	 * Variables that have other names.
	 */
	private const VARIABLES = array(
		'{woo-itemName}' => '{product}',
		'{woo-sku}'      => '{sku}',
		'{woo-price}'    => '{price}',
		'{woo-regular}'  => '{regular_price}',
		'{woo-discount}' => '{discount}',
	);

	private const AGENT = array( 'value', 'agent_title', 'agent_bg_color', 'link_type', 'use_whatsapp_web', 'pre_set_message' );

	/**
	 * @param array<array-key, mixed> $stored Stored value.
	 * @return array<string, mixed>
	 */
	public static function convert( string $name, array $stored ): array {
		$channel = self::pick( $stored, array_combine( self::SAME, self::SAME ) + self::RENAMED ) + array( 'value' => '' );

		$channel['channel']    = $name;
		$channel['is_mobile']  = isset( $stored['is_mobile'] ) ? 1 : 0;
		$channel['is_desktop'] = isset( $stored['is_desktop'] ) ? 1 : 0;
		if ( 'SMS' === $name && isset( $stored['sms_pre_set_message'] ) && is_string( $stored['sms_pre_set_message'] ) ) {
			$channel['pre_set_message'] = self::convert_text( $stored['sms_pre_set_message'] );
		}
		$images = array(
			'image_id'         => 'custom_image_url',
			'qr_code'          => 'qr_code_image_url',
			'wp_popup_profile' => 'wp_popup_profile',
		);
		foreach ( $images as $old => $new ) {
			$image = Legacy_Options::get_image_url( $stored[ $old ] ?? '' );
			if ( '' !== $image ) {
				$channel[ $new ] = $image;
			}
		}
		if ( 'Contact_Us' === $name || 'Contact_Us' === ( $channel['channel_type'] ?? '' ) ) {
			$channel += Form_Converter::convert( $stored );
		}

		return $channel + self::convert_agents( $stored );
	}

	/**
	 * @param array<array-key, mixed> $stored Stored value.
	 * @return array<string, mixed> Empty if the channel has none.
	 */
	private static function convert_agents( array $stored ): array {
		if ( empty( $stored['is_agent'] ) || ! is_array( $stored['agent_data'] ?? null ) ) {
			return array();
		}

		$agents = array();
		foreach ( $stored['agent_data'] as $agent ) {
			if ( is_array( $agent ) ) {
				$agents[] = array_filter( array( 'agent_image' => Legacy_Options::get_image_url( $agent['agent_image'] ?? $agent['image_id'] ?? '' ) ) )
					+ self::pick( $agent, array_combine( self::AGENT, self::AGENT ) );
			}
		}

		return array(
			'is_agent'         => in_array( $stored['is_agent'], array( 1, '1', 'yes', 'checked', true ), true ) ? 1 : 0,
			'is_agent_desktop' => 'checked' === ( $stored['is_agent_desktop'] ?? '' ) ? 1 : 0,
			'is_agent_mobile'  => 'checked' === ( $stored['is_agent_mobile'] ?? '' ) ? 1 : 0,
			'agent_data'       => $agents,
		);
	}

	/**
	 * Returns a text with the names that variables have now.
	 */
	public static function convert_text( string $text ): string {
		return strtr( $text, self::VARIABLES );
	}

	/**
	 * Picks single values, under their new names.
	 *
	 * @param array<array-key, mixed> $stored Stored value.
	 * @param array<string, string>   $names  New names by old ones.
	 * @return array<string, mixed>
	 */
	public static function pick( array $stored, array $names ): array {
		$picked = array();
		foreach ( $names as $old => $new ) {
			if ( isset( $stored[ $old ] ) && is_scalar( $stored[ $old ] ) ) {
				$picked[ $new ] = is_bool( $stored[ $old ] ) ? (int) $stored[ $old ] : self::convert_text( (string) $stored[ $old ] );
			}
		}

		return $picked;
	}
}
