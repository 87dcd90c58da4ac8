<?php
namespace Chaty\Migration;

use Chaty\Storage\Query;

/**
 * Reads the options of Chaty 3.x, and changes none. The options of the first widget have no suffix, those of
 * further ones "_1", "_2" and so on.
 */
final class Legacy_Options {

	/**
	 * Widgets that are read, at most.
	 */
	public const MAX_WIDGETS = 200;

	/**
	 * Names of the options that exist, as keys.
	 *
	 * @var array<string, int>|null
	 */
	private ?array $names = null;

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
	 * Returns the suffixes of the widgets that have channels and were not deleted. The options that exist are counted,
	 * because `chaty_total_settings` may say anything.
	 *
	 * @return array<int, string> '', '_1' …
	 */
	public function get_suffixes(): array {
		$suffixs = $this->is_on( 'cht_is_default_deleted', '' ) ? array() : array( '' );
		$deleted = array_map( 'intval', $this->get_list( 'chaty_deleted_settings', '' ) );
		$highest = min( self::MAX_WIDGETS, (int) $this->get_text( 'chaty_total_settings', '' ) );
		for ( $number = 1; $number <= $highest; $number++ ) {
			if ( $this->has( "cht_numb_slug_$number" ) && ! in_array( $number, $deleted, true ) ) {
				$suffixs[] = "_$number";
			}
		}

		return $suffixs;
	}

	/**
	 * Returns the names of a widget's channels, in order.
	 *
	 * @return array<int, string>
	 */
	public function get_channels( string $suffix ): array {
		$names = array_map( 'trim', explode( ',', $this->get_text( 'cht_numb_slug', $suffix ) ) );

		return array_values( array_unique( array_diff( $names, array( '' ) ) ) );
	}

	/**
	 * @return array<array-key, mixed>|null
	 */
	public function get_channel( string $suffix, string $channel ): ?array {
		$value = $this->get( "cht_social{$suffix}_$channel" );

		return is_array( $value ) ? $value : null;
	}

	/**
	 * Returns the first of some options that exists, of whatever type.
	 *
	 * @param string ...$names Full names.
	 * @return mixed False if there is none.
	 */
	public function get( string ...$names ) {
		foreach ( $names as $name ) {
			if ( $this->has( $name ) ) {
				return get_option( $name );
			}
		}

		return false;
	}

	/**
	 * @param string $name     Name without the suffix.
	 * @param string $fallback Value if the option is missing or not a scalar.
	 */
	public function get_text( string $name, string $suffix, string $fallback = '' ): string {
		$value = $this->get( $name . $suffix );

		return is_scalar( $value ) && false !== $value ? (string) $value : $fallback;
	}

	/**
	 * @param string $name Name without the suffix.
	 * @return array<array-key, mixed>
	 */
	public function get_list( string $name, string $suffix ): array {
		$value = $this->get( $name . $suffix );

		return is_array( $value ) ? $value : array();
	}

	/**
	 * @param string $name Name without the suffix.
	 */
	public function is_on( string $name, string $suffix ): bool {
		return in_array( strtolower( $this->get_text( $name, $suffix ) ), array( '1', 'yes', 'on', 'true' ), true );
	}

	/**
	 * Returns whether an option exists. Reading missing ones would cost a query each.
	 *
	 * @param string $name Full name.
	 */
	private function has( string $name ): bool {
		global $wpdb;

		if ( null === $this->names ) {
			$prefixes    = "option_name LIKE 'cht%' OR option_name LIKE 'chaty%' OR option_name LIKE 'cta%' OR option_name LIKE 'widget%' OR option_name LIKE 'position%'";
			$this->names = array_flip( array_map( 'strval', Query::get_column( "SELECT option_name FROM $wpdb->options WHERE ( $prefixes ) ORDER BY option_name" ) ) );
		}

		return isset( $this->names[ $name ] );
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
