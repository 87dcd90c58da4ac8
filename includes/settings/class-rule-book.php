<?php
/**
 * Table of the cleaning rules.
 *
 * @package Chaty
 */

namespace Chaty\Settings;

use Chaty\Settings\Rules\Channel_Value;
use Chaty\Settings\Rules\Choice;
use Chaty\Settings\Rules\Country;
use Chaty\Settings\Rules\Flag;
use Chaty\Settings\Rules\Launch_Call;
use Chaty\Settings\Rules\Pattern;
use Chaty\Settings\Rules\Plain_Text;
use Chaty\Settings\Rules\Quantity;
use Chaty\Settings\Rules\Recipients;
use Chaty\Settings\Rules\Rich_Text;
use Chaty\Settings\Rules\Rule;
use Chaty\Settings\Rules\Style_Rules;
use Chaty\Settings\Rules\Svg_Icon;
use Chaty\Settings\Rules\Web_Address;
use Chaty\Settings\Rules\Widget_Id;

/**
 * Finds the rule that the schema names with `x-rule`.
 */
final class Rule_Book {

	/**
	 * Colours: #rgb, #rrggbb, #rrggbbaa, rgb() and rgba() with any spaces; the same in src/domain/appearance.ts.
	 */
	private const COLOUR = '/^(?:#(?:[0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})|rgba?\(\s*\d{1,3}\s*,\s*\d{1,3}\s*,\s*\d{1,3}\s*(?:,\s*(?:[01]?\.\d+|[01]|\d{1,3}%)\s*)?\))$/i';

	/**
	 * Zones: hours from UTC with decimals or minutes, or a zone's name, such as "+5.5", "+0530" or "America/New_York".
	 * Which names there are is known to the browser.
	 */
	private const ZONE = '#^(?:(?:UTC)?[+-]?\d{1,2}(?:\.\d{1,4}|:?[0-5]\d)?|[a-z][a-z0-9_+-]*(?:/[a-z0-9_+-]+){0,2})$#i';

	/**
	 * Fonts: names with commas and quotes between, and pluses in place of spaces; no other signs.
	 */
	private const FONT = '/^[\p{L}\p{N} +,\'"_-]{1,200}$/u';

	/**
	 * The rules made so far, by name.
	 *
	 * @var array<string, Rule>
	 */
	private $rules = array();

	/**
	 * Gives a rule.
	 *
	 * @param string $name Name in the schema.
	 * @throws \OutOfBoundsException When the schema names a rule that does not exist: a mistake in the schema.
	 */
	public function get_rule( string $name ): Rule {
		if ( ! isset( $this->rules[ $name ] ) ) {
			$this->rules[ $name ] = $this->make_rule( $name );
		}

		return $this->rules[ $name ];
	}

	/**
	 * Makes a rule.
	 *
	 * @param string $name Name in the schema.
	 * @throws \OutOfBoundsException When there is no such rule.
	 */
	private function make_rule( string $name ): Rule {
		switch ( $name ) {
			case 'text':
				return new Plain_Text( false );
			case 'lines':
				return new Plain_Text( true );
			case 'rich-text':
				return new Rich_Text();
			case 'svg':
				return new Svg_Icon();
			case 'address':
				return new Web_Address();
			case 'channel-value':
				return new Channel_Value( $this->get_rule( 'text' ), $this->get_rule( 'launch-call' ) );
			case 'launch-call':
				return new Launch_Call();
			case 'style-rules':
				return new Style_Rules();
			case 'country':
				return new Country();
			case 'flag':
				return new Flag();
			case 'number':
				return new Quantity( true );
			case 'strict-number':
				return new Quantity( false );
			case 'choice':
				return new Choice();
			case 'widget-id':
				return new Widget_Id();
			case 'recipients':
				return new Recipients();
		}

		return $this->make_pattern( $name );
	}

	/**
	 * Makes a rule that is a pattern alone.
	 *
	 * @param string $name Name in the schema.
	 * @throws \OutOfBoundsException When there is no such rule.
	 */
	private function make_pattern( string $name ): Pattern {
		$patterns = array(
			'colour'      => self::COLOUR,
			'time-zone'   => self::ZONE,
			'font'        => self::FONT,
			'slug'        => '/^[A-Za-z0-9_-]{1,50}$/',
			'class-names' => '/^[A-Za-z0-9_-]+(?: +[A-Za-z0-9_-]+)*$/',
			'date-time'   => '/^\d{4}-\d{2}-\d{2}(?: \d{2}:\d{2}(?::\d{2})?)?$/',
			'time'        => '/^\d{1,2}:\d{2}(?::\d{2})?$/',
		);

		if ( ! isset( $patterns[ $name ] ) ) {
			throw new \OutOfBoundsException( 'The settings schema names an unknown rule.' );
		}

		return new Pattern( $patterns[ $name ] );
	}
}
