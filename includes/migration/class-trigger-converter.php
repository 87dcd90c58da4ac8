<?php
namespace Chaty\Migration;

/**
 * Converts triggers of Chaty 3.x to the form of a settings file.
 */
final class Trigger_Converter {

	/**
	 * Code for Saturday and Sunday in Chaty 3.x; here it means Friday and Saturday.
	 */
	private const WEEKEND = 9;

	/**
	 * Last minute of the day.
	 */
	private const LAST_MINUTE = '23:59';

	/**
	 * @return array<string, mixed>
	 */
	public static function convert( Legacy_Options $options, string $suffix ): array {
		$countries = array_values( array_filter( $options->get_list( 'chaty_countries_list', $suffix ), 'is_string' ) );

		return array(
			'has_time_delay'                => $options->is_on( 'chaty_trigger_on_time', $suffix ) ? 1 : 0,
			'time_delay'                    => (int) $options->get_text( 'chaty_trigger_time', $suffix ),
			'exit_intent'                   => $options->is_on( 'chaty_trigger_on_exit', $suffix ) ? 1 : 0,
			'has_display_after_page_scroll' => $options->is_on( 'chaty_trigger_on_scroll', $suffix ) ? 1 : 0,
			'display_after_page_scroll'     => (int) $options->get_text( 'chaty_trigger_on_page_scroll', $suffix ),
			'has_countries'                 => array() === $countries ? 0 : 1,
			'countries'                     => $countries,
			'show_on_pages_rules'           => $options->get_list( 'cht_page_settings', $suffix ),
		) + self::convert_dates( $options->get_list( 'cht_date_rules', $suffix ) )
			+ self::convert_hours( $options->get_list( 'cht_date_and_time_settings', $suffix ) );
	}

	/**
	 * @param array<array-key, mixed> $rule Stored value.
	 * @return array<string, mixed> Empty if they are off.
	 */
	private static function convert_dates( array $rule ): array {
		if ( ! in_array( $rule['status'] ?? '', array( 'yes', 'on', '1', 1 ), true ) ) {
			return array();
		}

		return array(
			'has_date_scheduling_rules' => 1,
			'time_diff'                 => self::convert_zone( $rule['timezone'] ?? '' ),
			'date_scheduling_rules'     => array(
				'start_date_time' => self::convert_moment( $rule['start_date'] ?? '', $rule['start_time'] ?? '', '00:00:00' ),
				'end_date_time'   => self::convert_moment( $rule['end_date'] ?? '', $rule['end_time'] ?? '', '23:59:59' ),
			),
		);
	}

	/**
	 * @param mixed  $date     MM/DD/YYYY.
	 * @param mixed  $time     HH:MM, or empty.
	 * @param string $fallback Time if it is empty.
	 * @return string Empty if there is no date.
	 */
	private static function convert_moment( $date, $time, string $fallback ): string {
		if ( ! is_string( $date ) || 1 !== preg_match( '#^(\d{1,2})/(\d{1,2})/(\d{4})$#', trim( $date ), $part ) ) {
			return '';
		}
		$time = is_string( $time ) && 1 === preg_match( '/^\d{1,2}:\d{2}$/', trim( $time ) ) ? str_pad( trim( $time ), 5, '0', STR_PAD_LEFT ) . ':00' : $fallback;

		return sprintf( '%04d-%02d-%02d %s', $part[3], $part[1], $part[2], $time );
	}

	/**
	 * Converts the hours. A rule across midnight becomes two.
	 *
	 * @param array<array-key, mixed> $rules Stored value.
	 * @return array<string, mixed> Empty if there are none.
	 */
	private static function convert_hours( array $rules ): array {
		$converted = array();
		$zone      = '';
		foreach ( $rules as $rule ) {
			if ( ! is_array( $rule ) ) {
				continue;
			}
			$zone  = '' === $zone ? self::convert_zone( $rule['gmt'] ?? '' ) : $zone;
			$day   = (int) ( $rule['days'] ?? 0 ) - 1;
			$start = self::convert_time( $rule['start_time'] ?? '', '00:00' );
			$end   = self::convert_time( $rule['end_time'] ?? '', self::LAST_MINUTE );
			$end   = '00:00' === $end ? self::LAST_MINUTE : $end;
			foreach ( self::WEEKEND === $day ? array( 6, 0 ) : array( $day ) as $code ) {
				if ( $start <= $end ) {
					$converted[] = self::create( $code, $start, $end );
				} else {
					$converted[] = self::create( $code, $start, self::LAST_MINUTE );
					$converted[] = self::create( $code >= 0 && $code <= 6 ? ( $code + 1 ) % 7 : $code, '00:00', $end );
				}
			}
		}

		return array() === $converted ? array() : array(
			'has_day_hours_scheduling_rules' => 1,
			'day_hours_scheduling_rules'     => $converted,
			'day_time_diff'                  => $zone,
		);
	}

	/**
	 * @param int    $day   Code of the day.
	 * @param string $start HH:MM.
	 * @param string $end   HH:MM.
	 * @return array<string, int|string>
	 */
	private static function create( int $day, string $start, string $end ): array {
		return array(
			'days'        => $day,
			'start_time'  => $start,
			'start_hours' => (int) substr( $start, 0, 2 ),
			'start_min'   => (int) substr( $start, 3, 2 ),
			'end_time'    => $end,
			'end_hours'   => (int) substr( $end, 0, 2 ),
			'end_min'     => (int) substr( $end, 3, 2 ),
		);
	}

	/**
	 * @param mixed  $time     H:MM or HH:MM.
	 * @param string $fallback Time if it is invalid.
	 * @return string HH:MM.
	 */
	private static function convert_time( $time, string $fallback ): string {
		return is_string( $time ) && 1 === preg_match( '/^\d{1,2}:\d{2}$/', trim( $time ) ) ? str_pad( trim( $time ), 5, '0', STR_PAD_LEFT ) : $fallback;
	}

	/**
	 * Converts a time zone, such as "UTC+5.5" to "+5.5".
	 *
	 * @param mixed $zone Time zone.
	 */
	private static function convert_zone( $zone ): string {
		return is_string( $zone ) ? (string) preg_replace( '/^UTC(?=[+-])/', '', trim( $zone ) ) : '';
	}
}
