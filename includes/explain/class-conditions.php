<?php
namespace Chaty\Explain;

use Chaty\Settings\Raw_Values;
use DateTimeImmutable;
use DateTimeInterface;
use DateTimeZone;

/**
 * Countries, dates and hours of a widget, for owners who ask what a visitor would see: the page alone decides for
 * visitors, because pages are cached. Its half is `conditions.ts`, `day-hours.ts`, `zoned-time.ts` and
 * `parse-triggers.ts` in `src/widget/domain`; tests/fixtures/condition-rows.json has rows for both.
 *
 * @phpstan-type Window array{start: string, end: string, zone: string}
 * @phpstan-type Hours  array<int, array{days: int, startMinute: int, endMinute: int}>
 * @phpstan-type Read   array{countries: array<int, string>, dateWindow: Window|null, dayHours: Hours|null, dayZone: string}
 */
final class Conditions {

	public const COUNTRY     = 'country';
	public const DATE_WINDOW = 'date-window';
	public const DAY_HOURS   = 'day-hours';

	/**
	 * Weekdays of the codes that name several, Sunday 0. Any other code is the weekday itself.
	 */
	private const WEEKDAYS = array(
		-1 => '0123456',
		7  => '01234',
		8  => '12345',
		9  => '56',
	);

	private const LAST_MINUTE = 1439;

	/**
	 * Zones whose names PHP takes for abbreviations, without summer time, and the places that tzdata has them from.
	 */
	private const PLACES = array(
		'CET' => 'Europe/Brussels',
		'EET' => 'Europe/Athens',
		'MET' => 'Europe/Brussels',
		'WET' => 'Europe/Lisbon',
	);

	/**
	 * Kiribati has the largest offset of all.
	 */
	private const MAX_OFFSET = 14 * HOUR_IN_SECONDS;

	/**
	 * Reads conditions, in the form of the page; those that are off or say nothing are empty.
	 *
	 * @param array<string, mixed> $triggers Sanitized triggers.
	 * @return Read
	 */
	public static function read( array $triggers ): array {
		$dates = (array) ( $triggers['date_scheduling_rules'] ?? array() );

		return array(
			'countries'  => Raw_Values::is_on( $triggers, 'has_countries' ) ? Raw_Values::to_list( $triggers['countries'] ?? array() ) : array(),
			'dateWindow' => Raw_Values::is_on( $triggers, 'has_date_scheduling_rules' ) ? array(
				'start' => self::read_stamp( $dates, 'start_date_time' ),
				'end'   => self::read_stamp( $dates, 'end_date_time' ),
				'zone'  => Raw_Values::read_text( $triggers, 'time_diff' ),
			) : null,
			'dayHours'   => Raw_Values::is_on( $triggers, 'has_day_hours_scheduling_rules' ) ? self::read_hours( $triggers ) : null,
			'dayZone'    => Raw_Values::read_text( $triggers, 'day_time_diff' ),
		);
	}

	/**
	 * Reads a date of this millennium or the last, which may have a time; MySQL's empty `0000-00-00` is none.
	 *
	 * @param array<string, mixed> $dates Start and end.
	 */
	private static function read_stamp( array $dates, string $key ): string {
		$stamp = Raw_Values::read_text( $dates, $key );

		return preg_match( '/^[12]/', $stamp ) ? $stamp : '';
	}

	/**
	 * Reads the readable rules of days and hours.
	 *
	 * @param array<string, mixed> $triggers Sanitized triggers.
	 * @return Hours|null Null if there is none.
	 */
	private static function read_hours( array $triggers ): ?array {
		$hours = array();
		foreach ( Raw_Values::to_list( $triggers['day_hours_scheduling_rules'] ?? array() ) as $rule ) {
			$start = self::read_minute( $rule, 'start' ) ?? PHP_INT_MAX;
			if ( $start <= self::LAST_MINUTE && preg_match( '/^(-1|\d)$/D', Raw_Values::read_text( $rule, 'days' ) ) ) {
				$hours[] = array(
					'days'        => (int) $rule['days'],
					'startMinute' => $start,
					// An end of 00:00, or none, is the end of the day.
					'endMinute'   => (int) self::read_minute( $rule, 'end' ) ?: self::LAST_MINUTE, // phpcs:ignore WordPress.PHP.DisallowShortTernary.Found -- 0 and null.
				);
			}
		}

		return array() === $hours ? null : $hours;
	}

	/**
	 * @param array<string, mixed> $rule Rule.
	 * @param string               $edge `start` or `end`.
	 * @return int|null Minutes since midnight; null for no hour.
	 */
	private static function read_minute( array $rule, string $edge ): ?int {
		return isset( $rule[ "{$edge}_hours" ] ) ? (int) ( 60 * $rule[ "{$edge}_hours" ] + ( $rule[ "{$edge}_min" ] ?? 0 ) ) : null;
	}

	/**
	 * Returns the conditions that do not hold.
	 *
	 * @param Read   $conditions As `read()` returns them.
	 * @param string $country    Two letters; anything else is unknown, and passes.
	 * @return array<int, string> Constants of this class; the page names the first of them.
	 */
	public static function find_failed( array $conditions, DateTimeInterface $now, string $country ): array {
		$window = $conditions['dateWindow'];
		$hours  = $conditions['dayHours'];
		$is_of  = array() === $conditions['countries'] || ! preg_match( '/^(?!xx)[a-z]{2}$/Di', $country )
			|| in_array( strtoupper( $country ), $conditions['countries'], true );

		return array_keys(
			array(
				self::COUNTRY     => $is_of,
				self::DATE_WINDOW => null === $window || self::is_in_window( $window, self::get_local_time( $now, $window['zone'] ) ),
				self::DAY_HOURS   => null === $hours || self::is_in_hours( $hours, self::get_local_time( $now, $conditions['dayZone'] ) ),
			),
			false,
			true
		);
	}

	/**
	 * Returns whether a time is in a date window, whose shorter end includes everything that it names.
	 *
	 * @param Window $window Window.
	 */
	private static function is_in_window( array $window, DateTimeImmutable $local ): bool {
		$stamp = $local->format( 'Y-m-d H:i:s' );
		$end   = $window['end'];

		return strcmp( $window['start'], $stamp ) <= 0 && ( '' === $end || strcmp( substr( $stamp, 0, strlen( $end ) ), $end ) <= 0 );
	}

	/**
	 * Returns whether one of the rules matches a time. One that ends before it starts runs past midnight and belongs to
	 * the day on which it starts.
	 *
	 * @param Hours $hours Rules.
	 */
	private static function is_in_hours( array $hours, DateTimeImmutable $local ): bool {
		$day    = (int) $local->format( 'w' );
		$minute = 60 * (int) $local->format( 'G' ) + (int) $local->format( 'i' );
		foreach ( $hours as $rule ) {
			$is_overnight = $rule['endMinute'] < $rule['startMinute'];
			$is_before    = $minute <= $rule['endMinute'];
			$is_today     = $minute >= $rule['startMinute'] && ( $is_overnight || $is_before );
			$weekdays     = self::WEEKDAYS[ $rule['days'] ] ?? (string) $rule['days'];
			if ( ( $is_today && false !== strpos( $weekdays, (string) $day ) )
				|| ( $is_overnight && $is_before && false !== strpos( $weekdays, (string) ( ( $day + 6 ) % 7 ) ) ) ) {
				return true;
			}
		}

		return false;
	}

	/**
	 * Returns a time as the clocks of an owner's zone show it.
	 *
	 * @param string $zone Offset in hours, such as `+5.5` or `-3:30`, or name of an IANA zone; anything else counts as UTC.
	 */
	public static function get_local_time( DateTimeInterface $now, string $zone ): DateTimeImmutable {
		$utc = new DateTimeImmutable( '@' . $now->getTimestamp() );
		if ( preg_match( '/^(?:UTC)?([+-]?)(\d\d?)(?:(\.\d+)|:?([0-5]\d))?$/Di', $zone, $found ) ) {
			$offset = (int) round( HOUR_IN_SECONDS * (float) ( $found[2] . ( $found[3] ?? '' ) ) ) + MINUTE_IN_SECONDS * (int) ( $found[4] ?? 0 );

			return $offset <= self::MAX_OFFSET ? $utc->modify( ( '-' === $found[1] ? '-' : '+' ) . "$offset seconds" ) : $utc;
		}
		foreach ( timezone_identifiers_list( DateTimeZone::ALL_WITH_BC ) as $name ) {
			// PHP of Debian also lists files beside the zones, such as `leapseconds`, and refuses most of them.
			if ( 0 === strcasecmp( $name, $zone ) && ctype_upper( $name[0] ) ) {
				return $utc->setTimezone( new DateTimeZone( self::PLACES[ $name ] ?? $name ) );
			}
		}

		return $utc;
	}
}
