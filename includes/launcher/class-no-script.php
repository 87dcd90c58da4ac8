<?php
namespace Chaty\Launcher;

/**
 * Writes what replaces a launcher where no script runs: a list of links, and the styles that show it.
 */
final class No_Script {

	/**
	 * Returns the list of links that need no script. It replaces a visible launcher where no script runs, and opens
	 * over any launcher where the widget's scripts cannot be loaded: then the loader says for which device.
	 *
	 * @return string Empty for a single link, which works as it is, and where every channel needs a script.
	 */
	public static function get_list( Widget $widget, Page $page ): string {
		$links = self::is_link( $widget, $page ) ? '' : self::get_links( $widget, $page );
		if ( '' === $links ) {
			return '';
		}
		$summary = array(
			'class'      => 'chaty-link',
			'aria-label' => $page->get_label(),
		);

		return HTML::element(
			'div',
			array( 'class' => 'chaty-id-' . $widget->get_id() ),
			HTML::element(
				'details',
				array( 'class' => 'chaty-widget chaty-no-script ' . $widget->get_side_classes() ),
				HTML::element( 'summary', $summary, Markup::get_icon( $widget, $page ) ) . HTML::element( 'ul', array(), $links )
			)
		);
	}

	/**
	 * Returns the styles of a page without scripts: they hide a launcher that needs one, and show the list. Scripts that
	 * replace the page's body, such as Turbo, parse `<noscript>` as elements, so its styles ask whether the loader runs.
	 */
	public static function get_styles( Widget $widget, Page $page, bool $has_list ): string {
		if ( self::is_link( $widget, $page ) ) {
			return '';
		}
		$without = 'html:not(.chaty-scripts) ';
		$style   = "$without#chaty-widget-" . $widget->get_id() . '{display:none}' . ( $has_list ? "$without.chaty-no-script{display:flex!important}" : '' );

		return HTML::element( 'noscript', array(), HTML::element( 'style', array(), $style ) );
	}

	private static function is_link( Widget $widget, Page $page ): bool {
		$single = $widget->depends_on_device() ? null : $widget->get_single( 'mobile' );

		return null !== $single && null !== $single->get_action( $page->get_facts( 'mobile' ) )->get_link();
	}

	/**
	 * Returns the items of the list.
	 */
	private static function get_links( Widget $widget, Page $page ): string {
		$items = '';
		foreach ( $widget->get_channels() as $channel ) {
			$device = $channel->is_on( 'mobile' ) ? 'mobile' : 'desktop';
			$only   = $channel->is_on( 'desktop' ) && 'mobile' === $device ? null : $device;
			foreach ( $channel->get_links( $page->get_facts( $device ) ) as list( $text, $link ) ) {
				$attributes = array(
					'class' => 'on-hover-text',
					'href'  => $link->get_href(),
					'rel'   => 'nofollow',
				);

				$items .= HTML::element( 'li', array( 'data-device' => $only ), HTML::element( 'a', $attributes, HTML::escape( $text ) ) );
			}
		}

		return $items;
	}
}
