<?php
/**
 * Issue of settings.
 *
 * @package Chaty
 */

namespace Chaty\Settings;

/**
 * Path, message and severity of an issue.
 */
final class Issue {

	private string $path;
	private string $message;
	private bool $is_error;
	private bool $is_note;

	/**
	 * @param string $path     Path.
	 * @param string $message  Message.
	 * @param bool   $is_error Whether it prevents the import.
	 * @param bool   $is_note  Whether the value is stored unchanged.
	 */
	private function __construct( string $path, string $message, bool $is_error, bool $is_note = false ) {
		$this->path     = $path;
		$this->message  = $message;
		$this->is_error = $is_error;
		$this->is_note  = $is_note;
	}

	/**
	 * Creates an issue that prevents the import.
	 *
	 * @param string $path    Path.
	 * @param string $message Message.
	 */
	public static function error( string $path, string $message ): self {
		return new self( $path, $message, true );
	}

	/**
	 * Creates an issue that costs only its value.
	 *
	 * @param string $path    Path.
	 * @param string $message Message.
	 */
	public static function warning( string $path, string $message ): self {
		return new self( $path, $message, false );
	}

	/**
	 * Creates an issue that costs nothing: the value is stored unchanged.
	 *
	 * @param string $path    Path.
	 * @param string $message Message.
	 */
	public static function note( string $path, string $message ): self {
		return new self( $path, $message, false, true );
	}

	/**
	 * Returns whether the value is stored unchanged.
	 */
	public function is_note(): bool {
		return $this->is_note;
	}

	/**
	 * Returns whether it prevents the import.
	 */
	public function is_error(): bool {
		return $this->is_error;
	}

	/**
	 * Returns the path.
	 */
	public function get_path(): string {
		return $this->path;
	}

	/**
	 * Returns the message.
	 */
	public function get_message(): string {
		return $this->message;
	}

	/**
	 * Returns path and message as one line.
	 */
	public function to_line(): string {
		return '' === $this->path ? $this->message : $this->path . ': ' . $this->message;
	}
}
