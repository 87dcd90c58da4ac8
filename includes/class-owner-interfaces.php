<?php
/**
 * Interfaces of the owner.
 *
 * @package Chaty
 */

namespace Chaty;

use Chaty\Cli\Message_Actions_Command;
use Chaty\Cli\Messages_Command;
use Chaty\Cli\Early_Answers_Command;
use Chaty\Cli\Migrate_Command;
use Chaty\Cli\Settings_Command;
use Chaty\Cli\Stats_Command;
use Chaty\Config\Drop_In;
use Chaty\Config\Map_Settings;
use Chaty\Config\Widget_Repository;
use Chaty\Messages\Message_Actions;
use Chaty\Messages\Message_Batches;
use Chaty\Messages\Message_Folders;
use Chaty\Messages\Message_Delivery;
use Chaty\Messages\Message_Expiry;
use Chaty\Messages\Message_Query;
use Chaty\Messages\Message_Repository;
use Chaty\Messages\Email_Queue;
use Chaty\Messages\Email_Worker;
use Chaty\Messages\Notification_Email;
use Chaty\Health\Cron_State;
use Chaty\Health\Mail_State;
use Chaty\Health\Table_State;
use Chaty\Health\Tool_States;
use Chaty\Http\Rate_Limiter;
use Chaty\Maps\Map_Test;
use Chaty\Migration\Lead_Importer;
use Chaty\Migration\Migration;
use Chaty\Migration\Settings_Migration;
use Chaty\Migration\Statistics_Importer;
use Chaty\Rest\Body_Limit;
use Chaty\Rest\Message_Batch_Controller;
use Chaty\Rest\Message_Item_Controller;
use Chaty\Rest\Messages_Controller;
use Chaty\Rest\Settings_Controller;
use Chaty\Rest\Stats_Controller;
use Chaty\Rest\Takeover_Controller;
use Chaty\Rest\Test_Message_Controller;
use Chaty\Rest\Tools_Controller;
use Chaty\Rest\Widgets_Controller;
use Chaty\Settings\Schema;
use Chaty\Settings\Schema_Validator;
use Chaty\Settings\Settings_Importer;
use Chaty\Settings\Settings_Sanitizer;
use Chaty\Storage\Site_Options;
use Chaty\Storage\Site_Settings;
use Chaty\Storage\Stats_Buffer;
use Chaty\Storage\Stats_Deletion;
use Chaty\Storage\Stats_Query;
use Chaty\Storage\Stats_Report;
use Chaty\Storage\Tables;

/**
 * Creates the interfaces by which owners work with settings, messages and statistics. No visitor's request
 * loads them.
 */
final class Owner_Interfaces {

	private Context $context;
	private Schema $schema;
	private Widget_Repository $repository;
	private Stats_Buffer $buffer;

	public function __construct( Context $context, Schema $schema, Widget_Repository $repository, Stats_Buffer $buffer ) {
		$this->context    = $context;
		$this->schema     = $schema;
		$this->repository = $repository;
		$this->buffer     = $buffer;
	}

	/**
	 * Creates the controllers of the REST API, and the limit of their requests.
	 *
	 * @return array<int, Registrable>
	 */
	public function create_controllers(): array {
		$messages = new Message_Query();
		$actions  = $this->create_message_actions( $messages );

		return array(
			new Body_Limit(),
			new Settings_Controller( new Site_Options(), new Message_Expiry( $messages ) ),
			$this->create_tools(),
			new Widgets_Controller( $this->schema, $this->create_importer(), $this->create_settings(), new Message_Expiry( $messages ) ),
			new Test_Message_Controller( $this->repository, new Message_Delivery( new Message_Repository(), $this->create_email_worker() ) ),
			new Takeover_Controller( $this->create_migration() ),
			new Messages_Controller( $messages ),
			new Message_Batch_Controller( $messages, $actions ),
			new Message_Item_Controller( $messages, $actions ),
			new Stats_Controller( $this->create_report(), new Stats_Deletion( $this->buffer ) ),
		);
	}

	/**
	 * Registers the commands of WP-CLI.
	 */
	public function register_commands(): void {
		$importer = $this->create_importer();
		$settings = $this->create_settings();
		$messages = new Message_Query();

		( new Settings_Command( $importer, $settings, new Message_Expiry( $messages ) ) )->register();
		( new Migrate_Command( $this->create_settings_migration(), $this->create_migration() ) )->register();
		( new Messages_Command( $messages ) )->register();
		( new Message_Actions_Command( $messages, $this->create_message_batches( $messages ) ) )->register();
		( new Stats_Command( $this->create_report(), new Stats_Deletion( $this->buffer ) ) )->register();
		( new Early_Answers_Command( new Drop_In( $this->context ) ) )->register();
	}

	/**
	 * Creates the settings of the site.
	 */
	public function create_settings(): Site_Settings {
		return new Site_Settings( $this->repository );
	}

	/**
	 * Creates the migration from Chaty 3.x.
	 */
	public function create_migration(): Migration {
		return new Migration( $this->create_settings_migration(), new Lead_Importer( new Message_Repository() ), new Statistics_Importer(), $this->create_settings() );
	}

	/**
	 * Creates the migration of the settings of Chaty 3.x.
	 */
	private function create_settings_migration(): Settings_Migration {
		return new Settings_Migration( $this->create_importer(), $this->create_settings() );
	}

	/**
	 * Creates the tools of the Settings screen.
	 */
	private function create_tools(): Tools_Controller {
		$tables  = new Table_State( new Tables() );
		$mail    = new Mail_State( new Notification_Email() );
		$drop_in = new Drop_In( $this->context );

		return new Tools_Controller( new Tool_States( $tables, new Cron_State(), $mail, $drop_in ), $tables, $mail, $drop_in, new Map_Test( new Map_Settings() ), new Rate_Limiter() );
	}

	/**
	 * Creates the report of the statistics.
	 */
	public function create_report(): Stats_Report {
		return new Stats_Report( $this->buffer, new Stats_Query() );
	}

	/**
	 * Creates the actions on many messages.
	 */
	public function create_message_batches( Message_Query $messages ): Message_Batches {
		return new Message_Batches( $messages, $this->create_message_actions( $messages ) );
	}

	/**
	 * Creates what an owner does with messages.
	 */
	private function create_message_actions( Message_Query $messages ): Message_Actions {
		return new Message_Actions( $messages, new Message_Folders( $messages ), $this->create_email_worker() );
	}

	/**
	 * Creates what emails messages to the owner.
	 */
	private function create_email_worker(): Email_Worker {
		return new Email_Worker( new Email_Queue(), new Notification_Email(), $this->repository );
	}

	/**
	 * Creates the importer of settings.
	 */
	private function create_importer(): Settings_Importer {
		return new Settings_Importer( $this->schema, new Schema_Validator(), new Settings_Sanitizer( $this->schema ) );
	}
}
