<?php
/**
 * Migration from Chaty 3.x on the command line.
 *
 * @package Chaty
 */

namespace Chaty\Cli;

use Chaty\Config\Privacy_Settings;
use Chaty\Migration\Lead_Importer;
use Chaty\Migration\Legacy_Options;
use Chaty\Migration\Settings_Converter;
use Chaty\Registrable;
use Chaty\Settings\Import_Result;
use Chaty\Settings\Settings_Importer;
use Chaty\Storage\Site_Settings;
use WP_CLI;

/**
 * Migrates settings and messages of Chaty 3.x, and changes nothing of Chaty 3.x.
 */
final class Migrate_Command implements Registrable {

	private Settings_Importer $importer;
	private Lead_Importer $leads;
	private Site_Settings $settings;
	private Privacy_Settings $privacy;

	/**
	 * @param Settings_Importer $importer Strict importer.
	 * @param Lead_Importer     $leads    Importer of messages.
	 * @param Site_Settings     $settings Settings of the site.
	 * @param Privacy_Settings  $privacy  Privacy settings.
	 */
	public function __construct( Settings_Importer $importer, Lead_Importer $leads, Site_Settings $settings, Privacy_Settings $privacy ) {
		$this->importer = $importer;
		$this->leads    = $leads;
		$this->settings = $settings;
		$this->privacy  = $privacy;
	}

	/**
	 * Adds the command.
	 */
	public function register(): void {
		WP_CLI::add_command( 'chaty migrate', array( $this, 'migrate' ) );
	}

	/**
	 * Migrates the settings and messages that Chaty 3.x left on this site.
	 *
	 * Nothing of Chaty 3.x is changed. Settings that do not exist here are reported. Messages are copied once, however often the command runs.
	 *
	 * ## EXAMPLES
	 *
	 *     wp chaty migrate
	 */
	public function migrate(): void {
		$result = Import_Reporter::check_or_exit( $this->read_or_exit() );

		Import_Reporter::save_or_exit( $this->settings, $result );
		$this->copy_messages();
		Import_Reporter::report_success( $result );
	}

	/**
	 * Reads the settings of Chaty 3.x, or exits with status 1 if there are none.
	 */
	private function read_or_exit(): Import_Result {
		$options = new Legacy_Options();
		if ( ! $options->exist() ) {
			WP_CLI::error( __( 'There are no settings of Chaty 3.x on this site.', 'chaty' ) );
		}

		$settings = new Settings_Converter( $options );
		$result   = $this->importer->import( $settings->convert() );
		foreach ( $settings->get_warnings() as $note ) {
			WP_CLI::warning( $note );
		}

		return $result;
	}

	/**
	 * Copies the messages and reports how many, or exits with status 1 if some are left.
	 */
	private function copy_messages(): void {
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

		/* translators: %s: number of messages. */
		WP_CLI::log( sprintf( _n( '%s message copied.', '%s messages copied.', $sums['new'], 'chaty' ), number_format_i18n( $sums['new'] ) ) );
		if ( $sums['known'] > 0 ) {
			/* translators: %s: number of messages. */
			WP_CLI::log( sprintf( _n( '%s message was copied before.', '%s messages were copied before.', $sums['known'], 'chaty' ), number_format_i18n( $sums['known'] ) ) );
		}
		$days = $this->privacy->get_settings()['retention_days'];
		if ( $days > 0 ) {
			/* translators: %s: number of days. */
			$message = _n( 'Messages older than %s day will be deleted (setting "retention_days").', 'Messages older than %s days will be deleted (setting "retention_days").', $days, 'chaty' );
			WP_CLI::warning( sprintf( $message, number_format_i18n( $days ) ) );
		}
		// Messages that could not be written, and messages that could not be read.
		$failed = max( $sums['failed'], $count - $sums['new'] - $sums['known'] );
		if ( $failed > 0 ) {
			/* translators: %s: number of messages. */
			$message = _n( '%s message could not be copied. Run the command again.', '%s messages could not be copied. Run the command again.', $failed, 'chaty' );
			WP_CLI::error( sprintf( $message, number_format_i18n( $failed ) ) );
		}
	}
}
