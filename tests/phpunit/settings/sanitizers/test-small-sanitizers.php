<?php
namespace Chaty\Tests\Settings\Sanitizers;

use Chaty\Config\Widget_Repository;
use Chaty\Settings\Sanitizers;
use PHPUnit\Framework\TestCase;

/**
 * What real sites write in many ways comes out in one.
 */
final class Small_Sanitizers_Test extends TestCase {

	/**
	 * @return array<string, array{0: string, 1: mixed, 2: array<string, mixed>, 3: mixed}>
	 */
	public function provide_values(): array {
		$size   = array(
			'minimum' => 10,
			'maximum' => 400,
			'default' => 54,
		);
		$choice = array(
			'enum'    => array( 'left', 'right' ),
			'default' => 'right',
		);

		return array(
			'switch: 1'                 => array( 'boolean', 1, array(), 1 ),
			'switch: true'              => array( 'boolean', true, array(), 1 ),
			'switch: "1"'               => array( 'boolean', '1', array(), 1 ),
			'switch: "true"'            => array( 'boolean', 'true', array(), 1 ),
			'switch: "yes"'             => array( 'boolean', 'Yes', array(), 1 ),
			'switch: "on"'              => array( 'boolean', 'on', array(), 1 ),
			'switch: 0'                 => array( 'boolean', 0, array(), 0 ),
			'switch: 2'                 => array( 'boolean', 2, array(), 0 ),
			'switch: "0"'               => array( 'boolean', '0', array(), 0 ),
			'switch: "off"'             => array( 'boolean', 'off', array(), 0 ),
			'switch: "no"'              => array( 'boolean', 'no', array(), 0 ),
			'switch: ""'                => array( 'boolean', '', array(), 0 ),
			'switch: []'                => array( 'boolean', array(), array(), 0 ),
			'number'                    => array( 'number', 70, $size, 70 ),
			'number as text'            => array( 'number', ' 54 ', $size, 54 ),
			'number with a fraction'    => array( 'number', '12.5', $size, 12.5 ),
			'number too small'          => array( 'number', '-7', $size, 10 ),
			'number too large'          => array( 'number', 1e9, $size, 400 ),
			'no number'                 => array( 'number', '', $size, 54 ),
			'number with code'          => array( 'number', '54px;}', $size, 54 ),
			'choice'                    => array( 'enum', 'left', $choice, 'left' ),
			'no such choice'            => array( 'enum', 'middle', $choice, 'right' ),
			'choice: number'            => array( 'enum', 1, $choice, 'right' ),
			'id: 0'                     => array( 'widget-id', 0, array(), 0 ),
			'id: "0"'                   => array( 'widget-id', '0', array(), 0 ),
			'id: "_1"'                  => array( 'widget-id', '_1', array(), '_1' ),
			'id: 1'                     => array( 'widget-id', 1, array(), '_1' ),
			'id: "12"'                  => array( 'widget-id', '12', array(), '_12' ),
			'no id: ""'                 => array( 'widget-id', '', array(), null ),
			'no id: negative'           => array( 'widget-id', -1, array(), null ),
			'no id: SQL'                => array( 'widget-id', "0' OR '1'='1", array(), null ),
			'no id: code'               => array( 'widget-id', '_1"><script>', array(), null ),
			'no id: too long'           => array( 'widget-id', '12345678', array(), null ),
			'country'                   => array( 'country', 'de', array(), 'DE' ),
			'no country'                => array( 'country', 'Germany', array(), null ),
			'recipients'                => array( 'email-list', 'a@b.co; c@d.co,  x', array(), 'a@b.co, c@d.co' ),
			'recipients with a header'  => array( 'email-list', "a@b.co\r\nBcc: x@evil.example", array(), 'a@b.co, x@evil.example' ),
			'no recipients'             => array( 'email-list', 'nobody', array(), '' ),
			'options with recipients'   => array( 'option-emails', " Sales :a@b.co;c@d.co\r\n2: x: e@f.co\nNobody: x\n: g@h.co\ni@j.co", array(), "Sales: a@b.co, c@d.co\n2: x: e@f.co" ),
			'style rules'               => array( 'css', 'a > b { color: red !important }', array(), 'a > b { color: red !important }' ),
			'style rules with an end'   => array( 'css', 'a{}</style><script>alert(1)</script>', array(), 'a{}script>alert(1)/script>' ),
			'style rules, end in parts' => array( 'css', 'a{}<</style>/style>', array(), 'a{}/style>' ),
			'launch call'               => array( 'launch-command', 'launch_chaty()', array(), 'launch_chaty()' ),
			'close call'                => array( 'launch-command', 'close_chaty();', array(), 'close_chaty();' ),
			'another call'              => array( 'launch-command', 'alert(1)', array(), '' ),
			'launch call in a list'     => array( 'launch-command', 'launch_chaty();fetch("//evil")', array(), '' ),
		);
	}

	/**
	 * @dataProvider provide_values
	 *
	 * @param mixed                $given    Value.
	 * @param array<string, mixed> $schema   The key's part of the schema.
	 * @param mixed                $expected What comes out.
	 */
	public function test_given_value_when_it_is_sanitized_then_it_comes_out_in_one_form( string $rule, $given, array $schema, $expected ): void {
		$this->assertSame( $expected, Sanitizers::sanitize( $rule, $given, $schema ) );
	}

	public function test_index_is_empty_for_widget_0_and_id_for_others(): void {
		$this->assertSame( '', Widget_Repository::get_index( 0 ) );
		$this->assertSame( '_2', Widget_Repository::get_index( '_2' ) );
	}
}
