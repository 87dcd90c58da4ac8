<?php
namespace Chaty\Tests\Launcher;

use Chaty\Launcher\Position;
use PHPUnit\Framework\TestCase;

/**
 * A launcher stands where the settings say, and never on another one.
 */
final class Position_Test extends TestCase {

	/**
	 * @return array<string, array{0: array<string, mixed>, 1: array<int, mixed>}>
	 */
	public function provide_settings(): array {
		return array(
			'nothing'               => array( array(), array( 'right', 25, 25, 54 ) ),
			'left'                  => array( array( 'position' => 'left' ), array( 'left', 25, 25, 54 ) ),
			'a side of its own'     => array( array( 'position' => 'custom', 'custom_position' => 'left' ), array( 'left', 25, 25, 54 ) ),
			'a side that is unused' => array( array( 'position' => 'right', 'custom_position' => 'left' ), array( 'right', 25, 25, 54 ) ),
			'an unknown side'       => array( array( 'position' => 'top' ), array( 'right', 25, 25, 54 ) ),
			'distances'             => array( array( 'bottom_spacing' => '40', 'side_spacing' => 0 ), array( 'right', 40, 0, 54 ) ),
			'numbers as text'       => array( array( 'bottom_spacing' => ' 12.5 ', 'widget_size' => '60' ), array( 'right', 12.5, 25, 60 ) ),
			'no numbers'            => array( array( 'bottom_spacing' => 'x', 'side_spacing' => '', 'widget_size' => array() ), array( 'right', 25, 25, 54 ) ),
			'a size of its own'     => array( array( 'widget_size' => '', 'custom_widget_size' => 70 ), array( 'right', 25, 25, 70 ) ),
			'two sizes'             => array( array( 'widget_size' => 44, 'custom_widget_size' => 70 ), array( 'right', 25, 25, 44 ) ),
			'no size'               => array( array( 'widget_size' => 0, 'custom_widget_size' => 0 ), array( 'right', 25, 25, 54 ) ),
			'a negative size'       => array( array( 'widget_size' => -10 ), array( 'right', 25, 25, 54 ) ),
		);
	}

	/**
	 * @dataProvider provide_settings
	 *
	 * @param array<string, mixed> $settings Settings.
	 * @param array<int, mixed>    $expected Side, distance from bottom and side, size.
	 */
	public function test_position_follows_settings_or_is_usual_one( array $settings, array $expected ): void {
		$position = new Position( $settings );

		$this->assertSame( $expected, $position->to_list() );
		$this->assertSame( $expected[0], $position->get_side() );
	}

	/**
	 * @testWith [{"position": "left", "bottom_spacing": 40}, ["left", 40, 25, 54]]
	 *           [{"position": "left", "mobile_position": "right", "mobile_bottom_spacing": "", "bottom_spacing": 40}, ["right", 40, 25, 54]]
	 *           [{"mobile_position": "top", "mobile_bottom_spacing": "0", "mobile_side_spacing": 7.5}, ["right", 0, 7.5, 54]]
	 *
	 * @param array<string, mixed> $settings Settings.
	 * @param array<int, mixed>    $expected Side, distance from bottom and side, size.
	 */
	public function test_settings_for_small_screens_replace_others_each_by_itself( array $settings, array $expected ): void {
		$this->assertSame( $expected, ( new Position( $settings, true ) )->to_list() );
	}

	/**
	 * Returns positions of others as settings, and how far above the bottom one of 54 px at 25 px then stands.
	 *
	 * @return array<string, array{0: array<int, array<string, mixed>>, 1: int}>
	 */
	public function provide_others(): array {
		return array(
			'nobody'                     => array( array(), 25 ),
			'one in the same place'      => array( array( array() ), 87 ),
			'two above each other'       => array( array( array(), array( 'bottom_spacing' => 87 ) ), 149 ),
			'two in any order'           => array( array( array( 'bottom_spacing' => 87 ), array() ), 149 ),
			'the other side'             => array( array( array( 'position' => 'left' ) ), 25 ),
			'far from it on its side'    => array( array( array( 'side_spacing' => 79 ) ), 25 ),
			'covering a pixel of it'     => array( array( array( 'side_spacing' => 78 ) ), 87 ),
			'well above'                 => array( array( array( 'bottom_spacing' => 79 ) ), 25 ),
			'above by less than it is'   => array( array( array( 'bottom_spacing' => 78 ) ), 140 ),
			'below, and ending there'    => array( array( array( 'bottom_spacing' => 0, 'widget_size' => 25 ) ), 25 ),
			'a large one'                => array( array( array( 'bottom_spacing' => 0, 'widget_size' => 400 ) ), 408 ),
			'a gap that is large enough' => array( array( array(), array( 'bottom_spacing' => 200 ) ), 87 ),
			'a gap that is too small'    => array( array( array(), array( 'bottom_spacing' => 100 ) ), 162 ),
		);
	}

	/**
	 * @dataProvider provide_others
	 *
	 * @param array<int, array<string, mixed>> $others Settings of others.
	 */
	public function test_launcher_stands_where_it_covers_no_other_and_others_stay( array $others, int $bottom ): void {
		$position  = new Position( array() );
		$positions = array_map( static fn ( array $settings ): Position => new Position( $settings ), $others );
		$before    = array_map( array( $this, 'get_list' ), $positions );

		$this->assertSame( array( 'right', $bottom, 25, 54 ), $position->stack_above( $positions )->to_list() );
		$this->assertSame( array( 'right', 25, 25, 54 ), $position->to_list() );
		$this->assertSame( $before, array_map( array( $this, 'get_list' ), $positions ) );
	}

	/**
	 * @return array<int, mixed>
	 */
	public function get_list( Position $position ): array {
		return $position->to_list();
	}
}
