<?php
/**
 * Actions of the Messages screen.
 *
 * @package Chaty
 */

namespace Chaty\Admin\Messages;

use Chaty\Contacts\Contact_Actions;
use Chaty\Contacts\Contact_Batches;
use Chaty\Contacts\Contact_Box;

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

	private Contact_Batches $batches;

	/**
	 * @param Contact_Batches $batches Actions on many messages.
	 */
	public function __construct( Contact_Batches $batches ) {
		$this->batches = $batches;
	}

	/**
	 * Does what a link asks for.
	 *
	 * @param array<array-key, mixed> $query   Arguments of the address, unslashed.
	 * @param Messages_Address        $address Address of the list.
	 * @return string URL to go to; empty if the address only shows something.
	 */
	public function handle_link( array $query, Messages_Address $address ): string {
		if ( is_string( $query['dismiss'] ?? null ) ) {
			check_admin_referer( Message_Notices::NONCE );
			Message_Notices::dismiss( $query['dismiss'] );

			return $address->get_url();
		}
		$action = $query['action'] ?? '';
		if ( ! is_string( $action ) || ! isset( Contact_Actions::BOXES[ $action ] ) ) {
			return '';
		}
		if ( isset( $query['message'] ) ) {
			$id = self::parse_ids( $query['message'] )[0] ?? 0;
			check_admin_referer( Message_Actions::NONCE . $id );
			$ids = array( $id );
		} else {
			check_admin_referer( self::NONCE );
			$ids = self::parse_ids( explode( ',', is_string( $query['ids'] ?? null ) ? $query['ids'] : '' ) );
		}
		$stays = isset( $query['single'] ) && ! in_array( $action, array( 'trash', 'delete' ), true );

		return $address->get_url( $this->run( $this->batches->run_by_ids( $action, $ids ), $action, $address ) + ( $stays ? array( 'message' => $ids[0] ) : array() ) );
	}

	/**
	 * Does what the form of the list asks for: an action on the chosen messages, on all that match, or emptying a box.
	 *
	 * @param array<array-key, mixed> $fields  Fields, unslashed.
	 * @param Messages_Address        $address Address of the list.
	 * @return string URL to go to.
	 */
	public function handle_form( array $fields, Messages_Address $address ): string {
		check_admin_referer( self::NONCE );

		$box    = $address->get_box();
		$until  = self::parse_ids( $fields['until_id'] ?? '' )[0] ?? 0;
		$action = $fields['action'] ?? '';
		if ( isset( $fields['empty'] ) && Contact_Box::INBOX !== $box ) {
			return $address->get_url( $this->run( $this->batches->run_by_filters( 'delete', array( 'box' => $box ), $until ), 'delete', $address ) );
		}
		if ( ! is_string( $action ) || ! isset( Message_Actions::get_offered( $box )[ $action ] ) ) {
			// Enter in the field of the page number sends the form too.
			return $address->get_url( array( 'paged' => self::parse_ids( $fields['paged'] ?? '' )[0] ?? '' ) );
		}

		$ids    = self::parse_ids( $fields['messages'] ?? array() );
		$is_all = isset( $fields['all'] ) && $until > 0;
		if ( $is_all && array() !== $address->get_invalid() ) {
			return $address->get_url();
		}
		if ( ! $is_all && array() === $ids ) {
			return $address->get_url( array( 'did' => Message_Results::NOTHING ) );
		}

		return $address->get_url( $this->run( $is_all ? $this->batches->run_by_filters( $action, $address->get_filters(), $until ) : $this->batches->run_by_ids( $action, $ids ), $action, $address ) );
	}

	/**
	 * Marks a message as read, because it is opened.
	 *
	 * @param int $id ID.
	 */
	public function mark_as_read( int $id ): void {
		iterator_to_array( $this->batches->run_by_ids( 'read', array( $id ) ) );
	}

	/**
	 * Runs batches until they are done or take too long.
	 *
	 * @phpstan-param \Generator<int, array{done: array<int, int>, failed: array<int, \WP_Error>}> $batches
	 * @param \Generator       $batches Batches.
	 * @param string           $action  Action.
	 * @param Messages_Address $address Address of the list.
	 * @return array<string, string|int> Arguments that say what was done.
	 */
	private function run( \Generator $batches, string $action, Messages_Address $address ): array {
		$deadline = microtime( true ) + self::MAX_SECONDS;
		$done     = array();
		$failed   = array();
		$is_cut   = false;
		foreach ( $batches as $batch ) {
			$done   = array_merge( $done, $batch['done'] );
			$failed = array_merge( $failed, array_values( $batch['failed'] ) );
			$is_cut = microtime( true ) > $deadline;
			if ( $is_cut ) {
				break;
			}
		}

		return Message_Results::get_args( $action, $address->get_box(), $done, $failed ) + ( $is_cut ? array( 'cut' => 1 ) : array() );
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
