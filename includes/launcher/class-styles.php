<?php
namespace Chaty\Launcher;

/**
 * Collects the styles of a page's launchers: the owner's sizes and colors as custom properties, and the owner's own
 * CSS, which comes last.
 */
final class Styles {

	/**
	 * Small screens, as the widget's styles know them.
	 */
	private const SMALL = '(max-width:767px)';

	private string $widgets  = '';
	private string $channels = '';
	private string $owners   = '';

	/**
	 * Positions of the launchers that no condition hides, by the devices on which they show: on wide screens, and on
	 * small ones.
	 *
	 * @var array<string, array<string, array<int, Position>>>
	 */
	private array $visible = array(
		'wide'  => array(),
		'small' => array(),
	);

	public function add( Widget $widget ): void {
		$position        = $this->stack( $widget, $widget->get_position(), 'wide' );
		$small           = $this->stack( $widget, $widget->get_small_position(), 'small' );
		$selector        = '.chaty-id-' . $widget->get_id();
		$this->widgets  .= self::write_rule( $selector, self::get_properties( $widget ) + self::get_distances( $position ) );
		$differing       = self::write_rule( $selector, array_diff_assoc( self::get_distances( $small ), self::get_distances( $position ) ) );
		$this->widgets  .= '' === $differing ? '' : '@media ' . self::SMALL . '{' . $differing . '}';
		$this->channels .= self::get_channel_rules( $widget );
		$this->owners   .= $widget->is_on( 'has_custom_css' ) ? "\n" . $widget->read( 'custom_css' ) : '';
	}

	/**
	 * Returns the position of a launcher above those that are visible on the same devices.
	 *
	 * @param string $screens `wide` or `small`.
	 */
	private function stack( Widget $widget, Position $position, string $screens ): Position {
		if ( $widget->has_conditions() ) {
			return $position;
		}
		$devices  = array_filter( array( 'desktop', 'mobile' ), static fn ( string $device ): bool => array() !== $widget->get_channels( $device ) );
		$position = $position->stack_above( array_merge( ...array_values( array_intersect_key( $this->visible[ $screens ], array_flip( $devices ) ) ) ) );
		foreach ( $devices as $device ) {
			$this->visible[ $screens ][ $device ][] = $position;
		}

		return $position;
	}

	/**
	 * @param string $html Markup of all widgets; rules for what it does not contain are left out.
	 */
	public function to_css( Page $page, string $html ): string {
		$built = '';
		foreach ( $page->get_rules() as list( $names, $rules ) ) {
			$missing = array_filter( $names, static fn ( string $name ): bool => false === strpos( $html, $name ) );
			$built  .= array() === $missing ? $rules : '';
		}

		// No "<" of a setting may end the element: CSS writes it as an escape.
		return $built . str_replace( '<', '\3c ', $this->widgets . $this->channels . $this->owners );
	}

	private static function get_channel_rules( Widget $widget ): string {
		$css = '';
		foreach ( array( 'desktop', 'mobile' ) as $device ) {
			$single = $widget->get_single( $device );
			if ( null !== $single && ( 'desktop' === $device || $widget->get_single( 'desktop' ) !== $single ) ) {
				// The name of a channel may begin with a digit, which the selector of an id cannot.
				$css .= self::write_rule( '[id="' . Single_Channel::get_id( $widget, $single ) . '"]', $single->get_colors() );
			}
		}

		return $css;
	}

	/**
	 * Returns colors and font of a widget. Text and icons have the contrast color of their background where the
	 * owner has not chosen one.
	 *
	 * @return array<string, string>
	 */
	private static function get_properties( Widget $widget ): array {
		$color = $widget->read( 'widget_color', '#A886CD' );
		$cta   = $widget->read( 'cta_bg_color', '#ffffff' );
		$badge = $widget->read( 'pending_mesg_count_bgcolor', '#dd0000' );
		$count = $widget->get_badge();

		return array(
			'color'       => $color,
			'icon'        => $widget->read( 'widget_icon_color', Color::get_contrast( $color, Color::ICON_LUMINANCE ) ),
			'cta-color'   => $cta,
			'cta-text'    => $widget->read( 'cta_text_color', Color::get_contrast( $cta ) ),
			'badge-color' => 0 === $count ? '' : $badge,
			'badge-text'  => 0 === $count ? '' : $widget->read( 'pending_mesg_count_color', Color::get_contrast( $badge ) ),
			'font'        => $widget->get_font()->get_family(),
		);
	}

	/**
	 * @return array<string, string>
	 */
	private static function get_distances( Position $position ): array {
		list( , $bottom, $side, $size ) = $position->to_list();

		return array(
			'bottom' => $bottom . 'px',
			'side'   => $side . 'px',
			'size'   => $size . 'px',
		);
	}

	/**
	 * Writes a rule with custom properties. Empty ones leave the default.
	 *
	 * @param array<string, string> $properties Values by name.
	 */
	private static function write_rule( string $selector, array $properties ): string {
		$css = '';
		foreach ( array_diff( $properties, array( '' ) ) as $name => $value ) {
			$css .= ( '' === $css ? '' : ';' ) . "--chaty-$name:$value";
		}

		return '' === $css ? '' : $selector . '{' . $css . '}';
	}
}
