<?php
/**
 * Options of Chaty 3.x.
 *
 * @package Chaty
 */

namespace Chaty\Migration;

/**
 * Reads the options of Chaty 3.x, and changes none. The options of the first widget have no suffix, those of
 * further ones "_1", "_2" and so on.
 */
final class Legacy_Options {

	/**
	 * Widgets that are read, at most.
	 */
	private const MAX_WIDGETS = 200;

	/**
	 * Returns whether there are options of Chaty 3.x.
	 */
	public function exist(): bool {
		return false !== get_option( 'cht_numb_slug' ) || false !== get_option( 'chaty_total_settings' );
	}

	/**
	 * Returns whether there are options of Chaty 3.x, without a query where there are none: Chaty 3.x lets WordPress
	 * load them on each request.
	 */
	public static function are_loaded(): bool {
		return isset( wp_load_alloptions()['cht_numb_slug'] );
	}

	/**
	 * Returns the suffixes of the widgets that were not deleted.
	 *
	 * @return array<int, string> '', '_1' …
	 */
	public function get_suffixes(): array {
		$suffixs = $this->is_on( 'cht_is_default_deleted', '' ) ? array() : array( '' );
		$deleted = array_map( 'intval', (array) get_option( 'chaty_deleted_settings', array() ) );
		$highest = min( self::MAX_WIDGETS, (int) get_option( 'chaty_total_settings', 0 ) );
		for ( $number = 1; $number <= $highest; $number++ ) {
			if ( ! in_array( $number, $deleted, true ) ) {
				$suffixs[] = "_$number";
			}
		}

		return $suffixs;
	}

	/**
	 * Returns the names of a widget's channels, in order.
	 *
	 * @param string $suffix Suffix of the widget.
	 * @return array<int, string>
	 */
	public function get_channels( string $suffix ): array {
		$names = array_map( 'trim', explode( ',', $this->get_text( 'cht_numb_slug', $suffix ) ) );

		return array_values( array_unique( array_diff( $names, array( '' ) ) ) );
	}

	/**
	 * Returns a channel.
	 *
	 * @param string $suffix  Suffix of the widget.
	 * @param string $channel Name of the channel.
	 * @return array<array-key, mixed>|null
	 */
	public function get_channel( string $suffix, string $channel ): ?array {
		$value = get_option( "cht_social{$suffix}_$channel" );

		return is_array( $value ) ? $value : null;
	}

	/**
	 * Returns an option as a text.
	 *
	 * @param string $name     Name without the suffix.
	 * @param string $suffix   Suffix of the widget.
	 * @param string $fallback Value if the option is missing or not a scalar.
	 */
	public function get_text( string $name, string $suffix, string $fallback = '' ): string {
		$value = get_option( $name . $suffix );

		return is_scalar( $value ) && false !== $value ? (string) $value : $fallback;
	}

	/**
	 * Returns an option as a list.
	 *
	 * @param string $name   Name without the suffix.
	 * @param string $suffix Suffix of the widget.
	 * @return array<array-key, mixed>
	 */
	public function get_list( string $name, string $suffix ): array {
		$value = get_option( $name . $suffix );

		return is_array( $value ) ? $value : array();
	}

	/**
	 * Returns whether an option is on.
	 *
	 * @param string $name   Name without the suffix.
	 * @param string $suffix Suffix of the widget.
	 */
	public function is_on( string $name, string $suffix ): bool {
		return in_array( strtolower( $this->get_text( $name, $suffix ) ), array( '1', 'yes', 'on', 'true' ), true );
	}

	/**
	 * Returns the URL of an image, which is stored as a URL, as the ID of an attachment, or as an array with either.
	 *
	 * @param mixed $value Stored value.
	 */
	public static function get_image_url( $value ): string {
		if ( is_array( $value ) ) {
			$value = $value['url'] ?? $value['id'] ?? '';
		}
		if ( is_numeric( $value ) ) {
			$value = (int) $value > 0 ? wp_get_attachment_url( (int) $value ) : '';
		}

		return is_string( $value ) ? $value : '';
	}
}
