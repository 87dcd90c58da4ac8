<?php
/**
 * Sending of notification emails.
 *
 * @package Chaty
 */

namespace Chaty\Contacts;

use Chaty\Config\Names;
use Chaty\Config\Widget_Repository;
use Chaty\Registrable;

/**
 * Sends the emails of messages, each from one process, which has claimed the message. Cron retries failed
 * emails with growing delays, and gives up after the last.
 */
final class Email_Worker implements Registrable {

	/**
	 * Delays between attempts: 5 minutes, 30 minutes, 2 hours, 8 hours, 24 hours.
	 */
	public const DELAYS_SECONDS = array( 300, 1800, 7200, 28800, 86400 );

	/**
	 * Emails of one run, at most.
	 */
	private const MAX_EMAILS = 50;

	private Email_Queue $queue;
	private Notification_Email $email;
	private Widget_Repository $repository;

	/**
	 * @param Email_Queue        $queue Queue of emails.
	 * @param Notification_Email $email   Email to the owner.
	 * @param Widget_Repository  $repository  Stored widgets.
	 */
	public function __construct( Email_Queue $queue, Notification_Email $email, Widget_Repository $repository ) {
		$this->queue      = $queue;
		$this->email      = $email;
		$this->repository = $repository;
	}

	/**
	 * {@inheritDoc}
	 */
	public function register(): void {
		add_action( Names::RETRY_EMAILS, array( $this, 'run' ) );
	}

	/**
	 * Sends the email of a message that this process has just stored, and thereby claimed.
	 *
	 * @param int                  $id      ID of the message.
	 * @param Contact              $contact Message.
	 * @param array<string, mixed> $channel Channel of the form.
	 */
	public function send( int $id, Contact $contact, array $channel ): void {
		$this->send_and_mark( $id, $contact, $channel, 0 );
	}

	/**
	 * Sends the emails that are due.
	 */
	public function run(): void {
		foreach ( $this->queue->get_due( self::MAX_EMAILS ) as $row ) {
			if ( $this->queue->claim( (int) $row['id'], (string) $row['mail_next'] ) ) {
				$contact = Contact::from_row( $row );
				$this->send_and_mark( (int) $row['id'], $contact, $this->find_channel( $contact ), (int) $row['mail_tries'] );
			}
		}
	}

	/**
	 * Sends an email, and stores the result.
	 *
	 * @param int                  $id      ID of the message.
	 * @param Contact              $contact Message.
	 * @param array<string, mixed> $channel Channel of the form.
	 * @param int                  $tries   Number of failed attempts before.
	 */
	private function send_and_mark( int $id, Contact $contact, array $channel, int $tries ): void {
		$state = $this->email->send( $contact, $channel );
		if ( Email_Status::FAILED !== $state ) {
			$this->queue->mark_done( $id, $state );
			return;
		}
		if ( ! isset( self::DELAYS_SECONDS[ $tries ] ) ) {
			$this->queue->mark_done( $id, Email_Status::GIVEN_UP );
			return;
		}

		$next = time() + self::DELAYS_SECONDS[ $tries ];
		$this->queue->retry_later( $id, $tries + 1, $next );
		if ( ! wp_next_scheduled( Names::RETRY_EMAILS, array( $tries ) ) ) {
			wp_schedule_single_event( $next, Names::RETRY_EMAILS, array( $tries ) );
		}
	}

	/**
	 * Finds the channel of a message's form, with its present settings.
	 *
	 * @param Contact $contact Message.
	 * @return array<string, mixed> Empty if the channel is gone; the email then goes to the administrator.
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
