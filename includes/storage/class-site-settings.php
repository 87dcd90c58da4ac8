<?php
namespace Chaty\Storage;

use Chaty\Config\General_Settings;
use Chaty\Config\Names;
use Chaty\Config\Page_Caches;
use Chaty\Config\Privacy_Settings;
use Chaty\Config\Widget_Repository;
use Chaty\Settings\Import_Result;
use WP_Error;

/**
 * Reads the settings from the database in the form of a settings file, and saves imported ones. A revision says
 * which settings somebody has read, so that saving does not overwrite those of somebody else.
 */
final class Site_Settings {

	/**
	 * How long a process may take to compare and write; others wait as long.
	 */
	private const LOCK_SECONDS = 15;

	/**
	 * Options with the settings, and with who changed them and when.
	 */
	private const OPTIONS = array(
		Names::WIDGETS,
		Names::CHECKSUM,
		Names::ANALYTICS,
		Names::RETENTION_DAYS,
		Names::TRASH_DAYS,
		Names::KEEP_CONTACTS,
		Names::MODIFIED,
	);

	private Widget_Repository $repository;

	public function __construct( Widget_Repository $repository ) {
		$this->repository = $repository;
	}

	/**
	 * @return array<string, mixed>|WP_Error
	 */
	public function read() {
		$settings = $this->read_with_revision();

		return is_wp_error( $settings ) ? $settings : array_diff_key( $settings, array_flip( array( 'revision', 'modified' ) ) );
	}

	/**
	 * Returns the stored settings with their revision, and with who changed them and when.
	 *
	 * @return array<string, mixed>|WP_Error
	 */
	public function read_with_revision() {
		$options = Option_Set::read( self::OPTIONS );
		if ( null === $options ) {
			return new WP_Error( 'chaty_db_read_failed', __( 'The settings could not be read.', 'chaty' ), array( 'status' => 500 ) );
		}

		$settings = array( 'data_analytics_settings' => General_Settings::parse_analytics( $options[ Names::ANALYTICS ] ?? 'on' ) )
			+ Privacy_Settings::parse_options( $options )
			+ array( 'chaty_widgets' => $this->repository->parse_options( $options ) );

		return $settings + array(
			'revision' => md5( (string) maybe_serialize( $settings ) ),
			'modified' => self::parse_modified( $options[ Names::MODIFIED ] ?? null ),
		);
	}

	/**
	 * Parses who changed the settings and when.
	 *
	 * @param mixed $stored Value of the option.
	 * @return array{at: string, by: string} Time in ISO 8601, UTC; name of the user. Empty where nobody knows.
	 */
	public static function parse_modified( $stored ): array {
		$time = is_array( $stored ) ? (int) ( $stored['at'] ?? 0 ) : 0;
		$user = is_array( $stored ) ? get_userdata( (int) ( $stored['by'] ?? 0 ) ) : false;

		return array(
			'at' => $time > 0 ? gmdate( 'Y-m-d\TH:i:s\Z', $time ) : '',
			'by' => false === $user ? '' : $user->display_name,
		);
	}

	/**
	 * Returns the settings after an import: settings that the import does not have stay.
	 *
	 * @param array<string, mixed> $stored Stored settings.
	 * @param Import_Result        $result Result of an import, without errors.
	 * @return array<string, mixed>
	 */
	public static function merge( array $stored, Import_Result $result ): array {
		$imported = $result->get_privacy() + array( 'chaty_widgets' => $result->get_widgets() );
		if ( null !== $result->get_analytics() ) {
			$imported['data_analytics_settings'] = $result->get_analytics();
		}

		return array_replace( $stored, $imported );
	}

	/**
	 * Replaces the widgets, and the other settings that the import has, and empties page caches.
	 *
	 * @param Import_Result $result   Result of an import, without errors.
	 * @param string|null   $revision Revision that must still be stored; null for any.
	 * @return array<string, mixed>|WP_Error The new settings with their revision and `caches`, the names of the page
	 *                                       caches that were emptied. After an error, nothing has changed.
	 */
	public function save( Import_Result $result, ?string $revision = null ) {
		return self::save_alone( fn () => $this->compare_and_save( $result, $revision ) );
	}

	/**
	 * Saves in one process at a time, and empties page caches.
	 *
	 * @param callable(): (array<string, mixed>|WP_Error) $save Compares and saves.
	 * @return array<string, mixed>|WP_Error What it returns, with `caches`, the names of the page caches that were emptied.
	 */
	public static function save_alone( callable $save ) {
		if ( ! Lock::wait( Names::SETTINGS_LOCK, self::LOCK_SECONDS ) ) {
			return self::create_write_error();
		}
		try {
			$saved = $save();
		} finally {
			Lock::release( Names::SETTINGS_LOCK );
		}

		return is_wp_error( $saved ) ? $saved : $saved + array( 'caches' => Page_Caches::purge() );
	}

	/**
	 * Saves settings, unless somebody has changed the stored ones. To be called by one process at a time.
	 *
	 * @param Import_Result $result   Result of an import, without errors.
	 * @param string|null   $revision Revision that must still be stored; null for any.
	 * @return array<string, mixed>|WP_Error The new settings with their revision.
	 */
	private function compare_and_save( Import_Result $result, ?string $revision ) {
		$current = $this->read_with_revision();
		if ( is_wp_error( $current ) ) {
			return self::create_write_error();
		}
		if ( null !== $revision && $revision !== $current['revision'] ) {
			return self::create_conflict( $current );
		}

		$settings = self::merge( $current, $result );
		$is_saved = Option_Set::write(
			$this->repository->to_options( $settings['chaty_widgets'] ) + array( Names::ANALYTICS => $settings['data_analytics_settings'] ),
			Privacy_Settings::to_options( $settings ) + self::get_modified_option()
		);

		return $is_saved ? $this->read_with_revision() : self::create_write_error();
	}

	/**
	 * Returns the option that says who changes the settings now.
	 *
	 * @return array<string, array{at: int, by: int}>
	 */
	public static function get_modified_option(): array {
		return array(
			Names::MODIFIED => array(
				'at' => time(),
				'by' => get_current_user_id(),
			),
		);
	}

	/**
	 * Creates the error that somebody else has saved.
	 *
	 * @param array<string, mixed> $current Stored settings with their revision.
	 */
	public static function create_conflict( array $current ): WP_Error {
		return new WP_Error(
			'chaty_conflict',
			__( 'The settings have been changed in the meantime. Nothing was saved.', 'chaty' ),
			array(
				'status'  => 409,
				'current' => $current,
			)
		);
	}

	public static function create_write_error(): WP_Error {
		return new WP_Error( 'chaty_db_write_failed', __( 'The settings could not be saved. Nothing has changed.', 'chaty' ), array( 'status' => 500 ) );
	}
}
