<?php
/**
 * Rule for countries.
 *
 * @package Chaty
 */

namespace Chaty\Settings\Sanitizers;

/**
 * A country's two letters, as capitals, because the page compares them with the visitor's (spec section 5).
 */
final class Country implements Sanitizer {

	/**
	 * Cleans a country.
	 *
	 * @param mixed                $value  Text.
	 * @param array<string, mixed> $schema Not used.
	 * @return string|null Two capitals, or null when it is no country.
	 */
	public function sanitize( $value, array $schema ) {
		$code = strtoupper( trim( is_scalar( $value ) ? (string) $value : '' ) );

		return preg_match( '/^[A-Z]{2}$/', $code ) ? $code : null;
	}
}
