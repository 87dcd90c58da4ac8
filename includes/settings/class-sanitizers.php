<?php
/**
 * Registry of sanitizers.
 *
 * @package Chaty
 */

namespace Chaty\Settings;

use Chaty\Settings\Sanitizers\Boolean;
use Chaty\Settings\Sanitizers\Channel_Target;
use Chaty\Settings\Sanitizers\Country;
use Chaty\Settings\Sanitizers\CSS;
use Chaty\Settings\Sanitizers\Email_List;
use Chaty\Settings\Sanitizers\Enum;
use Chaty\Settings\Sanitizers\HTML;
use Chaty\Settings\Sanitizers\Launch_Command;
use Chaty\Settings\Sanitizers\Number;
use Chaty\Settings\Sanitizers\Page_Rule;
use Chaty\Settings\Sanitizers\Regex;
use Chaty\Settings\Sanitizers\Sanitizer;
use Chaty\Settings\Sanitizers\SVG_Icon;
use Chaty\Settings\Sanitizers\Text;
use Chaty\Settings\Sanitizers\URL;
use Chaty\Settings\Sanitizers\Widget_ID;

/**
 * Returns the sanitizers that the schema names with `x-sanitizer`.
 */
final class Sanitizers {

	/**
	 * Colors: #rgb, #rrggbb, #rrggbbaa, rgb() and rgba() with any spaces. The page has the same pattern; tests/fixtures/color-rows.json
	 * has rows for both.
	 */
	private const COLOR = '/^(?:#(?:[0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})|rgba?\(\s*\d{1,3}\s*,\s*\d{1,3}\s*,\s*\d{1,3}\s*(?:,\s*(?:[01]?\.\d+|[01]|\d{1,3}%)\s*)?\))$/i';

	/**
	 * Time zones: hours from UTC with decimals or minutes, or a name, such as "+5.5", "+0530" or "America/New_York".
	 * Only the browser knows which names exist.
	 */
	private const ZONE = '#^(?:(?:UTC)?[+-]?\d{1,2}(?:\.\d{1,4}|:?[0-5]\d)?|[a-z][a-z0-9_+-]*(?:/[a-z0-9_+-]+){0,2})$#i';

	/**
	 * Font families: names with commas and quotes, and pluses instead of spaces.
	 */
	private const FONT = '/^[\p{L}\p{N} +,\'"_-]{1,200}$/u';

	/**
	 * Sanitizers created so far, by name.
	 *
	 * @var array<string, Sanitizer>
	 */
	private array $sanitizers = array();

	/**
	 * Returns a sanitizer.
	 *
	 * @param string $name Name in the schema.
	 * @throws \OutOfBoundsException When the schema names an unknown sanitizer, which is a bug.
	 */
	public function get( string $name ): Sanitizer {
		if ( ! isset( $this->sanitizers[ $name ] ) ) {
			$this->sanitizers[ $name ] = $this->create( $name );
		}

		return $this->sanitizers[ $name ];
	}

	/**
	 * Creates a sanitizer.
	 *
	 * @param string $name Name in the schema.
	 * @throws \OutOfBoundsException When there is no such sanitizer.
	 */
	private function create( string $name ): Sanitizer {
		switch ( $name ) {
			case 'text':
				return new Text( false );
			case 'multiline-text':
				return new Text( true );
			case 'html':
				return new HTML();
			case 'svg':
				return new SVG_Icon();
			case 'url':
				return new URL();
			case 'channel-target':
				return new Channel_Target( $this->get( 'text' ), $this->get( 'launch-command' ) );
			case 'launch-command':
				return new Launch_Command();
			case 'css':
				return new CSS();
			case 'country':
				return new Country();
			case 'boolean':
				return new Boolean();
			case 'number':
				return new Number( true );
			case 'strict-number':
				return new Number( false );
			case 'enum':
				return new Enum( true );
			case 'strict-enum':
				return new Enum( false );
			case 'page-rule':
				return new Page_Rule( new Text( false ) );
			case 'widget-id':
				return new Widget_ID();
			case 'email-list':
				return new Email_List();
		}

		return $this->create_regex( $name );
	}

	/**
	 * Creates a sanitizer that is only a pattern.
	 *
	 * @param string $name Name in the schema.
	 * @throws \OutOfBoundsException When there is no such sanitizer.
	 */
	private function create_regex( string $name ): Regex {
		$patterns = array(
			'color'       => self::COLOR,
			'time-zone'   => self::ZONE,
			'font'        => self::FONT,
			'slug'        => '/^[A-Za-z0-9_-]{1,50}$/',
			'class-names' => '/^[A-Za-z0-9_-]+(?: +[A-Za-z0-9_-]+)*$/',
			'date-time'   => '/^\d{4}-\d{2}-\d{2}(?: \d{2}:\d{2}(?::\d{2})?)?$/',
			'time'        => '/^\d{1,2}:\d{2}(?::\d{2})?$/',
		);

		if ( ! isset( $patterns[ $name ] ) ) {
			throw new \OutOfBoundsException( 'The settings schema names an unknown sanitizer.' );
		}

		return new Regex( $patterns[ $name ] );
	}
}
