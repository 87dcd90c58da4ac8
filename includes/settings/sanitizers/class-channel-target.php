<?php
/**
 * Sanitizer of what a channel leads to.
 *
 * @package Chaty
 */

namespace Chaty\Settings\Sanitizers;

/**
 * Keeps numbers, handles and URLs as text, as owners type them: with spaces, a plus, leading whitespace.
 * Rejects `javascript:`, except a launch command.
 */
final class Channel_Target implements Sanitizer {

	private Sanitizer $text;
	private Sanitizer $launch_command;

	/**
	 * @param Sanitizer $text        Sanitizer of text.
	 * @param Sanitizer $launch_command Sanitizer of launch commands.
	 */
	public function __construct( Sanitizer $text, Sanitizer $launch_command ) {
		$this->text           = $text;
		$this->launch_command = $launch_command;
	}

	/**
	 * Sanitizes a target.
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
