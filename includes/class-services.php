<?php
namespace Chaty;

/**
 * Objects that several parts of the plugin share. Each is created when it is first needed, so that a request
 * loads only the classes that it uses.
 */
final class Services {

	private Context $context;
	private ?Admin\Admin_Scripts $admin_scripts               = null;
	private ?Frontend\Assets $assets                          = null;
	private ?Storage\Stats_Buffer $buffer                     = null;
	private ?Frontend\Channel_Finder $channels                = null;
	private ?Frontend\Frontend_Settings $frontend_settings    = null;
	private ?Messages\Message_Actions $message_actions        = null;
	private ?Messages\Message_Batches $message_batches        = null;
	private ?Messages\Message_Folders $message_folders        = null;
	private ?Messages\Message_Delivery $message_delivery      = null;
	private ?Messages\Message_Expiry $message_expiry          = null;
	private ?Messages\Message_Query $messages                 = null;
	private ?Messages\Message_Repository $message_repository  = null;
	private ?Config\Drop_In $drop_in                          = null;
	private ?Messages\Email_Worker $email_worker              = null;
	private ?Config\General_Settings $general_settings        = null;
	private ?Maps\Geocoder $geocoder                          = null;
	private ?Frontend\Loader_Data $loader_data                = null;
	private ?Config\Map_Settings $map_settings                = null;
	private ?Migration\Migration $migration                   = null;
	private ?Http\Rate_Limiter $rate_limiter                  = null;
	private ?Storage\Stats_Report $report                     = null;
	private ?Settings\Schema $schema                          = null;
	private ?Settings\Settings_Importer $settings_importer    = null;
	private ?Migration\Settings_Migration $settings_migration = null;
	private ?Storage\Site_Options $site_options               = null;
	private ?Storage\Site_Settings $site_settings             = null;
	private ?Frontend\Strings $strings                        = null;
	private ?Storage\Tables $tables                           = null;
	private ?Health\Tool_States $tool_states                  = null;
	private ?Config\Widget_Repository $widgets                = null;

	public function __construct( Context $context ) {
		$this->context = $context;
	}

	public function get_admin_scripts(): Admin\Admin_Scripts {
		return $this->admin_scripts ??= new Admin\Admin_Scripts( $this->context );
	}

	public function get_assets(): Frontend\Assets {
		return $this->assets ??= new Frontend\Assets( $this->context );
	}

	/**
	 * Returns the definitions of the blocks, as `register_block_type()` takes them; none before the build.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public function get_blocks(): array {
		$file = $this->context->get_path( 'build/blocks.php' );

		return is_readable( $file ) ? (array) require $file : array();
	}

	public function get_buffer(): Storage\Stats_Buffer {
		return $this->buffer ??= new Storage\Stats_Buffer( $this->get_widgets(), new Storage\Stats_Table() );
	}

	public function get_pattern_path( string $name ): string {
		return $this->context->get_path( "includes/patterns/$name.php" );
	}

	public function get_channels(): Frontend\Channel_Finder {
		return $this->channels ??= new Frontend\Channel_Finder( $this->get_frontend_settings(), new Launcher\Page( $this->context, '', '', '' ) );
	}

	/**
	 * Discards what was read of the page: before the action `wp`, WordPress does not know which page it is, and each site of a
	 * network has widgets of its own.
	 */
	public function forget_page(): void {
		$this->channels          = null;
		$this->frontend_settings = null;
	}

	public function get_frontend_settings(): Frontend\Frontend_Settings {
		return $this->frontend_settings ??= new Frontend\Frontend_Settings( $this->get_widgets(), $this->get_general_settings(), $this->get_schema(), $this->create_translations() );
	}

	public function get_message_actions(): Messages\Message_Actions {
		return $this->message_actions ??= new Messages\Message_Actions( $this->get_messages(), $this->get_message_folders(), $this->get_email_worker() );
	}

	public function get_message_batches(): Messages\Message_Batches {
		return $this->message_batches ??= new Messages\Message_Batches( $this->get_messages(), $this->get_message_actions() );
	}

	public function get_message_folders(): Messages\Message_Folders {
		return $this->message_folders ??= new Messages\Message_Folders( $this->get_messages() );
	}

	public function get_message_delivery(): Messages\Message_Delivery {
		return $this->message_delivery ??= new Messages\Message_Delivery( $this->get_message_repository(), $this->get_email_worker() );
	}

	public function get_message_expiry(): Messages\Message_Expiry {
		return $this->message_expiry ??= new Messages\Message_Expiry( $this->get_messages() );
	}

	public function get_messages(): Messages\Message_Query {
		return $this->messages ??= new Messages\Message_Query();
	}

	public function get_message_repository(): Messages\Message_Repository {
		return $this->message_repository ??= new Messages\Message_Repository();
	}

	public function get_drop_in(): Config\Drop_In {
		return $this->drop_in ??= new Config\Drop_In( $this->context );
	}

	public function get_email_worker(): Messages\Email_Worker {
		return $this->email_worker ??= new Messages\Email_Worker( new Messages\Email_Queue(), new Messages\Notification_Email(), $this->get_widgets() );
	}

	public function get_general_settings(): Config\General_Settings {
		return $this->general_settings ??= new Config\General_Settings();
	}

	public function get_geocoder(): Maps\Geocoder {
		return $this->geocoder ??= new Maps\Geocoder( $this->get_map_settings() );
	}

	public function get_loader_data(): Frontend\Loader_Data {
		return $this->loader_data ??= new Frontend\Loader_Data( $this->context, $this->get_general_settings(), new Frontend\Script_Dependencies(), $this->get_strings() );
	}

	public function get_map_settings(): Config\Map_Settings {
		return $this->map_settings ??= new Config\Map_Settings();
	}

	public function get_migration(): Migration\Migration {
		return $this->migration ??= new Migration\Migration(
			$this->get_settings_migration(),
			new Migration\Lead_Importer( $this->get_message_repository() ),
			new Migration\Statistics_Importer(),
			$this->get_site_settings()
		);
	}

	public function get_rate_limiter(): Http\Rate_Limiter {
		return $this->rate_limiter ??= new Http\Rate_Limiter();
	}

	public function get_report(): Storage\Stats_Report {
		return $this->report ??= new Storage\Stats_Report( $this->get_buffer(), new Storage\Stats_Query() );
	}

	public function get_schema(): Settings\Schema {
		return $this->schema ??= new Settings\Schema( $this->context->get_path( 'build/settings-schema.php' ) );
	}

	public function get_settings_importer(): Settings\Settings_Importer {
		return $this->settings_importer ??= new Settings\Settings_Importer(
			$this->get_schema(),
			new Settings\Schema_Validator(),
			new Settings\Settings_Sanitizer( $this->get_schema() )
		);
	}

	public function get_settings_migration(): Migration\Settings_Migration {
		return $this->settings_migration ??= new Migration\Settings_Migration( $this->get_settings_importer(), $this->get_site_settings() );
	}

	public function get_site_options(): Storage\Site_Options {
		return $this->site_options ??= new Storage\Site_Options();
	}

	public function get_site_settings(): Storage\Site_Settings {
		return $this->site_settings ??= new Storage\Site_Settings( $this->get_widgets() );
	}

	public function get_strings(): Frontend\Strings {
		return $this->strings ??= new Frontend\Strings();
	}

	public function get_tables(): Storage\Tables {
		return $this->tables ??= new Storage\Tables();
	}

	public function get_tool_states(): Health\Tool_States {
		return $this->tool_states ??= new Health\Tool_States(
			new Health\Table_State( $this->get_tables() ),
			new Health\Cron_State(),
			new Health\Mail_State( new Messages\Notification_Email() ),
			new Health\Early_Answers_State( $this->get_drop_in() )
		);
	}

	public function get_widgets(): Config\Widget_Repository {
		return $this->widgets ??= new Config\Widget_Repository( $this->context->get_version() );
	}

	public function create_report_email(): Messages\Report_Email {
		return new Messages\Report_Email( $this->get_report(), $this->get_messages(), new Messages\Notification_Email() );
	}

	public function create_block_renderer(): Frontend\Block_Renderer {
		return new Frontend\Block_Renderer( $this->get_channels(), new Frontend\Contact_Form( $this->get_channels(), $this->get_frontend_settings(), $this->get_assets(), $this->get_strings() ) );
	}

	public function create_explainer(): Explain\Widget_Explainer {
		return new Explain\Widget_Explainer( $this->get_widgets() );
	}

	public function create_page_widgets(): Explain\Page_Widgets {
		return new Explain\Page_Widgets( $this->get_site_settings() );
	}

	public function create_sources(): Messages\Message_Sources {
		return new Messages\Message_Sources( $this->get_widgets() );
	}

	/**
	 * Creates the objects that register the owner's texts for translation, where a plugin translates.
	 *
	 * @return array<int, Frontend\Registered_Texts>
	 */
	public function create_registered_texts(): array {
		$texts = $this->create_translations();

		return null === $texts ? array() : array( new Frontend\Registered_Texts( $this->get_widgets(), $texts ) );
	}

	/**
	 * Creates the translations of the owner's texts, where WPML, Polylang or TranslatePress is active.
	 */
	public function create_translations(): ?Settings\Text_Translations {
		return has_filter( 'wpml_translate_single_string' ) || function_exists( 'trp_translate' ) ? new Settings\Text_Translations( $this->get_schema() ) : null;
	}

	public function create_webhook_worker(): Messages\Webhook_Worker {
		return new Messages\Webhook_Worker( new Messages\Webhook_Payload( $this->create_sources() ) );
	}

	public function create_widget_enqueuer(): Frontend\Widget_Enqueuer {
		return new Frontend\Widget_Enqueuer( $this->get_assets(), new Frontend\Page_Parts( $this->context, $this->get_assets(), $this->get_frontend_settings(), $this->get_loader_data() ) );
	}
}
