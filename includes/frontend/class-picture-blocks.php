<?php
namespace Chaty\Frontend;

/**
 * Images and galleries of WordPress whose editor has chosen that links to image files open in the lightbox.
 */
final class Picture_Blocks {

	/**
	 * Marks a block with links for the behaviour, and enqueues the behaviour.
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
