<?php
/**
 * Fields of a contact form.
 *
 * @package Chaty
 */

namespace Chaty\Settings;

/**
 * Tells which fields a contact form has. The page and the server ask here, so they agree.
 */
final class Contact_Fields {

	/**
	 * Fields that a form can have (spec section 3).
	 */
	private const NAMES = array( 'name', 'email', 'phone', 'message' );

	/**
	 * Returns the fields of a channel's form, each once. Without any: name, email and message, all required.
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
	 * Returns the fields of a form that names none.
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
