import {
	readBoolean,
	readNumber,
	readText,
	type Raw,
} from '../../../shared/raw-values';

const DAY_SECONDS = 24 * 60 * 60;

/** Limits a number to 0 … `max`, as the server does. */
export const clamp = ( number: number, max: number ) =>
	Math.min( max, Math.max( 0, number ) );

/** The number at a key when the flag is on, else `null`. A value that cannot be read is 0, which means at once. */
function readWhenOn(
	raw: Raw,
	flag: string,
	key: string,
	max = DAY_SECONDS
): number | null {
	return readBoolean( raw, flag )
		? clamp( readNumber( raw, key, 0 ), max )
		: null;
}

/** When a widget shows, if its conditions hold; `null` for a trigger that is off. */
export const parseTiming = ( raw: Raw ) => ( {
	delaySeconds: readWhenOn( raw, 'has_time_delay', 'time_delay' ),
	// A percentage above 100 could never be reached.
	scrollPercent: readWhenOn(
		raw,
		'has_display_after_page_scroll',
		'display_after_page_scroll',
		100
	),
	/** Selector of the element that has to come into sight; empty for none. */
	selector: readBoolean( raw, 'has_element_in_sight' )
		? readText( raw, 'element_in_sight' )
		: '',
	hasExitIntent: readBoolean( raw, 'exit_intent' ),
	/** Counted from when the widget became visible; 0 for never. */
	hideAfterSeconds: readWhenOn( raw, 'auto_hide_widget', 'hide_after' ) ?? 0,
} );

export type Timing = ReturnType< typeof parseTiming >;
