<?php
/**
 * Rule for addresses.
 *
 * @package Chaty
 */

namespace Chaty\Settings\Sanitizers;

/**
 * An address with one of the schemes that contact channels need, or a path on this site.
 */
final class URL implements Sanitizer {

	/**
	 * Schemes that an address may have when the schema names no others.
	 */
	private const SCHEMES = array( 'http', 'https', 'tel', 'sms', 'mailto', 'viber', 'skype' );

	/**
	 * Cleans an address.
	 *
	 * @param mixed                $value  Address.
	 * @param array<string, mixed> $schema `x-schemes` names other schemes.
	 * @return string The address, or an empty string when it leads nowhere ("#") or has another scheme.
	 */
	public function sanitize( $value, array $schema ) {
		$address = wp_check_invalid_utf8( is_scalar( $value ) ? (string) $value : '' );
		$address = wp_specialchars_decode( $address, ENT_QUOTES );
		$address = trim( (string) preg_replace( '/[\x00-\x1F\x7F]/', '', $address ) );
		$address = str_replace( array( '<', '>', '"', '`', '\\' ), array( '%3C', '%3E', '%22', '%60', '%5C' ), $address );

		if ( '' === $address || '#' === $address[0] ) {
			return '';
		}

		$schemes = isset( $schema['x-schemes'] ) ? (array) $schema['x-schemes'] : self::SCHEMES;

		return $this->has_scheme_of( $address, $schemes ) ? $address : '';
	}

	/**
	 * Returns whether an address is a path or has one of the schemes. Whatever stands before a colon
	 * that comes before any of `/?#` is a scheme to a browser.
	 *
	 * @param string            $address Address without control characters.
	 * @param array<int, mixed> $schemes Lower-case schemes.
	 */
	private function has_scheme_of( string $address, array $schemes ): bool {
		if ( ! preg_match( '/^([^\/?#:]*)(?::|&colon;|&#)/i', $address, $found ) ) {
			return true;
		}

		return in_array( strtolower( $found[1] ), $schemes, true );
	}
}
