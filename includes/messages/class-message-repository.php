<?php
namespace Chaty\Messages;

use Chaty\Config\Webhook_Settings;
use Chaty\Storage\Query;
use Chaty\Storage\Tables;
use WP_Error;

/**
 * Writes messages into the table, one row per message.
 */
final class Message_Repository {

	/**
	 * How long a message of the same visitor with the same text counts as a repetition.
	 */
	public const REPEAT_SECONDS = 120;

	/**
	 * Prefix of fingerprints that contain a visitor's address. Those of imported messages do not, and stay.
	 */
	private const VISITOR_PREFIX = 'v';

	/**
	 * Prefix of fingerprints of messages that an owner sent as a test. They stay, and no statistics count them.
	 */
	public const TEST_PREFIX = 't';

	/**
	 * Stores a message. Fingerprints are unique in the table, so that of two concurrent requests, on however
	 * many web nodes, one creates the row. A table that is missing, as after a move, is created first.
	 *
	 * @param string $fingerprint Hash of the message and its visitor.
	 * @param string $state       One of the constants of Email_Status. The caller must send the email of a pending one.
	 * @return array{id: int, is_new: bool}|WP_Error ID of the row, and whether it was created just now.
	 */
	public function add( Message $message, string $fingerprint, string $state = Email_Status::PENDING ) {
		global $wpdb;

		$fingerprint = substr( ( $message->is_test() ? self::TEST_PREFIX : self::VISITOR_PREFIX ) . $fingerprint, 0, 32 );
		$made        = $this->insert_unless_repeated( $message, $fingerprint, $state );
		if ( false === $made && ( new Tables() )->restore() ) {
			$made = $this->insert_unless_repeated( $message, $fingerprint, $state );
		}
		if ( 1 === $made ) {
			$id = (int) $wpdb->insert_id;
			Unread_Count::forget();

			return array(
				'id'     => $id,
				'is_new' => true,
			);
		}

		$ids = false === $made ? array() : Query::get_column( (string) $wpdb->prepare( "SELECT id FROM {$wpdb->prefix}chaty_contacts WHERE fingerprint = %s", $fingerprint ) );
		$id  = (int) ( $ids[0] ?? 0 );

		return 0 === $id ? new WP_Error( 'chaty_db_write_failed', __( 'The message could not be stored.', 'chaty' ) ) : array(
			'id'     => $id,
			'is_new' => false,
		);
	}

	/**
	 * Moves a new message to the spam, without an email, unless an owner has moved it by then.
	 */
	public function mark_as_spam( int $id ): void {
		global $wpdb;

		Query::run(
			(string) $wpdb->prepare(
				"UPDATE {$wpdb->prefix}chaty_contacts SET box = 'spam', boxed_at = %s, mail_state = 'skipped', mail_next = NULL WHERE id = %d AND box = 'inbox'",
				gmdate( 'Y-m-d H:i:s' ),
				$id
			)
		);
		Unread_Count::forget();
	}

	/**
	 * Deletes fingerprints that are not needed any more: whoever has the database and the site's salts could try
	 * addresses until one gives the same hash.
	 */
	public function delete_visitor_data(): void {
		global $wpdb;

		$then = gmdate( 'Y-m-d H:i:s', time() - self::REPEAT_SECONDS );
		Query::run( (string) $wpdb->prepare( "UPDATE {$wpdb->prefix}chaty_contacts SET fingerprint = NULL WHERE fingerprint LIKE %s AND created_at < %s", self::VISITOR_PREFIX . '%', $then ) );
	}

	/**
	 * Stores a message of another plugin, once, as read.
	 *
	 * @param string $source     Unique identifier of the message.
	 * @param string $created_at When it was sent, UTC.
	 * @return bool|WP_Error Whether it was new.
	 */
	public function import( Message $message, string $source, string $created_at ) {
		$made = $this->insert( $message, md5( $source ), Email_Status::SKIPPED, $created_at, true );

		return false === $made ? new WP_Error( 'chaty_db_write_failed', __( 'The message could not be stored.', 'chaty' ) ) : 1 === $made;
	}

	/**
	 * Inserts a row, unless the same visitor has sent the same message within REPEAT_SECONDS.
	 *
	 * @return int|false As insert().
	 */
	private function insert_unless_repeated( Message $message, string $fingerprint, string $state ) {
		global $wpdb;

		$then  = gmdate( 'Y-m-d H:i:s', time() - self::REPEAT_SECONDS );
		$freed = Query::run( (string) $wpdb->prepare( "UPDATE {$wpdb->prefix}chaty_contacts SET fingerprint = NULL WHERE fingerprint = %s AND created_at < %s", $fingerprint, $then ) );

		return false === $freed ? false : $this->insert( $message, $fingerprint, $state, gmdate( 'Y-m-d H:i:s' ) );
	}

	/**
	 * Inserts a row, unless one has the same fingerprint.
	 *
	 * @param string $created_at When it was sent, UTC.
	 * @param bool   $is_read    Whether the owner has read it.
	 * @return int|false 1; 0 if there is one already; false if the database failed.
	 */
	private function insert( Message $message, string $fingerprint, string $state, string $created_at, bool $is_read = false ) {
		global $wpdb;

		return Query::run(
			(string) $wpdb->prepare(
				"INSERT IGNORE INTO {$wpdb->prefix}chaty_contacts
					(widget, channel, name, email, phone, message, fields, page_url, created_at, mail_state, mail_next, fingerprint, read_at, hook_next)
					VALUES (%s, %s, %s, %s, %s, %s, %s, %s, %s, %s, NULLIF(%s, ''), %s, NULLIF(%s, ''), NULLIF(%s, ''))",
				$message->get_widget(),
				$message->get_channel(),
				$message->get_field( 'name' ),
				$message->get_field( 'email' ),
				$message->get_field( 'phone' ),
				$message->get_field( 'message' ),
				Own_Values::encode( $message->get_own_fields() ),
				$message->get_page_url(),
				$created_at,
				$state,
				Email_Status::PENDING === $state ? gmdate( 'Y-m-d H:i:s', time() + Email_Queue::LEASE_SECONDS ) : '',
				$fingerprint,
				$is_read ? gmdate( 'Y-m-d H:i:s' ) : '',
				Email_Status::PENDING === $state && '' !== Webhook_Settings::get()['url'] ? gmdate( 'Y-m-d H:i:s', time() + Webhook_Worker::SPAM_CHECK_SECONDS ) : ''
			)
		);
	}
}
