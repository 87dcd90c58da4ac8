<?php
/**
 * Suggested text for the site's privacy policy.
 *
 * @package Chaty
 */

namespace Chaty\Privacy;

use Chaty\Config\Privacy_Settings;
use Chaty\Contacts\Akismet_Check;
use Chaty\Registrable;

/**
 * Gives owners the sentences that their privacy policy needs, on WordPress's page for that.
 */
final class Privacy_Policy implements Registrable {

	private Privacy_Settings $settings;

	/**
	 * @param Privacy_Settings $settings What the owner decided.
	 */
	public function __construct( Privacy_Settings $settings ) {
		$this->settings = $settings;
	}

	/**
	 * {@inheritDoc}
	 */
	public function register(): void {
		add_action( 'admin_init', array( $this, 'suggest' ) );
	}

	/**
	 * Suggests the text.
	 */
	public function suggest(): void {
		if ( function_exists( 'wp_add_privacy_policy_content' ) ) {
			wp_add_privacy_policy_content( 'Chaty', $this->get_text() );
		}
	}

	/**
	 * Gives the text.
	 */
	public function get_text(): string {
		$days       = $this->settings->get_settings()['retention_days'];
		$paragraphs = array(
			__( 'When you send us a message through the contact form of our chat button, we store what you wrote, the page and the time, and receive it by mail, in order to answer you.', 'chaty' ),
			$days > 0
				/* translators: %s: number of days. */
				? sprintf( __( 'We delete stored messages after %s days.', 'chaty' ), number_format_i18n( $days ) )
				: __( 'We keep stored messages until you ask us to delete them.', 'chaty' ),
			__( 'We do not store your IP address. Against abuse we count calls of one address and notice a message that is sent twice, by a salted hash that is removed within two hours.', 'chaty' ),
			__( 'We count how often the button is seen and clicked, as sums of a day, without telling visitors apart. A cookie remembers for seven days what was counted already.', 'chaty' ),
			__( 'A channel that you choose, such as a messenger, leads to a service of others with a privacy policy of its own.', 'chaty' ),
		);
		if ( ( new Akismet_Check() )->is_enabled() ) {
			$paragraphs[] = __( 'To recognize spam, we send each message with your IP address, the page and what your browser says of itself to the service Akismet.', 'chaty' );
		}

		return '<p>' . implode( '</p><p>', array_map( 'esc_html', $paragraphs ) ) . '</p>';
	}
}
