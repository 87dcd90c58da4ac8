<?php
namespace Chaty\Admin\Messages;

use Chaty\Messages\Answered_Key;
use Chaty\Messages\Message_Actions;
use Chaty\Messages\Message_Batches;
use Chaty\Messages\Message_Folder;

/**
 * Does what links and forms of the screen ask for, each with a nonce, and says where the browser goes then. A
 * reload never repeats an action.
 */
final class Messages_Handler {

	/**
	 * Action of the nonce of the form, as WP_List_Table names it. It is written out, because a reference to the list
	 * would load it where WordPress has no such class: when the plugin is activated on the command line.
	 */
	public const NONCE = 'bulk-messages';

	/**
	 * How long batches may take: many hosts stop PHP after 30 seconds.
	 */
	private const MAX_SECONDS = 20;

	private Message_Batches $batches;

	/**
	 * Question that a request has led to.
	 */
	private ?Message_Question $question = null;

	public function __construct( Message_Batches $batches ) {
		$this->batches = $batches;
	}

	/**
	 * Returns the question that the last request has led to; null where there is none.
	 */
	public function get_question(): ?Message_Question {
		return $this->question;
	}

	/**
	 * Does what a link asks for.
	 *
	 * @param array<array-key, mixed> $query   Arguments of the address, unslashed.
	 * @return string URL to go to; empty if there is something to show: what the address names, or a question.
	 */
	public function handle_link( array $query, Messages_Address $address ): string {
		if ( is_string( $query['dismiss'] ?? null ) ) {
			check_admin_referer( Message_Notices::NONCE );
			Message_Notices::dismiss( $query['dismiss'] );

			return $address->get_url();
		}
		$id = self::parse_ids( $query['message'] ?? '' )[0] ?? 0;
		if ( Answered_Key::is_valid( $id, $query['answered_key'] ?? null ) ) {
			return $this->ask(
				'answered',
				1,
				array(
					'messages' => array( $id ),
					'open'     => '1',
				)
			);
		}
		$action = $query['action'] ?? '';
		if ( ! is_string( $action ) || ! isset( Message_Actions::FOLDERS[ $action ] ) ) {
			return '';
		}
		if ( isset( $query['moved'] ) ) {
			return $this->take_back( $action, $query['moved'], $address, $id );
		}
		check_admin_referer( Message_Buttons::NONCE . $id );
		if ( Message_Question::is_needed( $action, 1 ) ) {
			return $this->ask( $action, 1, array( 'messages' => array( $id ) ) );
		}

		return $this->run_on_ids( $action, array( $id ), $address, false );
	}

	/**
	 * Asks about an action.
	 *
	 * @param array<string, string|array<int, int>> $fields Fields of the form that does it.
	 * @return string Empty: there is something to show.
	 */
	private function ask( string $action, int $count, array $fields ): string {
		$this->question = new Message_Question( $action, $count, array( 'action' => $action ) + $fields );

		return '';
	}

	/**
	 * Takes back what an action has done.
	 *
	 * @param mixed $moment When it was done.
	 * @param int   $open   ID of the message that stays open; 0 for none.
	 * @return string URL to go to.
	 */
	private function take_back( string $action, $moment, Messages_Address $address, int $open ): string {
		check_admin_referer( self::NONCE );
		if ( ! is_string( $moment ) || ! Message_Results::can_take_back( $action, $moment ) ) {
			return $address->get_url();
		}

		return $address->get_url( $this->run( $this->batches->take_back( $action, $moment ), $action ) + ( 0 === $open ? array() : array( 'message' => $open ) ) );
	}

	/**
	 * Does what the form of the list asks for: an action on the chosen messages, on all that match, or emptying a folder.
	 *
	 * @param array<array-key, mixed> $fields  Fields, unslashed.
	 * @return string URL to go to.
	 */
	public function handle_form( array $fields, Messages_Address $address ): string {
		check_admin_referer( self::NONCE );

		$empties = isset( $fields['empty'] ) && in_array( $address->get_folder(), array( Message_Folder::SPAM, Message_Folder::TRASH ), true );
		$ids     = self::parse_ids( $fields['messages'] ?? array() );
		if ( is_string( $fields['note'] ?? null ) && array() !== $ids ) {
			return $address->get_url( $this->run( $this->batches->set_note( $ids[0], $fields['note'] ), 'note' ) + array( 'message' => $ids[0] ) );
		}
		$action = $empties ? 'delete' : $fields['action'] ?? '';
		if ( ! is_string( $action ) || ! isset( Message_Actions::FOLDERS[ $action ] ) ) {
			// Enter in the field of the page number sends the form too.
			return $address->get_url( array( 'paged' => self::parse_ids( $fields['paged'] ?? '' )[0] ?? '' ) );
		}

		$until = self::parse_ids( $fields['until_id'] ?? '' )[0] ?? 0;
		if ( $empties || ( isset( $fields['all'] ) && $until > 0 ) ) {
			return $this->run_on_all( $action, $until, $address, array_intersect_key( $fields, array_flip( array( 'empty', 'all', 'confirmed' ) ) ) );
		}
		if ( array() === $ids ) {
			return $address->get_url( array( 'did' => Message_Results::NOTHING ) );
		}
		if ( ! isset( $fields['confirmed'] ) && Message_Question::is_needed( $action, count( $ids ) ) ) {
			return $this->ask( $action, count( $ids ), array( 'messages' => $ids ) );
		}

		return $this->run_on_ids( $action, $ids, $address, isset( $fields['open'] ) );
	}

	/**
	 * Does an action to the messages with some IDs.
	 *
	 * @param array<int, int> $ids     IDs.
	 * @param bool            $is_open Whether the message is open: it stays open, unless the action moves it.
	 * @return string URL to go to.
	 */
	private function run_on_ids( string $action, array $ids, Messages_Address $address, bool $is_open ): string {
		$moment = $this->batches->get_moment();
		$open   = $is_open && in_array( $action, array( 'read', 'unread', 'answered', 'unanswered', 'mail' ), true ) ? array( 'message' => $ids[0] ) : array();

		return $address->get_url( $this->run( $this->batches->run_by_ids( $action, $ids, $moment ), $action, $moment ) + $open );
	}

	/**
	 * Does an action to all messages that match, or to a whole folder; where there are many, it asks first.
	 *
	 * @param int                     $until   Highest ID.
	 * @param array<array-key, mixed> $fields  The fields `all`, `empty` and `confirmed`, where they were sent.
	 * @return string URL to go to; empty for a question.
	 */
	private function run_on_all( string $action, int $until, Messages_Address $address, array $fields ): string {
		$filters = isset( $fields['empty'] ) ? array( 'box' => $address->get_folder() ) : $address->get_filters();
		if ( ! isset( $fields['empty'] ) && array() !== $address->get_invalid() ) {
			return $address->get_url();
		}
		$count = $this->batches->count( $filters, $until );
		if ( ! isset( $fields['confirmed'] ) && Message_Question::is_needed( $action, $count ) ) {
			return $this->ask( $action, $count, array( 'until_id' => (string) $until ) + array_fill_keys( array_keys( $fields ), '1' ) );
		}
		$moment = $this->batches->get_moment();

		return $address->get_url( $this->run( $this->batches->run_by_filters( $action, $filters, $until, $moment ), $action, $moment ) );
	}

	/**
	 * Marks a message as read, because it is opened.
	 */
	public function mark_as_read( int $id ): void {
		iterator_to_array( $this->batches->run_by_ids( 'read', array( $id ) ) );
	}

	/**
	 * Runs batches until they are done or take too long.
	 *
	 * @phpstan-param \Generator<int, array{done: array<int, int>, failed: array<int, \WP_Error>, from: array<int, string>}> $batches
	 * @param string $moment When it is done; empty where that cannot be taken back.
	 * @return array<string, string|int> Arguments that say what was done.
	 */
	private function run( \Generator $batches, string $action, string $moment = '' ): array {
		$deadline = microtime( true ) + self::MAX_SECONDS;
		$done     = 0;
		$failed   = array();
		$from     = array();
		$is_cut   = false;
		foreach ( $batches as $batch ) {
			$done  += count( $batch['done'] );
			$failed = array_merge( $failed, array_values( $batch['failed'] ) );
			$from   = array_unique( array_merge( $from, $batch['from'] ) );
			$is_cut = microtime( true ) > $deadline;
			if ( $is_cut ) {
				break;
			}
		}

		return Message_Results::get_args( $action, $done, $failed, $moment, $from ) + ( $is_cut ? array( 'cut' => 1 ) : array() );
	}

	/**
	 * Parses IDs; what is none is left out.
	 *
	 * @param mixed $sent One or a list.
	 * @return array<int, int>
	 */
	public static function parse_ids( $sent ): array {
		$ids = array();
		foreach ( (array) $sent as $id ) {
			if ( is_string( $id ) && 1 === preg_match( '/^[0-9]{1,18}$/D', $id ) && (int) $id > 0 ) {
				$ids[] = (int) $id;
			}
		}

		return array_values( array_unique( $ids ) );
	}
}
