<?php
namespace Chaty\Http;

use Chaty\Visible_Text;

/**
 * Fields and server variables of a request. No other class reads superglobals.
 */
final class Request {

	/**
	 * Entries of a list, at most: there are fewer channels.
	 */
	private const MAX_LIST = 100;

	/**
	 * Fields, unslashed.
	 *
	 * @var array<array-key, mixed>
	 */
	private array $fields;

	/**
	 * @var array<array-key, mixed>
	 */
	private array $server;
	private bool $has_files;

	/**
	 * @param array<array-key, mixed> $fields Fields, unslashed.
	 * @param array<array-key, mixed> $server Server variables.
	 */
	public function __construct( array $fields, array $server, bool $has_files = false ) {
		$this->fields    = $fields;
		$this->server    = $server;
		$this->has_files = $has_files;
	}

	/**
	 * Creates the current request, with its POST fields.
	 *
	 * @param bool $is_slashed Whether WordPress has added slashes to superglobals; it does so after `plugins_loaded`.
	 */
	public static function from_globals( bool $is_slashed ): self {
		// phpcs:ignore WordPress.Security.NonceVerification.Missing -- Request_Guard checks it.
		$fields = $is_slashed ? wp_unslash( $_POST ) : $_POST;

		// phpcs:ignore WordPress.Security.NonceVerification.Missing -- Only whether there are files: Request_Guard refuses them.
		return new self( (array) $fields, $is_slashed ? (array) wp_unslash( $_SERVER ) : $_SERVER, array() !== $_FILES );
	}

	/**
	 * Creates the current request, with its query arguments. WordPress must have added slashes to superglobals.
	 */
	public static function from_query(): self {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Whoever reads the fields checks the user.
		return new self( (array) wp_unslash( $_GET ), (array) wp_unslash( $_SERVER ) );
	}

	/**
	 * Returns whether files were uploaded. No action accepts any.
	 */
	public function has_files(): bool {
		return $this->has_files;
	}

	/**
	 * Returns all fields, as they were sent.
	 *
	 * @return array<array-key, mixed>
	 */
	public function get_fields(): array {
		return $this->fields;
	}

	public function has_field( string $name ): bool {
		return isset( $this->fields[ $name ] );
	}

	/**
	 * Returns whether a field was sent as text.
	 */
	public function has_text( string $name ): bool {
		return isset( $this->fields[ $name ] ) && is_string( $this->fields[ $name ] );
	}

	/**
	 * Returns a field as valid UTF-8, trimmed.
	 *
	 * @return string Empty if the field was not sent as text.
	 */
	public function get_text( string $name ): string {
		return $this->has_text( $name ) ? $this->clean( $this->fields[ $name ] ) : '';
	}

	/**
	 * Returns a field as a list: `name[]=a&name[]=b`, `name=a` or `name=a,b`.
	 *
	 * @return array<int, string> Without duplicates.
	 */
	public function get_list( string $name ): array {
		$value = $this->fields[ $name ] ?? array();
		$parts = is_string( $value ) ? explode( ',', $value ) : array_filter( (array) $value, 'is_string' );
		$parts = array_map( array( $this, 'clean' ), array_slice( $parts, 0, self::MAX_LIST ) );

		return array_values( array_unique( array_diff( $parts, array( '' ) ) ) );
	}

	/**
	 * Returns whether a field is a truthy word.
	 */
	public function is_on( string $name ): bool {
		return in_array( strtolower( $this->get_text( $name ) ), array( '1', 'true', 'yes', 'on' ), true );
	}

	/**
	 * @param string $name Name, such as HTTP_ORIGIN.
	 */
	public function get_server( string $name ): string {
		return isset( $this->server[ $name ] ) && is_string( $this->server[ $name ] ) ? trim( $this->server[ $name ] ) : '';
	}

	/**
	 * Returns whether the browser says that a page of the same origin sent the request. Pages cannot set this
	 * header (Fetch Metadata Request Headers, section 2.3).
	 */
	public function is_same_origin(): bool {
		return 'same-origin' === strtolower( $this->get_server( 'HTTP_SEC_FETCH_SITE' ) );
	}

	/**
	 * Returns whether the browser has sent the cookie of a user who is logged in, valid or not. Must-use plugins run
	 * before WordPress defines the name of this cookie.
	 */
	public function has_login_cookie(): bool {
		return false !== strpos( $this->get_server( 'HTTP_COOKIE' ), defined( 'LOGGED_IN_COOKIE' ) ? LOGGED_IN_COOKIE : 'wordpress_logged_in_' );
	}

	/**
	 * Returns whether the user agent is that of a bot or a crawler. Bots see the widget, but are not tracked. An empty
	 * user agent counts as a bot's.
	 */
	public function is_from_bot(): bool {
		$user_agent = $this->get_server( 'HTTP_USER_AGENT' );

		return '' === $user_agent || 1 === preg_match( '~' . implode( '|', require __DIR__ . '/bot-patterns.php' ) . '~i', $user_agent );
	}

	/**
	 * Cleans a text. Visible ASCII, such as an id, needs trimming at most.
	 */
	private function clean( string $text ): string {
		return '' === $text || ctype_print( $text ) ? trim( $text ) : Visible_Text::clean( $text );
	}
}
