<?php
namespace Chaty\Messages;

use Chaty\Config\Names;
use Chaty\Config\Webhook_Settings;
use Chaty\Registrable;
use Chaty\Storage\Query;
use Chaty\Visible_Text;

/**
 * Sends new messages to the owner's webhook, by cron, so that nobody waits for its answer. Failed calls are tried again
 * after the same delays as emails; claiming a message is a single statement, as for emails.
 */
final class Webhook_Worker implements Registrable {

	/**
	 * How long a new message waits to be judged by Akismet.
	 */
	public const SPAM_CHECK_SECONDS = MINUTE_IN_SECONDS;

	/**
	 * Calls of one run, at most.
	 */
	private const MAX_CALLS = 50;

	/**
	 * How long an answer is waited for.
	 */
	private const TIMEOUT_SECONDS = 5;

	/**
	 * How much of an answer is read: its status alone counts.
	 */
	private const MAX_ANSWER_BYTES = 1024;

	private Webhook_Payload $payload;

	public function __construct( Webhook_Payload $payload ) {
		$this->payload = $payload;
	}

	public function register(): void {
		add_action( Names::RETRY_EMAILS, array( $this, 'run' ) );
	}

	/**
	 * Lets cron send a message that is no spam, at once where WordPress may start it itself.
	 */
	public static function run_soon( int $id ): void {
		global $wpdb;

		if ( '' === Webhook_Settings::get()['url'] ) {
			return;
		}
		Query::run( (string) $wpdb->prepare( "UPDATE {$wpdb->prefix}chaty_contacts SET hook_next = %s WHERE id = %d AND hook_next IS NOT NULL", gmdate( 'Y-m-d H:i:s', time() ), $id ) );
		wp_schedule_single_event( time(), Names::RETRY_EMAILS, array( 'hook' ) );
		if ( ! defined( 'DISABLE_WP_CRON' ) || ! DISABLE_WP_CRON ) {
			spawn_cron();
		}
	}

	/**
	 * Sends the messages that are due. Those in the spam and in the trash wait until they are moved back. A receiver that
	 * does not answer ends the run.
	 */
	public function run(): void {
		global $wpdb;

		$settings = Webhook_Settings::get();
		$rows     = Query::get_rows(
			(string) $wpdb->prepare(
				"SELECT * FROM {$wpdb->prefix}chaty_contacts WHERE hook_next <= %s AND box IN ('inbox', 'archive') ORDER BY hook_next, id LIMIT %d",
				gmdate( 'Y-m-d H:i:s', time() ),
				self::MAX_CALLS
			)
		);
		$is_alive = true;
		foreach ( $rows as $row ) {
			$id = (int) $row['id'];
			if ( '' === $settings['url'] ) {
				$this->set_next( $id, 0, '' );
			} elseif ( $is_alive && $this->claim( $id, (string) $row['hook_next'] ) ) {
				$is_alive = $this->send( $row, $settings );
			}
		}
		if ( $is_alive && self::MAX_CALLS === count( $rows ) ) {
			wp_schedule_single_event( time(), Names::RETRY_EMAILS, array( 'hook', 'more' ) );
		}
	}

	/**
	 * Sends a message that this process has claimed.
	 *
	 * @param array<string, mixed>                               $row      Row of the message.
	 * @param array{url: string, format: string, secret: string} $settings Settings.
	 * @return bool Whether the receiver has answered, whatever it said.
	 */
	private function send( array $row, array $settings ): bool {
		$id     = (int) $row['id'];
		$tries  = (int) $row['hook_tries'];
		$body   = $this->payload->create( $row, $settings['format'] );
		$answer = wp_safe_remote_post(
			$settings['url'],
			array(
				'body'                => $body,
				'headers'             => array( 'Content-Type' => 'application/json' ) + $this->sign( $body, $settings['secret'] ),
				'timeout'             => self::TIMEOUT_SECONDS,
				'redirection'         => 0,
				'limit_response_size' => self::MAX_ANSWER_BYTES,
			)
		);
		$status = (int) wp_remote_retrieve_response_code( $answer );
		$is_ok  = $status >= 200 && $status < 300;
		$delay  = $is_ok ? null : Email_Worker::DELAYS_SECONDS[ $tries ] ?? null;
		$next   = null === $delay ? 0 : time() + $delay;
		$this->set_next( $id, $tries + 1, 0 === $next ? '' : gmdate( 'Y-m-d H:i:s', $next ) );
		if ( null !== $delay ) {
			Email_Queue::run_after( $delay );
		}
		Webhook_Calls::add( $id, $status, is_wp_error( $answer ) ? Visible_Text::clean_line( $answer->get_error_message() ) : '', $next );

		return ! is_wp_error( $answer );
	}

	/**
	 * Returns the headers by which the receiver knows that a call comes from this site, and when it was made.
	 *
	 * @return array<string, string> None without a secret.
	 */
	private function sign( string $body, string $secret ): array {
		$time = (string) time();

		return '' === $secret ? array() : array(
			'X-Chaty-Time'      => $time,
			'X-Chaty-Signature' => 'sha256=' . hash_hmac( 'sha256', "$time.$body", $secret ),
		);
	}

	/**
	 * Claims a message for as long as a process may take.
	 *
	 * @param string $next Time of the next call, as it was read: another process that claims the message changes it.
	 */
	private function claim( int $id, string $next ): bool {
		global $wpdb;

		return 1 === Query::run(
			(string) $wpdb->prepare(
				"UPDATE {$wpdb->prefix}chaty_contacts SET hook_next = %s WHERE id = %d AND hook_next = %s AND box IN ('inbox', 'archive')",
				gmdate( 'Y-m-d H:i:s', time() + Email_Queue::LEASE_SECONDS ),
				$id,
				$next
			)
		);
	}

	/**
	 * @param string $next Time (UTC); empty for never.
	 */
	private function set_next( int $id, int $tries, string $next ): void {
		global $wpdb;

		Query::run( (string) $wpdb->prepare( "UPDATE {$wpdb->prefix}chaty_contacts SET hook_tries = %d, hook_next = NULLIF(%s, '') WHERE id = %d", $tries, $next, $id ) );
	}
}
