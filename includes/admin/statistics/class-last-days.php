<?php
namespace Chaty\Admin\Statistics;

use Chaty\Storage\Site_Days;
use Chaty\Storage\Stats_Report;
use WP_Error;

/**
 * The report of the last 28 days, as PHP prints it where no script draws one.
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
