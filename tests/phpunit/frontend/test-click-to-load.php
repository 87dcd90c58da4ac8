<?php
namespace Chaty\Tests\Frontend;

use Chaty\Config\Names;
use Chaty\Frontend\Click_To_Load;
use Chaty\Tests\Site_Test_Case;

/**
 * Where a site asks for it, no frame of a film's host reaches the page.
 */
final class Click_To_Load_Test extends Site_Test_Case {

	/**
	 * What YouTube answers to WordPress.
	 */
	private const EMBED = '<iframe title="How we bake" width="500" height="281" src="https://www.youtube.com/embed/aqz-KE-bpKQ?feature=oembed" frameborder="0" allowfullscreen></iframe>';

	private const PAGE = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ';

	private Click_To_Load $part;

	protected function setUp(): void {
		parent::setUp();
		$GLOBALS['wp_scripts'] = null;
		$this->part            = new Click_To_Load();
		$this->part->register();
	}

	protected function tearDown(): void {
		delete_option( Names::CLICK_TO_LOAD );
		remove_filter( 'embed_oembed_html', array( $this->part, 'replace_embed' ), 100 );
		foreach ( array( 'core/html', 'core/freeform', '' ) as $name ) {
			remove_filter( "render_block_$name", array( $this->part, 'replace_in_block' ), 100 );
		}
		remove_all_filters( 'chaty_click_to_load' );
		remove_all_filters( 'chaty_video_poster' );
		parent::tearDown();
	}

	private function embed( string $html = self::EMBED ): string {
		return apply_filters( 'embed_oembed_html', $html, self::PAGE, array(), 1 );
	}

	public function test_nothing_changes_unasked(): void {
		foreach ( array( '', 'perhaps', '0' ) as $mode ) {
			update_option( Names::CLICK_TO_LOAD, $mode );
			$this->assertSame( self::EMBED, $this->embed(), $mode );
		}
	}

	public function test_link_stands_in_frames_place_with_all_that_behaviour_needs(): void {
		update_option( Names::CLICK_TO_LOAD, 'always' );
		$this->assertSame(
			'<a class="chaty-video-play" data-chaty="video" data-chaty-click href="https://www.youtube.com/watch?v=aqz-KE-bpKQ" data-chaty-src="https://www.youtube.com/embed/aqz-KE-bpKQ?feature=oembed" style="--chaty-video-ratio:500 / 281">How we bake</a>',
			$this->embed()
		);
	}

	public function test_page_decides_by_consent_pages_are_cached_for_everybody(): void {
		update_option( Names::CLICK_TO_LOAD, 'consent' );
		$this->assertStringNotContainsString( 'data-chaty-click', $this->embed() );
		$this->assertStringNotContainsString( '<iframe', $this->embed() );
	}

	public function test_theme_may_decide_and_give_posters(): void {
		add_filter( 'chaty_click_to_load', '__return_true' );
		add_filter( 'chaty_video_poster', static fn ( string $poster, string $player, string $page ): string => "/poster.jpg?$page&\"", 10, 3 );
		$html = $this->embed();
		$this->assertStringContainsString( 'data-chaty-click', $html );
		$this->assertStringContainsString( '<img alt="" loading="lazy" src="/poster.jpg?https://www.youtube.com/watch?v=aqz-KE-bpKQ&#038;">', $html );
	}

	/**
	 * Frames that were written by hand.
	 *
	 * @return array<string, array{string, string}> Frame, and where the link in its place leads; empty when it stays.
	 */
	public function frames(): array {
		return array(
			'YouTube without cookies' => array( '<IFRAME src="//www.youtube-nocookie.com/embed/aqz-KE-bpKQ?rel=0"></IFRAME>', 'https://www.youtube.com/watch?v=aqz-KE-bpKQ' ),
			'Vimeo'                   => array( "<iframe src='https://player.vimeo.com/video/76979871?h=8272103f6e'></iframe>", 'https://vimeo.com/76979871' ),
			'Dailymotion'             => array( '<iframe src="https://www.dailymotion.com/embed/video/x8"></iframe>', 'https://www.dailymotion.com/embed/video/x8' ),
			'a map'                   => array( '<iframe src="https://maps.example/?q=youtube.com/"></iframe>', '' ),
			'a host of that name'     => array( '<iframe src="https://youtube.com.evil.example/embed/x"></iframe>', '' ),
			'no address'              => array( '<iframe data-src="https://www.youtube.com/embed/aqz-KE-bpKQ"></iframe>', '' ),
			'a script'                => array( '<script>show( \'<iframe src="https://www.youtube.com/embed/aqz-KE-bpKQ"></iframe>\' );</script>', '' ),
			'a comment'               => array( '<!-- <iframe src="https://www.youtube.com/embed/aqz-KE-bpKQ"></iframe> -->', '' ),
		);
	}

	/**
	 * @dataProvider frames
	 */
	public function test_frames_in_classic_content_and_in_blocks_of_html( string $frame, string $page ): void {
		update_option( Names::CLICK_TO_LOAD, 'always' );
		$html = do_blocks( "<!-- wp:html --><p>One</p>$frame<p>Two</p><!-- /wp:html -->" );
		$this->assertSame( $html, str_replace( array( '<!-- wp:html -->', '<!-- /wp:html -->' ), '', $html ) );
		$this->assertStringStartsWith( '<p>One</p>', $html );
		$this->assertStringEndsWith( '<p>Two</p>', $html );
		if ( '' === $page ) {
			$this->assertStringContainsString( $frame, $html );
		} else {
			$this->assertStringContainsString( ' href="' . esc_url( $page ) . '"', $html );
			$this->assertStringNotContainsStringIgnoringCase( '<iframe', $html );
		}
		$this->assertSame( $html, do_blocks( "<p>One</p>$frame<p>Two</p>" ) );
	}

	public function test_site_may_name_more_hosts_and_fewer(): void {
		update_option( Names::CLICK_TO_LOAD, 'always' );
		$own = '<iframe src="https://play.tube.example/1"></iframe>';
		$this->assertSame( $own, $this->embed( $own ) );
		add_filter( 'chaty_video_hosts', static fn (): array => array( 'tube.example' ) );
		$this->assertStringContainsString( ' data-chaty-src="https://play.tube.example/1"', $this->embed( $own ) );
		$this->assertSame( self::EMBED, $this->embed() );
		add_filter( 'chaty_video_hosts', '__return_empty_array' );
		$this->assertSame( $own, $this->embed( $own ) );
		remove_all_filters( 'chaty_video_hosts' );
	}

	/**
	 * Markup that is longer than PCRE's limits on one match.
	 *
	 * @return array<string, array{string, int}> What stands beside a frame, and how many links the page gets.
	 */
	public function long_markup(): array {
		$long  = str_repeat( 'let a = 1 < 2 - 1; ', 6000 );
		$frame = '<iframe src="https://www.youtube.com/embed/aqz-KE-bpKQ"></iframe>';

		return array(
			'a script'                   => array( "<script>$long $frame</script>$frame", 1 ),
			'a style'                    => array( "<style>$long</style >$frame", 1 ),
			'a comment'                  => array( "<!-- $long $frame-->$frame", 1 ),
			'an empty comment'           => array( "<!-->$frame$long", 1 ),
			'a template'                 => array( "<template>$long $frame</template>$frame$frame", 2 ),
			'a frame that is not closed' => array( "$frame<iframe src=\"//youtube.com/embed/x\">$long", 2 ),
			'frames that are not closed' => array( str_repeat( '<iframe src="//youtube.com/embed/x">', 300 ) . $long, 300 ),
			'tags that are not closed'   => array( $frame . str_repeat( '<iframe ', 30000 ), 1 ),
			'comments not closed'        => array( $frame . str_repeat( '<!--', 30000 ), 1 ),
		);
	}

	/**
	 * @dataProvider long_markup
	 */
	public function test_nothing_of_page_is_lost_however_long_it_is_and_however_little_pcre_may_do( string $html, int $links ): void {
		update_option( Names::CLICK_TO_LOAD, 'always' );
		// phpcs:disable WordPress.PHP.IniSet.Risky -- The limit is what is tested.
		$limit = (string) ini_set( 'pcre.backtrack_limit', '100000' );
		$made  = $this->part->replace_in_block( "<p>One</p>$html<p>Two</p>" );
		ini_set( 'pcre.backtrack_limit', $limit );
		// phpcs:enable
		$this->assertStringStartsWith( '<p>One</p>', $made );
		$this->assertStringEndsWith( '<p>Two</p>', $made );
		$this->assertSame( $links, substr_count( $made, 'data-chaty="video"' ) );
	}

	public function test_what_frame_says_becomes_text_and_nothing_else(): void {
		update_option( Names::CLICK_TO_LOAD, 'always' );
		$html = $this->embed( '<iframe title="&lt;script&gt;x()&lt;/script&gt;" width="1);x:url(/y" height="2" src="https://www.youtube.com/embed/aqz-KE-bpKQ?&quot;&gt;&lt;script&gt;x()"></iframe>' );
		$this->assertStringNotContainsString( '<script', $html );
		$this->assertStringNotContainsString( 'url(', $html );
	}

	public function test_behaviour_comes_with_link_without_theme_support_feeds_keep_their_embeds(): void {
		update_option( Names::CLICK_TO_LOAD, 'always' );
		wp_register_script( 'chaty-video', '/video.js', array(), '1', true );
		$this->embed( '<iframe src="https://maps.example/"></iframe>' );
		$this->assertFalse( wp_script_is( 'chaty-video' ) );
		$this->embed();
		$this->assertTrue( wp_script_is( 'chaty-video' ) );

		$GLOBALS['wp_query']->is_feed = true;
		$this->assertSame( self::EMBED, $this->embed() );
		$GLOBALS['wp_query']->is_feed = false;
	}
}
