<?php
namespace Chaty\Tests\Settings\Sanitizers;

use Chaty\Settings\Sanitizers;
use PHPUnit\Framework\TestCase;

/**
 * Colors, zones, dates and the like stay as they are, or nothing is left: no text can hide in them.
 */
final class Written_Forms_Test extends TestCase {

	/**
	 * @return array<string, array{0: string, 1: string}>
	 */
	public function provide_good(): array {
		return array(
			'color, three digits'      => array( 'color', '#fff' ),
			'color, six digits'        => array( 'color', '#A886CD' ),
			'color, eight digits'      => array( 'color', '#a886cdcc' ),
			'color, three numbers'     => array( 'color', 'rgb(31, 124, 108)' ),
			'color without blanks'     => array( 'color', 'rgb(31,124,108)' ),
			'color with many blanks'   => array( 'color', 'rgba( 0 , 0 , 0 , 0.5 )' ),
			'color, half without zero' => array( 'color', 'rgba(0,0,0,.5)' ),
			'color, opaque'            => array( 'color', 'rgba(0, 0, 0, 1)' ),
			'no color'                 => array( 'color', '' ),
			'zone, UTC'                => array( 'time-zone', 'UTC' ),
			'zone, hours and a half'   => array( 'time-zone', '+5.5' ),
			'zone, hours and minutes'  => array( 'time-zone', '+5:30' ),
			'zone, hours back'         => array( 'time-zone', '-3' ),
			'zone, zero'               => array( 'time-zone', '0' ),
			'zone, name'               => array( 'time-zone', 'America/Argentina/Buenos_Aires' ),
			'date'                     => array( 'date-time', '2026-01-01 00:00:00' ),
			'no date'                  => array( 'date-time', '' ),
			'time'                     => array( 'time', '23:59:59' ),
			'font'                     => array( 'font', "-apple-system,BlinkMacSystemFont,Segoe UI,'Roboto Mono'" ),
			'font with pluses'         => array( 'font', 'Press+Start+2P' ),
			'font in other letters'    => array( 'font', '游ゴシック' ),
			'classes'                  => array( 'class-names', 'fab fa-whatsapp' ),
			'name'                     => array( 'slug', 'Custom_Link_3' ),
		);
	}

	/**
	 * @dataProvider provide_good
	 */
	public function test_given_value_in_its_form_when_it_is_sanitized_then_it_stays( string $rule, string $value ): void {
		$this->assertSame( $value, Sanitizers::sanitize( $rule, " $value ", array() ) );
	}

	/**
	 * @return array<string, array{0: string, 1: mixed}>
	 */
	public function provide_bad(): array {
		return array(
			'color by name'            => array( 'color', 'red' ),
			'color that ends the rule' => array( 'color', '#fff;}body{display:none' ),
			'color with a line break'  => array( 'color', "#fff\n}" ),
			'color with an address'    => array( 'color', 'url(//evil)' ),
			'color with four digits'   => array( 'color', '#ffff' ),
			'color with an expression' => array( 'color', 'rgb(0,0,expression(alert(1)))' ),
			'color as a list'          => array( 'color', array( '#fff' ) ),
			'zone with markup'         => array( 'time-zone', '<b>' ),
			'zone with code'           => array( 'time-zone', 'a/b/c/d' ),
			'date with words'          => array( 'date-time', 'tomorrow' ),
			'time with code'           => array( 'time', '1:2' ),
			'font that ends the rule'  => array( 'font', 'Arial;}body{display:none' ),
			'font with an address'     => array( 'font', 'url(//evil)' ),
			'classes with quotes'      => array( 'class-names', 'a" onload="alert(1)' ),
			'name with SQL'            => array( 'slug', "0' OR 1=1 --" ),
		);
	}

	/**
	 * @dataProvider provide_bad
	 *
	 * @param mixed $value Value.
	 */
	public function test_given_anything_else_when_it_is_sanitized_then_nothing_is_left( string $rule, $value ): void {
		$this->assertSame( '', Sanitizers::sanitize( $rule, $value, array() ) );
	}

	public function test_given_unknown_sanitizer_when_it_is_requested_then_that_is_error(): void {
		$this->expectException( \OutOfBoundsException::class );

		Sanitizers::sanitize( 'none', '', array() );
	}
}
