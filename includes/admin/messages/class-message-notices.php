<?php
namespace Chaty\Admin\Messages;

use Chaty\Admin\Settings\Settings_Page;
use Chaty\Admin\Widgets\Widgets_Page;
use Chaty\Config\Names;
use Chaty\Config\Privacy_Settings;
use Chaty\Messages\Akismet_Check;
use Chaty\Messages\Message_Folder;
use Chaty\Messages\Message_Expiry;
use Chaty\Messages\Message_Filters;
use Chaty\Messages\Message_Query;
use Chaty\Messages\Message_Sources;
use Chaty\Messages\Email_Error;
use Chaty\Messages\Email_Status;
use Chaty\Settings\Email_Address;
use ReflectionFunction;

/**
 * Says what may keep messages from the owner, each in a sentence with what to do. What can wait has a link that
 * dismisses it for the user, until the matter is another one.
 *
 * @phpstan-type Notice array{text: string, key: string, links: array<string, string>}
 */
final class Message_Notices {

	public const NONCE = 'chaty-dismiss';

	/**
	 * Days before the deletion of old messages from which on it is announced.
	 */
	private const NOTICE_DAYS = 7;

	private Message_Query $messages;
	private Message_Sources $sources;

	public function __construct( Message_Query $messages, Message_Sources $sources ) {
		$this->messages = $messages;
		$this->sources  = $sources;
	}

	/**
	 * Returns the notices. One with a key can be dismissed, and comes back with another key.
	 *
	 * @return array<string, Notice> By name.
	 */
	public function get(): array {
		$dismissed = self::get_dismissed();
		$notices   = array(
			'mail'      => $this->get_mail_notice(),
			'failed'    => $this->get_failed_notice(),
			'recipient' => $this->get_recipient_notice(),
			'retention' => $this->get_retention_notice(),
			'akismet'   => $this->get_akismet_notice(),
		);

		return array_filter(
			array_filter( $notices ),
			static fn ( array $notice, string $name ): bool => '' === $notice['key'] || ( $dismissed[ $name ] ?? '' ) !== $notice['key'],
			ARRAY_FILTER_USE_BOTH
		);
	}

	public function print( Messages_Address $address ): void {
		foreach ( $this->get() as $name => $notice ) {
			$links = $notice['links'];
			if ( '' !== $notice['key'] ) {
				$dismiss = $address->get_url(
					array(
						'dismiss'  => "$name.{$notice['key']}",
						'_wpnonce' => wp_create_nonce( self::NONCE ),
					)
				);

				$links[ $dismiss ] = __( 'Dismiss', 'chaty' );
			}
			$markup = esc_html( $notice['text'] );
			foreach ( $links as $url => $label ) {
				$markup .= sprintf( ' <a href="%s">%s</a>', esc_url( $url ), esc_html( $label ) );
			}
			wp_admin_notice( $markup, array( 'type' => '' === $notice['key'] ? 'error' : 'warning' ) );
		}
	}

	/**
	 * Dismisses a notice for the present user.
	 *
	 * @param string $sent Name and key, separated by a dot.
	 */
	public static function dismiss( string $sent ): void {
		if ( 1 === preg_match( '/^([a-z]{1,20})\.([0-9A-Za-z-]{1,20})$/D', $sent, $part ) ) {
			update_user_meta( get_current_user_id(), Names::DISMISSED, array( $part[1] => $part[2] ) + self::get_dismissed() );
		}
	}

	/**
	 * Returns the keys of the notices that the present user has dismissed, by name.
	 *
	 * @return array<string, string>
	 */
	private static function get_dismissed(): array {
		$stored = get_user_meta( get_current_user_id(), Names::DISMISSED, true );

		return is_array( $stored ) ? array_filter( $stored, 'is_string' ) : array();
	}

	/**
	 * Returns the notice that this server cannot send emails: PHP has no function for it, and no plugin does it.
	 *
	 * @return Notice|null
	 */
	private function get_mail_notice(): ?array {
		$is_replaced = ( new ReflectionFunction( 'wp_mail' ) )->getFileName() !== ABSPATH . WPINC . '/pluggable.php';
		if ( function_exists( 'mail' ) || $is_replaced || has_action( 'phpmailer_init' ) || has_filter( 'pre_wp_mail' ) ) {
			return null;
		}

		return $this->create( __( 'This server cannot send emails: messages are stored here, but nobody is notified. Please install a plugin that sends emails by SMTP.', 'chaty' ) );
	}

	/**
	 * @return Notice|null
	 */
	private function get_failed_notice(): ?array {
		$filters = array(
			'state' => Email_Status::GIVEN_UP,
			'box'   => Message_Folder::INBOX,
		);
		$totals  = $this->messages->get_totals( $filters );
		if ( 0 === $totals['count'] ) {
			return null;
		}

		$text = sprintf(
			/* translators: %s: Number of messages. */
			_n( 'The email for %s message could not be sent after six attempts.', 'The emails for %s messages could not be sent after six attempts.', $totals['count'], 'chaty' ),
			number_format_i18n( $totals['count'] )
		);
		$text .= ' ' . __( 'Please check how this site sends emails, then send them again from this list.', 'chaty' );
		$error = Email_Error::get()['text'];
		if ( '' !== $error ) {
			// Last, because it seldom ends with a full stop.
			/* translators: %s: What the mail server said. */
			$text .= ' ' . sprintf( __( 'The last error: %s', 'chaty' ), $error );
		}
		$list = new Messages_Address( array( 'mail' => Email_Status::GIVEN_UP ) );
		return $this->create( $text, (string) $totals['max_id'], array( $list->get_url() => __( 'Show these messages', 'chaty' ) ) );
	}

	/**
	 * Returns the notice that contact forms have no recipient: neither one of their own, nor the administrator.
	 *
	 * @return Notice|null
	 */
	private function get_recipient_notice(): ?array {
		$names = Email_Address::is_valid( (string) get_option( 'admin_email' ) ) ? array() : $this->sources->get_without_recipient();
		if ( array() === $names ) {
			return null;
		}

		$links = array();
		if ( current_user_can( Widgets_Page::CAPABILITY ) ) {
			foreach ( $names as $id => $name ) {
				/* translators: %s: Name of a widget. */
				$links[ Widgets_Page::get_url() . '&widget=' . rawurlencode( (string) $id ) ] = sprintf( __( 'Open “%s”', 'chaty' ), $name );
			}
		}

		/* translators: %s: Names of widgets. */
		return $this->create( sprintf( __( 'Contact forms without a recipient: %s. Please enter an email address in their settings.', 'chaty' ), implode( ', ', $names ) ), '', $links );
	}

	/**
	 * @return Notice|null
	 */
	private function get_retention_notice(): ?array {
		$days    = ( new Privacy_Settings() )->get_settings()['retention_days'];
		$filters = Message_Expiry::get_filters(
			array(
				'retention_days'      => $days,
				'contacts_trash_days' => 0,
			),
			time() + self::NOTICE_DAYS * DAY_IN_SECONDS
		)['retention_days'] ?? array();
		$count   = array() === $filters ? 0 : $this->messages->get_totals( $filters )['count'];
		if ( array() === $filters || 0 === $count ) {
			return null;
		}
		$text = sprintf(
			/* translators: 1: Number of messages, 2: Number of days. */
			_n(
				'%1$s message will be deleted within the next 7 days, because it will be older than %2$s days.',
				'%1$s messages will be deleted within the next 7 days, because they will be older than %2$s days.',
				$count,
				'chaty'
			),
			number_format_i18n( $count ),
			number_format_i18n( $days )
		);

		return $this->create( $text, gmdate( 'o-W' ), $this->get_retention_links( $filters['until'] ) );
	}

	/**
	 * Returns what can be done about messages that will be deleted: see them, download them, keep them for longer.
	 *
	 * @param string $until When they were sent at the latest (UTC).
	 * @return array<string, string> Labels by URL.
	 */
	private function get_retention_links( string $until ): array {
		$list     = new Messages_Address( array( 'until' => (string) wp_date( 'Y-m-d', (int) strtotime( "$until UTC" ) ) ) );
		$download = array(
			'box'   => Message_Filters::EVERY_FOLDER,
			'until' => str_replace( ' ', 'T', $until ) . 'Z',
		);
		$settings = current_user_can( Settings_Page::CAPABILITY ) ? array( Settings_Page::get_url( 'messages' ) => __( 'Change how long messages are kept', 'chaty' ) ) : array();

		return array(
			$list->get_url() => __( 'Show these messages', 'chaty' ),
			Messages_Download::get_url( Messages_Download::SHEET, $download ) => __( 'Download them as CSV', 'chaty' ),
		) + $settings;
	}

	/**
	 * @return Notice|null
	 */
	private function get_akismet_notice(): ?array {
		if ( ! class_exists( 'Akismet' ) || ( new Akismet_Check() )->has_key() ) {
			return null;
		}

		$url  = menu_page_url( 'akismet-key-config', false );
		$text = __( 'Akismet is active but has no API key: messages are not checked for spam, and what you mark as spam is not reported. Please enter a key in the settings of Akismet.', 'chaty' );

		return $this->create( $text, 'key', '' === $url ? array() : array( $url => __( 'Open the settings of Akismet', 'chaty' ) ) );
	}

	/**
	 * @param string                $key   What it is about, so that it can be dismissed; empty for an urgent one.
	 * @param array<string, string> $links Where it leads: labels by URL.
	 * @return Notice
	 */
	private function create( string $text, string $key = '', array $links = array() ): array {
		return compact( 'text', 'key', 'links' );
	}
}
