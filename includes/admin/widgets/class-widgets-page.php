<?php
/**
 * Widgets screen.
 *
 * @package Chaty
 */

namespace Chaty\Admin\Widgets;

use Chaty\Admin\Admin_Page;
use Chaty\Admin\Admin_Scripts;
use Chaty\Admin\Script_Notice;
use Chaty\Admin\Widget_Name;
use Chaty\Config\Capabilities;

/**
 * The screen on which owners edit their widgets. PHP prints what shows until the script takes over, and where
 * it never does: the list of widgets, and why nothing more is there.
 */
final class Widgets_Page implements Admin_Page {

	public const SLUG       = 'chaty';
	public const CAPABILITY = Capabilities::SETTINGS;

	private Console_Facts $facts;
	private Admin_Scripts $scripts;

	/**
	 * @param Console_Facts $facts   Facts for the script.
	 * @param Admin_Scripts $scripts Scripts.
	 */
	public function __construct( Console_Facts $facts, Admin_Scripts $scripts ) {
		$this->facts   = $facts;
		$this->scripts = $scripts;
	}

	/**
	 * Returns the URL of the screen.
	 */
	public static function get_url(): string {
		return admin_url( 'admin.php?page=' . self::SLUG );
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
		return __( 'Widgets', 'chaty' );
	}

	/**
	 * {@inheritDoc}
	 */
	public function get_capability(): string {
		return self::CAPABILITY;
	}

	/**
	 * {@inheritDoc}
	 */
	public function prepare(): void {
		add_action( 'admin_enqueue_scripts', array( $this, 'enqueue' ) );
	}

	/**
	 * Enqueues the script, and what its fields use of WordPress: the media window, and the code editor unless the user
	 * has switched it off.
	 */
	public function enqueue(): void {
		if ( current_user_can( 'upload_files' ) ) {
			wp_enqueue_media();
		}
		wp_enqueue_code_editor( array( 'type' => 'text/css' ) );
		$this->scripts->enqueue( 'console-widgets', $this->facts->get() );
	}

	/**
	 * Prints the screen. The script takes the place of what is in `#chaty-console`; notices of WordPress stay above.
	 */
	public function print(): void {
		printf( '<div class="wrap chaty-console"><h1 class="wp-heading-inline">%s</h1><hr class="wp-header-end"><div id="chaty-console">', esc_html( get_admin_page_title() ) );
		Script_Notice::print( __( 'Editing widgets needs JavaScript. Please turn it on in your browser, or use "wp chaty settings" on the command line.', 'chaty' ) );
		$this->print_list( $this->facts->get_widgets() );
		echo '</div></div>';
	}

	/**
	 * Prints the widgets.
	 *
	 * @param array<int, array<string, mixed>> $widgets Widgets.
	 */
	private function print_list( array $widgets ): void {
		if ( array() === $widgets ) {
			printf( '<p>%s</p>', esc_html__( 'There are no widgets yet.', 'chaty' ) );
			return;
		}

		printf( '<table class="widefat striped"><thead><tr><th scope="col">%s</th><th scope="col">%s</th></tr></thead><tbody>', esc_html__( 'Name', 'chaty' ), esc_html__( 'State', 'chaty' ) );
		foreach ( $widgets as $index => $widget ) {
			printf( '<tr><th scope="row">%s</th><td>%s</td></tr>', esc_html( Widget_Name::get( $widget, $index + 1 ) ), esc_html( $this->get_state( $widget ) ) );
		}
		echo '</tbody></table>';
	}

	/**
	 * Returns whether a widget is on, as a word.
	 *
	 * @param array<string, mixed> $widget Widget.
	 */
	private function get_state( array $widget ): string {
		return (bool) ( $widget['is_active'] ?? true ) ? __( 'On', 'chaty' ) : __( 'Off', 'chaty' );
	}
}
