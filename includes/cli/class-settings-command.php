<?php
namespace Chaty\Cli;

use Chaty\Messages\Message_Expiry;
use Chaty\Registrable;
use Chaty\Settings\Page_Rules;
use Chaty\Settings\Settings_Importer;
use Chaty\Storage\Site_Settings;
use WP_CLI;

/**
 * Imports, exports, validates and lists the settings of the site's widgets.
 *
 * ## EXAMPLES
 *
 *     wp chaty settings validate widgets.json
 *     wp chaty settings import widgets.json
 *     wp chaty settings export > widgets.json
 *     wp chaty settings list
 */
final class Settings_Command implements Registrable {

	private const STANDARD_INPUT = '-';

	private Settings_Importer $importer;
	private Site_Settings $settings;
	private Message_Expiry $expiry;

	public function __construct( Settings_Importer $importer, Site_Settings $settings, Message_Expiry $expiry ) {
		$this->importer = $importer;
		$this->settings = $settings;
		$this->expiry   = $expiry;
	}

	public function register(): void {
		foreach ( array( 'import', 'export', 'validate', 'list' ) as $name ) {
			WP_CLI::add_command( "chaty settings $name", array( $this, $name ) );
		}
	}

	/**
	 * Replaces the site's widgets with those of a file.
	 *
	 * With an error nothing is changed. Unknown settings, and channels that are unknown or lead nowhere, are left out
	 * with a warning. Asks first if the file has no widgets and this site has some, or if it keeps messages for a
	 * shorter time than this site, and some are older.
	 *
	 * ## OPTIONS
	 *
	 * <file>
	 * : JSON: page settings with "chaty_widgets", or a list of widgets. "-" reads standard input, and needs --yes where
	 * something is asked.
	 *
	 * [--yes]
	 * : Do not ask.
	 *
	 * @param array<int, string>    $args    Arguments.
	 * @param array<string, string> $options Options.
	 */
	public function import( array $args, array $options ): void {
		$result   = Import_Reporter::check_or_exit( $this->importer->import_json( $this->read_file( $args[0] ?? '' ) ) );
		$warnings = array( Import_Reporter::get_or_exit( $this->expiry->forecast( $result->get_privacy() ) )['message'] );
		if ( array() === $result->get_widgets() && array() !== Import_Reporter::get_or_exit( $this->settings->read() )['chaty_widgets'] ) {
			/* translators: %d: Number of widgets. */
			$warnings[] = sprintf( _n( 'The file has %d widget. It replaces all widgets of this site.', 'The file has %d widgets. They replace all widgets of this site.', 0, 'chaty' ), 0 );
		}
		$warnings = array_diff( $warnings, array( '' ) );
		if ( array() !== $warnings ) {
			WP_CLI::log( implode( "\n", $warnings ) );
			WP_CLI::confirm( __( 'Import these settings?', 'chaty' ), $options );
		}

		Import_Reporter::report_saved_or_exit( $this->settings->save( $result ) );
		Import_Reporter::report_success( $result );
	}

	/**
	 * Checks a file and changes nothing. Also reports settings that have no effect or are left out.
	 *
	 * ## OPTIONS
	 *
	 * <file>
	 * : JSON: page settings with "chaty_widgets", or a list of widgets. "-" reads standard input.
	 *
	 * @param array<int, string> $args Arguments.
	 */
	public function validate( array $args ): void {
		$result = Import_Reporter::check_or_exit( $this->importer->import_json( $this->read_file( $args[0] ?? '' ) ) );
		foreach ( $result->get_notes() as $issue ) {
			WP_CLI::warning( $issue->to_line() );
		}

		$count = count( $result->get_widgets() );
		/* translators: %s: number of widgets. */
		WP_CLI::success( sprintf( _n( 'The settings are valid: %s widget.', 'The settings are valid: %s widgets.', $count, 'chaty' ), number_format_i18n( $count ) ) );
	}

	/**
	 * Prints the site's settings as JSON that can be imported again.
	 */
	public function export(): void {
		WP_CLI::line( (string) wp_json_encode( Import_Reporter::get_or_exit( $this->settings->read() ), JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ) );
	}

	/**
	 * Lists the site's widgets.
	 *
	 * ## OPTIONS
	 *
	 * [--format=<format>]
	 * : Output format.
	 * ---
	 * default: table
	 * options:
	 *   - table
	 *   - json
	 *   - csv
	 * ---
	 *
	 * @param array<int, string>    $args    Not used.
	 * @param array<string, string> $options Options.
	 */
	public function list( array $args, array $options ): void {
		$rows = array();
		foreach ( Import_Reporter::get_or_exit( $this->settings->read() )['chaty_widgets'] as $widget ) {
			$rows[] = array(
				'id'       => (string) $widget['id'],
				'name'     => (string) ( $widget['name'] ?? '' ),
				'active'   => 0 === ( $widget['is_active'] ?? 1 ) ? 'no' : 'yes',
				'position' => (string) ( $widget['settings']['position'] ?? 'right' ),
				'opens'    => (string) ( $widget['settings']['default_state'] ?? 'click' ),
				'channels' => implode( ', ', array_column( $widget['channels'], 'channel' ) ),
				'pages'    => Page_Rules::get_sentence( $widget['triggers']['pages'] ?? array() ),
			);
		}

		Row_Formatter::show( $rows, array( 'id', 'name', 'active', 'position', 'opens', 'channels', 'pages' ), $options['format'] );
	}

	/**
	 * Reads the text of a file, or exits with status 1.
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

		// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- A local file.
		return (string) file_get_contents( $file );
	}
}
