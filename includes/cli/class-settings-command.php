<?php
/**
 * Settings on the command line.
 *
 * @package Chaty
 */

namespace Chaty\Cli;

use Chaty\Config\Site_Settings;
use Chaty\Registrable;
use Chaty\Settings\Import_Result;
use Chaty\Settings\Settings_Importer;
use WP_CLI;

/**
 * Imports, exports and checks the settings of the site's widgets.
 *
 * ## EXAMPLES
 *
 *     wp chaty validate widgets.json
 *     wp chaty import widgets.json
 *     wp chaty export > widgets.json
 */
final class Settings_Command implements Registrable {

	/**
	 * Name of the file that stands for standard input.
	 */
	private const STANDARD_INPUT = '-';

	/**
	 * The strict door.
	 *
	 * @var Settings_Importer
	 */
	private $importer;

	/**
	 * Settings of the site.
	 *
	 * @var Site_Settings
	 */
	private $settings;

	/**
	 * Takes over the widgets and messages of an earlier plugin.
	 *
	 * @var Migrate_Command
	 */
	private $takeover;

	/**
	 * Keeps what it is given.
	 *
	 * @param Settings_Importer $importer     The strict door.
	 * @param Site_Settings     $settings Settings of the site.
	 * @param Migrate_Command   $takeover Taking over from an installed incumbent.
	 */
	public function __construct( Settings_Importer $importer, Site_Settings $settings, Migrate_Command $takeover ) {
		$this->importer = $importer;
		$this->settings = $settings;
		$this->takeover = $takeover;
	}

	/**
	 * Adds the commands.
	 */
	public function register(): void {
		WP_CLI::add_command( 'chaty import', array( $this, 'import' ) );
		WP_CLI::add_command( 'chaty export', array( $this, 'export' ) );
		WP_CLI::add_command( 'chaty validate', array( $this, 'validate' ) );
	}

	/**
	 * Replaces the site's widgets by those of a file, or of an installed incumbent.
	 *
	 * With an error nothing is changed. Settings that nobody knows are left out and told.
	 *
	 * ## OPTIONS
	 *
	 * [<file>]
	 * : JSON: page settings with "chaty_widgets", or a list of widgets. "-" reads standard input.
	 *
	 * [--from=<plugin>]
	 * : Reads the options and the messages of a plugin that is or was installed on this site, and changes nothing of it.
	 * ---
	 * options:
	 *   - chaty
	 * ---
	 *
	 * @param array<int, string>    $args    Arguments.
	 * @param array<string, string> $options Options.
	 */
	public function import( array $args, array $options = array() ): void {
		$is_takeover = isset( $options['from'] );
		if ( isset( $args[0] ) === $is_takeover ) {
			WP_CLI::error( __( 'Name a file, or --from=chaty.', 'chaty' ) );
		}
		$result = $this->check_or_stop( $is_takeover ? $this->takeover->read_or_stop() : $this->importer->read_json( $this->read_file( $args[0] ) ) );

		if ( ! $this->settings->save( $result ) ) {
			WP_CLI::error( Site_Settings::describe_failure() );
		}
		if ( $is_takeover ) {
			$this->takeover->copy_messages();
		}

		/* translators: %s: number of widgets. */
		WP_CLI::success( sprintf( __( 'Widgets imported: %s.', 'chaty' ), number_format_i18n( count( $result->get_widgets() ) ) ) );
	}

	/**
	 * Checks a file and changes nothing. Tells also which settings have no effect.
	 *
	 * ## OPTIONS
	 *
	 * <file>
	 * : JSON: page settings with "chaty_widgets", or a list of widgets. "-" reads standard input.
	 *
	 * @param array<int, string> $args Arguments.
	 */
	public function validate( array $args ): void {
		$result = $this->check_or_stop( $this->importer->read_json( $this->read_file( $args[0] ?? '' ) ) );
		foreach ( $result->get_notes() as $issue ) {
			WP_CLI::warning( $issue->to_line() );
		}

		/* translators: %s: number of widgets. */
		WP_CLI::success( sprintf( __( 'The settings are valid. Widgets: %s.', 'chaty' ), number_format_i18n( count( $result->get_widgets() ) ) ) );
	}

	/**
	 * Prints the site's widgets as JSON that import takes back.
	 */
	public function export(): void {
		WP_CLI::line( (string) wp_json_encode( $this->settings->read(), JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ) );
	}

	/**
	 * Tells what is wrong with settings, and ends with status 1 when that is an error.
	 *
	 * @param Import_Result $result What was read.
	 */
	private function check_or_stop( Import_Result $result ): Import_Result {
		foreach ( $result->get_warnings() as $issue ) {
			WP_CLI::warning( $issue->to_line() );
		}
		foreach ( $result->get_errors() as $issue ) {
			WP_CLI::error( $issue->to_line(), false );
		}
		if ( array() !== $result->get_errors() ) {
			WP_CLI::halt( 1 );
		}

		return $result;
	}

	/**
	 * Reads the text of a file, or ends with status 1.
	 *
	 * @param string $file Path, or "-".
	 */
	private function read_file( string $file ): string {
		if ( self::STANDARD_INPUT === $file ) {
			return (string) stream_get_contents( STDIN );
		}
		if ( ! is_file( $file ) || ! is_readable( $file ) ) {
			/* translators: %s: path of the file. */
			WP_CLI::error( sprintf( __( 'The file %s cannot be read.', 'chaty' ), $file ) );
		}

		// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- A file of the machine.
		return (string) file_get_contents( $file );
	}
}
