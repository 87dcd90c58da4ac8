<?php
/**
 * Sanitizer of recipients.
 *
 * @package Chaty
 */

namespace Chaty\Settings\Sanitizers;

/**
 * Keeps the valid ones of several email addresses.
 */
final class Email_List implements Sanitizer {

	/**
	 * Sanitizes a list of addresses.
	 *
	 * @param mixed                $value  Text.
	 * @param array<string, mixed> $schema Not used.
	 * @return string Addresses separated by ", ", or an empty string.
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
