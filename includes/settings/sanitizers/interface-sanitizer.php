<?php
/**
 * Contract of the cleaning rules.
 *
 * @package Chaty
 */

namespace Chaty\Settings\Sanitizers;

/**
 * Cleans one kind of value. The schema names the rule of each key with `x-sanitizer`.
 *
 * A rule never fails: what it cannot use becomes the key's default, an empty string, or null when
 * nothing stands for the value. Cleaning twice gives the same as cleaning once.
 */
interface Sanitizer {

	/**
	 * Cleans a value.
	 *
	 * @param mixed                $value  A value whose type fits the schema.
	 * @param array<string, mixed> $schema Schema of the key.
	 * @return mixed The clean value, or null when it cannot be used.
	 */
	public function sanitize( $value, array $schema );
}
