<?php
namespace Chaty\Tests\Rest;

use Chaty\Config\Access_Levels;
use Chaty\Config\Capabilities;
use Chaty\Config\General_Settings;
use Chaty\Config\Map_Settings;
use Chaty\Config\Names;
use Chaty\Config\Shop_Settings;
use Chaty\Storage\Site_Options;
use Chaty\Tests\Owner_Test_Case;
use WP_REST_Response;

/**
 * Owners read and save what is no widget's, all or none. Keys stay on the server, nobody overwrites what somebody else
 * has saved, and nobody gives others or himself what he may not do.
 */
final class Settings_Controller_Test extends Owner_Test_Case {

	private const KEY = 'AIzaSy-secret_key-0123456789-wxyz';

	/**
	 * @param array<array-key, mixed>|null $body What is sent as JSON; null for nothing.
	 */
	private function send( string $method, ?array $body = null ): WP_REST_Response {
		return $this->call_route( $method, '/settings', $body );
	}

	/**
	 * @phpstan-impure
	 * @return array<string, mixed>
	 */
	private function read(): array {
		return $this->send( 'GET' )->get_data();
	}

	private function give_settings_to_editors(): void {
		add_filter( 'chaty_capabilities', static fn ( array $capabilities ): array => array( Capabilities::SETTINGS => 'edit_others_posts' ) + $capabilities );
	}

	public function test_given_site_on_which_nobody_has_set_anything_then_settings_have_their_defaults(): void {
		foreach ( array( Names::ANALYTICS, Names::COUNT_EDITORS, Names::COUNT_PAGES, Names::ABILITIES, Names::RETENTION_DAYS, Names::TRASH_DAYS, Names::KEEP_CONTACTS, Names::CLICK_TO_LOAD, Names::MAPS, Names::ACCESS, Names::WEBHOOK, Names::SHOP, Names::REPORT ) as $option ) {
			delete_option( $option );
		}

		$this->assertSame(
			array(
				'data_analytics_settings' => 'on',
				'retention_days'          => 365,
				'contacts_trash_days'     => 30,
				'keep_contacts'           => 0,
				'count_editors'           => 0,
				'count_pages'             => 1,
				'message_abilities'       => 0,
				'report'                  => '',
				'click_to_load'           => '',
				'map'                     => array( 'provider' => 'osm', 'geocoder' => 'https://nominatim.openstreetmap.org/search', 'google_key' => '', 'google_map_id' => '' ),
				'access'                  => array( 'messages' => 'administrators', 'statistics' => 'administrators' ),
				'webhook'                 => array( 'url' => '', 'format' => 'json', 'secret' => '' ),
				'shop'                    => array( 'channel' => '', 'text' => '', 'message' => '' ),
			),
			array_diff_key( $this->read(), array_flip( array( 'revision', 'modified' ) ) )
		);
	}

	/**
	 * Given new values, when they are saved, then each is in its option, what pages need is autoloaded, and the
	 * answer says who has saved.
	 */
	public function test_save(): void {
		global $wpdb;

		$answer = $this->send(
			'PUT',
			array(
				'data_analytics_settings' => 'off',
				'retention_days'          => 0,
				'contacts_trash_days'     => 7,
				'keep_contacts'           => 1,
				'count_editors'           => 1,
				'count_pages'             => 0,
				'message_abilities'       => 1,
				'click_to_load'           => 'always',
				'report'                  => 'month',
				'map'                     => array( 'provider' => 'both', 'geocoder' => 'https://places.example/search', 'google_map_id' => 'abc' ),
				'access'                  => array( 'messages' => 'editors' ),
				'shop'                    => array( 'channel' => '1-whatsapp', 'text' => '<b>Ask' ),
				'revision'                => $this->read()['revision'],
			)
		);

		$this->assertSame( 200, $answer->get_status(), (string) wp_json_encode( $answer->get_data() ) );
		$this->assertSame( array( 'admin', array() ), array( $answer->get_data()['modified']['by'], $answer->get_data()['caches'] ) );
		$this->assertSame( array( 1, 0, 1 ), array( $answer->get_data()['count_editors'], $answer->get_data()['count_pages'], $answer->get_data()['message_abilities'] ) );
		$this->assertSame(
			array( 'off', 0, 7, 1, true, false, 'always', 'month', 'editors', 'administrators', 'https://places.example/search', array( 'channel' => '1-whatsapp', 'text' => '<b>Ask', 'message' => '' ) ),
			array( get_option( Names::ANALYTICS ), (int) get_option( Names::RETENTION_DAYS ), (int) get_option( Names::TRASH_DAYS ), (int) get_option( Names::KEEP_CONTACTS ), General_Settings::is_counting_editors(), General_Settings::is_counting_pages(), get_option( Names::CLICK_TO_LOAD ), get_option( Names::REPORT ), get_option( Names::ACCESS )['messages'], get_option( Names::ACCESS )['statistics'], ( new Map_Settings() )->get_settings()['geocoder'], Shop_Settings::get() )
		);
		$autoloaded = $wpdb->get_col( "SELECT option_name FROM $wpdb->options WHERE autoload IN ('yes', 'on') AND option_name IN ('chaty_data_analytics', 'chaty_click_to_load', 'chaty_maps', 'chaty_access', 'chaty_count_pages', 'chaty_shop')" );
		$this->assertCount( 6, $autoloaded );
	}

	public function test_settings_that_database_does_not_give_are_not_saved(): void {
		$this->refuse_statements( 'SELECT option_name, option_value', Names::COUNT_EDITORS );

		$this->assertInstanceOf( \WP_Error::class, ( new Site_Options() )->save( array( 'count_editors' => 1 ), null ) );
	}

	/**
	 * Given a key, when it is saved, then no answer has it in full, the mask keeps it, another one replaces it, and
	 * an empty one removes it.
	 */
	public function test_key_is_masked(): void {
		$answer = $this->send( 'PUT', array( 'map' => array( 'google_key' => self::KEY ) ) );
		$mask   = $answer->get_data()['map']['google_key'];

		$this->assertSame( self::KEY, Map_Settings::get_stored()['google_key'] );
		$this->assertStringEndsWith( '•wxyz', $mask );
		$this->assertStringNotContainsString( 'AIza', (string) wp_json_encode( array( $answer->get_data(), $this->read() ) ) );

		$first = $this->read()['revision'];
		$this->send( 'PUT', array( 'map' => array( 'google_key' => $mask, 'provider' => 'google' ) ) );
		$this->assertSame( array( self::KEY, 'google' ), array( Map_Settings::get_stored()['google_key'], Map_Settings::get_stored()['provider'] ) );

		$this->send( 'PUT', array( 'map' => array( 'google_key' => 'short' ) ) );
		$this->assertStringNotContainsString( 'short', $this->read()['map']['google_key'] );
		$this->assertNotSame( $first, $this->read()['revision'] );

		$this->send( 'PUT', array( 'map' => array( 'google_key' => '' ) ) );
		$this->assertSame( '', $this->read()['map']['google_key'] );
	}

	/**
	 * Given the secret of the webhook, then no answer has it in full, the mask keeps it, and one that is not for Slack
	 * needs one.
	 */
	public function test_webhook(): void {
		$secret = 'a-secret-of-many-letters';
		$url    = 'https://hooks.example/x?a=1';
		$answer = $this->send( 'PUT', array( 'webhook' => array( 'url' => $url, 'secret' => $secret ) ) )->get_data();
		$this->assertSame( array( 'url' => $url, 'format' => 'json', 'secret' => '••••••••ters' ), $answer['webhook'] );

		$this->assertSame( 200, $this->send( 'PUT', array( 'webhook' => $answer['webhook'] ) )->get_status() );
		$this->assertSame( $secret, get_option( Names::WEBHOOK )['secret'] );
		$this->assertSame( 400, $this->send( 'PUT', array( 'webhook' => array( 'secret' => '' ) ) )->get_status() );
		$this->assertSame( 200, $this->send( 'PUT', array( 'webhook' => array( 'secret' => '', 'format' => 'slack' ) ) )->get_status() );
	}

	/**
	 * @return array<string, array{0: array<array-key, mixed>, 1: string}>
	 */
	public function provide_bad_values(): array {
		return array(
			'negative days'                => array( array( 'retention_days' => -1 ), 'retention_days' ),
			'a hundred years and a day'    => array( array( 'retention_days' => 36501 ), 'retention_days' ),
			'half a day'                   => array( array( 'retention_days' => 0.5 ), 'retention_days' ),
			'letters'                      => array( array( 'retention_days' => 'soon' ), 'retention_days' ),
			'an empty field'               => array( array( 'contacts_trash_days' => '' ), 'contacts_trash_days' ),
			'a year and a day of trash'    => array( array( 'contacts_trash_days' => 366 ), 'contacts_trash_days' ),
			'a list'                       => array( array( 'contacts_trash_days' => array( 1 ) ), 'contacts_trash_days' ),
			'counting perhaps'             => array( array( 'data_analytics_settings' => 'maybe' ), 'data_analytics_settings' ),
			'a truth that is no number'    => array( array( 'keep_contacts' => true ), 'keep_contacts' ),
			'editors perhaps'              => array( array( 'count_editors' => 'yes' ), 'count_editors' ),
			'pages perhaps'                => array( array( 'count_pages' => 2 ), 'count_pages' ),
			'another mode'                 => array( array( 'click_to_load' => 'never' ), 'click_to_load' ),
			'a report each hour'           => array( array( 'report' => 'hour' ), 'report' ),
			'maps that are text'           => array( array( 'map' => 'osm' ), 'map' ),
			'another provider'             => array( array( 'map' => array( 'provider' => 'bing' ) ), 'map.provider' ),
			'a script as an address'       => array( array( 'map' => array( 'geocoder' => 'javascript:alert(1)' ) ), 'map.geocoder' ),
			'no address'                   => array( array( 'map' => array( 'geocoder' => 'https://' ) ), 'map.geocoder' ),
			'no scheme'                    => array( array( 'map' => array( 'geocoder' => '//maps.example/search' ) ), 'map.geocoder' ),
			'markup in a key'              => array( array( 'map' => array( 'google_key' => '<script>' ) ), 'map.google_key' ),
			'a line end in a key'          => array( array( 'map' => array( 'google_key' => "abc\n" ) ), 'map.google_key' ),
			'the mask of another key'      => array( array( 'map' => array( 'google_key' => '••••••••abcd' ) ), 'map.google_key' ),
			'a key of 501 letters'         => array( array( 'map' => array( 'google_key' => str_repeat( 'a', 501 ) ) ), 'map.google_key' ),
			'a setting that only code has' => array( array( 'map' => array( 'google_loader' => 'https://evil.example/js' ) ), 'map.google_loader' ),
			'another level'                => array( array( 'access' => array( 'messages' => 'manage_options' ) ), 'access.messages' ),
			'everybody'                    => array( array( 'access' => array( 'messages' => 'read' ) ), 'access.messages' ),
			'shop managers without shop'   => array( array( 'access' => array( 'messages' => 'shop_managers' ) ), 'access.messages' ),
			'who may change settings'      => array( array( 'access' => array( 'settings' => 'authors' ) ), 'access.settings' ),
			'a webhook without TLS'        => array( array( 'webhook' => array( 'url' => 'http://hooks.example/', 'secret' => 'a-secret-of-many-letters' ) ), 'webhook.url' ),
			'a webhook without a scheme'   => array( array( 'webhook' => array( 'url' => '//hooks.example/', 'secret' => 'a-secret-of-many-letters' ) ), 'webhook.url' ),
			'a webhook on another port'    => array( array( 'webhook' => array( 'url' => 'https://hooks.example:5678/', 'secret' => 'a-secret-of-many-letters' ) ), 'webhook.url' ),
			'a webhook without a secret'   => array( array( 'webhook' => array( 'url' => 'https://hooks.example/' ) ), 'webhook.secret' ),
			'a short secret'               => array( array( 'webhook' => array( 'secret' => 'short' ) ), 'webhook.secret' ),
			'a channel of the shop'        => array( array( 'shop' => array( 'channel' => 'what sapp' ) ), 'shop.channel' ),
			'another format'               => array( array( 'webhook' => array( 'format' => 'xml' ) ), 'webhook.format' ),
			'widgets'                      => array( array( 'chaty_widgets' => array() ), 'chaty_widgets' ),
			'another option'               => array( array( 'admin_email' => 'me@example.org' ), 'admin_email' ),
			'a revision that is no text'   => array( array( 'revision' => 5 ), 'revision' ),
		);
	}

	/**
	 * @testWith ["http_allowed_safe_ports", [5678]]
	 *           ["pre_option_home", "https://Hooks.example:5678"]
	 *
	 * @param mixed $value What the filter returns.
	 */
	public function test_given_port_that_a_filter_allows_or_that_site_has_then_webhook_may_have_it( string $filter, $value ): void {
		$webhook = array( 'url' => 'https://hooks.example:5678/', 'secret' => 'a-secret-of-many-letters' );
		add_filter( $filter, static fn () => $value );

		$this->assertSame( 200, $this->send( 'PUT', array( 'webhook' => $webhook ) )->get_status() );
	}

	/**
	 * @dataProvider provide_bad_values
	 *
	 * @param array<array-key, mixed> $body Body.
	 */
	public function test_bad_value_is_named_in_sentence_and_nothing_is_saved( array $body, string $path ): void {
		remove_role( 'shop_manager' );
		$before = $this->read();
		$answer = $this->send( 'PUT', $body + array( 'keep_contacts' => 1 - $before['keep_contacts'] ) );

		$this->assertSame( array( 400, 'rest_invalid_param', array( $path ) ), array( $answer->get_status(), $answer->get_data()['code'], array_keys( $answer->get_data()['data']['params'] ) ) );
		$this->assertStringEndsWith( '.', $answer->get_data()['data']['params'][ $path ] );
		$this->assertSame( $before, $this->read() );
	}

	/**
	 * Given settings that somebody else has saved, here or with the widgets, when a former revision is sent, then
	 * nothing is saved, and the answer has the present ones.
	 */
	public function test_conflict(): void {
		$former = $this->read()['revision'];
		update_option( Names::RETENTION_DAYS, 90 );
		$answer = $this->send( 'PUT', array( 'retention_days' => 10, 'revision' => $former ) );

		$this->assertSame( array( 409, 'chaty_conflict', 90 ), array( $answer->get_status(), $answer->get_data()['code'], $answer->get_data()['data']['current']['retention_days'] ) );
		$this->assertSame( 90, $this->read()['retention_days'] );
		$this->assertSame( 200, $this->send( 'PUT', array( 'retention_days' => 10, 'revision' => $this->read()['revision'] ) )->get_status() );
	}

	/**
	 * @testWith ["INSERT INTO"]
	 *           ["SELECT option_name, option_value"]
	 */
	public function test_database_that_refuses_is_told_and_nothing_changes( string $statement ): void {
		$before  = $this->read();
		$filters = $GLOBALS['wp_filter']['query'] ?? null;
		$this->refuse_statements( $statement, 'options' );
		$answer = $this->send( 'PUT', array( 'retention_days' => 11, 'map' => array( 'provider' => 'google' ) ) );
		remove_all_filters( 'query' );
		$GLOBALS['wp_filter']['query'] = $filters;
		wp_cache_flush();

		$this->assertSame( array( 500, 'chaty_db_write_failed' ), array( $answer->get_status(), $answer->get_data()['code'] ) );
		$this->assertSame( $before, $this->read() );
	}

	/**
	 * @testWith ["administrators", "editor", []]
	 *           ["editors", "editor", ["chaty_messages"]]
	 *           ["editors", "author", []]
	 *           ["authors", "author", ["chaty_messages"]]
	 *           ["authors", "contributor", []]
	 *
	 * @param array<int, string> $allowed What the role may.
	 */
	public function test_given_level_for_messages_then_those_who_belong_to_it_may_read_them_and_only_them( string $level, string $role, array $allowed ): void {
		$this->assertSame( 200, $this->send( 'PUT', array( 'access' => array( 'messages' => $level ) ) )->get_status() );
		$this->log_in( $role );

		$this->assertSame( $allowed, array_values( array_filter( array( Capabilities::SETTINGS, Capabilities::MESSAGES, Capabilities::STATISTICS ), 'current_user_can' ) ) );
		$this->assertSame( 403, $this->send( 'PUT', array( 'access' => array( 'statistics' => $level ) ) )->get_status() );
	}

	public function test_shop_managers_are_level_while_shop_is_there(): void {
		add_role( 'shop_manager', 'Shop manager', array( 'manage_woocommerce' => true ) );
		wp_get_current_user()->add_cap( 'manage_woocommerce' );
		$this->assertContains( 'shop_managers', Access_Levels::get_levels() );
		$this->assertSame( 200, $this->send( 'PUT', array( 'access' => array( 'statistics' => 'shop_managers' ) ) )->get_status() );
		$this->assertSame( 'manage_woocommerce', Capabilities::get_required( Capabilities::STATISTICS ) );

		remove_role( 'shop_manager' );
		wp_get_current_user()->remove_cap( 'manage_woocommerce' );
		$this->assertSame( 'manage_options', Capabilities::get_required( Capabilities::STATISTICS ) );
		// Other settings can still be saved.
		$this->assertSame( 200, $this->send( 'PUT', array( 'access' => $this->read()['access'], 'keep_contacts' => 1 ) )->get_status() );
	}

	/**
	 * Given an editor to whom a filter gives the settings, when he wants to read messages, then he cannot give that to
	 * himself, nor to others, and the rest he may save.
	 */
	public function test_no_escalation(): void {
		$this->give_settings_to_editors();
		$this->log_in( 'editor' );

		foreach ( array( 'editors', 'authors' ) as $level ) {
			$answer = $this->send( 'PUT', array( 'access' => array( 'messages' => $level ) ) );
			$this->assertSame( array( 400, array( 'access.messages' ) ), array( $answer->get_status(), array_keys( $answer->get_data()['data']['params'] ) ) );
		}
		$this->assertFalse( current_user_can( Capabilities::MESSAGES ) );
		$this->assertSame( 200, $this->send( 'PUT', array( 'access' => $this->read()['access'], 'keep_contacts' => 1 ) )->get_status() );
	}

	/**
	 * Given an editor who may read messages and change settings, when he wants to keep others of his kind from them or
	 * to shut himself out, then he can only choose groups that he belongs to.
	 */
	public function test_only_own_groups(): void {
		$this->assertSame( 200, $this->send( 'PUT', array( 'access' => array( 'messages' => 'editors' ) ) )->get_status() );
		$this->give_settings_to_editors();
		$this->log_in( 'editor' );

		$this->assertSame( 400, $this->send( 'PUT', array( 'access' => array( 'messages' => 'administrators' ) ) )->get_status() );
		$this->assertSame( 200, $this->send( 'PUT', array( 'access' => array( 'messages' => 'authors' ) ) )->get_status() );
	}

	public function test_setting_that_filter_decides_cannot_be_changed_and_answer_names_filter(): void {
		add_filter( 'chaty_capabilities', static fn ( array $capabilities ): array => array( Capabilities::MESSAGES => 'read_messages' ) + $capabilities );
		wp_get_current_user()->add_cap( 'read_messages' );
		$answer = $this->send( 'PUT', array( 'access' => array( 'messages' => 'editors' ) ) );
		wp_get_current_user()->remove_cap( 'read_messages' );

		$this->assertStringContainsString( 'chaty_capabilities', $answer->get_data()['data']['params']['access.messages'] );
		$this->assertTrue( Capabilities::is_filtered( Capabilities::MESSAGES ) );
		$this->assertFalse( Capabilities::is_filtered( Capabilities::STATISTICS ) );
	}

	/**
	 * @testWith [null]
	 *           ["text"]
	 *           [{"messages": ["editors"], "statistics": "manage_options", "provider": "bing", "google_key": ["a"], "other": 1}]
	 *
	 * @param mixed $value Value of both options.
	 */
	public function test_given_options_that_somebody_else_has_written_then_they_are_read_as_what_plugin_knows( $value ): void {
		update_option( Names::MAPS, $value );
		update_option( Names::ACCESS, $value );

		$this->assertSame( array( 'messages' => 'administrators', 'statistics' => 'administrators' ), $this->read()['access'] );
		$this->assertSame( array( 'osm', '' ), array( $this->read()['map']['provider'], $this->read()['map']['google_key'] ) );
		$this->assertSame( 'manage_options', Capabilities::get_required( Capabilities::MESSAGES ) );
	}
}
