<?php
/**
 * Where widgets are kept.
 *
 * @package Chaty
 */

namespace Chaty\Config;

use Chaty\Settings\Sanitizers\Widget_ID;
use Chaty\Settings\Settings_Sanitizer;

/**
 * Reads the widgets of the site from the option `chaty_widgets` and through the filter of the same name.
 *
 * Widgets that came through the strict door carry a seal: they are clean already and are not cleaned
 * again on each page. Widgets that anybody else changed are cleaned each time.
 */
final class Widget_Repository {

	private Settings_Sanitizer $sanitizer;
	private string $version;

	/**
	 * @param Settings_Sanitizer $sanitizer  Lenient reading.
	 * @param string             $version Version of the plugin.
	 */
	public function __construct( Settings_Sanitizer $sanitizer, string $version ) {
		$this->sanitizer = $sanitizer;
		$this->version   = $version;
	}

	/**
	 * Gives the clean widgets of the site, after the filter.
	 *
	 * @return array<int, array<string, mixed>>
	 */
	public function get_widgets(): array {
		$widgets = $this->get_stored_widgets();
		if ( ! has_filter( 'chaty_widgets' ) ) {
			return $widgets;
		}

		/**
		 * Filters the widgets of the site, in the shape of docs/settings.md. What a filter returns is
		 * cleaned like what is stored. The calls that count views and clicks are answered before the
		 * theme is loaded, so a filter that adds widgets belongs in a plugin.
		 *
		 * @param array<int, array<string, mixed>> $widgets Clean widgets.
		 */
		$filtered = apply_filters( 'chaty_widgets', $widgets );

		return $filtered === $widgets ? $widgets : $this->sanitizer->sanitize_widgets( $filtered );
	}

	/**
	 * Gives the clean widgets of the site as they are stored.
	 *
	 * @return array<int, array<string, mixed>>
	 */
	public function get_stored_widgets(): array {
		$stored = get_option( Names::WIDGETS, array() );
		if ( ! is_array( $stored ) || array() === $stored ) {
			return array();
		}

		return get_option( Names::CHECKSUM ) === $this->get_checksum( $stored ) ? $stored : $this->sanitizer->sanitize_widgets( $stored );
	}

	/**
	 * Gives one widget.
	 *
	 * @param int|string $id A clean id.
	 * @return array<string, mixed>|null
	 */
	public function get_widget( $id ): ?array {
		foreach ( $this->get_widgets() as $widget ) {
			if ( $widget['id'] === $id ) {
				return $widget;
			}
		}

		return null;
	}

	/**
	 * Gives one widget by what a page sent for it.
	 *
	 * @param string $sent Id or index: '', '0', '_1'.
	 * @return array<string, mixed>|null
	 */
	public function find_widget( string $sent ): ?array {
		$id = ( new Widget_ID() )->sanitize( '' === $sent ? '0' : $sent, array() );

		return null === $id ? null : $this->get_widget( $id );
	}

	/**
	 * Stores widgets that came through the strict door.
	 *
	 * @param array<int, array<string, mixed>> $widgets Clean widgets.
	 * @return bool False when the database did not take them; then those from before are there.
	 */
	public function save_widgets( array $widgets ): bool {
		$options = array(
			Names::WIDGETS  => $widgets,
			Names::CHECKSUM => $this->get_checksum( $widgets ),
		);

		return Option_Set::write( $options, true );
	}

	/**
	 * Makes the seal of a list of widgets. It is a mark against needless work, not a signature: who can
	 * write options can do anything.
	 *
	 * @param array<array-key, mixed> $widgets Widgets.
	 */
	private function get_checksum( array $widgets ): string {
		// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.serialize_serialize -- Read by nobody, hashed at once.
		return $this->version . ':' . md5( serialize( $widgets ) );
	}
}
