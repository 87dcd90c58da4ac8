<?php
namespace Chaty\Settings\Sanitizers;

use Chaty\Settings\Sanitizers;

/**
 * Keeps numbers, handles and URLs as text, as owners type them: with spaces, a plus, leading whitespace.
 * Rejects what would run as code, except a launch command.
 */
final class Channel_Target {

	/**
	 * @param mixed $value Text or number.
	 */
	public function sanitize( $value ): string {
		$text = ( new Text( false ) )->sanitize( $value );

		return self::is_code( $text ) ? Sanitizers::sanitize( 'launch-command', $text, array() ) : $text;
	}

	/**
	 * Returns whether a text would run as code, or open what is on the device, also with invisible characters in it, and
	 * where the site's charset lets broken UTF-8 through.
	 */
	public static function is_code( string $text ): bool {
		$compact = preg_replace( '/[\s\x{AD}\x{200B}-\x{200F}\x{2028}-\x{202F}\x{FEFF}]+/u', '', $text ) ?? $text;

		return 1 === preg_match( '/^(\w*script|data|blob|file)(:|%3a)/i', $compact );
	}
}
