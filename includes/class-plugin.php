<?php
/**
 * The plugin.
 *
 * @package Chaty
 */

namespace Chaty;

use Chaty\Admin\Messages\Messages_Download;
use Chaty\Ajax\Message_Validator;
use Chaty\Ajax\Early_Ajax;
use Chaty\Ajax\Request_Guard;
use Chaty\Ajax\Submit_Message_Action;
use Chaty\Config\Capabilities;
use Chaty\Config\Default_Options;
use Chaty\Config\Drop_In;
use Chaty\Config\General_Settings;
use Chaty\Config\Map_Settings;
use Chaty\Config\Names;
use Chaty\Config\Privacy_Settings;
use Chaty\Config\Widget_Repository;
use Chaty\Messages\Akismet_Check;
use Chaty\Messages\Message_Folders;
use Chaty\Messages\Message_Delivery;
use Chaty\Messages\Message_Query;
use Chaty\Messages\Message_Repository;
use Chaty\Messages\Message_Retention;
use Chaty\Messages\Data_Exporter;
use Chaty\Messages\Email_Queue;
use Chaty\Messages\Email_Worker;
use Chaty\Messages\Notification_Email;
use Chaty\Messages\Spam_Reports;
use Chaty\Frontend\Assets;
use Chaty\Frontend\Behaviour_Assets;
use Chaty\Frontend\Behaviour_Detector;
use Chaty\Frontend\Click_To_Load;
use Chaty\Frontend\Element_Picker;
use Chaty\Frontend\Frontend_Settings;
use Chaty\Frontend\Loader_Data;
use Chaty\Frontend\Mobile_Menu;
use Chaty\Frontend\Script_Dependencies;
use Chaty\Frontend\Strings;
use Chaty\Frontend\Widget_Enqueuer;
use Chaty\Http\Origin_Check;
use Chaty\Http\Rate_Limiter;
use Chaty\Maps\Geocode_Job;
use Chaty\Maps\Geocoder;
use Chaty\Maps\Page_Addresses;
use Chaty\Privacy\Cookie_Info;
use Chaty\Privacy\Privacy_Policy;
use Chaty\Privacy\Visitor_Data;
use Chaty\Rest\Geocode_Controller;
use Chaty\Settings\Schema;
use Chaty\Storage\Stats_Buffer;
use Chaty\Storage\Stats_Table;
use Chaty\Storage\Tables;

/**
 * Creates and wires all objects: the table of contents of the plugin.
 */
final class Plugin {

	private Context $context;

	public function __construct( Context $context ) {
		$this->context = $context;
	}

	/**
	 * Registers all objects. Tracking requests are handled without them, in `Early_Ajax`.
	 */
	public function register(): void {
		require_once $this->context->get_path( 'includes/functions.php' );

		$schema     = new Schema( $this->context->get_path( 'build/settings-schema.php' ) );
		$repository = new Widget_Repository( $this->context->get_version() );
		$tables     = new Tables();
		$buffer     = new Stats_Buffer( $repository, new Stats_Table() );

		$tables->register();
		$buffer->register();
		( new Upgrade() )->register();
		( new Default_Options() )->register();
		( new Cron( $this->context ) )->register();
		if ( defined( 'CHATY_EARLY_ANSWERS' ) ) {
			( new Drop_In( $this->context ) )->register();
		}
		( new Multisite( $this->context, $tables ) )->register();
		( new Translations( $this->context ) )->register();
		Early_Ajax::register( $repository );
		$this->register_frontend( $schema, $repository, new General_Settings() );
		$this->register_messages( $repository );
		$this->register_maps();
		$this->register_privacy( $repository );
		$this->register_owner_interfaces( $schema, $repository, $buffer );
	}

	/**
	 * Registers the front end.
	 */
	private function register_frontend( Schema $schema, Widget_Repository $repository, General_Settings $settings ): void {
		$assets = new Assets( $this->context );
		$assets->register();
		( new Click_To_Load() )->register();
		( new Behaviour_Detector( $assets ) )->register();
		( new Mobile_Menu( $assets ) )->register();
		( new Behaviour_Assets( $assets, new Strings(), new Map_Settings() ) )->register();
		( new Element_Picker( $assets ) )->register();
		( new Widget_Enqueuer(
			$this->context,
			new Frontend_Settings( $repository, $settings, $schema ),
			new Loader_Data( $this->context, $settings, new Script_Dependencies(), new Strings() )
		) )->register();
	}

	/**
	 * Registers the contact form and its emails.
	 */
	private function register_messages( Widget_Repository $repository ): void {
		$create_worker = static function () use ( $repository ): Email_Worker {
			return new Email_Worker( new Email_Queue(), new Notification_Email(), $repository );
		};

		On_Demand::register(
			Submit_Message_Action::HOOKS,
			static function () use ( $repository, $create_worker ): array {
				$guard = new Request_Guard( $repository, new Rate_Limiter() );

				return array( new Submit_Message_Action( $guard, new Message_Delivery( new Message_Repository(), $create_worker() ), new Message_Validator() ) );
			}
		);
		On_Demand::register(
			array( Names::RETRY_EMAILS ),
			static function () use ( $create_worker ): array {
				return array( $create_worker() );
			}
		);
		On_Demand::register(
			array( Names::REPORT_SPAM ),
			static function (): array {
				return array( new Spam_Reports( new Message_Query(), new Akismet_Check() ) );
			}
		);
		On_Demand::register(
			array( 'admin_post_' . Names::DOWNLOAD ),
			static function (): array {
				return array( new Messages_Download( new Message_Query() ) );
			}
		);
	}

	/**
	 * Registers the geocoding of maps.
	 */
	private function register_maps(): void {
		$create_geocoder = static function (): Geocoder {
			return new Geocoder( new Map_Settings() );
		};

		On_Demand::register(
			array( 'save_post', Names::GEOCODE_POSTS ),
			static function () use ( $create_geocoder ): array {
				return array( new Geocode_Job( new Page_Addresses(), $create_geocoder() ) );
			}
		);
		On_Demand::register(
			array( 'rest_api_init' ),
			static function () use ( $create_geocoder ): array {
				return array( new Geocode_Controller( new Page_Addresses(), $create_geocoder(), new Origin_Check(), new Rate_Limiter() ) );
			}
		);
	}

	/**
	 * Registers privacy tools and retention.
	 */
	private function register_privacy( Widget_Repository $repository ): void {
		// The plugin respects the WP Consent API.
		add_filter( 'wp_consent_api_registered_' . plugin_basename( $this->context->get_main_file() ), '__return_true' );
		On_Demand::register(
			array( 'init' ),
			static function (): array {
				return function_exists( 'wp_add_cookie_info' ) ? array( new Cookie_Info() ) : array();
			}
		);
		On_Demand::register(
			array( Names::DELETE_VISITOR_DATA ),
			static function (): array {
				return array( new Visitor_Data( new Message_Repository(), new Rate_Limiter() ) );
			}
		);
		On_Demand::register(
			array( Names::DELETE_OLD_CONTACTS, 'admin_init', 'wp_privacy_personal_data_exporters', 'wp_privacy_personal_data_erasers' ),
			static function () use ( $repository ): array {
				$settings = new Privacy_Settings();
				$messages = new Message_Query();
				$boxes    = new Message_Folders( $messages );

				return array(
					new Data_Exporter( $messages, $boxes ),
					new Privacy_Policy( $settings, new General_Settings(), $repository ),
					new Message_Retention( $settings, $boxes ),
				);
			}
		);
	}

	/**
	 * Registers what owners use: capabilities, screens, the REST API and WP-CLI commands.
	 */
	private function register_owner_interfaces( Schema $schema, Widget_Repository $repository, Stats_Buffer $buffer ): void {
		$create_interfaces = function () use ( $schema, $repository, $buffer ): Owner_Interfaces {
			return new Owner_Interfaces( $this->context, $schema, $repository, $buffer );
		};

		( new Admin_Screens( $this->context, $schema, $create_interfaces ) )->register();
		On_Demand::register(
			array( 'map_meta_cap' ),
			static function (): array {
				return array( new Capabilities() );
			}
		);
		On_Demand::register(
			array( 'rest_api_init' ),
			static function () use ( $create_interfaces ): array {
				return $create_interfaces()->create_controllers();
			}
		);
		if ( defined( 'WP_CLI' ) ) {
			// Options of commands have translated descriptions, and WordPress translates from this action on.
			add_action(
				'init',
				static function () use ( $create_interfaces ): void {
					$create_interfaces()->register_commands();
				}
			);
		}
	}
}
