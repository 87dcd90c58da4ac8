<?php
/**
 * The page around the launchers.
 *
 * @package Chaty
 */

namespace Chaty\Launcher;

use Chaty\Settings\Links\Link_Facts;

/**
 * What all launchers of a page need to know of it.
 */
final class Page {

	/**
	 * Addresses and texts that the page's scripts get too.
	 *
	 * @var array{fonts: string, label: string}
	 */
	private array $assets;

	/**
	 * Returns the page's `title` or `url`.
	 *
	 * @var callable(string): string
	 */
	private $read_page;

	/**
	 * Returns the drawing of an icon by its id.
	 *
	 * @var callable(string): string
	 */
	private $read_icon;

	/**
	 * @param array{fonts: string, label: string} $assets    URL of the web font service or empty, accessible name of a launcher.
	 * @param callable(string): string            $read_page Returns the page's `title` or `url`.
	 * @param callable(string): string            $read_icon Returns the drawing of an icon by its id.
	 */
	public function __construct( array $assets, callable $read_page, callable $read_icon ) {
		$this->assets    = $assets;
		$this->read_page = $read_page;
		$this->read_icon = $read_icon;
	}

	/**
	 * Returns the drawing of an icon: SVG paths of the plugin's own.
	 *
	 * @param string $id Its id: a channel's type, or the name of a launcher's icon.
	 */
	public function get_drawing( string $id ): string {
		return ( $this->read_icon )( $id );
	}

	/**
	 * Returns the URL of a web font's style sheet.
	 *
	 * @return string Empty if there is none to load.
	 */
	public function get_font_url( Font $font ): string {
		$name = $font->get_web_font();

		return '' === $name || '' === $this->assets['fonts'] ? '' : $this->assets['fonts'] . str_replace( '%27', "'", rawurlencode( $name ) );
	}

	/**
	 * Returns the accessible name of a launcher without a call to action.
	 */
	public function get_label(): string {
		return $this->assets['label'];
	}

	/**
	 * Returns what links depend on for a visitor with a desktop, with a phone, or with one of Apple's.
	 *
	 * @param string $device `desktop`, `mobile` or `ios`.
	 */
	public function get_facts( string $device ): Link_Facts {
		return new Link_Facts( 'desktop' !== $device, 'ios' === $device, $this->read_page );
	}
}
