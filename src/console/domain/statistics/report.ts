import { asRecord, readNumber, readText } from '../../../shared/raw-values';
import { isDay } from './days';
import type { Period } from './period';
import {
	findCalendar,
	findChannel,
	listMeasures,
	MEASURES,
	type Column,
	type Measure,
	type View,
} from './view';

export type Days = Pick< Period, 'since' | 'until' >;
export type Counts = Readonly< Record< Measure, number > >;

const toCounts = ( count: ( measure: Measure ) => number ) =>
	Object.fromEntries(
		MEASURES.map( ( measure ) => [ measure, count( measure ) ] )
	) as Counts;

const NOTHING = toCounts( () => 0 );

/** The query of `GET /chaty/v1/stats` that answers a view. */
export function toReportQuery(
	view: View,
	{ since, until, by }: Period
): Readonly< Record< string, string > > {
	const { widget, device } = view;
	const channel = findChannel( view );
	// A part of the calendar is compared with the same days of the one before.
	const compare =
		( view.compare === 'previous' && findCalendar( view.range ) ) ||
		view.compare;
	const filters = { widget, channel, device, compare };
	const given = Object.entries( filters ).filter( ( [ , value ] ) => value );
	return {
		by,
		since,
		until,
		...Object.fromEntries( given ),
		...( listMeasures( view ).includes( 'messages' ) && {
			with: 'messages',
		} ),
	};
}

function parseCounts( value: unknown ): Counts {
	const raw = asRecord( value );
	return toCounts( ( measure ) => readNumber( raw, measure, 0 ) );
}

/** The former sums and their days; `null` where there are none, such as those of February 29 a year before. */
function parseFormer( value: unknown ): ( Counts & Days ) | null {
	const raw = asRecord( value );
	const since = readText( raw, 'since' );
	const until = readText( raw, 'until' );
	return isDay( since ) && isDay( until )
		? { ...parseCounts( raw ), since, until }
		: null;
}

/** The answer of the server; `null` if it is something else, such as the page of a firewall. */
export function parseReport( answer: unknown, view: View, period: Period ) {
	const { by } = period;
	const raws = Array.isArray( answer ) ? answer.map( asRecord ) : [];
	if (
		! Array.isArray( answer ) ||
		! raws.every( ( raw ) => typeof raw[ by ] === 'string' )
	) {
		return null;
	}
	return {
		period,
		measures: listMeasures( view ),
		isCompared: Boolean( view.compare ),
		rows: raws.map( ( raw ) => ( {
			key: readText( raw, by ),
			counts: parseCounts( raw ),
			former: parseFormer( raw[ 'before' ] ),
		} ) ),
	};
}

export type Report = NonNullable< ReturnType< typeof parseReport > >;
export type ReportRow = Report[ 'rows' ][ number ];

const add = ( one: Counts, other: Counts | null ) =>
	toCounts( ( measure ) => one[ measure ] + ( other?.[ measure ] ?? 0 ) );

export const sumReport = ( { rows }: Report ) => ( {
	counts: rows.reduce( ( sum, row ) => add( sum, row.counts ), NOTHING ),
	former: rows.reduce( ( sum, row ) => add( sum, row.former ), NOTHING ),
} );

export function findFormerDays( { rows }: Report ): Days | null {
	const days = rows
		.flatMap( ( { former } ) =>
			former ? [ former.since, former.until ] : []
		)
		.sort();
	const since = days[ 0 ];
	const until = days.at( -1 );
	return since && until ? { since, until } : null;
}

export function hasCounts( report: Report ): boolean {
	const { counts, former } = sumReport( report );
	return report.measures.some(
		( measure ) => counts[ measure ] > 0 || former[ measure ] > 0
	);
}

/** By how much a sum has changed, as a fraction; `null` where there was nothing, which has no percentage. */
export const findChange = ( now: number, before: number ) =>
	before ? ( now - before ) / before : null;

/** The steps of the funnel, which counts visitors: one may click several channels. By channel, clicks are visitors. */
export const listSteps = ( { measures }: Pick< Report, 'measures' > ) =>
	measures.includes( 'clickers' )
		? measures.filter( ( measure ) => measure !== 'clicks' )
		: measures;

/** A count as a share of the views; `null` where it is no part of them: a visitor may click several channels. */
export function findShare(
	{ measures }: Pick< Report, 'measures' >,
	measure: Measure,
	counts: Counts
): number | null {
	const parts: readonly Measure[] = measures.includes( 'opens' )
		? [ 'opens', 'clickers' ]
		: [ 'clicks' ];
	return parts.includes( measure ) && counts.views
		? counts[ measure ] / counts.views
		: null;
}

/** Rows in the order of a column; those that are equal stay in the order of the report. */
export function sortRows(
	{ rows }: Report,
	column: Column,
	order: View[ 'order' ],
	getLabel: ( key: string ) => string
): readonly ReportRow[] {
	const sign = order === 'asc' ? 1 : -1;
	return [ ...rows ].sort( ( one, other ) =>
		column === 'key'
			? sign * getLabel( one.key ).localeCompare( getLabel( other.key ) )
			: sign * ( one.counts[ column ] - other.counts[ column ] )
	);
}
