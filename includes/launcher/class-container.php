<?php
/**
 * Containers of widgets.
 *
 * @package Chaty
 */

namespace Chaty\Launcher;

/**
 * Writes the outermost element of a widget, with the names that owners' custom CSS relies on, and what stands in it
 * ("The printed launcher" in docs/how-it-works.md).
 */
final class Container {

	/**
	 * Returns the markup of a widget.
	 *
	 * @param Widget $widget Widget.
	 * @param Page   $page   Page.
	 */
	public static function to_html( Widget $widget, Page $page ): string {
		$id    = $widget->get_id();
		$key   = str_replace( '_', '', $id );
		$after = $widget->get_hide_after();

		return HTML::element(
			'div',
			array(
				'id'              => "chaty-widget-$id",
				'class'           => HTML::classes(
					array(
						"chaty chaty-id-$id chaty-widget-$id chaty-key-$key",
						$widget->is_always_visible() ? 'active' : '',
						$widget->get_cta_mode(),
						$after > 0 ? "auto-hide-chaty hide-after-$after" : '',
					)
				),
				'data-key'        => $key,
				'data-id'         => $id,
				'data-identifier' => $id,
				'data-user'       => $id,
				'data-nonce'      => $widget->read( 'widget_token' ),
				'data-animation'  => $widget->get_effect_name(),
				'data-pending'    => true,
			),
			$widget->depends_on_device() ? self::get_templates( $widget, $page ) : Launcher_Box::to_html( $widget, $page, 'mobile' )
		);
	}

	/**
	 * Returns a template for each device that has a channel; the loader takes that of its own.
	 *
	 * @param Widget $widget Widget.
	 * @param Page   $page   Page.
	 */
	private static function get_templates( Widget $widget, Page $page ): string {
		$html = '';
		foreach ( array( 'desktop', 'mobile' ) as $device ) {
			if ( array() !== $widget->get_channels( $device ) ) {
				$html .= HTML::element( 'template', array( 'data-device' => $device ), Launcher_Box::to_html( $widget, $page, $device ) );
			}
		}

		return $html;
	}
}
