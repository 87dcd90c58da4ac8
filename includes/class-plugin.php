<?php
/**
 * The plugin as a whole.
 *
 * @package Chaty
 */

namespace Chaty;

use Chaty\Ajax\Caller_Check;
use Chaty\Ajax\Contact_Call;
use Chaty\Ajax\Contact_Rules;
use Chaty\Ajax\Early_Answers;
use Chaty\Ajax\Proxy_Health;
use Chaty\Cli\Contacts_Command;
use Chaty\Cli\Settings_Command;
use Chaty\Cli\Stats_Command;
use Chaty\Cli\Takeover;
use Chaty\Config\Default_Options;
use Chaty\Config\Map_Settings;
use Chaty\Config\Page_Settings;
use Chaty\Config\Privacy_Settings;
use Chaty\Config\Site_Settings;
use Chaty\Config\Widget_Store;
use Chaty\Frontend\Behaviour_Words;
use Chaty\Frontend\Behaviours;
use Chaty\Frontend\Bundles;
use Chaty\Frontend\Click_To_Load;
use Chaty\Frontend\Element_Picker;
use Chaty\Frontend\Found_Behaviours;
use Chaty\Frontend\Interface_Words;
use Chaty\Frontend\Mobile_Menu;
use Chaty\Frontend\Page_Assets;
use Chaty\Frontend\Printed_Settings;
use Chaty\Frontend\View_Scripts;
use Chaty\Frontend\Widget_Page;
use Chaty\Mail\Mail_Run;
use Chaty\Mail\Owner_Mail;
use Chaty\Maps\Geocoder;
use Chaty\Maps\Page_Addresses;
use Chaty\Maps\Place_Run;
use Chaty\Privacy\Consent;
use Chaty\Privacy\Personal_Data;
use Chaty\Privacy\Policy_Text;
use Chaty\Privacy\Retention;
use Chaty\Privacy\Visitor_Traces;
use Chaty\Rest\Contacts_Route;
use Chaty\Rest\Geocode_Route;
use Chaty\Rest\Stats_Route;
use Chaty\Rest\Widgets_Route;
use Chaty\Settings\Door;
use Chaty\Settings\Page_View;
use Chaty\Settings\Reader;
use Chaty\Settings\Rule_Book;
use Chaty\Settings\Schema;
use Chaty\Settings\Validator;
use Chaty\Storage\Contact_List;
use Chaty\Storage\Contacts;
use Chaty\Storage\Database;
use Chaty\Storage\Mail_Ledger;
use Chaty\Storage\Rate_Limit;
use Chaty\Storage\Stat_Batch;
use Chaty\Storage\Stat_Report;
use Chaty\Storage\Stat_Table;
use Chaty\Takeover\Old_Leads;

/**
 * The table of contents: which parts there are, and what each is given.
 */
final class Plugin {

	/**
	 * Where the plugin lives.
	 *
	 * @var Context
	 */
	private $context;

	/**
	 * Keeps what it is given.
	 *
	 * @param Context $context Where the plugin lives.
	 */
	public function __construct( Context $context ) {
		$this->context = $context;
	}

	/**
	 * Registers the parts. A call that is answered early needs few of them.
	 */
	public function register(): void {
		$schema   = new Schema( $this->context->get_path( 'includes/settings/widgets-schema.php' ) );
		$rules    = new Rule_Book();
		$reader   = new Reader( $schema, $rules );
		$store    = new Widget_Store( $reader, $this->context->get_version() );
		$page     = new Page_Settings();
		$database = new Database();
		$table    = new Stat_Table();
		$batch    = new Stat_Batch( $store, $table );

		$database->register();
		$batch->register();
		( new Default_Options() )->register();
		( new Schedule( $this->context ) )->register();
		( new Consent( $this->context ) )->register();

		( new Early_Answers( $store, $page, $batch, $table ) )->register();
		if ( null !== Early_Answers::find_call() ) {
			return;
		}

		( new Network_Sites( $this->context, $database ) )->register();
		( new Language_Files( $this->context ) )->register();
		$this->register_page( $schema, $store, $page );
		$this->register_messages( $store );
		$this->register_maps();
		$this->register_privacy();
		On_Demand::register(
			array( 'site_status_tests' ),
			static function (): array {
				return array( new Proxy_Health() );
			}
		);
		$this->register_owners_means( new Door( $schema, new Validator( $rules ), $reader ), $schema, $store, $batch );
	}

	/**
	 * Registers what pages show.
	 *
	 * @param Schema        $schema The schema.
	 * @param Widget_Store  $store  Where widgets are kept.
	 * @param Page_Settings $page   Settings of the page.
	 */
	private function register_page( Schema $schema, Widget_Store $store, Page_Settings $page ): void {
		$bundles = new Bundles( $this->context );
		$bundles->register();
		( new Click_To_Load() )->register();
		( new Found_Behaviours( $bundles ) )->register();
		( new Mobile_Menu( $bundles ) )->register();
		( new Behaviours( $bundles, new Behaviour_Words(), new Map_Settings() ) )->register();
		( new Element_Picker( $bundles ) )->register();
		( new Widget_Page(
			new Printed_Settings( $store, $page, new Page_View( $schema ) ),
			new Page_Assets( $this->context, $page, new View_Scripts(), new Interface_Words() )
		) )->register();
	}

	/**
	 * Registers the form's call, and the mail.
	 *
	 * @param Widget_Store $store Where widgets are kept.
	 */
	private function register_messages( Widget_Store $store ): void {
		$make_mails = static function () use ( $store ): Mail_Run {
			return new Mail_Run( new Mail_Ledger(), new Owner_Mail(), $store );
		};

		On_Demand::register(
			Contact_Call::HOOKS,
			static function () use ( $store, $make_mails ): array {
				return array( new Contact_Call( $store, new Caller_Check(), new Rate_Limit(), new Contacts(), $make_mails(), new Contact_Rules() ) );
			}
		);
		On_Demand::register(
			array( Schedule::MAIL ),
			static function () use ( $make_mails ): array {
				return array( $make_mails() );
			}
		);
	}

	/**
	 * Registers what finds the places of maps.
	 */
	private function register_maps(): void {
		$make_geocoder = static function (): Geocoder {
			return new Geocoder( new Map_Settings() );
		};

		On_Demand::register(
			array( 'save_post', Schedule::PLACES ),
			static function () use ( $make_geocoder ): array {
				return array( new Place_Run( new Page_Addresses(), $make_geocoder() ) );
			}
		);
		On_Demand::register(
			array( 'rest_api_init' ),
			static function () use ( $make_geocoder ): array {
				return array( new Geocode_Route( new Page_Addresses(), $make_geocoder(), new Caller_Check(), new Rate_Limit() ) );
			}
		);
	}

	/**
	 * Registers what visitors' privacy needs.
	 */
	private function register_privacy(): void {
		On_Demand::register(
			array( Schedule::TRACES ),
			static function (): array {
				return array( new Visitor_Traces( new Contacts(), new Rate_Limit() ) );
			}
		);
		On_Demand::register(
			array( Schedule::RETENTION, 'admin_init', 'wp_privacy_personal_data_exporters', 'wp_privacy_personal_data_erasers' ),
			static function (): array {
				$settings = new Privacy_Settings();
				$contacts = new Contact_List();

				return array(
					new Personal_Data( $contacts ),
					new Policy_Text( $settings ),
					new Retention( $settings, $contacts ),
				);
			}
		);
	}

	/**
	 * Registers the interfaces of those who manage the site.
	 *
	 * @param Door         $door   The strict door.
	 * @param Schema       $schema The schema.
	 * @param Widget_Store $store  Where widgets are kept.
	 * @param Stat_Batch   $batch  Counts that gather.
	 */
	private function register_owners_means( Door $door, Schema $schema, Widget_Store $store, Stat_Batch $batch ): void {
		$make_settings = static function () use ( $store ): Site_Settings {
			return new Site_Settings( $store, new Page_Settings(), new Privacy_Settings() );
		};

		On_Demand::register(
			array( 'rest_api_init' ),
			static function () use ( $door, $schema, $make_settings, $batch ): array {
				return array(
					new Widgets_Route( $schema, $door, $make_settings() ),
					new Contacts_Route( new Contact_List() ),
					new Stats_Route( new Stat_Report( $batch ) ),
				);
			}
		);

		if ( defined( 'WP_CLI' ) ) {
			( new Settings_Command( $door, $make_settings(), new Takeover( $door, new Old_Leads( new Contacts() ), new Privacy_Settings() ) ) )->register();
			( new Contacts_Command( new Contact_List() ) )->register();
			( new Stats_Command( $store, new Stat_Report( $batch ) ) )->register();
		}
	}
}
