<?php
namespace Chaty\Config;

use Chaty\Context;
use Chaty\Registrable;
use WP_Error;

/**
 * Writes, replaces and removes `chaty-early-answers.php` among the must-use plugins. A file of that name that
 * is not this plugin's is never touched.
 */
final class Drop_In implements Registrable {

	public const ABSENT   = 'absent';
	public const FOREIGN  = 'foreign';
	public const OUTDATED = 'outdated';
	public const CURRENT  = 'current';

	/**
	 * Plugin Name in the file's header.
	 */
	private const NAME = 'Chaty early answers';

	private Context $context;

	public function __construct( Context $context ) {
		$this->context = $context;
	}

	/**
	 * Replaces an outdated copy when somebody is in the admin area, or when cron runs.
	 */
	public function register(): void {
		if ( ! defined( 'CHATY_EARLY_ANSWERS' ) || CHATY_EARLY_ANSWERS === $this->context->get_version() ) {
			return;
		}

		add_action( 'admin_init', array( $this, 'update' ) );
		if ( wp_doing_cron() ) {
			add_action( 'init', array( $this, 'update' ) );
		}
	}

	public function get_path(): string {
		return WPMU_PLUGIN_DIR . '/chaty-early-answers.php';
	}

	/**
	 * Returns the version of the installed copy.
	 */
	public function get_version(): string {
		return $this->read_header()['version'] ?? '';
	}

	/**
	 * Returns why calls wait for other plugins, as the last call that looked at them found.
	 *
	 * @return array<int, string>|null Names of hooks; null if no call has looked yet.
	 */
	public function get_reasons(): ?array {
		$noted = get_option( Names::EARLY_ANSWERS );

		return is_array( $noted ) ? array_values( array_filter( (array) ( $noted['reasons'] ?? array() ), 'is_string' ) ) : null;
	}

	/**
	 * @return string One of the constants.
	 */
	public function get_state(): string {
		$header = $this->read_header();
		if ( array() === $header ) {
			return self::ABSENT;
		}
		if ( self::NAME !== $header['name'] ) {
			return self::FOREIGN;
		}

		return $this->context->get_version() === $header['version'] ? self::CURRENT : self::OUTDATED;
	}

	/**
	 * Replaces an outdated copy, and reports no error.
	 */
	public function update(): void {
		if ( self::OUTDATED === $this->get_state() ) {
			$this->install();
		}
	}

	/**
	 * Writes the file under another name and then moves it: a half-written must-use plugin would break the site.
	 *
	 * @return true|WP_Error
	 */
	public function install() {
		global $wp_filesystem;

		$error = $this->find_error();
		if ( null !== $error ) {
			return $error;
		}

		$path    = $this->get_path();
		$draft   = "$path.new";
		$values  = array(
			'{version}' => $this->context->get_version(),
			'{plugin}'  => plugin_basename( $this->context->get_main_file() ),
		);
		$text    = strtr( (string) $wp_filesystem->get_contents( $this->context->get_path( 'includes/ajax/early-answers.php' ) ), $values );
		$is_done = ( $wp_filesystem->is_dir( dirname( $path ) ) || $wp_filesystem->mkdir( dirname( $path ), FS_CHMOD_DIR ) )
			&& $wp_filesystem->put_contents( $draft, $text, FS_CHMOD_FILE )
			&& $wp_filesystem->move( $draft, $path, true );
		if ( ! $is_done ) {
			/* translators: %s: path of a file. */
			return new WP_Error( 'chaty_file_not_written', sprintf( __( 'The file %s could not be written. Check whether its folder is writable.', 'chaty' ), $path ) );
		}
		wp_opcache_invalidate( $path, true );

		return true;
	}

	/**
	 * Removes the file, if there is one.
	 *
	 * @return true|WP_Error
	 */
	public function remove() {
		global $wp_filesystem;

		$state = $this->get_state();
		$error = self::ABSENT === $state ? null : $this->find_error();
		if ( null !== $error ) {
			return $error;
		}
		if ( self::ABSENT !== $state && ! $wp_filesystem->delete( $this->get_path() ) ) {
			/* translators: %s: path of a file. */
			return new WP_Error( 'chaty_file_not_removed', sprintf( __( 'The file %s could not be removed. Check whether its folder is writable.', 'chaty' ), $this->get_path() ) );
		}
		delete_option( Names::EARLY_ANSWERS );

		return true;
	}

	/**
	 * Returns why the file must not or cannot be changed, and prepares `$wp_filesystem`.
	 */
	private function find_error(): ?WP_Error {
		if ( self::FOREIGN === $this->get_state() ) {
			/* translators: %s: path of a file. */
			return new WP_Error( 'chaty_foreign_file', sprintf( __( 'The file %s is not Chaty\'s. It was left alone.', 'chaty' ), $this->get_path() ) );
		}
		if ( ! wp_is_file_mod_allowed( 'chaty_early_answers' ) ) {
			return new WP_Error( 'chaty_file_mods_disallowed', __( 'File changes are not allowed on this site (DISALLOW_FILE_MODS).', 'chaty' ) );
		}

		require_once ABSPATH . 'wp-admin/includes/file.php';

		return WP_Filesystem() ? null : new WP_Error( 'chaty_no_filesystem', __( 'WordPress has no direct access to the file system.', 'chaty' ) );
	}

	/**
	 * @return array{}|array{name: string, version: string} Empty if there is no file.
	 */
	private function read_header(): array {
		if ( ! file_exists( $this->get_path() ) ) {
			return array();
		}

		$header = get_file_data(
			$this->get_path(),
			array(
				'name'    => 'Plugin Name',
				'version' => 'Version',
			)
		);

		return array(
			'name'    => $header['name'],
			'version' => $header['version'],
		);
	}
}
