<?php
namespace Chaty\Health;

use Chaty\Config\Site_Name;
use Chaty\Messages\Message;
use Chaty\Messages\Email_Status;
use Chaty\Messages\Notification_Email;
use Chaty\Storage\Query;
use WP_Error;

/**
 * Counts the emails that could not be sent, and sends one as a test.
 *
 * @phpstan-import-type State from Tool_States
 */
final class Mail_State {

	/**
	 * How far back messages count. Older failures that nobody has repaired are not news.
	 */
	private const RECENT_SECONDS = 30 * DAY_IN_SECONDS;

	private Notification_Email $email;

	public function __construct( Notification_Email $email ) {
		$this->email = $email;
	}

	/**
	 * @return State
	 */
	public function get(): array {
		$failed = $this->count_failed();
		/* translators: %s: number of messages. */
		$problem = _n( 'The email for %s message of the last 30 days could not be sent.', 'The emails for %s messages of the last 30 days could not be sent.', $failed, 'chaty' );

		return array(
			'name'   => 'mail',
			'label'  => __( 'Email', 'chaty' ),
			'status' => 0 === $failed ? 'good' : 'critical',
			'title'  => 0 === $failed ? __( 'The emails of Chaty are sent', 'chaty' ) : __( 'Emails of Chaty could not be sent', 'chaty' ),
			'text'   => 0 === $failed
				? __( 'No email has failed in the last 30 days.', 'chaty' )
				: sprintf( $problem, number_format_i18n( $failed ) ) . ' ' . __( 'Every message is stored. Send a test email to see why.', 'chaty' ),
			'fields' => array(
				'mail_recipient' => array(
					'label'   => __( 'Recipient of emails', 'chaty' ),
					'value'   => (string) get_option( 'admin_email' ),
					'private' => true,
				),
			),
			'tools'  => array( 'test-mail' => __( 'Send a test email', 'chaty' ) ),
		);
	}

	/**
	 * Counts the messages of the last 30 days whose email could not be handed over; none if the table cannot be read.
	 */
	private function count_failed(): int {
		global $wpdb;

		$shown  = $wpdb->suppress_errors( true );
		$column = Query::get_column(
			(string) $wpdb->prepare(
				"SELECT COUNT(*) FROM {$wpdb->prefix}chaty_contacts WHERE box = 'inbox' AND created_at >= %s AND mail_state IN ( %s, %s )",
				gmdate( 'Y-m-d H:i:s', time() - self::RECENT_SECONDS ),
				Email_Status::FAILED,
				Email_Status::GIVEN_UP
			)
		);
		$wpdb->suppress_errors( $shown );

		return (int) ( $column[0] ?? 0 );
	}

	/**
	 * Sends an email to the administrator's address, in the same way as those of messages.
	 *
	 * @return string|WP_Error An error contains the mailer's own reason.
	 */
	public function send_test() {
		$message = new Message( '', '', array( 'message' => __( 'This is a test. Emails about messages are sent the same way.', 'chaty' ) ), '' );
		/* translators: %s: name of the site. */
		$subject = sprintf( __( 'Test message from %s', 'chaty' ), Site_Name::get() );
		$status  = $this->email->send( $message, array( 'contact_form_settings' => array( 'email_subject' => $subject ) ) );
		if ( Email_Status::SENT === $status ) {
			/* translators: %s: email address. */
			return sprintf( __( 'The mail system has accepted an email to %s. If it does not arrive, check the spam folder.', 'chaty' ), (string) get_option( 'admin_email' ) );
		}

		$reason = Email_Status::SKIPPED === $status ? __( 'A filter of this site has removed the recipients.', 'chaty' ) : $this->email->get_error();
		if ( '' === $reason ) {
			$reason = __( 'this server has no mailer, or the mailer gave no reason. An SMTP plugin usually helps.', 'chaty' );
		}

		return new WP_Error(
			'chaty_email_failed',
			/* translators: %s: reason. */
			sprintf( __( 'The email could not be sent: %s', 'chaty' ), $reason ),
			array( 'status' => 502 )
		);
	}
}
