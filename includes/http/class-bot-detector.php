<?php
/**
 * Bots.
 *
 * @package Chaty
 */

namespace Chaty\Http;

/**
 * Detects bots and crawlers by their user agent. They see the widget, but are not tracked.
 */
final class Bot_Detector {

	/**
	 * Returns whether a user agent is a bot's. An empty one is.
	 *
	 * @param string $user_agent User agent.
	 */
	public function is_bot( string $user_agent ): bool {
		return '' === $user_agent || 1 === preg_match( '~' . implode( '|', require __DIR__ . '/bot-patterns.php' ) . '~i', $user_agent );
	}
}
