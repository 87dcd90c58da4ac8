<?php
/**
 * Triggers of an installed incumbent.
 *
 * @package Chaty
 */

namespace Chaty\Migration;

/**
 * Turns stored triggers into the shape of the settings file.
 */
final class Trigger_Converter {

	/**
	 * Code for Saturday and Sunday there; the same number means Friday and Saturday here.
	 */
	private const WEEKEND = 9;

	/**
	 * Last minute of a day.
	 */
	private const LAST_MINUTE = '23:59';

	/**
	 * Turns the triggers of a widget.
	 *
	 * @param Legacy_Options $options Options.
	 * @param string         $ending  Ending of the widget.
	 * @return array<string, mixed>
	 */
	public static function convert( Legacy_Options $options, string $ending ): array {
		$countries = array_values( array_filter( $options->get_list( 'chaty_countries_list', $ending ), 'is_string' ) );

		return array(
			'has_time_delay'                => $options->is_on( 'chaty_trigger_on_time', $ending ) ? 1 : 0,
			'time_delay'                    => (int) $options->get_text( 'chaty_trigger_time', $ending ),
			'exit_intent'                   => $options->is_on( 'chaty_trigger_on_exit', $ending ) ? 1 : 0,
			'has_display_after_page_scroll' => $options->is_on( 'chaty_trigger_on_scroll', $ending ) ? 1 : 0,
			'display_after_page_scroll'     => (int) $options->get_text( 'chaty_trigger_on_page_scroll', $ending ),
			'has_countries'                 => array() === $countries ? 0 : 1,
			'countries'                     => $countries,
		) + self::convert_dates( $options->get_list( 'cht_date_rules', $ending ) )
			+ self::convert_hours( $options->get_list( 'cht_date_and_time_settings', $ending ) );
	}

	/**
	 * Turns the dates.
	 *
	 * @param array<array-key, mixed> $rule What is stored.
	 * @return array<string, mixed> Empty when they are off.
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
	 * Turns a moment.
	 *
	 * @param mixed  $date  MM/DD/YYYY.
	 * @param mixed  $time  HH:MM, or empty.
	 * @param string $usual Time that counts when it is empty.
	 * @return string Empty when there is no date.
	 */
	private static function convert_moment( $date, $time, string $usual ): string {
		if ( ! is_string( $date ) || 1 !== preg_match( '#^(\d{1,2})/(\d{1,2})/(\d{4})$#', trim( $date ), $part ) ) {
			return '';
		}
		$time = is_string( $time ) && 1 === preg_match( '/^\d{1,2}:\d{2}$/', trim( $time ) ) ? str_pad( trim( $time ), 5, '0', STR_PAD_LEFT ) . ':00' : $usual;

		return sprintf( '%04d-%02d-%02d %s', $part[3], $part[1], $part[2], $time );
	}

	/**
	 * Turns the hours. A rule over midnight becomes two.
	 *
	 * @param array<array-key, mixed> $rules What is stored.
	 * @return array<string, mixed> Empty when there are none.
	 */
	private static function convert_hours( array $rules ): array {
		$turned = array();
		$zone   = '';
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
					$turned[] = self::create( $code, $start, $end );
				} else {
					$turned[] = self::create( $code, $start, self::LAST_MINUTE );
					$turned[] = self::create( $code >= 0 && $code <= 6 ? ( $code + 1 ) % 7 : $code, '00:00', $end );
				}
			}
		}

		return array() === $turned ? array() : array(
			'has_day_hours_scheduling_rules' => 1,
			'day_hours_scheduling_rules'     => $turned,
			'day_time_diff'                  => $zone,
		);
	}

	/**
	 * Makes a rule.
	 *
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
	 * Turns a time.
	 *
	 * @param mixed  $time  H:MM or HH:MM.
	 * @param string $usual What counts when it is none.
	 * @return string HH:MM.
	 */
	private static function convert_time( $time, string $usual ): string {
		return is_string( $time ) && 1 === preg_match( '/^\d{1,2}:\d{2}$/', trim( $time ) ) ? str_pad( trim( $time ), 5, '0', STR_PAD_LEFT ) : $usual;
	}

	/**
	 * Turns a zone, "UTC+5.5" into "+5.5".
	 *
	 * @param mixed $zone Zone.
	 */
	private static function convert_zone( $zone ): string {
		return is_string( $zone ) ? (string) preg_replace( '/^UTC(?=[+-])/', '', trim( $zone ) ) : '';
	}
}
