<?php
/**
 * The plugin as a whole.
 *
 * @package Chaty
 */

namespace Chaty;

use Chaty\Ajax\Caller_Check;
use Chaty\Ajax\Channel_Click_Call;
use Chaty\Ajax\Contact_Call;
use Chaty\Ajax\Contact_Rules;
use Chaty\Ajax\Early_Answers;
use Chaty\Ajax\Widget_Click_Call;
use Chaty\Ajax\Widget_View_Call;
use Chaty\Cli\Contacts_Command;
use Chaty\Cli\Settings_Command;
use Chaty\Cli\Stats_Command;
use Chaty\Cli\Takeover;
use Chaty\Config\Default_Options;
use Chaty\Config\Page_Settings;
use Chaty\Config\Privacy_Settings;
use Chaty\Config\Widget_Store;
use Chaty\Frontend\Behaviour_Words;
use Chaty\Frontend\Behaviours;
use Chaty\Frontend\Bundles;
use Chaty\Frontend\Interface_Words;
use Chaty\Frontend\Page_Assets;
use Chaty\Frontend\Printed_Settings;
use Chaty\Frontend\View_Scripts;
use Chaty\Frontend\Widget_Page;
use Chaty\Mail\Mail_Run;
use Chaty\Mail\Owner_Mail;
use Chaty\Privacy\Consent;
use Chaty\Privacy\Personal_Data;
use Chaty\Privacy\Policy_Text;
use Chaty\Privacy\Retention;
use Chaty\Rest\Contacts_Route;
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
use Chaty\Storage\Statistics;
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
	 * Registers the parts.
	 */
	public function register(): void {
		$schema   = new Schema( $this->context->get_path( 'includes/settings/widgets.schema.json' ) );
		$rules    = new Rule_Book();
		$reader   = new Reader( $schema, $rules );
		$store    = new Widget_Store( $reader, $this->context->get_version() );
		$page     = new Page_Settings();
		$database = new Database();
		$table    = new Stat_Table();
		$batch    = new Stat_Batch( $store, $table );

		( new Default_Options() )->register();
		( new Schedule( $this->context ) )->register();
		$database->register();
		$batch->register();
		( new Network_Sites( $this->context, $database ) )->register();
		( new Language_Files( $this->context ) )->register();
		( new Bundles( $this->context ) )->register();
		( new Behaviours( $this->context, new Behaviour_Words() ) )->register();
		( new Widget_Page(
			new Printed_Settings( $store, $page, new Page_View( $schema ) ),
			new Page_Assets( $this->context, $page, new View_Scripts(), new Interface_Words() )
		) )->register();

		$this->register_calls( $store, $page, new Statistics( $batch, $table ) );
		$this->register_privacy();
		$this->register_owners_means( new Door( $schema, new Validator( $rules ), $reader ), $schema, $store, new Stat_Report( $batch ) );
	}

	/**
	 * Registers the four calls of a page, and the mail.
	 *
	 * @param Widget_Store  $store  Where widgets are kept.
	 * @param Page_Settings $page   Settings of the page.
	 * @param Statistics    $counts Counts.
	 */
	private function register_calls( Widget_Store $store, Page_Settings $page, Statistics $counts ): void {
		$caller = new Caller_Check();
		$limit  = new Rate_Limit();
		$mails  = new Mail_Run( new Mail_Ledger(), new Owner_Mail(), $store );

		( new Early_Answers(
			array(
				new Widget_View_Call( $store, $caller, $limit, $page, $counts ),
				new Widget_Click_Call( $store, $caller, $limit, $page, $counts ),
				new Channel_Click_Call( $store, $caller, $limit, $page, $counts ),
			)
		) )->register();
		( new Contact_Call( $store, $caller, $limit, new Contacts(), $mails, new Contact_Rules() ) )->register();
		$mails->register();
	}

	/**
	 * Registers what visitors' privacy needs.
	 */
	private function register_privacy(): void {
		$settings = new Privacy_Settings();
		$contacts = new Contact_List();

		( new Consent( $this->context ) )->register();
		( new Personal_Data( $contacts ) )->register();
		( new Policy_Text( $settings ) )->register();
		( new Retention( $settings, $contacts ) )->register();
	}

	/**
	 * Registers the interfaces of those who manage the site.
	 *
	 * @param Door         $door   The strict door.
	 * @param Schema       $schema The schema.
	 * @param Widget_Store $store  Where widgets are kept.
	 * @param Stat_Report  $report Reports of counts.
	 */
	private function register_owners_means( Door $door, Schema $schema, Widget_Store $store, Stat_Report $report ): void {
		$page     = new Page_Settings();
		$privacy  = new Privacy_Settings();
		$contacts = new Contact_List();

		( new Widgets_Route( $schema, $door, $store, $page, $privacy ) )->register();
		( new Contacts_Route( $contacts ) )->register();
		( new Stats_Route( $report ) )->register();

		if ( defined( 'WP_CLI' ) ) {
			( new Settings_Command( $door, $store, $page, $privacy, new Takeover( $door, new Old_Leads( new Contacts() ), $privacy ) ) )->register();
			( new Contacts_Command( $contacts ) )->register();
			( new Stats_Command( $store, $report ) )->register();
		}
	}
}
