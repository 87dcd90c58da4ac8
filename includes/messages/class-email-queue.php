<?php
namespace Chaty\Messages;

use Chaty\Config\Names;
use Chaty\Storage\Query;

/**
 * Keeps the email status of each message in its row. Claiming a message is a single statement, which only one
 * process can win, on however many web nodes.
 */
final class Email_Queue {

	/**
	 * How long a process may take to send an email before another one may claim it.
	 */
	public const LEASE_SECONDS = 600;

	/**
	 * Emails that a site sends in a minute: more than people write, and fewer than the limits of hosts, of which
	 * strict ones allow 100 an hour (decision 0011).
	 */
	public const MAX_PER_MINUTE = 20;

	/**
	 * Lets cron try again after a delay, or a little later: emails that fail within a fifth of a delay share an event,
	 * so that a day on which everything fails creates few events.
	 */
	public static function run_after( int $delay ): void {
		$step = intdiv( $delay, 5 );
		$time = (int) ceil( ( time() + $delay ) / $step ) * $step;
		wp_schedule_single_event( $time, Names::RETRY_EMAILS, array( $time ) );
	}

	/**
	 * Returns whether more messages have come within the last minute, up to this one, than the site sends emails.
	 */
	public function is_flooded( int $id ): bool {
		global $wpdb;

		$then = gmdate( 'Y-m-d H:i:s', time() - MINUTE_IN_SECONDS );
		$rows = Query::get_column( (string) $wpdb->prepare( "SELECT COUNT(*) FROM {$wpdb->prefix}chaty_contacts WHERE created_at > %s AND id <= %d AND box = 'inbox'", $then, $id ) );

		return (int) ( $rows[0] ?? 0 ) > self::MAX_PER_MINUTE;
	}

	/**
	 * @param string $state One of the constants of Email_Status.
	 */
	public function mark_done( int $id, string $state ): void {
		global $wpdb;

		Query::run( (string) $wpdb->prepare( "UPDATE {$wpdb->prefix}chaty_contacts SET mail_state = %s, mail_next = NULL WHERE id = %d", $state, $id ) );
	}

	/**
	 * Schedules the next attempt for the email of a message.
	 *
	 * @param string $state Email_Status::FAILED or DIGEST.
	 */
	public function retry_later( int $id, int $tries, int $next, string $state = Email_Status::FAILED ): void {
		global $wpdb;

		Query::run(
			(string) $wpdb->prepare(
				"UPDATE {$wpdb->prefix}chaty_contacts SET mail_state = %s, mail_tries = %d, mail_next = %s WHERE id = %d",
				$state,
				$tries,
				gmdate( 'Y-m-d H:i:s', $next ),
				$id
			)
		);
	}

	/**
	 * Queues the emails of messages in the inbox again, from the first attempt, except those that a process is
	 * sending.
	 *
	 * @param non-empty-array<int, int> $ids IDs.
	 * @return int|false Number of messages; false if the database failed.
	 */
	public function queue_again( array $ids, int $next ) {
		global $wpdb;

		$marks   = implode( ', ', array_fill( 0, count( $ids ), '%d' ) );
		$is_idle = "(mail_state NOT IN ('pending', 'digest') OR mail_next IS NULL OR mail_next < %s)";
		$values  = array_merge( array( gmdate( 'Y-m-d H:i:s', $next ) ), $ids, array( gmdate( 'Y-m-d H:i:s' ) ) );

		return Query::run(
			Query::prepare( "UPDATE {$wpdb->prefix}chaty_contacts SET mail_state = 'pending', mail_tries = 0, mail_next = %s WHERE id IN ($marks) AND box = 'inbox' AND $is_idle", $values )
		);
	}

	/**
	 * Returns the messages whose email is due. Those in the spam and in the trash wait until they are moved back.
	 *
	 * @param bool $is_digest Whether those that are sent together, in place of the others.
	 * @return array<int, array<string, mixed>>
	 */
	public function get_due( int $limit, bool $is_digest = false ): array {
		global $wpdb;

		return Query::get_rows(
			(string) $wpdb->prepare(
				"SELECT * FROM {$wpdb->prefix}chaty_contacts WHERE mail_next <= %s AND box = 'inbox' AND (mail_state = 'digest') = %d ORDER BY mail_next, id LIMIT %d",
				gmdate( 'Y-m-d H:i:s' ),
				(int) $is_digest,
				$limit
			)
		);
	}

	/**
	 * @param string $next  Time of the next attempt, as it was read: another process that claims the message changes it.
	 * @param string $state Email_Status::PENDING or DIGEST.
	 * @return bool Whether this process claimed it.
	 */
	public function claim( int $id, string $next, string $state = Email_Status::PENDING ): bool {
		global $wpdb;

		return 1 === Query::run(
			(string) $wpdb->prepare(
				"UPDATE {$wpdb->prefix}chaty_contacts SET mail_state = %s, mail_next = %s WHERE id = %d AND mail_next = %s AND box = 'inbox'",
				$state,
				gmdate( 'Y-m-d H:i:s', time() + self::LEASE_SECONDS ),
				$id,
				$next
			)
		);
	}
}
