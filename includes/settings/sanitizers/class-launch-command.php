<?php
/**
 * Sanitizer of launch commands.
 *
 * @package Chaty
 */

namespace Chaty\Settings\Sanitizers;

/**
 * Keeps calls of `launch_chaty()` and `close_chaty()`, which owners enter in place of a URL. The page compares
 * the text and never runs it.
 */
final class Launch_Command implements Sanitizer {

	/**
	 * Sanitizes a launch command.
	 *
	 * @param mixed                $value  Text.
	 * @param array<string, mixed> $schema Not used.
	 * @return string The command, or an empty string.
	 */
	public function sanitize( $value, array $schema ) {
		$call = trim( is_scalar( $value ) ? (string) $value : '' );

		return preg_match( '/^(?:javascript:)?\s*(?:window\.)?(?:launch_chaty|close_chaty)\(\s*(?:\d{1,4}\s*)?\)\s*;?$/', $call ) ? $call : '';
	}
}
