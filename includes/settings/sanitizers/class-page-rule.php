<?php
namespace Chaty\Settings\Sanitizers;

use Chaty\Settings\Page_Address;

/**
 * Brings the value of a page rule into the form that pages are compared with, so that a page has nothing left to
 * convert. A rule whose value means nothing is dropped.
 */
final class Page_Rule {

	/**
	 * Kinds that compare the address.
	 */
	public const ADDRESS_KINDS = array( 'url_contains', 'url_is', 'url_starts_with', 'url_ends_with' );

	/**
	 * Kinds that compare IDs; without one, any ID matches.
	 */
	public const ID_KINDS = array( 'pages', 'posts', 'categories', 'tags' );

	/**
	 * @param mixed $value Rule with sanitized keys.
	 * @return array{effect: string, kind: string, value: string}|null Null if it means nothing.
	 */
	public function sanitize( $value ) {
		$rule = (array) $value;
		$text = $this->clean( $rule['kind'], trim( $rule['value'] ?? '' ) );

		return null === $text ? null : array(
			'effect' => $rule['effect'],
			'kind'   => $rule['kind'],
			'value'  => $text,
		);
	}

	/**
	 * @return string Empty if nothing is wrong.
	 */
	public static function get_problem( string $kind, string $value ): string {
		$value = trim( $value );
		if ( in_array( $kind, self::ID_KINDS, true ) ) {
			return preg_match( '/^(?:\d+(?:[\s,]+\d+)*)?,?$/D', $value ) ? '' : __( 'must be IDs separated by commas, such as "12, 40", or empty for all.', 'chaty' );
		}
		if ( 'language' === $kind ) {
			return preg_match( '/^[a-z]{2,3}(?:[_-][a-z0-9]+)*$/iD', $value ) ? '' : __( 'must be the code of a language, such as "de" or "pt_BR".', 'chaty' );
		}
		if ( 'fact' === $kind ) {
			return '' === $value ? __( 'must be the name of a fact, such as "search".', 'chaty' ) : '';
		}

		return in_array( $kind, self::ADDRESS_KINDS, true ) ? self::get_address_problem( $value ) : '';
	}

	/**
	 * Returns what is wrong with the value of a rule that compares the address.
	 *
	 * @return string Empty if nothing is wrong.
	 */
	private static function get_address_problem( string $value ): string {
		if ( '' === $value ) {
			return __( 'must be an address or a part of one, such as "/shop/".', 'chaty' );
		}
		if ( false !== strpos( $value, '*' ) ) {
			return __( 'must not contain "*". Write "/shop/" with the kind "url_starts_with" instead of "/shop/*", and "sale" with the kind "url_contains" instead of "*sale*".', 'chaty' );
		}
		if ( strcspn( $value, '?#' ) < strlen( $value ) ) {
			return __( 'must not contain "?" or "#". Only the path of an address is compared, because page caches keep one page for all queries.', 'chaty' );
		}
		if ( null === Page_Address::reduce( $value ) ) {
			/* translators: %s: address of the site. */
			return sprintf( __( 'must be an address of this site (%s), or only its path.', 'chaty' ), get_option( 'home' ) );
		}

		return '';
	}

	/**
	 * Returns the value of a rule in the form that pages are compared with.
	 *
	 * @return string|null Null if the rule means nothing.
	 */
	private function clean( string $kind, string $value ): ?string {
		if ( '' !== self::get_problem( $kind, $value ) ) {
			return null;
		}
		if ( in_array( $kind, self::ID_KINDS, true ) ) {
			$ids = array_map( 'intval', (array) preg_split( '/[\s,]+/', $value, -1, PREG_SPLIT_NO_EMPTY ) );

			return implode( ',', array_unique( $ids ) );
		}
		if ( in_array( $kind, self::ADDRESS_KINDS, true ) ) {
			// Decoding may reveal markup, and removing markup may reveal another percent sign.
			do {
				$before = $value;
				$value  = ( new Text( false ) )->sanitize( (string) Page_Address::reduce( $value ) );
			} while ( $before !== $value );

			return '' === $value ? null : $value;
		}

		if ( 'language' === $kind ) {
			return strtr( $value, '-', '_' );
		}

		return 'fact' === $kind ? $value : '';
	}
}
