<?php
namespace Chaty\Frontend;

use Chaty\Launcher\HTML;

/**
 * Writes data for scripts as JSON. No optimizer delays an element of that type.
 */
final class Page_Data {

	/**
	 * @param array<string, array<string, mixed>> $blocks Data by the element's ID.
	 */
	public static function to_html( array $blocks ): string {
		$html = '';
		foreach ( $blocks as $id => $value ) {
			$html .= HTML::element(
				'script',
				array(
					'type' => 'application/json',
					'id'   => $id,
				),
				self::encode( $value )
			);
		}

		return $html;
	}

	/**
	 * Returns a value as JSON. The flags escape all characters that could close the script element or start markup.
	 *
	 * @param mixed $value Value.
	 */
	public static function encode( $value ): string {
		return (string) wp_json_encode( $value, JSON_HEX_TAG | JSON_HEX_AMP | JSON_HEX_APOS | JSON_HEX_QUOT | JSON_UNESCAPED_SLASHES );
	}
}
