<?php
namespace Chaty\Tests\Migration;

use Chaty\Config\Names;
use Chaty\Migration\Old_Messages;
use Chaty\Storage\Site_Options;
use Chaty\Tests\Leads;
use Chaty\Tests\Leads_Test_Case;
use Chaty\Tests\Make;

/**
 * A take-over says which messages this site would delete for their age, and either keeps them for good or leaves them
 * out. None is copied and deleted the next day.
 */
final class Old_Messages_Test extends Leads_Test_Case {

	/**
	 * Begins with a site that keeps messages for 365 days, and with three messages: of 900 and 400 days ago, and a new one.
	 */
	protected function setUp(): void {
		parent::setUp();
		update_option( Names::RETENTION_DAYS, 365 );
		foreach ( array( 900, 400, 10 ) as $days ) {
			$this->add_lead( $days );
		}
	}

	private function add_lead( int $days ): void {
		Leads::add_row( array( 'name' => "$days days", 'message' => 'Hi', 'created_on' => gmdate( 'Y-m-d H:i:s', time() - $days * DAY_IN_SECONDS + HOUR_IN_SECONDS ) ) );
	}

	/**
	 * @return array<string, mixed>
	 */
	private function take( string $old = Old_Messages::KEEP ): array {
		$step = Make::migration()->take_messages( $old );
		if ( is_wp_error( $step ) ) {
			$this->fail( $step->get_error_message() );
		}

		return $step;
	}

	/**
	 * @phpstan-impure
	 * @return array<int, string>
	 */
	private function get_names_after_a_run(): array {
		delete_option( Names::RETENTION_LOCK );
		do_action( Names::DELETE_OLD_CONTACTS );

		return array_column( $this->get_rows( 'contacts', 'id' ), 'name' );
	}

	/**
	 * Given messages that are too old, then reading says how many, and for how long this site must keep messages to keep
	 * them: a year longer than the oldest is old. Nothing changes.
	 */
	public function test_report(): void {
		$found = ( (array) Make::migration()->read() )['messages'];

		$this->assertSame( array( 'total' => 3, 'copied' => 0, 'left_out' => 0, 'old' => 2, 'retention_days' => 365, 'keep_days' => 1265 ), $found );
		$this->assertSame( '365', (string) get_option( Names::RETENTION_DAYS ) );
	}

	public function test_given_answer_to_keep_all_when_messages_are_taken_over_then_daily_run_deletes_none(): void {
		$this->assertSame( 3, $this->take()['new'] );

		$this->assertSame( array( '900 days', '400 days', '10 days' ), $this->get_names_after_a_run() );
		$this->assertSame( '1265', (string) get_option( Names::RETENTION_DAYS ) );
		$this->assertSame( array( 0, 3 ), array( $this->take()['new'], $this->take()['copied'] ) );
		$this->assertSame( '1265', (string) get_option( Names::RETENTION_DAYS ) );
	}

	public function test_message_older_than_any_retention_makes_site_keep_messages_for_ever(): void {
		Leads::add_row( array( 'name' => 'Old', 'message' => 'Hi', 'created_on' => '1900-01-01 00:00:00' ) );
		$this->take();

		$this->assertSame( '0', (string) get_option( Names::RETENTION_DAYS ) );
		$this->assertCount( 4, $this->get_names_after_a_run() );
	}

	public function test_skipped_messages_are_counted_and_retention_stays_and_no_run_brings_them(): void {
		$step = $this->take( Old_Messages::SKIP );

		$this->assertSame( array( 1, 2, 1, 2, 3 ), array( $step['new'], $step['older'], $step['copied'], $step['left_out'], $step['total'] ) );
		$this->assertSame( array( '10 days' ), $this->get_names_after_a_run() );
		$this->assertSame( '365', (string) get_option( Names::RETENTION_DAYS ) );
		$this->assertSame( array( 0, 2 ), array( $this->take()['new'], $this->take()['left_out'] ) );
		$this->assertSame( '365', (string) get_option( Names::RETENTION_DAYS ) );
	}

	/**
	 * @testWith ["keep"]
	 *           ["skip"]
	 */
	public function test_given_site_that_keeps_messages_for_ever_then_none_is_too_old_whatever_answer( string $old ): void {
		update_option( Names::RETENTION_DAYS, 0 );

		$this->assertSame( array( 3, 0 ), array( $this->take( $old )['new'], $this->take( $old )['left_out'] ) );
		$this->assertSame( '0', (string) get_option( Names::RETENTION_DAYS ) );
	}

	/**
	 * Given settings that were taken over, when the owner keeps messages for longer, then Undo is still there, and leaves
	 * the retention alone: it would delete the messages that came along.
	 */
	public function test_undo_after_a_longer_retention(): void {
		update_option( 'cht_numb_slug', 'Phone' );
		update_option( 'cht_social_Phone', array( 'value' => '+61255501000' ) );
		Make::migration()->take_settings( null );
		$this->take();
		( new Site_Options() )->save( array( 'retention_days' => 2000 ), null );

		$this->assertTrue( ( (array) Make::migration()->read() )['settings']['can_restore'] );
		$this->assertIsArray( Make::migration()->restore() );
		$this->assertSame( '2000', (string) get_option( Names::RETENTION_DAYS ) );
		$this->assertCount( 3, $this->get_names_after_a_run() );
	}

	public function test_values_of_own_fields_of_chaty_pro_are_part_of_message(): void {
		global $wpdb;

		$fields = array(
			'{"Company":"ACME","Budget":5000,"Empty":""}' => "Hi\n\nCompany: ACME\nBudget: 5000\nEmpty",
			'[{"label":"Company","value":"ACME"},["Size","XL"]]' => "Hi\n\nCompany: ACME\nSize: XL",
			'just a text'                                 => "Hi\n\njust a text",
			''                                            => 'Hi',
			'[]'                                          => 'Hi',
			'{"<b>":{"deep":{"er":1}}}'                   => "Hi\n\n<b>",
		);
		$wpdb->query( "DELETE FROM {$wpdb->prefix}chaty_contact_form_leads" );
		foreach ( array_keys( $fields ) as $json ) {
			Leads::add_row( array( 'name' => 'Ada', 'message' => 'Hi', 'custom_field' => $json ) );
		}
		$this->take();

		$this->assertSame( array_values( $fields ), array_column( $this->get_rows( 'contacts', 'id' ), 'message' ) );
	}
}
