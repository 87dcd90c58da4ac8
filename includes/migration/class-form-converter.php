<?php
namespace Chaty\Migration;

/**
 * Converts a contact form of Chaty 3.x to the form of a settings file.
 */
final class Form_Converter {

	private const TYPES = array(
		'name'    => 'text',
		'email'   => 'email',
		'phone'   => 'tel',
		'message' => 'textarea',
	);

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
	 * New names of the fields for recipients.
	 */
	private const RECIPIENTS = array(
		'email_address' => 'email_address',
		'cc'            => 'email_cc',
		'bcc'           => 'email_bcc',
	);

	/**
	 * Returns descriptions of the settings that are not migrated.
	 *
	 * @return array<string, string>
	 */
	public static function get_unsupported(): array {
		return array(
			'enable_recaptcha'   => __( 'the captcha (use the filter chaty_contact_errors)', 'chaty' ),
			'mailchimp'          => __( 'the connection to Mailchimp', 'chaty' ),
			'klaviyo'            => __( 'the connection to Klaviyo', 'chaty' ),
			'sender_name'        => __( 'the sender name of the email', 'chaty' ),
			'custom_fields'      => __( 'custom fields', 'chaty' ),
			'capture_ip_address' => __( 'the storage of IP addresses', 'chaty' ),
		);
	}

	/**
	 * @param array<array-key, mixed> $stored Stored value.
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
		if ( 'yes' === ( $stored['send_leads_in_email'] ?? '' ) ) {
			$settings += array_filter( Channel_Converter::pick( $stored, self::RECIPIENTS ), 'is_string' );
		}

		return array(
			'contact_fields'        => $fields,
			'contact_form_settings' => $settings,
		);
	}
}
