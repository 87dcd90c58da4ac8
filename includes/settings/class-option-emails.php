<?php
namespace Chaty\Settings;

use Chaty\Settings\Sanitizers\Text;

/**
 * Reads who gets the messages with an option of a choice: lines such as "Sales: sales@example.org, boss@example.org".
 * The page has the same form (`src/console/domain/option-emails.ts`).
 */
final class Option_Emails {

	/**
	 * Keeps the valid ones of several email addresses: those that WordPress sends to.
	 *
	 * @return string Addresses separated by ", ", or an empty string.
	 */
	public static function clean_addresses( string $text ): string {
		return implode( ', ', array_filter( explode( ',', (string) preg_replace( '/[,;\s]+/', ',', $text ) ), static fn ( string $address ): bool => false !== is_email( $address ) ) );
	}

	/**
	 * Keeps the lines with an option and a valid address.
	 */
	public static function clean( string $text ): string {
		$lines = array();
		foreach ( self::read( $text ) as $option => $addresses ) {
			$lines[] = "$option: $addresses";
		}

		return implode( "\n", $lines );
	}

	/**
	 * Returns the addresses of an option, separated by ", "; empty if it has none.
	 */
	public static function find( string $text, string $option ): string {
		return self::read( $text )[ $option ] ?? '';
	}

	/**
	 * Reads the lines. The last colon ends the option, which may have others.
	 *
	 * @return array<array-key, string> Addresses by option.
	 */
	private static function read( string $text ): array {
		$emails = array();
		foreach ( explode( "\n", str_replace( "\r", "\n", $text ) ) as $line ) {
			$end       = (int) strrpos( $line, ':' );
			$option    = ( new Text( false ) )->sanitize( substr( $line, 0, $end ) );
			$addresses = self::clean_addresses( substr( $line, $end + 1 ) );
			if ( '' !== $option && '' !== $addresses ) {
				$emails[ $option ] = $addresses;
			}
		}

		return $emails;
	}
}
