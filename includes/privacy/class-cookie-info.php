<?php
namespace Chaty\Privacy;

use Chaty\Config\General_Settings;
use Chaty\Registrable;

/**
 * Declares the cookies of "Cookies and storage" in docs/how-it-works.md to the WP Consent API, from which consent
 * plugins list them.
 */
final class Cookie_Info implements Registrable {

	public function register(): void {
		add_action( 'init', array( $this, 'declare_cookies' ) );
	}

	public function declare_cookies(): void {
		if ( ( new General_Settings() )->is_tracking() ) {
			$this->declare_cookie( 'chatyWidget_*', 'statistics', 7, __( 'Remembers which views and clicks of the chat button have been counted, and that its text was hidden.', 'chaty' ) );
			$this->declare_cookie( 'activechatyWidgets', 'statistics', 1, __( 'Remembers which chat buttons were on the page.', 'chaty' ) );
			$this->declare_cookie( 'chatyClosed_*', 'statistics', 2, __( 'Remembers which chat the visitor has closed.', 'chaty' ) );
		}
		$this->declare_cookie( 'chaty_user_country_code', 'marketing', 365, __( 'Remembers the country of the visitor, where session storage is not available.', 'chaty' ) );
	}

	/**
	 * @param string $name Name; `*` is the id of a widget.
	 */
	private function declare_cookie( string $name, string $category, int $days, string $purpose ): void {
		/* translators: %s: number of days. */
		$duration = sprintf( _n( '%s day', '%s days', $days, 'chaty' ), number_format_i18n( $days ) );
		wp_add_cookie_info( $name, 'Chaty', $category, $duration, $purpose, false );
	}
}
