import { readEnum, readText, type Raw } from '../../../shared/raw-values';

/** Parts of the calendar, up to today or, with `last-` before it, the last whole one. */
export const CALENDAR = [ 'week', 'month', 'quarter', 'year' ] as const;
export const RANGES = [
	...( [ 'today', 'yesterday', '7', '28', '90', '365' ] as const ),
	...( [ 'week', 'last-week', 'month', 'last-month' ] as const ),
	...( [ 'quarter', 'last-quarter', 'year', 'last-year' ] as const ),
	...( [ 'all', 'own' ] as const ),
] as const;
export const TIME_SPLITS = [ 'day', 'week', 'month' ] as const;
export const LIST_SPLITS = [ 'widget', 'channel', 'device', 'page' ] as const;
export const MEASURES = [
	'views',
	'opens',
	'clickers',
	'clicks',
	'messages',
] as const;

export type Range = ( typeof RANGES )[ number ];
export type TimeSplit = ( typeof TIME_SPLITS )[ number ];
export type Split = TimeSplit | ( typeof LIST_SPLITS )[ number ];
export type Measure = ( typeof MEASURES )[ number ];
export type Column = 'key' | Measure;

export const findCalendar = ( range: Range ) =>
	CALENDAR.find( ( part ) => range === part || range === `last-${ part }` );

export const isTimeSplit = ( by: string ): by is TimeSplit =>
	( TIME_SPLITS as readonly string[] ).includes( by );

/**
 * The report that the owner looks at. The address names it, so that it can be copied, and Back leads to the former one.
 * Missing or invalid arguments get defaults; days stay as they are written.
 */
export const parseView = ( query: Raw ) => ( {
	/** Days without a range are the owner's own. */
	range: readEnum(
		query,
		'range',
		RANGES,
		query[ 'since' ] || query[ 'until' ] ? 'own' : '28'
	),
	/** First and last day of the owner's own range, as they were typed. */
	since: readText( query, 'since' ),
	until: readText( query, 'until' ),
	by: readEnum( query, 'by', [ ...TIME_SPLITS, ...LIST_SPLITS ], 'day' ),
	compare: readEnum( query, 'compare', [ 'previous', 'year' ], '' ),
	widget: readText( query, 'widget' ),
	channel: readText( query, 'channel' ),
	device: readEnum( query, 'device', [ 'd', 'm' ], '' ),
	/** The measure in the chart; empty for all. */
	show: readEnum( query, 'show', MEASURES, '' ),
	/** The column by which the table is sorted; empty for its default order. */
	orderby: readEnum( query, 'orderby', [ 'key', ...MEASURES ], '' ),
	order: readEnum( query, 'order', [ 'asc', 'desc' ], 'desc' ),
} );

export type View = Readonly< ReturnType< typeof parseView > >;

const START = parseView( {} );

export function listInvalid( query: Raw ): readonly ( keyof View )[] {
	const view = parseView( query );
	return ( Object.keys( view ) as ( keyof View )[] ).filter( ( key ) => {
		const text = readText( query, key );
		return text && text !== view[ key ];
	} );
}

export const toQuery = ( view: View ): Readonly< Record< string, string > > =>
	Object.fromEntries(
		Object.entries( view ).filter(
			( [ key, value ] ) =>
				value !== START[ key as keyof View ] &&
				// The days count only for the owner's own range.
				( view.range === 'own' ||
					( key !== 'since' && key !== 'until' ) )
		)
	);

/** The channel that a view is limited to: pages are not counted by channel. */
export const findChannel = ( { by, channel }: View ) =>
	by === 'page' ? '' : channel;

/** The measures of a view: a channel is not opened, and messages are counted neither by page nor by device. */
export function listMeasures( view: View ): readonly Measure[] {
	const { by, device } = view;
	const isOfChannels = by === 'channel' || findChannel( view );
	const missing: Readonly< Partial< Record< Measure, unknown > > > = {
		opens: isOfChannels,
		clickers: isOfChannels || by === 'page',
		messages: by === 'device' || by === 'page' || device,
	};
	return MEASURES.filter( ( measure ) => ! missing[ measure ] );
}
