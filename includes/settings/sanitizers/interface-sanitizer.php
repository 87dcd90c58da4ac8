<?php
/**
 * Contract of sanitizers.
 *
 * @package Chaty
 */

namespace Chaty\Settings\Sanitizers;

/**
 * Sanitizes one kind of value; the schema names it with `x-sanitizer`.
 *
 * A sanitizer never fails: an invalid value becomes the default, an empty string, or null. Sanitizing is
 * idempotent.
 */
interface Sanitizer {

	/**
	 * Sanitizes a value.
	 *
	 * @param mixed                $value  Value of the schema's type.
	 * @param array<string, mixed> $schema Schema of the key.
	 * @return mixed The sanitized value, or null if it is invalid.
	 */
	public function sanitize( $value, array $schema );
}
