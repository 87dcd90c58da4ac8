<?php
namespace Chaty\Frontend;

use Chaty\Launcher\Channel;
use Chaty\Launcher\Page;
use Chaty\Launcher\Widget;
use Chaty\Settings\Links\Channel_Link;

/**
 * Finds channels of the widgets that this page shows by the names that links have ("Links that open a widget" in
 * docs/how-it-works.md; the page's half is `src/widget/launcher/follow-openers.ts`).
 */
final class Channel_Finder {

	private Frontend_Settings $settings;
	private Page $page;

	/**
	 * Widgets of the page, once they are read.
	 *
	 * @var array<int, Widget>|null
	 */
	private ?array $widgets = null;

	public function __construct( Frontend_Settings $settings, Page $page ) {
		$this->settings = $settings;
		$this->page     = $page;
	}

	/**
	 * Returns where a channel leads: the first of its agents where it has some. A phone's address, which desktops open as
	 * well.
	 *
	 * @param string $name A channel, or the number of a widget before it: `whatsapp`, `1-whatsapp`.
	 * @return Channel_Link|null Null if no widget of the page has it, or it leads nowhere without a script.
	 */
	public function find_link( string $name ): ?Channel_Link {
		$channel = $this->find( $name );
		$links   = null === $channel ? array() : $channel->get_links( $this->page->get_facts( 'mobile' ) );

		return array() === $links ? null : reset( $links )[1];
	}

	/**
	 * Returns the first channel with a name.
	 */
	private function find( string $name ): ?Channel {
		$name = strtr( strtolower( $name ), '-', '_' );
		foreach ( $this->get_widgets() as $widget ) {
			foreach ( $widget->get_channels() as $channel ) {
				$slug = strtolower( $channel->get_slug() );
				if ( $slug === $name || ltrim( $widget->get_id(), '_' ) . "_$slug" === $name ) {
					return $channel;
				}
			}
		}

		return null;
	}

	/**
	 * @return array<int, Widget>
	 */
	private function get_widgets(): array {
		return $this->widgets ??= array_map( static fn ( array $widget ): Widget => new Widget( $widget ), $this->settings->get_widgets() );
	}
}
