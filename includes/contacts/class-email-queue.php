<?php
/**
 * Queue of notification emails.
 *
 * @package Chaty
 */

namespace Chaty\Contacts;

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
	 * Marks the email of a message as done.
	 *
	 * @param int    $id    ID of the message.
	 * @param string $state One of the constants of Email_Status.
	 */
	public function mark_done( int $id, string $state ): void {
		global $wpdb;

		Query::run( (string) $wpdb->prepare( "UPDATE {$wpdb->prefix}chaty_contacts SET mail_state = %s, mail_next = NULL WHERE id = %d", $state, $id ) );
	}

	/**
	 * Marks the email of a message as failed, and schedules the next attempt.
	 *
	 * @param int $id    ID of the message.
	 * @param int $tries Number of failed attempts.
	 * @param int $next  Time of the next attempt.
	 */
	public function retry_later( int $id, int $tries, int $next ): void {
		global $wpdb;

		Query::run(
			(string) $wpdb->prepare(
				"UPDATE {$wpdb->prefix}chaty_contacts SET mail_state = %s, mail_tries = %d, mail_next = %s WHERE id = %d",
				Email_Status::FAILED,
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
	 * @param non-empty-array<int, int> $ids  IDs.
	 * @param int                       $next Time of the attempt.
	 * @return int|false Number of messages; false if the database failed.
	 */
	public function queue_again( array $ids, int $next ) {
		global $wpdb;

		$marks   = implode( ', ', array_fill( 0, count( $ids ), '%d' ) );
		$is_idle = "(mail_state <> 'pending' OR mail_next IS NULL OR mail_next < %s)";
		$values  = array_merge( array( gmdate( 'Y-m-d H:i:s', $next ) ), $ids, array( gmdate( 'Y-m-d H:i:s' ) ) );

		return Query::run(
			Query::prepare( "UPDATE {$wpdb->prefix}chaty_contacts SET mail_state = 'pending', mail_tries = 0, mail_next = %s WHERE id IN ($marks) AND box = 'inbox' AND $is_idle", $values )
		);
	}

	/**
	 * Returns the messages whose email is due. Those in the spam and in the trash wait until they are moved back.
	 *
	 * @param int $limit Maximum number of rows.
	 * @return array<int, array<string, mixed>>
	 */
	public function get_due( int $limit ): array {
		global $wpdb;

		return Query::get_rows(
			(string) $wpdb->prepare( "SELECT * FROM {$wpdb->prefix}chaty_contacts WHERE mail_next <= %s AND box = 'inbox' ORDER BY mail_next LIMIT %d", gmdate( 'Y-m-d H:i:s' ), $limit )
		);
	}

	/**
	 * Claims a message.
	 *
	 * @param int    $id   ID of the message.
	 * @param string $next Time of the next attempt, as it was read: another process that claims the message changes it.
	 * @return bool Whether this process claimed it.
	 */
	public function claim( int $id, string $next ): bool {
		global $wpdb;

		return 1 === Query::run(
			(string) $wpdb->prepare(
				"UPDATE {$wpdb->prefix}chaty_contacts SET mail_state = %s, mail_next = %s WHERE id = %d AND mail_next = %s AND box = 'inbox'",
				Email_Status::PENDING,
				gmdate( 'Y-m-d H:i:s', time() + self::LEASE_SECONDS ),
				$id,
				$next
			)
		);
	}
}
