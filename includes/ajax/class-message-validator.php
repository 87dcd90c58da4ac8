<?php
namespace Chaty\Ajax;

use Chaty\Messages\Message;
use Chaty\Messages\Own_Values;
use Chaty\Http\Request;
use Chaty\Settings\Channel_Type;
use Chaty\Settings\Email_Address;
use Chaty\Settings\Raw_Values;
use Chaty\Visible_Text;

/**
 * Validates the fields of a message. Which fields exist and which are required is up to the stored channel, never to
 * the request.
 */
final class Message_Validator {

	/**
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
		foreach ( self::list_own_fields( $channel ) as $id => $field ) {
			$text = Visible_Text::clean_line( $request->get_text( $id ) );
			if ( isset( $field['consent'] ) ) {
				$text = wp_validate_boolean( $text ) ? $field['consent'] : '';
			}
			$values[ $id ] = $text;
		}

		return $values;
	}

	/**
	 * Returns the owner's own fields, and the consent checkbox: the text that visitors agreed to is stored.
	 *
	 * @param array<string, mixed> $channel Stored channel.
	 * @return array<string, array<string, mixed>> By ID; `consent` is plain text.
	 */
	private static function list_own_fields( array $channel ): array {
		$fields = Channel_Type::get_own_fields( $channel );
		$html   = html_entity_decode( wp_strip_all_tags( (string) ( $channel['consent_text'] ?? '' ) ), ENT_QUOTES, 'UTF-8' );
		$text   = Visible_Text::clean_line( wp_strip_all_tags( $html ) );
		if ( '' !== $text ) {
			$fields['own_consent'] = array(
				'label'       => __( 'Consent', 'chaty' ),
				'consent'     => mb_substr( $text, 0, Own_Values::MAX_LENGTH ),
				'is_required' => $channel['is_consent_required'] ?? 0,
			);
		}

		return $fields;
	}

	/**
	 * Returns values with options as the owner wrote them, because the owner reads them and may send them to others.
	 *
	 * @param array<string, string> $values  Values by field name.
	 * @param array<string, mixed>  $shown   Channel in the visitor's language.
	 * @param array<string, mixed>  $channel Stored channel.
	 * @return array<string, string>
	 */
	public static function to_original( array $values, array $shown, array $channel ): array {
		$fields = Channel_Type::get_own_fields( $channel );
		foreach ( Channel_Type::get_own_fields( $shown ) as $id => $field ) {
			$place = 'choice' === ( $field['kind'] ?? '' ) ? array_search( $values[ $id ], self::clean_options( $field ), true ) : false;
			if ( false !== $place ) {
				$values[ $id ] = self::clean_options( $fields[ $id ] )[ $place ];
			}
		}

		return $values;
	}

	/**
	 * Returns the options of a choice, as values are compared with them.
	 *
	 * @param array<string, mixed> $field Field.
	 * @return array<array-key, string>
	 */
	private static function clean_options( array $field ): array {
		return array_map( array( Visible_Text::class, 'clean_line' ), $field['options'] );
	}

	/**
	 * Returns what the owner's own fields hold, for a message.
	 *
	 * @param array<string, string> $values  Values by field name.
	 * @param array<string, mixed>  $channel Stored channel.
	 * @return array<int, array{id: string, label: string, value: string}>
	 */
	public function get_own_values( array $values, array $channel ): array {
		$filled = array();
		foreach ( self::list_own_fields( $channel ) as $id => $field ) {
			if ( '' !== $values[ $id ] ) {
				$filled[] = array(
					'id'    => $id,
					'label' => (string) ( $field['label'] ?? '' ),
					'value' => $values[ $id ],
				);
			}
		}

		return $filled;
	}

	/**
	 * @param array<string, string> $values  Values by field name.
	 * @param array<string, mixed>  $channel Stored channel.
	 * @return array<int, array{field: string, message: string}>
	 */
	public function get_errors( array $values, array $channel ): array {
		$errors = array();
		foreach ( Channel_Type::get_form_fields( $channel ) as $field ) {
			$errors[ $field['field'] ] = $this->get_error( $field['field'], $values[ $field['field'] ], Raw_Values::is_true( $field['is_required'] ?? 0 ) );
		}
		foreach ( self::list_own_fields( $channel ) as $id => $field ) {
			$errors[ $id ] = $this->get_own_error( $values[ $id ], $field );
		}
		$errors = array_diff( $errors, array( '' ) );

		return array_map( array( self::class, 'to_error' ), array_keys( $errors ), $errors );
	}

	/**
	 * @return array{field: string, message: string}
	 */
	private static function to_error( string $field, string $message ): array {
		return compact( 'field', 'message' );
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
		$names  = array_merge( array_keys( Message::MAX_LENGTHS ), array_column( $message->get_own_fields(), 'id' ) );
		$errors = array();
		foreach ( $given as $error ) {
			if ( is_array( $error ) && isset( $error['message'] ) && is_string( $error['message'] ) ) {
				$field    = $error['field'] ?? '';
				$errors[] = self::to_error( in_array( $field, $names, true ) ? $field : '', $error['message'] );
			}
		}

		return $errors;
	}

	/**
	 * @param string $name name, email, phone or message.
	 * @return string Empty if it is valid.
	 */
	private function get_error( string $name, string $value, bool $is_required ): string {
		$error = $this->get_length_error( $value, $is_required, Message::MAX_LENGTHS[ $name ] );
		// For an address that `is_email()` refuses, no export or erasure of personal data could be requested.
		if ( '' === $error && '' !== $value && 'email' === $name && ( ! Email_Address::is_valid( $value ) || ! is_email( $value ) ) ) {
			return __( 'Please enter a valid email address.', 'chaty' );
		}

		return $error;
	}

	/**
	 * @param array<string, mixed> $field Field.
	 * @return string Empty if it is valid.
	 */
	private function get_own_error( string $value, array $field ): string {
		$error = $this->get_length_error( $value, Raw_Values::is_true( $field['is_required'] ?? 0 ), Own_Values::MAX_LENGTH );
		if ( '' !== $error || '' === $value ) {
			return $error;
		}
		switch ( $field['kind'] ?? '' ) {
			case 'choice':
				return in_array( $value, self::clean_options( $field ), true ) ? '' : __( 'Please choose one of the options.', 'chaty' );
			case 'number':
				return is_numeric( $value ) ? '' : __( 'Please enter a number.', 'chaty' );
			case 'date':
				return preg_match( '/^(\d{4})-(\d\d)-(\d\d)$/D', $value, $date ) && checkdate( (int) $date[2], (int) $date[3], (int) $date[1] ) ? '' : __( 'Please enter a date.', 'chaty' );
		}

		return '';
	}

	/**
	 * Returns the error of a value that is missing or too long.
	 *
	 * @param int $limit Longest value, in characters.
	 * @return string Empty if it is neither.
	 */
	private function get_length_error( string $value, bool $is_required, int $limit ): string {
		if ( '' === $value ) {
			return $is_required ? __( 'This field is required.', 'chaty' ) : '';
		}

		/* translators: %s: number of characters. */
		$text = _n( 'Please enter no more than %s character.', 'Please enter no more than %s characters.', $limit, 'chaty' );

		return mb_strlen( $value ) > $limit ? sprintf( $text, number_format_i18n( $limit ) ) : '';
	}
}
