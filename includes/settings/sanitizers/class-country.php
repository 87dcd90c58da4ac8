<?php
/**
 * Sanitizer of countries.
 *
 * @package Chaty
 */

namespace Chaty\Settings\Sanitizers;

/**
 * Keeps ISO 3166-1 codes, in upper case: the page compares them with the visitor's.
 */
final class Country implements Sanitizer {

	/**
	 * Sanitizes a country.
	 *
	 * @param mixed                $value  Text.
	 * @param array<string, mixed> $schema Not used.
	 * @return string|null Two letters in upper case, or null if it is not a code.
	 */
	public function sanitize( $value, array $schema ) {
		$code = strtoupper( trim( is_scalar( $value ) ? (string) $value : '' ) );

		return preg_match( '/^[A-Z]{2}$/', $code ) ? $code : null;
	}
}
