import { tryOr } from '../../shared/try-or';
import type { Fields } from '../../shared/types';

/** An event and when it was sent: `k` is `v-` or `c-` with `widget` or a channel's slug, or `c-` for the first click on any channel, `v` an ISO date. */
interface LogEntry {
	readonly k: string;
	readonly v: string;
}

/** Content of a widget's cookie (docs/how-it-works.md, "Cookies and storage"). */
export type TrackingLog = readonly LogEntry[];

// docs/how-it-works.md, "Cookies and storage" and "Counting".
export const TRACKING_COOKIE_DAYS = 7;

export const TRACK_AGAIN_AFTER_DAYS = 2;

const DAY_MS = 86_400_000;

/** Key of a visitor's first click on any channel of a list; on a single channel, `c-widget` says the same. */
const FIRST_CLICK = 'c-';

/** The log in a cookie's text; empty when it cannot be read. */
export const parseTrackingLog = ( text: string ): TrackingLog =>
	tryOr(
		() =>
			JSON.parse( text ).filter(
				( entry?: Partial< LogEntry > ) => typeof entry?.k === 'string'
			),
		[]
	);

/** Whether an event is due (again). Entries of the future expire too: the visitor's clock may have been wrong. */
export function shouldTrack(
	log: TrackingLog,
	key: string,
	now: Date
): boolean {
	return ! log.some(
		( { k, v } ) =>
			k === key &&
			Math.abs( +now - Date.parse( v ) ) < TRACK_AGAIN_AFTER_DAYS * DAY_MS
	);
}

/** The log with these keys set to now. */
export function markTracked(
	log: TrackingLog,
	keys: readonly string[],
	now: Date
): TrackingLog {
	return [
		...log.filter( ( { k } ) => ! keys.includes( k ) ),
		...keys.map( ( k ) => ( { k, v: now.toISOString() } ) ),
	];
}

export interface TrackingFacts {
	readonly widgetId: string;
	readonly nonce: string;
	readonly isMobile: boolean;
	/** Whether the list is open as soon as the widget is visible. */
	readonly isOpen: boolean;
	/** Whether a single channel replaces the launcher. */
	readonly isSingle: boolean;
	/** Slugs of the available channels. */
	readonly channels: readonly string[];
	readonly log: TrackingLog;
	readonly now: Date;
}

/** The fields of a call in the order of docs/how-it-works.md, "Calls", and the keys to log when it is sent. */
export interface TrackingEvent {
	readonly fields: Fields;
	readonly keys: readonly string[];
}

type Value = string | boolean | readonly string[];

/** The event, if its own key is due. Booleans are sent as 1 and 0, each item of a list under the name with `[]`. */
function createEvent(
	{ log, now }: TrackingFacts,
	keys: readonly [ own: string, ...others: string[] ],
	fields: Readonly< Record< string, Value > >
): TrackingEvent | null {
	return shouldTrack( log, keys[ 0 ], now )
		? {
				keys,
				fields: Object.entries( fields ).flatMap(
					( [ name, value ] ): Fields =>
						typeof value === 'object'
							? value.map( ( item ) => [ `${ name }[]`, item ] )
							: [
									[
										name,
										typeof value === 'string'
											? value
											: `${ +value }`,
									],
							  ]
				),
		  }
		: null;
}

const withPrefix = ( prefix: string, slugs: readonly string[] ) =>
	slugs.map( ( slug ) => prefix + slug );

const getUnseen = ( { channels, log, now }: TrackingFacts ) =>
	channels.filter( ( slug ) => shouldTrack( log, 'v-' + slug, now ) );

/** Call 1, when a widget becomes visible. Its channels are logged as seen only where they are visible at once. */
export function impressionEvent( facts: TrackingFacts ): TrackingEvent | null {
	const { widgetId, nonce, isMobile, isOpen, isSingle } = facts;
	const channels = getUnseen( facts );
	const seen = isOpen || isSingle ? channels : [];
	return createEvent( facts, [ 'v-widget', ...withPrefix( 'v-', seen ) ], {
		widgetId,
		channels,
		userId: widgetId,
		isMobile,
		isOpen,
		isSingle,
		widgetNonce: nonce,
		action: 'update_chaty_widget_views',
	} );
}

/** Call 2, on a click on the launcher, which shows the channels, or on a single channel, which is a click on that channel too. */
export function widgetClickEvent( facts: TrackingFacts ): TrackingEvent | null {
	const { widgetId, nonce, isMobile, isSingle } = facts;
	const channels = isSingle ? facts.channels : getUnseen( facts );
	return createEvent(
		facts,
		[ 'c-widget', ...withPrefix( isSingle ? 'c-' : 'v-', channels ) ],
		{
			widgetId,
			userId: widgetId,
			isMobile,
			channels,
			isSingle,
			nonce,
			action: 'update_chaty_widget_click',
		}
	);
}

/**
 * Call 3, on a click on a channel, with `isFirst` where it is the visitor's first on any; for a single channel call 2
 * instead, if that is due.
 */
export function channelClickEvent(
	facts: TrackingFacts,
	channel: string
): TrackingEvent | null {
	const { widgetId, nonce, isMobile, isSingle, log, now } = facts;
	const key = 'c-' + channel;
	const isFirst = shouldTrack( log, FIRST_CLICK, now );
	return (
		( isSingle && widgetClickEvent( facts ) ) ||
		createEvent( facts, isFirst ? [ key, FIRST_CLICK ] : [ key ], {
			widgetId,
			userId: widgetId,
			isMobile,
			channel,
			nonce,
			action: 'update_chaty_channel_click',
			...( isFirst && { isFirst } ),
		} )
	);
}

/** Call 3, on a press on a button in content. The click that it makes in the widget is not due any more. */
export const contentClickEvent = (
	facts: TrackingFacts,
	channel: string
): TrackingEvent | null =>
	createEvent(
		facts,
		[ 'c-' + channel, ...( facts.isSingle ? [ 'c-widget' ] : [] ) ],
		{
			widgetId: facts.widgetId,
			userId: facts.widgetId,
			isMobile: facts.isMobile,
			channel,
			nonce: facts.nonce,
			action: 'update_chaty_channel_click',
			inContent: true,
		}
	);
