<?php
/**
 * Launchers without JavaScript.
 *
 * @package Chaty
 */

namespace Chaty\Launcher;

/**
 * Writes what replaces a visible launcher where no script runs: a list of the links, or nothing where every channel
 * needs a script. A single link works as it is.
 */
final class No_Script {

	/**
	 * Returns the markup of a widget that is always visible.
	 *
	 * @param Widget                   $widget   Widget.
	 * @param Page                     $page     Page.
	 * @param callable(string): string $read_css Returns a built style sheet by its name.
	 */
	public static function to_html( Widget $widget, Page $page, callable $read_css ): string {
		$single = $widget->get_single( 'mobile' );
		if ( null !== $single && null !== $single->get_action( $page->get_facts( 'mobile' ) )->get_link() ) {
			return '';
		}
		$links = null === $single ? self::get_links( $widget, $page ) : '';
		$style = HTML::element( 'style', array(), ( '' === $links ? '' : $read_css( 'no-script' ) ) . '#chaty-widget-' . $widget->get_id() . '{display:none}' );

		return HTML::element( 'noscript', array(), $style . ( '' === $links ? '' : self::get_list( $widget, $page, $links ) ) );
	}

	/**
	 * Returns a list that opens under a button that looks like the launcher.
	 *
	 * @param Widget $widget Widget.
	 * @param Page   $page   Page.
	 * @param string $links  Items.
	 */
	private static function get_list( Widget $widget, Page $page, string $links ): string {
		$summary = array(
			'class'      => 'chaty-link',
			'aria-label' => $page->get_label(),
		);

		return HTML::element(
			'div',
			array( 'class' => 'chaty-id-' . $widget->get_id() ),
			HTML::element(
				'details',
				array( 'class' => 'chaty-widget chaty-no-script ' . $widget->get_position()->get_side() . '-position' ),
				HTML::element( 'summary', $summary, Launcher_Box::get_icon( $widget, $page ) ) . HTML::element( 'ul', array(), $links )
			)
		);
	}

	/**
	 * Returns the items of channels that are links.
	 *
	 * @param Widget $widget Widget.
	 * @param Page   $page   Page.
	 */
	private static function get_links( Widget $widget, Page $page ): string {
		$items = '';
		foreach ( $widget->get_channels() as $channel ) {
			$link = $channel->get_action( $page->get_facts( 'mobile' ) )->get_link();
			if ( null !== $link ) {
				$attributes = array(
					'class' => 'on-hover-text',
					'href'  => $link->get_href(),
					'rel'   => 'nofollow noopener noreferrer',
				);

				$items .= HTML::element( 'li', array(), HTML::element( 'a', $attributes, HTML::escape( $channel->get_label() ) ) );
			}
		}

		return $items;
	}
}
