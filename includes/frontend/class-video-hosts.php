<?php
namespace Chaty\Frontend;

/**
 * Returns the hosts whose players may replace a link. Every author can add a link with `data-chaty="video"`,
 * but WordPress removes frames from posts of authors without `unfiltered_html`; so the site allows hosts.
 */
final class Video_Hosts {

	/**
	 * Allowed hosts, with their subdomains.
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
	 * @return array<int, string>
	 */
	public function get_hosts(): array {
		/**
		 * Filters the hosts whose players may replace a link with `data-chaty="video"`, whose frames take the
		 * width of their container, and load on click if the site wants it. Subdomains are included.
		 *
		 * @since 1.0.0
		 *
		 * @example
		 *     add_filter( 'chaty_video_hosts', function ( array $hosts ): array {
		 *         return array_merge( $hosts, array( 'tube.example.com' ) );
		 *     } );
		 *
		 * @param string[] $hosts Hosts, such as `dailymotion.com`.
		 */
		$hosts = apply_filters( 'chaty_video_hosts', self::HOSTS );

		return array_values( array_filter( (array) $hosts, array( $this, 'is_host' ) ) );
	}

	/**
	 * @param string $url URL; the scheme may be missing.
	 */
	public function has( string $url ): bool {
		$hosts = implode( '|', array_map( 'preg_quote', $this->get_hosts() ) );

		return '' !== $hosts && 1 === preg_match( "#^(?:https?:)?//(?:[\w-]+\.)*(?:$hosts)/#i", $url );
	}

	/**
	 * Returns whether a value is a host name.
	 *
	 * @param mixed $host Value.
	 */
	private function is_host( $host ): bool {
		return is_string( $host ) && 1 === preg_match( '/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/D', $host );
	}
}
