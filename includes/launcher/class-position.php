<?php
namespace Chaty\Launcher;

use Chaty\Settings\Raw_Values;

/**
 * Position and size of a launcher, in pixels ("Launcher" in docs/how-it-works.md). The page has the same rules
 * (`parse-launcher.ts` and `position.ts` in `src/widget/domain`).
 */
final class Position {

	private const GAP_PX     = 8;
	private const SIZE_PX    = 54;
	private const SPACING_PX = 25;

	private string $side;

	/**
	 * Distances from the window's edges.
	 *
	 * @var int|float
	 */
	private $bottom;

	/**
	 * Distance from the side.
	 *
	 * @var int|float
	 */
	private $side_spacing;

	/**
	 * Width and height.
	 *
	 * @var int|float
	 */
	private $size;

	/**
	 * @param array<string, mixed> $settings Sanitized settings of a widget.
	 * @param bool                 $is_small Whether it is that of small screens.
	 */
	public function __construct( array $settings, bool $is_small = false ) {
		$side = Raw_Values::read_text( $settings, 'position' );
		$side = 'custom' === $side ? Raw_Values::read_text( $settings, 'custom_position' ) : $side;
		$size = Raw_Values::read_number( $settings, 'widget_size' );
		$size = $size ? $size : Raw_Values::read_number( $settings, 'custom_widget_size' );

		$this->side         = 'left' === $side ? 'left' : 'right';
		$this->bottom       = Raw_Values::read_number( $settings, 'bottom_spacing', self::SPACING_PX );
		$this->side_spacing = Raw_Values::read_number( $settings, 'side_spacing', self::SPACING_PX );
		$this->size         = $size > 0 ? $size : self::SIZE_PX;
		if ( $is_small ) {
			$side               = Raw_Values::read_text( $settings, 'mobile_position' );
			$this->side         = in_array( $side, array( 'left', 'right' ), true ) ? $side : $this->side;
			$this->bottom       = Raw_Values::read_number( $settings, 'mobile_bottom_spacing', $this->bottom );
			$this->side_spacing = Raw_Values::read_number( $settings, 'mobile_side_spacing', $this->side_spacing );
		}
	}

	public function get_side(): string {
		return $this->side;
	}

	/**
	 * Returns side, distance from the bottom and from the side, and size.
	 *
	 * @return array{string, int|float, int|float, int|float}
	 */
	public function to_list(): array {
		return array( $this->side, $this->bottom, $this->side_spacing, $this->size );
	}

	/**
	 * Returns the position where the launcher covers no other: in the same corner it is placed above them.
	 *
	 * @param array<int, self> $others Positions of launchers that are visible.
	 */
	public function stack_above( array $others ): self {
		usort( $others, static fn ( self $one, self $other ): int => $one->bottom <=> $other->bottom );
		$stacked = clone $this;
		foreach ( $others as $other ) {
			$is_corner = $other->side === $this->side && abs( $other->side_spacing - $this->side_spacing ) < $other->size;
			if ( $is_corner && $stacked->bottom + $this->size > $other->bottom && $stacked->bottom < $other->bottom + $other->size ) {
				$stacked->bottom = $other->bottom + $other->size + self::GAP_PX;
			}
		}

		return $stacked;
	}
}
