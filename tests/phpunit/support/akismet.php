<?php
/**
 * Stands in for the Akismet plugin, whose service cannot be asked in a test.
 *
 * @package Chaty
 */

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals, WordPress.NamingConventions.ValidVariableName -- The plugin's own names.

/**
 * Takes for spam what Akismet's own documentation says that it always takes for spam.
 */
class Akismet {

	/**
	 * What was asked.
	 *
	 * @var array<int, string>
	 */
	public static array $asked = array();

	/**
	 * What was reported: the path and the text of the message.
	 *
	 * @var array<int, string>
	 */
	public static array $reported = array();

	/**
	 * Returns the key.
	 */
	public static function get_api_key(): string {
		return 'key';
	}

	/**
	 * Asks the service.
	 *
	 * @param string $request Facts, as a query.
	 * @param string $path    What is asked.
	 * @return array{0: array<string, string>, 1: string}|string Empty when the service cannot be reached.
	 */
	public static function http_post( string $request, string $path ) {
		if ( 'comment-check' !== $path ) {
			parse_str( $request, $facts );
			self::$reported[] = $path . ': ' . ( is_string( $facts['comment_content'] ?? null ) ? $facts['comment_content'] : '' ) . ( isset( $facts['user_ip'] ) ? ' with address' : '' );

			return array( array(), 'Thanks for making the web a better place.' );
		}
		self::$asked[] = $request;

		return array( array(), false !== strpos( $request, 'viagra-test-123' ) ? 'true' : 'false' );
	}
}
