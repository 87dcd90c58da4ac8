<?php
/**
 * Hosts whose players a page may show.
 *
 * @package Chaty
 */

namespace Chaty\Frontend;

/**
 * Knows whose players may stand in a frame in place of a link. Whoever may write a post may write a link
 * with `data-chaty="video"`, though WordPress takes frames out of posts of those whom it does not trust
 * with them: so the site names the hosts.
 */
final class Video_Hosts {

	/**
	 * Hosts that play films, with what is below them.
	 */
	private const HOSTS = array(
		'youtube.com',
		'youtube-nocookie.com',
		'youtu.be',
		'vimeo.com',
		'dailymotion.com',
		'kickstarter.com',
		'ted.com',
		'videopress.com',
		'wordpress.tv',
	);

	/**
	 * Returns the hosts.
	 *
	 * @return array<int, string>
	 */
	public function get_hosts(): array {
		/**
		 * Filters the hosts whose players a link with `data-chaty="video"` may become, and whose frames wait
		 * for a click where the site asks for it. Subdomains are included.
		 *
		 * @param string[] $hosts Hosts, such as `dailymotion.com`.
		 */
		$hosts = apply_filters( 'chaty_video_hosts', self::HOSTS );

		return array_values( array_filter( (array) $hosts, array( $this, 'is_host' ) ) );
	}

	/**
	 * Returns whether an address is of one of the hosts.
	 *
	 * @param string $address Address; the scheme may be missing.
	 */
	public function has( string $address ): bool {
		$hosts = implode( '|', array_map( 'preg_quote', $this->get_hosts() ) );

		return '' !== $hosts && 1 === preg_match( "#^(?:https?:)?//(?:[\w-]+\.)*(?:$hosts)/#i", $address );
	}

	/**
	 * Returns whether a value is the name of a host.
	 *
	 * @param mixed $host Value.
	 */
	private function is_host( $host ): bool {
		return is_string( $host ) && 1 === preg_match( '/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/D', $host );
	}
}
