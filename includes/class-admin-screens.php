<?php
/**
 * Screens of the console.
 *
 * @package Chaty
 */

namespace Chaty;

use Chaty\Admin\Admin_Menu;
use Chaty\Admin\Admin_Scripts;
use Chaty\Admin\Messages\Menu_Bubble;
use Chaty\Admin\Messages\Message_Sources;
use Chaty\Admin\Messages\Messages_Handler;
use Chaty\Admin\Messages\Messages_Page;
use Chaty\Admin\Migration\Migration_Page;
use Chaty\Admin\Settings\Debug_Information;
use Chaty\Admin\Settings\Settings_Facts;
use Chaty\Admin\Settings\Settings_Page;
use Chaty\Admin\Settings\Site_Health;
use Chaty\Admin\Statistics\Dashboard_Widget;
use Chaty\Admin\Statistics\Last_Days;
use Chaty\Admin\Statistics\Statistics_Facts;
use Chaty\Admin\Statistics\Statistics_Page;
use Chaty\Admin\Widgets\Console_Facts;
use Chaty\Admin\Widgets\First_Start;
use Chaty\Admin\Widgets\Preview_Page;
use Chaty\Admin\Widgets\Widget_Summaries;
use Chaty\Admin\Widgets\Widgets_Page;
use Chaty\Config\Drop_In;
use Chaty\Config\General_Settings;
use Chaty\Config\Names;
use Chaty\Config\Widget_Repository;
use Chaty\Messages\Message_Query;
use Chaty\Messages\Notification_Email;
use Chaty\Frontend\Loader_Data;
use Chaty\Frontend\Script_Dependencies;
use Chaty\Frontend\Strings;
use Chaty\Health\Cron_State;
use Chaty\Health\Mail_State;
use Chaty\Health\Table_State;
use Chaty\Health\Tool_States;
use Chaty\Http\Proxy_Health;
use Chaty\Settings\Schema;
use Chaty\Storage\Site_Options;
use Chaty\Storage\Tables;
use Chaty\Storage\Stats_Query;

/**
 * Creates the owner's screens when WordPress makes the menu of wp-admin, and when the plugin is activated, the
 * preview when a URL requests it, and what Site Health shows of the plugin when that is used. No other request loads their classes.
 */
final class Admin_Screens implements Registrable {

	private Context $context;
	private Schema $schema;

	/**
	 * Creates what owners use besides the screens.
	 *
	 * @var callable(): Owner_Interfaces
	 */
	private $create_interfaces;

	/**
	 * @param Context  $context           Context of the plugin.
	 * @param Schema   $schema            Schema of the settings.
	 * @param callable $create_interfaces Creates what owners use besides the screens.
	 */
	public function __construct( Context $context, Schema $schema, callable $create_interfaces ) {
		$this->context           = $context;
		$this->schema            = $schema;
		$this->create_interfaces = $create_interfaces;
	}

	/**
	 * {@inheritDoc}
	 */
	public function register(): void {
		$basename = plugin_basename( $this->context->get_main_file() );

		On_Demand::register( array( 'admin_menu', "activate_$basename" ), array( $this, 'create' ) );
		On_Demand::register( array( 'wp_dashboard_setup' ), array( $this, 'create_dashboard_widget' ) );
		// WordPress stores the screen options before it makes the menu.
		add_filter( 'set_screen_option_' . Names::MESSAGES_PER_PAGE, array( $this, 'parse_per_page' ), 10, 3 );
		On_Demand::register(
			array( 'site_status_tests' ),
			function (): array {
				return array( new Proxy_Health(), new Site_Health( new Cron_State(), $this->create_mail_state(), $this->create_table_state(), new Drop_In( $this->context ) ) );
			}
		);
		On_Demand::register(
			array( 'debug_information' ),
			function (): array {
				$states = new Tool_States( $this->create_table_state(), new Cron_State(), $this->create_mail_state(), new Drop_In( $this->context ) );

				return array( new Debug_Information( $this->context, new Site_Options(), $states ) );
			}
		);
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Preview_Page checks the user and the token.
		if ( isset( $_GET['chaty-preview'] ) ) {
			On_Demand::register( array( 'template_redirect' ), array( $this, 'create_preview' ) );
		}
	}

	/**
	 * Parses the number of messages on a page, for WordPress to store.
	 *
	 * @param mixed  $stored What another filter returned; false for nothing.
	 * @param string $name   Name of the option.
	 * @param mixed  $value  What the user entered.
	 * @return mixed
	 */
	public function parse_per_page( $stored, $name, $value ) {
		return is_numeric( $value ) ? max( 1, min( Message_Query::MAX_ROWS, (int) $value ) ) : $stored;
	}

	/**
	 * Creates the state of the tables.
	 */
	private function create_table_state(): Table_State {
		return new Table_State( new Tables() );
	}

	/**
	 * Creates the state of the emails.
	 */
	private function create_mail_state(): Mail_State {
		return new Mail_State( new Notification_Email() );
	}

	/**
	 * Creates the preview.
	 *
	 * @return array<int, Registrable>
	 */
	public function create_preview(): array {
		$data = new Loader_Data( $this->context, new General_Settings(), new Script_Dependencies(), new Strings() );

		return array( new Preview_Page( $data, new Admin_Scripts( $this->context ) ) );
	}

	/**
	 * Creates the screens.
	 *
	 * @return array<int, Registrable>
	 */
	public function create(): array {
		$interfaces = ( $this->create_interfaces )();
		$repository = new Widget_Repository( $this->context->get_version() );
		$scripts    = new Admin_Scripts( $this->context );
		$facts      = new Console_Facts( $this->context, $this->schema, $interfaces->create_settings(), new Widget_Summaries() );
		$messages   = $this->create_messages( $interfaces, new Message_Sources( $repository ), $scripts );
		$counting   = new Statistics_Facts( $repository, new General_Settings(), new Stats_Query() );
		$statistics = new Statistics_Page( $counting, new Last_Days( $interfaces->create_report() ), $scripts );
		$settings   = new Settings_Page( new Settings_Facts( new Site_Options(), new General_Settings() ), $scripts );

		return array(
			new Admin_Menu( $this->context, array( new Widgets_Page( $facts, $scripts ), $messages, $statistics, $settings ) ),
			new Menu_Bubble( Widgets_Page::SLUG ),
			new First_Start( $this->context ),
			new Migration_Page( $scripts, array( $interfaces, 'create_migration' ) ),
		);
	}

	/**
	 * Creates the widget of the dashboard.
	 *
	 * @return array<int, Registrable>
	 */
	public function create_dashboard_widget(): array {
		return array( new Dashboard_Widget( new Last_Days( ( $this->create_interfaces )()->create_report() ), new Message_Query() ) );
	}

	/**
	 * Creates the Messages screen.
	 */
	private function create_messages( Owner_Interfaces $interfaces, Message_Sources $sources, Admin_Scripts $scripts ): Messages_Page {
		$messages = new Message_Query();
		$handler  = new Messages_Handler( $interfaces->create_message_batches( $messages ) );

		return new Messages_Page( $messages, $handler, $sources, $scripts );
	}
}
