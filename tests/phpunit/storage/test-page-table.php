<?php
namespace Chaty\Tests\Storage;

use Chaty\Ajax\Track_Action;
use Chaty\Config\Names;
use Chaty\Storage\Page_Table;
use Chaty\Storage\Stats_Deletion;
use Chaty\Storage\Stats_Report;
use Chaty\Storage\Tracked_Event;
use Chaty\Tests\Clock;
use Chaty\Tests\Make;
use Chaty\Tests\Site_Test_Case;
use WP_Error;

/**
 * Pages are counted by their paths, 500 at most in a month, unless the owner does not want it.
 */
final class Page_Table_Test extends Site_Test_Case {

	protected function setUp(): void {
		parent::setUp();
		add_filter( 'pre_option_home', static fn (): string => 'https://shop.example/en' );
		update_option( Names::COUNT_PAGES, 1 );
	}

	/**
	 * @return array<int, string>
	 */
	private function get_pages(): array {
		global $wpdb;

		return $wpdb->get_col( "SELECT CONCAT(page, ' ', widget, ' ', device, ' ', views, ' ', opens, ' ', clicks) FROM {$wpdb->prefix}chaty_pages ORDER BY page, widget, device" );
	}

	/**
	 * @param array<string, string> $query Query.
	 * @return array<int, array<string, mixed>>|WP_Error
	 */
	private function report( array $query = array(), int $limit = Stats_Report::MAX_ROWS ) {
		return Make::services()->get_report()->get_rows( $query + array( 'by' => 'page' ), $limit );
	}

	/**
	 * @param string $path Path after the address of the site.
	 */
	private function add_views( string $path, int $times, string $day ): void {
		$table = new Page_Table();
		for ( $at = 0; $at < $times; $at++ ) {
			$this->assertTrue( $table->add( "https://shop.example/en$path", array( Tracked_Event::view( '0', '', false ) ), $day ) );
		}
	}

	/**
	 * @testWith ["https://shop.example/en/Roses?utm_source=x&email=a%40b.example#top", "/roses/"]
	 *           ["https://shop.example/en", "/"]
	 *           ["https://www.shop.example/en/caf%C3%A9/", "/café/"]
	 *           ["https://shop.example/en/index.php/roses//red", "/roses/red/"]
	 *           ["https://shop.example/de/rosen/", ""]
	 *           ["https://other.example/en/roses/", ""]
	 *           ["javascript:alert(1)", ""]
	 *           ["/en/roses/", ""]
	 *           ["", ""]
	 *           ["https://shop.example/en/confirm/ada%40mail.example/", ""]
	 *           ["https://shop.example/en/%FF%FE/", "/??/"]
	 *           ["https://shop.example/en/%3Cscript%3E/", "/<script>/"]
	 */
	public function test_given_address_that_browser_sends_then_its_path_is_counted_or_that_of_no_page( string $url, string $expected ): void {
		( new Page_Table() )->add( $url, array( Tracked_Event::view( '0', '', true ) ), '2026-01-31' );

		$this->assertSame( array( "$expected 0 m 1 0 0" ), $this->get_pages() );
	}

	public function test_given_path_of_more_than_150_characters_then_its_beginning_is_counted(): void {
		( new Page_Table() )->add( 'https://shop.example/en/' . str_repeat( rawurlencode( 'é' ), 300 ), array( Tracked_Event::view( '0', '', true ) ), '2026-01-31' );

		$this->assertSame( array( '/' . str_repeat( 'é', 149 ) . ' 0 m 1 0 0' ), $this->get_pages() );
	}

	/**
	 * Given the three calls that track, when they come from a page, then its row has views, opens and clicks; with the
	 * switch off it has none, and the call is answered all the same.
	 *
	 * @testWith [1, ["/roses/ 0 d 1 1 1"]]
	 *           [0, []]
	 *
	 * @param array<int, string> $expected Rows.
	 */
	public function test_calls( int $setting, array $expected ): void {
		update_option( Names::COUNT_PAGES, $setting );
		Make::store_widgets( array( Make::widget( array( Make::channel() ) ) ) );
		$action = new Track_Action( Make::repository() );
		$server = array( 'HTTP_REFERER' => 'https://shop.example/en/roses/?color=red' );
		$fields = array( 'widgetId' => '0', 'channels' => array( 'Phone' ), 'channel' => 'Phone' );
		foreach ( array_keys( Names::TRACKING ) as $name ) {
			$this->assertSame( 200, $action->handle( $name, Make::request( $fields, $server ) ) );
		}

		$this->assertSame( $expected, $this->get_pages() );
	}

	/**
	 * Given more than 500 pages in a month, when they are trimmed, then those with the most counts stay, the others are
	 * together, and the sums are what they were; another month is its own.
	 */
	public function test_trim(): void {
		global $wpdb;

		$today  = Clock::get_datetime()->format( 'Y-m-d' );
		$values = array();
		for ( $at = 1; $at <= Page_Table::MAX_PAGES + 3; $at++ ) {
			$values[] = $wpdb->prepare( "(%s, %s, '0', 'd', %d, 1, 0)", $today, "/page-$at/", $at );
		}
		$wpdb->query( "INSERT INTO {$wpdb->prefix}chaty_pages (day, page, widget, device, views, opens, clicks) VALUES " . implode( ', ', $values ) );
		$this->add_views( '/page-1/', 1, '2020-01-31' );
		( new Page_Table() )->trim();
		( new Page_Table() )->trim();

		$this->assertSame( '501', $wpdb->get_var( $wpdb->prepare( "SELECT COUNT(*) FROM {$wpdb->prefix}chaty_pages WHERE day = %s", $today ) ) );
		$this->assertSame( array( ' 0 d 6 3 0', '/page-1/ 0 d 1 0 0', '/page-10/ 0 d 10 1 0' ), array_slice( $this->get_pages(), 0, 3 ) );
		$this->assertSame( '4', $wpdb->get_var( $wpdb->prepare( "SELECT MIN(views) FROM {$wpdb->prefix}chaty_pages WHERE page <> '' AND day = %s", $today ) ) );
	}

	/**
	 * Given counts of pages, then a report has those with the most first, compares them, and puts together what exceeds
	 * its rows.
	 */
	public function test_report(): void {
		$this->add_views( '/roses/', 3, '2026-01-31' );
		$this->add_views( '/tulips/', 2, '2026-01-31' );
		$this->add_views( '/lilies/', 1, '2026-01-31' );
		$this->add_views( '/lilies/', 4, '2026-01-30' );
		( new Page_Table() )->add( '', array( Tracked_Event::click( '_1', 'Phone', true ), Tracked_Event::click( '_1', '', true ) ), '2026-01-31' );
		$query = array( 'since' => '2026-01-31', 'until' => '2026-01-31' );
		$none  = array( 'views' => 0, 'opens' => 0, 'clicks' => 0 );
		$days  = array( 'since' => '2026-01-30', 'until' => '2026-01-30' );

		$this->assertSame(
			array(
				array( 'page' => '/roses/', 'views' => 3, 'opens' => 0, 'clicks' => 0 ),
				array( 'page' => '/tulips/', 'views' => 2, 'opens' => 0, 'clicks' => 0 ),
				array( 'page' => '/lilies/', 'views' => 1, 'opens' => 0, 'clicks' => 0 ),
				array( 'page' => '', 'views' => 0, 'opens' => 1, 'clicks' => 1 ),
			),
			$this->report( $query )
		);
		$this->assertSame(
			array(
				array( 'page' => '/roses/', 'views' => 3, 'opens' => 0, 'clicks' => 0, 'before' => $days + $none ),
				array( 'page' => '', 'views' => 3, 'opens' => 1, 'clicks' => 1, 'before' => $days + array( 'views' => 4, 'opens' => 0, 'clicks' => 0 ) ),
			),
			$this->report( $query + array( 'compare' => 'previous' ), 2 )
		);
		$this->assertSame( array( array( 'page' => '', 'views' => 0, 'opens' => 1, 'clicks' => 1 ) ), $this->report( $query + array( 'device' => 'm' ) ) );
		$this->assertSame( array(), $this->report( $query + array( 'widget' => '_2' ) ) );
	}

	/**
	 * @testWith [{"channel": "Phone"}]
	 *           [{"with": "messages"}]
	 *
	 * @param array<string, string> $query Query.
	 */
	public function test_given_channel_or_messages_then_report_by_page_is_error( array $query ): void {
		$this->assertWPError( $this->report( $query ) );
	}

	public function test_given_deletion_of_some_days_then_pages_of_these_days_go_as_well(): void {
		$this->add_views( '/roses/', 1, '2026-01-30' );
		$this->add_views( '/tulips/', 1, '2026-01-31' );
		( new Stats_Deletion( Make::services()->get_buffer() ) )->delete( array( 'since' => '2026-01-31' ) );

		$this->assertSame( array( '/roses/ 0 d 1 0 0' ), $this->get_pages() );
	}

	/**
	 * Asserts that a report is an error about a value.
	 *
	 * @param array<int, array<string, mixed>>|WP_Error $report Report.
	 */
	private function assertWPError( $report ): void {
		$this->assertInstanceOf( WP_Error::class, $report );
		$this->assertSame( 'by', $report->get_error_data() );
	}
}
