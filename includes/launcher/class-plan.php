<?php
/**
 * Plans of widgets.
 *
 * @package Chaty
 */

namespace Chaty\Launcher;

use Chaty\Settings\Links\Channel_Action;

/**
 * What the loader must know of a printed widget, typed ("The printed launcher" in docs/how-it-works.md). It depends
 * on settings alone, because pages are cached for days.
 */
final class Plan {

	/**
	 * Version of the form. The loader composes the launchers anew where a cached page has another one.
	 */
	public const VERSION = 1;

	/**
	 * Returns the plan of a widget, without what is empty.
	 *
	 * @param Widget $widget Widget.
	 * @param Page   $page   Page.
	 * @return array<string, mixed>
	 */
	public static function create( Widget $widget, Page $page ): array {
		return array_filter(
			array(
				'id'         => $widget->get_id(),
				'nonce'      => $widget->read( 'widget_token' ),
				'channels'   => self::get_channels( $widget, $page ),
				'conditions' => (int) $widget->has_conditions(),
				'open'       => (int) ( 'open' === $widget->read( 'default_state' ) ),
				'cta'        => '' === $widget->get_cta() ? '' : $widget->get_cta_mode(),
				'badge'      => $widget->get_badge(),
				'effect'     => $widget->get_effect(),
				'position'   => $widget->get_position()->to_list(),
				'font'       => $page->get_font_url( $widget->get_font() ),
				'page'       => (int) self::needs_page( $widget, $page ),
				'links'      => self::get_links( $widget, $page ),
			),
			static function ( $value ): bool {
				return ! in_array( $value, array( '', 0, array() ), true );
			}
		);
	}

	/**
	 * Returns the channels: name, devices (1 desktop, 2 phone or tablet), 1 if the chat opens by itself.
	 *
	 * @param Widget $widget Widget.
	 * @param Page   $page   Page.
	 * @return array<int, array<int, string|int>>
	 */
	private static function get_channels( Widget $widget, Page $page ): array {
		$channels = array();
		foreach ( $widget->get_channels() as $channel ) {
			$row = array( $channel->get_slug(), (int) $channel->is_on( 'desktop' ) + 2 * (int) $channel->is_on( 'mobile' ) );
			if ( $channel->is_default_open( $page->get_facts( 'mobile' ) ) ) {
				$row[] = 1;
			}
			$channels[] = $row;
		}

		return $channels;
	}

	/**
	 * Returns whether a press on a single channel needs the page: its link contains the page's title or address, is
	 * reported to analytics tools, or is a call of a function.
	 *
	 * @param Widget $widget Widget.
	 * @param Page   $page   Page.
	 */
	private static function needs_page( Widget $widget, Page $page ): bool {
		foreach ( array_filter( array( $widget->get_single( 'desktop' ), $widget->get_single( 'mobile' ) ) ) as $channel ) {
			$action     = $channel->get_action( $page->get_facts( 'mobile' ) );
			$is_tracked = $channel->is_tracked() || $widget->is_on( 'is_google_analytics_enabled' );
			if ( Channel_Action::CALL === $action->get_kind() || ( null !== $action->get_link() && ( $is_tracked || $channel->has_placeholder() ) ) ) {
				return true;
			}
		}

		return false;
	}

	/**
	 * Returns address and target of a single link where a device's differ from what is printed for it.
	 *
	 * @param Widget $widget Widget.
	 * @param Page   $page   Page.
	 * @return array<string, array<int, string>>
	 */
	private static function get_links( Widget $widget, Page $page ): array {
		$links   = array();
		$devices = array(
			'desktop' => $widget->depends_on_device() ? 'desktop' : 'mobile',
			'ios'     => 'mobile',
		);
		foreach ( $devices as $device => $printed ) {
			$single = $widget->get_single( 'ios' === $device ? 'mobile' : 'desktop' );
			$link   = null === $single ? array() : self::get_link( $single, $page, $device );
			if ( null !== $single && self::get_link( $single, $page, $printed ) !== $link ) {
				$links[ $device ] = $link;
			}
		}

		return $links;
	}

	/**
	 * Returns address and target of a channel on a device.
	 *
	 * @param Channel $channel Channel.
	 * @param Page    $page    Page.
	 * @param string  $device  `desktop`, `mobile` or `ios`.
	 * @return array<int, string> Empty if it is no link.
	 */
	private static function get_link( Channel $channel, Page $page, string $device ): array {
		$link = $channel->get_action( $page->get_facts( $device ) )->get_link();

		return null === $link ? array() : $link->to_list();
	}
}
