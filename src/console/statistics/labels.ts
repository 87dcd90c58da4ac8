import { __, _x, sprintf } from '@wordpress/i18n';
import { toLanguage } from '../domain/lists';
import type { StatisticsPreload } from '../domain/statistics/preload';
import { findPart, type Period } from '../domain/statistics/period';
import type { Split, View } from '../domain/statistics/view';

export const MEASURE_LABELS = {
	views: __( 'Views', 'chaty' ),
	opens: _x( 'Opens', 'statistics', 'chaty' ),
	clickers: __( 'Visitors who clicked', 'chaty' ),
	clicks: __( 'Clicks', 'chaty' ),
	messages: __( 'Messages', 'chaty' ),
};

export const SPLIT_LABELS: Readonly< Record< Split, string > > = {
	day: __( 'Day', 'chaty' ),
	week: __( 'Week', 'chaty' ),
	month: __( 'Month', 'chaty' ),
	widget: __( 'Widget', 'chaty' ),
	channel: __( 'Channel', 'chaty' ),
	device: __( 'Device', 'chaty' ),
	page: __( 'Page', 'chaty' ),
};

export const DEVICE_LABELS = {
	d: __( 'Desktop', 'chaty' ),
	m: __( 'Phone or tablet', 'chaty' ),
};

export const VIEW_LABELS: Readonly< Record< keyof View, string > > = {
	range: __( 'Days', 'chaty' ),
	since: __( 'First day', 'chaty' ),
	until: __( 'Last day', 'chaty' ),
	by: __( 'Split by', 'chaty' ),
	compare: __( 'Compare with', 'chaty' ),
	widget: __( 'Widget', 'chaty' ),
	channel: __( 'Channel', 'chaty' ),
	device: __( 'Device', 'chaty' ),
	show: __( 'The chart shows', 'chaty' ),
	orderby: __( 'Order', 'chaty' ),
	order: __( 'Order', 'chaty' ),
};

export const KEY_LABELS: typeof SPLIT_LABELS = {
	...SPLIT_LABELS,
	week: __( 'Week of', 'chaty' ),
};

/** Names of widgets, channels, devices and pages. Deleted ones keep their counts, and are named by their ID. */
function createNames( { widgets, channels }: StatisticsPreload ) {
	const deleted = ( id: string ) =>
		/* translators: %s: ID of a widget or a channel. */
		sprintf( __( '%s (deleted)', 'chaty' ), id );
	return {
		widget: ( id: string ) =>
			widgets.find( ( widget ) => widget.id === id )?.name ??
			( id === 'content'
				? __( 'Buttons in content', 'chaty' )
				: deleted( id ) ),
		// A row of the database may be called `__proto__`.
		channel: ( id: string ) =>
			( Object.hasOwn( channels, id ) && channels[ id ] ) ||
			deleted( id ),
		// Counts that were taken over have no device.
		device: ( id: string ) =>
			id
				? DEVICE_LABELS[ id === 'm' ? 'm' : 'd' ]
				: __( 'Unknown', 'chaty' ),
		page: ( path: string ) => path || __( 'Other pages', 'chaty' ),
	};
}

/** Returns the name of a row or a point; short names are for axes. */
type Namer = ( key: string, isShort?: boolean ) => string;

/** Days in the owner's language. Those of the site are no moments: they are the same everywhere. */
function createDates( language: string ) {
	const format = ( options: Intl.DateTimeFormatOptions ) =>
		new Intl.DateTimeFormat( language, { timeZone: 'UTC', ...options } );
	const createNamer =
		( long: Intl.DateTimeFormat, short: Intl.DateTimeFormat ): Namer =>
		( day, isShort ) =>
			( isShort ? short : long ).format( new Date( day ) );
	const days = format( { dateStyle: 'medium' } );
	return {
		day: createNamer( days, format( { day: 'numeric', month: 'short' } ) ),
		month: createNamer(
			format( { month: 'long', year: 'numeric' } ),
			format( { month: 'short', year: 'numeric' } )
		),
		getDays: ( since: string, until: string ) =>
			days.formatRange( new Date( since ), new Date( until ) ),
	};
}

export function createLabels( preload: StatisticsPreload ) {
	const language = toLanguage( preload.site.locale );
	const names = createNames( preload );
	const { getDays, ...dates } = createDates( language );
	const namers: Readonly< Record< Split, Namer > > = {
		...names,
		...dates,
		// A week has the name of its first day.
		week: dates.day,
	};
	const createFormat = ( options?: Intl.NumberFormatOptions ) => {
		const { format } = new Intl.NumberFormat( language, options );
		return ( number: number ) => format( number );
	};
	return {
		names,
		getKey: ( by: Split, key: string, isShort?: boolean ) =>
			namers[ by ]( key, isShort ),
		getCount: createFormat(),
		// Formats fractions as percentages.
		getShare: createFormat( {
			style: 'percent',
			maximumSignificantDigits: 3,
		} ),
		getChange: createFormat( {
			style: 'percent',
			signDisplay: 'exceptZero',
		} ),
		getDays,
		/** Which days of a week or a month are in the report; empty if all are. */
		getPart: ( period: Period, key: string ) => {
			const part = findPart( period, key );
			return part
				? sprintf(
						/* translators: %s: some days of a week or a month. */
						__( 'only %s', 'chaty' ),
						getDays( part.since, part.until )
				  )
				: '';
		},
	};
}

export type Labels = ReturnType< typeof createLabels >;

/** Isolates the direction of a text (Unicode UAX #9: FSI, PDI): the text around would jumble a date. */
export const isolate = ( text: string ) => `\u2068${ text }\u2069`;
