<?php
/**
 * Fields that the owner's subject may name.
 *
 * @package Chaty
 */

namespace Chaty\Contacts;

/**
 * Puts what a visitor wrote in the place of {name}, {email}, {phone}, {page}, {date} and {hour}. What is
 * put in is not looked at again, so a visitor cannot name a field.
 */
final class Merge_Fields {

	/**
	 * Most signs of one value in a subject.
	 */
	private const MAX_VALUE = 100;

	/**
	 * Fills in a text.
	 *
	 * @param string  $text    Text with fields.
	 * @param Contact $contact The message.
	 */
	public static function fill( string $text, Contact $contact ): string {
		if ( false === strpos( $text, '{' ) ) {
			return $text;
		}

		$now    = current_datetime();
		$values = array(
			'{page}' => $contact->get_page_url(),
			'{date}' => $now->format( 'Y-m-d' ),
			'{hour}' => $now->format( 'H:i' ),
		);
		foreach ( array( 'name', 'email', 'phone' ) as $name ) {
			$values[ '{' . $name . '}' ] = $contact->get_field( $name );
		}

		return strtr(
			$text,
			array_map(
				static function ( string $value ): string {
					return mb_substr( $value, 0, self::MAX_VALUE );
				},
				$values
			)
		);
	}
}
