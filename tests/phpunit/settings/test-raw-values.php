<?php
namespace Chaty\Tests\Settings;

use Chaty\Settings\Raw_Values;
use Chaty\Settings\Schema;
use PHPUnit\Framework\TestCase;

/**
 * What PHP encodes in an odd way is still an object or a list.
 */
final class Raw_Values_Test extends TestCase {

	/**
	 * @return array<string, array{0: string, 1: bool, 2: bool, 3: array<int, mixed>}>
	 */
	public function provide_json(): array {
		return array(
			'an object'               => array( '{"a":1}', true, false, array( 1 ) ),
			'a list'                  => array( '["x","y"]', false, true, array( 'x', 'y' ) ),
			'empty, of either type'   => array( '[]', true, true, array() ),
			'a list without its head' => array( '{"1":"y","2":"z"}', true, true, array( 'y', 'z' ) ),
			'a list with one name'    => array( '{"0":"x","a":"y"}', true, false, array( 'x', 'y' ) ),
			'a missing list'          => array( '""', false, true, array() ),
			'a text'                  => array( '"x"', false, false, array() ),
			'a number'                => array( '0', false, false, array() ),
			'null'                    => array( 'null', false, false, array() ),
		);
	}

	/**
	 * @dataProvider provide_json
	 *
	 * @param array<int, mixed> $entries Its entries.
	 */
	public function test_given_json_when_it_is_decoded_then_its_type_and_entries_are_known( string $json, bool $is_object, bool $is_list, array $entries ): void {
		$value = json_decode( $json, true );

		$this->assertSame( array( $is_object, $is_list, $entries ), array( Raw_Values::is_object( $value ), Raw_Values::is_list( $value ), Raw_Values::to_list( $value ) ) );
	}

	/**
	 * Given a number with bounds, then the sanitizer corrects it; bounds of any other value restrict its type.
	 */
	public function test_bounds(): void {
		$schema = array( 'type' => 'integer', 'minimum' => 0, 'maximum' => 9, 'enum' => array( 1 ), 'description' => 'x' );

		$this->assertSame( array( 'type' => 'integer' ), Schema::get_type( $schema + array( 'x-sanitizer' => 'number' ) ) );
		$this->assertSame( array( 'type' => 'integer', 'minimum' => 0, 'maximum' => 9 ), Schema::get_type( $schema + array( 'x-sanitizer' => 'widget-id' ) ) );
	}
}
