<?php
namespace Chaty\Messages;

/**
 * Gives an email HTML beside its text, both in one. Mailers of other plugins that do not run `phpmailer_init` send the
 * text alone.
 */
final class Email_Markup {

	/**
	 * Makes the text of an email its alternative, unless another plugin has written another body, or HTML.
	 *
	 * @param mixed  $mailer PHPMailer.
	 * @param string $text   Text of the email.
	 */
	public static function add( $mailer, string $text ): void {
		// phpcs:disable WordPress.NamingConventions.ValidVariableName -- PHPMailer's names.
		if ( ! $mailer instanceof \PHPMailer\PHPMailer\PHPMailer || $mailer->Body !== $text || 'text/plain' !== $mailer->ContentType ) {
			return;
		}
		$mailer->isHTML( true );
		$mailer->Body    = self::create( $text );
		$mailer->AltBody = $text;
		// phpcs:enable
	}

	/**
	 * Returns a text as HTML in which nothing of it is markup: labels are bold, and lines with an address of wp-admin
	 * alone are links with their label as text.
	 */
	public static function create( string $text ): string {
		$admin = preg_quote( esc_html( admin_url() ), '/' );
		$lines = array();
		foreach ( explode( "\n", esc_html( $text ) ) as $line ) {
			$link    = preg_replace( "/^([^:]{1,80}): ($admin\\S+)$/D", '<a href="$2">$1</a>', $line, 1, $found );
			$lines[] = 1 === $found ? (string) $link : (string) preg_replace( '/^([^:]{1,80}):(?= )/', '<strong>$1:</strong>', $line );
		}

		return '<!DOCTYPE html><html><body style="font:15px/1.5 sans-serif">' . implode( "<br>\n", $lines ) . '</body></html>';
	}
}
