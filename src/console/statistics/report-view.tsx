import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { downloadFile } from '../browser/files';
import { TextButton } from '../components/text-button';
import { toCsv } from '../domain/statistics/csv';
import type { StatisticsPreload } from '../domain/statistics/preload';
import {
	findFormerDays,
	hasCounts,
	sortRows,
	type Report,
} from '../domain/statistics/report';
import { isTimeSplit, type View } from '../domain/statistics/view';
import { Funnel } from './funnel';
import {
	KEY_LABELS,
	MEASURE_LABELS,
	SPLIT_LABELS,
	VIEW_LABELS,
	type Labels,
} from './labels';
import { ReportChart } from './report-chart';
import { ReportTable } from './report-table';

interface Props {
	readonly report: Report;
	readonly isBusy: boolean;
	readonly view: View;
	readonly preload: StatisticsPreload;
	readonly labels: Labels;
	readonly firstDay: string;
	/** Changes how the same numbers are shown. */
	readonly onArrange: ( change: Partial< View > ) => void;
	/** Shows other numbers. */
	readonly onGo: ( change: Partial< View > ) => void;
}

/** The order of the table: the chosen one, or else the newest or the most clicks first. */
function findSorting( report: Report, { orderby, order }: View ) {
	const isCounted =
		orderby === 'key' || report.measures.some( ( one ) => one === orderby );
	if ( orderby && isCounted ) {
		return { orderby, order };
	}
	const isTime = isTimeSplit( report.period.by );
	return { orderby: isTime ? 'key' : 'clicks', order: 'desc' } as const;
}

function CoarserSplitNotice( { report, view, preload, labels }: Props ) {
	const { by } = report.period;
	return by === view.by || ! isTimeSplit( view.by ) ? null : (
		<p>
			{ sprintf(
				/* translators: 1: Day or Week, 2: number of days, 3: Week or Month. */
				__(
					'Too long to be split by "%1$s" (at most %2$s days): split by "%3$s".',
					'chaty'
				),
				SPLIT_LABELS[ view.by ],
				labels.getCount(
					view.by === 'day'
						? preload.limits.days
						: preload.limits.rows * 7
				),
				SPLIT_LABELS[ by ]
			) }
		</p>
	);
}

function NoCountsNotice( { report, labels, firstDay, onGo }: Props ) {
	const showAll = () =>
		onGo( {
			range: 'all',
			widget: '',
			channel: '',
			device: '',
		} );
	return hasCounts( report ) || ! firstDay ? null : (
		<p>
			{ sprintf(
				/* translators: %s: a day. */
				__(
					'Nothing was counted on these days. The first count is from %s.',
					'chaty'
				),
				labels.getKey( 'day', firstDay )
			) }{ ' ' }
			<Button variant="link" onClick={ showAll }>
				{ __( 'Show all days since then', 'chaty' ) }
			</Button>
		</p>
	);
}

function DownloadButton( {
	report,
	labels,
}: Pick< Props, 'report' | 'labels' > ) {
	const { by, since, until } = report.period;
	const download = () =>
		downloadFile(
			`chaty-statistics-${ by }-${ since }-${ until }.csv`,
			toCsv( report, {
				columns: {
					...MEASURE_LABELS,
					key: KEY_LABELS[ by ],
					since: VIEW_LABELS.since,
					until: VIEW_LABELS.until,
				},
				toFormer: ( label ) =>
					/* translators: %s: former days. */
					sprintf( __( 'before: %s', 'chaty' ), label ),
				// Spreadsheets read days and months as they are.
				getKey: ( key ) =>
					isTimeSplit( by ) ? key : labels.getKey( by, key ),
			} ),
			'text/csv;charset=utf-8'
		);
	return (
		<TextButton disabled={ ! report.rows.length } onClick={ download }>
			{ __( 'Download as CSV', 'chaty' ) }
		</TextButton>
	);
}

export function ReportView( props: Props ) {
	const { report, isBusy, view, preload, labels, onArrange } = props;
	const { by, since, until } = report.period;
	const former = findFormerDays( report );
	const sorting = findSorting( report, view );
	const rows = sortRows( report, sorting.orderby, sorting.order, ( key ) =>
		// Days, weeks and months are in order as they are written.
		isTimeSplit( by ) ? key : labels.getKey( by, key )
	);
	return (
		<div className="chaty-statistics-report" aria-busy={ isBusy }>
			<div role="status">
				<h2>{ labels.getDays( since, until ) }</h2>
				{ former && (
					<p>
						{ sprintf(
							/* translators: %s: former days. */
							__( 'Compared with %s', 'chaty' ),
							labels.getDays( former.since, former.until )
						) }
					</p>
				) }
			</div>
			<CoarserSplitNotice { ...props } />
			<NoCountsNotice { ...props } />
			<Funnel report={ report } labels={ labels } />
			<ReportChart
				report={ report }
				rows={ rows }
				labels={ labels }
				isRtl={ preload.site.isRtl }
				show={ view.show }
				onShow={ ( show ) => onArrange( { show } ) }
			/>
			<ReportTable
				report={ report }
				rows={ rows }
				labels={ labels }
				sorting={ sorting }
				onSort={ onArrange }
			/>
			<DownloadButton report={ report } labels={ labels } />
		</div>
	);
}
