<?php
namespace Chaty\Settings;

/**
 * Knows the type of a channel, and the color, address prefix and label of each type. The page has the same table
 * (`src/widget/domain/channels.json`), from which the build makes ours.
 */
final class Channel_Type {

	public const FORM = 'Contact_Us';
	public const QR   = 'WeChat';

	/**
	 * Fields that a contact form can have.
	 */
	private const FORM_FIELDS = array( 'name', 'email', 'phone', 'message' );

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
	 * @param array<string, mixed> $channel Sanitized channel.
	 */
	public static function is_contact_form( array $channel ): bool {
		return self::FORM === self::find( $channel );
	}

	/**
	 * Returns the fields of a channel's form, without duplicates. Default: name, email and message, all required.
	 *
	 * @param array<string, mixed> $channel Sanitized channel.
	 * @return array<int, array<string, mixed>>
	 */
	public static function get_form_fields( array $channel ): array {
		$fields = array();
		foreach ( $channel['contact_fields'] ?? array() as $field ) {
			if ( in_array( $field['field'] ?? '', self::FORM_FIELDS, true ) ) {
				$fields += array( $field['field'] => $field );
			}
		}

		return array() === $fields ? self::get_default_form_fields() : array_values( $fields );
	}

	/**
	 * Returns the owner's own fields of a channel's form, without duplicates, without those that have no ID, and
	 * without choices that have no options.
	 *
	 * @param array<string, mixed> $channel Sanitized channel.
	 * @return array<string, array<string, mixed>> By ID.
	 */
	public static function get_own_fields( array $channel ): array {
		$fields = array();
		foreach ( $channel['contact_own_fields'] ?? array() as $field ) {
			if ( ! isset( $field['id'] ) ) {
				continue;
			}
			$field['options'] = array_values( array_unique( array_diff( $field['options'] ?? array(), array( '' ) ) ) );
			if ( 'choice' !== ( $field['kind'] ?? '' ) ) {
				unset( $field['options'] );
			} elseif ( array() === $field['options'] ) {
				continue;
			}
			$fields += array( $field['id'] => $field );
		}

		return $fields;
	}

	/**
	 * @return array<int, array<string, mixed>>
	 */
	private static function get_default_form_fields(): array {
		$types  = array(
			'name'    => 'text',
			'email'   => 'email',
			'message' => 'textarea',
		);
		$fields = array();
		foreach ( $types as $name => $type ) {
			$fields[] = array(
				'field'       => $name,
				'type'        => $type,
				'title'       => '',
				'placeholder' => '',
				'is_required' => 1,
			);
		}

		return $fields;
	}

	/**
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
	 * @return array{color: string, prefix: string, label: string}
	 */
	public static function get_row( string $type ): array {
		list( $color, $prefix, $label ) = self::get_table()[ $type ] + array(
			1 => '',
			2 => implode( ' ', explode( '_', $type, 2 ) ),
		);

		return compact( 'color', 'prefix', 'label' );
	}

	/**
	 * Returns the labels that are words and not brands, where they are not English in the page's language. A channel
	 * without a label of the owner's has one of these.
	 *
	 * @return array<string, string> By type.
	 */
	public static function get_translated_labels(): array {
		$labels = array(
			'Email'       => __( 'Email', 'chaty' ),
			'Phone'       => __( 'Phone', 'chaty' ),
			'Contact_Us'  => __( 'Contact Form', 'chaty' ),
			'Instagram'   => __( 'Instagram Page', 'chaty' ),
			'Link'        => __( 'Custom Link', 'chaty' ),
			'Custom_Link' => __( 'Custom Link', 'chaty' ),
		);

		return array_filter( $labels, static fn ( string $label, string $type ): bool => self::get_row( $type )['label'] !== $label, ARRAY_FILTER_USE_BOTH );
	}

	/**
	 * @return array<string, array{0: string, 1?: string, 2?: string}>
	 */
	private static function get_table(): array {
		return self::$table ??= (array) require dirname( __DIR__, 2 ) . '/build/channels.php';
	}
}
