<?php
namespace Chaty\Settings\Sanitizers;

/**
 * Keeps URLs with a scheme that channels need, and paths.
 */
final class URL {

	/**
	 * Allowed schemes, unless the schema names others.
	 */
	private const SCHEMES = array( 'http', 'https', 'tel', 'sms', 'mailto', 'viber', 'skype' );

	/**
	 * @param mixed                $value  URL.
	 * @param array<string, mixed> $schema `x-schemes` names other schemes.
	 * @return string The URL, or an empty string if it leads nowhere ("#") or has another scheme.
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

		return $this->has_allowed_scheme( $address, $schemes ) ? $address : '';
	}

	/**
	 * Returns whether a URL is a path or has one of the schemes. To a browser, everything before the first colon
	 * is a scheme, unless one of `/?#` comes first.
	 *
	 * @param string            $address URL without control characters.
	 * @param array<int, mixed> $schemes Schemes in lower case.
	 */
	private function has_allowed_scheme( string $address, array $schemes ): bool {
		if ( ! preg_match( '/^([^\/?#:]*)(?::|&colon;|&#)/i', $address, $found ) ) {
			return true;
		}

		return in_array( strtolower( $found[1] ), $schemes, true );
	}
}
