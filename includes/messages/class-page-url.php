<?php
namespace Chaty\Messages;

/**
 * Removes from the address of a page what may give access to something or name a person: the address is stored,
 * emailed, and sent to Akismet.
 */
final class Page_Url {

	/**
	 * What stands in place of a value.
	 */
	private const REDACTED = '***';

	/**
	 * Ends of words that name a secret: `key`, `api_key`, `apikey`, `resetKey`, `keys[0]`, but not `keyword`.
	 */
	private const SECRETS = 'key|token|password|passwd|pass|pwd|code|email|mail|auth|nonce|signature|sig|session|sessionid|sessid|sid|secret|otp';

	/**
	 * Returns an address without its fragment, and without the values of parameters that are named like secrets.
	 * The parameters stay.
	 */
	public static function redact( string $url ): string {
		return (string) preg_replace_callback(
			'~([^/?&;=]+)=([^?&;]+)~',
			static fn ( array $found ): string => self::is_secret( urldecode( $found[1] ) ) ? $found[1] . '=' . self::REDACTED : $found[0],
			explode( '#', $url, 2 )[0]
		);
	}

	/**
	 * Returns whether a parameter is named like a secret.
	 */
	private static function is_secret( string $name ): bool {
		$words = preg_replace( '/(?<=[a-z0-9])(?=[A-Z])/', ' ', $name );

		return 1 === preg_match( '/(?:' . self::SECRETS . ')s?\d*(?![a-z0-9])/i', (string) $words );
	}
}
