<?php
/**
 * Fields of a contact form.
 *
 * @package Chaty
 */

namespace Chaty\Settings;

/**
 * Returns the fields of a contact form, for the page and for the validation on the server.
 */
final class Contact_Fields {

	/**
	 * Fields that a form can have.
	 */
	private const NAMES = array( 'name', 'email', 'phone', 'message' );

	/**
	 * Returns the fields of a channel's form, without duplicates. Default: name, email and message, all required.
	 *
	 * @param array<string, mixed> $channel Sanitized channel.
	 * @return array<int, array<string, mixed>>
	 */
	public static function get_fields( array $channel ): array {
		$fields = array();
		foreach ( $channel['contact_fields'] ?? array() as $field ) {
			if ( in_array( $field['field'] ?? '', self::NAMES, true ) ) {
				$fields += array( $field['field'] => $field );
			}
		}

		return array() === $fields ? self::get_default_fields() : array_values( $fields );
	}

	/**
	 * Returns the default fields.
	 *
	 * @return array<int, array<string, mixed>>
	 */
	private static function get_default_fields(): array {
		$types  = array(
			'name'    => 'text',
			'email'   => 'email',
			'message' => 'textarea',
		);
		$fields = array();
		foreach ( $types as $name => $type ) {
			$fields[] = array(
				'field'       => $name,
				'type'        => $type,
				'title'       => '',
				'placeholder' => '',
				'is_required' => 1,
			);
		}

		return $fields;
	}
}
