<?php
/**
 * Who mails which message when.
 *
 * @package Chaty
 */

namespace Chaty\Contacts;

use Chaty\Storage\Tables;

/**
 * Keeps the state of each message's mail in its row. A claim is one statement that only one process can
 * win, on however many web nodes.
 */
final class Email_Queue {

	/**
	 * How long a process may take to mail before another takes over, in seconds.
	 */
	public const LEASE_SECONDS = 600;

	/**
	 * Notes how a mail ended.
	 *
	 * @param int    $id    Id of the message.
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
	 * Notes that a mail failed, and when it is tried again.
	 *
	 * @param int $id    Id of the message.
	 * @param int $tries How many tries failed.
	 * @param int $next  When it is tried again.
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
	 * Gives the messages whose mail is due.
	 *
	 * @param int $most Most rows.
	 * @return array<int, array<string, mixed>>
	 */
	public function get_due( int $most ): array {
		global $wpdb;

		$now = gmdate( 'Y-m-d H:i:s' );

		// phpcs:ignore WordPress.DB -- A table of our own; the standard is older than %i.
		return (array) $wpdb->get_results( $wpdb->prepare( 'SELECT * FROM %i WHERE mail_next <= %s ORDER BY mail_next LIMIT %d', Tables::get_table( 'contacts' ), $now, $most ), ARRAY_A );
	}

	/**
	 * Claims a message.
	 *
	 * @param int    $id   Id of the message.
	 * @param string $next The moment that was read with it: another process has changed it since, or not.
	 * @return bool Whether it is ours now.
	 */
	public function claim( int $id, string $next ): bool {
		global $wpdb;

		// phpcs:disable WordPress.DB -- A table of our own; the standard is older than %i.
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
	 * Changes a row.
	 *
	 * @param int                            $id      Id of the message.
	 * @param array<string, int|string|null> $columns New values.
	 */
	private function write( int $id, array $columns ): void {
		global $wpdb;

		// phpcs:ignore WordPress.DB -- A table of our own.
		$wpdb->update( Tables::get_table( 'contacts' ), $columns, array( 'id' => $id ) );
	}
}
