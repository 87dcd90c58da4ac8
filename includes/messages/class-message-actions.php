<?php
namespace Chaty\Messages;

use WP_Error;

/**
 * Runs an action on messages, and reports which of them it changed. It looks at the messages before and after, because
 * the database may refuse, and another owner may be faster.
 */
final class Message_Actions {

	/**
	 * Actions, with the folder that a message must be in afterwards; empty for any.
	 */
	public const FOLDERS = array(
		'read'       => '',
		'unread'     => '',
		'answered'   => '',
		'unanswered' => '',
		'archive'    => Message_Folder::ARCHIVE,
		'unarchive'  => Message_Folder::INBOX,
		'spam'       => Message_Folder::SPAM,
		'not-spam'   => Message_Folder::INBOX,
		'trash'      => Message_Folder::TRASH,
		'restore'    => Message_Folder::INBOX,
		'delete'     => '',
		'mail'       => Message_Folder::INBOX,
	);

	/**
	 * Actions that bring messages back to the inbox, with the folder from which they do.
	 */
	private const BACK = array(
		'unarchive' => Message_Folder::ARCHIVE,
		'not-spam'  => Message_Folder::SPAM,
		'restore'   => Message_Folder::TRASH,
	);

	private Message_Query $messages;
	private Message_Folders $folders;
	private Email_Worker $emails;

	public function __construct( Message_Query $messages, Message_Folders $folders, Email_Worker $emails ) {
		$this->messages = $messages;
		$this->folders  = $folders;
		$this->emails   = $emails;
	}

	/**
	 * Runs an action.
	 *
	 * @param string                    $action  A key of FOLDERS.
	 * @param non-empty-array<int, int> $ids     IDs, at most Message_Query::MAX_ROWS.
	 * @param array<string, string>     $filters Filters by which the IDs were found: a message that no longer matches them is not deleted.
	 * @param string                    $moment  When messages are moved or answered, of get_moment(); empty for now.
	 * @return array{done: array<int, int>, failed: array<int, WP_Error>, from: array<int, string>} IDs, errors by ID, and the folders that messages were moved from.
	 */
	public function run( string $action, array $ids, array $filters = array(), string $moment = '' ): array {
		$moment = '' === $moment ? gmdate( 'Y-m-d H:i:s' ) : $moment;
		$ids    = array_values( array_unique( $ids ) );
		$before = $this->messages->find( $ids );
		$result = $this->messages->has_failed() ? self::get_read_error() : $this->write( $action, $ids, $before, $filters, $moment );
		$after  = is_wp_error( $result ) ? array() : $this->messages->find( $ids );
		if ( ! is_wp_error( $result ) && $this->messages->has_failed() ) {
			$result = self::get_read_error();
		}

		$done   = array();
		$failed = array();
		foreach ( $ids as $id ) {
			$error = is_wp_error( $result ) ? $result : $this->get_error( $action, $before[ $id ] ?? null, $after[ $id ] ?? null );
			if ( null === $error ) {
				$done[] = $id;
			} else {
				$failed[ $id ] = $error;
			}
		}
		$folder = self::FOLDERS[ $action ];
		$moved  = array_filter( array_intersect_key( $before, array_flip( $done ) ), static fn ( array $row ): bool => ! in_array( $folder, array( '', $row['box'] ), true ) );
		if ( array() !== $done ) {
			$this->report( $action, $done, array_keys( $moved ) );
		}

		return array(
			'done'   => $done,
			'failed' => $failed,
			'from'   => array_values( array_unique( array_column( $moved, 'box' ) ) ),
		);
	}

	/**
	 * Returns a second in which no message was moved or answered: now, or shortly before. It marks all messages that one
	 * action moves, however many calls it takes, so that exactly these can be moved back.
	 */
	public function get_moment(): string {
		$time = time();
		do {
			$moment = gmdate( 'Y-m-d H:i:s', $time );
			--$time;
		} while ( $this->messages->get_totals( array( 'boxed_at' => $moment ) )['count'] + $this->messages->get_totals( array( 'answered_at' => $moment ) )['count'] > 0 );

		return $moment;
	}

	/**
	 * Returns whether a text is a moment of get_moment(), of the last day.
	 */
	public static function is_moment( string $moment ): bool {
		$time = 1 === preg_match( '/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/D', $moment ) ? strtotime( "$moment UTC" ) : false;

		return false !== $time && $time <= time() && $time > time() - DAY_IN_SECONDS;
	}

	/**
	 * Moves a message to a folder, as the action does that leads there.
	 *
	 * @param array<string, mixed> $row Message.
	 * @param string               $folder One of the constants of Message_Folder.
	 */
	public function move( array $row, string $folder ): ?WP_Error {
		$back   = array_search( $row['box'], self::BACK, true );
		$action = Message_Folder::INBOX === $folder ? (string) ( false === $back ? 'restore' : $back ) : $folder;

		return $this->run( $action, array( (int) $row['id'] ) )['failed'][ (int) $row['id'] ] ?? null;
	}

	/**
	 * Writes the private note of a message.
	 */
	public function set_note( int $id, string $note ): ?WP_Error {
		$found = $this->messages->find( array( $id ) );
		if ( $this->messages->has_failed() ) {
			return self::get_read_error();
		}
		$result = array() === $found ? self::get_not_found_error() : $this->folders->set_note( $id, Message_Note::clean( $note ) );

		return is_wp_error( $result ) ? $result : null;
	}

	/**
	 * Lets the database do an action.
	 *
	 * @param non-empty-array<int, int>        $ids     IDs.
	 * @param array<int, array<string, mixed>> $before  Messages before, by ID.
	 * @param array<string, string>            $filters Filters by which the IDs were found.
	 * @param string                           $moment  When messages are moved.
	 * @return int|WP_Error
	 */
	private function write( string $action, array $ids, array $before, array $filters, string $moment ) {
		switch ( $action ) {
			case 'read':
			case 'unread':
				return $this->folders->mark( $ids, 'read' === $action );
			case 'answered':
				return $this->folders->mark_as_answered( $ids, $moment, get_current_user_id() );
			case 'unanswered':
				return $this->folders->mark_as_unanswered( $ids );
			case 'delete':
				return $this->folders->delete( $ids, $filters );
			case 'not-spam':
				$moved = $this->folders->rescue( $ids, $moment );
				Message_Counts::add_rescued( wp_list_filter( $before, array( 'box' => Message_Folder::SPAM ) ), (int) ( is_wp_error( $moved ) ? 0 : $moved ) );

				return $moved;
			case 'unarchive':
			case 'restore':
				return $this->folders->move( $ids, Message_Folder::INBOX, $moment, array( 'box' => self::BACK[ $action ] ) );
			case 'mail':
				return array() === $before ? 0 : $this->emails->send_again( $ids, $before );
			default:
				return $this->folders->move( $ids, self::FOLDERS[ $action ], $moment );
		}
	}

	/**
	 * Returns why an action did not change a message; null if it did.
	 *
	 * @param array<string, mixed>|null $before Message before; null if there was none.
	 * @param array<string, mixed>|null $after  Message after; null if there is none.
	 */
	private function get_error( string $action, ?array $before, ?array $after ): ?WP_Error {
		if ( null === $before || ( null === $after && 'delete' !== $action ) ) {
			return self::get_not_found_error();
		}
		$folder       = self::FOLDERS[ $action ];
		$is_elsewhere = '' !== $folder && ( $after['box'] ?? '' ) !== $folder;
		if ( $is_elsewhere || ( 'delete' === $action && null !== $after ) ) {
			return new WP_Error( 'chaty_wrong_box', __( 'Somebody else has moved it.', 'chaty' ), array( 'status' => 409 ) );
		}

		return null;
	}

	/**
	 * Reports what was done.
	 *
	 * @param array<int, int> $done  IDs of the messages that it was done to.
	 * @param array<int, int> $moved IDs of those that were in another folder.
	 */
	private function report( string $action, array $done, array $moved ): void {
		if ( array() !== $moved && ( 'spam' === $action || 'not-spam' === $action ) ) {
			Spam_Reports::schedule( $moved );
		}
		if ( array() !== $moved && 'not-spam' === $action ) {
			$this->emails->run_soon();
		}

		/**
		 * Fires after an owner has read, answered, moved, deleted or emailed messages.
		 *
		 * @since 1.0.0
		 *
		 * @example
		 *     add_action( 'chaty_contacts_changed', function ( string $action, array $ids ): void {
		 *         if ( 'not-spam' === $action ) {
		 *             my_crm_add_messages( $ids );
		 *         }
		 *     }, 10, 2 );
		 *
		 * @param string          $action 'read', 'unread', 'answered', 'unanswered', 'archive', 'unarchive', 'spam', 'not-spam', 'trash', 'restore', 'delete' or 'mail'.
		 * @param array<int, int> $done   IDs of the messages, 500 at most.
		 */
		do_action( 'chaty_contacts_changed', $action, $done );
	}

	/**
	 * Creates the error that the database did not return the messages.
	 */
	public static function get_read_error(): WP_Error {
		return new WP_Error( 'chaty_db_read_failed', __( 'The messages could not be read from the database.', 'chaty' ), array( 'status' => 500 ) );
	}

	/**
	 * Creates the error that a message does not exist.
	 */
	public static function get_not_found_error(): WP_Error {
		return new WP_Error( 'rest_not_found', __( 'This message no longer exists.', 'chaty' ), array( 'status' => 404 ) );
	}
}
