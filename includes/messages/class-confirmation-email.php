<?php
namespace Chaty\Messages;

use Chaty\Config\Site_Name;
use Chaty\Settings\Email_Address;
use Chaty\Storage\Query;

/**
 * Confirms to visitors that their message has arrived. The text is the owner's alone, and an address gets one a day at
 * most, so that nobody can use the form to send others a text of their own, or many emails. It is not retried.
 */
final class Confirmation_Email {

	/**
	 * Sends the email of a message whose form has a text for it.
	 *
	 * @param int                  $id      ID of the message, which is stored.
	 * @param array<string, mixed> $channel Channel of the form.
	 * @param array<int, string>   $names   Names of the widget and the form.
	 */
	public static function send( int $id, Message $message, array $channel, array $names ): void {
		$form  = $channel['contact_form_settings'];
		$email = $message->get_field( 'email' );
		if ( ! Email_Address::is_valid( $email ) || ! self::is_due( $id, $message ) ) {
			return;
		}

		$subject = (string) ( $form['confirmation_subject'] ?? '' );
		( new Notification_Email() )->hand_over(
			array(
				'to'      => $email,
				/* translators: %s: name of the site. */
				'subject' => '' === $subject ? sprintf( __( 'Your message to %s', 'chaty' ), Site_Name::get() ) : Merge_Fields::fill( $subject, $names, null ),
				'message' => Merge_Fields::fill( (string) $form['confirmation_text'], $names, null ),
				// RFC 3834, section 5: no machine answers it.
				'headers' => array( 'Auto-Submitted: auto-replied' ),
			)
		);
	}

	/**
	 * Returns whether the address has sent no other message for a day, in any folder, and the site is not flooded. The
	 * message of an owner who tries the form is always confirmed.
	 */
	private static function is_due( int $id, Message $message ): bool {
		global $wpdb;

		if ( $message->is_test() ) {
			return true;
		}
		$then = gmdate( 'Y-m-d H:i:s', time() - DAY_IN_SECONDS );
		$rows = Query::get_column(
			(string) $wpdb->prepare(
				"SELECT COUNT(*) FROM {$wpdb->prefix}chaty_contacts WHERE email = %s AND created_at > %s AND id < %d",
				$message->get_field( 'email' ),
				$then,
				$id
			)
		);

		return array( '0' ) === array_map( 'strval', $rows ) && ! ( new Email_Queue() )->is_flooded( $id );
	}
}
