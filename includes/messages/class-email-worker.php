<?php
namespace Chaty\Messages;

use Chaty\Config\Names;
use Chaty\Config\Widget_Repository;
use Chaty\Registrable;
use WP_Error;

/**
 * Sends the emails of messages, each from one process, which has claimed the message. Cron retries failed
 * emails with growing delays, and gives up after the last.
 */
final class Email_Worker implements Registrable {

	/**
	 * Shortest delays between attempts: 5 minutes, 30 minutes, 2 hours, 8 hours, 24 hours.
	 */
	public const DELAYS_SECONDS = array( 300, 1800, 7200, 28800, 86400 );

	/**
	 * Emails of one run, at most.
	 */
	private const MAX_EMAILS = 50;

	/**
	 * Messages of a digest, at most: 1 MB, if all are as long as they may be.
	 */
	private const MAX_IN_DIGEST = 200;

	private Email_Queue $queue;
	private Notification_Email $email;
	private Widget_Repository $repository;
	private Message_Sources $sources;

	public function __construct( Email_Queue $queue, Notification_Email $email, Widget_Repository $repository ) {
		$this->queue      = $queue;
		$this->email      = $email;
		$this->repository = $repository;
		$this->sources    = new Message_Sources( $repository );
	}

	public function register(): void {
		add_action( Names::RETRY_EMAILS, array( $this, 'run' ) );
	}

	/**
	 * Sends the email of a message that this process has just stored, and thereby claimed.
	 *
	 * @param array<string, mixed> $channel Channel of the form.
	 * @return string Why it was not sent; empty if it was.
	 */
	public function send( int $id, Message $message, array $channel ): string {
		return $this->get_reason( $this->send_and_mark( $id, $message, $channel, 0 ) );
	}

	/**
	 * Sends the email of a message that this process has just stored, or lets it wait for the digest of the next minute,
	 * if the site has sent enough in this one. The test of an owner does not wait.
	 *
	 * @param array<string, mixed> $channel Channel of the form.
	 * @return string Why it was not sent; empty if it was, or waits.
	 */
	public function send_or_wait( int $id, Message $message, array $channel ): string {
		if ( $message->is_test() || ! $this->queue->is_flooded( $id ) ) {
			return $this->send( $id, $message, $channel );
		}

		$next = ( intdiv( time(), MINUTE_IN_SECONDS ) + 1 ) * MINUTE_IN_SECONDS;
		$this->queue->retry_later( $id, 0, $next, Email_Status::DIGEST );
		// Once for each minute: WordPress schedules no second event with the same arguments.
		wp_schedule_single_event( $next, Names::RETRY_EMAILS, array( $next ) );

		return '';
	}

	public function run(): void {
		$due = $this->queue->get_due( self::MAX_EMAILS );
		foreach ( $due as $row ) {
			if ( $this->queue->claim( (int) $row['id'], (string) $row['mail_next'] ) ) {
				$message = Message::from_row( $row );
				$this->send_and_mark( (int) $row['id'], $message, $this->find_channel( $message ), (int) $row['mail_tries'] );
			}
		}
		if ( $this->run_digest() || self::MAX_EMAILS === count( $due ) ) {
			$this->run_soon();
		}
	}

	/**
	 * Sends the messages that wait for the digest.
	 *
	 * @return bool Whether there may be more.
	 */
	private function run_digest(): bool {
		$due   = $this->queue->get_due( self::MAX_IN_DIGEST, true );
		$mails = array();
		$tries = array();
		foreach ( $due as $row ) {
			$id = (int) $row['id'];
			if ( $this->queue->claim( $id, (string) $row['mail_next'], Email_Status::DIGEST ) ) {
				$message      = Message::from_row( $row );
				$mails[ $id ] = $this->email->create( $message, $this->find_channel( $message ), $id, $this->get_names( $message ) );
				$tries[ $id ] = (int) $row['mail_tries'];
			}
		}
		foreach ( ( new Email_Digest( $this->email ) )->send( $mails ) as $id => $state ) {
			$this->mark( $id, $state, $tries[ $id ], Email_Status::DIGEST );
		}

		return self::MAX_IN_DIGEST === count( $due );
	}

	/**
	 * Lets cron send the emails that are due.
	 */
	public function run_soon(): void {
		wp_schedule_single_event( time(), Names::RETRY_EMAILS, array( 'due' ) );
	}

	/**
	 * Sends the emails of messages again: a single one at once, several by cron.
	 *
	 * @param non-empty-array<int, int>        $ids  IDs.
	 * @param array<int, array<string, mixed>> $rows Those of the messages that there are, by ID.
	 * @return int|WP_Error Number of messages that were queued; an error says why the single one was not sent.
	 */
	public function send_again( array $ids, array $rows ) {
		$is_single = 1 === count( $ids );
		$queued    = $this->queue->queue_again( $ids, time() + ( $is_single ? Email_Queue::LEASE_SECONDS : 0 ) );
		if ( false === $queued ) {
			return Message_Folders::get_write_error();
		}
		if ( 0 === $queued ) {
			return 0;
		}
		if ( ! $is_single ) {
			$this->run_soon();
			return $queued;
		}

		$message = Message::from_row( $rows[ $ids[0] ] );
		$reason  = Site_Language::run( fn () => $this->send( $ids[0], $message, $this->find_channel( $message ) ) );

		return '' === $reason ? 1 : new WP_Error( 'chaty_email_failed', $reason, array( 'status' => 502 ) );
	}

	/**
	 * Returns why an email was not sent; empty if it was.
	 *
	 * @param string $state One of the constants of Email_Status.
	 */
	private function get_reason( string $state ): string {
		if ( Email_Status::SENT === $state ) {
			return '';
		}
		$reason = Email_Status::SKIPPED === $state ? __( 'A filter of this site has removed the recipients.', 'chaty' ) : $this->email->get_error();

		return '' === $reason ? __( 'The email could not be sent.', 'chaty' ) : $reason;
	}

	/**
	 * Sends an email, and stores the result.
	 *
	 * @param array<string, mixed> $channel Channel of the form.
	 * @param int                  $tries   Number of failed attempts before.
	 * @return string One of the constants of Email_Status.
	 */
	private function send_and_mark( int $id, Message $message, array $channel, int $tries ): string {
		return $this->mark( $id, $this->email->send( $message, $channel, $id, $this->get_names( $message ) ), $tries );
	}

	/**
	 * @param string $state   One of the constants of Email_Status.
	 * @param int    $tries   Number of failed attempts before.
	 * @param string $waiting Status until the next attempt, after one that has failed.
	 * @return string One of the constants of Email_Status.
	 */
	private function mark( int $id, string $state, int $tries, string $waiting = Email_Status::FAILED ): string {
		if ( Email_Status::FAILED !== $state ) {
			$this->queue->mark_done( $id, $state );
			return $state;
		}
		Email_Error::remember( $id, $this->email->get_error() );
		if ( ! isset( self::DELAYS_SECONDS[ $tries ] ) ) {
			$this->queue->mark_done( $id, Email_Status::GIVEN_UP );
			return Email_Status::GIVEN_UP;
		}

		$this->queue->retry_later( $id, $tries + 1, time() + self::DELAYS_SECONDS[ $tries ], $waiting );
		Email_Queue::run_after( self::DELAYS_SECONDS[ $tries ] );

		return $state;
	}

	/**
	 * @return array<int, string>
	 */
	public function get_names( Message $message ): array {
		return $this->sources->get_names_of( $message->get_widget(), $message->get_channel() );
	}

	/**
	 * Finds the channel of a message's form, with its present settings.
	 *
	 * @return array<string, mixed> Empty if the channel is gone; the email then goes to the administrator.
	 */
	private function find_channel( Message $message ): array {
		$widget = $this->repository->find_widget( $message->get_widget() );

		return null === $widget ? array() : Widget_Repository::find_channel( $widget, $message->get_channel() ) ?? array();
	}
}
