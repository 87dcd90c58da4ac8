<?php
namespace Chaty\Messages;

/**
 * What a visitor entered into the owner's own fields: in the table JSON, a list of ID, label and value. The label is
 * that of the time, so that a message stays readable when a field is renamed or removed.
 */
final class Own_Values {

	/**
	 * Longest value, in characters.
	 */
	public const MAX_LENGTH = 500;

	/**
	 * What a search looks into, in SQL: the column without the names of its keys.
	 */
	public const SEARCHED = 'REPLACE(REPLACE(REPLACE(fields, \'{"id":"own_\', \'\'), \'"label":\', \'\'), \'"value":\', \'\')';

	/**
	 * @param array<int, array{id: string, label: string, value: string}> $fields Values.
	 */
	public static function encode( array $fields ): string {
		return array() === $fields ? '' : (string) wp_json_encode( $fields, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE );
	}

	/**
	 * Returns a text as it stands within the encoded values.
	 */
	public static function escape( string $text ): string {
		return substr( (string) wp_json_encode( $text, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ), 1, -1 );
	}

	/**
	 * @param mixed $stored What the table has.
	 * @return array<int, array{id: string, label: string, value: string}>
	 */
	public static function decode( $stored ): array {
		$fields = array();
		foreach ( (array) json_decode( (string) $stored, true ) as $field ) {
			if ( is_array( $field ) ) {
				$fields[] = array(
					'id'    => (string) ( $field['id'] ?? '' ),
					'label' => (string) ( $field['label'] ?? '' ),
					'value' => (string) ( $field['value'] ?? '' ),
				);
			}
		}

		return $fields;
	}

	/**
	 * Returns a row of the table with its values decoded, or as text for a cell.
	 *
	 * @param array<string, mixed> $row     Message.
	 * @param bool                 $is_text Whether the values become text.
	 * @return array<string, mixed>
	 */
	public static function decode_row( array $row, bool $is_text = false ): array {
		$fields        = self::decode( $row['fields'] );
		$row['fields'] = $is_text ? self::to_text( $fields ) : $fields;

		return $row;
	}

	/**
	 * Returns values as text, a line for each.
	 *
	 * @param array<int, array{id: string, label: string, value: string}> $fields Values.
	 */
	public static function to_text( array $fields ): string {
		return implode( "\n", array_map( static fn ( array $field ): string => $field['label'] . ': ' . $field['value'], $fields ) );
	}
}
