<?php
/**
 * Rule for calls of the page's two functions.
 *
 * @package Chaty
 */

namespace Chaty\Settings\Sanitizers;

/**
 * Lets through a call of `launch_chaty()` or `close_chaty()` (spec section 2) and nothing else, because
 * owners put such a call behind a link. The page compares the text; it never runs it.
 */
final class Launch_Command implements Sanitizer {

	/**
	 * Cleans a call.
	 *
	 * @param mixed                $value  Text.
	 * @param array<string, mixed> $schema Not used.
	 * @return string The call, or an empty string.
	 */
	public function sanitize( $value, array $schema ) {
		$call = trim( is_scalar( $value ) ? (string) $value : '' );

		return preg_match( '/^(?:javascript:)?\s*(?:window\.)?(?:launch_chaty|close_chaty)\(\s*(?:\d{1,4}\s*)?\)\s*;?$/', $call ) ? $call : '';
	}
}
