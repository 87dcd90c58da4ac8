<?php
/**
 * Rule for the recipients of a mail.
 *
 * @package Chaty
 */

namespace Chaty\Settings\Sanitizers;

/**
 * One or more mail addresses with commas between; those that are none are dropped.
 */
final class Email_List implements Sanitizer {

	/**
	 * Cleans a list of addresses.
	 *
	 * @param mixed                $value  Text.
	 * @param array<string, mixed> $schema Not used.
	 * @return string Addresses with ", " between, or an empty string.
	 */
	public function sanitize( $value, array $schema ) {
		$addresses = array();
		foreach ( (array) preg_split( '/[,;\s]+/', is_scalar( $value ) ? (string) $value : '' ) as $part ) {
			if ( is_email( (string) $part ) ) {
				$addresses[] = $part;
			}
		}

		return implode( ', ', $addresses );
	}
}
