<?php
namespace Chaty\Tests\Cli;

use Chaty\Config\Names;
use Chaty\Tests\Leads;
use Chaty\Tests\Process_Test_Case;

/**
 * An owner who comes from another plugin brings the widgets, the channels and the messages along, and
 * is what is not migrated reported.
 *
 * @group programs
 */
final class Migrate_Command_Test extends Process_Test_Case {

	/**
	 * Options as Chaty 3.x stores them: two widgets, a third that is deleted, a fourth that is off.
	 *
	 * @return array<string, mixed>
	 */
	private function get_old_options(): array {
		return array(
			'cht_active'                 => '1',
			'chaty_total_settings'       => '3',
			'chaty_deleted_settings'     => array( 2 ),
			'cht_numb_slug'              => ',Phone,Whatsapp,Contact_Us,Slack',
			'cht_position'               => 'custom',
			'positionSide'               => 'left',
			'cht_bottom_spacing'         => '70',
			'cht_side_spacing'           => '30',
			'cht_custom_color'           => '#123456',
			'cht_cta'                    => '<p>Talk to <strong>us</strong></p>',
			'cht_cta_action'             => 'click',
			'cht_close_button'           => 'no',
			'chaty_attention_effect'     => 'jump',
			'chaty_trigger_on_time'      => 'yes',
			'chaty_trigger_time'         => '4',
			'chaty_countries_list'       => array( 'AU', 'NZ' ),
			'cht_page_settings'          => array( array( 'shown_on' => 'show_on', 'option' => 'page_contains', 'value' => 'shop' ), array( 'shown_on' => 'not_show_on', 'option' => 'wp_pages', 'value' => array( array( 'id' => '12', 'title' => 'Legal' ) ) ), array( 'shown_on' => 'show_on', 'option' => 'wc_products_on_sale' ) ),
			'cht_date_rules'             => array( 'status' => 'yes', 'timezone' => 'UTC+5.5', 'start_date' => '01/02/2026', 'start_time' => '', 'end_date' => '12/31/2026', 'end_time' => '18:30' ),
			'cht_date_and_time_settings' => array( array( 'days' => '2', 'start_time' => '22:00', 'end_time' => '06:00', 'gmt' => '+3' ), array( 'days' => '10', 'start_time' => '9:00', 'end_time' => '00:00', 'gmt' => '+3' ) ),
			'cht_data_analytics_status'  => 'off',
			'cht_social_Phone'           => array( 'value' => '+61 2 5550 1000', 'title' => 'Call us', 'is_mobile' => 'checked', 'bg_color' => '#03E78B' ),
			'cht_social_Whatsapp'        => array( 'value' => '61255501000', 'is_mobile' => 'checked', 'is_desktop' => 'checked', 'use_whatsapp_web' => 'no', 'embedded_window' => 'yes', 'embedded_message' => '<p>Hi</p>' ),
			'cht_social_Contact_Us'      => array(
				'value'               => '1',
				'is_mobile'           => 'checked',
				'is_desktop'          => 'checked',
				'name'                => array( 'is_active' => 'yes', 'is_required' => 'yes', 'placeholder' => 'Your name' ),
				'email'               => array( 'is_active' => 'no' ),
				'phone'               => array( 'is_active' => 'yes', 'is_required' => 'no', 'field_label' => 'Mobile' ),
				'thanks_message'      => 'Ta!',
				'send_leads_in_email' => 'yes',
				'email_address'       => 'sales@example.org',
				'email_subject'       => 'Lead {name}',
				'enable_recaptcha'    => 'yes',
			),
			'cht_numb_slug_1'            => 'Telegram',
			'cht_social_1_Telegram'      => array( 'value' => '@ada', 'is_mobile' => 'checked', 'is_agent' => '1', 'is_agent_desktop' => 'checked', 'agent_data' => array( array( 'value' => 'bea', 'agent_title' => 'Bea' ) ) ),
			'cht_numb_slug_3'            => 'Phone',
			'cht_active_3'               => '0',
			'cht_widget_title'           => 'Main &amp; <b>shop</b>',
			'cht_widget_title_1'         => str_repeat( 'ä', 70 ),
		);
	}

	protected function setUp(): void {
		parent::setUp();
		foreach ( $this->get_old_options() as $name => $value ) {
			update_option( $name, $value );
		}
		Leads::create_table();
		Leads::add( 501 );
	}

	protected function tearDown(): void {
		foreach ( array_keys( $this->get_old_options() ) as $name ) {
			delete_option( $name );
		}
		Leads::drop_table();
		parent::tearDown();
	}

	/**
	 * @phpstan-impure
	 * @return array<int, mixed>
	 */
	private function get_old_state(): array {
		wp_cache_flush();

		return array( array_map( 'get_option', array_keys( $this->get_old_options() ) ), Leads::get_rows() );
	}

	/**
	 * Given Chaty 3.x's settings, when they are migrated, then widgets, channels, triggers and form
	 * are here, what is not migrated is reported, and nothing of Chaty 3.x has changed.
	 */
	public function test_widgets(): void {
		global $wpdb;

		$wpdb->query( "DELETE FROM {$wpdb->prefix}chaty_contact_form_leads WHERE id > 1" );
		$before  = $this->get_old_state();
		$result  = $this->run_command( array( 'migrate' ) );
		$widgets = $this->read_option( Names::WIDGETS );

		$this->assertSame( 0, $result['status'], $result['errors'] );
		$this->assertEquals( $before, $this->get_old_state() );
		$this->assertSame( array( 0, '_1', '_3' ), array_column( $widgets, 'id' ) );
		$this->assertSame( array( 1, 1, 0 ), array_column( $widgets, 'is_active' ) );
		$this->assertSame( array( 'Main & shop', str_repeat( 'ä', 60 ), '' ), array_column( $widgets, 'name' ) );
		$this->assertSame( 'off', $this->read_option( 'chaty_data_analytics' ) );

		$settings = $widgets[0]['settings'];
		$this->assertSame( array( 'left', 70, 30, '#123456', 'first_click', 0, 'jump' ), array( $settings['position'], $settings['bottom_spacing'], $settings['side_spacing'], $settings['widget_color'], $settings['show_cta'], $settings['show_close_button'], $settings['attention_effect'] ) );
		$this->assertSame( array( 'Phone', 'Whatsapp', 'Contact_Us' ), array_column( $widgets[0]['channels'], 'channel' ) );
		$this->assertSame( array( 0, 1 ), array( $widgets[0]['channels'][0]['is_desktop'], $widgets[0]['channels'][0]['is_mobile'] ) );
		$this->assertSame( array( 0, 1 ), array( $widgets[0]['channels'][1]['is_use_web_version'], $widgets[0]['channels'][1]['has_welcome_message'] ) );
		$this->assertSame( array( 1, 1, array( 'Bea' ) ), array( $widgets[1]['channels'][0]['is_agent'], $widgets[1]['channels'][0]['is_agent_desktop'], array_column( $widgets[1]['channels'][0]['agent_data'], 'agent_title' ) ) );

		foreach ( array( 'widgets[0]: left out: the channel "Slack"', 'widgets[0].channels[2]: left out: the captcha', '"wc_products_on_sale"' ) as $note ) {
			$this->assertStringContainsString( $note, $result['errors'] );
		}
		$this->check_triggers( $widgets[0]['triggers'] );
		$this->check_form( $widgets[0]['channels'][2] );
	}

	/**
	 * Then days and nights are right.
	 *
	 * @param array<string, mixed> $triggers Triggers.
	 */
	private function check_triggers( array $triggers ): void {

		$this->assertSame( array( 1, 4, array( 'AU', 'NZ' ) ), array( $triggers['has_time_delay'], $triggers['time_delay'], $triggers['countries'] ) );
		$this->assertSame( array( '+5.5', '2026-01-02 00:00:00', '2026-12-31 18:30:00' ), array( $triggers['time_diff'], $triggers['date_scheduling_rules']['start_date_time'], $triggers['date_scheduling_rules']['end_date_time'] ) );
		$this->assertSame( array( array( 'effect' => 'show', 'kind' => 'url_contains', 'value' => 'shop' ), array( 'effect' => 'hide', 'kind' => 'pages', 'value' => '12' ) ), $triggers['pages'] );
		$hours = array_map(
			static fn ( array $rule ): string => $rule['days'] . ' ' . $rule['start_time'] . '-' . $rule['end_time'],
			$triggers['day_hours_scheduling_rules']
		);
		$this->assertSame( array( '1 22:00-23:59', '2 00:00-06:00', '6 09:00-23:59', '0 09:00-23:59' ), $hours );
	}

	/**
	 * Then the form's active fields and its email are here.
	 *
	 * @param array<string, mixed> $form Channel of the form.
	 */
	private function check_form( array $form ): void {

		$this->assertSame( array( array( 'name', 1 ), array( 'phone', 0 ) ), array( array( $form['contact_fields'][0]['field'], $form['contact_fields'][0]['is_required'] ), array( $form['contact_fields'][1]['field'], $form['contact_fields'][1]['is_required'] ) ) );
		$this->assertSame( array( 'Ta!', 'sales@example.org', 'Lead {name}' ), array( $form['contact_form_settings']['thanks_message'], $form['contact_form_settings']['email_address'], $form['contact_form_settings']['email_subject'] ) );
	}

	public function test_messages_are_migrated_once_with_time_and_without_address_of_visitor(): void {
		global $wpdb;

		$wpdb->query( $wpdb->prepare( "UPDATE {$wpdb->prefix}chaty_contact_form_leads SET name = %s, message = %s WHERE id = 2", "Lead\u{9b}31m\n2 ", "Hi\u{202E}\n\u{1b}]0;x\u{7}\tthere" ) );
		$first  = $this->run_command( array( 'migrate' ) );
		$second = $this->run_command( array( 'migrate' ) );
		$rows   = $wpdb->get_results( "SELECT * FROM {$wpdb->prefix}chaty_contacts ORDER BY id", ARRAY_A );

		$this->assertStringContainsString( '501 messages copied.', $first['output'] );
		$this->assertStringContainsString( '501 messages were copied before.', $second['output'] );
		$this->assertCount( 501, $rows );
		$this->assertSame( array( '_1', 'Lead 1', '2026-03-04 05:06:07', 'skipped' ), array( $rows[0]['widget'], $rows[0]['name'], $rows[0]['created_at'], $rows[0]['mail_state'] ) );
		$this->assertSame( array( 'Lead31m 2', "Hi\n]0;x\tthere" ), array( $rows[1]['name'], $rows[1]['message'] ) );
		$this->assertStringNotContainsString( '192.0.2.1', (string) wp_json_encode( $rows ) );
	}

	/**
	 * Given settings that were migrated over others, when they are put back, then the former ones are here and nothing of
	 * Chaty 3.x has changed; where somebody has changed the new ones, or nothing was replaced, nothing is written
	 * and the status is 1.
	 */
	public function test_restore(): void {
		$before = $this->get_old_state();
		$this->assertSame( 0, $this->run_command( array( 'settings', 'import', '-' ), '[{"id":"0","name":"Before","channels":[{"channel":"Phone","value":"+15550100"}]}]' )['status'] );
		$this->run_command( array( 'migrate' ) );
		$this->assertCount( 3, $this->read_option( Names::WIDGETS ) );

		$restored = $this->run_command( array( 'migrate', '--restore' ) );
		$this->assertSame( array( 0, '' ), array( $restored['status'], $restored['errors'] ) );
		$this->assertStringContainsString( 'Success: The widgets and settings from before are back. Copied messages and statistics are kept.', $restored['output'] );
		$this->assertSame( array( 'Before' ), array_column( $this->read_option( Names::WIDGETS ), 'name' ) );
		$this->assertEquals( $before, $this->get_old_state() );

		$again = $this->run_command( array( 'migrate', '--restore' ) );
		$this->assertSame( array( 1, '' ), array( $again['status'], $again['output'] ) );
		$this->assertStringContainsString( 'Error: There are no earlier settings to restore.', $again['errors'] );

		$this->run_command( array( 'migrate' ) );
		$this->run_command( array( 'settings', 'import', '-' ), '[{"id":"0","name":"Later","channels":[{"channel":"Phone","value":"+15550100"}]}]' );
		$changed = $this->run_command( array( 'migrate', '--restore' ) );
		$this->assertSame( 1, $changed['status'] );
		$this->assertStringContainsString( 'Error: The settings have been changed in the meantime. Nothing was saved.', $changed['errors'] );
		$this->assertSame( array( 'Later' ), array_column( $this->read_option( Names::WIDGETS ), 'name' ) );
	}

	/**
	 * Given a database that refuses a message, or does not give all of them, when they are migrated, then
	 * the others are here, and the status is 1.
	 *
	 * @testWith ["INSERT.*'Lead 7'", 500]
	 *           ["SELECT .*leads.* WHERE .*id.* > 500", 500]
	 */
	public function test_failed_messages( string $statement, int $copied ): void {
		$result = $this->run_command( array( 'migrate' ), '', "/^$statement/s" );

		$this->assertSame( 1, $result['status'] );
		$this->assertStringContainsString( "$copied messages copied.", $result['output'] );
		$this->assertStringContainsString( 'Error: 1 message could not be copied. Run the command again.', $result['errors'] );
	}

	/**
	 * Given a migration that is killed in the middle of a step, and two that run at once after it, then each message
	 * is here once.
	 */
	public function test_killed_and_at_once(): void {
		global $wpdb;

		$kill   = 'add_filter( "query", function ( $query ) { if ( strpos( $query, "\'Lead 200\'" ) ) { posix_kill( getmypid(), SIGKILL ); } return $query; } );';
		$copy   = '$leads = new Chaty\Migration\Lead_Importer( new Chaty\Messages\Message_Repository() ); do { $step = $leads->copy_next(); if ( is_wp_error( $step ) ) { exit( 1 ); } } while ( ! $step["is_done"] ); echo "done";';
		$killed = $this->run_php( array( '-r', $this->on_site( $kill . $copy ) ) );
		$this->assertSame( '', $killed['output'] );
		$this->assertSame( '199', $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}chaty_contacts" ) );

		list( $other, $pipes ) = $this->start_php( array( '-r', $this->on_site( $copy ) ) );

		$result = $this->run_php( array( '-r', $this->on_site( $copy ) ) );
		$this->assertSame( array( 'done', 'done' ), array( $result['output'], stream_get_contents( $pipes[1] ) ) );
		$this->assertSame( 0, proc_close( $other ) );
		$names = $wpdb->get_col( "SELECT name FROM {$wpdb->prefix}chaty_contacts" );
		$this->assertCount( 501, $names );
		$this->assertCount( 501, array_unique( $names ) );
	}
}
