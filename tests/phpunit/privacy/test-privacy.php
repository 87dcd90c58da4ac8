<?php
namespace Chaty\Tests\Privacy;

use Chaty\Config\General_Settings;
use Chaty\Config\Names;
use Chaty\Config\Privacy_Settings;
use Chaty\Context;
use Chaty\Cron;
use Chaty\Messages\Data_Exporter;
use Chaty\Messages\Email_Status;
use Chaty\Messages\Message;
use Chaty\Messages\Message_Repository;
use Chaty\Privacy\Cookie_Info;
use Chaty\Privacy\Privacy_Policy;
use Chaty\Storage\Lock;
use Chaty\Tests\Clock;
use Chaty\Tests\Make;
use Chaty\Tests\Site_Test_Case;

/**
 * Visitors get their messages or have them erased, old messages go, and nothing is done twice.
 */
final class Privacy_Test extends Site_Test_Case {

	private function store( string $email, int $count, int $days_ago = 0 ): void {
		global $wpdb;

		for ( $number = 0; $number < $count; $number++ ) {
			$added = $this->add_message( new Message( '0', 'Contact_Us', array( 'name' => "N$number", 'email' => $email, 'message' => '<b>' ), '' ), uniqid( '', true ), Email_Status::SENT );
			$wpdb->query( $wpdb->prepare( "UPDATE {$wpdb->prefix}chaty_contacts SET created_at = %s WHERE id = %d", gmdate( 'Y-m-d H:i:s', Clock::get_time() - $days_ago * DAY_IN_SECONDS ), $added['id'] ) );
		}
	}

	private function get_data_exporter(): Data_Exporter {
		$services = Make::services();

		return new Data_Exporter( $services->get_messages(), $services->get_message_folders() );
	}

	public function test_export_has_all_messages_of_visitor_step_by_step_and_nobody_elses(): void {
		$this->store( 'ada@example.org', 101 );
		$this->store( 'bea@example.org', 1 );
		$exporters = apply_filters( 'wp_privacy_personal_data_exporters', array() );
		$export    = $exporters['chaty']['callback'];
		$first     = $export( 'ADA@example.org', 1 );
		$second    = $export( 'ADA@example.org', 2 );

		$this->assertSame( array( 100, false, 1, true ), array( count( $first['data'] ), $first['done'], count( $second['data'] ), $second['done'] ) );
		$this->assertSame( array( 'Time (UTC)', 'Name', 'Email', 'Message', 'Status' ), array_column( $second['data'][0]['data'], 'name' ) );
		$this->assertContains( 'New', array_column( $second['data'][0]['data'], 'value' ) );
		$this->assertContains( '&lt;b&gt;', array_column( $second['data'][0]['data'], 'value' ) );
		$this->assertSame( array(), $export( '', 1 )['data'] );
	}

	/**
	 * Given fields of the owner's own, when personal data is exported, then they come with their labels, escaped; when it
	 * is erased, then they are gone.
	 */
	public function test_own_fields(): void {
		$own = array( array( 'id' => 'own_a', 'label' => 'A & B', 'value' => '<b>9</b>' ) );
		$this->add_message( new Message( '0', 'Contact_Us', array( 'email' => 'ada@example.org' ), '', false, $own ), 'x', Email_Status::SENT );
		$exporter = $this->get_data_exporter();
		$exported = $exporter->export( 'ada@example.org' );
		$this->assertIsArray( $exported );

		$this->assertContains( array( 'name' => 'A &amp; B', 'value' => '&lt;b&gt;9&lt;/b&gt;' ), $exported['data'][0]['data'] );
		$this->assertSame( array( 'items_removed' => true, 'items_retained' => false, 'messages' => array(), 'done' => true ), $exporter->erase( 'ada@example.org' ) );
		$this->assertSame( array(), $this->get_rows( 'contacts', 'id' ) );
	}

	/**
	 * Given a message of several lines, when WordPress makes a page of its export, then the lines are lines there.
	 */
	public function test_exported_message_keeps_its_lines(): void {
		require_once ABSPATH . 'wp-admin/includes/privacy-tools.php';
		$this->add_message( new Message( '0', 'Contact_Us', array( 'email' => 'ada@example.org', 'message' => "One\n<b>two</b>" ), '' ), 'x', Email_Status::SENT );
		$exported = apply_filters( 'wp_privacy_personal_data_exporters', array() )['chaty']['callback']( 'ada@example.org', 1 );
		$page     = wp_privacy_generate_personal_data_export_group_html( array( 'group_label' => 'Messages', 'items' => array( 'group_item_data' => $exported['data'][0]['data'] ) ) );

		$this->assertStringContainsString( "<td>One<br />\n&lt;b&gt;two&lt;/b&gt;</td>", $page );
	}

	public function test_export_that_database_refuses_is_error_and_no_partial_file(): void {
		$this->refuse_statements( 'SELECT', 'chaty_contacts' );

		$this->assertInstanceOf( \WP_Error::class, $this->get_data_exporter()->export( 'ada@example.org' ) );
	}

	public function test_erasure_takes_all_messages_of_visitor_and_nobody_elses(): void {
		$this->store( 'ada@example.org', 101 );
		$this->store( 'bea@example.org', 1 );
		$erasers = apply_filters( 'wp_privacy_personal_data_erasers', array() );
		$erase   = $erasers['chaty']['callback'];

		$this->assertFalse( $erase( 'ada@example.org', 1 )['done'] );
		$this->assertTrue( $erase( 'ada@example.org', 2 )['done'] );
		$this->assertSame( array( 'bea@example.org' ), array_column( $this->get_rows( 'contacts', 'id' ), 'email' ) );
		$this->assertFalse( $this->get_data_exporter()->erase( '' )['items_removed'] );
	}

	public function test_erasure_that_database_refuses_says_so_and_does_not_go_round_for_ever(): void {
		$this->store( 'ada@example.org', 101 );
		$this->refuse_statements( 'DELETE', 'chaty_contacts' );
		$erased = $this->get_data_exporter()->erase( 'ada@example.org' );

		$this->assertSame( array( false, true, true ), array( $erased['items_removed'], $erased['items_retained'], $erased['done'] ) );
		$this->assertCount( 1, $erased['messages'] );
	}

	/**
	 * @testWith [null, ["364", "1"]]
	 *           [7, ["1"]]
	 *           [0, ["366", "364", "1"]]
	 *
	 * @param int|null           $days     Days, or null when the owner never said.
	 * @param array<int, string> $expected Ages of those that stay.
	 */
	public function test_given_messages_of_several_ages_when_days_run_comes_then_those_that_are_too_old_go( ?int $days, array $expected ): void {
		delete_option( Names::RETENTION_DAYS );
		if ( null !== $days ) {
			update_option( Names::RETENTION_DAYS, $days );
		}
		foreach ( array( 366, 364, 1 ) as $age ) {
			$this->store( "$age@example.org", 1, $age );
		}
		do_action( Names::DELETE_OLD_CONTACTS );

		$this->assertSame(
			array_map( static fn ( string $age ): string => "$age@example.org", $expected ),
			array_column( $this->get_rows( 'contacts', 'id' ), 'email' )
		);
	}

	/**
	 * Moves all messages to a box.
	 *
	 * @param string $email Email address of the messages.
	 */
	private function move( string $box, int $days_ago, string $email ): void {
		global $wpdb;

		$wpdb->query( $wpdb->prepare( "UPDATE {$wpdb->prefix}chaty_contacts SET box = %s, boxed_at = %s WHERE email = %s", $box, gmdate( 'Y-m-d H:i:s', Clock::get_time() - $days_ago * DAY_IN_SECONDS ), $email ) );
	}

	public function test_export_and_erasure_take_every_folder(): void {
		$this->store( 'ada@example.org', 1 );
		foreach ( array( 'spam', 'trash' ) as $box ) {
			$this->store( "$box@example.org", 1 );
			$this->move( $box, 1, "$box@example.org" );
		}
		$GLOBALS['wpdb']->query( "UPDATE {$GLOBALS['wpdb']->prefix}chaty_contacts SET email = 'ada@example.org'" );

		$export = $this->get_data_exporter()->export( 'ada@example.org' );
		$this->assertIsArray( $export );
		$this->assertCount( 3, $export['data'] );
		$this->assertTrue( $this->get_data_exporter()->erase( 'ada@example.org' )['items_removed'] );
		$this->assertSame( array(), $this->get_rows( 'contacts', 'id' ) );
	}

	/**
	 * @testWith ["spam"]
	 *           ["trash"]
	 */
	public function test_given_old_messages_in_every_folder_when_days_run_comes_then_all_of_them_go( string $box ): void {
		$this->store( 'old@example.org', 1, 366 );
		$this->move( $box, 1, 'old@example.org' );
		do_action( Names::DELETE_OLD_CONTACTS );

		$this->assertSame( array(), $this->get_rows( 'contacts', 'id' ) );
	}

	/**
	 * @return array<string, array{0: array<string, int>, 1: array<int, string>}>
	 */
	public function provide_trash_days(): array {
		return array(
			'never said'          => array( array(), array( 'inbox', 'spam', '29' ) ),
			'a week'              => array( array( Names::TRASH_DAYS => 7 ), array( 'inbox', 'spam' ) ),
			'until it is emptied' => array( array( Names::TRASH_DAYS => 0 ), array( 'inbox', 'spam', '31', '29' ) ),
			'messages for ever'   => array( array( Names::RETENTION_DAYS => 0, Names::TRASH_DAYS => 30 ), array( 'inbox', 'spam', '29' ) ),
		);
	}

	/**
	 * @dataProvider provide_trash_days
	 *
	 * @param array<string, int> $settings Values by option.
	 * @param array<int, string> $expected Names before the @ of those that stay.
	 */
	public function test_messages_go_that_are_in_trash_for_too_long_and_other_folders_stay( array $settings, array $expected ): void {
		delete_option( Names::TRASH_DAYS );
		foreach ( $settings as $option => $days ) {
			update_option( $option, $days );
		}
		foreach ( array( 'inbox' => 'inbox', 'spam' => 'spam', '31' => 'trash', '29' => 'trash' ) as $name => $box ) {
			$this->store( "$name@example.org", 1, 40 );
			$this->move( $box, 'trash' === $box ? (int) $name : 40, "$name@example.org" );
		}
		do_action( Names::DELETE_OLD_CONTACTS );

		$this->assertSame( $expected, array_map( 'strval', str_replace( '@example.org', '', array_column( $this->get_rows( 'contacts', 'id' ), 'email' ) ) ) );
	}

	public function test_given_two_web_nodes_whose_cron_comes_at_same_time_then_one_of_them_deletes(): void {
		$runs = 0;
		add_action(
			'chaty_contacts_expired',
			static function () use ( &$runs ): void {
				++$runs;
			}
		);
		do_action( Names::DELETE_OLD_CONTACTS );
		do_action( Names::DELETE_OLD_CONTACTS );

		$this->assertSame( 1, $runs );
	}

	public function test_given_turn_then_it_is_accepted_once_in_its_time_and_again_later(): void {
		$taken = array( Lock::acquire( 'chaty_lock_test', 60 ), Lock::acquire( 'chaty_lock_test', 60 ), Lock::acquire( 'chaty_lock_other', 60 ), Lock::acquire( 'chaty_lock_test', 0 ) );

		$this->assertSame( array( true, false, true ), array_slice( $taken, 0, 3 ) );
	}

	public function test_events_are_scheduled_once_and_gone_when_plugin_is_switched_off(): void {
		$schedule = new Cron( new Context( '/x/chaty.php', '1' ) );
		$events   = array( Names::DELETE_OLD_CONTACTS, Names::RETRY_EMAILS, Names::FLUSH_STATS );
		$schedule->remove();
		$this->assertSame( array( false, false, false ), array_map( 'wp_next_scheduled', $events ) );
		$schedule->add_missing();
		$schedule->add_missing();
		$this->assertSame( array( 'daily', 'hourly', 'hourly' ), array_map( 'wp_get_schedule', $events ) );
		$schedule->remove();
		$this->assertSame( array( false, false, false ), array_map( 'wp_next_scheduled', $events ) );
	}

	private function get_policy(): string {
		return ( new Privacy_Policy( new Privacy_Settings(), new General_Settings(), Make::repository() ) )->get_text();
	}

	/**
	 * Returns the settings of a widget, and what the suggested text tells of because of them.
	 *
	 * @return array<string, array{0: array<string, mixed>, 1: array<int, string>}>
	 */
	public function provide_services(): array {
		$country = array(
			'triggers' => array(
				'has_countries' => 'yes',
				'countries'     => array( 'DE' ),
			),
		);

		return array(
			'nothing'            => array( array(), array() ),
			'a font of devices'  => array( array( 'settings' => array( 'font_family' => 'Georgia' ) ), array() ),
			'a web font'         => array( array( 'settings' => array( 'font_family' => 'Exo 2' ) ), array( 'fonts.googleapis.com' ) ),
			'countries'          => array( $country, array( 'www.cloudflare.com' ) ),
			'countries, but off' => array( array( 'is_active' => 0 ) + $country, array() ),
		);
	}

	/**
	 * @dataProvider provide_services
	 *
	 * @param array<string, mixed> $widget   Other keys of a widget.
	 * @param array<int, string>   $expected Hosts.
	 */
	public function test_policy_names_services_that_browsers_ask_and_no_other( array $widget, array $expected ): void {
		Make::store_widgets( array( Make::widget( array(), $widget ) ) );
		preg_match_all( '/[a-z]+\.[a-z]+\.com/', $this->get_policy(), $hosts );

		$this->assertSame( $expected, $hosts[0] );
	}

	public function test_policy_tells_of_confirmations_of_active_widgets(): void {
		$form = Make::form( array( 'contact_form_settings' => array( 'confirmation_text' => 'Thanks' ) ) );
		foreach ( array( 0, 1 ) as $is_active ) {
			Make::store_widgets( array( Make::widget( array( Make::channel(), $form ), array( 'is_active' => $is_active ) ) ) );
			$this->assertSame( $is_active, substr_count( $this->get_policy(), 'We confirm a message' ) );
		}
	}

	public function test_given_services_that_are_sites_own_then_suggested_text_names_none(): void {
		$own = static fn (): string => home_url( '/fonts.css?family=' );
		Make::store_widgets( array( Make::widget( array(), array( 'settings' => array( 'font_family' => 'Exo 2' ) ) ) ) );
		add_filter( 'chaty_web_font_service', $own );

		$this->assertStringNotContainsString( 'font', $this->get_policy() );
	}

	public function test_cookies_are_told_and_declared_while_counting_is_on_alone(): void {
		require_once __DIR__ . '/../support/consent-api.php';
		$info                          = new Cookie_Info();
		$GLOBALS['chaty_test_cookies'] = array();
		$info->declare_cookies();
		$on = array( $this->get_policy(), $GLOBALS['chaty_test_cookies'] );
		update_option( Names::ANALYTICS, 'off' );
		$GLOBALS['chaty_test_cookies'] = array();
		$info->declare_cookies();

		$this->assertStringContainsString( 'Cookies remember for seven days', $on[0] );
		$this->assertSame(
			array(
				'chatyWidget_*'           => 'statistics, 7 days',
				'activechatyWidgets'      => 'statistics, 1 day',
				'chatyClosed_*'           => 'statistics, 2 days',
				'chaty_user_country_code' => 'marketing, 365 days',
			),
			$on[1]
		);
		$this->assertStringNotContainsString( 'We count', $this->get_policy() );
		$this->assertSame( array( 'chaty_user_country_code' ), array_keys( $GLOBALS['chaty_test_cookies'] ) );
	}

	public function test_policy_tells_for_how_many_days_messages_are_kept(): void {
		update_option( Names::RETENTION_DAYS, 30 );
		$month = $this->get_policy();
		update_option( Names::RETENTION_DAYS, 0 );
		$ever = $this->get_policy();

		$this->assertStringContainsString( 'after 30 days', $month );
		$this->assertStringContainsString( 'until you ask', $ever );
	}

	/**
	 * Given messages of visitors, when the hourly event fires, then nothing gives their addresses back: the
	 * fingerprint stays for two minutes, and that of a message that was imported for ever.
	 */
	public function test_traces_of_visitors_go(): void {
		global $wpdb;

		$messages = new Message_Repository();
		$message  = new Message( '0', 'Contact_Us', array( 'name' => 'Ada' ), '' );
		$now      = $this->add_message( $message, wp_hash( 'now', 'nonce' ) );
		$earlier  = $this->add_message( $message, wp_hash( 'earlier', 'nonce' ), Email_Status::SKIPPED );
		$messages->import( $message, 'leads|1', '2020-01-01 00:00:00' );
		$wpdb->query( $wpdb->prepare( "UPDATE {$wpdb->prefix}chaty_contacts SET created_at = %s WHERE id = %d", gmdate( 'Y-m-d H:i:s', Clock::get_time() - Message_Repository::REPEAT_SECONDS - 1 ), $earlier['id'] ) );
		do_action( Names::DELETE_VISITOR_DATA );
		$left = array_column( $this->get_rows( 'contacts', 'id' ), 'fingerprint' );

		$this->assertSame( array( true, false, true ), array_map( 'is_string', $left ) );
		$this->assertSame( $now['id'], $this->add_message( $message, wp_hash( 'now', 'nonce' ) )['id'] );
		$this->assertFalse( $messages->import( $message, 'leads|1', '2020-01-01 00:00:00' ) );
		$this->assertTrue( $this->add_message( $message, wp_hash( 'earlier', 'nonce' ) )['is_new'] );
	}

	public function test_policy_tells_of_akismet_while_it_is_asked(): void {
		require_once __DIR__ . '/../support/akismet.php';
		$asked = $this->get_policy();
		add_filter( 'chaty_use_akismet', '__return_false' );
		$not = $this->get_policy();

		$this->assertMatchesRegularExpression( '/IP address[^<]+Akismet/', $asked );
		$this->assertStringNotContainsString( 'Akismet', $not );
	}
}
