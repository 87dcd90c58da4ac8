<?php
/**
 * Types of channels.
 *
 * @package Chaty
 */

namespace Chaty\Settings;

/**
 * Knows the type of a channel, and the color, address prefix and label of each type. The page has the same table
 * (`src/widget/domain/channels.json`), from which the build makes ours.
 */
final class Channel_Type {

	public const FORM = 'Contact_Us';
	public const QR   = 'WeChat';

	/**
	 * Table, once it is read.
	 *
	 * @var array<string, array{0: string, 1?: string, 2?: string}>|null
	 */
	private static ?array $table = null;

	/**
	 * Types by their names in lower case, once they are needed.
	 *
	 * @var array<string, string>
	 */
	private static array $types = array();

	/**
	 * Returns the type of a channel. Chaty 3.x numbers custom links, as in `Custom_Link_3`.
	 *
	 * @param array<string, mixed> $channel Sanitized channel.
	 * @return string Empty if it is unknown.
	 */
	public static function find( array $channel ): string {
		foreach ( array( $channel['channel_type'] ?? '', $channel['channel'] ?? '' ) as $name ) {
			$plain = (string) preg_replace( '/_[0-9]$/', '', strtolower( (string) $name ) );
			if ( isset( self::get_types()[ $plain ] ) ) {
				return self::get_types()[ $plain ];
			}
		}

		return '';
	}

	/**
	 * Returns whether a channel is a contact form.
	 *
	 * @param array<string, mixed> $channel Sanitized channel.
	 */
	public static function is_contact_form( array $channel ): bool {
		return self::FORM === self::find( $channel );
	}

	/**
	 * Returns all types.
	 *
	 * @return array<string, string> By their names in lower case.
	 */
	public static function get_types(): array {
		if ( array() === self::$types ) {
			foreach ( array_keys( self::get_table() ) as $name ) {
				self::$types[ strtolower( $name ) ] = $name;
			}
		}

		return self::$types;
	}

	/**
	 * Returns a type's own color, the beginning of its addresses, and its label.
	 *
	 * @param string $type Type.
	 * @return array{color: string, prefix: string, label: string}
	 */
	public static function get_row( string $type ): array {
		list( $color, $prefix, $label ) = self::get_table()[ $type ] + array(
			1 => '',
			2 => implode( ' ', explode( '_', $type, 2 ) ),
		);

		return array(
			'color'  => $color,
			'prefix' => $prefix,
			'label'  => $label,
		);
	}

	/**
	 * Reads the table when it is first needed.
	 *
	 * @return array<string, array{0: string, 1?: string, 2?: string}>
	 */
	private static function get_table(): array {
		if ( null === self::$table ) {
			self::$table = (array) require dirname( __DIR__, 2 ) . '/build/channels.php';
		}

		return self::$table;
	}
}
