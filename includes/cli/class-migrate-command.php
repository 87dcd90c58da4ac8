<?php
/**
 * Taking over from an installed incumbent, on the command line.
 *
 * @package Chaty
 */

namespace Chaty\Cli;

use Chaty\Config\Privacy_Settings;
use Chaty\Migration\Lead_Importer;
use Chaty\Migration\Legacy_Options;
use Chaty\Migration\Settings_Converter;
use Chaty\Settings\Import_Result;
use Chaty\Settings\Settings_Importer;
use WP_CLI;

/**
 * Reads the widgets and the messages that an installed incumbent keeps, and tells what has no place here.
 * Nothing of the incumbent's is changed.
 */
final class Migrate_Command {

	/**
	 * The strict door.
	 *
	 * @var Settings_Importer
	 */
	private $importer;

	/**
	 * Messages of the incumbent.
	 *
	 * @var Lead_Importer
	 */
	private $leads;

	/**
	 * What the owner decided about messages.
	 *
	 * @var Privacy_Settings
	 */
	private $privacy;

	/**
	 * Keeps what it is given.
	 *
	 * @param Settings_Importer $importer    The strict door.
	 * @param Lead_Importer     $leads   Messages of the incumbent.
	 * @param Privacy_Settings  $privacy What the owner decided about messages.
	 */
	public function __construct( Settings_Importer $importer, Lead_Importer $leads, Privacy_Settings $privacy ) {
		$this->importer = $importer;
		$this->leads    = $leads;
		$this->privacy  = $privacy;
	}

	/**
	 * Reads the widgets, or ends with status 1 when there are none.
	 */
	public function read_or_stop(): Import_Result {
		$options = new Legacy_Options();
		if ( ! $options->are_there() ) {
			WP_CLI::error( __( 'There are no settings to take over on this site.', 'chaty' ) );
		}

		$settings = new Settings_Converter( $options );
		$result   = $this->importer->read( $settings->get_page() );
		foreach ( $settings->get_notes() as $note ) {
			WP_CLI::warning( $note );
		}

		return $result;
	}

	/**
	 * Copies the messages and tells how many. Ends with status 1 when some are left.
	 */
	public function copy_messages(): void {
		$count = $this->leads->count();
		if ( 0 === $count ) {
			return;
		}

		$bar  = new Progress_Bar( __( 'Copying messages', 'chaty' ), $count );
		$sums = $this->leads->copy(
			static function () use ( $bar ): void {
				$bar->move();
			}
		);
		$bar->finish();

		/* translators: 1: number of new messages, 2: number of messages that were copied before. */
		WP_CLI::log( sprintf( __( 'Messages copied: %1$s. Copied before: %2$s.', 'chaty' ), number_format_i18n( $sums['new'] ), number_format_i18n( $sums['known'] ) ) );
		$days = $this->privacy->get_settings()['retention_days'];
		if ( $days > 0 ) {
			/* translators: %s: number of days. */
			WP_CLI::warning( sprintf( __( 'Messages older than %s days will be deleted within a day. "retention_days" in the settings changes that.', 'chaty' ), number_format_i18n( $days ) ) );
		}
		// Those that the table did not take, and those that it did not give.
		$failed = max( $sums['failed'], $count - $sums['new'] - $sums['known'] );
		if ( $failed > 0 ) {
			/* translators: %s: number of messages. */
			WP_CLI::error( sprintf( __( 'Messages that could not be copied: %s. Run the command again.', 'chaty' ), number_format_i18n( $failed ) ) );
		}
	}
}
