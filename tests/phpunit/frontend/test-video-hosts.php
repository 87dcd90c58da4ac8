<?php
namespace Chaty\Tests\Frontend;

use Chaty\Frontend\Video_Hosts;
use Chaty\Tests\Site_Test_Case;

/**
 * Only players of allowed hosts may replace a link, whatever its URL looks like.
 */
final class Video_Hosts_Test extends Site_Test_Case {

	/**
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
	 */
	public function test_given_url_then_it_is_allowed_if_its_host_is_or_subdomain_of_it( string $url, bool $is_allowed ): void {
		$this->assertSame( $is_allowed, ( new Video_Hosts() )->has( $url ) );
	}

	public function test_given_filter_that_returns_something_other_than_hosts_then_only_hosts_in_it_count(): void {
		add_filter(
			'chaty_video_hosts',
			static fn (): array => array( 'a' => 'tube.example.com', 'b' => 'https://other.example', 'c' => 'localhost', 'd' => ".*\n", 'e' => 7, 'f' => null )
		);
		$hosts = new Video_Hosts();

		$this->assertSame( array( 'tube.example.com' ), $hosts->get_hosts() );
		$this->assertSame( array( true, false ), array( $hosts->has( 'https://tube.example.com/1' ), $hosts->has( 'https://youtube.com/1' ) ) );
	}

	/**
	 * @testWith [[]]
	 *           [false]
	 *           [null]
	 *
	 * @param mixed $hosts What the filter returns.
	 */
	public function test_given_filter_that_allows_no_host_then_no_url_is_allowed( $hosts ): void {
		add_filter( 'chaty_video_hosts', static fn () => $hosts );

		$this->assertFalse( ( new Video_Hosts() )->has( 'https://youtube.com/1' ) );
	}
}
