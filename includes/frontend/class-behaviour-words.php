<?php
/**
 * Texts of page behaviours.
 *
 * @package Chaty
 */

namespace Chaty\Frontend;

/**
 * Every text that a behaviour's script shows or says. The script has the English one itself, so a
 * page gets only what is another in its language.
 */
final class Behaviour_Words {

	/**
	 * Gives the texts of some behaviours that are not English in the site's language.
	 *
	 * @param array<int, string> $names Names of behaviours.
	 * @return array<string, string> Translation by English text.
	 */
	public function get_translated( array $names ): array {
		$translated = array();
		foreach ( array_intersect_key( $this->get_texts(), array_flip( $names ) ) as $texts ) {
			foreach ( $texts as $english => $text ) {
				if ( $english !== $text ) {
					$translated[ $english ] = $text;
				}
			}
		}

		return $translated;
	}

	/**
	 * Gives the texts by behaviour, each under its English.
	 *
	 * @return array<string, array<string, string>>
	 */
	private function get_texts(): array {
		return array(
			'map'        => Map_Words::get_texts(),
			'navigation' => array(
				'Main Navigation' => __( 'Main Navigation', 'chaty' ),
				'Go'              => __( 'Go', 'chaty' ),
			),
			'portfolio'  => array(
				'1 item'   => __( '1 item', 'chaty' ),
				/* translators: %d: how many items show; not one. */
				'%d items' => __( '%d items', 'chaty' ),
			),
			'lightbox'   => array(
				/* translators: %1: number of the picture, %2: how many there are. */
				'Image %1 of %2'                    => __( 'Image %1 of %2', 'chaty' ),
				'Picture viewer'                    => __( 'Picture viewer', 'chaty' ),
				'Pictures'                          => __( 'Pictures', 'chaty' ),
				'album'                             => __( 'album', 'chaty' ),
				'picture'                           => __( 'picture', 'chaty' ),
				'Close'                             => __( 'Close', 'chaty' ),
				'Previous picture'                  => __( 'Previous picture', 'chaty' ),
				'Next picture'                      => __( 'Next picture', 'chaty' ),
				'Zoom in'                           => __( 'Zoom in', 'chaty' ),
				'Zoom out'                          => __( 'Zoom out', 'chaty' ),
				'This picture could not be loaded.' => __( 'This picture could not be loaded.', 'chaty' ),
			),
			'carousel'   => array(
				'carousel'                   => __( 'carousel', 'chaty' ),
				'Items'                      => __( 'Items', 'chaty' ),
				'Previous items'             => __( 'Previous items', 'chaty' ),
				'Next items'                 => __( 'Next items', 'chaty' ),
				/* translators: 1: Number of the item that is shown. 2: Number of items. */
				'Item %1$s of %2$s'          => __( 'Item %1$s of %2$s', 'chaty' ),
				/* translators: 1: Number of the first item that is shown. 2: Number of the last one. 3: Number of items. */
				'Items %1$s to %2$s of %3$s' => __( 'Items %1$s to %2$s of %3$s', 'chaty' ),
			),
			'video'      => array(
				'Play'                       => __( 'Play', 'chaty' ),
				'Play the video'             => __( 'Play the video', 'chaty' ),
				'Background video'           => __( 'Background video', 'chaty' ),
				'Pause the background video' => __( 'Pause the background video', 'chaty' ),
				'Play the background video'  => __( 'Play the background video', 'chaty' ),
			),
		);
	}
}
