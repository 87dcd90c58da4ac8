<?php
/**
 * Something wrong with settings.
 *
 * @package Chaty
 */

namespace Chaty\Settings;

/**
 * One thing that is wrong: where, what, and whether it stops an import.
 */
final class Issue {

	private string $path;
	private string $message;
	private bool $is_error;
	private bool $is_note;

	/**
	 * @param string $path     Where it is.
	 * @param string $message  What is wrong.
	 * @param bool   $is_error Whether it stops an import.
	 * @param bool   $is_note  Whether the value is stored as it is.
	 */
	private function __construct( string $path, string $message, bool $is_error, bool $is_note = false ) {
		$this->path     = $path;
		$this->message  = $message;
		$this->is_error = $is_error;
		$this->is_note  = $is_note;
	}

	/**
	 * Makes a problem that stops an import.
	 *
	 * @param string $path    Where it is.
	 * @param string $message What is wrong.
	 */
	public static function error( string $path, string $message ): self {
		return new self( $path, $message, true );
	}

	/**
	 * Makes a problem that costs one value only.
	 *
	 * @param string $path    Where it is.
	 * @param string $message What is wrong.
	 */
	public static function warning( string $path, string $message ): self {
		return new self( $path, $message, false );
	}

	/**
	 * Makes a problem that costs nothing: the value is stored as it is.
	 *
	 * @param string $path    Where it is.
	 * @param string $message What there is to know.
	 */
	public static function note( string $path, string $message ): self {
		return new self( $path, $message, false, true );
	}

	/**
	 * Returns whether the value is stored as it is.
	 */
	public function is_note(): bool {
		return $this->is_note;
	}

	/**
	 * Returns whether it stops an import.
	 */
	public function is_error(): bool {
		return $this->is_error;
	}

	/**
	 * Says where it is.
	 */
	public function get_path(): string {
		return $this->path;
	}

	/**
	 * Says what is wrong, for people.
	 */
	public function get_message(): string {
		return $this->message;
	}

	/**
	 * Tells it in one line: the path, a colon, what is wrong.
	 */
	public function to_line(): string {
		return '' === $this->path ? $this->message : $this->path . ': ' . $this->message;
	}
}
