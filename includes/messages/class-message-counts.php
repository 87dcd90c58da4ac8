<?php
namespace Chaty\Messages;

use Chaty\Config\Names;
use Chaty\Registrable;
use Chaty\Storage\Query;
use Chaty\Storage\Site_Days;
use Chaty\Storage\Stats_Table;
use Chaty\Storage\Tracked_Event;

/**
 * Counts messages in the statistics when they come, so that one that is deleted later stays counted. Tests of owners and
 * what is found to be spam are not counted.
 */
final class Message_Counts implements Registrable {

	/**
	 * Rows of a statement.
	 */
	private const MAX_ROWS = 500;

	public function register(): void {
		add_action( Names::UPGRADED, array( $this, 'count_stored' ) );
	}

	/**
	 * Counts a message.
	 *
	 * @param string $moment When it was sent, YYYY-MM-DD HH:MM:SS in UTC.
	 */
	public static function add( Message $message, string $moment ): void {
		( new Stats_Table() )->add( array( Tracked_Event::message( $message->get_widget(), $message->get_channel() ) ), Site_Days::get_day( $moment ) );
	}

	/**
	 * Counts the messages that are stored, where none is counted yet. Two processes at once set the same sums.
	 */
	public function count_stored(): void {
		global $wpdb;

		$moments = array_filter( Query::get_rows( "SELECT MIN(created_at) AS since, MAX(created_at) AS until FROM {$wpdb->prefix}chaty_contacts" )[0] ?? array() );
		if ( array() === $moments || array() !== Query::get_column( "SELECT 1 FROM {$wpdb->prefix}chaty_stats WHERE messages > 0 LIMIT 1" ) ) {
			return;
		}

		$day = Site_Days::get_sql( 'created_at', Site_Days::get_day( (string) $moments['since'] ), Site_Days::get_day( (string) $moments['until'] ) );
		// Most messages have no fingerprint any more.
		$test = "fingerprint IS NOT NULL AND fingerprint LIKE '" . Message_Repository::TEST_PREFIX . "%'";
		$from = "{$wpdb->prefix}chaty_contacts WHERE box <> 'spam' AND NOT ( $test ) GROUP BY widget, channel, day";
		$sums = Query::get_rows( "SELECT widget, channel, $day AS day, COUNT(*) AS messages FROM $from" );
		foreach ( array_chunk( array_map( 'array_values', $sums ), self::MAX_ROWS ) as $rows ) {
			$values    = implode( ', ', array_fill( 0, count( $rows ), "(%s, %s, %s, '', %d)" ) );
			$statement = "INSERT INTO {$wpdb->prefix}chaty_stats (widget, channel, day, device, messages) VALUES $values ON DUPLICATE KEY UPDATE messages = VALUES(messages)";
			Query::run( Query::prepare( $statement, array_merge( ...$rows ) ) );
		}
	}
}
