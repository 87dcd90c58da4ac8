<?php
namespace Chaty\Tests\Frontend;

use Chaty\Tests\Site_Test_Case;

/**
 * The lightbox as an option of WordPress's images and galleries.
 */
final class Picture_Blocks_Test extends Site_Test_Case {

	private const LINK = '<a href="/loaf.jpg"><img src="/loaf.jpg" alt="Loaf"/></a>';

	/**
	 * @return array<string, array{string, string, bool}>
	 */
	public static function data_blocks(): array {
		$link    = self::LINK;
		$image   = "<!-- wp:image %s --><figure class=\"wp-block-image\">$link</figure><!-- /wp:image -->";
		$gallery = '<!-- wp:gallery {"linkTo":"media","chatyLightbox":true} --><figure class="wp-block-gallery has-nested-images">' . sprintf( $image, '{}' ) . '</figure><!-- /wp:gallery -->';

		return array(
			'an image'                => array( sprintf( $image, '{"chatyLightbox":true}' ), '<figure data-chaty="lightbox" class="wp-block-image', true ),
			'a gallery'               => array( $gallery, '<figure data-chaty="lightbox" class="wp-block-gallery', true ),
			'an image without it'     => array( sprintf( $image, '{}' ), '<figure class="wp-block-image', false ),
			'an image without a link' => array( str_replace( $link, '<img src="/loaf.jpg" alt=""/>', sprintf( $image, '{"chatyLightbox":true}' ) ), '<figure class="wp-block-image', false ),
			'a value of another type' => array( sprintf( $image, '{"chatyLightbox":"\u0022onclick=x"}' ), '<figure class="wp-block-image', false ),
			'another block'           => array( "<!-- wp:group {\"chatyLightbox\":true} --><div class=\"wp-block-group\">$link</div><!-- /wp:group -->", '<div class="wp-block-group', false ),
		);
	}

	/**
	 * @dataProvider data_blocks
	 */
	public function test_block_is_marked_where_editor_has_chosen_so_and_picture_links( string $block, string $start, bool $is_enqueued ): void {
		do_action( 'wp_enqueue_scripts' );
		wp_dequeue_script( 'chaty-lightbox' );
		$this->assertStringStartsWith( $start, trim( do_blocks( $block ) ) );
		$this->assertSame( $is_enqueued, wp_script_is( 'chaty-lightbox' ) );
	}
}
