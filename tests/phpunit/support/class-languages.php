<?php
namespace Chaty\Tests;

use Chaty\Frontend\Registered_Texts;
use Chaty\Settings\Text_Translations;

/**
 * Stands in for a plugin such as Polylang: it keeps registered texts, and translates texts of the same words.
 */
final class Languages {

	/**
	 * Registered texts by group and name.
	 *
	 * @var array<string, string>
	 */
	public static array $registered = array();

	/**
	 * Translations by text.
	 *
	 * @var array<string, array<string, string>>
	 */
	private static array $translations = array();

	/**
	 * Starts the plugin after Chaty has begun without one.
	 *
	 * @param array<string, array<string, string>> $translations By language and text.
	 */
	public static function start( array $translations ): void {
		self::answer( $translations, 'en' );
		( new Registered_Texts( Make::repository(), new Text_Translations( Make::schema() ) ) )->register();
	}

	/**
	 * Answers as the plugin does.
	 *
	 * @param array<string, array<string, string>> $translations By language and text.
	 */
	public static function answer( array $translations, string $language ): void {
		self::$registered   = array();
		self::$translations = $translations;
		add_action( 'wpml_register_single_string', array( self::class, 'register' ), 10, 5 );
		add_filter( 'wpml_translate_single_string', array( self::class, 'translate' ), 10, 4 );
		add_filter( 'wpml_default_language', static fn (): string => 'en' );
		self::switch_to( $language );
	}

	public static function switch_to( string $language ): void {
		remove_all_filters( 'wpml_current_language' );
		add_filter( 'wpml_current_language', static fn (): string => $language );
	}

	public static function register( string $domain, string $name, string $text, bool $allow_empty, ?string $source ): void {
		self::$registered[ "$domain | $name | $source" ] = $text;
	}

	public static function unregister( string $domain, string $name ): void {
		unset( self::$registered[ "$domain | $name | en" ] );
	}

	/**
	 * @param string|null $language Null for that of the request.
	 */
	public static function translate( string $text, string $domain, string $name, ?string $language = null ): string {
		return self::$translations[ $language ?? apply_filters( 'wpml_current_language', null ) ][ $text ] ?? $text;
	}
}
