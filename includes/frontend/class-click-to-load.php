<?php
/**
 * Films that wait for a click.
 *
 * @package Chaty
 */

namespace Chaty\Frontend;

use Chaty\Config\Names;
use Chaty\Registrable;

/**
 * Takes players of other hosts out of a page, where the site asks for it. A browser requests a frame as
 * soon as it reads its address, before any script, so only the server can keep it back: in its place
 * stands a link to the film, which the behaviour `video` makes play.
 */
final class Click_To_Load implements Registrable {

	/**
	 * Where a frame begins, or something whose content a browser does not read as elements.
	 */
	private const OPENING = '#<(!--|(?:iframe|script|style|template|textarea)\b)#i';

	/**
	 * Adds the part's hooks: for addresses that WordPress embeds, and for frames in classic content and in
	 * blocks of HTML.
	 */
	public function register(): void {
		add_filter( 'embed_oembed_html', array( $this, 'replace_embed' ), 100, 2 );
		add_filter( 'render_block', array( $this, 'replace_in_block' ), 100, 2 );
	}

	/**
	 * Replaces the frame of an embedded address.
	 *
	 * @param mixed $html Markup of the embed.
	 * @param mixed $page Address that was embedded.
	 * @return mixed Markup.
	 */
	public function replace_embed( $html, $page ) {
		return $this->replace( $html, is_string( $page ) ? $page : '' );
	}

	/**
	 * Replaces the frames that a block of HTML, or classic content, holds.
	 *
	 * @param mixed $html  Markup of the block.
	 * @param mixed $block The block.
	 * @return mixed Markup.
	 */
	public function replace_in_block( $html, $block ) {
		$name = is_array( $block ) ? ( $block['blockName'] ?? null ) : '';

		return in_array( $name, array( null, 'core/html', 'core/freeform' ), true ) ? $this->replace( $html, '' ) : $html;
	}

	/**
	 * Replaces each frame that plays films of another host.
	 *
	 * @param mixed  $html Markup.
	 * @param string $page Address of the film's page, where it is known.
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

		$made = '';
		$done = 0;
		foreach ( $this->find_frames( $html ) as list( $start, $end ) ) {
			$frame = substr( $html, $start, $end - $start );
			$made .= substr( $html, $done, $start - $done ) . ( $this->get_link( $frame, $page, $mode ) ?? $frame );
			$done  = $end;
		}

		return $made . substr( $html, $done );
	}

	/**
	 * Finds the frames of a piece of markup. It goes from one opening to the next and never back, so that
	 * no limit of PCRE and no length of the markup stops it.
	 *
	 * @param string $html Markup.
	 * @return array<int, array{int, int}> Where each begins, and where what follows it begins.
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
			// The first two signs of `<!-->` close the comment as well.
			$is_closed = preg_match( $closing, $html, $found, PREG_OFFSET_CAPTURE, $start + 2 );
			$end       = $is_closed ? $found[0][1] + strlen( $found[0][0] ) : $length;
			if ( $is_frame ) {
				$frames[] = array( $start, $end );
			}
		}

		return $frames;
	}

	/**
	 * Says what this page does: `consent`, `always`, or an empty string.
	 */
	private function get_mode(): string {
		if ( is_feed() || ( is_admin() && ! wp_doing_ajax() ) || doing_action( 'wp_ajax_parse-embed' ) ) {
			return '';
		}

		/**
		 * Filters whether players of other hosts wait for a click.
		 *
		 * @param string|bool $mode `consent`, `always` or true, or anything else for no.
		 */
		$mode = apply_filters( 'chaty_click_to_load', get_option( Names::CLICK_TO_LOAD, '' ) );
		if ( true === $mode ) {
			return 'always';
		}

		return in_array( $mode, array( 'consent', 'always' ), true ) ? $mode : '';
	}

	/**
	 * Makes the link that stands in a frame's place.
	 *
	 * @param string $frame Markup of the frame.
	 * @param string $page  Address of the film's page, where it is known.
	 * @param string $mode  `consent` or `always`.
	 * @return string|null Markup; null when the frame plays no film of another host.
	 */
	private function get_link( string $frame, string $page, string $mode ): ?string {
		// WordPress reads a frame only when it is closed, a browser in any case.
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
		 * Filters the poster of a film that waits for a click: a picture of the site's own, because one of
		 * the film's host would be a request to it.
		 *
		 * @param string $poster Address of a picture, or an empty string.
		 * @param string $player Address of the film's player.
		 * @param string $page   Address of the film's page, where it is known.
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
	 * Returns the page of a film, for those who open it without scripts or in a new tab.
	 *
	 * @param string $player Address of its player.
	 */
	private function get_page( string $player ): string {
		if ( preg_match( '#youtube(?:-nocookie)?\.com/embed/([\w-]{11})(?:[?\#&/]|$)#', $player, $film ) && 'videoseries' !== $film[1] ) {
			return 'https://www.youtube.com/watch?v=' . $film[1];
		}

		return (string) preg_replace( '#^(?:https?:)?//player\.vimeo\.com/video/(\d+).*$#', 'https://vimeo.com/$1', $player );
	}
}
