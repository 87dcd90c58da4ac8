<?php
/**
 * Suggested text for the privacy policy.
 *
 * @package Chaty
 */

namespace Chaty\Privacy;

use Chaty\Config\Privacy_Settings;
use Chaty\Contacts\Akismet_Check;
use Chaty\Registrable;

/**
 * Adds suggested text to WordPress's privacy policy guide.
 */
final class Privacy_Policy implements Registrable {

	private Privacy_Settings $settings;

	/**
	 * @param Privacy_Settings $settings Privacy settings.
	 */
	public function __construct( Privacy_Settings $settings ) {
		$this->settings = $settings;
	}

	/**
	 * Adds the hook, except for admin-ajax.php: its visitors wait for no text, whose settings cost queries.
	 */
	public function register(): void {
		if ( ! wp_doing_ajax() ) {
			add_action( 'admin_init', array( $this, 'suggest' ) );
		}
	}

	/**
	 * Adds the text.
	 */
	public function suggest(): void {
		if ( function_exists( 'wp_add_privacy_policy_content' ) ) {
			wp_add_privacy_policy_content( 'Chaty', $this->get_text() );
		}
	}

	/**
	 * Returns the text.
	 */
	public function get_text(): string {
		$days       = $this->settings->get_settings()['retention_days'];
		$paragraphs = array(
			__( 'When you send us a message through the contact form of our chat button, we store what you wrote, the page and the time, and receive it by email, in order to answer you.', 'chaty' ),
			$days > 0
				/* translators: %s: number of days. */
				? sprintf( _n( 'We delete stored messages after %s day.', 'We delete stored messages after %s days.', $days, 'chaty' ), number_format_i18n( $days ) )
				: __( 'We keep stored messages until you ask us to delete them.', 'chaty' ),
			__( 'We do not store your IP address. To prevent abuse, we count requests and detect repeated messages by a salted hash of it, which is deleted within two hours.', 'chaty' ),
			__( 'We count how often the button is seen and clicked, as daily totals that do not identify visitors. A cookie stores for seven days what has been counted.', 'chaty' ),
			__( 'A channel that you choose, such as a messenger, leads to a third-party service with its own privacy policy.', 'chaty' ),
		);
		if ( ( new Akismet_Check() )->is_enabled() ) {
			$paragraphs[] = __( 'To detect spam, we send each message with your IP address, the page and your browser\'s user agent to the service Akismet.', 'chaty' );
			$paragraphs[] = __( 'We report to Akismet which messages it took for spam by mistake, and which it did not recognize.', 'chaty' );
		}

		return '<p>' . implode( '</p><p>', array_map( 'esc_html', $paragraphs ) ) . '</p>';
	}
}
