<?php
/**
 * Options of an installed incumbent.
 *
 * @package Chaty
 */

namespace Chaty\Migration;

/**
 * Reads the options that earlier plugins of this field left on the site, and changes none. The first
 * widget's names have no ending, further ones end with "_1", "_2" …
 */
final class Legacy_Options {

	/**
	 * Most widgets that are looked for.
	 */
	private const MAX_WIDGETS = 200;

	/**
	 * Returns whether there is anything to take over.
	 */
	public function exist(): bool {
		return false !== get_option( 'cht_numb_slug' ) || false !== get_option( 'chaty_total_settings' );
	}

	/**
	 * Returns the endings of the widgets that were not deleted.
	 *
	 * @return array<int, string> '', '_1' …
	 */
	public function get_endings(): array {
		$endings = $this->is_on( 'cht_is_default_deleted', '' ) ? array() : array( '' );
		$deleted = array_map( 'intval', (array) get_option( 'chaty_deleted_settings', array() ) );
		$highest = min( self::MAX_WIDGETS, (int) get_option( 'chaty_total_settings', 0 ) );
		for ( $number = 1; $number <= $highest; $number++ ) {
			if ( ! in_array( $number, $deleted, true ) ) {
				$endings[] = "_$number";
			}
		}

		return $endings;
	}

	/**
	 * Returns the names of a widget's channels, in their order.
	 *
	 * @param string $ending Ending of the widget.
	 * @return array<int, string>
	 */
	public function get_channels( string $ending ): array {
		$names = array_map( 'trim', explode( ',', $this->get_text( 'cht_numb_slug', $ending ) ) );

		return array_values( array_unique( array_diff( $names, array( '' ) ) ) );
	}

	/**
	 * Returns a channel.
	 *
	 * @param string $ending  Ending of the widget.
	 * @param string $channel Name of the channel.
	 * @return array<array-key, mixed>|null
	 */
	public function get_channel( string $ending, string $channel ): ?array {
		$value = get_option( "cht_social{$ending}_$channel" );

		return is_array( $value ) ? $value : null;
	}

	/**
	 * Returns an option as a text.
	 *
	 * @param string $name     Name without its ending.
	 * @param string $ending   Ending of the widget.
	 * @param string $fallback What counts when it is absent or no text.
	 */
	public function get_text( string $name, string $ending, string $fallback = '' ): string {
		$value = get_option( $name . $ending );

		return is_scalar( $value ) && false !== $value ? (string) $value : $fallback;
	}

	/**
	 * Returns an option as a list.
	 *
	 * @param string $name   Name without its ending.
	 * @param string $ending Ending of the widget.
	 * @return array<array-key, mixed>
	 */
	public function get_list( string $name, string $ending ): array {
		$value = get_option( $name . $ending );

		return is_array( $value ) ? $value : array();
	}

	/**
	 * Returns whether an option stands for yes.
	 *
	 * @param string $name   Name without its ending.
	 * @param string $ending Ending of the widget.
	 */
	public function is_on( string $name, string $ending ): bool {
		return in_array( strtolower( $this->get_text( $name, $ending ) ), array( '1', 'yes', 'on', 'true' ), true );
	}

	/**
	 * Returns the address of a picture, which is stored as an address, as the number of an attachment, or as
	 * a list with either.
	 *
	 * @param mixed $value What is stored.
	 */
	public static function get_picture( $value ): string {
		if ( is_array( $value ) ) {
			$value = $value['url'] ?? $value['id'] ?? '';
		}
		if ( is_numeric( $value ) ) {
			$value = (int) $value > 0 ? wp_get_attachment_url( (int) $value ) : '';
		}

		return is_string( $value ) ? $value : '';
	}
}
