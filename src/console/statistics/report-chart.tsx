import { SelectControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { ComponentProps } from 'react';
import { useLazyPart, WithPart } from '../components/lazy-part';
import { FIELD_SIZE } from '../components/field-notes';
import {
	hasCounts,
	type Report,
	type ReportRow,
} from '../domain/statistics/report';
import {
	canShowAll,
	isEverything,
	listPoints,
	listSeries,
	listShown,
	MAX_BARS,
} from '../domain/statistics/series';
import { isTimeSplit, type View } from '../domain/statistics/view';
import { MEASURE_LABELS, VIEW_LABELS, type Labels } from './labels';
import { Legend } from './series-look';

interface Props {
	readonly report: Report;
	/** In the order of the table. */
	readonly rows: readonly ReportRow[];
	readonly labels: Labels;
	readonly isRtl: boolean;
	readonly show: View[ 'show' ];
	readonly onShow: ( show: View[ 'show' ] ) => void;
}

type ChartProps = ComponentProps< typeof import('./chart').Chart >;

const loadChart = () =>
	import( /* webpackChunkName: "console-chart" */ './chart' );

/** The chart, or why it is not there. The table has its numbers in any case. */
function ChartArea( chart: ChartProps ) {
	const lazy = useLazyPart( loadChart );
	// Another split or period has other points than the one that the keyboard has reached.
	const keys = chart.points.map( ( { key } ) => key ).join();
	const text = __(
		'The chart could not be loaded. The table has the same numbers.',
		'chaty'
	);
	const className = `chaty-statistics-place${
		chart.hasLines ? ' has-lines' : ''
	}`;
	return (
		<div className={ lazy.hasFailed ? undefined : className }>
			<WithPart lazy={ lazy } text={ text }>
				{ ( { Chart } ) => <Chart key={ keys } { ...chart } /> }
			</WithPart>
		</div>
	);
}

function describeChart( { report, show, labels }: Props ) {
	const { since, until } = report.period;
	const names = listShown( report, show ).map(
		( measure ) => MEASURE_LABELS[ measure ]
	);
	return sprintf(
		/* translators: 1: what is counted, 2: days. */
		__(
			'%1$s, %2$s. Use the arrow keys to move from point to point.',
			'chaty'
		),
		names.join( ', ' ),
		labels.getDays( since, until )
	);
}

interface NotesProps extends Pick< Labels, 'getCount' > {
	readonly isEverything: boolean;
	readonly drawn: number;
	readonly total: number;
}

const Notes = ( props: NotesProps ) => {
	const { drawn, total, getCount } = props;
	return (
		<>
			{ props.isEverything && (
				<p>
					{ __(
						'Heights are square roots, so that small numbers can be seen beside large ones.',
						'chaty'
					) }
				</p>
			) }
			{ drawn < total && (
				<p>
					{ sprintf(
						/* translators: 1: number of rows in the chart, 2: number of rows in the table. */
						__(
							'The chart shows the first %1$s of %2$s rows of the table.',
							'chaty'
						),
						getCount( drawn ),
						getCount( total )
					) }
				</p>
			) }
		</>
	);
};

function Drawing( props: Props ) {
	const { report, rows, labels, isRtl, show } = props;
	const { by } = report.period;
	const hasLines = isTimeSplit( by );
	const series = listSeries( listShown( report, show ), report.isCompared );
	// Days stay in their order, however the table is sorted.
	const drawn = hasLines ? report.rows : rows.slice( 0, MAX_BARS );
	return (
		<>
			<Legend series={ series } hasLines={ hasLines } />
			<ChartArea
				points={ listPoints( drawn, series ) }
				series={ series }
				hasLines={ hasLines }
				isRtl={ isRtl }
				label={ describeChart( props ) }
				getKey={ ( key, isShort ) =>
					[
						labels.getKey( by, key, isShort ),
						! isShort && labels.getPart( report.period, key ),
					]
						.filter( Boolean )
						.join( ', ' )
				}
				getCount={ labels.getCount }
			/>
			<Notes
				isEverything={ isEverything( series ) }
				drawn={ drawn.length }
				total={ rows.length }
				getCount={ labels.getCount }
			/>
		</>
	);
}

/** The chart of a report with counts. A single day, week or month makes no line, so it gets no chart. */
export function ReportChart( props: Props ) {
	const { report, show, onShow } = props;
	const isPoint = report.rows.length === 1 && isTimeSplit( report.period.by );
	if ( isPoint || ! hasCounts( report ) ) {
		return null;
	}
	const shown = listShown( report, show );
	return (
		<section className="chaty-statistics-figure">
			<SelectControl
				{ ...FIELD_SIZE }
				label={ VIEW_LABELS.show }
				value={ ( shown.length === 1 && shown[ 0 ] ) || '' }
				options={ [
					...( canShowAll( report )
						? [ { value: '', label: __( 'Everything', 'chaty' ) } ]
						: [] ),
					...report.measures.map( ( measure ) => ( {
						value: measure,
						label: MEASURE_LABELS[ measure ],
					} ) ),
				] }
				onChange={ ( measure ) => onShow( measure as View[ 'show' ] ) }
			/>
			<Drawing { ...props } />
		</section>
	);
}
