<?php
namespace Chaty\Launcher;

use Chaty\Settings\Links\Link_Facts;

/**
 * What the loader must know of a printed widget, typed ("The printed launcher" in docs/how-it-works.md). It depends
 * on settings alone, because pages are cached for days.
 */
final class Plan {

	/**
	 * Version of the form. The loader composes the launchers anew where a cached page has another one.
	 */
	public const VERSION = 2;

	/**
	 * Returns the plan of a widget, without what is empty.
	 *
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
				'font'       => $page->get_font_url( $widget->get_font() ),
				'links'      => self::get_links( $widget, $page ),
			),
			static fn ( $value ): bool => ! in_array( $value, array( '', 0, array() ), true )
		);
	}

	/**
	 * Returns the channels: name, devices (1 desktop, 2 phone or tablet), 1 if the chat opens by itself.
	 *
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
	 * Returns address and target of a single link by device, where they differ from the printed ones, or where the
	 * script fills in a value at the press: the page's title or address, or one that depends on the visitor.
	 *
	 * @return array<string, array<int, string>>
	 */
	private static function get_links( Widget $widget, Page $page ): array {
		$links   = array();
		$printed = array(
			'desktop' => $widget->depends_on_device() ? 'desktop' : 'mobile',
			'mobile'  => 'mobile',
			'ios'     => 'mobile',
		);
		foreach ( $printed as $device => $other ) {
			$single = $widget->get_single( 'desktop' === $device ? 'desktop' : 'mobile' );
			if ( null === $single ) {
				continue;
			}
			$link = self::get_link( $single, self::get_template_facts( $device, $page ) );
			if ( self::get_link( $single, $page->get_facts( $other ) ) !== $link ) {
				$links[ $device ] = $link;
			}
		}

		return $links;
	}

	/**
	 * Returns the device, and placeholders for the values that the script fills in at the press.
	 *
	 * @param string $device `desktop`, `mobile` or `ios`.
	 */
	private static function get_template_facts( string $device, Page $page ): Link_Facts {
		return new Link_Facts( 'desktop' !== $device, 'ios' === $device, array( $page, 'read_for_press' ) );
	}

	/**
	 * @return array<int, string> Empty if it is no link.
	 */
	private static function get_link( Channel $channel, Link_Facts $facts ): array {
		$link = $channel->get_action( $facts )->get_link();

		return null === $link ? array() : $link->to_list();
	}
}
