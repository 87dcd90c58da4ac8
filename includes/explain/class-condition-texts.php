<?php
namespace Chaty\Explain;

use Chaty\Settings\Raw_Values;
use DateTimeInterface;

/**
 * Says when and to whom a widget shows, in the sentences of the console's preview (`why-text.ts` and `sentences.ts`).
 *
 * @phpstan-import-type Read from Conditions
 */
final class Condition_Texts {

	/**
	 * Says why a condition hides a widget.
	 *
	 * @param string $reason     Constant of Conditions.
	 * @param Read   $conditions Conditions of the widget.
	 */
	public static function explain( string $reason, array $conditions, DateTimeInterface $now, string $country ): string {
		$window = $conditions['dateWindow'];
		if ( Conditions::COUNTRY === $reason ) {
			/* translators: 1: country of the visitor, 2: list of countries. */
			return sprintf( __( 'Hidden in %1$s: only visitors from %2$s see it.', 'chaty' ), strtoupper( $country ), self::join( $conditions['countries'] ) );
		}
		if ( Conditions::DATE_WINDOW === $reason && null !== $window ) {
			return Conditions::get_local_time( $now, $window['zone'] )->format( 'Y-m-d H:i:s' ) < $window['start']
				/* translators: 1: date and time, 2: time zone. */
				? sprintf( __( 'Hidden until %1$s (%2$s).', 'chaty' ), $window['start'], self::name_zone( $window['zone'] ) )
				/* translators: 1: date and time, 2: time zone. */
				: sprintf( __( 'Hidden since %1$s (%2$s).', 'chaty' ), $window['end'], self::name_zone( $window['zone'] ) );
		}
		$local = Conditions::get_local_time( $now, $conditions['dayZone'] );

		return sprintf(
			/* translators: 1: weekday, 2: time of day, 3: time zone, 4: days and hours. */
			__( 'Hidden on %1$s at %2$s (%3$s). It shows: %4$s.', 'chaty' ),
			self::name_days( (int) $local->format( 'w' ) ),
			$local->format( 'H:i' ),
			self::name_zone( $conditions['dayZone'] ),
			self::join( array_map( array( self::class, 'describe_hours' ), $conditions['dayHours'] ?? array() ) )
		);
	}

	/**
	 * Says that the visitor's country decides.
	 *
	 * @param array<int, string> $countries Two letters each.
	 */
	public static function explain_countries( array $countries ): string {
		/* translators: %s: list of countries. */
		return sprintf( __( 'Depends on the country: only visitors from %s see it.', 'chaty' ), self::join( $countries ) );
	}

	/**
	 * Says what a widget waits for before it shows, and when it hides.
	 *
	 * @param array<string, mixed> $triggers Sanitized triggers.
	 */
	public static function describe_triggers( array $triggers ): string {
		$is_on   = static fn ( string $key ): bool => Raw_Values::is_on( $triggers, $key );
		$delay   = $is_on( 'has_time_delay' ) ? Raw_Values::read_number( $triggers, 'time_delay' ) : null;
		$percent = $is_on( 'has_display_after_page_scroll' ) ? Raw_Values::read_number( $triggers, 'display_after_page_scroll' ) : null;
		$element = $is_on( 'has_element_in_sight' ) ? Raw_Values::read_text( $triggers, 'element_in_sight' ) : '';
		$hides   = $is_on( 'auto_hide_widget' ) ? Raw_Values::read_number( $triggers, 'hide_after' ) : 0;
		$waits   = array_filter(
			array(
				/* translators: %s: number of seconds. */
				null === $delay ? '' : sprintf( __( 'after %s s', 'chaty' ), $delay ),
				/* translators: %s: percentage. */
				null === $percent ? '' : sprintf( __( 'at %s %% of the page', 'chaty' ), $percent ),
				/* translators: %s: CSS selector of an element, such as "#prices". */
				'' === $element ? '' : sprintf( __( 'when “%s” comes into sight', 'chaty' ), $element ),
				$is_on( 'exit_intent' ) ? __( 'when the visitor is about to leave', 'chaty' ) : '',
			)
		);
		// The widget waits for no trigger, or for one that is met from the start.
		$is_at_once = array() === $waits || in_array( 0, array( $delay, $percent ), true );
		if ( $is_at_once ) {
			$text = __( 'Shows at once.', 'chaty' );
		} elseif ( count( $waits ) > 1 ) {
			/* translators: %s: such as "after 5 s or at 50 % of the page". */
			$text = sprintf( __( 'Shows %s, whichever comes first.', 'chaty' ), self::join( $waits ) );
		} else {
			/* translators: %s: such as "after 5 s". */
			$text = sprintf( __( 'Shows %s.', 'chaty' ), (string) current( $waits ) );
		}

		/* translators: %s: number of seconds. */
		return $text . ( 0 < $hides ? ' ' . sprintf( __( 'Hides %s s later, unless it is used.', 'chaty' ), $hides ) : '' );
	}

	/**
	 * @param array{days: int, startMinute: int, endMinute: int} $rule Rule.
	 */
	private static function describe_hours( array $rule ): string {
		return self::name_days( $rule['days'] ) . ' ' . self::format_minute( $rule['startMinute'] ) . '–' . self::format_minute( $rule['endMinute'] );
	}

	private static function format_minute( int $minute ): string {
		return sprintf( '%02d:%02d', intdiv( $minute, 60 ), $minute % 60 );
	}

	/**
	 * @param int $code Code of several days, or a weekday, Sunday 0.
	 */
	private static function name_days( int $code ): string {
		$several = array(
			-1 => __( 'Every day', 'chaty' ),
			7  => __( 'Sunday to Thursday', 'chaty' ),
			8  => __( 'Monday to Friday', 'chaty' ),
			9  => __( 'Friday and Saturday', 'chaty' ),
		);

		return $several[ $code ] ?? $GLOBALS['wp_locale']->get_weekday( $code );
	}

	private static function name_zone( string $zone ): string {
		return '' === $zone ? 'UTC' : $zone;
	}

	/**
	 * Joins the parts of a list, which may be alternatives: without "and".
	 *
	 * @param array<array-key, string> $parts Parts.
	 */
	private static function join( array $parts ): string {
		return implode( wp_get_list_item_separator(), $parts );
	}
}
