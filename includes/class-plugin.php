<?php
namespace Chaty;

use Automattic\WooCommerce\Utilities\FeaturesUtil;
use Chaty\Config\Names;

/**
 * All hooks, those of visitors' pages in `Page_Hooks`: the table of contents of the plugin.
 */
final class Plugin {

	private Context $context;
	private Services $services;

	public function __construct( Context $context ) {
		$this->context  = $context;
		$this->services = new Services( $context );
	}

	/**
	 * Registers all objects. Tracking requests are handled without them, in `Early_Ajax`.
	 */
	public function register(): void {
		require_once $this->context->get_path( 'includes/functions.php' );

		$this->register_storage();
		( new Page_Hooks( $this->services ) )->register();
		add_action( 'init', array( $this, 'load_translations' ) );
		add_action( 'before_woocommerce_init', array( $this, 'declare_compatibility' ) );
		$this->register_messages();
		$this->register_maps();
		$this->register_privacy();
		$this->register_screens();
		$this->register_programs();
	}

	/**
	 * Loads the translations that `npm run build` has made. Those that WordPress downloads come first.
	 */
	public function load_translations(): void {
		// phpcs:ignore PluginCheck.CodeAnalysis.DiscouragedFunctions.load_plugin_textdomainFound -- Before WordPress 6.8 it alone finds them.
		load_plugin_textdomain( 'chaty', false, dirname( plugin_basename( $this->context->get_main_file() ) ) . '/build/languages' );
	}

	/**
	 * Declares to WooCommerce that the plugin is compatible with its order tables and its checkout blocks: nothing here
	 * reads orders, or changes the checkout.
	 */
	public function declare_compatibility(): void {
		foreach ( class_exists( FeaturesUtil::class ) ? array( 'custom_order_tables', 'cart_checkout_blocks' ) : array() as $feature ) {
			FeaturesUtil::declare_compatibility( $feature, $this->context->get_main_file(), true );
		}
	}

	/**
	 * Registers tables, options, events and counting.
	 */
	private function register_storage(): void {
		if ( Names::DATA_VERSION !== get_option( Names::DB_VERSION ) ) {
			$this->services->get_tables()->register();
		}
		if ( is_multisite() ) {
			( new Multisite( $this->context, $this->services->get_tables() ) )->register();
		}
		if ( defined( 'CHATY_EARLY_ANSWERS' ) ) {
			$this->services->get_drop_in()->register();
		}
		$deactivated = 'deactivate_' . plugin_basename( $this->context->get_main_file() );
		On_Demand::register(
			array_merge( array( Names::UPGRADED, 'admin_init', $deactivated ), wp_doing_cron() ? array( 'init' ) : array() ),
			fn () => array( new Upgrade(), new Config\Default_Options(), new Cron( $this->context ) )
		);
		On_Demand::register(
			array_merge( array( Names::FLUSH_STATS, 'pre_update_option_' . Names::WIDGETS ), wp_using_ext_object_cache() ? array( 'shutdown' ) : array() ),
			fn () => array( $this->services->get_buffer() )
		);
		Ajax\Early_Ajax::register( $this->services->get_widgets() );
	}

	/**
	 * Registers the contact form, its emails, and the download of messages.
	 */
	private function register_messages(): void {
		On_Demand::register(
			array( 'wp_ajax_' . Names::SUBMIT, 'wp_ajax_nopriv_' . Names::SUBMIT ),
			function (): array {
				$guard = new Ajax\Request_Guard( $this->services->get_widgets(), $this->services->get_rate_limiter() );

				return array( new Ajax\Submit_Message_Action( $guard, $this->services->get_message_delivery(), new Ajax\Message_Validator(), $this->services->create_translations() ) );
			}
		);
		On_Demand::register( array( Names::RETRY_EMAILS ), fn () => array( $this->services->get_email_worker(), $this->services->create_webhook_worker() ) );
		On_Demand::register( array( Names::SEND_REPORT ), fn () => array( $this->services->create_report_email() ) );
		On_Demand::register( array( Names::REPORT_SPAM ), fn () => array( new Messages\Spam_Reports( $this->services->get_messages(), new Messages\Akismet_Check() ) ) );
		On_Demand::register( array( 'admin_post_' . Names::DOWNLOAD ), fn () => array( new Admin\Messages\Messages_Download( $this->services->get_messages(), $this->services->create_sources() ) ) );
	}

	private function register_maps(): void {
		On_Demand::register(
			array( 'save_post', Names::GEOCODE_POSTS ),
			fn () => array( new Maps\Geocode_Job( new Maps\Page_Addresses(), $this->services->get_geocoder() ) )
		);
		On_Demand::register(
			array( 'rest_api_init' ),
			fn () => array( new Rest\Geocode_Controller( new Maps\Page_Addresses(), $this->services->get_geocoder(), new Http\Origin_Check(), $this->services->get_rate_limiter() ) )
		);
	}

	private function register_privacy(): void {
		// The plugin respects the WP Consent API.
		add_filter( 'wp_consent_api_registered_' . plugin_basename( $this->context->get_main_file() ), '__return_true' );
		On_Demand::register( array( 'init' ), fn () => function_exists( 'wp_add_cookie_info' ) ? array( new Privacy\Cookie_Info() ) : array() );
		add_action(
			Names::DELETE_VISITOR_DATA,
			function (): void {
				// Both contain hashes of visitors' addresses, and are needed for two minutes at most.
				$this->services->get_message_repository()->delete_visitor_data();
				$this->services->get_rate_limiter()->delete_visitor_data();
				( new Storage\Page_Table() )->trim();
			}
		);
		On_Demand::register(
			array( Names::DELETE_OLD_CONTACTS, 'admin_init', 'wp_privacy_personal_data_exporters', 'wp_privacy_personal_data_erasers' ),
			fn () => array(
				new Messages\Data_Exporter( $this->services->get_messages(), $this->services->get_message_folders() ),
				new Privacy\Privacy_Policy( new Config\Privacy_Settings(), $this->services->get_general_settings(), $this->services->get_widgets() ),
				new Messages\Message_Retention( new Config\Privacy_Settings(), $this->services->get_message_folders() ),
			)
		);
		// A capability of WordPress needs no class of ours.
		add_filter(
			'map_meta_cap',
			static fn ( $required, $capability, $user ) => 0 === strpos( (string) $capability, 'chaty_' ) ? Config\Capabilities::map( $required, $capability, $user ) : $required,
			10,
			3
		);
	}

	/**
	 * Registers the owner's screens, which are created when WordPress makes the menu of wp-admin, and when the plugin is
	 * activated, and what Site Health shows of the plugin.
	 */
	private function register_screens(): void {
		$activated = 'activate_' . plugin_basename( $this->context->get_main_file() );
		On_Demand::register(
			array( 'admin_menu', $activated ),
			fn () => array(
				new Admin\Admin_Menu( $this->context, $this->create_pages() ),
				new Admin\Messages\Menu_Bubble( Admin\Widgets\Widgets_Page::SLUG ),
				new Admin\Widgets\First_Start( $this->context ),
				new Admin\Migration\Migration_Page( $this->services->get_admin_scripts(), array( $this->services, 'get_migration' ) ),
			)
		);
		if ( is_admin() ) {
			On_Demand::register(
				array( 'enqueue_block_assets', 'enqueue_block_editor_assets' ),
				fn () => array( new Admin\Block_Editor( $this->services->get_admin_scripts(), $this->services->get_assets(), $this->services->get_channels() ) )
			);
			On_Demand::register(
				array( 'enqueue_block_editor_assets', 'add_meta_boxes', 'save_post', 'edit_attachment', 'load-edit-tags.php', 'load-term.php', 'created_term', 'edited_term' ),
				fn () => array( new Admin\Page_Settings\Page_Settings_Fields( $this->services->get_admin_scripts(), $this->services->create_page_widgets() ) )
			);
		}
		// WordPress stores the screen options before it makes the menu.
		add_filter(
			'set_screen_option_' . Names::MESSAGES_PER_PAGE,
			static fn ( $stored, $name, $value ) => is_numeric( $value ) ? max( 1, min( Messages\Message_Query::MAX_ROWS, (int) $value ) ) : $stored,
			10,
			3
		);
		On_Demand::register(
			array( 'wp_dashboard_setup' ),
			fn () => array( new Admin\Statistics\Dashboard_Widget( new Admin\Statistics\Last_Days( $this->services->get_report() ), $this->services->get_messages() ) )
		);
		On_Demand::register( array( 'site_status_tests' ), fn () => array( new Admin\Settings\Site_Health( $this->services->get_tool_states() ) ) );
		On_Demand::register(
			array( 'debug_information' ),
			fn () => array( new Admin\Settings\Debug_Information( $this->context, $this->services->get_site_options(), $this->services->get_tool_states() ) )
		);
	}

	/**
	 * @return array<int, Admin\Admin_Page>
	 */
	private function create_pages(): array {
		$services = $this->services;
		$scripts  = $services->get_admin_scripts();
		$handler  = new Admin\Messages\Messages_Handler( $services->get_message_batches() );
		$console  = new Admin\Widgets\Widgets_Preload( $this->context, $services->get_schema(), $services->get_site_settings() );
		$counting = new Admin\Statistics\Statistics_Preload( $services->get_widgets(), $services->get_general_settings(), new Storage\Stats_Query() );

		return array(
			new Admin\Widgets\Widgets_Page( $console, $scripts ),
			new Admin\Messages\Messages_Page( $services->get_messages(), $handler, $services->create_sources(), $scripts ),
			new Admin\Statistics\Statistics_Page( $counting, new Admin\Statistics\Last_Days( $services->get_report() ), $scripts ),
			new Admin\Settings\Settings_Page( new Admin\Settings\Settings_Preload( $services->get_site_options(), $services->get_general_settings(), $services->get_channels() ), $scripts ),
		);
	}

	private function register_programs(): void {
		On_Demand::register( array( 'rest_api_init' ), array( $this, 'create_controllers' ) );
		On_Demand::register( array( 'wp_abilities_api_categories_init', 'wp_abilities_api_init' ), fn () => array( new Rest\Abilities() ) );
		if ( defined( 'WP_CLI' ) ) {
			// Options of commands have translated descriptions, and WordPress translates from this action on.
			On_Demand::register( array( 'init' ), array( $this, 'create_commands' ) );
		}
	}

	/**
	 * @return array<int, Registrable>
	 */
	public function create_controllers(): array {
		$services = $this->services;
		$messages = $services->get_messages();

		return array(
			new Rest\Body_Limit(),
			new Rest\Settings_Controller( $services->get_site_options(), $services->get_message_expiry() ),
			new Rest\Tools_Controller( $services->get_tool_states(), new Maps\Map_Test( $services->get_map_settings() ), $services->get_rate_limiter() ),
			new Rest\Widgets_Controller( $services->get_schema(), $services->get_settings_importer(), $services->get_site_settings(), $services->get_message_expiry() ),
			new Rest\Explain_Controller( $services->create_explainer() ),
			new Rest\Page_Widgets_Controller( $services->create_page_widgets() ),
			new Rest\Test_Message_Controller( $services->get_widgets(), $services->get_message_delivery() ),
			new Rest\Messages_Controller( $messages ),
			new Rest\Message_Batch_Controller( $messages, $services->get_message_actions() ),
			new Rest\Message_Item_Controller( $messages, $services->get_message_actions() ),
			new Rest\Stats_Controller( $services->get_report(), new Storage\Stats_Deletion( $services->get_buffer() ) ),
		);
	}

	/**
	 * @return array<int, Registrable>
	 */
	public function create_commands(): array {
		$services = $this->services;

		return array(
			new Cli\Settings_Command( $services->get_settings_importer(), $services->get_site_settings(), $services->get_message_expiry() ),
			new Cli\Migrate_Command( $services->get_settings_migration(), $services->get_migration() ),
			new Cli\Messages_Command( $services->get_messages() ),
			new Cli\Message_Actions_Command( $services->get_messages(), $services->get_message_batches() ),
			new Cli\Stats_Command( $services->get_report(), new Storage\Stats_Deletion( $services->get_buffer() ) ),
			new Cli\Explain_Command( $services->create_explainer() ),
			new Cli\Report_Command( $services->create_report_email() ),
			new Cli\Early_Answers_Command( $services->get_drop_in() ),
		);
	}
}
