<?php
namespace Chaty\Messages;

use Chaty\Config\General_Settings;
use Chaty\Config\Names;
use Chaty\Config\Site_Name;
use Chaty\Registrable;
use Chaty\Storage\Site_Days;
use Chaty\Storage\Stats_Report;
use Chaty\Storage\Stats_Text;
use Chaty\Visible_Text;
use DateTimeImmutable;
use DateTimeZone;
use WP_Error;

/**
 * Mails the administrator the statistics of a week or a month, beside those of the one before, and the unread messages:
 * once the week or the month is over, if the owner has asked for it.
 */
final class Report_Email implements Registrable {

	/**
	 * Unread messages that are named, at most: the newest.
	 */
	private const MAX_MESSAGES = 10;

	/**
	 * How much of a message is quoted, in characters.
	 */
	private const MAX_LENGTH = 100;

	private Stats_Report $report;
	private Message_Query $messages;
	private Notification_Email $email;

	public function __construct( Stats_Report $report, Message_Query $messages, Notification_Email $email ) {
		$this->report   = $report;
		$this->messages = $messages;
		$this->email    = $email;
	}

	public function register(): void {
		add_action( Names::SEND_REPORT, array( $this, 'run' ) );
	}

	/**
	 * Sends the report of the last week or month, unless it was sent. One that could not be sent is tried again the next day.
	 */
	public function run(): void {
		$every = General_Settings::parse_report( get_option( Names::REPORT, '' ) );
		if ( '' === $every ) {
			return;
		}
		$days   = self::get_last( $every );
		$sent   = get_option( Names::REPORTED, '' );
		$wanted = "$every {$days['until']}";
		if ( $wanted === $sent ) {
			return;
		}
		update_option( Names::REPORTED, $wanted, false );
		if ( is_wp_error( $this->send( $days + array( 'compare' => $every ) ) ) ) {
			update_option( Names::REPORTED, $sent, false );
		}
	}

	/**
	 * Returns the days of the last week or month that is over.
	 *
	 * @param string $every 'week', which begins as those of the site, or 'month'.
	 * @return array{since: string, until: string}
	 */
	public static function get_last( string $every ): array {
		$today = new DateTimeImmutable( Site_Days::get_today(), new DateTimeZone( 'UTC' ) );
		$gone  = ( (int) $today->format( 'w' ) - (int) get_option( 'start_of_week' ) + 7 ) % 7;
		$start = 'week' === $every ? $today->modify( "-$gone days" ) : $today->modify( 'first day of this month' );

		return array(
			'since' => $start->modify( "-1 $every" )->format( 'Y-m-d' ),
			'until' => $start->modify( '-1 day' )->format( 'Y-m-d' ),
		);
	}

	/**
	 * Sends the report of days to the administrator.
	 *
	 * @param array<string, string> $days Query of Stats_Report: `since`, `until` and `compare`.
	 * @return string|WP_Error The recipient.
	 */
	public function send( array $days ) {
		$text = $this->create( $days );
		if ( is_wp_error( $text ) ) {
			return $text;
		}
		$to    = (string) get_option( 'admin_email' );
		$state = $this->email->hand_over(
			array(
				'to'      => $to,
				/* translators: 1: name of the site, 2: days. */
				'subject' => sprintf( __( 'Report of %1$s, %2$s', 'chaty' ), Site_Name::get(), Stats_Text::get_days( $days['since'], $days['until'] ) ),
				'message' => $text,
			)
		);

		/* translators: %s: reason. */
		return Email_Status::SENT === $state ? $to : new WP_Error( 'chaty_email_failed', sprintf( __( 'The email could not be sent: %s', 'chaty' ), $this->email->get_error() ) );
	}

	/**
	 * Returns the report of days as text.
	 *
	 * @param array<string, string> $days Query of Stats_Report: `since`, `until` and `compare`.
	 * @return string|WP_Error
	 */
	public function create( array $days ) {
		$rows = $this->report->get_rows( $days + array( 'with' => 'messages' ) );
		if ( is_wp_error( $rows ) ) {
			return $rows;
		}
		$now    = $rows[0];
		$before = $now['before'];
		$lines  = array(
			/* translators: 1: days, 2: days. */
			sprintf( __( '%1$s, compared with %2$s', 'chaty' ), Stats_Text::get_days( $days['since'], $days['until'] ), Stats_Text::get_days( $before['since'], $before['until'] ) ),
			'',
		);
		foreach ( Stats_Text::get_labels() as $column => $label ) {
			$change = Stats_Text::get_change( $now[ $column ], $before[ $column ] );
			/* translators: 1: number, 2: by how much it has changed, 3: former number. */
			$lines[] = "$label: " . sprintf( __( '%1$s (%2$s, before: %3$s)', 'chaty' ), number_format_i18n( $now[ $column ] ), $change, number_format_i18n( $before[ $column ] ) );
		}
		$lines[] = __( 'All statistics', 'chaty' ) . ': ' . admin_url( 'admin.php?page=chaty-statistics' );
		$unread  = $this->get_unread();

		return is_wp_error( $unread ) ? $unread : implode( "\n", array_merge( $lines, array( '' ), $unread ) ) . "\n";
	}

	/**
	 * Returns a line for each of the newest unread messages, with how many there are.
	 *
	 * @return array<int, string>|WP_Error
	 */
	private function get_unread() {
		$filters = array(
			'box'    => Message_Folder::INBOX,
			'unread' => '1',
		);
		$list    = $this->messages->get_list( $filters, self::MAX_MESSAGES, 0, Message_Query::NEWEST_FIRST );
		if ( $this->messages->has_failed() ) {
			return new WP_Error( 'chaty_db_read_failed', __( 'The messages could not be read from the database.', 'chaty' ) );
		}
		if ( 0 === $list['count'] ) {
			return array( __( 'No unread messages', 'chaty' ) );
		}

		/* translators: %s: number of messages. */
		$count = sprintf( _n( '%s unread message', '%s unread messages', $list['count'], 'chaty' ), number_format_i18n( $list['count'] ) );
		$lines = array( "$count: " . admin_url( 'admin.php?page=chaty-messages&unread=1' ) );
		foreach ( $list['rows'] as $row ) {
			$who     = array_values( array_filter( array( $row['name'], $row['email'], $row['phone'] ) ) )[0] ?? '';
			$text    = mb_substr( Visible_Text::clean_line( (string) $row['message'] ), 0, self::MAX_LENGTH );
			$lines[] = Stats_Text::get_day( Site_Days::get_day( (string) $row['created_at'] ) ) . ': ' . implode( ' – ', array_filter( array( $who, $text ) ) );
		}

		return $lines;
	}
}
