<?php
namespace Chaty\Messages;

use Chaty\Storage\Query;
use InvalidArgumentException;
use WP_Error;

/**
 * Marks, moves and deletes messages. Each change is one statement, which touches only messages that are still
 * as it expects them, so that two owners at the same time do nothing twice.
 */
final class Message_Folders {

	/**
	 * Filter that deletes everything.
	 */
	public const ALL = array( 'all' => 'yes' );

	private Message_Query $messages;

	public function __construct( Message_Query $messages ) {
		$this->messages = $messages;
	}

	/**
	 * @param non-empty-array<int, int> $ids IDs, at most Message_Query::MAX_ROWS.
	 * @return int|WP_Error Number of messages that the database changed.
	 */
	public function mark( array $ids, bool $is_read ) {
		return $is_read
			? $this->update( 'read_at = %s', array( gmdate( 'Y-m-d H:i:s' ) ), $ids, array( 'unread' => '1' ) )
			: $this->update( 'read_at = NULL', array(), $ids, array( 'unread' => '0' ) );
	}

	/**
	 * Marks messages as answered, and thereby as read. Those that were answered before keep when and by whom.
	 *
	 * @param non-empty-array<int, int> $ids    IDs, at most Message_Query::MAX_ROWS.
	 * @param string                    $moment When they are answered (UTC).
	 * @param int                       $user   ID of the user who did; 0 for none.
	 * @return int|WP_Error Number of messages that the database changed.
	 */
	public function mark_as_answered( array $ids, string $moment, int $user ) {
		$set = 'answered_at = %s, answered_by = %d, read_at = COALESCE(read_at, %s)';

		return $this->update( $set, array( $moment, (string) $user, $moment ), $ids, array( 'answered' => '0' ) );
	}

	/**
	 * @param non-empty-array<int, int> $ids IDs, at most Message_Query::MAX_ROWS.
	 * @return int|WP_Error Number of messages that the database changed.
	 */
	public function mark_as_unanswered( array $ids ) {
		return $this->update( 'answered_at = NULL, answered_by = 0', array(), $ids, array( 'answered' => '1' ) );
	}

	/**
	 * @return int|WP_Error Number of messages that the database changed.
	 */
	public function set_note( int $id, string $note ) {
		return $this->update( 'note = %s', array( $note ), array( $id ), array() );
	}

	/**
	 * @param non-empty-array<int, int> $ids    IDs, at most Message_Query::MAX_ROWS.
	 * @param string                    $moment When they are moved (UTC).
	 * @param array<string, string>     $from   Filters: only these are moved.
	 * @return int|WP_Error Number of messages that the database changed.
	 */
	public function move( array $ids, string $folder, string $moment, array $from = array() ) {
		$from += array( 'not_box' => $folder );

		return $this->update( 'box = %s, boxed_at = %s', array( $folder, $moment ), $ids, $from );
	}

	/**
	 * Moves messages from the spam to the inbox, and queues the emails of those that were not sent, in the same
	 * statement: however many owners do so, each email is sent once. MySQL assigns from the left to the right.
	 *
	 * @param non-empty-array<int, int> $ids    IDs, at most Message_Query::MAX_ROWS.
	 * @param string                    $moment When they are moved (UTC).
	 * @return int|WP_Error Number of messages that the database changed.
	 */
	public function rescue( array $ids, string $moment ) {
		$set = "mail_next = CASE WHEN mail_state = 'sent' THEN mail_next ELSE %s END,
			mail_tries = CASE WHEN mail_state = 'sent' THEN mail_tries ELSE 0 END,
			mail_state = CASE WHEN mail_state = 'sent' THEN mail_state ELSE 'pending' END,
			box = 'inbox', boxed_at = %s";

		return $this->update( $set, array( $moment, $moment ), $ids, array( 'box' => Message_Folder::SPAM ) );
	}

	/**
	 * @param non-empty-array<int, int> $ids     IDs, at most Message_Query::MAX_ROWS.
	 * @param array<string, string>     $filters Filters: only these are deleted.
	 * @return int|WP_Error Number of deleted messages.
	 */
	public function delete( array $ids, array $filters = array() ) {
		return $this->write( 'DELETE FROM', '', array(), $ids, $filters );
	}

	/**
	 * Deletes some of the messages, the newest first.
	 *
	 * @throws InvalidArgumentException When a filter is empty or unknown: it would delete more than is meant.
	 *
	 * @param array<string, string> $filters Filters, or ALL.
	 * @return int|WP_Error Number of deleted messages.
	 */
	public function delete_some( array $filters, int $limit = Message_Query::MAX_ROWS ) {
		if ( self::ALL !== $filters && ! Message_Where::is_closed( $filters ) ) {
			throw new InvalidArgumentException( 'A deletion needs filters that are known and not empty, or ALL.' );
		}

		$ids = $this->messages->find_ids( $filters, $limit );
		if ( array() === $ids ) {
			return $this->messages->has_failed() ? self::get_write_error() : 0;
		}

		return $this->delete( $ids, $filters );
	}

	/**
	 * Creates the error of a change that the database refused.
	 */
	public static function get_write_error(): WP_Error {
		return new WP_Error( 'chaty_db_write_failed', __( 'The database refused to change messages.', 'chaty' ), array( 'status' => 500 ) );
	}

	/**
	 * @param string                    $set     Assignments, with placeholders.
	 * @param array<int, string>        $values  Values of these placeholders.
	 * @param non-empty-array<int, int> $ids     IDs.
	 * @param array<string, string>     $filters Filters: only these are updated.
	 * @return int|WP_Error Number of rows.
	 */
	private function update( string $set, array $values, array $ids, array $filters ) {
		return $this->write( 'UPDATE', "SET $set", $values, $ids, $filters );
	}

	/**
	 * Runs a statement.
	 *
	 * @param string                    $verb    UPDATE or DELETE FROM.
	 * @param string                    $set     Assignments, with placeholders.
	 * @param array<int, string>        $values  Values of these placeholders.
	 * @param non-empty-array<int, int> $ids     IDs.
	 * @param array<string, string>     $filters Filters.
	 * @return int|WP_Error Number of rows.
	 */
	private function write( string $verb, string $set, array $values, array $ids, array $filters ) {
		global $wpdb;

		list( $where, $filtered ) = Message_Where::build( $filters );

		$marks     = implode( ', ', array_fill( 0, count( $ids ), '%d' ) );
		$statement = "$verb {$wpdb->prefix}chaty_contacts $set WHERE id IN ($marks) AND $where";
		$changed   = Query::run( Query::prepare( $statement, array_merge( $values, $ids, $filtered ) ) );
		Unread_Count::forget();

		return false === $changed ? self::get_write_error() : $changed;
	}
}
