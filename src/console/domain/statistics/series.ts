import type { Report, ReportRow } from './report';
import { isTimeSplit, type Measure, type View } from './view';

/** The most bars of a chart, because nobody can compare more. The table has all rows. */
export const MAX_BARS = 20;

export interface Series {
	/** `clicks`, or `clicks-before` for the former period. */
	readonly id: string;
	readonly measure: Measure;
	readonly isFormer: boolean;
}

/** A point of the chart: its row, and the value of each series; `null` where there is none. */
export interface ChartPoint {
	readonly key: string;
	readonly [ id: string ]: string | number | null;
}

/** Whether the chart can show everything at once: a comparison, or bars, of one measure are enough. */
export const canShowAll = ( { period: { by }, isCompared }: Report ) =>
	isTimeSplit( by ) && ! isCompared;

/** The measures in the chart: the chosen one, if it is counted; otherwise all, or the clicks. */
export function listShown(
	report: Report,
	show: View[ 'show' ]
): readonly Measure[] {
	const { measures } = report;
	if ( show && measures.includes( show ) ) {
		return [ show ];
	}
	return canShowAll( report ) ? measures : [ 'clicks' ];
}

export const listSeries = (
	measures: readonly Measure[],
	isCompared: boolean
): readonly Series[] =>
	measures.flatMap( ( measure ) => {
		const now = { id: measure, measure, isFormer: false };
		return isCompared
			? [ now, { id: `${ measure }-before`, measure, isFormer: true } ]
			: [ now ];
	} );

/** Whether series are of several measures. Their heights are square roots: few messages must show beside views. */
export const isEverything = ( series: readonly Series[] ): boolean =>
	new Set( series.map( ( { measure } ) => measure ) ).size > 1;

export const listPoints = (
	rows: readonly ReportRow[],
	series: readonly Series[]
): readonly ChartPoint[] =>
	rows.map( ( row ) => ( {
		...Object.fromEntries(
			series.map( ( { id, measure, isFormer } ) => [
				id,
				( isFormer ? row.former : row.counts )?.[ measure ] ?? null,
			] )
		),
		key: row.key,
	} ) );
