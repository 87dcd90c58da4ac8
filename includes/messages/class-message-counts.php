<?php
namespace Chaty\Messages;

use Chaty\Storage\Site_Days;
use Chaty\Storage\Stats_Table;
use Chaty\Storage\Tracked_Event;

/**
 * Counts messages in the statistics when they come, so that one that is deleted later stays counted. Tests of owners and
 * what is found to be spam are not counted.
 */
final class Message_Counts {

	/**
	 * Counts a message.
	 *
	 * @param string $moment When it was sent, YYYY-MM-DD HH:MM:SS in UTC.
	 */
	public static function add( Message $message, string $moment ): void {
		( new Stats_Table() )->add( array( Tracked_Event::message( $message->get_widget(), $message->get_channel() ) ), Site_Days::get_day( $moment ) );
	}
}
