<?php
namespace Chaty\Tests\Frontend;

use Chaty\Frontend\Video_Hosts;
use Chaty\Tests\Site_Test_Case;

/**
 * Only players of allowed hosts may replace a link, whatever its URL looks like.
 */
final class Video_Hosts_Test extends Site_Test_Case {

	/**
	 * Given a URL, then it is allowed if its host is, or a subdomain of it.
	 *
	 * @testWith ["https://www.youtube.com/embed/x", true]
	 *           ["//player.vimeo.com/video/1", true]
	 *           ["HTTPS://YOUTU.BE/x", true]
	 *           ["https://youtube.com.example.org/", false]
	 *           ["https://notyoutube.com/", false]
	 *           ["https://example.org/https://youtube.com/", false]
	 *           ["https://youtube.com@example.org/", false]
	 *           ["https://youtubeXcom/", false]
	 *           ["javascript://youtube.com/%0aalert(1)", false]
	 *           ["/youtube.com/", false]
	 *           ["", false]
	 *
	 * @param bool $is_allowed Whether it is allowed.
	 */
	public function test_urls( string $url, bool $is_allowed ): void {
		$this->assertSame( $is_allowed, ( new Video_Hosts() )->has( $url ) );
	}

	/**
	 * Given a filter that returns something other than hosts, then only the hosts in it count.
	 */
	public function test_filter(): void {
		add_filter(
			'chaty_video_hosts',
			static function (): array {
				return array( 'a' => 'tube.example.com', 'b' => 'https://other.example', 'c' => 'localhost', 'd' => ".*\n", 'e' => 7, 'f' => null );
			}
		);
		$hosts = new Video_Hosts();

		$this->assertSame( array( 'tube.example.com' ), $hosts->get_hosts() );
		$this->assertSame( array( true, false ), array( $hosts->has( 'https://tube.example.com/1' ), $hosts->has( 'https://youtube.com/1' ) ) );
	}

	/**
	 * Given a filter that allows no host, then no URL is allowed.
	 *
	 * @testWith [[]]
	 *           [false]
	 *           [null]
	 *
	 * @param mixed $hosts What the filter returns.
	 */
	public function test_none( $hosts ): void {
		add_filter(
			'chaty_video_hosts',
			static function () use ( $hosts ) {
				return $hosts;
			}
		);

		$this->assertFalse( ( new Video_Hosts() )->has( 'https://youtube.com/1' ) );
	}
}
