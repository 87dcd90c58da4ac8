<?php
/**
 * Tests of values with one written form.
 *
 * @package Chaty
 */

namespace Chaty\Tests\Settings\Sanitizers;

use Chaty\Settings\Sanitizers;
use PHPUnit\Framework\TestCase;

/**
 * Colours, zones, dates and the like stay as they are, or nothing is left: no text can hide in them.
 */
final class Written_Forms_Test extends TestCase {

	/**
	 * Gives a rule and a value that stays.
	 *
	 * @return array<string, array{0: string, 1: string}>
	 */
	public function provide_good(): array {
		return array(
			'colour, three digits'      => array( 'colour', '#fff' ),
			'colour, six digits'        => array( 'colour', '#A886CD' ),
			'colour, eight digits'      => array( 'colour', '#a886cdcc' ),
			'colour, three numbers'     => array( 'colour', 'rgb(31, 124, 108)' ),
			'colour without blanks'     => array( 'colour', 'rgb(31,124,108)' ),
			'colour with many blanks'   => array( 'colour', 'rgba( 0 , 0 , 0 , 0.5 )' ),
			'colour, half without zero' => array( 'colour', 'rgba(0,0,0,.5)' ),
			'colour, opaque'            => array( 'colour', 'rgba(0, 0, 0, 1)' ),
			'no colour'                 => array( 'colour', '' ),
			'zone, UTC'                 => array( 'time-zone', 'UTC' ),
			'zone, hours and a half'    => array( 'time-zone', '+5.5' ),
			'zone, hours and minutes'   => array( 'time-zone', '+5:30' ),
			'zone, hours back'          => array( 'time-zone', '-3' ),
			'zone, zero'                => array( 'time-zone', '0' ),
			'zone, name'                => array( 'time-zone', 'America/Argentina/Buenos_Aires' ),
			'date'                      => array( 'date-time', '2026-01-01 00:00:00' ),
			'no date'                   => array( 'date-time', '' ),
			'time'                      => array( 'time', '23:59:59' ),
			'font'                      => array( 'font', "-apple-system,BlinkMacSystemFont,Segoe UI,'Roboto Mono'" ),
			'font with pluses'          => array( 'font', 'Press+Start+2P' ),
			'font in other letters'     => array( 'font', '游ゴシック' ),
			'classes'                   => array( 'class-names', 'fab fa-whatsapp' ),
			'name'                      => array( 'slug', 'Custom_Link_3' ),
		);
	}

	/**
	 * Given a value in its form, when it is cleaned, then it stays.
	 *
	 * @dataProvider provide_good
	 *
	 * @param string $rule  Name of the rule.
	 * @param string $value Value.
	 */
	public function test_good_forms_stay( string $rule, string $value ): void {
		$this->assertSame( $value, ( new Sanitizers() )->get_rule( $rule )->clean( " $value ", array() ) );
	}

	/**
	 * Gives a rule and a value that goes.
	 *
	 * @return array<string, array{0: string, 1: mixed}>
	 */
	public function provide_bad(): array {
		return array(
			'colour by name'            => array( 'colour', 'red' ),
			'colour that ends the rule' => array( 'colour', '#fff;}body{display:none' ),
			'colour with a line break'  => array( 'colour', "#fff\n}" ),
			'colour with an address'    => array( 'colour', 'url(//evil)' ),
			'colour with four digits'   => array( 'colour', '#ffff' ),
			'colour with an expression' => array( 'colour', 'rgb(0,0,expression(alert(1)))' ),
			'colour as a list'          => array( 'colour', array( '#fff' ) ),
			'zone with markup'          => array( 'time-zone', '<b>' ),
			'zone with code'            => array( 'time-zone', 'a/b/c/d' ),
			'date with words'           => array( 'date-time', 'tomorrow' ),
			'time with code'            => array( 'time', '1:2' ),
			'font that ends the rule'   => array( 'font', 'Arial;}body{display:none' ),
			'font with an address'      => array( 'font', 'url(//evil)' ),
			'classes with quotes'       => array( 'class-names', 'a" onload="alert(1)' ),
			'name with SQL'             => array( 'slug', "0' OR 1=1 --" ),
		);
	}

	/**
	 * Given anything else, when it is cleaned, then nothing is left.
	 *
	 * @dataProvider provide_bad
	 *
	 * @param string $rule  Name of the rule.
	 * @param mixed  $value Value.
	 */
	public function test_other_forms_go( string $rule, $value ): void {
		$this->assertSame( '', ( new Sanitizers() )->get_rule( $rule )->clean( $value, array() ) );
	}

	/**
	 * Given a name that is no rule, when it is asked for, then that is a mistake in the schema.
	 */
	public function test_unknown_rule(): void {
		$this->expectException( \OutOfBoundsException::class );

		( new Sanitizers() )->get_rule( 'none' );
	}
}
