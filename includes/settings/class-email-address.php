<?php
namespace Chaty\Settings;

/**
 * Validates email addresses as browsers do (HTML standard, "valid e-mail address"), and as the page does, so that
 * the server accepts what the page accepts. Unlike `is_email()`, it accepts a domain without a dot (`ada@intranet`,
 * `ada@localhost`) and any length, and rejects labels of more than 63 characters. Neither accepts quotes, comments,
 * or characters beyond ASCII.
 */
final class Email_Address {

	/**
	 * Pattern of the HTML standard.
	 */
	private const PATTERN = '/^[a-z0-9_.!#$%&\'*+\/=?^`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/iD';

	/**
	 * @param string $text Trimmed text.
	 */
	public static function is_valid( string $text ): bool {
		return 1 === preg_match( self::PATTERN, $text );
	}
}
