<?php
namespace Chaty\Storage;

/**
 * Words for the sums and days of a report, for screens that PHP prints, and for emails.
 */
final class Stats_Text {

	/**
	 * @return array<string, string>
	 */
	public static function get_labels(): array {
		return array(
			'views'    => __( 'Views', 'chaty' ),
			'opens'    => _x( 'Opens', 'statistics', 'chaty' ),
			'clickers' => __( 'Visitors who clicked', 'chaty' ),
			'clicks'   => __( 'Clicks', 'chaty' ),
			'messages' => __( 'Messages', 'chaty' ),
		);
	}

	/**
	 * Returns a day in the site's format of dates.
	 *
	 * @param string $day Day of the site, YYYY-MM-DD.
	 */
	public static function get_day( string $day ): string {
		return (string) wp_date( (string) get_option( 'date_format' ), (int) strtotime( "$day UTC" ), new \DateTimeZone( 'UTC' ) );
	}

	/**
	 * Returns days in the site's format of dates.
	 */
	public static function get_days( string $since, string $until ): string {
		return self::get_day( $since ) . ' – ' . self::get_day( $until );
	}

	/**
	 * Returns by how much a sum has changed.
	 *
	 * @return string A dash where there was nothing: a change from nothing has no percentage.
	 */
	public static function get_change( int $now, int $before ): string {
		if ( 0 === $before ) {
			return '–';
		}
		$percent = (int) round( 100 * ( $now - $before ) / $before );
		$sign    = $percent > 0 ? '+' : ( $percent < 0 ? '−' : '' );

		/* translators: %s: a number with its sign. */
		return sprintf( __( '%s%%', 'chaty' ), $sign . number_format_i18n( abs( $percent ) ) );
	}
}
