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
	 * Icons that owners can choose.
	 */
	private const NAMES = array( 'chat-base', 'chat-smile', 'chat-bubble', 'chat-db', 'chat-image' );

	/**
	 * Path of `chat-base`, inline because most launchers have it.
	 */
	private const BASE_PATH = 'M12 3a9 8 0 0 0-7 13l-1 5 5-2.5a9 8 0 1 0 3-15.5ZM7 11a1 1 0 0 0 2 0 1 1 0 0 0-2 0Zm4 0a1 1 0 0 0 2 0 1 1 0 0 0-2 0Zm4 0a1 1 0 0 0 2 0 1 1 0 0 0-2 0Z';

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
		if ( ! in_array( $name, self::NAMES, true ) || in_array( $name, array( 'chat-base', 'chat-image' ), true ) ) {
			return self::frame( HTML::element( 'path', array( 'd' => self::BASE_PATH ) ) );
		}

		return self::of_sprite( $page->get_icon_url( $name ) );
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
	 * Returns an icon of the sprite.
	 *
	 * @param string $url URL with its id.
	 */
	public static function of_sprite( string $url ): string {
		return self::frame( HTML::element( 'use', array( 'href' => $url ) ) );
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
