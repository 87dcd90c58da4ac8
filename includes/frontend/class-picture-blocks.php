<?php
namespace Chaty\Frontend;

/**
 * WordPress's images and galleries whose editor has chosen that pictures which link to their file open over the page.
 */
final class Picture_Blocks {

	/**
	 * Marks a block for the behaviour, and enqueues that, if there is a link.
	 *
	 * @param string $html Markup of the block.
	 */
	public static function mark( string $html ): string {
		$tags = new \WP_HTML_Tag_Processor( $html );
		if ( ! $tags->next_tag( array( 'tag_name' => 'a' ) ) ) {
			return $html;
		}

		wp_enqueue_script( 'chaty-lightbox' );
		$tags = new \WP_HTML_Tag_Processor( $html );
		$tags->next_tag();
		$tags->set_attribute( 'data-chaty', 'lightbox' );

		return $tags->get_updated_html();
	}
}
