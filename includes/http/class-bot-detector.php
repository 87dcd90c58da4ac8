<?php
/**
 * Whether a call comes from a bot.
 *
 * @package Chaty
 */

namespace Chaty\Http;

/**
 * Tells bots and crawlers by their user agent. They see the widget; they are not counted.
 */
final class Bot_Detector {

	/**
	 * Says whether a user agent is a bot's. An empty one is.
	 *
	 * @param string $user_agent User agent.
	 */
	public function is_bot( string $user_agent ): bool {
		return '' === $user_agent || 1 === preg_match( '~' . implode( '|', require __DIR__ . '/bot-patterns.php' ) . '~i', $user_agent );
	}
}
