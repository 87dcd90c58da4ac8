<?php
namespace Chaty\Config;

use Chaty\Settings\Settings_Sanitizer;

/**
 * Reads the widgets from the option `chaty_widgets` and the filter of the same name.
 *
 * Imported widgets have a checksum: they are sanitized already, and not again on each page. Widgets that
 * somebody else changed in the database are sanitized on each reading.
 */
final class Widget_Repository {

	private string $version;

	public function __construct( string $version ) {
		$this->version = $version;
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

		return $filtered === $widgets ? $widgets : Settings_Sanitizer::create()->sanitize_widgets( $filtered );
	}

	/**
	 * Returns the stored widgets, sanitized.
	 *
	 * @return array<int, array<string, mixed>>
	 */
	public function get_stored_widgets(): array {
		return $this->parse_options(
			array(
				Names::WIDGETS  => get_option( Names::WIDGETS ),
				Names::CHECKSUM => get_option( Names::CHECKSUM ),
			)
		);
	}

	/**
	 * Returns whether there are certainly no widgets, without reading any.
	 */
	public function is_empty(): bool {
		return ! has_filter( 'chaty_widgets' ) && maybe_serialize( array() ) === $this->read_serialized();
	}

	/**
	 * Returns the checksum of the stored widgets without reading them.
	 *
	 * @return string Empty if there are no widgets, if the checksum is outdated, or if a filter changes the option.
	 */
	public function get_stored_checksum(): string {
		$checksum = $this->hash( $this->read_serialized() );

		return get_option( Names::CHECKSUM ) === $checksum ? $checksum : '';
	}

	/**
	 * Returns the option as it is stored.
	 *
	 * @return string Empty if it is not autoloaded, or a filter changes it.
	 */
	private function read_serialized(): string {
		foreach ( array( 'pre_option', 'pre_option_' . Names::WIDGETS, 'option_' . Names::WIDGETS ) as $filter ) {
			if ( has_filter( $filter ) ) {
				return '';
			}
		}
		$serialized = wp_load_alloptions()[ Names::WIDGETS ] ?? '';

		return is_string( $serialized ) ? $serialized : '';
	}

	/**
	 * @param array<string, mixed> $options Values by option.
	 * @return array<int, array<string, mixed>> Sanitized widgets.
	 */
	public function parse_options( array $options ): array {
		$stored = $options[ Names::WIDGETS ] ?? array();
		if ( ! is_array( $stored ) || array() === $stored ) {
			return array();
		}

		return ( $options[ Names::CHECKSUM ] ?? '' ) === $this->get_checksum( $stored ) ? $stored : Settings_Sanitizer::create()->sanitize_widgets( $stored );
	}

	/**
	 * Returns a widget by the ID that a page sends.
	 *
	 * @param string $sent ID or index: '', '0', '_1'.
	 * @return array<string, mixed>|null
	 */
	public function find_widget( string $sent ): ?array {
		$index = '' === $sent ? '0' : ltrim( $sent, '_' );
		foreach ( $this->get_widgets() as $widget ) {
			if ( ltrim( (string) $widget['id'], '_' ) === $index ) {
				return $widget;
			}
		}

		return null;
	}

	/**
	 * Returns a channel by the name that a page sends, case-insensitively. Unknown names are never tracked.
	 *
	 * @param array<string, mixed> $widget Widget.
	 * @return array<string, mixed>|null
	 */
	public static function find_channel( array $widget, string $sent ): ?array {
		foreach ( $widget['channels'] as $channel ) {
			if ( strtolower( $channel['channel'] ) === strtolower( $sent ) ) {
				return $channel;
			}
		}

		return null;
	}

	/**
	 * @param array<int, array<string, mixed>> $widgets Sanitized widgets.
	 * @return array<string, mixed>
	 */
	public function to_options( array $widgets ): array {
		return array(
			Names::WIDGETS  => $widgets,
			Names::CHECKSUM => $this->get_checksum( $widgets ),
		);
	}

	/**
	 * @param array<array-key, mixed> $widgets Widgets.
	 */
	private function get_checksum( array $widgets ): string {
		return $this->hash( (string) maybe_serialize( $widgets ) );
	}

	/**
	 * Returns the checksum of widgets. It saves work and protects against nothing: whoever can write options can
	 * do anything. Every page needs it, and CRC-32 takes a twentieth of the time of MD5 where PHP uses the processor's
	 * instructions for it.
	 *
	 * @param string $serialized Widgets as the option stores them.
	 */
	private function hash( string $serialized ): string {
		return $this->version . ':' . hash( 'crc32b', $serialized );
	}

	/**
	 * Returns the index of a widget, which the page sends, and which is part of the nonce.
	 *
	 * @param int|string $id Sanitized ID.
	 * @return string '' for widget 0, otherwise the ID.
	 */
	public static function get_index( $id ): string {
		return 0 === $id ? '' : (string) $id;
	}
}
