<?php
/**
 * Rules of the contact form.
 *
 * @package Chaty
 */

namespace Chaty\Ajax;

use Chaty\Contacts\Contact;
use Chaty\Http\Request;
use Chaty\Settings\Contact_Fields;
use Chaty\Settings\Email_Address;
use Chaty\Settings\Sanitizers\Boolean;
use Chaty\Visible_Text;

/**
 * Checks what a visitor wrote. Which fields there are and which are required comes from the stored
 * channel, never from the request.
 */
final class Contact_Validator {

	/**
	 * Takes the values of the form's fields.
	 *
	 * @param Request              $request Request.
	 * @param array<string, mixed> $channel The stored channel.
	 * @return array<string, string> Values by field name.
	 */
	public function get_values( Request $request, array $channel ): array {
		$values = array();
		foreach ( Contact_Fields::get_fields( $channel ) as $field ) {
			$name            = $field['field'];
			$text            = $request->get_text( $name );
			$values[ $name ] = 'message' === $name ? $text : Visible_Text::clean_line( $text );
		}

		return $values;
	}

	/**
	 * Tells what is wrong with the values.
	 *
	 * @param array<string, string> $values  Values by field name.
	 * @param array<string, mixed>  $channel The stored channel.
	 * @return array<int, array{field: string, message: string}>
	 */
	public function get_errors( array $values, array $channel ): array {
		$errors = array();
		foreach ( Contact_Fields::get_fields( $channel ) as $field ) {
			$message = $this->get_error( $field['field'], $values[ $field['field'] ], Boolean::is_on( $field['is_required'] ?? 0 ) );
			if ( '' !== $message ) {
				$errors[] = array(
					'field'   => $field['field'],
					'message' => $message,
				);
			}
		}

		return $errors;
	}

	/**
	 * Asks the site's other plugins, such as captcha services, about a message whose fields are fine.
	 *
	 * @param Contact $contact Message.
	 * @param Request $request The call, with whatever else the page sent.
	 * @return array<int, array{field: string, message: string}>
	 */
	public function get_filtered_errors( Contact $contact, Request $request ): array {
		/**
		 * Filters what is wrong with a message. With an error it is neither stored nor mailed.
		 *
		 * @param array<int, array{field: string, message: string}> $errors  Field (empty for the form as a whole) and
		 *                                                                   words for the visitor, as plain text.
		 * @param Contact                                           $contact Message.
		 * @param Request                                           $request Request.
		 */
		$given  = (array) apply_filters( 'chaty_contact_errors', array(), $contact, $request );
		$errors = array();
		foreach ( $given as $error ) {
			if ( is_array( $error ) && isset( $error['message'] ) && is_string( $error['message'] ) ) {
				$field    = $error['field'] ?? '';
				$errors[] = array(
					'field'   => is_string( $field ) && isset( Contact::MAX_LENGTHS[ $field ] ) ? $field : '',
					'message' => $error['message'],
				);
			}
		}

		return $errors;
	}

	/**
	 * Tells what is wrong with one value.
	 *
	 * @param string $name        name, email, phone or message.
	 * @param string $value       Value.
	 * @param bool   $is_required Whether it must be filled in.
	 * @return string Empty when nothing is.
	 */
	private function get_error( string $name, string $value, bool $is_required ): string {
		if ( '' === $value ) {
			return $is_required ? __( 'This field is required.', 'chaty' ) : '';
		}
		if ( mb_strlen( $value ) > Contact::MAX_LENGTHS[ $name ] ) {
			/* translators: %s: number of characters. */
			return sprintf( __( 'Please enter no more than %s characters.', 'chaty' ), number_format_i18n( Contact::MAX_LENGTHS[ $name ] ) );
		}
		if ( 'email' === $name && ! Email_Address::is_valid( $value ) ) {
			return __( 'Please enter a valid email address.', 'chaty' );
		}

		return '';
	}
}
