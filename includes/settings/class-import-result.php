<?php
/**
 * Outcome of reading settings.
 *
 * @package Chaty
 */

namespace Chaty\Settings;

/**
 * What a settings file holds, cleaned, and what is wrong with it. With an error nothing may be stored.
 */
final class Import_Result {

	/**
	 * Sanitized widgets; empty when there is an error.
	 *
	 * @var array<int, array<string, mixed>>
	 */
	private array $widgets;
	private ?string $analytics;

	/**
	 * What is wrong.
	 *
	 * @var array<int, Issue>
	 */
	private array $issues;

	/**
	 * What the file says about visitors' messages.
	 *
	 * @var array<string, mixed>
	 */
	private array $privacy;

	/**
	 * @param array<int, array<string, mixed>> $widgets   Sanitized widgets.
	 * @param string|null                      $analytics 'on', 'off' or null.
	 * @param array<int, Issue>                $issues  What is wrong.
	 * @param array<string, mixed>             $privacy   Clean `retention_days` and `keep_contacts`, where the file has them.
	 */
	public function __construct( array $widgets, ?string $analytics, array $issues, array $privacy = array() ) {
		$this->widgets   = $widgets;
		$this->analytics = $analytics;
		$this->issues    = $issues;
		$this->privacy   = $privacy;
	}

	/**
	 * Returns what the file says about visitors' messages.
	 *
	 * @return array<string, mixed> `retention_days` and `keep_contacts`, where the file has them.
	 */
	public function get_privacy(): array {
		return $this->privacy;
	}

	/**
	 * Returns the clean widgets.
	 *
	 * @return array<int, array<string, mixed>>
	 */
	public function get_widgets(): array {
		return $this->widgets;
	}

	/**
	 * Returns whether views and clicks are counted: 'on', 'off', or null when the file does not say.
	 */
	public function get_analytics(): ?string {
		return $this->analytics;
	}

	/**
	 * Returns what stops an import.
	 *
	 * @return array<int, Issue>
	 */
	public function get_errors(): array {
		return array_values(
			array_filter(
				$this->issues,
				static function ( Issue $issue ): bool {
					return $issue->is_error();
				}
			)
		);
	}

	/**
	 * Returns what costs single values only.
	 *
	 * @return array<int, Issue>
	 */
	public function get_warnings(): array {
		return array_values(
			array_filter(
				$this->issues,
				static function ( Issue $issue ): bool {
					return ! $issue->is_error() && ! $issue->is_note();
				}
			)
		);
	}

	/**
	 * Returns what has no effect, and costs nothing.
	 *
	 * @return array<int, Issue>
	 */
	public function get_notes(): array {
		return array_values(
			array_filter(
				$this->issues,
				static function ( Issue $issue ): bool {
					return $issue->is_note();
				}
			)
		);
	}
}
