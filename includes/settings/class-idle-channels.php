<?php
namespace Chaty\Settings;

use Chaty\Settings\Links\Channel_Action;

/**
 * Finds channels that are enabled and have a value or agents, but are of an unknown type or lead nowhere. An import
 * leaves them out; in what an editor saves they stay, and are reported.
 */
final class Idle_Channels {

	/**
	 * Returns the issues of idle channels that stay.
	 *
	 * @param array<int, array<string, mixed>> $widgets Sanitized widgets, all of them.
	 * @return array<int, Issue>
	 */
	public static function report( array $widgets ): array {
		$issues = array();
		foreach ( $widgets as $index => $widget ) {
			foreach ( array_filter( $widget['channels'], array( Channel_Action::class, 'is_idle' ) ) as $position => $channel ) {
				$text     = '' === Channel_Type::find( $channel ) ? __( 'has an unknown type, and is not shown.', 'chaty' ) : __( 'leads nowhere, and is not shown.', 'chaty' );
				$issues[] = Issue::warning( "widgets[$index].channels[$position]", $text );
			}
		}

		return $issues;
	}

	/**
	 * Leaves idle channels out, and reports each by the names that owners know.
	 */
	public static function leave_out( Import_Result $result ): Import_Result {
		$widgets = $result->get_widgets();
		$issues  = $result->get_issues();
		foreach ( $widgets as $index => $widget ) {
			foreach ( array_filter( $widget['channels'], array( Channel_Action::class, 'is_idle' ) ) as $position => $channel ) {
				$issues[] = Issue::warning( "widgets[$index].channels[$position]", self::describe( $channel, $widget, $index ) );
				unset( $widgets[ $index ]['channels'][ $position ] );
			}
			$widgets[ $index ]['channels'] = array_values( $widgets[ $index ]['channels'] );
		}

		return new Import_Result( $widgets, $result->get_analytics(), $issues, $result->get_privacy() );
	}

	/**
	 * Returns why a channel is left out, as a sentence.
	 *
	 * @param array<string, mixed> $channel Channel.
	 * @param array<string, mixed> $widget  Its widget.
	 */
	private static function describe( array $channel, array $widget, int $index ): string {
		$type = Channel_Type::find( $channel );
		$text = '' === $type
			/* translators: 1: name of a channel, such as "Zalo", 2: name of a widget. */
			? __( '%1$s in “%2$s” is left out: there is no such channel here.', 'chaty' )
			/* translators: 1: name of a channel, such as "WhatsApp", 2: name of a widget. */
			: __( '%1$s in “%2$s” is left out: it leads nowhere.', 'chaty' );

		return sprintf(
			$text,
			'' === $type ? $channel['channel'] : Channel_Type::get_translated_labels()[ $type ] ?? Channel_Type::get_row( $type )['label'],
			Widget_Name::get( $widget, $index + 1 )
		);
	}
}
