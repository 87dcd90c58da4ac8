<?php
/**
 * Queue of notification emails.
 *
 * @package Chaty
 */

namespace Chaty\Contacts;

use Chaty\Storage\Tables;

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
		$this->write(
			$id,
			array(
				'mail_state' => $state,
				'mail_next'  => null,
			)
		);
	}

	/**
	 * Marks the email of a message as failed, and schedules the next attempt.
	 *
	 * @param int $id    ID of the message.
	 * @param int $tries Number of failed attempts.
	 * @param int $next  Time of the next attempt.
	 */
	public function retry_later( int $id, int $tries, int $next ): void {
		$this->write(
			$id,
			array(
				'mail_state' => Email_Status::FAILED,
				'mail_tries' => $tries,
				'mail_next'  => gmdate( 'Y-m-d H:i:s', $next ),
			)
		);
	}

	/**
	 * Returns the messages whose email is due.
	 *
	 * @param int $limit Maximum number of rows.
	 * @return array<int, array<string, mixed>>
	 */
	public function get_due( int $limit ): array {
		global $wpdb;

		$now = gmdate( 'Y-m-d H:i:s' );

		// phpcs:ignore WordPress.DB -- Own table; WPCS 2 does not know %i.
		return (array) $wpdb->get_results( $wpdb->prepare( 'SELECT * FROM %i WHERE mail_next <= %s ORDER BY mail_next LIMIT %d', Tables::get_table( 'contacts' ), $now, $limit ), ARRAY_A );
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

		// phpcs:disable WordPress.DB -- Own table; WPCS 2 does not know %i.
		return 1 === $wpdb->query(
			$wpdb->prepare(
				'UPDATE %i SET mail_state = %s, mail_next = %s WHERE id = %d AND mail_next = %s',
				Tables::get_table( 'contacts' ),
				Email_Status::PENDING,
				gmdate( 'Y-m-d H:i:s', time() + self::LEASE_SECONDS ),
				$id,
				$next
			)
		);
		// phpcs:enable WordPress.DB
	}

	/**
	 * Updates a row.
	 *
	 * @param int                            $id      ID of the message.
	 * @param array<string, int|string|null> $columns New values.
	 */
	private function write( int $id, array $columns ): void {
		global $wpdb;

		// phpcs:ignore WordPress.DB -- Own table.
		$wpdb->update( Tables::get_table( 'contacts' ), $columns, array( 'id' => $id ) );
	}
}
