<?php
namespace Chaty\Frontend;

use Chaty\Config\Names;
use Chaty\Registrable;

/**
 * Replaces video players of other hosts by links, if the site wants it. A browser requests a frame before any
 * script runs, so only the server can prevent that. The behaviour `video` replaces the link by the player on
 * click.
 */
final class Click_To_Load implements Registrable {

	/**
	 * Beginning of a frame, or of something whose content browsers do not parse as elements.
	 */
	private const OPENING = '#<(!--|(?:iframe|script|style|template|textarea)\b)#i';

	/**
	 * Blocks that can have frames: HTML and classic content, which has no name where a page has no block around it.
	 */
	private const BLOCKS = array( 'core/html', 'core/freeform', '' );

	/**
	 * Adds the hooks: for embeds, and for frames in blocks.
	 */
	public function register(): void {
		add_filter( 'embed_oembed_html', array( $this, 'replace_embed' ), 100, 2 );
		foreach ( self::BLOCKS as $name ) {
			add_filter( "render_block_$name", array( $this, 'replace_in_block' ), 100 );
		}
	}

	/**
	 * @param mixed $html Markup of the embed.
	 * @param mixed $page URL that was embedded.
	 * @return mixed Markup.
	 */
	public function replace_embed( $html, $page ) {
		return $this->replace( $html, is_string( $page ) ? $page : '' );
	}

	/**
	 * @param mixed $html Markup of the block.
	 * @return mixed Markup.
	 */
	public function replace_in_block( $html ) {
		return $this->replace( $html, '' );
	}

	/**
	 * Replaces all frames with video players.
	 *
	 * @param mixed  $html Markup.
	 * @param string $page URL of the video's page, if it is known.
	 * @return mixed Markup.
	 */
	private function replace( $html, string $page ) {
		if ( ! is_string( $html ) || false === stripos( $html, '<iframe' ) ) {
			return $html;
		}
		$mode = $this->get_mode();
		if ( '' === $mode ) {
			return $html;
		}

		$output = '';
		$done   = 0;
		foreach ( $this->find_frames( $html ) as list( $start, $end ) ) {
			$frame   = substr( $html, $start, $end - $start );
			$output .= substr( $html, $done, $start - $done ) . ( $this->get_link( $frame, $page, $mode ) ?? $frame );
			$done    = $end;
		}

		return $output . substr( $html, $done );
	}

	/**
	 * Finds the frames in markup. Never backtracks, so that neither PCRE limits nor the length of the markup can
	 * stop it.
	 *
	 * @return array<int, array{int, int}> Start and end offsets.
	 */
	private function find_frames( string $html ): array {
		$frames = array();
		$length = strlen( $html );
		$last   = (int) strripos( $html, '</iframe' );
		$end    = 0;
		while ( preg_match( self::OPENING, $html, $found, PREG_OFFSET_CAPTURE, $end ) ) {
			$start    = $found[0][1];
			$name     = strtolower( $found[1][0] );
			$is_frame = 'iframe' === $name;
			$closing  = '!--' === $name ? '#--!?>#' : "#</$name\b[^>]*>#i";
			if ( $is_frame && $start > $last ) {
				$closing = '#>#';
			}
			// In `<!-->`, the opening closes the comment as well.
			$is_closed = preg_match( $closing, $html, $found, PREG_OFFSET_CAPTURE, $start + 2 );
			$end       = $is_closed ? $found[0][1] + strlen( $found[0][0] ) : $length;
			if ( $is_frame ) {
				$frames[] = array( $start, $end );
			}
		}

		return $frames;
	}

	/**
	 * Returns `consent`, `always`, or an empty string for no.
	 */
	private function get_mode(): string {
		if ( is_feed() || ( is_admin() && ! wp_doing_ajax() ) || doing_action( 'wp_ajax_parse-embed' ) ) {
			return '';
		}

		/**
		 * Filters whether videos of other hosts load on click.
		 *
		 * @since 1.0.0
		 *
		 * @example
		 *     add_filter( 'chaty_click_to_load', function ( $mode ) {
		 *         return is_singular( 'post' ) ? 'consent' : $mode;
		 *     } );
		 *
		 * @param string|bool $mode `consent`, `always` or true; anything else for no. Default: the option.
		 */
		$mode = apply_filters( 'chaty_click_to_load', get_option( Names::CLICK_TO_LOAD, '' ) );
		if ( true === $mode ) {
			return 'always';
		}

		return in_array( $mode, array( 'consent', 'always' ), true ) ? $mode : '';
	}

	/**
	 * @param string $page URL of the video's page, if it is known.
	 * @param string $mode `consent` or `always`.
	 * @return string|null Markup; null if the frame is not a video player.
	 */
	private function get_link( string $frame, string $page, string $mode ): ?string {
		// WordPress only parses frames that are closed; browsers parse all.
		$tag = new \WP_HTML_Tag_Processor( $frame . '</iframe>' );
		$tag->next_tag();
		$player = trim( (string) $tag->get_attribute( 'src' ) );
		if ( ! ( new Video_Hosts() )->has( $player ) ) {
			return null;
		}
		wp_enqueue_script( 'chaty-video' );

		$title = trim( (string) $tag->get_attribute( 'title' ) );
		$ratio = array( (int) $tag->get_attribute( 'width' ), (int) $tag->get_attribute( 'height' ) );

		/**
		 * Filters the poster of a video that loads on click. Use an image of the site: one of the video's host
		 * would be a request to that host.
		 *
		 * @since 1.0.0
		 *
		 * @example
		 *     add_filter( 'chaty_video_poster', function ( string $poster, string $player, string $page ): string {
		 *         return get_the_post_thumbnail_url() ?: $poster;
		 *     }, 10, 3 );
		 *
		 * @param string $poster URL of an image. Default empty.
		 * @param string $player URL of the player.
		 * @param string $page   URL of the video's page, if it is known.
		 */
		$poster = apply_filters( 'chaty_video_poster', '', $player, $page );

		return sprintf(
			'<a class="chaty-video-play" data-chaty="video"%1$s href="%2$s" data-chaty-src="%3$s"%4$s>%5$s%6$s</a>',
			'always' === $mode ? ' data-chaty-click' : '',
			esc_url( '' === $page ? $this->get_page( $player ) : $page ),
			esc_url( $player ),
			min( $ratio ) > 0 && false === strpos( (string) $tag->get_attribute( 'width' ), '%' ) ? sprintf( ' style="--chaty-video-ratio:%d / %d"', ...$ratio ) : '',
			is_string( $poster ) && '' !== $poster ? sprintf( '<img alt="" loading="lazy" src="%s">', esc_url( $poster ) ) : '',
			esc_html( '' === $title ? __( 'Video', 'chaty' ) : $title )
		);
	}

	/**
	 * Returns the page of a video, for visitors who open the link without scripts or in a new tab.
	 */
	private function get_page( string $player ): string {
		if ( preg_match( '#youtube(?:-nocookie)?\.com/embed/([\w-]{11})(?:[?\#&/]|$)#', $player, $video ) && 'videoseries' !== $video[1] ) {
			return 'https://www.youtube.com/watch?v=' . $video[1];
		}

		return (string) preg_replace( '#^(?:https?:)?//player\.vimeo\.com/video/(\d+).*$#', 'https://vimeo.com/$1', $player );
	}
}
