<?php
namespace Chaty\Messages;

/**
 * Counts the unread messages of the inbox, which the menu of wp-admin shows on each of its pages. A persistent object
 * cache keeps the number until messages change.
 */
final class Unread_Count {

	private const GROUP = 'chaty';
	private const KEY   = 'unread';

	/**
	 * How long a number is kept at most: one that was read while another process changed messages may be wrong.
	 */
	private const MAX_SECONDS = 300;

	public function get(): int {
		$count = wp_cache_get( self::KEY, self::GROUP );
		if ( is_int( $count ) ) {
			return $count;
		}

		$messages = new Message_Query();
		$count    = $messages->get_totals(
			array(
				'box'    => Message_Folder::INBOX,
				'unread' => '1',
			)
		)['count'];
		if ( ! $messages->has_failed() ) {
			wp_cache_set( self::KEY, $count, self::GROUP, self::MAX_SECONDS );
		}

		return $count;
	}

	/**
	 * Forgets the number, because messages have changed.
	 */
	public static function forget(): void {
		wp_cache_delete( self::KEY, self::GROUP );
	}
}
