<?php
namespace Chaty\Tests\Migration;

use Chaty\Config\Names;
use Chaty\Messages\Message_Repository;
use Chaty\Migration\Lead_Importer;
use Chaty\Migration\Old_Messages;
use Chaty\Tests\Leads;
use Chaty\Tests\Leads_Test_Case;
use Chaty\Tests\Make;
use RuntimeException;
use WP_Error;

/**
 * Owners see what Chaty 3.x left before anything changes, and get it by steps: each message once, whatever
 * interrupts them. Nothing of Chaty 3.x changes.
 */
final class Migration_Test extends Leads_Test_Case {

	/**
	 * Options as Chaty 3.x stores them.
	 */
	private const OPTIONS = array(
		'cht_numb_slug'         => 'Phone,Slack,Contact_Us',
		'cht_active'            => '1',
		'cht_widget_title'      => 'Shop',
		'cht_widget_language'   => 'de',
		'chaty_custom_css'      => '.chaty { color: red; }',
		'cht_social_Phone'      => array( 'value' => '+61255501000', 'is_mobile' => 'checked', 'is_desktop' => 'checked' ),
		'cht_social_Contact_Us' => array( 'value' => '1', 'is_mobile' => 'checked', 'enable_recaptcha' => 'yes', 'name' => array( 'is_active' => 'yes' ) ),
	);

	/**
	 * @param array<string, mixed> $more Options that differ.
	 */
	private function store_options( array $more = array() ): void {
		foreach ( $more + self::OPTIONS as $name => $value ) {
			update_option( $name, $value );
		}
	}

	/**
	 * @phpstan-impure
	 * @return array<string, mixed>
	 */
	private function read(): array {
		$found = Make::migration()->read();
		if ( is_wp_error( $found ) ) {
			$this->fail( $found->get_error_message() );
		}

		return $found;
	}

	/**
	 * Does a step that must succeed.
	 *
	 * @phpstan-impure
	 * @param mixed ...$arguments Arguments.
	 * @return array<string, mixed>
	 */
	private function take( string $step, ...$arguments ): array {
		$answer = $this->try_to_take( $step, ...$arguments );
		if ( is_wp_error( $answer ) ) {
			$this->fail( $answer->get_error_message() );
		}

		return $answer;
	}

	/**
	 * Does a step that may fail.
	 *
	 * @phpstan-impure
	 * @param mixed ...$arguments Arguments.
	 * @return array<string, mixed>|WP_Error
	 */
	private function try_to_take( string $step, ...$arguments ) {
		$defaults = array(
			'settings' => array( null ),
			'messages' => array( Old_Messages::KEEP ),
		);
		$method   = 'restore' === $step ? $step : "take_$step";

		return Make::migration()->$method( ...( $arguments + ( $defaults[ $step ] ?? array() ) ) );
	}

	/**
	 * @param mixed ...$arguments Arguments.
	 */
	private function assert_refused( string $code, string $step, ...$arguments ): WP_Error {
		$error = $this->try_to_take( $step, ...$arguments );
		if ( ! is_wp_error( $error ) ) {
			$this->fail( "$step should be refused." );
		}
		$this->assertSame( $code, $error->get_error_code() );

		return $error;
	}

	/**
	 * @phpstan-impure
	 * @return array<int, string>
	 */
	private function get_names(): array {
		return array_column( $this->get_rows( 'contacts', 'id' ), 'name' );
	}

	private function assert_each_once( int $count ): void {
		$names = $this->get_names();
		sort( $names, SORT_NATURAL );

		$this->assertSame( preg_filter( '/^/', 'Lead ', range( 1, $count ) ), $names );
	}

	public function test_given_site_where_chaty_3_x_never_was_then_nothing_is_there_and_step_does_nothing(): void {
		$found = $this->read();

		$this->assertSame( array( 'widgets' => 0, 'taken_over_at' => '', 'can_restore' => false ), $found['settings'] );
		$this->assertSame( array( 0, 0 ), array( $found['messages']['total'], $found['messages']['copied'] ) );
		$this->assertSame( array( array(), null, array() ), array( $found['issues'], $found['document'], $found['changes'] ) );
		$this->assert_refused( 'chaty_nothing_to_migrate', 'settings' );
		$this->assertSame( array( true, 0 ), array( $this->take( 'messages' )['is_done'], $this->take( 'messages' )['total'] ) );
	}

	/**
	 * Given settings of Chaty 3.x, when they are read, then the answer says by path what would change and what is left
	 * out, and nothing has changed.
	 */
	public function test_dry_run(): void {
		$this->store_options();
		Leads::add( 3 );
		$before = array( get_option( Names::WIDGETS ), wp_load_alloptions( true ), Leads::get_rows() );
		$found  = $this->read();

		$this->assertSame( $before, array( get_option( Names::WIDGETS ), wp_load_alloptions( true ), Leads::get_rows() ) );
		$this->assertSame( array( 1, 3, 0 ), array( $found['settings']['widgets'], $found['messages']['total'], $found['messages']['copied'] ) );
		$this->assertSame( array( 'Shop', array( 'Phone', 'Contact_Us' ) ), array( $found['document']['chaty_widgets'][0]['name'], array_column( $found['document']['chaty_widgets'][0]['channels'], 'channel' ) ) );
		$this->assertContains( 'widgets[0].name', $found['changes'] );
		$left = array_column( $found['issues'], 'message', 'path' );
		$this->assertSame( array( 'left out: the captcha (use the filter chaty_contact_errors).', 'left out: the language.' ), array( $left['widgets[0].channels[1]'], $left['widgets[0]'] ) );
		$this->assertContains( 'left out: the channel "Slack", which has no settings.', array_column( $found['issues'], 'message' ) );
		$this->assertNotContains( 'error', array_column( $found['issues'], 'level' ) );
	}

	/**
	 * Given settings of Chaty 3.x, when they are taken over with the revision that was read, then they are the
	 * settings, the answer is that of a save, and the next reading says when.
	 */
	public function test_settings(): void {
		$this->store_options();
		$found  = $this->read();
		$answer = $this->take( 'settings', $found['revision'] );

		$this->assertSame( $found['document']['chaty_widgets'], $answer['chaty_widgets'] );
		$this->assertSame( array(), $answer['caches'] );
		$again = $this->read();
		$this->assertSame( array(), $again['changes'] );
		$this->assertNotSame( '', $again['settings']['taken_over_at'] );
		foreach ( self::OPTIONS as $name => $value ) {
			$this->assertSame( $value, get_option( $name ) );
		}
	}

	public function test_save_since_reading_stops_take_over(): void {
		$this->store_options();
		$before = get_option( Names::WIDGETS );

		$this->assert_refused( 'chaty_conflict', 'settings', 'of yesterday' );
		$this->assertSame( array( $before, '' ), array( get_option( Names::WIDGETS ), $this->read()['settings']['taken_over_at'] ) );
	}

	/**
	 * Given widgets that a take-over has replaced, when they are restored, then all settings are as they were, the messages
	 * stay, and the next take-over is the first again.
	 */
	public function test_restore(): void {
		$this->store_options();
		Leads::add( 3 );
		update_option( Names::RETENTION_DAYS, 0 );
		$before = $this->call_route( 'GET', '/widgets' )->get_data();
		$this->assertFalse( $this->read()['settings']['can_restore'] );
		$this->take( 'settings' );
		$this->take( 'messages' );
		$this->assertTrue( $this->read()['settings']['can_restore'] );
		$this->assertNotContains( Names::REPLACED_SETTINGS, array_keys( wp_load_alloptions( true ) ), 'No page should load what was replaced.' );

		$answer = $this->take( 'restore' );
		$after  = $this->call_route( 'GET', '/widgets' )->get_data();
		$found  = $this->read();

		$this->assertSame( array(), $answer['caches'] );
		$this->assertSame( array_diff_key( $before, array( 'modified' => 1 ) ), array_diff_key( $after, array( 'modified' => 1 ) ) );
		$this->assertSame( array( '', false, 3 ), array( $found['settings']['taken_over_at'], $found['settings']['can_restore'], $found['messages']['copied'] ) );
		$this->assertFalse( get_option( Names::REPLACED_SETTINGS ) );
		$this->assert_refused( 'chaty_nothing_to_restore', 'restore' );
		$this->take( 'settings' );
	}

	public function test_restore_after_two_take_overs_brings_settings_before_first_back(): void {
		$this->store_options();
		$before = $this->read()['revision'];
		$this->take( 'settings' );
		$this->take( 'settings' );

		$this->assertSame( $before, $this->take( 'restore' )['revision'] );
	}

	/**
	 * Given a change after the take-over, when the former settings are asked for, then nothing is overwritten; what the next take-over
	 * replaces can be put back with that change.
	 */
	public function test_no_restore_after_a_change(): void {
		$this->store_options();
		$this->take( 'settings' );
		$taken   = (string) $this->read()['settings']['taken_over_at'];
		$changed = $this->call_route( 'PUT', '/widgets', array( 'chaty_widgets' => array( Make::widget( array(), array( 'name' => 'Mine' ) ) ) ) )->get_data();

		$this->assertFalse( $this->read()['settings']['can_restore'] );
		$this->assert_refused( 'chaty_conflict', 'restore' );
		$this->assertSame( $changed['revision'], $this->read()['revision'] );

		$this->take( 'settings' );
		$this->assertSame( $changed['revision'], $this->take( 'restore' )['revision'] );
		$this->assertSame( $taken, $this->read()['settings']['taken_over_at'] );
	}

	public function test_restore_that_database_refuses_changes_nothing_and_works_later(): void {
		global $wpdb;

		$this->store_options();
		$before = $this->read()['revision'];
		$this->take( 'settings' );
		$taken  = $this->read()['revision'];
		$refuse = static fn ( string $query ): string => 0 === strpos( $query, 'INSERT INTO' ) && false !== strpos( $query, 'chaty_widgets' ) ? 'DELETE FROM nowhere' : $query;
		$wpdb->suppress_errors( true );
		add_filter( 'query', $refuse );
		$this->assert_refused( 'chaty_db_write_failed', 'restore' );
		remove_filter( 'query', $refuse );

		$found = $this->read();
		$this->assertSame( array( $taken, true ), array( $found['revision'], $found['settings']['can_restore'] ) );
		$this->assertSame( $before, $this->take( 'restore' )['revision'] );
	}

	/**
	 * @testWith ["yesterday"]
	 *           [[]]
	 *           [{"settings": {}}]
	 *
	 * @param mixed $stored Value.
	 */
	public function test_value_that_plugin_has_not_written_is_nothing_to_restore( $stored ): void {
		update_option( Names::REPLACED_SETTINGS, $stored );

		$this->assertFalse( $this->read()['settings']['can_restore'] );
		$this->assert_refused( 'chaty_nothing_to_restore', 'restore' );
	}

	public function test_settings_that_importer_refuses_are_error_that_names_path(): void {
		$this->store_options( array( 'chaty_total_settings' => '80' ) + array_fill_keys( preg_filter( '/^/', 'cht_numb_slug_', range( 1, 80 ) ), 'Phone' ) );
		$found = $this->read();
		$error = $this->assert_refused( 'rest_invalid_param', 'settings' );

		$this->assertSame( array( null, array() ), array( $found['document'], $found['changes'] ) );
		$this->assertContains( 'error', array_column( $found['issues'], 'level' ) );
		$this->assertSame( array( 'status' => 400, 'params' => array( 'widgets' ) ), array_map( static fn( $data ) => is_array( $data ) ? array_keys( $data ) : $data, $error->get_error_data() ) );
	}

	public function test_css_of_user_who_may_not_edit_it_is_left_out_and_reported(): void {
		$this->store_options();
		$this->assertSame( '.chaty { color: red; }', $this->read()['document']['chaty_widgets'][0]['settings']['custom_css'] );
		add_filter( 'user_has_cap', static fn ( array $has ): array => array( 'unfiltered_html' => false ) + $has );
		$found = $this->read();

		$this->assertContains( 'widgets[0].settings.custom_css', array_column( $found['issues'], 'path' ) );
		$this->assertSame( '', $this->take( 'settings' )['chaty_widgets'][0]['settings']['custom_css'] ?? '' );
		$this->assertStringNotContainsString( 'color: red', (string) wp_json_encode( get_option( Names::WIDGETS ) ) );
	}

	/**
	 * Given 1,000 messages, when step after step is done, then each is here once, as read and without an email, and
	 * nothing of Chaty 3.x has changed.
	 */
	public function test_a_thousand_messages(): void {
		Leads::add( 1000 );
		$before = Leads::get_rows();
		$first  = $this->take( 'messages' );
		$second = $this->take( 'messages' );
		$third  = $this->take( 'messages' );

		$this->assertSame( array( 500, 0, 0, false, 1000, 500 ), array( $first['new'], $first['known'], $first['failed'], $first['is_done'], $first['total'], $first['copied'] ) );
		$this->assertSame( array( 500, false, 1000 ), array( $second['new'], $second['is_done'], $second['copied'] ) );
		$this->assertSame( array( 0, 0, true, 1000 ), array( $third['new'], $third['known'], $third['is_done'], $third['copied'] ) );
		$this->assert_each_once( 1000 );
		$this->assertSame( 1000, array_sum( array_column( $this->get_rows( 'stats', 'day' ), 'messages' ) ) );
		$this->assertSame( $before, Leads::get_rows() );
		$rows = $this->get_rows( 'contacts', 'id' );
		$this->assertSame( array( 'skipped' ), array_values( array_unique( array_column( $rows, 'mail_state' ) ) ) );
		$this->assertNotContains( null, array_column( $rows, 'read_at' ) );
		$this->assertSame( array(), $this->mails );
		$this->assertStringNotContainsString( '192.0.2.1', (string) wp_json_encode( $rows ) );
	}

	/**
	 * @testWith [1]
	 *           [250]
	 *           [500]
	 */
	public function test_step_that_dies_leaves_each_message_here_once( int $after ): void {
		update_option( Names::RETENTION_DAYS, 0 );
		Leads::add( 600 );
		$count = 0;
		$die   = static function ( string $query ) use ( &$count, $after ): string {
			$count += false !== strpos( $query, 'INSERT IGNORE' ) || false !== strpos( $query, Names::MIGRATED_MESSAGES ) ? 1 : 0;
			if ( $count > $after ) {
				throw new RuntimeException( 'The process is gone.' );
			}
			return $query;
		};
		// What was stored before, so that the option itself is not asked of the database.
		update_option( Names::MIGRATED_MESSAGES, 0, false );
		add_filter( 'query', $die );
		try {
			$this->take( 'messages' );
			$this->fail( 'The step should have died.' );
		} catch ( RuntimeException $gone ) {
			remove_filter( 'query', $die );
		}
		$this->assertCount( $after, $this->get_names() );
		$this->assertSame( 0, $this->read()['messages']['copied'] );

		$this->assertSame( $after, $this->take( 'messages' )['known'] );
		$this->take( 'messages' );
		$this->assert_each_once( 600 );
	}

	public function test_take_overs_at_once_leave_each_message_here_once(): void {
		Leads::add( 700 );
		$first  = new Lead_Importer( new Message_Repository() );
		$second = null;
		$this->before_statement(
			"/'Lead 300'/",
			static function () use ( &$second ): void {
				$second = ( new Lead_Importer( new Message_Repository() ) )->copy_next();
			}
		);
		$one = $first->copy_next();
		$this->assertIsArray( $one );
		$this->assertIsArray( $second );

		$this->assertSame( array( 299, 201, 201, 299 ), array( $one['new'], $one['known'], $second['new'], $second['known'] ) );
		$this->take( 'messages' );
		$this->assert_each_once( 700 );
	}

	/**
	 * Given two owners who take over at once, when one has come further between the other's write and its check, then
	 * neither fails, and the next step begins behind both.
	 */
	public function test_two_owners_store_their_positions(): void {
		global $wpdb;

		Leads::add( 700 );
		$last       = (string) $wpdb->get_var( "SELECT MAX(id) FROM {$wpdb->prefix}chaty_contact_form_leads" );
		$is_written = false;
		$hook       = static function ( string $query ) use ( &$hook, &$is_written, $last, $wpdb ): string {
			$is_about = false !== strpos( $query, Names::MIGRATED_MESSAGES );
			if ( $is_about && $is_written ) {
				remove_filter( 'query', $hook );
				$wpdb->update( $wpdb->options, array( 'option_value' => $last ), array( 'option_name' => Names::MIGRATED_MESSAGES ) );
			}
			$is_written = $is_written || ( $is_about && 0 === strpos( $query, 'INSERT' ) );
			return $query;
		};
		add_filter( 'query', $hook );

		$this->assertSame( 500, $this->take( 'messages' )['new'] );
		$this->assertSame( $last, (string) get_option( Names::MIGRATED_MESSAGES ) );
		$this->assertFalse( has_filter( 'query', $hook ) );
	}

	public function test_deleted_messages_stay_away_and_new_ones_come_along(): void {
		global $wpdb;

		Leads::add( 20 );
		$this->take( 'messages' );
		$wpdb->query( "DELETE FROM {$wpdb->prefix}chaty_contacts" );
		Leads::add_row( array( 'name' => 'Later', 'message' => 'Hi' ) );
		$answer = $this->take( 'messages' );

		$this->assertSame( array( 'Later' ), $this->get_names() );
		$this->assertSame( array( 1, 21, 21 ), array( $answer['new'], $answer['copied'], $answer['total'] ) );
	}

	/**
	 * @testWith ["INSERT IGNORE", "chaty_contacts", "chaty_db_write_failed"]
	 *           ["SELECT *", "chaty_contact_form_leads", "chaty_db_read_failed"]
	 *           ["SELECT COUNT", "chaty_contact_form_leads", "chaty_db_read_failed"]
	 *           ["SHOW TABLES", "leads", "chaty_db_read_failed"]
	 *           ["INSERT INTO", "chaty_migrated_messages", "chaty_db_write_failed"]
	 */
	public function test_database_that_fails_gives_error_and_next_try_has_each_message_once( string $verb, string $about, string $code ): void {
		global $wpdb, $wp_filter;

		Leads::add( 600 );
		$hooks = isset( $wp_filter['query'] ) ? clone $wp_filter['query'] : null;
		$this->refuse_statements( $verb, $about );
		$this->assert_refused( $code, 'messages' );

		unset( $wp_filter['query'] );
		if ( null !== $hooks ) {
			$wp_filter['query'] = $hooks;
		}
		$wpdb->suppress_errors( false );
		wp_cache_flush();
		$this->take( 'messages' );
		$this->take( 'messages' );
		$this->assert_each_once( 600 );
	}

	public function test_reading_that_database_refuses_is_error(): void {
		$this->refuse_statements( 'SHOW TABLES', 'leads' );
		$found = Make::migration()->read();
		$this->assertSame( 'chaty_db_read_failed', is_wp_error( $found ) ? $found->get_error_code() : '' );
	}

	/**
	 * Given single messages that the database refuses, then the others come along, who goes on behind them gets the
	 * rest, and the next run brings them.
	 */
	public function test_single_failures(): void {
		global $wpdb;

		Leads::add( 600 );
		$refuse = static fn ( string $query ): string => false !== strpos( $query, 'INSERT IGNORE' ) && false !== strpos( $query, "'Lead 7'" ) ? 'DELETE FROM nowhere' : $query;
		$wpdb->suppress_errors( true );
		add_filter( 'query', $refuse );
		$first  = $this->take( 'messages' );
		$second = $this->take( 'messages', Old_Messages::KEEP, $first['after'] );
		remove_filter( 'query', $refuse );

		$this->assertSame( array( 499, 1, 6 ), array( $first['new'], $first['failed'], $first['copied'] ) );
		$this->assertSame( array( 100, 0, true, 6 ), array( $second['new'], $second['failed'], $second['is_done'], $second['copied'] ) );
		$this->take( 'messages' );
		$this->assertSame( 600, $this->take( 'messages' )['copied'] );
		$this->assert_each_once( 600 );
	}

	public function test_hostile_messages_are_texts_within_lengths_of_table(): void {
		$script = '<script>alert(1)</script>';
		$long   = str_repeat( 'ä', 32767 );
		Leads::add_row( array( 'widget_id' => -5, 'name' => $script, 'email' => "a@example.org\nBcc: b@example.org", 'phone_number' => "=cmd|' /C calc'!A0", 'message' => "'; DROP TABLE wp_chaty_contacts; --\u{202E}", 'ref_page' => 'javascript:alert(1)', 'created_on' => '0000-00-00 00:00:00' ) );
		Leads::add_row( array( 'widget_id' => 99999, 'name' => str_repeat( '😀', 100 ), 'message' => $long, 'ref_page' => 'https://site.example/?a="><b>', 'created_on' => null ) );
		Leads::add_row( array( 'name' => null, 'email' => null, 'message' => null, 'ref_page' => null, 'created_on' => '2026-03-04 05:06:07' ) );

		$this->assertSame( array( 3, 0 ), array( $this->take( 'messages' )['new'], $this->take( 'messages' )['new'] ) );
		$rows = $this->get_rows( 'contacts', 'id' );
		$this->assertSame( array( '0', $script, 'a@example.org Bcc: b@example.org', "'; DROP TABLE wp_chaty_contacts; --", '' ), array( $rows[0]['widget'], $rows[0]['name'], $rows[0]['email'], $rows[0]['message'], $rows[0]['page_url'] ) );
		$this->assertEqualsWithDelta( time(), strtotime( $rows[0]['created_at'] . ' UTC' ), HOUR_IN_SECONDS );
		$this->assertSame( array( '_99999', str_repeat( '😀', 100 ), $long ), array( $rows[1]['widget'], $rows[1]['name'], $rows[1]['message'] ) );
		$this->assertStringNotContainsString( '>', $rows[1]['page_url'] );
		$this->assertSame( array( '', '2026-03-04 05:06:07' ), array( $rows[2]['message'], $rows[2]['created_at'] ) );
	}

	public function test_given_options_of_other_types_than_chaty_3_x_has_then_nothing_breaks(): void {
		$this->store_options( array( 'cht_numb_slug' => array( 'x' ), 'chaty_total_settings' => 'many', 'chaty_deleted_settings' => 'x', 'cht_social_Phone' => 'x', 'cht_page_settings' => 'x', 'chaty_countries_list' => array( array() ) ) );

		$this->assertGreaterThanOrEqual( 0, $this->read()['settings']['widgets'] );
		$answer = $this->try_to_take( 'settings' );
		$this->assertContains( is_wp_error( $answer ) ? $answer->get_error_code() : 'taken', array( 'taken', 'rest_invalid_param' ) );
	}
}
