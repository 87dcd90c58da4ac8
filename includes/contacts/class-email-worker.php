<?php
/**
 * Mailing, and trying again.
 *
 * @package Chaty
 */

namespace Chaty\Contacts;

use Chaty\Config\Names;
use Chaty\Config\Widget_Repository;
use Chaty\Registrable;

/**
 * Mails messages, each by one process only: whoever mails has claimed the row before. What fails is tried
 * again by cron, later and later, and given up after the last wait.
 */
final class Email_Worker implements Registrable {

	/**
	 * Waits between tries, in seconds: 5 minutes, half an hour, 2 hours, 8 hours, a day.
	 */
	public const WAITS_SECONDS = array( 300, 1800, 7200, 28800, 86400 );

	/**
	 * Most mails of one run.
	 */
	private const MAX_MAILS = 50;

	private Email_Queue $queue;
	private Notification_Email $mail;
	private Widget_Repository $repository;

	/**
	 * @param Email_Queue        $queue Who mails when.
	 * @param Notification_Email $mail   The mail.
	 * @param Widget_Repository  $repository  Where widgets are kept.
	 */
	public function __construct( Email_Queue $queue, Notification_Email $mail, Widget_Repository $repository ) {
		$this->queue      = $queue;
		$this->mail       = $mail;
		$this->repository = $repository;
	}

	/**
	 * {@inheritDoc}
	 */
	public function register(): void {
		add_action( Names::RETRY_EMAILS, array( $this, 'run' ) );
	}

	/**
	 * Mails a message that was stored just now, which makes it this process's own.
	 *
	 * @param int                  $id      Id of the message.
	 * @param Contact              $contact The message.
	 * @param array<string, mixed> $channel The stored channel that it came through.
	 */
	public function send( int $id, Contact $contact, array $channel ): void {
		$this->send_and_mark( $id, $contact, $channel, 0 );
	}

	/**
	 * Tries again what is due.
	 */
	public function run(): void {
		foreach ( $this->queue->get_due( self::MAX_MAILS ) as $row ) {
			if ( $this->queue->claim( (int) $row['id'], (string) $row['mail_next'] ) ) {
				$contact = Contact::from_row( $row );
				$this->send_and_mark( (int) $row['id'], $contact, $this->find_channel( $contact ), (int) $row['mail_tries'] );
			}
		}
	}

	/**
	 * Mails, and notes how it went.
	 *
	 * @param int                  $id      Id of the message.
	 * @param Contact              $contact The message.
	 * @param array<string, mixed> $channel The channel.
	 * @param int                  $tries   How many tries failed before.
	 */
	private function send_and_mark( int $id, Contact $contact, array $channel, int $tries ): void {
		$state = $this->mail->send( $contact, $channel );
		if ( Email_Status::FAILED !== $state ) {
			$this->queue->mark_done( $id, $state );
			return;
		}
		if ( ! isset( self::WAITS_SECONDS[ $tries ] ) ) {
			$this->queue->mark_done( $id, Email_Status::GIVEN_UP );
			return;
		}

		$next = time() + self::WAITS_SECONDS[ $tries ];
		$this->queue->retry_later( $id, $tries + 1, $next );
		if ( ! wp_next_scheduled( Names::RETRY_EMAILS, array( $tries ) ) ) {
			wp_schedule_single_event( $next, Names::RETRY_EMAILS, array( $tries ) );
		}
	}

	/**
	 * Finds the channel that a message came through, as it is now.
	 *
	 * @param Contact $contact The message.
	 * @return array<string, mixed> Empty when the channel is gone; the mail then goes to the administrator.
	 */
	private function find_channel( Contact $contact ): array {
		$widget = $this->repository->find_widget( $contact->get_widget() );
		foreach ( $widget['channels'] ?? array() as $channel ) {
			if ( $channel['channel'] === $contact->get_channel() ) {
				return $channel;
			}
		}

		return array();
	}
}
