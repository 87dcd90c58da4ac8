<?php
namespace Chaty\Admin\Widgets;

use Chaty\Admin\Admin_Scripts;
use Chaty\Admin\Script_Page;
use Chaty\Settings\Widget_Name;
use Chaty\Config\Capabilities;

/**
 * The screen on which owners edit their widgets. Until the script takes over, and where it never does, PHP's list of
 * widgets shows, with the reason why there is no more.
 */
final class Widgets_Page extends Script_Page {

	public const SLUG       = 'chaty';
	public const CAPABILITY = Capabilities::SETTINGS;

	protected const BUNDLE = 'console-widgets';

	private Widgets_Preload $preload;

	public function __construct( Widgets_Preload $preload, Admin_Scripts $scripts ) {
		parent::__construct( $scripts );
		$this->preload = $preload;
	}

	public function get_title(): string {
		return __( 'Widgets', 'chaty' );
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
		parent::enqueue();
	}

	protected function get_preload(): array {
		return $this->preload->get();
	}

	protected function get_notice(): string {
		return __( 'Editing widgets needs JavaScript. Please turn it on in your browser, or use "wp chaty settings" on the command line.', 'chaty' );
	}

	protected function print_content(): void {
		$widgets = $this->preload->get_widgets();
		if ( array() === $widgets ) {
			printf( '<p>%s</p>', esc_html__( 'There are no widgets yet.', 'chaty' ) );
			return;
		}

		printf( '<table class="widefat striped"><thead><tr><th scope="col">%s</th><th scope="col">%s</th></tr></thead><tbody>', esc_html__( 'Name', 'chaty' ), esc_html__( 'State', 'chaty' ) );
		foreach ( $widgets as $index => $widget ) {
			$state = (bool) ( $widget['is_active'] ?? true ) ? __( 'On', 'chaty' ) : __( 'Off', 'chaty' );
			printf( '<tr><th scope="row">%s</th><td>%s</td></tr>', esc_html( Widget_Name::get( $widget, $index + 1 ) ), esc_html( $state ) );
		}
		echo '</tbody></table>';
	}
}
