<?php
/**
 * Whether a call comes from a bot.
 *
 * @package Chaty
 */

namespace Chaty\Ajax;

/**
 * Tells bots and crawlers by their user agent (spec section 6). They see the widget; they are not counted.
 */
final class Bot_Check {

	/**
	 * Parts of the names of bots, crawlers and command line clients.
	 */
	private const PATTERN = '/(?<!cu)bot(?:\b|[\/;_-])|crawl|spider|slurp|archiver|facebookexternalhit|mediapartners|bingpreview|pingdom|gtmetrix|yeti'
		. '|wget|curl|python|java\/|okhttp|go-http|libwww|httpclient|php\/|ruby|scrapy|phantomjs|validator/i';

	/**
	 * Says whether a user agent is a bot's. An empty one is.
	 *
	 * @param string $user_agent User agent.
	 */
	public function is_bot( string $user_agent ): bool {
		return '' === $user_agent || 1 === preg_match( self::PATTERN, $user_agent );
	}
}
