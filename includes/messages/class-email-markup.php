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
	 * @param mixed $mailer PHPMailer.
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
	 * Returns a text as HTML: labels are bold, and our own lines are links with their label as text. No other line becomes
	 * a link, whatever a visitor has written.
	 */
	public static function create( string $text ): string {
		$lines = array();
		foreach ( explode( "\n", $text ) as $line ) {
			$link    = self::create_link( $line );
			$lines[] = '' === $link ? (string) preg_replace( '/^([^:]{1,80}):(?= )/', '<strong>$1:</strong>', esc_html( $line ) ) : $link;
		}

		return '<!DOCTYPE html><html><body style="font:15px/1.5 sans-serif">' . implode( "<br>\n", $lines ) . '</body></html>';
	}

	/**
	 * Returns the link of a line of Message_Links::get_lines().
	 *
	 * @return string Empty if the line is none of them.
	 */
	private static function create_link( string $line ): string {
		$id    = 1 === preg_match( '/[?&]message=(\d+)/', $line, $part ) ? (int) $part[1] : 0;
		$label = (string) array_search( $line, Message_Links::get_lines( $id ), true );

		return '' === $label ? '' : sprintf( '<a href="%s">%s</a>', esc_url( substr( $line, strlen( $label ) + 2 ) ), esc_html( $label ) );
	}
}
