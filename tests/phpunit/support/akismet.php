<?php
// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals, WordPress.NamingConventions.ValidVariableName -- The plugin's own names.

/**
 * Stands in for Akismet: a text that its documentation names for tests is always spam.
 */
class Akismet {

	/**
	 * What was asked.
	 *
	 * @var array<int, string>
	 */
	public static array $asked = array();

	/**
	 * What the service does in place of answering.
	 *
	 * @var callable|null
	 */
	public static $answer = null;

	/**
	 * What was reported: the path and the text of the message.
	 *
	 * @var array<int, string>
	 */
	public static array $reported = array();

	public static string $key = 'key';

	public static function get_api_key(): string {
		return self::$key;
	}

	/**
	 * @return mixed Headers and the text of the answer; empty when the service cannot be reached.
	 */
	public static function http_post( string $request, string $path ) {
		if ( 'comment-check' !== $path ) {
			parse_str( $request, $facts );
			self::$reported[] = $path . ': ' . ( is_string( $facts['comment_content'] ?? null ) ? $facts['comment_content'] : '' ) . ( isset( $facts['user_ip'] ) ? ' with address' : '' );

			return array( array(), 'Thanks for making the web a better place.' );
		}
		self::$asked[] = $request;
		if ( null !== self::$answer ) {
			return ( self::$answer )();
		}

		return array( array(), false !== strpos( $request, 'viagra-test-123' ) ? 'true' : 'false' );
	}
}
