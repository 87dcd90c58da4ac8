<?php
namespace Chaty\Messages;

use Chaty\Storage\Site_Days;
use Chaty\Storage\Stats_Table;
use Chaty\Storage\Tracked_Event;

/**
 * Counts messages in the statistics on the day they come, so that one that is deleted later stays counted. Tests of
 * owners are not counted, and spam only once an owner says that it is not spam.
 */
final class Message_Counts {

	/**
	 * @param string $moment When it was sent, YYYY-MM-DD HH:MM:SS in UTC.
	 */
	public static function add( Message $message, string $moment ): void {
		self::add_one( $message->get_widget(), $message->get_channel(), $moment );
	}

	/**
	 * Counts messages that an owner has taken out of the spam, if Akismet had put them there. They are known by their
	 * email, which was skipped because of that.
	 *
	 * @param array<int, array<string, mixed>> $rows  Messages as they were in the spam.
	 * @param int                              $moved How many the database has moved: another owner may have been faster.
	 */
	public static function add_rescued( array $rows, int $moved ): void {
		foreach ( array_slice( wp_list_filter( $rows, array( 'mail_state' => Email_Status::SKIPPED ) ), 0, $moved ) as $row ) {
			self::add_one( (string) $row['widget'], (string) $row['channel'], (string) $row['created_at'] );
		}
	}

	/**
	 * @param string $moment When it was sent, YYYY-MM-DD HH:MM:SS in UTC.
	 */
	private static function add_one( string $widget, string $channel, string $moment ): void {
		( new Stats_Table() )->add( array( Tracked_Event::message( $widget, $channel ) ), Site_Days::get_day( $moment ) );
	}
}
