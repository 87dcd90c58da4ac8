<?php
namespace Chaty\Admin\Settings;

use Chaty\Admin\Admin_Scripts;
use Chaty\Admin\Script_Page;
use Chaty\Config\Capabilities;

/**
 * The screen with the settings that belong to no widget. PHP prints the current settings, which show until the script
 * takes over, and where it never does.
 */
final class Settings_Page extends Script_Page {

	public const SLUG       = 'chaty-settings';
	public const CAPABILITY = Capabilities::SETTINGS;

	protected const BUNDLE = 'console-settings';

	private Settings_Preload $preload;

	public function __construct( Settings_Preload $preload, Admin_Scripts $scripts ) {
		parent::__construct( $scripts );
		$this->preload = $preload;
	}

	public function get_title(): string {
		return __( 'Settings', 'chaty' );
	}

	protected function get_preload(): array {
		return $this->preload->get();
	}

	protected function get_notice(): string {
		return __( 'Changing these settings needs JavaScript. Please turn it on in your browser.', 'chaty' );
	}

	protected function print_content(): void {
		echo '<table class="widefat striped"><tbody>';
		foreach ( $this->preload->get_rows() as $label => $value ) {
			printf( '<tr><th scope="row">%s</th><td>%s</td></tr>', esc_html( $label ), esc_html( $value ) );
		}
		echo '</tbody></table>';
	}
}
