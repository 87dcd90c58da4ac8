<?php
/**
 * Migration from Chaty 3.x on the command line.
 *
 * @package Chaty
 */

namespace Chaty\Cli;

use Chaty\Config\Privacy_Settings;
use Chaty\Migration\Lead_Importer;
use Chaty\Migration\Takeover;
use Chaty\Registrable;
use WP_CLI;

/**
 * Migrates settings and messages of Chaty 3.x, and changes nothing of Chaty 3.x.
 */
final class Migrate_Command implements Registrable {

	private Takeover $takeover;
	private Lead_Importer $leads;
	private Privacy_Settings $privacy;

	/**
	 * @param Takeover         $takeover Settings of Chaty 3.x.
	 * @param Lead_Importer    $leads    Messages of Chaty 3.x.
	 * @param Privacy_Settings $privacy  Privacy settings.
	 */
	public function __construct( Takeover $takeover, Lead_Importer $leads, Privacy_Settings $privacy ) {
		$this->takeover = $takeover;
		$this->leads    = $leads;
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
	 * ## OPTIONS
	 *
	 * [--restore]
	 * : Puts back the settings that were here before, unless somebody has changed the new ones since. Copied messages stay.
	 *
	 * ## EXAMPLES
	 *
	 *     wp chaty migrate
	 *     wp chaty migrate --restore
	 *
	 * @param array<int, string>         $args    Arguments.
	 * @param array<string, string|bool> $options Options.
	 */
	public function migrate( array $args, array $options ): void {
		if ( \WP_CLI\Utils\get_flag_value( $options, 'restore', false ) ) {
			Import_Reporter::report_saved_or_exit( $this->takeover->restore() );
			WP_CLI::success( __( 'The widgets and settings from before are back. Copied messages are kept.', 'chaty' ) );
			return;
		}

		$result = $this->takeover->convert( true );
		if ( is_wp_error( $result ) ) {
			WP_CLI::error( $result->get_error_message() );
			return;
		}

		Import_Reporter::check_or_exit( $result );
		Import_Reporter::report_saved_or_exit( $this->takeover->save( $result ) );
		$this->copy_messages();
		Import_Reporter::report_success( $result );
	}

	/**
	 * Copies the messages and reports how many, or exits with status 1 if some are left.
	 */
	private function copy_messages(): void {
		$count = Import_Reporter::get_or_exit( $this->leads->count() );
		if ( 0 === $count['total'] ) {
			return;
		}

		$sums  = $this->copy( $count['total'] - $count['copied'] );
		$known = $sums['known'] + $count['copied'];
		/* translators: %s: number of messages. */
		WP_CLI::log( sprintf( _n( '%s message copied.', '%s messages copied.', $sums['new'], 'chaty' ), number_format_i18n( $sums['new'] ) ) );
		if ( $known > 0 ) {
			/* translators: %s: number of messages. */
			WP_CLI::log( sprintf( _n( '%s message was copied before.', '%s messages were copied before.', $known, 'chaty' ), number_format_i18n( $known ) ) );
		}
		$days = $this->privacy->get_settings()['retention_days'];
		if ( $days > 0 ) {
			/* translators: %s: number of days. */
			$message = _n( 'Messages older than %s day will be deleted (setting "retention_days").', 'Messages older than %s days will be deleted (setting "retention_days").', $days, 'chaty' );
			WP_CLI::warning( sprintf( $message, number_format_i18n( $days ) ) );
		}
		// Messages that could not be written, and messages that could not be read.
		$failed = max( $sums['failed'], $count['total'] - $sums['new'] - $known );
		if ( $failed > 0 ) {
			/* translators: %s: number of messages. */
			$message = _n( '%s message could not be copied. Run the command again.', '%s messages could not be copied. Run the command again.', $failed, 'chaty' );
			WP_CLI::error( sprintf( $message, number_format_i18n( $failed ) ) );
		}
	}

	/**
	 * Copies the messages that are left, with a progress bar, until the last one or an error.
	 *
	 * @param int $count How many there are.
	 * @return array{new: int, known: int, failed: int}
	 */
	private function copy( int $count ): array {
		$sums  = array_fill_keys( array( 'new', 'known', 'failed' ), 0 );
		$bar   = new Progress_Bar( __( 'Copying messages', 'chaty' ), $count );
		$after = null;
		do {
			$step = $this->leads->copy_next( $after );
			if ( is_wp_error( $step ) ) {
				break;
			}
			$after = $step['after'];
			foreach ( $sums as $kind => $sum ) {
				$sums[ $kind ] = $sum + $step[ $kind ];
				$bar->move( $step[ $kind ] );
			}
		} while ( ! $step['is_done'] );
		$bar->finish();

		return $sums;
	}
}
