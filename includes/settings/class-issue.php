<?php
namespace Chaty\Settings;

/**
 * Path, message and level of an issue.
 */
final class Issue {

	/**
	 * Prevents the import.
	 */
	public const ERROR = 'error';

	/**
	 * Costs only its value.
	 */
	public const WARNING = 'warning';

	/**
	 * Costs nothing: nothing reads the value.
	 */
	public const NOTE = 'note';

	private string $path;
	private string $message;

	/**
	 * One of the constants.
	 */
	private string $level;

	/**
	 * @param string $level One of the constants.
	 */
	private function __construct( string $path, string $message, string $level ) {
		$this->path    = $path;
		$this->message = $message;
		$this->level   = $level;
	}

	/**
	 * Creates an issue that prevents the import.
	 */
	public static function error( string $path, string $message ): self {
		return new self( $path, $message, self::ERROR );
	}

	/**
	 * Creates an issue that costs only its value.
	 */
	public static function warning( string $path, string $message ): self {
		return new self( $path, $message, self::WARNING );
	}

	/**
	 * Creates an issue that costs nothing: nothing reads the value.
	 */
	public static function note( string $path, string $message ): self {
		return new self( $path, $message, self::NOTE );
	}

	/**
	 * Returns the level: one of the constants.
	 */
	public function get_level(): string {
		return $this->level;
	}

	public function get_path(): string {
		return $this->path;
	}

	public function get_message(): string {
		return $this->message;
	}

	public function to_line(): string {
		return '' === $this->path ? $this->message : $this->path . ': ' . $this->message;
	}

	/**
	 * Returns path, level and message as the REST API gives them.
	 *
	 * @return array{path: string, level: string, message: string}
	 */
	public function to_array(): array {
		return array(
			'path'    => $this->path,
			'level'   => $this->level,
			'message' => $this->message,
		);
	}
}
