<?php
namespace Chaty\Privacy;

use Chaty\Config\General_Settings;
use Chaty\Config\Privacy_Settings;
use Chaty\Config\Webhook_Settings;
use Chaty\Config\Widget_Repository;
use Chaty\Messages\Akismet_Check;
use Chaty\Launcher\Font;
use Chaty\Registrable;

/**
 * Adds suggested text to WordPress's privacy policy guide: what this site does with its current settings.
 */
final class Privacy_Policy implements Registrable {

	private Privacy_Settings $settings;
	private General_Settings $general;
	private Widget_Repository $repository;

	public function __construct( Privacy_Settings $settings, General_Settings $general, Widget_Repository $repository ) {
		$this->settings   = $settings;
		$this->general    = $general;
		$this->repository = $repository;
	}

	/**
	 * Adds the hook, except for admin-ajax.php, where nobody needs the text, and reading its settings costs queries.
	 */
	public function register(): void {
		if ( ! wp_doing_ajax() ) {
			add_action( 'admin_init', array( $this, 'suggest' ) );
		}
	}

	public function suggest(): void {
		if ( function_exists( 'wp_add_privacy_policy_content' ) ) {
			wp_add_privacy_policy_content( 'Chaty', $this->get_text() );
		}
	}

	public function get_text(): string {
		$days       = $this->settings->get_settings()['retention_days'];
		$paragraphs = array(
			__( 'When you send us a message through the contact form of our chat button, we store what you wrote, the page and the time, and receive it by email, in order to answer you.', 'chaty' ),
			__( 'From the address of the page we remove what may be a secret, such as keys, passwords and email addresses.', 'chaty' ),
			$days > 0
				/* translators: %s: number of days. */
				? sprintf( _n( 'We delete stored messages after %s day.', 'We delete stored messages after %s days.', $days, 'chaty' ), number_format_i18n( $days ) )
				: __( 'We keep stored messages until you ask us to delete them.', 'chaty' ),
			__( 'We do not store your IP address. To prevent abuse, we count requests and detect repeated messages by a salted hash of it, which is deleted within two hours.', 'chaty' ),
			__( 'What you type into the form stays in your browser until you send it or close the tab.', 'chaty' ),
			__( 'A channel that you choose, such as a messenger, leads to a third-party service with its own privacy policy.', 'chaty' ),
			...$this->get_confirmation(),
			...$this->get_webhook(),
			...$this->get_counting(),
			...$this->get_services(),
		);
		if ( ( new Akismet_Check() )->is_enabled() ) {
			$paragraphs[] = __( 'To detect spam, we send each message with your IP address, the page and your browser\'s user agent to the service Akismet.', 'chaty' );
			$paragraphs[] = __( 'We report to Akismet which messages it took for spam by mistake, and which it did not recognize.', 'chaty' );
		}

		return '<p>' . implode( '</p><p>', array_map( 'esc_html', $paragraphs ) ) . '</p>';
	}

	/**
	 * Returns what is counted, and the cookies for it.
	 *
	 * @return array<int, string>
	 */
	private function get_counting(): array {
		return $this->general->is_tracking() ? array(
			__( 'We count how often the button is seen and clicked, as daily totals that do not identify visitors.', 'chaty' ),
			...( General_Settings::is_counting_pages() ? array( __( 'We also count on which of our pages that was, by its path alone.', 'chaty' ) ) : array() ),
			__( 'If your browser sends Global Privacy Control, or you do not agree to statistics where we ask you, we neither count nor store cookies for it.', 'chaty' ),
			__( 'Cookies remember for seven days what has been counted, for one day which buttons you saw, and for two days which chat you closed.', 'chaty' ),
		) : array();
	}

	/**
	 * Returns a sentence about confirmations, if a form sends them.
	 *
	 * @return array<int, string>
	 */
	private function get_confirmation(): array {
		foreach ( $this->repository->get_stored_widgets() as $widget ) {
			$forms = array_column( $widget['channels'] ?? array(), 'contact_form_settings' );
			if ( 0 !== ( $widget['is_active'] ?? 1 ) && array() !== array_filter( array_column( $forms, 'confirmation_text' ) ) ) {
				return array( __( 'We confirm a message to the email address that you entered, at most once a day.', 'chaty' ) );
			}
		}

		return array();
	}

	/**
	 * Returns who else gets messages.
	 *
	 * @return array<int, string>
	 */
	private function get_webhook(): array {
		$host = (string) wp_parse_url( Webhook_Settings::get()['url'], PHP_URL_HOST );

		/* translators: %s: host of a service. */
		return '' === $host ? array() : array( sprintf( __( 'We pass each message on to %s.', 'chaty' ), $host ) );
	}

	/**
	 * Returns what browsers request from other sites for the current widgets.
	 *
	 * @return array<int, string>
	 */
	private function get_services(): array {
		$has_font    = false;
		$has_country = false;
		foreach ( $this->repository->get_stored_widgets() as $widget ) {
			if ( 0 !== ( $widget['is_active'] ?? 1 ) ) {
				$font        = new Font( (string) ( $widget['settings']['font_family'] ?? '' ) );
				$has_font    = $has_font || '' !== $font->get_web_font();
				$has_country = $has_country || ! empty( $widget['triggers']['has_countries'] );
			}
		}

		$texts   = array();
		$country = $this->general->get_country();
		$font    = $has_font ? $this->get_other_host( $this->general->get_font_service() ) : '';
		$trace   = $has_country && '' === $country['code'] ? $this->get_other_host( $country['url'] ) : '';
		if ( '' !== $font ) {
			/* translators: %s: host of a web font service. */
			$texts[] = sprintf( __( 'When you open our chat button, your browser loads its font from %s, which receives your IP address.', 'chaty' ), $font );
		}
		if ( '' !== $trace ) {
			/* translators: %s: host of a service. */
			$texts[] = sprintf( __( 'To show our chat button in certain countries only, your browser asks %s for your country, which receives your IP address.', 'chaty' ), $trace );
			$texts[] = __( 'Your browser remembers the country until you close the tab; if it cannot, a cookie does for a year.', 'chaty' );
		}

		return $texts;
	}

	/**
	 * Returns the host of a URL, if it is not this site's.
	 */
	private function get_other_host( string $url ): string {
		$host = (string) wp_parse_url( $url, PHP_URL_HOST );

		return wp_parse_url( home_url(), PHP_URL_HOST ) === $host ? '' : $host;
	}
}
