<?php
/**
 * A contact form of an installed incumbent.
 *
 * @package Chaty
 */

namespace Chaty\Migration;

/**
 * Turns a stored contact form into the shape of the settings file.
 */
final class Form_Converter {

	/**
	 * Fields, and their kinds of input.
	 */
	private const TYPES = array(
		'name'    => 'text',
		'email'   => 'email',
		'phone'   => 'tel',
		'message' => 'textarea',
	);

	/**
	 * Settings, and their names here.
	 */
	private const SETTINGS = array(
		'contact_form_title'          => 'contact_form_title',
		'contact_form_title_bg_color' => 'title_bg_color',
		'button_text'                 => 'button_text',
		'button_text_color'           => 'button_text_color',
		'button_bg_color'             => 'button_bg_color',
		'thanks_message'              => 'thanks_message',
		'redirect_action'             => 'redirect_action',
		'redirect_link'               => 'redirect_link',
		'link_in_new_tab'             => 'link_in_new_tab',
		'close_form_after'            => 'close_form_after',
		'close_form_after_seconds'    => 'close_form_after_seconds',
		'email_subject'               => 'email_subject',
	);

	/**
	 * Settings that are not taken, with what they are.
	 *
	 * @return array<string, string>
	 */
	public static function get_unsupported(): array {
		return array(
			'enable_recaptcha'   => __( 'the captcha (filter chaty_contact_errors takes one)', 'chaty' ),
			'mailchimp'          => __( 'the connection to Mailchimp', 'chaty' ),
			'klaviyo'            => __( 'the connection to Klaviyo', 'chaty' ),
			'cc'                 => __( 'further recipients (Cc)', 'chaty' ),
			'bcc'                => __( 'further recipients (Bcc)', 'chaty' ),
			'sender_name'        => __( 'the name of the mail\'s sender', 'chaty' ),
			'custom_fields'      => __( 'fields of the owner\'s own', 'chaty' ),
			'capture_ip_address' => __( 'the recording of IP addresses', 'chaty' ),
		);
	}

	/**
	 * Turns a form.
	 *
	 * @param array<array-key, mixed> $stored What is stored.
	 * @return array<string, mixed>
	 */
	public static function convert( array $stored ): array {
		$fields = array();
		foreach ( self::TYPES as $name => $type ) {
			$field = $stored[ $name ] ?? null;
			if ( is_array( $field ) && 'yes' === ( $field['is_active'] ?? '' ) ) {
				$fields[] = array(
					'field'       => $name,
					'type'        => $type,
					'is_required' => 'yes' === ( $field['is_required'] ?? '' ) ? 1 : 0,
				) + Channel_Converter::pick(
					$field,
					array(
						'placeholder' => 'placeholder',
						'field_label' => 'title',
					)
				);
			}
		}

		$settings = Channel_Converter::pick( $stored, self::SETTINGS );
		if ( 'yes' === ( $stored['send_leads_in_email'] ?? '' ) && is_string( $stored['email_address'] ?? null ) ) {
			$settings['email_address'] = $stored['email_address'];
		}

		return array(
			'contact_fields'        => $fields,
			'contact_form_settings' => $settings,
		);
	}
}
