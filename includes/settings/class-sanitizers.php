<?php
namespace Chaty\Settings;

use Chaty\Settings\Sanitizers\Channel_Target;
use Chaty\Settings\Sanitizers\HTML;
use Chaty\Settings\Sanitizers\Page_Rule;
use Chaty\Settings\Sanitizers\SVG_Icon;
use Chaty\Settings\Sanitizers\Text;
use Chaty\Settings\Sanitizers\URL;

/**
 * Sanitizes values as the schema says with `x-sanitizer`. What takes more than a few lines is a class of its own.
 */
final class Sanitizers {

	/**
	 * Texts that match a pattern; any other becomes empty. The page has the same pattern for colors: #rgb, #rrggbb,
	 * #rrggbbaa, rgb() and rgba() with any spaces; tests/fixtures/color-rows.json has rows for both. A time zone is hours
	 * from UTC with decimals or minutes, or a name, such as "+5.5", "+0530" or "America/New_York": only the browser knows
	 * which names exist. A font has names with commas and quotes, and pluses instead of spaces.
	 */
	private const PATTERNS = array(
		'color'       => '/^(?:#(?:[0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})|rgba?\(\s*\d{1,3}\s*,\s*\d{1,3}\s*,\s*\d{1,3}\s*(?:,\s*(?:[01]?\.\d+|[01]|\d{1,3}%)\s*)?\))$/i',
		'time-zone'   => '#^(?:(?:UTC)?[+-]?\d{1,2}(?:\.\d{1,4}|:?[0-5]\d)?|[a-z][a-z0-9_+-]*(?:/[a-z0-9_+-]+){0,2})$#i',
		'font'        => '/^[\p{L}\p{N} +,\'"_-]{1,200}$/u',
		'own-field'   => '/^own_[a-z0-9]{1,20}$/D',
		'slug'        => '/^[A-Za-z0-9_-]{1,50}$/',
		'class-names' => '/^[A-Za-z0-9_-]+(?: +[A-Za-z0-9_-]+)*$/',
		'date-time'   => '/^\d{4}-\d{2}-\d{2}(?: \d{2}:\d{2}(?::\d{2})?)?$/',
		'time'        => '/^\d{1,2}:\d{2}(?::\d{2})?$/',
	);

	/**
	 * Calls of `launch_chaty()` and `close_chaty()`, which owners enter in place of a URL. The page compares the text and
	 * never runs it.
	 */
	private const LAUNCH_COMMAND = '/^(?:javascript:)?\s*(?:window\.)?(?:launch_chaty|close_chaty)\(\s*(?:\d{1,4}\s*)?\)\s*;?$/';

	/**
	 * Notation of numbers. The page has the same pattern.
	 */
	private const NUMBER = '/^-?\d+(?:\.\d+)?$/D';

	/**
	 * @param mixed                $value  Value of the schema's type.
	 * @param array<string, mixed> $schema Schema of the key.
	 * @return mixed The sanitized value, or null if it is invalid.
	 * @throws \OutOfBoundsException When the schema names an unknown sanitizer, which is a bug.
	 */
	public static function sanitize( string $name, $value, array $schema ) {
		if ( isset( self::PATTERNS[ $name ] ) ) {
			return self::match( self::PATTERNS[ $name ], $value );
		}
		switch ( $name ) {
			case 'text':
			case 'multiline-text':
				return ( new Text( 'text' !== $name ) )->sanitize( $value );
			case 'html':
				return ( new HTML() )->sanitize( $value );
			case 'svg':
				return ( new SVG_Icon() )->sanitize( $value );
			case 'url':
				return ( new URL() )->sanitize( $value, $schema );
			case 'channel-target':
				return ( new Channel_Target() )->sanitize( $value );
			case 'page-rule':
				return ( new Page_Rule() )->sanitize( $value );
			case 'launch-command':
				return self::match( self::LAUNCH_COMMAND, $value );
			case 'boolean':
				return (int) Raw_Values::is_true( $value );
			case 'number':
			case 'strict-number':
				return self::sanitize_number( $value, $schema, 'number' === $name );
			case 'enum':
			case 'strict-enum':
				$text = self::to_text( $value );
				return in_array( $text, $schema['enum'], true ) ? $text : ( 'enum' === $name ? $schema['default'] : null );
			case 'widget-id':
				return self::sanitize_widget_id( $value );
			case 'country':
				// ISO 3166-1 in upper case: the page compares it with the visitor's.
				$code = strtoupper( self::to_text( $value ) );
				return preg_match( '/^[A-Z]{2}$/', $code ) ? $code : null;
			case 'css':
				return self::sanitize_css( $value );
			case 'email-list':
				return Option_Emails::clean_addresses( self::to_text( $value ) );
			case 'option-emails':
				return Option_Emails::clean( self::to_text( $value ) );
		}

		throw new \OutOfBoundsException( 'The settings schema names an unknown sanitizer.' );
	}

	/**
	 * Returns a trimmed text; empty for what is neither text nor number.
	 *
	 * @param mixed $value Any value.
	 */
	private static function to_text( $value ): string {
		return trim( is_scalar( $value ) ? (string) $value : '' );
	}

	/**
	 * Returns a text that matches a pattern, otherwise an empty one.
	 *
	 * @param string $pattern Pattern, anchored at both ends.
	 * @param mixed  $value   Any value.
	 */
	private static function match( string $pattern, $value ): string {
		$text = self::to_text( $value );

		return preg_match( $pattern, $text ) ? $text : '';
	}

	/**
	 * Sanitizes a number, also one that is text.
	 *
	 * @param mixed                $value      Any value.
	 * @param array<string, mixed> $schema     `minimum`, `maximum`, and `default` for values that are not numbers.
	 * @param bool                 $is_clamped Whether a value out of bounds is clamped instead of rejected.
	 * @return int|float|null Null if it is rejected.
	 */
	private static function sanitize_number( $value, array $schema, bool $is_clamped ) {
		$text = self::to_text( $value );
		if ( ! preg_match( self::NUMBER, $text ) ) {
			return $schema['default'] ?? ( $is_clamped ? 0 : null );
		}

		$number = (float) max( $schema['minimum'], min( $schema['maximum'], (float) $text ) );
		if ( ! $is_clamped && (float) $text !== $number ) {
			return null;
		}

		return floor( $number ) === $number ? (int) $number : $number;
	}

	/**
	 * @param mixed $value Any value.
	 * @return int|string|null 0, "_N", or null if it is not an ID.
	 */
	private static function sanitize_widget_id( $value ) {
		$text = ltrim( self::to_text( $value ), '_' );
		if ( '0' === $text ) {
			return 0;
		}

		return preg_match( '/^[1-9][0-9]{0,5}$/', $text ) ? '_' . $text : null;
	}

	/**
	 * Removes "<", so that CSS cannot close its style element.
	 *
	 * @param mixed $value Any value.
	 */
	private static function sanitize_css( $value ): string {
		$css = wp_check_invalid_utf8( is_scalar( $value ) ? (string) $value : '' );
		$css = preg_replace( '#</?style[^<>]*>#i', '', $css ) ?? $css;

		return trim( str_replace( array( '<', "\0" ), '', $css ) );
	}
}
