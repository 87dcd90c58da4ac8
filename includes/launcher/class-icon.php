<?php
/**
 * Icons of launchers.
 *
 * @package Chaty
 */

namespace Chaty\Launcher;

/**
 * Writes icons, which are decorative, as `src/widget/launcher/launcher.tsx` does.
 */
final class Icon {

	/**
	 * Icons that owners can choose. The first is the default.
	 */
	private const NAMES = array( 'chat-base', 'chat-smile', 'chat-bubble', 'chat-db' );

	/**
	 * Returns the icon of a launcher.
	 *
	 * @param string $name  Name in the settings.
	 * @param string $image URL of the image of `chat-image`.
	 * @param Page   $page  Page.
	 */
	public static function of_launcher( string $name, string $image, Page $page ): string {
		$image = self::filter_url( $image );
		if ( 'chat-image' === $name && '' !== $image ) {
			return self::of_image( $image );
		}
		return self::frame( $page->get_drawing( in_array( $name, self::NAMES, true ) ? $name : self::NAMES[0] ) );
	}

	/**
	 * Returns an image.
	 *
	 * @param string $url URL.
	 */
	public static function of_image( string $url ): string {
		return HTML::element(
			'img',
			array(
				'class' => 'chaty-svg',
				'src'   => $url,
				'alt'   => '',
			)
		);
	}

	/**
	 * Returns an icon of our own as a drawing: a visitor who sees one icon need not load the whole sprite.
	 *
	 * @param string $paths SVG paths of the plugin's own.
	 */
	public static function of_paths( string $paths ): string {
		return self::frame( HTML::element( 'g', array(), $paths ) );
	}

	/**
	 * Returns the URL of an image, on the web or on this site; empty if it has another scheme.
	 *
	 * @param string $url Sanitized URL.
	 */
	public static function filter_url( string $url ): string {
		return preg_match( '/^(#|(?!https?:)[^\/?#]*:)/i', $url ) ? '' : $url;
	}

	/**
	 * Returns the frame of our icons.
	 *
	 * @param string $content Drawing.
	 */
	private static function frame( string $content ): string {
		return HTML::element(
			'svg',
			array(
				'class'       => 'chaty-svg',
				'viewBox'     => '0 0 24 24',
				'aria-hidden' => 'true',
			),
			$content
		);
	}
}
