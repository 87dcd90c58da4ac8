import type { Fields } from '../../shared/types';
/** A count that was sent, and when: `k` is `v-` or `c-` with `widget` or a channel's slug, `v` an ISO date. */
interface LogEntry {
	readonly k: string;
	readonly v: string;
}

/** What the cookie of a widget remembers, in the incumbent's shape. */
export type TrackingLog = readonly LogEntry[];

/** Spec section 9: how long the cookie of marks lives. */
export const TRACKING_COOKIE_DAYS = 7;

/** Spec section 4: the age from which a count may be sent again. */
export const TRACK_AGAIN_AFTER_DAYS = 2;

const DAY_MS = 86_400_000;

/** The marks in a cookie's text; what cannot be read was never marked. */
export function parseTrackingLog( text: string ): TrackingLog {
	try {
		const log: unknown = JSON.parse( text );
		return Array.isArray( log )
			? log.filter( ( mark ) => typeof mark?.k === 'string' )
			: [];
	} catch {
		return [];
	}
}

/** Whether a count may be sent (again). Marks of the future age too, so that a clock set right cannot silence a widget for ever. */
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

/** The marks, with these keys set to now. */
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

/** What the counts are decided on and made of. */
export interface TrackingFacts {
	readonly widgetId: string;
	readonly nonce: string;
	readonly isMobile: boolean;
	/** Whether the channels stand open as soon as the widget is visible. */
	readonly isOpen: boolean;
	/** Whether its only channel stands in the launcher's place. */
	readonly isSingle: boolean;
	/** Slugs of the channels that show on this page and device. */
	readonly channels: readonly string[];
	readonly log: TrackingLog;
	readonly now: Date;
}

/** A call of spec section 7: its fields in the order of sending, and the keys to mark when it is sent. */
export interface TrackingEvent {
	readonly fields: Fields;
	readonly keys: readonly string[];
}

type Value = string | boolean | readonly string[];

/** Yes and no are sent as 1 and 0, each item of a list under the name with `[]`. */
function toFields( name: string, value: Value ): Fields {
	return typeof value === 'object'
		? value.map( ( item ) => [ `${ name }[]`, item ] )
		: [ [ name, typeof value === 'string' ? value : `${ +value }` ] ];
}

/** A call, if its own key is due. */
function createEvent(
	{ log, now }: TrackingFacts,
	keys: readonly [ own: string, ...others: string[] ],
	fields: Readonly< Record< string, Value > >
): TrackingEvent | null {
	return shouldTrack( log, keys[ 0 ], now )
		? {
				keys,
				fields: Object.entries( fields ).flatMap( ( field ) =>
					toFields( ...field )
				),
		  }
		: null;
}

const withPrefix = ( prefix: string, slugs: readonly string[] ) =>
	slugs.map( ( slug ) => prefix + slug );

const getUnseen = ( { channels, log, now }: TrackingFacts ) =>
	channels.filter( ( slug ) => shouldTrack( log, 'v-' + slug, now ) );

/** Call 1, when a widget becomes visible. Its channels count as seen only where they stand in the open. */
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

/** Call 2, on a click of the launcher, which shows the channels, or of a single channel, which is a click of that channel too. */
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

/** Call 3, on a click of a channel; of a single channel call 2 in its stead, as long as that is due. */
export function channelClickEvent(
	facts: TrackingFacts,
	channel: string
): TrackingEvent | null {
	const { widgetId, nonce, isMobile, isSingle } = facts;
	const fields = {
		widgetId,
		userId: widgetId,
		isMobile,
		channel,
		nonce,
		action: 'update_chaty_channel_click',
	};
	return (
		( isSingle && widgetClickEvent( facts ) ) ||
		createEvent( facts, [ 'c-' + channel ], fields )
	);
}
