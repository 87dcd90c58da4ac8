<?php
namespace Chaty\Tests\Rest;

use Chaty\Config\Names;
use Chaty\Tests\Clock;
use Chaty\Tests\Make;
use Chaty\Tests\Owner_Test_Case;
use WP_REST_Response;

/**
 * Owners read, check and replace the settings. Nobody overwrites what somebody else has saved, and the database has
 * all of a save or nothing.
 */
final class Widgets_Controller_Test extends Owner_Test_Case {

	/**
	 * @param mixed $body What is sent as JSON; a text is sent as it is; null for nothing.
	 */
	private function send( string $method, $body = null, string $path = '' ): WP_REST_Response {
		return $this->call_route( $method, "/widgets$path", $body );
	}

	/**
	 * @phpstan-impure
	 * @return array<string, mixed>
	 */
	private function read(): array {
		$answer = $this->send( 'GET' );
		$this->assertSame( 200, $answer->get_status() );

		return $answer->get_data();
	}

	/**
	 * @phpstan-impure
	 * @return array<int, mixed>
	 */
	private function get_everything(): array {
		global $wpdb;

		return array(
			$wpdb->get_results( "SELECT * FROM $wpdb->options ORDER BY option_id" ),
			$this->get_rows( 'contacts', 'id' ),
			$this->get_rows( 'stats', 'widget, channel, day, device' ),
		);
	}

	/**
	 * @phpstan-impure
	 * @return array<int, mixed>
	 */
	private function get_options(): array {
		global $wpdb;

		return $wpdb->get_results( "SELECT * FROM $wpdb->options WHERE option_name LIKE 'chaty\\_%' AND option_name NOT LIKE '%lock%' ORDER BY option_name" );
	}

	/**
	 * Given settings that somebody saved, when they are read, then the answer says which revision they are, who
	 * saved them and when, and no cache may keep it.
	 */
	public function test_revision(): void {
		delete_option( Names::MODIFIED );
		$first = $this->read();
		$this->assertMatchesRegularExpression( '/^[0-9a-f]{32}$/', $first['revision'] );
		$this->assertSame( array( 'at' => '', 'by' => '' ), $first['modified'] );

		$first['chaty_widgets'][0]['name'] = 'Shop';
		$answer                            = $this->send( 'PUT', $first );
		$second                            = $this->read();

		$this->assertSame( array( 200, array() ), array( $answer->get_status(), $answer->get_data()['caches'] ) );
		$this->assertSame( $second + array( 'caches' => array() ), $answer->get_data() );
		$this->assertNotSame( $first['revision'], $second['revision'] );
		$this->assertSame( array( 'Shop', 'admin' ), array( $second['chaty_widgets'][0]['name'], $second['modified']['by'] ) );
		$this->assertSame( gmdate( 'Y-m-d\TH:i:s\Z', Clock::get_time() ), $second['modified']['at'] );
	}

	/**
	 * @testWith [{"at": 5, "by": 999999}, "1970-01-01T00:00:05Z"]
	 *           [{"by": 999999}, ""]
	 *           ["yesterday", ""]
	 *           [[], ""]
	 *
	 * @param mixed $stored Value of the option.
	 */
	public function test_deleted_user_or_foreign_value_names_nobody( $stored, string $time ): void {
		update_option( Names::MODIFIED, $stored );

		$this->assertSame( array( 'at' => $time, 'by' => '' ), $this->read()['modified'] );
	}

	/**
	 * @return array<string, array{0: callable, 1: callable}>
	 */
	public function provide_owners(): array {
		$set = static function ( string $key, string $value ): callable {
			return static function ( array $settings ) use ( $key, $value ): array {
				$settings['chaty_widgets'][0]['settings'][ $key ] = $value;
				return $settings;
			};
		};
		$off = static function ( array $settings ): array {
			$settings['data_analytics_settings'] = 'off';
			return $settings;
		};

		return array(
			'the same field'       => array( $set( 'close_text', 'One' ), $set( 'close_text', 'Two' ) ),
			'different fields'     => array( $set( 'close_text', 'One' ), $set( 'cta_text', 'Two' ) ),
			'widget and counting'  => array( $set( 'close_text', 'One' ), $off ),
			'counting and widget'  => array( $off, $set( 'close_text', 'Two' ) ),
			'the first deletes it' => array(
				static function ( array $settings ): array {
					array_shift( $settings['chaty_widgets'] );
					return $settings;
				},
				$set( 'close_text', 'Two' ),
			),
		);
	}

	/**
	 * Given two owners who read the same settings, when both save, then the second is refused and gets the settings
	 * of the first, with who and when; the settings stay those of the first.
	 *
	 * @dataProvider provide_owners
	 */
	public function test_two_owners( callable $change_first, callable $change_second ): void {
		$read   = $this->read();
		$first  = $this->send( 'PUT', $change_first( $read ) );
		$before = $this->get_options();
		$second = $this->send( 'PUT', $change_second( $read ) );

		$this->assertSame( array( 200, 409, 'chaty_conflict' ), array( $first->get_status(), $second->get_status(), $second->get_data()['code'] ) );
		$this->assertSame( array( 'status' => 409, 'current' => $this->read() ), $second->get_data()['data'] );
		$this->assertSame( 'admin', $second->get_data()['data']['current']['modified']['by'] );
		$this->assertEquals( $before, $this->get_options() );

		$merged = array( 'revision' => $second->get_data()['data']['current']['revision'] ) + $change_second( $change_first( $read ) );
		$this->assertSame( 200, $this->send( 'PUT', $merged )->get_status() );
	}

	public function test_save_of_settings_as_they_were_is_no_conflict(): void {
		$read = $this->read();
		$this->assertSame( $read['revision'], $this->send( 'PUT', $read )->get_data()['revision'] );

		$read['chaty_widgets'] = array();
		$this->assertSame( 200, $this->send( 'PUT', $read )->get_status() );
	}

	public function test_given_client_that_names_no_revision_when_it_saves_then_last_one_wins(): void {
		$read = $this->read();
		unset( $read['revision'] );
		$this->assertSame( 200, $this->send( 'PUT', array( 'chaty_widgets' => array() ) )->get_status() );
		$this->assertSame( 200, $this->send( 'PUT', $read )->get_status() );

		$this->assertCount( 2, $this->read()['chaty_widgets'] );
	}

	/**
	 * @testWith ["chaty_widgets", []]
	 *           ["chaty_data_analytics", "off"]
	 *           ["chaty_retention_days", 5]
	 *           ["chaty_contacts_trash_days", 5]
	 *           ["chaty_keep_contacts", 1]
	 *
	 * @param mixed $value Value.
	 */
	public function test_given_option_that_somebody_else_changes_then_revision_is_another_one( string $option, $value ): void {
		$read = $this->read();
		update_option( $option, $value );

		$this->assertSame( 409, $this->send( 'PUT', $read )->get_status() );
	}

	/**
	 * @return array<string, array{0: string}>
	 */
	public function provide_refusals(): array {
		return array(
			'an error'        => array( 'UPDATE nowhere SET a = 1' ),
			'nothing happens' => array( "UPDATE {$GLOBALS['wpdb']->options} SET option_value = option_value WHERE option_id = 0" ),
		);
	}

	/**
	 * Given a database that does not take the settings, when they are saved, then the answer is an error, every
	 * option is as before, and nobody is told of a change.
	 *
	 * @dataProvider provide_refusals
	 */
	public function test_database_refuses( string $statement ): void {
		global $wpdb;

		$before  = $this->get_options();
		$read    = $this->read();
		$changed = 0;
		add_filter(
			'query',
			static fn ( string $query ): string => 0 === strpos( $query, 'INSERT INTO' ) && false !== strpos( $query, "'" . Names::WIDGETS . "'" ) ? $statement : $query
		);
		foreach ( array( 'updated_option', 'added_option', 'chaty_purge_page_caches' ) as $hook ) {
			add_action(
				$hook,
				static function () use ( &$changed ): void {
					++$changed;
				}
			);
		}
		$wpdb->suppress_errors( true );
		$answer = $this->send( 'PUT', array( 'data_analytics_settings' => 'off', 'retention_days' => 30, 'contacts_trash_days' => 3, 'keep_contacts' => 1, 'chaty_widgets' => array() ) );

		$this->assertSame( array( 500, 'chaty_db_write_failed', 0 ), array( $answer->get_status(), $answer->get_data()['code'], $changed ) );
		$this->assertEquals( $before, $this->get_options() );
		$this->assertSame( $read, $this->read() );
		remove_all_filters( 'query' );
		$this->assertSame( 200, $this->send( 'PUT', $read )->get_status(), 'The lock is released.' );
	}

	/**
	 * @testWith ["GET", ""]
	 *           ["PUT", ""]
	 *           ["POST", "/check"]
	 */
	public function test_settings_that_database_does_not_give_are_error_and_not_none( string $method, string $path ): void {
		$this->refuse_statements( 'SELECT option_name, option_value', Names::WIDGETS );

		$this->assertSame( 500, $this->send( $method, 'GET' === $method ? null : array( 'chaty_widgets' => array() ), $path )->get_status() );
	}

	public function test_database_that_gives_no_lock_is_error_at_once(): void {
		$before = $this->get_options();
		$this->refuse_statements( 'UPDATE', Names::SETTINGS_LOCK );

		$this->assertSame( 500, $this->send( 'PUT', array( 'chaty_widgets' => array() ) )->get_status() );
		$this->assertEquals( $before, $this->get_options() );
	}

	public function test_expired_lock_of_dead_process_lets_next_one_save(): void {
		update_option( Names::SETTINGS_LOCK, time() - 16 );

		$this->assertSame( 200, $this->send( 'PUT', array( 'chaty_widgets' => array() ) )->get_status() );
	}

	public function test_filter_that_throws_changes_nothing_and_next_save_works(): void {
		$before = $this->get_options();
		$throw  = static function (): void {
			throw new \RuntimeException( 'no' );
		};
		add_filter( 'pre_update_option_chaty_widgets', $throw );
		try {
			$this->send( 'PUT', array( 'chaty_widgets' => array() ) );
			$this->fail( 'It does not throw.' );
		} catch ( \RuntimeException $error ) {
			$this->assertEquals( $before, $this->get_options() );
		}
		remove_filter( 'pre_update_option_chaty_widgets', $throw );

		$this->assertSame( 200, $this->send( 'PUT', array( 'chaty_widgets' => array() ) )->get_status() );
	}

	/**
	 * Given plugins that listen, when settings are saved, then they hear of each option that changes, as from
	 * `update_option()` and `add_option()`, with old and new values.
	 */
	public function test_hooks_of_options(): void {
		delete_option( Names::RETENTION_DAYS );
		update_option( Names::KEEP_CONTACTS, 0, false );
		$heard = array();
		foreach ( array( 'update_option_' . Names::ANALYTICS, 'update_option_' . Names::KEEP_CONTACTS, 'add_option_' . Names::RETENTION_DAYS, 'update_option', 'updated_option', 'add_option', 'added_option' ) as $hook ) {
			add_action(
				$hook,
				static function ( ...$args ) use ( $hook, &$heard ): void {
					if ( array() === array_intersect( array( Names::WIDGETS, Names::CHECKSUM, Names::TRASH_DAYS, Names::MODIFIED, Names::SETTINGS_LOCK ), array_filter( $args, 'is_string' ) ) ) {
						$heard[] = array( $hook, $args );
					}
				},
				10,
				3
			);
		}
		$this->send( 'PUT', array( 'data_analytics_settings' => 'off', 'retention_days' => 7, 'keep_contacts' => 0, 'chaty_widgets' => array() ) );

		$this->assertSame(
			array(
				array( 'update_option', array( Names::ANALYTICS, 'on', 'off' ) ),
				array( 'add_option', array( Names::RETENTION_DAYS, 7 ) ),
				array( 'update_option_' . Names::ANALYTICS, array( 'on', 'off', Names::ANALYTICS ) ),
				array( 'updated_option', array( Names::ANALYTICS, 'on', 'off' ) ),
				array( 'add_option_' . Names::RETENTION_DAYS, array( Names::RETENTION_DAYS, 7 ) ),
				array( 'added_option', array( Names::RETENTION_DAYS, 7 ) ),
			),
			$heard
		);
		$this->assertSame( array( array(), 'off', '7' ), array( get_option( Names::WIDGETS ), get_option( Names::ANALYTICS ), get_option( Names::RETENTION_DAYS ) ) );
	}

	public function test_options_that_pages_need_are_autoloaded_and_no_others(): void {
		$this->send( 'PUT', array( 'chaty_widgets' => array() ) );
		$loaded = array_intersect( array( Names::WIDGETS, Names::CHECKSUM, Names::ANALYTICS, Names::RETENTION_DAYS, Names::TRASH_DAYS, Names::KEEP_CONTACTS, Names::MODIFIED, Names::SETTINGS_LOCK ), array_keys( wp_load_alloptions( true ) ) );

		$this->assertSame( array( Names::WIDGETS, Names::CHECKSUM, Names::ANALYTICS ), $loaded );
	}

	public function test_widgets_that_filter_adds_are_neither_read_nor_stored(): void {
		$read = $this->read();
		add_filter( 'chaty_widgets', '__return_empty_array' );
		add_filter( 'option_chaty_widgets', '__return_empty_array' );

		$this->assertSame( $read, $this->read() );
	}

	/**
	 * @dataProvider \Chaty\Tests\Make::real_sites
	 */
	public function test_settings_of_real_site_are_same_after_saves_and_check_finds_no_change( string $json ): void {
		$this->assertSame( 200, $this->send( 'PUT', $json )->get_status() );
		$stored = get_option( Names::WIDGETS );
		$read   = $this->read();
		$check  = $this->send( 'POST', $read, '/check' )->get_data();

		$this->assertSame( array(), $check['changes'] );
		$this->assertSame( array(), array_diff( array_column( $check['issues'], 'level' ), array( 'note' ) ) );
		$this->assertSame( $check['document'] + $read, $read );
		$this->assertSame( $read['revision'], $this->send( 'PUT', $read )->get_data()['revision'] );
		$this->assertSame( $stored, get_option( Names::WIDGETS ) );
	}

	/**
	 * @return array<string, array{0: string, 1: array{0: int, 1: int}}>
	 */
	public function provide_wrong_bodies(): array {
		$deep = static fn ( int $depth ): string => '{"chaty_widgets":' . str_repeat( '[', $depth ) . str_repeat( ']', $depth ) . '}';
		$with = static fn ( string $key, string $json ): string => '{"chaty_widgets":[{"id":0,"channels":[],"' . $key . '":' . $json . '}]}';

		return array(
			'nothing'            => array( '{}', array( 400, 200 ) ),
			'text'               => array( '"x"', array( 400, 200 ) ),
			'a number'           => array( '7', array( 400, 200 ) ),
			'null'               => array( 'null', array( 400, 200 ) ),
			'no JSON'            => array( '{"chaty_widgets":', array( 400, 400 ) ),
			'widgets as text'    => array( '{"chaty_widgets":"x"}', array( 400, 200 ) ),
			'widgets as object'  => array( '{"chaty_widgets":{"id":0}}', array( 400, 200 ) ),
			'widgets of lists'   => array( $deep( 400 ), array( 400, 200 ) ),
			'deeper than JSON'   => array( $deep( 10000 ), array( 400, 400 ) ),
			'a deep setting'     => array( $with( 'settings', str_repeat( '{"cta_text":', 300 ) . '1' . str_repeat( '}', 300 ) ), array( 400, 200 ) ),
			'__proto__'          => array( $with( '__proto__', '{"x":1}' ), array( 400, 200 ) ),
			'a lone surrogate'   => array( $with( 'name', '"\ud800"' ), array( 400, 400 ) ),
			'10 MB'              => array( $with( 'name', '"' . str_repeat( 'x', 10000000 ) . '"' ), array( 400, 400 ) ),
			'revision as number' => array( '{"chaty_widgets":[],"revision":7}', array( 400, 200 ) ),
			'revision as list'   => array( '{"chaty_widgets":[],"revision":["x"]}', array( 400, 200 ) ),
			'import as text'     => array( '{"chaty_widgets":[],"import":"yes"}', array( 400, 200 ) ),
			'revision alone'     => array( '{"revision":"x"}', array( 400, 200 ) ),
			'unknown key'        => array( '{"chaty_widgets":[],"extra":1}', array( 400, 200 ) ),
		);
	}

	/**
	 * @dataProvider provide_wrong_bodies
	 *
	 * @param array{0: int, 1: int} $statuses Status of replacing and of checking.
	 */
	public function test_wrong_body_is_refused_or_reported_and_nothing_is_written( string $body, array $statuses ): void {
		$before = $this->get_everything();
		$put    = $this->send( 'PUT', $body );
		$check  = $this->send( 'POST', $body, '/check' );

		$this->assertSame( $statuses, array( $put->get_status(), $check->get_status() ) );
		$this->assertEquals( $before, $this->get_everything() );
		if ( 200 === $statuses[1] ) {
			$this->assertNotSame( array(), $check->get_data()['issues'] );
		}
	}

	public function test_given_file_that_is_too_large_for_a_request_then_message_is_a_sentence_for_its_owner(): void {
		$params = $this->send( 'POST', str_repeat( ' ', 1000001 ), '/check' )->get_data()['data']['params'];

		$this->assertSame( array( 'body' => 'A settings file must have at most 1,000,000 bytes.' ), $params );
	}

	/**
	 * Given a stored channel that leads nowhere, then everything else can be saved, and what is made of it: only a new
	 * value that leads nowhere is refused.
	 */
	public function test_a_stored_channel_that_leads_nowhere(): void {
		$phone = Make::channel();
		$idle  = Make::channel(
			array(
				'channel' => 'Email',
				'value'   => 'not an address',
			)
		);
		Make::store_widgets( array( Make::widget( array( $phone, $idle ) ), Make::widget( array(), array( 'id' => '_1' ) ) ) );
		$stored = $this->read();

		$copy = array( 'id' => '_2' ) + $stored['chaty_widgets'][0];
		foreach ( array(
			'another widget removed' => array( $stored['chaty_widgets'][0] ),
			'its widget renamed'     => array( array( 'name' => 'Shop' ) + $stored['chaty_widgets'][0] ),
			'channels moved'         => array( array( 'channels' => array_reverse( $stored['chaty_widgets'][0]['channels'] ) ) + $stored['chaty_widgets'][0] ),
			'its widget duplicated'  => array( $stored['chaty_widgets'][0], $copy ),
		) as $what => $widgets ) {
			$this->assertSame( 200, $this->send( 'PUT', array( 'chaty_widgets' => $widgets ) )->get_status(), $what );
		}

		$idle['value'] = 'no address either';
		$refused       = $this->send( 'PUT', array( 'chaty_widgets' => array( Make::widget( array( $phone, $idle ) ) ) ) );
		$this->assertSame( 400, $refused->get_status() );
		$this->assertSame( array( 'widgets[0].channels[1]' ), array_keys( $refused->get_data()['data']['params'] ) );
	}

	/**
	 * Given a file with channels that do not exist here or lead nowhere, when it is checked, imported as checked, or
	 * imported at once, then the same are left out, by their names, and all others are stored. Saved as an editor
	 * does, the file is refused.
	 */
	public function test_import_leaves_out_what_the_check_names(): void {
		$file     = json_decode( $this->read_file( 'tests/fixtures/import/foreign-channels.json' ), true );
		$import   = array( 'import' => true ) + $file;
		$expected = json_decode( $this->read_file( 'tests/fixtures/import/foreign-channels.result.json' ), true );

		$this->assertSame( array_keys( $expected['leftOut'] ), array_keys( $this->send( 'PUT', $file )->get_data()['data']['params'] ) );
		$check = $this->send( 'POST', $import, '/check' )->get_data();
		$this->assertSame( $expected['leftOut'], array_column( $check['issues'], 'message', 'path' ) );
		foreach ( array( $check['document'], $import ) as $body ) {
			delete_option( Names::WIDGETS );
			$this->assertSame( 200, $this->send( 'PUT', $body )->get_status() );
			$this->assertSame( $check['document']['chaty_widgets'], $this->read()['chaty_widgets'] );
		}
		$channels = array_column( $check['document']['chaty_widgets'], 'channels' );
		$this->assertSame( $expected['channels'], array( array_column( $channels[0], 'channel' ), array_column( $channels[1], 'channel' ) ) );
	}

	public function test_given_name_with_nul_then_it_is_stored_without_it(): void {
		$answer = $this->send( 'PUT', '{"chaty_widgets":[{"id":0,"channels":[],"name":"A\u0000B"}]}' );

		$this->assertSame( 'AB', $answer->get_data()['chaty_widgets'][0]['name'] );
	}

	/**
	 * Given settings with an error, a warning and notes, when they are checked, then each is reported by its path,
	 * and there is no document; nothing is written.
	 */
	public function test_check_reports(): void {
		$before = $this->get_everything();
		$widget = Make::widget( array( Make::channel( array( 'emoji_picker' => 1, 'value' => array( 1 ) ) ) ), array( 'identifier' => 0, 'extra' => 1, 'triggers' => array( 'show_on_direct_visit' => 'yes', 'has_traffic_source' => 'no', 'show_on_referrer_urls' => array() ) ) );
		$answer = $this->send( 'POST', array( 'chaty_widgets' => array( $widget ), 'token' => 'abc' ), '/check' );
		$issues = $answer->get_data()['issues'];

		$this->assertSame( array( 200, null, array() ), array( $answer->get_status(), $answer->get_data()['document'], $answer->get_data()['changes'] ) );
		$this->assertSame(
			array(
				'token'                                    => 'note',
				'widgets[0].channels[0].emoji_picker'      => 'note',
				'widgets[0].channels[0].value'             => 'error',
				'widgets[0].extra'                         => 'warning',
				'widgets[0].triggers.show_on_direct_visit' => 'note',
			),
			$this->sort( array_column( $issues, 'level', 'path' ) )
		);
		$this->assertSame( 'is not used, and is left out.', array_column( $issues, 'message', 'path' )['token'] );
		$this->assertEquals( $before, $this->get_everything() );
	}

	/**
	 * @param array<string, string> $values Values.
	 * @return array<string, string>
	 */
	private function sort( array $values ): array {
		ksort( $values );

		return $values;
	}

	/**
	 * @return array<string, array{0: callable, 1: array<int, string>}>
	 */
	public function provide_changes(): array {
		$with = static function ( string $key, $value ): callable {
			return static fn ( array $settings ): array => array( $key => $value ) + $settings;
		};

		return array(
			'nothing'               => array( $with( 'revision', 'old' ), array() ),
			'what warnings cost'    => array( $with( 'extra', 1 ), array() ),
			'days'                  => array( $with( 'retention_days', 5 ), array( 'retention_days' ) ),
			'no widgets'            => array( $with( 'chaty_widgets', array() ), array( 'widgets' ) ),
			'counting, not said'    => array(
				static fn ( array $settings ): array => array( 'chaty_widgets' => $settings['chaty_widgets'] ),
				array(),
			),
			'a name and a color'    => array(
				static function ( array $settings ): array {
					$settings['chaty_widgets'][1]['name']                     = 'Shop';
					$settings['chaty_widgets'][1]['settings']['widget_color'] = '#fff';
					return $settings;
				},
				array( 'widgets[1].name', 'widgets[1].settings.widget_color' ),
			),
			'a channel more'        => array(
				static function ( array $settings ): array {
					$settings['chaty_widgets'][1]['channels'][] = Make::channel( array( 'channel' => 'SMS' ) );
					return $settings;
				},
				array( 'widgets[1].channels[1]' ),
			),
			'a channel less'        => array(
				static function ( array $settings ): array {
					array_pop( $settings['chaty_widgets'][0]['channels'] );
					return $settings;
				},
				array( 'widgets[0].channels[1]' ),
			),
			'a key less'            => array(
				static function ( array $settings ): array {
					unset( $settings['chaty_widgets'][0]['channels'][0]['is_mobile'] );
					return $settings;
				},
				array( 'widgets[0].channels[0].is_mobile' ),
			),
			'another order'         => array(
				static fn ( array $settings ): array => array( 'chaty_widgets' => array_reverse( $settings['chaty_widgets'] ) ) + $settings,
				array( 'widgets' ),
			),
			'one widget for others' => array( $with( 'chaty_widgets', array( Make::widget( array(), array( 'id' => '_9' ) ) ) ), array( 'widgets', 'widgets[0]' ) ),
		);
	}

	/**
	 * Given settings that differ from the stored ones, when they are checked, then the paths say where, and the
	 * document is what saving would store; nothing is written.
	 *
	 * @dataProvider provide_changes
	 *
	 * @param array<int, string> $paths Paths.
	 */
	public function test_check_names_changes( callable $change, array $paths ): void {
		$before = $this->get_everything();
		$sent   = $change( $this->read() );
		$answer = $this->send( 'POST', $sent, '/check' )->get_data();

		$this->assertSame( $paths, $answer['changes'] );
		$this->assertEquals( $before, $this->get_everything() );
		unset( $sent['extra'], $sent['revision'] );
		$this->assertSame( $answer['document'], array_intersect_key( $this->send( 'PUT', $sent )->get_data(), $answer['document'] ) );
	}

	public function test_check_reports_on_list_of_widgets_and_on_settings_of_chaty_2(): void {
		$list = $this->send( 'POST', array( Make::widget() ), '/check' )->get_data();
		$old  = $this->send( 'POST', $this->read_file( 'tests/fixtures/settings/site-27.json' ), '/check' )->get_data();

		$this->assertSame( array( array(), array( 0 ) ), array( $list['issues'], array_column( $list['document']['chaty_widgets'], 'id' ) ) );
		$this->assertSame( array( null, array( 'error' ) ), array( $old['document'], array_column( $old['issues'], 'level' ) ) );
		$this->assertStringContainsString( 'Chaty 2', $old['issues'][0]['message'] );
	}

	/**
	 * Given a user who manages the site but may not edit style sheets, as in a network, when settings with another
	 * style sheet are checked, then that is an error, as it is when they are saved.
	 */
	public function test_check_of_style_sheets(): void {
		add_filter( 'map_meta_cap', static fn ( array $caps, string $cap ): array => 'edit_css' === $cap ? array( 'do_not_allow' ) : $caps, 10, 2 );
		$widgets = array( Make::widget(), Make::widget( array(), array( 'id' => '_1', 'settings' => array( 'custom_css' => 'a{color:red}' ) ) ) );
		$answer  = $this->send( 'POST', array( 'chaty_widgets' => $widgets ), '/check' )->get_data();

		$this->assertSame( array( null, array( 'widgets[1].settings.custom_css' => 'error' ) ), array( $answer['document'], array_column( $answer['issues'], 'level', 'path' ) ) );
		$this->assertSame( array( 'widgets[1].settings.custom_css' ), array_keys( $this->send( 'PUT', array( 'chaty_widgets' => $widgets ) )->get_data()['data']['params'] ) );
	}

	public function test_page_caches_are_emptied_and_named_after_save_and_left_alone_after_conflict(): void {
		$stored = array();
		add_action(
			'chaty_purge_page_caches',
			static function () use ( &$stored ): void {
				$stored[] = get_option( Names::WIDGETS );
			}
		);
		add_filter( 'chaty_purged_page_caches', static fn (): array => array( 'My host' ) );
		$answer = $this->send( 'PUT', array( 'chaty_widgets' => array() ) );
		$this->send( 'PUT', array( 'chaty_widgets' => array(), 'revision' => 'old' ) );

		$this->assertSame( array( array( 'My host' ), array( array() ) ), array( $answer->get_data()['caches'], $stored ) );
	}
}
