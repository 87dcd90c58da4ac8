<?php
/**
 * What a mail address is.
 *
 * @package Chaty
 */

namespace Chaty\Settings;

/**
 * The rule of browsers (HTML standard, "valid e-mail address"), the same as in
 * src/domain/email-address.ts: what the page lets through, the server takes. It differs from `is_email()`
 * in that it takes a domain without a dot (`ada@intranet`, `ada@localhost`) and any length, and refuses
 * a label of more than 63 signs. Neither takes quotes, comments, or signs beyond ASCII.
 */
final class Email_Address {

	/**
	 * The rule.
	 */
	private const PATTERN = '/^[a-z0-9_.!#$%&\'*+\/=?^`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/iD';

	/**
	 * Returns whether a text is one mail address.
	 *
	 * @param string $text Text without blanks around it.
	 */
	public static function is_valid( string $text ): bool {
		return 1 === preg_match( self::PATTERN, $text );
	}
}
