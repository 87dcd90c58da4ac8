<?php
namespace Chaty\Tests\Cli;

use Chaty\Config\Names;
use Chaty\Messages\Message;
use Chaty\Messages\Message_Repository;
use Chaty\Messages\Email_Status;
use Chaty\Tests\Make;
use Chaty\Tests\Process_Test_Case;

/**
 * An owner imports, exports and checks settings on the command line.
 *
 * @group programs
 */
final class Settings_Command_Test extends Process_Test_Case {

	private function get_path( string $name ): string {
		return dirname( __DIR__, 2 ) . "/fixtures/settings/$name";
	}

	public function test_export_of_real_site_can_be_imported_again_and_says_the_same(): void {
		$import = $this->run_command( array( 'settings', 'import', $this->get_path( 'site-12.json' ) ) );
		$this->assertSame( array( 0, "Success: 1 widget imported.\n", '' ), array( $import['status'], $import['output'], $import['errors'] ) );
		$this->assertSame( 'off', $this->read_option( Names::ANALYTICS ) );
		$this->assertSame( array( 'Phone', 'Whatsapp' ), array_column( $this->read_option( Names::WIDGETS )[0]['channels'], 'channel' ) );

		$export = $this->run_command( array( 'settings', 'export' ) );
		$before = $this->read_option( Names::WIDGETS );
		$again  = $this->run_command( array( 'settings', 'import', '-' ), $export['output'] );

		$this->assertSame( array( 0, '' ), array( $again['status'], $again['errors'] ) );
		$this->assertSame( $before, $this->read_option( Names::WIDGETS ) );
		$this->assertSame( $export['output'], $this->run_command( array( 'settings', 'export' ) )['output'] );
	}

	public function test_validate_and_import_name_same_channels_that_are_left_out(): void {
		$path     = dirname( __DIR__, 2 ) . '/fixtures/import/foreign-channels';
		$expected = json_decode( (string) file_get_contents( "$path.result.json" ), true );
		$lines    = '';
		foreach ( $expected['leftOut'] as $place => $message ) {
			$lines .= "Warning: $place: $message\n";
		}

		foreach ( array( 'validate', 'import' ) as $command ) {
			$result = $this->run_command( array( 'settings', $command, "$path.json" ) );
			$this->assertSame( array( 0, $lines ), array( $result['status'], $result['errors'] ), $command );
		}
		foreach ( $this->read_option( Names::WIDGETS ) as $index => $widget ) {
			$this->assertSame( $expected['channels'][ $index ], array_column( $widget['channels'], 'channel' ) );
		}
	}

	/**
	 * Given a file that keeps messages for a shorter time, and one that is older, when it is imported, then the command
	 * says what is deleted and asks; without an answer nothing is changed. With --yes it does not wait for one.
	 */
	public function test_import_asks_before_messages_go(): void {
		global $wpdb;

		( new Message_Repository() )->add( new Message( '0', 'Contact_Us', array( 'name' => 'Ada' ), '' ), 'x', Email_Status::SENT );
		$wpdb->query( "UPDATE {$wpdb->prefix}chaty_contacts SET created_at = '2020-01-01 00:00:00'" );
		update_option( Names::RETENTION_DAYS, 0 );
		$file  = (string) wp_json_encode( array( 'retention_days' => 30, 'chaty_widgets' => array( Make::widget() ) ) );
		$asked = $this->run_command( array( 'settings', 'import', '-' ), $file );
		$this->assertStringStartsWith( '1 message that is older than 30 days will be deleted for good', $asked['output'] );
		$this->assertSame( array( 0, false ), array( (int) $this->read_option( Names::RETENTION_DAYS ), $this->read_option( Names::WIDGETS ) ) );

		$imported = $this->run_command( array( 'settings', 'import', '-', '--yes' ), $file );
		$this->assertStringEndsWith( "Success: 1 widget imported.\n", $imported['output'] );
		$this->assertSame( 30, (int) $this->read_option( Names::RETENTION_DAYS ) );
	}

	public function test_import_asks_before_list_of_no_widgets_removes_those_of_site(): void {
		Make::store_widgets( array( Make::widget() ) );
		$asked = $this->run_command( array( 'settings', 'import', '-' ), '[]' );
		$this->assertStringStartsWith( "The file has 0 widgets. They replace all widgets of this site.\nImport these settings?", $asked['output'] );
		$this->assertCount( 1, $this->read_option( Names::WIDGETS ) );

		$this->assertSame( "Success: 0 widgets imported.\n", substr( $this->run_command( array( 'settings', 'import', '-', '--yes' ), '[]' )['output'], -29 ) );
		$this->assertSame( array( 0, "Success: 0 widgets imported.\n" ), array_slice( array_values( $this->run_command( array( 'settings', 'import', '-' ), '[]' ) ), 0, 2 ) );
	}

	public function test_given_site_without_widgets_when_it_is_exported_then_that_is_empty_list(): void {
		$this->assertSame(
			array(
				'data_analytics_settings' => 'on',
				'retention_days'          => 365,
				'contacts_trash_days'     => 30,
				'keep_contacts'           => 0,
				'chaty_widgets'           => array(),
			),
			json_decode( $this->run_command( array( 'settings', 'export' ) )['output'], true )
		);
	}

	/**
	 * @return array<string, array{0: array<int, string>, 1: string, 2: array<int, string>}>
	 */
	public function provide_errors(): array {
		$bad = (string) wp_json_encode( array( Make::widget(), Make::widget( array( Make::channel( array( 'value' => array( 1 ) ) ), 3 ), array( 'id' => '_1' ) ) ) );

		return array(
			'import, two errors'   => array( array( 'settings', 'import', '-' ), $bad, array( 'Error: widgets[1].channels[0].value: must be text.', 'Error: widgets[1].channels[1]: must be an object.' ) ),
			'validate, two errors' => array( array( 'settings', 'validate', '-' ), $bad, array( 'Error: widgets[1].channels[0].value: must be text.', 'Error: widgets[1].channels[1]: must be an object.' ) ),
			'import, no JSON'      => array( array( 'settings', 'import', '-' ), '{', array( 'Error: This is not valid JSON: Syntax error.' ) ),
			'import, missing file' => array( array( 'settings', 'import', '/no/such/file.json' ), '', array( 'Error: The file /no/such/file.json cannot be read.' ) ),
			'import, version 2'    => array( array( 'settings', 'import', $this->get_path( 'site-27.json' ) ), '', array( 'Error: These settings have the format of Chaty 2.' ) ),
			'validate, version 2'  => array( array( 'settings', 'validate', $this->get_path( 'site-30.json' ) ), '', array( 'Error: These settings have the format of Chaty 2.' ) ),
		);
	}

	/**
	 * @dataProvider provide_errors
	 *
	 * @param array<int, string> $arguments Arguments.
	 * @param array<int, string> $expected  What is reported.
	 */
	public function test_errors_are_reported_with_path_and_status_1_and_change_nothing( array $arguments, string $input, array $expected ): void {
		Make::store_widgets( array( Make::widget() ) );
		$before = $this->run_command( array( 'settings', 'export' ) );
		$result = $this->run_command( $arguments, $input );

		$this->assertSame( 1, $result['status'] );
		$this->assertSame( '', $result['output'] );
		$this->assertSame( count( $expected ), substr_count( $result['errors'], 'Error:' ) );
		foreach ( $expected as $line ) {
			$this->assertStringContainsString( $line, $result['errors'] );
		}
		$this->assertSame( $before, $this->run_command( array( 'settings', 'export' ) ) );
	}

	public function test_refused_write_gives_status_1_and_changes_nothing(): void {
		$result = $this->run_command( array( 'settings', 'import', $this->get_path( 'site-12.json' ) ), '', "/^(INSERT|UPDATE).*'chaty_widgets'/s" );

		$this->assertSame( array( 1, '' ), array( $result['status'], $result['output'] ) );
		$this->assertStringContainsString( 'Error: The settings could not be saved. Nothing has changed.', $result['errors'] );
		$this->assertSame( array( false, 'on' ), array( $this->read_option( Names::WIDGETS ), get_option( Names::ANALYTICS, 'on' ) ) );
	}

	public function test_validate_reports_keys_that_are_unknown_or_without_effect(): void {
		$result = $this->run_command( array( 'settings', 'validate', '-' ), (string) wp_json_encode( array( Make::widget( array( Make::channel( array( 'emoji_picker' => 1 ) ) ), array( 'extra' => 1 ) ) ) ) );

		$this->assertSame( array( 0, "Success: The settings are valid: 1 widget.\n" ), array( $result['status'], $result['output'] ) );
		$this->assertStringContainsString( 'Warning: widgets[0].extra: is unknown and is ignored.', $result['errors'] );
		$this->assertStringContainsString( 'Warning: widgets[0].channels[0].emoji_picker: is stored, but has no effect.', $result['errors'] );
		$this->assertFalse( $this->read_option( Names::WIDGETS ) );
	}

	/**
	 * Given a file with keys that nothing reads, when it is checked, then they are reported; those that say nothing
	 * are not. An import does without these reports.
	 */
	public function test_validate_reports_what_is_left_out(): void {
		$triggers = array(
			'show_on_direct_visit'  => 'yes',
			'has_traffic_source'    => 'no',
			'show_on_referrer_urls' => array(),
		);
		$file     = (string) wp_json_encode( array( Make::widget( array(), array( 'triggers' => $triggers ) ) ) );
		$result   = $this->run_command( array( 'settings', 'validate', '-' ), $file );

		$this->assertSame( array( 0, "Warning: widgets[0].triggers.show_on_direct_visit: is not used, and is left out.\n" ), array( $result['status'], $result['errors'] ) );
		$this->assertSame( '', $this->run_command( array( 'settings', 'import', '-' ), $file )['errors'] );
	}

	public function test_given_page_caches_when_file_is_imported_then_report_names_those_that_were_emptied(): void {
		$result = $this->run_with_code( 'WP_CLI::add_wp_hook( "chaty_purged_page_caches", function () { return array( "WP Rocket", "My host" ); } );', array( 'chaty', 'settings', 'import', $this->get_path( 'site-12.json' ) ) );

		$this->assertSame( array( 0, "Page caches emptied: WP Rocket, My host.\nSuccess: 1 widget imported.\n" ), array( $result['status'], $result['output'] ) );
	}

	/**
	 * @testWith ["export"]
	 *           ["list"]
	 */
	public function test_refused_read_gives_status_1_and_no_empty_list( string $command ): void {
		$result = $this->run_command( array( 'settings', $command ), '', '/^SELECT option_name, option_value FROM .*chaty_widgets/s' );

		$this->assertSame( array( 1, '' ), array( $result['status'], $result['output'] ) );
		$this->assertStringContainsString( 'Error: The settings could not be read.', $result['errors'] );
	}

	public function test_list_has_names_that_are_no_formulas_and_says_which_are_active(): void {
		Make::store_widgets( array( Make::widget( array(), array( 'name' => '=1+1' ) ), Make::widget( array(), array( 'id' => '_1', 'name' => 'Shop, "left"', 'is_active' => 0 ) ) ) );
		$result = $this->run_command( array( 'settings', 'list', '--format=csv' ) );

		$this->assertStringContainsString( "\"0\",\"'=1+1\",\"yes\",", $result['output'] );
		$this->assertStringContainsString( '"_1","Shop, ""left""","no",', $result['output'] );
	}
}
