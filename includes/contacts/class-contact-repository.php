<?php
/**
 * Stored messages.
 *
 * @package Chaty
 */

namespace Chaty\Contacts;

use Chaty\Storage\Retrying_Query;
use Chaty\Storage\Tables;
use WP_Error;

/**
 * Writes messages of visitors into the table, one row a message, whole or not at all.
 */
final class Contact_Repository {

	/**
	 * How long the same message of the same visitor counts as one, in seconds.
	 */
	public const REPEAT_SECONDS = 120;

	/**
	 * First letter of fingerprints that a visitor's address went into. Those of messages that were taken
	 * over are hexadecimal, and stay.
	 */
	private const VISITOR = 'v';

	/**
	 * Stores a message. The table takes a fingerprint once, so of two posts at the same moment, on
	 * however many web nodes, one makes the row.
	 *
	 * @param Contact $contact     The message.
	 * @param string  $fingerprint Hash of the message and its visitor.
	 * @param string  $state       One of the constants of Email_Status; a pending one is the caller's to mail.
	 * @return array{id: int, is_new: bool}|WP_Error Id of the row, and whether it was created just now.
	 */
	public function add( Contact $contact, string $fingerprint, string $state = Email_Status::PENDING ) {
		global $wpdb;

		$table       = Tables::get_table( 'contacts' );
		$then        = gmdate( 'Y-m-d H:i:s', time() - self::REPEAT_SECONDS );
		$fingerprint = substr( self::VISITOR . $fingerprint, 0, 32 );
		// phpcs:ignore WordPress.DB -- A table of our own; the standard is older than %i.
		$freed = Retrying_Query::run( (string) $wpdb->prepare( 'UPDATE %i SET fingerprint = NULL WHERE fingerprint = %s AND created_at < %s', $table, $fingerprint, $then ) );
		$made  = false === $freed ? false : $this->insert( $contact, $fingerprint, $state );
		if ( 1 === $made ) {
			return array(
				'id'     => (int) $wpdb->insert_id,
				'is_new' => true,
			);
		}

		// phpcs:ignore WordPress.DB -- A table of our own; the standard is older than %i.
		$id = false === $made ? 0 : (int) $wpdb->get_var( $wpdb->prepare( 'SELECT id FROM %i WHERE fingerprint = %s', $table, $fingerprint ) );
		if ( 0 === $id ) {
			return new WP_Error( 'chaty_db_write_failed', __( 'The message could not be stored.', 'chaty' ) );
		}

		return array(
			'id'     => $id,
			'is_new' => false,
		);
	}

	/**
	 * Removes the fingerprints that have done their work: whoever has the database and the site's keys
	 * could try addresses until one of them gives the same hash.
	 */
	public function delete_visitor_data(): void {
		global $wpdb;

		$then = gmdate( 'Y-m-d H:i:s', time() - self::REPEAT_SECONDS );
		// phpcs:ignore WordPress.DB -- A table of our own; the standard is older than %i.
		Retrying_Query::run( (string) $wpdb->prepare( 'UPDATE %i SET fingerprint = NULL WHERE fingerprint LIKE %s AND created_at < %s', Tables::get_table( 'contacts' ), self::VISITOR . '%', $then ) );
	}

	/**
	 * Stores a message that came in elsewhere, once.
	 *
	 * @param Contact $contact    The message.
	 * @param string  $origin     What tells it from all others for ever.
	 * @param string  $created_at When it came in, UTC.
	 * @return bool|WP_Error Whether it is new.
	 */
	public function import( Contact $contact, string $origin, string $created_at ) {
		$made = $this->insert( $contact, md5( $origin ), Email_Status::SKIPPED, $created_at );

		return false === $made ? new WP_Error( 'chaty_db_write_failed', __( 'The message could not be stored.', 'chaty' ) ) : 1 === $made;
	}

	/**
	 * Inserts a row, unless one has its fingerprint.
	 *
	 * @param Contact $contact     The message.
	 * @param string  $fingerprint Its fingerprint.
	 * @param string  $state       State of its mail.
	 * @param string  $created_at  When it came in, UTC; empty for now.
	 * @return int|false 1, 0 when there is one already, false when the database failed.
	 */
	private function insert( Contact $contact, string $fingerprint, string $state, string $created_at = '' ) {
		global $wpdb;

		$columns = array(
			'widget'      => $contact->get_widget(),
			'channel'     => $contact->get_channel(),
			'name'        => $contact->get_field( 'name' ),
			'email'       => $contact->get_field( 'email' ),
			'phone'       => $contact->get_field( 'phone' ),
			'message'     => $contact->get_field( 'message' ),
			'page_url'    => $contact->get_page_url(),
			'created_at'  => '' === $created_at ? gmdate( 'Y-m-d H:i:s' ) : $created_at,
			'mail_state'  => $state,
			'fingerprint' => $fingerprint,
		);
		if ( Email_Status::PENDING === $state ) {
			$columns['mail_next'] = gmdate( 'Y-m-d H:i:s', time() + Email_Queue::LEASE_SECONDS );
		}
		$names  = implode( ', ', array_keys( $columns ) );
		$places = implode( ', ', array_fill( 0, count( $columns ), '%s' ) );

		// phpcs:ignore WordPress.DB -- A table of our own; names of columns and places from above; the standard is older than %i.
		return Retrying_Query::run( (string) $wpdb->prepare( "INSERT IGNORE INTO %i ($names) VALUES ($places)", array_merge( array( Tables::get_table( 'contacts' ) ), array_values( $columns ) ) ) );
	}
}
