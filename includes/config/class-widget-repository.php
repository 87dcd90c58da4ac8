<?php
/**
 * Repository of widgets.
 *
 * @package Chaty
 */

namespace Chaty\Config;

use Chaty\Settings\Sanitizers\Widget_ID;
use Chaty\Settings\Settings_Sanitizer;

/**
 * Reads the widgets from the option `chaty_widgets` and the filter of the same name.
 *
 * Imported widgets have a checksum: they are sanitized already, and not again on each page. Widgets that
 * somebody else changed in the database are sanitized on each reading.
 */
final class Widget_Repository {

	private Settings_Sanitizer $sanitizer;
	private string $version;

	/**
	 * @param Settings_Sanitizer $sanitizer  Sanitizer of settings.
	 * @param string             $version Version of the plugin.
	 */
	public function __construct( Settings_Sanitizer $sanitizer, string $version ) {
		$this->sanitizer = $sanitizer;
		$this->version   = $version;
	}

	/**
	 * Returns the sanitized widgets, after the filter.
	 *
	 * @return array<int, array<string, mixed>>
	 */
	public function get_widgets(): array {
		$widgets = $this->get_stored_widgets();
		if ( ! has_filter( 'chaty_widgets' ) ) {
			return $widgets;
		}

		/**
		 * Filters the widgets, in the form of docs/settings.md. The returned widgets are sanitized. Tracking
		 * requests are handled before the theme is loaded, so the filter belongs in a plugin.
		 *
		 * @since 1.0.0
		 *
		 * @example
		 *     add_filter( 'chaty_widgets', function ( array $widgets ): array {
		 *         return is_user_logged_in() ? array() : $widgets;
		 *     } );
		 *
		 * @param array<int, array<string, mixed>> $widgets Sanitized widgets.
		 */
		$filtered = apply_filters( 'chaty_widgets', $widgets );

		return $filtered === $widgets ? $widgets : $this->sanitizer->sanitize_widgets( $filtered );
	}

	/**
	 * Returns the stored widgets, sanitized.
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
	 * Returns a widget.
	 *
	 * @param int|string $id Sanitized id.
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
	 * Returns a widget by the ID that a page sends.
	 *
	 * @param string $sent ID or index: '', '0', '_1'.
	 * @return array<string, mixed>|null
	 */
	public function find_widget( string $sent ): ?array {
		$id = ( new Widget_ID() )->sanitize( '' === $sent ? '0' : $sent, array() );

		return null === $id ? null : $this->get_widget( $id );
	}

	/**
	 * Saves imported widgets.
	 *
	 * @param array<int, array<string, mixed>> $widgets Sanitized widgets.
	 * @return bool Whether they were saved. If not, the old ones stay.
	 */
	public function save_widgets( array $widgets ): bool {
		$options = array(
			Names::WIDGETS  => $widgets,
			Names::CHECKSUM => $this->get_checksum( $widgets ),
		);

		return Option_Set::write( $options, true );
	}

	/**
	 * Returns the checksum of widgets. It saves work and protects against nothing: whoever can write options can
	 * do anything.
	 *
	 * @param array<array-key, mixed> $widgets Widgets.
	 */
	private function get_checksum( array $widgets ): string {
		// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.serialize_serialize -- Only hashed, never unserialized.
		return $this->version . ':' . md5( serialize( $widgets ) );
	}
}
