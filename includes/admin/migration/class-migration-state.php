<?php
namespace Chaty\Admin\Migration;

use Chaty\Migration\Old_Messages;
use WP_Error;

/**
 * What a request has done, and what the form of the next one needs.
 */
final class Migration_State {

	/**
	 * What is left to take over: 'settings', 'messages', 'statistics'.
	 *
	 * @var array<int, string>
	 */
	public array $parts = array();

	/**
	 * What becomes of old messages.
	 */
	public string $old = Old_Messages::KEEP;

	/**
	 * ID of the message to begin after; 0 for where the last take-over has stopped.
	 */
	public int $after = 0;

	/**
	 * Messages that the database has refused.
	 */
	public int $failed = 0;

	/**
	 * Whether the settings were taken over.
	 */
	public bool $is_taken = false;

	/**
	 * Whether something was taken over.
	 */
	public bool $has_run = false;

	/**
	 * Whether the former settings are back.
	 */
	public bool $is_undone = false;

	/**
	 * Why the request has failed; empty if it has not.
	 */
	public string $error = '';

	/**
	 * Returns whether a step is left, and nothing keeps it from being done.
	 */
	public function is_running(): bool {
		return array() !== $this->parts && '' === $this->error;
	}

	/**
	 * @param array<string, mixed>|WP_Error $result Its result; `is_done` says whether nothing of the part is left.
	 * @return bool Whether the step has succeeded.
	 */
	public function finish( string $part, $result ): bool {
		if ( is_wp_error( $result ) ) {
			$this->error = $result->get_error_message();
			return false;
		}
		if ( $result['is_done'] ?? true ) {
			$this->parts = array_values( array_diff( $this->parts, array( $part ) ) );
		}

		return true;
	}
}
