<?php
namespace Chaty\Settings;

/**
 * Sanitized settings of an import, and its issues. With an error nothing may be saved.
 */
final class Import_Result {

	/**
	 * Sanitized widgets; empty if there is an error.
	 *
	 * @var array<int, array<string, mixed>>
	 */
	private array $widgets;
	private ?string $analytics;

	/**
	 * @var array<int, Issue>
	 */
	private array $issues;

	/**
	 * @var array<string, mixed>
	 */
	private array $privacy;

	/**
	 * @param array<int, array<string, mixed>> $widgets   Sanitized widgets.
	 * @param string|null                      $analytics 'on', 'off' or null.
	 * @param array<int, Issue>                $issues    Issues.
	 * @param array<string, mixed>             $privacy   Sanitized `retention_days`, `contacts_trash_days` and `keep_contacts`, if the import has them.
	 */
	public function __construct( array $widgets, ?string $analytics, array $issues, array $privacy = array() ) {
		$this->widgets   = $widgets;
		$this->analytics = $analytics;
		$this->issues    = $issues;
		$this->privacy   = $privacy;
	}

	/**
	 * @return array<string, mixed> `retention_days`, `contacts_trash_days` and `keep_contacts`, if the import has them.
	 */
	public function get_privacy(): array {
		return $this->privacy;
	}

	/**
	 * @return array<int, array<string, mixed>>
	 */
	public function get_widgets(): array {
		return $this->widgets;
	}

	/**
	 * Returns whether events are tracked: 'on', 'off', or null if the import does not say.
	 */
	public function get_analytics(): ?string {
		return $this->analytics;
	}

	/**
	 * @return array<int, Issue>
	 */
	public function get_issues(): array {
		return $this->issues;
	}

	/**
	 * Returns the issues that prevent the import.
	 *
	 * @return array<int, Issue>
	 */
	public function get_errors(): array {
		return $this->get_issues_of( Issue::ERROR );
	}

	/**
	 * Returns the issues that cost only single values.
	 *
	 * @return array<int, Issue>
	 */
	public function get_warnings(): array {
		return $this->get_issues_of( Issue::WARNING );
	}

	/**
	 * Returns the issues that cost nothing.
	 *
	 * @return array<int, Issue>
	 */
	public function get_notes(): array {
		return $this->get_issues_of( Issue::NOTE );
	}

	/**
	 * @param string $level One of the constants of Issue.
	 * @return array<int, Issue>
	 */
	private function get_issues_of( string $level ): array {
		return array_values(
			array_filter( $this->issues, static fn ( Issue $issue ): bool => $level === $issue->get_level() )
		);
	}
}
