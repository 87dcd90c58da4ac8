<?php
namespace Chaty\Messages;

use Chaty\Config\Names;
use Chaty\Visible_Text;

/**
 * Keeps the error of the mail server, or of the plugin that sends emails, for the last email that could not be handed
 * over. It is plain text, in which addresses have angle brackets. The owner reads it beside the messages that were not
 * emailed.
 */
final class Email_Error {

	/**
	 * Longest text, in characters.
	 */
	private const MAX_LENGTH = 300;

	/**
	 * @param string $text What was said; may be empty.
	 */
	public static function remember( int $id, string $text ): void {
		$error = array(
			'at'   => time(),
			'id'   => $id,
			'text' => mb_substr( Visible_Text::clean_line( $text ), 0, self::MAX_LENGTH ),
		);
		update_option( Names::EMAIL_ERROR, $error, false );
	}

	/**
	 * @return array{at: int, id: int, text: string} Time 0 if there was none.
	 */
	public static function get(): array {
		$stored = get_option( Names::EMAIL_ERROR );

		return array(
			'at'   => is_array( $stored ) ? (int) ( $stored['at'] ?? 0 ) : 0,
			'id'   => is_array( $stored ) ? (int) ( $stored['id'] ?? 0 ) : 0,
			'text' => is_array( $stored ) ? (string) ( $stored['text'] ?? '' ) : '',
		);
	}
}
