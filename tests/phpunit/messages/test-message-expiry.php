<?php
namespace Chaty\Tests\Contacts;

use Chaty\Config\Names;
use Chaty\Tests\Clock;
use Chaty\Tests\Stored_Messages_Test_Case;

/**
 * Before a setting is saved that deletes messages, the owner learns how many and when, and the day's run deletes these.
 */
final class Message_Expiry_Test extends Stored_Messages_Test_Case {

	/**
	 * A day without end: ages in days count from it, whenever the test runs.
	 */
	private const RUN = '2100-01-31 03:12:00';

	/**
	 * Stores messages of 400, 40, 8 and 2 days, of which those of 40 and 8 days are in the trash for 20 and 5 days.
	 */
	protected function setUp(): void {
		parent::setUp();
		wp_clear_scheduled_hook( Names::DELETE_OLD_CONTACTS );
		wp_schedule_event( (int) strtotime( self::RUN . ' UTC' ), 'daily', Names::DELETE_OLD_CONTACTS );
		update_option( 'timezone_string', 'Europe/Berlin' );
		update_option( 'date_format', 'Y-m-d' );
		update_option( 'time_format', 'H:i' );
		foreach ( array( 400 => 0, 40 => 20, 8 => 5, 2 => 0 ) as $age => $trashed ) {
			$box = 0 === $trashed ? array() : array( 'box' => 'trash', 'boxed_at' => $this->get_time( $trashed ) );
			$this->store( "N$age", array( 'created_at' => $this->get_time( $age ) ) + $box );
		}
	}

	/**
	 * Returns a time as the database stores it.
	 */
	private function get_time( int $days ): string {
		return gmdate( 'Y-m-d H:i:s', (int) strtotime( self::RUN . ' UTC' ) - $days * DAY_IN_SECONDS );
	}

	/**
	 * @param array<string, int> $settings Settings.
	 * @return array<string, mixed>
	 */
	private function forecast( array $settings ): array {
		return $this->call_route( 'GET', '/settings/expiry', null, $settings )->get_data();
	}

	/**
	 * @return array<string, array{0: array{0: int, 1: int}, 1: array<string, int>, 2: array{0: int, 1: int}}>
	 */
	public function provide_changes(): array {
		return array(
			'a typo'                      => array( array( 365, 30 ), array( 'retention_days' => 1 ), array( 4, 0 ) ),
			'a week in place of for ever' => array( array( 0, 0 ), array( 'retention_days' => 7 ), array( 3, 0 ) ),
			'none is older'               => array( array( 0, 0 ), array( 'retention_days' => 500 ), array( 0, 0 ) ),
			'raised'                      => array( array( 7, 30 ), array( 'retention_days' => 30 ), array( 0, 0 ) ),
			'for ever'                    => array( array( 7, 30 ), array( 'retention_days' => 0 ), array( 0, 0 ) ),
			'as it is'                    => array( array( 7, 7 ), array( 'retention_days' => 7, 'contacts_trash_days' => 7 ), array( 0, 0 ) ),
			'the trash'                   => array( array( 0, 30 ), array( 'retention_days' => 0, 'contacts_trash_days' => 7 ), array( 0, 1 ) ),
			'both'                        => array( array( 0, 0 ), array( 'retention_days' => 30, 'contacts_trash_days' => 3 ), array( 2, 2 ) ),
			'nothing is said'             => array( array( 365, 30 ), array(), array( 0, 0 ) ),
		);
	}

	/**
	 * Given stored settings, when others are to be saved, then the answer has the messages that the next run deletes
	 * because of them, and is empty where they delete nothing more.
	 *
	 * @dataProvider provide_changes
	 *
	 * @param array{0: int, 1: int} $stored   Stored days, of all messages and of the trash.
	 * @param array<string, int>    $settings Settings.
	 * @param array{0: int, 1: int} $expected Numbers of messages.
	 */
	public function test_numbers( array $stored, array $settings, array $expected ): void {
		update_option( Names::RETENTION_DAYS, $stored[0] );
		update_option( Names::TRASH_DAYS, $stored[1] );
		$forecast = $this->forecast( $settings );

		$this->assertSame( $expected, array( $forecast['retention_days'], $forecast['contacts_trash_days'] ) );
		$this->assertSame( 0 === array_sum( $expected ), '' === $forecast['message'] );
		$this->assertSame( '2100-01-31T03:12:00Z', $forecast['next_run'] );
	}

	public function test_sentences_have_number_and_days_and_time_of_run_as_site_writes_it(): void {
		update_option( Names::RETENTION_DAYS, 0 );
		update_option( Names::TRASH_DAYS, 30 );

		$this->assertSame(
			'4 messages that are older than 1 day will be deleted for good by the daily run of 2100-01-31 04:12. 1 message that has been in the trash for longer than 7 days will be deleted for good by the daily run of 2100-01-31 04:12.',
			$this->forecast( array( 'retention_days' => 1, 'contacts_trash_days' => 7 ) )['message']
		);
	}

	public function test_given_run_that_is_overdue_then_it_may_come_at_any_moment(): void {
		wp_clear_scheduled_hook( Names::DELETE_OLD_CONTACTS );
		wp_schedule_event( 1, 'daily', Names::DELETE_OLD_CONTACTS );

		$this->assertSame( gmdate( 'Y-m-d\TH:i:s\Z', Clock::get_time() ), $this->forecast( array() )['next_run'] );
	}

	/**
	 * @testWith ["retention_days", -1]
	 *           ["retention_days", 36501]
	 *           ["contacts_trash_days", "soon"]
	 *           ["days", 1]
	 *
	 * @param int|string $value Value.
	 */
	public function test_given_days_that_cannot_be_saved_then_nothing_is_counted( string $name, $value ): void {
		$answer = $this->call_route( 'GET', '/settings/expiry', null, array( $name => $value ) );

		$this->assertSame( array( 400, array( $name ) ), array( $answer->get_status(), array_keys( $answer->get_data()['data']['params'] ) ) );
	}

	public function test_given_database_that_does_not_answer_then_no_number_is_made_up(): void {
		$this->refuse_statements( 'SELECT', 'chaty_contacts' );

		$this->assertSame( 500, $this->call_route( 'GET', '/settings/expiry', null, array( 'retention_days' => 1 ) )->get_status() );
	}

	/**
	 * Given a settings file that keeps messages for a shorter time, when it is checked, then the answer says what it
	 * deletes; a file that says nothing about messages deletes none.
	 */
	public function test_file(): void {
		$deletes = fn ( array $file ): string => $this->call_route( 'POST', '/widgets/check', $file + array( 'chaty_widgets' => array() ) )->get_data()['deletes'];

		$this->assertStringStartsWith( '3 messages that are older than 7 days', $deletes( array( 'retention_days' => 7 ) ) );
		$this->assertSame( '', $deletes( array() ) );
	}

	public function test_given_somebody_who_may_read_messages_but_not_change_settings_then_he_is_not_told(): void {
		$this->assertSame( 200, $this->call_route( 'GET', '/settings/expiry' )->get_status() );
		wp_set_current_user( 0 );
		$this->assertSame( 401, $this->call_route( 'GET', '/settings/expiry' )->get_status() );
	}
}
