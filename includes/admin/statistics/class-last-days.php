<?php
namespace Chaty\Admin\Statistics;

use Chaty\Storage\Site_Days;
use Chaty\Storage\Stats_Report;
use WP_Error;

/**
 * The report of the last 28 days, as PHP prints it where no script draws one, and the labels of its columns.
 */
final class Last_Days {

	/**
	 * Four whole weeks, today included, so that each weekday counts alike.
	 */
	public const DAYS = 28;

	private Stats_Report $report;

	public function __construct( Stats_Report $report ) {
		$this->report = $report;
	}

	/**
	 * Returns the labels of the columns, in the order of the funnel.
	 *
	 * @return array<string, string>
	 */
	public static function get_labels(): array {
		return array(
			'views'    => __( 'Views', 'chaty' ),
			'opens'    => _x( 'Opens', 'statistics', 'chaty' ),
			'clicks'   => __( 'Clicks', 'chaty' ),
			'messages' => __( 'Messages', 'chaty' ),
		);
	}

	/**
	 * Returns a day in the site's format of dates.
	 *
	 * @param string $day Day of the site, YYYY-MM-DD.
	 */
	public static function get_day_text( string $day ): string {
		return (string) wp_date( (string) get_option( 'date_format' ), (int) strtotime( "$day UTC" ), new \DateTimeZone( 'UTC' ) );
	}

	/**
	 * Returns days in the site's format of dates.
	 *
	 * @param string $since First day.
	 * @param string $until Last day.
	 */
	public static function get_days_text( string $since, string $until ): string {
		return self::get_day_text( $since ) . ' – ' . self::get_day_text( $until );
	}

	/**
	 * Returns the sums of each day.
	 *
	 * @return array<int, array<string, mixed>>|WP_Error
	 */
	public function get_days() {
		return $this->report->get_rows( $this->get_query( array( 'by' => 'day' ) ) );
	}

	/**
	 * Returns the sums of all days, with those of the 28 days before as `before`.
	 *
	 * @return array<string, mixed>|WP_Error
	 */
	public function get_total() {
		$rows = $this->report->get_rows( $this->get_query( array( 'compare' => 'previous' ) ) );

		return is_wp_error( $rows ) ? $rows : $rows[0];
	}

	/**
	 * Returns the query of a report.
	 *
	 * @param array<string, string> $more Its other values.
	 * @return array<string, string>
	 */
	private function get_query( array $more ): array {
		$today = Site_Days::get_today();

		return $more + array(
			'since' => gmdate( 'Y-m-d', (int) strtotime( "$today UTC -" . ( self::DAYS - 1 ) . ' days' ) ),
			'until' => $today,
			'with'  => 'messages',
		);
	}
}
