<?php
namespace Chaty\Ajax;

use Chaty\Messages\Message;
use Chaty\Http\Request;
use Chaty\Settings\Channel_Type;
use Chaty\Settings\Email_Address;
use Chaty\Settings\Raw_Values;
use Chaty\Visible_Text;

/**
 * Validates the fields of a message. The stored channel says which fields exist and which are required, never
 * the request.
 */
final class Message_Validator {

	/**
	 * Returns the values of the form's fields.
	 *
	 * @param array<string, mixed> $channel Stored channel.
	 * @return array<string, string> Values by field name.
	 */
	public function get_values( Request $request, array $channel ): array {
		$values = array();
		foreach ( Channel_Type::get_form_fields( $channel ) as $field ) {
			$name            = $field['field'];
			$text            = $request->get_text( $name );
			$values[ $name ] = 'message' === $name ? $text : Visible_Text::clean_line( $text );
		}

		return $values;
	}

	/**
	 * Returns the errors of the values.
	 *
	 * @param array<string, string> $values  Values by field name.
	 * @param array<string, mixed>  $channel Stored channel.
	 * @return array<int, array{field: string, message: string}>
	 */
	public function get_errors( array $values, array $channel ): array {
		$errors = array();
		foreach ( Channel_Type::get_form_fields( $channel ) as $field ) {
			$message = $this->get_error( $field['field'], $values[ $field['field'] ], Raw_Values::is_true( $field['is_required'] ?? 0 ) );
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
	 * Returns the errors of other plugins, such as captchas, for a message with valid fields.
	 *
	 * @return array<int, array{field: string, message: string}>
	 */
	public function get_filtered_errors( Message $message, Request $request ): array {
		/**
		 * Filters the errors of a message with valid fields. With an error it is neither stored nor emailed.
		 *
		 * @since 1.0.0
		 *
		 * @example
		 *     add_filter( 'chaty_contact_errors', function ( array $errors, Chaty\Messages\Message $message, Chaty\Http\Request $request ): array {
		 *         if ( ! my_captcha_is_right( $request->get_text( 'my-captcha-response' ) ) ) {
		 *             $errors[] = array( 'field' => '', 'message' => 'Please solve the captcha.' );
		 *         }
		 *         return $errors;
		 *     }, 10, 3 );
		 *
		 * @param array<int, array{field: string, message: string}> $errors  Field (empty for the whole form) and message, as
		 *                                                                   plain text.
		 * @param Message                                           $message Message.
		 * @param Request                                           $request Request.
		 */
		$given  = (array) apply_filters( 'chaty_contact_errors', array(), $message, $request );
		$errors = array();
		foreach ( $given as $error ) {
			if ( is_array( $error ) && isset( $error['message'] ) && is_string( $error['message'] ) ) {
				$field    = $error['field'] ?? '';
				$errors[] = array(
					'field'   => is_string( $field ) && isset( Message::MAX_LENGTHS[ $field ] ) ? $field : '',
					'message' => $error['message'],
				);
			}
		}

		return $errors;
	}

	/**
	 * Returns the error of a value.
	 *
	 * @param string $name        name, email, phone or message.
	 * @return string Empty if it is valid.
	 */
	private function get_error( string $name, string $value, bool $is_required ): string {
		if ( '' === $value ) {
			return $is_required ? __( 'This field is required.', 'chaty' ) : '';
		}
		$limit = Message::MAX_LENGTHS[ $name ];
		if ( mb_strlen( $value ) > $limit ) {
			/* translators: %s: number of characters. */
			return sprintf( _n( 'Please enter no more than %s character.', 'Please enter no more than %s characters.', $limit, 'chaty' ), number_format_i18n( $limit ) );
		}
		// For an address that `is_email()` refuses, no export or erasure of personal data could be requested.
		if ( 'email' === $name && ( ! Email_Address::is_valid( $value ) || ! is_email( $value ) ) ) {
			return __( 'Please enter a valid email address.', 'chaty' );
		}

		return '';
	}
}
