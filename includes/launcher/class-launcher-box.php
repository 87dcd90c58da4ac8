<?php
/**
 * Markup of launchers.
 *
 * @package Chaty
 */

namespace Chaty\Launcher;

/**
 * Writes a closed launcher, and room for what it opens: `src/widget/launcher/launcher.tsx` is the template. React
 * hydrates it, so there is no white space between elements.
 */
final class Launcher_Box {

	/**
	 * Returns the markup as a visitor sees it who has not used the widget.
	 *
	 * @param Widget $widget Widget.
	 * @param Page   $page   Page.
	 * @param string $device `desktop` or `mobile`.
	 */
	public static function to_html( Widget $widget, Page $page, string $device ): string {
		$single   = $widget->get_single( $device );
		$launcher = null === $single ? self::get_open_button( $widget, $page ) : Single_Channel::to_html( $widget, $single, $page, $device );

		return HTML::element(
			'div',
			array(
				'class'      => HTML::classes(
					array(
						// Keeps WordPress's emoji script out: React would not find the markup again.
						'chaty-widget wp-exclude-emoji',
						$widget->get_position()->get_side() . '-position',
						$widget->is_horizontal() ? 'hor-mode' : '',
						'open' === $widget->read( 'default_state' ) ? 'default-open' : '',
						null === $single ? '' : 'has-single',
						$widget->has_close_button() ? '' : 'chaty-no-close-button',
					)
				),
				'data-state' => 'closed',
			),
			HTML::element( 'div', array( 'class' => 'chaty-channels' ) )
			. HTML::element( 'div', array( 'class' => 'chaty-i-trigger csaas-widget-trigger' . ( null === $single ? '' : ' single-channel' ) ), $launcher )
		);
	}

	/**
	 * Returns the class that lets a tooltip point away from the window's edge; in a row of channels, up.
	 *
	 * @param Widget $widget Widget.
	 */
	public static function get_tooltip_class( Widget $widget ): string {
		if ( $widget->is_horizontal() ) {
			return 'pos-top';
		}

		return 'left' === $widget->get_position()->get_side() ? 'pos-right' : 'pos-left';
	}

	/**
	 * Returns the call to action.
	 *
	 * @param Widget $widget Widget.
	 */
	public static function get_cta( Widget $widget ): string {
		return '' === $widget->get_cta() ? '' : HTML::element( 'span', array( 'class' => 'on-hover-text' ), $widget->get_cta() );
	}

	/**
	 * Returns the number of unread messages that the launcher claims; decorative.
	 *
	 * @param Widget $widget Widget.
	 */
	public static function get_badge( Widget $widget ): string {
		$attributes = array(
			'class'       => 'ch-pending-msg',
			'aria-hidden' => 'true',
		);

		return 0 === $widget->get_badge() ? '' : HTML::element( 'span', $attributes, (string) $widget->get_badge() );
	}

	/**
	 * Returns the icon.
	 *
	 * @param Widget $widget Widget.
	 * @param Page   $page   Page.
	 */
	public static function get_icon( Widget $widget, Page $page ): string {
		return Icon::of_launcher( $widget->read( 'widget_icon' ), $widget->read( 'widget_icon_url' ), $page );
	}

	/**
	 * Returns the button. The call to action is its label, so that a press on either opens.
	 *
	 * @param Widget $widget Widget.
	 * @param Page   $page   Page.
	 */
	private static function get_open_button( Widget $widget, Page $page ): string {
		$button = HTML::element(
			'button',
			array(
				'type'          => 'button',
				'class'         => 'open-chaty',
				'aria-label'    => '' === $widget->get_cta() ? $page->get_label() : null,
				'aria-expanded' => 'false',
			),
			self::get_icon( $widget, $page )
		);
		$disc   = HTML::element(
			'div',
			array( 'class' => 'chaty-cta-button' . ( '' === $widget->get_effect() ? '' : ' chaty-animation-' . $widget->get_effect() ) ),
			$button . self::get_badge( $widget )
		);

		return HTML::element(
			'label',
			array(
				'class'       => 'chaty-channel chaty-cta-main chaty-tooltip has-on-hover ' . self::get_tooltip_class( $widget ) . ' active',
				'data-widget' => $widget->get_id(),
			),
			self::get_cta( $widget ) . $disc
		);
	}
}
