<?php
/**
 * Settings screen.
 *
 * @package Chaty
 */

namespace Chaty\Admin\Settings;

use Chaty\Admin\Admin_Page;
use Chaty\Admin\Admin_Scripts;
use Chaty\Admin\Script_Notice;
use Chaty\Config\Capabilities;

/**
 * The screen with the settings that are no widget's. PHP prints what shows until the script takes over, and where it
 * never does: the present settings.
 */
final class Settings_Page implements Admin_Page {

	public const SLUG = 'chaty-settings';

	private Settings_Facts $facts;
	private Admin_Scripts $scripts;

	/**
	 * @param Settings_Facts $facts   Facts for the script.
	 * @param Admin_Scripts  $scripts Scripts.
	 */
	public function __construct( Settings_Facts $facts, Admin_Scripts $scripts ) {
		$this->facts   = $facts;
		$this->scripts = $scripts;
	}

	/**
	 * Returns the URL of the screen.
	 *
	 * @param string $section Section to begin with, such as `tools`.
	 */
	public static function get_url( string $section = '' ): string {
		return admin_url( 'admin.php?page=' . self::SLUG . ( '' === $section ? '' : "#$section" ) );
	}

	/**
	 * {@inheritDoc}
	 */
	public function get_slug(): string {
		return self::SLUG;
	}

	/**
	 * {@inheritDoc}
	 */
	public function get_title(): string {
		return __( 'Settings', 'chaty' );
	}

	/**
	 * {@inheritDoc}
	 */
	public function get_capability(): string {
		return Capabilities::SETTINGS;
	}

	/**
	 * {@inheritDoc}
	 */
	public function prepare(): void {
		add_action( 'admin_enqueue_scripts', array( $this, 'enqueue' ) );
	}

	/**
	 * Enqueues the script.
	 */
	public function enqueue(): void {
		$this->scripts->enqueue( 'console-settings', $this->facts->get() );
	}

	/**
	 * Prints the screen. The script takes the place of what is in `#chaty-console`; notices of WordPress stay above.
	 */
	public function print(): void {
		printf( '<div class="wrap chaty-console"><h1>%s</h1><hr class="wp-header-end"><div id="chaty-console">', esc_html( get_admin_page_title() ) );
		Script_Notice::print( __( 'Changing these settings needs JavaScript. Please turn it on in your browser.', 'chaty' ) );
		echo '<table class="widefat striped"><tbody>';
		foreach ( $this->facts->get_rows() as $label => $value ) {
			printf( '<tr><th scope="row">%s</th><td>%s</td></tr>', esc_html( $label ), esc_html( $value ) );
		}
		echo '</tbody></table></div></div>';
	}
}
