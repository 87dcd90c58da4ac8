<?php
namespace Chaty\Launcher;

/**
 * Reads `font_family` as the page does (`src/widget/domain/font.ts`; "Fonts" in docs/how-it-works.md).
 */
final class Font {

	/**
	 * Generic families and those that devices have; all others come from the web font service.
	 */
	private const BUILT_IN = '/^([a-z-]*serif|monospace|cursive|fantasy|math|emoji|fangsong|system-ui|ui-\w+|-apple-\w+|blinkmac\w+|'
		. 'arial|helvetica|verdana|tahoma|georgia|times new roman|trebuchet ms|courier new)$/iD';

	/**
	 * `System Stack` is the device's own font; the others are keywords of CSS, never families.
	 */
	private const NO_FAMILY = '/^(system stack|none|default|inherit|initial|unset|revert(-layer)?|)$/iD';

	/**
	 * Names of families.
	 *
	 * @var array<int, string>
	 */
	private array $names = array();

	/**
	 * @param string $text Setting; a space may be written as a plus.
	 */
	public function __construct( string $text ) {
		foreach ( explode( ',', str_replace( '+', ' ', $text ) ) as $name ) {
			$name = (string) preg_replace( '/[^\p{L}\p{N} \'_-]|^[\s\'"]+|[\s\'"]+$/u', '', $name );
			if ( ! preg_match( self::NO_FAMILY, $name ) ) {
				$this->names[] = $name;
			}
		}
	}

	/**
	 * Returns the value of `font-family`: a name must be quoted, a generic family must not be (CSS Fonts 4).
	 */
	public function get_family(): string {
		return implode(
			',',
			array_map( static fn ( string $name ): string => preg_match( self::BUILT_IN, $name ) ? $name : "\"$name\"", $this->names )
		);
	}

	/**
	 * Returns the name to load from the web font service.
	 *
	 * @return string Empty if devices have the font, or the setting lists several.
	 */
	public function get_web_font(): string {
		return 1 === count( $this->names ) && ! preg_match( self::BUILT_IN, $this->names[0] ) ? $this->names[0] : '';
	}
}
