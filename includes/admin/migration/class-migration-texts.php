<?php
namespace Chaty\Admin\Migration;

/**
 * Sentences with numbers that the page shows in several places.
 */
final class Migration_Texts {

	/**
	 * @param array<string, mixed> $found What is there.
	 * @return array<string, string> Such as "3 widgets", by part; parts of which there is nothing are missing.
	 */
	public static function count( array $found ): array {
		$widgets  = $found['settings']['widgets'];
		$messages = $found['messages']['total'];
		$days     = $found['statistics']['total'];

		return array_filter(
			array(
				/* translators: %s: number of widgets. */
				'settings'   => 0 === $widgets ? '' : sprintf( _n( '%s widget', '%s widgets', $widgets, 'chaty' ), number_format_i18n( $widgets ) ),
				'messages'   => 0 === $messages ? '' : self::count_messages( $messages ),
				/* translators: %s: number of days. */
				'statistics' => 0 === $days ? '' : sprintf( _n( 'statistics of %s day', 'statistics of %s days', $days, 'chaty' ), number_format_i18n( $days ) ),
			)
		);
	}

	/**
	 * @param string             $part  'messages' or 'statistics'.
	 * @param array<string, int> $count Its counts.
	 */
	public static function get_progress( string $part, array $count ): string {
		if ( 'statistics' === $part ) {
			/* translators: %1$s: number of days that are copied. %2$s: number of all days. */
			$text = _n( 'Statistics: %1$s of %2$s day is copied.', 'Statistics: %1$s of %2$s days are copied.', $count['total'], 'chaty' );

			return sprintf( $text, number_format_i18n( $count['copied'] ), number_format_i18n( $count['total'] ) );
		}

		/* translators: %1$s: number of messages that are copied. %2$s: number of all messages, such as "1,000 messages". */
		$text = sprintf( __( '%1$s of %2$s are copied.', 'chaty' ), number_format_i18n( $count['copied'] ), self::count_messages( $count['total'] ) );
		if ( 0 === $count['left_out'] ) {
			return $text;
		}

		/* translators: %s: number of messages. */
		return $text . ' ' . sprintf( _n( '%s older message was left out.', '%s older messages were left out.', $count['left_out'], 'chaty' ), number_format_i18n( $count['left_out'] ) );
	}

	public static function get_failed( int $failed ): string {
		/* translators: %s: number of messages, such as "3 messages". */
		return sprintf( __( 'The database has refused %s. Continue to try them again.', 'chaty' ), self::count_messages( $failed ) );
	}

	private static function count_messages( int $count ): string {
		/* translators: %s: number of messages. */
		return sprintf( _n( '%s message', '%s messages', $count, 'chaty' ), number_format_i18n( $count ) );
	}
}
