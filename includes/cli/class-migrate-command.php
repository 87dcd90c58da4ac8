<?php
namespace Chaty\Cli;

use Chaty\Migration\Migration;
use Chaty\Migration\Old_Messages;
use Chaty\Migration\Settings_Migration;
use Chaty\Registrable;
use WP_CLI;

/**
 * Migrates settings and messages of Chaty 3.x and statistics of Chaty Pro, and changes nothing of theirs.
 */
final class Migrate_Command implements Registrable {

	private Settings_Migration $settings;
	private Migration $migration;

	public function __construct( Settings_Migration $settings, Migration $migration ) {
		$this->settings  = $settings;
		$this->migration = $migration;
	}

	public function register(): void {
		WP_CLI::add_command( 'chaty migrate', array( $this, 'migrate' ) );
	}

	/**
	 * Migrates the settings, messages and statistics that Chaty 3.x left on this site.
	 *
	 * Nothing of Chaty 3.x is changed. Settings that do not exist here are reported. Messages and statistics are copied once, however often the command runs.
	 *
	 * ## OPTIONS
	 *
	 * [--old=<choice>]
	 * : What becomes of messages that are older than this site keeps messages. `keep` makes the site keep messages for longer, so that all stay; `skip` leaves the old ones out.
	 * ---
	 * default: keep
	 * options:
	 *   - keep
	 *   - skip
	 * ---
	 *
	 * [--restore]
	 * : Puts back the settings that were here before, unless somebody has changed the new ones since. Copied messages and statistics stay.
	 *
	 * ## EXAMPLES
	 *
	 *     wp chaty migrate
	 *     wp chaty migrate --old=skip
	 *     wp chaty migrate --restore
	 *
	 * @param array<int, string>         $args    Arguments.
	 * @param array<string, string|bool> $options Options.
	 */
	public function migrate( array $args, array $options ): void {
		if ( \WP_CLI\Utils\get_flag_value( $options, 'restore', false ) ) {
			Import_Reporter::report_saved_or_exit( $this->migration->restore() );
			WP_CLI::success( __( 'The widgets and settings from before are back. Copied messages and statistics are kept.', 'chaty' ) );
			return;
		}

		$result = $this->settings->convert( true );
		if ( is_wp_error( $result ) ) {
			WP_CLI::error( $result->get_error_message() );
			return;
		}

		Import_Reporter::check_or_exit( $result );
		Import_Reporter::report_saved_or_exit( $this->settings->save( $result ) );
		$this->copy_messages( (string) $options['old'] );
		$this->copy_statistics();
		Import_Reporter::report_success( $result );
	}

	/**
	 * Copies the messages and reports how many, or exits with status 1 if some are left.
	 *
	 * @param string $old What becomes of old messages.
	 */
	private function copy_messages( string $old ): void {
		$count = Import_Reporter::get_or_exit( $this->migration->count_messages() );
		if ( 0 === $count['total'] ) {
			return;
		}

		$sums  = $this->copy( $count['total'] - $count['copied'] - $count['left_out'], $old );
		$known = $sums['known'] + $count['copied'];
		/* translators: %s: number of messages. */
		$this->log( _n( '%s message copied.', '%s messages copied.', $sums['new'], 'chaty' ), $sums['new'] );
		if ( $known > 0 ) {
			/* translators: %s: number of messages. */
			$this->log( _n( '%s message was copied before.', '%s messages were copied before.', $known, 'chaty' ), $known );
		}
		$this->report_old( $count, $old );
		// Messages that could not be written, and messages that could not be read.
		$failed = max( $sums['failed'], $count['total'] - $count['left_out'] - $known - $sums['new'] - $sums['older'] );
		if ( $failed > 0 ) {
			/* translators: %s: number of messages. */
			$message = _n( '%s message could not be copied. Run the command again.', '%s messages could not be copied. Run the command again.', $failed, 'chaty' );
			WP_CLI::error( sprintf( $message, number_format_i18n( $failed ) ) );
		}
	}

	/**
	 * Says what became of the messages that are older than this site keeps messages.
	 *
	 * @param array<string, int> $count Counts from before.
	 */
	private function report_old( array $count, string $old ): void {
		if ( 0 === $count['old'] ) {
			return;
		}
		if ( Old_Messages::SKIP === $old ) {
			/* translators: %s: number of messages. */
			$text = _n( '%s message is older than this site keeps messages, and was left out.', '%s messages are older than this site keeps messages, and were left out.', $count['old'], 'chaty' );
			$this->log( $text, $count['old'] );
			return;
		}

		/* translators: %s: number of messages. */
		$this->log( _n( '%s message is older than this site has kept messages.', '%s messages are older than this site has kept messages.', $count['old'], 'chaty' ), $count['old'] );
		WP_CLI::log( Old_Messages::describe( $count['keep_days'] ) . ' (retention_days)' );
	}

	private function log( string $text, int $number ): void {
		WP_CLI::log( sprintf( $text, number_format_i18n( $number ) ) );
	}

	/**
	 * Copies the statistics and reports of how many days, or exits with status 1 if some are left.
	 */
	private function copy_statistics(): void {
		$days = 0;
		do {
			$step  = Import_Reporter::get_or_exit( $this->migration->take_statistics() );
			$days += $step['new'];
		} while ( ! $step['is_done'] );
		if ( $step['total'] > 0 ) {
			/* translators: %s: number of days. */
			$this->log( _n( 'Statistics of %s day copied.', 'Statistics of %s days copied.', $days, 'chaty' ), $days );
		}
		if ( $step['left_out'] > 0 ) {
			/* translators: %s: number of rows. */
			$text = _n(
				'Left out of the statistics: %s row of an unknown channel, widget or day.',
				'Left out of the statistics: %s rows of unknown channels, widgets or days.',
				$step['left_out'],
				'chaty'
			);
			$this->log( $text, $step['left_out'] );
		}
	}

	/**
	 * Copies the messages that are left, with a progress bar, until the last one or an error.
	 *
	 * @param string $old What becomes of old messages.
	 * @return array{new: int, known: int, failed: int, older: int}
	 */
	private function copy( int $count, string $old ): array {
		$sums  = array_fill_keys( array( 'new', 'known', 'failed', 'older' ), 0 );
		$bar   = new Progress_Bar( __( 'Copying messages', 'chaty' ), $count );
		$after = null;
		do {
			$step = $this->migration->take_messages( $old, $after );
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
