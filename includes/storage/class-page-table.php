<?php
namespace Chaty\Storage;

use Chaty\Settings\Page_Address;
use Chaty\Visible_Text;

/**
 * Counts on which pages widgets are seen and used, by one upsert per request. A page is a path without query and
 * fragment. An empty path stands for all other pages: those outside the top of a month, those that the browser does not
 * name, and those whose path may name a person.
 */
final class Page_Table {

	/**
	 * Most pages of a month.
	 */
	public const MAX_PAGES = 500;

	/**
	 * Longest path, in characters.
	 */
	private const MAX_LENGTH = 150;

	/**
	 * Most pages that one statement puts together.
	 */
	private const STEP = 1000;

	/**
	 * @param string                              $url    Address of the page, as the browser sends it.
	 * @param non-empty-array<int, Tracked_Event> $events Events, all of one widget and device.
	 * @param string                              $day    Day in the site's time zone, YYYY-MM-DD.
	 * @return bool Whether it was written.
	 */
	public function add( string $url, array $events, string $day ): bool {
		$row = array(
			'day'    => $day,
			'widget' => $events[0]->get_widget(),
			'device' => $events[0]->get_device(),
			'views'  => 0,
			'opens'  => 0,
			'clicks' => 0,
		);
		foreach ( $events as $event ) {
			$is_widget      = '' === $event->get_channel();
			$row['views']  += $is_widget && 'views' === $event->get_column() ? 1 : 0;
			$row['opens']  += $is_widget && $event->is_click() ? 1 : 0;
			$row['clicks'] += ! $is_widget && $event->is_click() ? 1 : 0;
		}
		if ( $this->write( self::get_name( $url ), array( $row ) ) ) {
			return true;
		}
		( new Tables() )->restore_later();

		return false;
	}

	/**
	 * Limits the rows of a report: adds the last pages to the row of all others, so that the rows add up to the total.
	 *
	 * @param array<int, array<string, mixed>> $rows Rows, in order.
	 * @return array<int, array<string, mixed>>
	 */
	public static function limit( array $rows, int $limit ): array {
		$named = array_values( array_filter( $rows, static fn ( array $row ): bool => '' !== $row['page'] ) );
		$shown = count( $rows ) > $limit ? array_slice( $named, 0, $limit - 1 ) : $named;
		$rest  = array_udiff( $rows, $shown, static fn ( array $one, array $other ): int => strcmp( $one['page'], $other['page'] ) );
		if ( array() === $rest ) {
			return $shown;
		}

		$sum = array_shift( $rest );
		foreach ( $rest as $row ) {
			foreach ( array( 'views', 'opens', 'clicks' ) as $column ) {
				$sum[ $column ] += $row[ $column ];
				if ( isset( $sum['before'] ) ) {
					$sum['before'][ $column ] += $row['before'][ $column ];
				}
			}
		}

		return array_merge( $shown, array( array_replace( $sum, array( 'page' => '' ) ) ) );
	}

	/**
	 * Puts together the pages that are not in the top of this month and of the last one.
	 */
	public function trim(): void {
		$month = substr( Site_Days::get_today(), 0, 7 ) . '-01';
		$this->trim_month( $month );
		$this->trim_month( gmdate( 'Y-m-d', (int) strtotime( "$month UTC -1 month" ) ) );
	}

	/**
	 * Puts together the pages of a month that are not in its top.
	 *
	 * @param string $since First day of the month.
	 */
	private function trim_month( string $since ): void {
		global $wpdb;

		$until = gmdate( 'Y-m-t', (int) strtotime( "$since UTC" ) );
		$found = "SELECT page FROM {$wpdb->prefix}chaty_pages WHERE day BETWEEN %s AND %s AND page <> '' GROUP BY page ORDER BY SUM(views + opens + clicks) DESC, page LIMIT %d OFFSET %d";
		do {
			$pages = Query::get_column( Query::prepare( $found, array( $since, $until, self::STEP, self::MAX_PAGES ) ) );
		} while ( array() !== $pages && $this->put_together( array_merge( array( $since, $until ), array_map( 'strval', $pages ) ) ) );
	}

	/**
	 * Moves counts of pages to the row of all others.
	 *
	 * @param non-empty-array<int, string> $values First day, last day, and the pages.
	 * @return bool Whether the database took it.
	 */
	private function put_together( array $values ): bool {
		global $wpdb;

		$marks = implode( ', ', array_map( static fn (): string => '%s', array_slice( $values, 2 ) ) );
		$from  = "FROM {$wpdb->prefix}chaty_pages WHERE day BETWEEN %s AND %s AND page IN ($marks)";
		$sums  = 'SUM(views) AS views, SUM(opens) AS opens, SUM(clicks) AS clicks';
		$rows  = Query::get_rows( Query::prepare( "SELECT day, widget, device, $sums $from GROUP BY day, widget, device", $values ) );

		return array() !== $rows && false !== Query::run( Query::prepare( "DELETE $from", $values ) ) && $this->write( '', $rows );
	}

	/**
	 * @param non-empty-array<int, array<string, int|string>> $rows Day, widget, device and counts of each.
	 */
	private function write( string $page, array $rows ): bool {
		global $wpdb;

		$lines = array();
		foreach ( $rows as $row ) {
			$lines[] = $wpdb->prepare( '(%s, %s, %s, %s, %d, %d, %d)', $row['day'], $page, $row['widget'], $row['device'], $row['views'], $row['opens'], $row['clicks'] );
		}

		return false !== Query::run(
			"INSERT INTO {$wpdb->prefix}chaty_pages (day, page, widget, device, views, opens, clicks) VALUES " . implode( ', ', $lines )
			. ' ON DUPLICATE KEY UPDATE views = views + VALUES(views), opens = opens + VALUES(opens), clicks = clicks + VALUES(clicks)'
		);
	}

	/**
	 * Returns the name under which a page is counted.
	 *
	 * @return string Empty for no page of this site, and for a path with an email address.
	 */
	private static function get_name( string $url ): string {
		$path = Page_Address::reduce_page( $url );

		return null === $path || false !== strpos( $path, '@' ) ? '' : mb_substr( Visible_Text::clean( $path ), 0, self::MAX_LENGTH );
	}
}
