<?php
/**
 * A call that comes in.
 *
 * @package Chaty
 */

namespace Chaty\Http;

use Chaty\Visible_Text;

/**
 * The posted fields and the facts of the connection, as plain data, so that no other class reads
 * superglobals.
 */
final class Request {

	/**
	 * Most entries of a list field: more channels than there are.
	 */
	private const MAX_LIST = 100;

	/**
	 * Posted fields without slashes.
	 *
	 * @var array<array-key, mixed>
	 */
	private array $fields;

	/**
	 * Facts of the connection, under the names of `$_SERVER`.
	 *
	 * @var array<array-key, mixed>
	 */
	private array $server;
	private bool $has_files;

	/**
	 * @param array<array-key, mixed> $fields    Posted fields without slashes.
	 * @param array<array-key, mixed> $server    Facts of the connection, under the names of `$_SERVER`.
	 * @param bool                    $has_files Whether files came with it.
	 */
	public function __construct( array $fields, array $server, bool $has_files = false ) {
		$this->fields    = $fields;
		$this->server    = $server;
		$this->has_files = $has_files;
	}

	/**
	 * Takes the current request.
	 *
	 * @param bool $is_slashed Whether WordPress has added its slashes already; it does so after `plugins_loaded`.
	 */
	public static function from_globals( bool $is_slashed ): self {
		// phpcs:ignore WordPress.Security.NonceVerification.Missing -- Origin_Check judges the caller.
		$fields = $is_slashed ? wp_unslash( $_POST ) : $_POST;

		return new self( (array) $fields, $is_slashed ? (array) wp_unslash( $_SERVER ) : $_SERVER, array() !== $_FILES );
	}

	/**
	 * Takes the arguments of the current address as fields, once WordPress has added its slashes.
	 */
	public static function from_query(): self {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Who reads them judges the caller.
		return new self( (array) wp_unslash( $_GET ), (array) wp_unslash( $_SERVER ) );
	}

	/**
	 * Says whether files came with it. No call takes any.
	 */
	public function has_files(): bool {
		return $this->has_files;
	}

	/**
	 * Says whether a field was sent, in whatever form.
	 *
	 * @param string $name Name of the field.
	 */
	public function has_field( string $name ): bool {
		return isset( $this->fields[ $name ] );
	}

	/**
	 * Says whether a field was sent as text.
	 *
	 * @param string $name Name of the field.
	 */
	public function has_text( string $name ): bool {
		return isset( $this->fields[ $name ] ) && is_string( $this->fields[ $name ] );
	}

	/**
	 * Gives a field as valid UTF-8 without blanks around it.
	 *
	 * @param string $name Name of the field.
	 * @return string Empty when the field was not sent as text.
	 */
	public function get_text( string $name ): string {
		return $this->has_text( $name ) ? Visible_Text::clean( $this->fields[ $name ] ) : '';
	}

	/**
	 * Gives a field as a list: `name[]=a&name[]=b`, `name=a` or `name=a,b`.
	 *
	 * @param string $name Name of the field.
	 * @return array<int, string> Without repeats.
	 */
	public function get_list( string $name ): array {
		$value = $this->fields[ $name ] ?? array();
		$parts = is_string( $value ) ? explode( ',', $value ) : array_filter( (array) $value, 'is_string' );
		$parts = array_map( array( Visible_Text::class, 'clean' ), array_slice( $parts, 0, self::MAX_LIST ) );

		return array_values( array_unique( array_diff( $parts, array( '' ) ) ) );
	}

	/**
	 * Says whether a field is the number one or a word for yes.
	 *
	 * @param string $name Name of the field.
	 */
	public function is_on( string $name ): bool {
		return in_array( strtolower( $this->get_text( $name ) ), array( '1', 'true', 'yes', 'on' ), true );
	}

	/**
	 * Gives a fact of the connection.
	 *
	 * @param string $name Name in `$_SERVER`, such as HTTP_ORIGIN.
	 */
	public function get_server( string $name ): string {
		return isset( $this->server[ $name ] ) && is_string( $this->server[ $name ] ) ? trim( $this->server[ $name ] ) : '';
	}
}
