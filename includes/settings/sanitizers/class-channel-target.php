<?php
/**
 * Rule for what a channel leads to.
 *
 * @package Chaty
 */

namespace Chaty\Settings\Sanitizers;

/**
 * A number, handle or address as owners type it: with spaces, a plus, a leading blank. It is text;
 * one that would run as code is dropped, unless it calls one of our own two functions.
 */
final class Channel_Target implements Sanitizer {

	private Sanitizer $text;
	private Sanitizer $launch_command;

	/**
	 * @param Sanitizer $text        Rule for text.
	 * @param Sanitizer $launch_command Rule for calls of our functions.
	 */
	public function __construct( Sanitizer $text, Sanitizer $launch_command ) {
		$this->text           = $text;
		$this->launch_command = $launch_command;
	}

	/**
	 * Cleans a value.
	 *
	 * @param mixed                $value  Text or number.
	 * @param array<string, mixed> $schema Schema of the key.
	 * @return mixed
	 */
	public function sanitize( $value, array $schema ) {
		$text    = (string) $this->text->sanitize( $value, $schema );
		$compact = preg_replace( '/[\s\x{AD}\x{200B}-\x{200F}\x{2028}-\x{202F}\x{FEFF}]+/u', '', $text ) ?? $text;

		if ( preg_match( '/^(\w*script|data|blob|file)(:|%3a)/i', $compact ) ) {
			return $this->launch_command->sanitize( $text, $schema );
		}

		return $text;
	}
}
