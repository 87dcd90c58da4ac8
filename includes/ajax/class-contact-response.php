<?php
/**
 * Answers of the contact form.
 *
 * @package Chaty
 */

namespace Chaty\Ajax;

use Chaty\Http\Response;
use Chaty\Settings\Sanitizers\Boolean;
use WP_Http;

/**
 * Makes the answers of spec section 7, call 4: always JSON, and never anything that the visitor wrote.
 */
final class Contact_Response {

	/**
	 * Makes an answer that says no.
	 *
	 * @param int                                               $status  HTTP status.
	 * @param string                                            $message Message for the visitor.
	 * @param array<int, array{field: string, message: string}> $errors  What is wrong with which field.
	 */
	public static function error( int $status, string $message, array $errors = array() ): Response {
		return Response::json(
			$status,
			array(
				'status'  => 0,
				'error'   => array() === $errors ? 0 : 1,
				'errors'  => $errors,
				'message' => $message,
			)
		);
	}

	/**
	 * Makes the answer to a call that is not carried out.
	 *
	 * @param int $status HTTP status that tells why.
	 */
	public static function reject( int $status ): Response {
		if ( 429 === $status ) {
			return self::error( $status, __( 'Too many messages were sent. Please wait a minute and try again.', 'chaty' ) );
		}

		return self::error( $status, __( 'Your message could not be sent. Please try again.', 'chaty' ) );
	}

	/**
	 * Makes the answer to errors. One without a field becomes the message of the whole.
	 *
	 * @param array<int, array{field: string, message: string}> $errors What is wrong.
	 */
	public static function validation_error( array $errors ): Response {
		$fields  = array();
		$message = '';
		foreach ( $errors as $error ) {
			if ( '' === $error['field'] ) {
				$message = $error['message'];
			} else {
				$fields[] = $error;
			}
		}

		return self::error( 200, '' !== $message ? $message : __( 'Please check the marked fields.', 'chaty' ), $fields );
	}

	/**
	 * Makes the answer to a message that is stored.
	 *
	 * @param array<string, mixed> $form Settings of the form.
	 */
	public static function success( array $form ): Response {
		$link = self::get_redirect( (string) ( $form['redirect_link'] ?? '' ) );
		$says = static function ( string $key, bool $is_possible = true ) use ( $form ): string {
			return $is_possible && Boolean::is_on( $form[ $key ] ?? 0 ) ? 'yes' : 'no';
		};

		return Response::json(
			200,
			array(
				'status'                   => 1,
				'error'                    => 0,
				'errors'                   => array(),
				'message'                  => '' !== ( $form['thanks_message'] ?? '' ) ? $form['thanks_message'] : __( 'Your message was sent. Thank you!', 'chaty' ),
				'redirect_action'          => $says( 'redirect_action', '' !== $link ),
				'redirect_link'            => $link,
				'link_in_new_tab'          => $says( 'link_in_new_tab' ),
				'close_form_after'         => $says( 'close_form_after' ),
				'close_form_after_seconds' => (int) ( $form['close_form_after_seconds'] ?? 0 ),
			)
		);
	}

	/**
	 * Makes the address that a browser can follow of what an owner wrote: a path counts from the front page,
	 * because the form stands on pages of any depth.
	 *
	 * @param string $link Address or path.
	 * @return string Empty when it leads nowhere.
	 */
	private static function get_redirect( string $link ): string {
		$address = '' === $link ? '' : WP_Http::make_absolute_url( $link, home_url( '/' ) );

		return preg_match( '~^https?://[^\s/?#%<>^|]+([/?#]|$)~i', $address ) ? $address : '';
	}
}
