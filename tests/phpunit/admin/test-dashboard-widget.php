<?php
namespace Chaty\Tests\Admin;

use Chaty\Admin\Statistics\Dashboard_Widget;
use Chaty\Admin\Statistics\Last_Days;
use Chaty\Config\Capabilities;
use Chaty\Messages\Message;
use Chaty\Messages\Message_Query;
use Chaty\Storage\Site_Days;
use Chaty\Storage\Stats_Table;
use Chaty\Storage\Tracked_Event;
use Chaty\Tests\Make;
use Chaty\Tests\Site_Test_Case;

/**
 * The dashboard shows each user what he may see, in few queries.
 */
final class Dashboard_Widget_Test extends Site_Test_Case {

	private function get_widget(): Dashboard_Widget {
		return new Dashboard_Widget( new Last_Days( Make::services()->get_report() ), new Message_Query() );
	}

	private function print(): string {
		return $this->capture( array( $this->get_widget(), 'print' ) );
	}

	/**
	 * Logs in as somebody who may read, and whom a filter gives these capabilities.
	 *
	 * @param array<int, string> $allowed Meta capabilities.
	 */
	private function become( array $allowed ): void {
		add_filter( 'chaty_capabilities', fn( array $capabilities ): array => array_fill_keys( $allowed, 'read' ) + $capabilities );
		$this->log_in( 'subscriber' );
	}

	/**
	 * Stores counts of today, of the 28 days before, and of long ago, and an unread message.
	 */
	private function store(): void {
		$table = new Stats_Table();
		$day   = static fn( int $ago ): string => gmdate( 'Y-m-d', (int) strtotime( Site_Days::get_today() . " UTC -$ago days" ) );
		$table->add( array( Tracked_Event::view( 0, '', false ) ), $day( 0 ), 1200 );
		$table->add( array( Tracked_Event::view( 0, '', false ) ), $day( 28 ), 1000 );
		$table->add( array( Tracked_Event::click( 0, 'Phone', false ) ), $day( 27 ), 3 );
		$table->add( array( Tracked_Event::click( 0, 'Phone', false ) ), $day( 55 ), 4 );
		$table->add( array( Tracked_Event::click( 0, 'Phone', false ) ), $day( 56 ), 99 );
		$table->add( array( Tracked_Event::message( '0', 'Contact_Us' ) ), $day( 0 ) );
		$this->add_message( new Message( '0', 'Contact_Us', array( 'message' => 'Hello' ), '' ), 'a' );
	}

	/**
	 * Given counts, when a reader of statistics sees the widget, then it compares, without a percentage where there
	 * was nothing, and says nothing of who wrote.
	 */
	public function test_statistics_alone(): void {
		$this->store();
		$this->become( array( Capabilities::STATISTICS ) );

		$html = $this->print();

		$this->assertStringContainsString( '<th scope="row">Views</th><td>1,200</td><td>1,000</td><td>+20%</td>', $html );
		$this->assertStringContainsString( '<th scope="row">Clicks</th><td>3</td><td>4</td><td>−25%</td>', $html );
		$this->assertStringContainsString( '<th scope="row">Opens</th><td>0</td><td>0</td><td>–</td>', $html );
		$this->assertStringContainsString( '<th scope="row">Messages</th><td>1</td><td>0</td><td>–</td>', $html );
		$this->assertStringContainsString( 'page=chaty-statistics', $html );
		$this->assertStringNotContainsString( 'unread', $html );
	}

	public function test_reader_of_messages_gets_link_to_unread_ones_and_no_counts(): void {
		$this->store();
		$this->become( array( Capabilities::MESSAGES ) );

		$html = $this->print();

		$this->assertStringContainsString( 'page=chaty-messages&#038;unread=1">1 unread message</a>', $html );
		$this->assertStringNotContainsString( '<table', $html );
	}

	public function test_given_somebody_who_may_see_neither_then_there_is_no_widget_given_one_who_may_there_is(): void {
		require_once ABSPATH . 'wp-admin/includes/dashboard.php';
		require_once ABSPATH . 'wp-admin/includes/template.php';
		require_once ABSPATH . 'wp-admin/includes/class-wp-screen.php';
		require_once ABSPATH . 'wp-admin/includes/screen.php';
		set_current_screen( 'dashboard' );
		$GLOBALS['wp_meta_boxes'] = array();
		$this->get_widget()->add();
		$this->assertSame( array(), $GLOBALS['wp_meta_boxes'] );

		$this->become( array( Capabilities::MESSAGES ) );
		$this->get_widget()->add();
		$this->assertArrayHasKey( 'chaty_dashboard', $GLOBALS['wp_meta_boxes']['dashboard']['normal']['core'] );
		unset( $GLOBALS['current_screen'], $GLOBALS['wp_meta_boxes'] );
	}

	public function test_given_database_that_fails_then_widget_says_so(): void {
		wp_set_current_user( 1 );
		$this->refuse_statements( 'SELECT', 'chaty_' );

		$html = $this->print();

		$this->assertStringContainsString( 'The messages could not be read from the database.', $html );
		$this->assertStringContainsString( 'The statistics could not be read from the database.', $html );
	}

	/**
	 * Given the widget of an administrator, then it costs three queries: one for the boxes, one for each period.
	 */
	public function test_queries(): void {
		global $wpdb;

		$this->store();
		wp_set_current_user( 1 );
		current_user_can( Capabilities::MESSAGES );
		$this->print();
		$before = $wpdb->num_queries;
		$this->print();

		$this->assertSame( 3, $wpdb->num_queries - $before );
	}
}
