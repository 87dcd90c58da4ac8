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
use Chaty\Cli\Settings_Command;
use Chaty\Config\Default_Options;
use Chaty\Config\Page_Settings;
use Chaty\Config\Widget_Store;
use Chaty\Frontend\Bundles;
use Chaty\Frontend\Interface_Words;
use Chaty\Frontend\Page_Assets;
use Chaty\Frontend\Printed_Settings;
use Chaty\Frontend\View_Scripts;
use Chaty\Frontend\Widget_Page;
use Chaty\Mail\Mail_Run;
use Chaty\Mail\Owner_Mail;
use Chaty\Settings\Door;
use Chaty\Settings\Page_View;
use Chaty\Settings\Reader;
use Chaty\Settings\Rule_Book;
use Chaty\Settings\Schema;
use Chaty\Settings\Validator;
use Chaty\Storage\Contacts;
use Chaty\Storage\Database;
use Chaty\Storage\Mail_Ledger;
use Chaty\Storage\Rate_Limit;
use Chaty\Storage\Stat_Batch;
use Chaty\Storage\Stat_Table;
use Chaty\Storage\Statistics;

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
		$schema = new Schema( $this->context->get_path( 'includes/settings/widgets.schema.json' ) );
		$rules  = new Rule_Book();
		$reader = new Reader( $schema, $rules );
		$store  = new Widget_Store( $reader, $this->context->get_version() );
		$page   = new Page_Settings();
		$caller = new Caller_Check();
		$limit  = new Rate_Limit();
		$table  = new Stat_Table();
		$batch  = new Stat_Batch( $store, $table );
		$counts = new Statistics( $batch, $table );

		( new Default_Options() )->register();
		( new Database() )->register();
		$batch->register();
		( new Language_Files( $this->context ) )->register();
		( new Bundles( $this->context ) )->register();
		( new Widget_Page(
			new Printed_Settings( $store, $page, new Page_View( $schema ) ),
			new Page_Assets( $this->context, $page, new View_Scripts(), new Interface_Words() )
		) )->register();

		( new Early_Answers(
			array(
				new Widget_View_Call( $store, $caller, $limit, $page, $counts ),
				new Widget_Click_Call( $store, $caller, $limit, $page, $counts ),
				new Channel_Click_Call( $store, $caller, $limit, $page, $counts ),
			)
		) )->register();
		$mails = new Mail_Run( new Mail_Ledger(), new Owner_Mail(), $store );
		$mails->register();
		( new Contact_Call( $store, $caller, $limit, new Contacts(), $mails, new Contact_Rules() ) )->register();

		if ( defined( 'WP_CLI' ) ) {
			( new Settings_Command( new Door( $schema, new Validator( $rules ), $reader ), $store, $page ) )->register();
		}
	}
}
