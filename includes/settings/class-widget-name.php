<?php
namespace Chaty\Settings;

/**
 * Names a widget for its owner.
 */
final class Widget_Name {

	/**
	 * Returns the name of a widget, as the script does (`src/console/domain/widget-name.ts`).
	 *
	 * @param array<string, mixed> $widget Widget.
	 * @param int                  $number Its place in the list, from 1.
	 */
	public static function get( array $widget, int $number ): string {
		$name = trim( (string) ( $widget['name'] ?? '' ) );

		/* translators: %d: Number of the widget in the list. */
		return '' === $name ? sprintf( __( 'Widget %d', 'chaty' ), $number ) : $name;
	}
}
