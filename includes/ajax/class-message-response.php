<?php
namespace Chaty\Ajax;

use Chaty\Http\Response;
use Chaty\Settings\Raw_Values;
use WP_Http;

/**
 * Creates the responses to a contact form: always JSON, and never anything that the visitor wrote. See
 * "Contact form" in docs/how-it-works.md.
 */
final class Message_Response {

	/**
	 * @param array<int, array{field: string, message: string}> $errors Errors of fields.
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
	 * Creates the response to a request that is not handled.
	 */
	public static function reject( int $status ): Response {
		if ( 429 === $status ) {
			return self::error( $status, __( 'Too many messages were sent. Please wait a minute and try again.', 'chaty' ) );
		}

		return self::error( $status, __( 'Your message could not be sent. Please try again.', 'chaty' ) );
	}

	/**
	 * Creates the response to validation errors. An error without a field becomes the message of the form.
	 *
	 * @param array<int, array{field: string, message: string}> $errors Errors.
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
	 * @param array<string, mixed> $form Settings of the form.
	 */
	public static function success( array $form ): Response {
		$link    = self::get_redirect( (string) ( $form['redirect_link'] ?? '' ) );
		$to_word = static fn ( string $key, bool $is_allowed = true ): string => $is_allowed && Raw_Values::is_true( $form[ $key ] ?? 0 ) ? 'yes' : 'no';

		return Response::json(
			200,
			array(
				'status'                   => 1,
				'error'                    => 0,
				'errors'                   => array(),
				'message'                  => '' !== ( $form['thanks_message'] ?? '' ) ? $form['thanks_message'] : __( 'Your message was sent. Thank you!', 'chaty' ),
				'redirect_action'          => $to_word( 'redirect_action', '' !== $link ),
				'redirect_link'            => $link,
				'link_in_new_tab'          => $to_word( 'link_in_new_tab' ),
				'close_form_after'         => $to_word( 'close_form_after' ),
				'close_form_after_seconds' => (int) ( $form['close_form_after_seconds'] ?? 0 ),
			)
		);
	}

	/**
	 * Returns the absolute URL of the owner's redirect. A path is relative to the front page, because the form is
	 * on pages of any depth.
	 *
	 * @return string Empty if it leads nowhere.
	 */
	private static function get_redirect( string $link ): string {
		$url = '' === $link ? '' : WP_Http::make_absolute_url( $link, home_url( '/' ) );

		return preg_match( '~^https?://[^\s/?#%<>^|]+([/?#]|$)~i', $url ) ? $url : '';
	}
}
