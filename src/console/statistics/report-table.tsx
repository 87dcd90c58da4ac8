import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { chevronDown, chevronUp } from '@wordpress/icons';
import {
	sumReport,
	type Counts,
	type Report,
	type ReportRow,
} from '../domain/statistics/report';
import { isTimeSplit, type Column, type View } from '../domain/statistics/view';
import { describeChange, describeShare, getMeasureLabel } from './funnel';
import { isolate, KEY_LABELS, type Labels } from './labels';

type Sorting = Pick< View, 'orderby' | 'order' >;

interface Props {
	readonly report: Report;
	/** In the order of the table. */
	readonly rows: readonly ReportRow[];
	readonly labels: Labels;
	readonly sorting: Sorting;
	readonly onSort: ( sorting: Sorting ) => void;
}

interface HeadingProps extends Pick< Props, 'sorting' | 'onSort' > {
	readonly column: Column;
	readonly label: string;
}

/** A heading that sorts: numbers begin with the highest, and a second press turns the order. */
function Heading( { column, label, sorting, onSort }: HeadingProps ) {
	const isSorted = sorting.orderby === column;
	const isUp = sorting.order === 'asc';
	const next = isSorted && ! isUp ? 'asc' : 'desc';
	return (
		<th
			scope="col"
			aria-sort={
				isSorted ? ( isUp && 'ascending' ) || 'descending' : undefined
			}
		>
			<Button
				variant="link"
				{ ...( isSorted && { icon: isUp ? chevronUp : chevronDown } ) }
				iconSize={ 16 }
				iconPosition="right"
				onClick={ () => onSort( { orderby: column, order: next } ) }
			>
				{ label }
			</Button>
		</th>
	);
}

type Shared = Pick< Props, 'report' | 'labels' >;

interface CellsProps extends Shared {
	readonly counts: Counts;
	readonly former: Counts | null;
}

/** The sums of a row, with the former ones below, and of a channel which part of its views are clicks. */
const Cells = ( { report, counts, former, labels }: CellsProps ) => (
	<>
		{ report.measures.map( ( measure ) => (
			<td key={ measure } data-measure={ measure }>
				<span>{ labels.getCount( counts[ measure ] ) }</span>
				{ report.period.by === 'channel' && (
					<small>
						{ describeShare( report, measure, counts, labels ) }
					</small>
				) }
				{ report.isCompared && former && (
					<small>
						{ describeChange(
							counts[ measure ],
							former[ measure ],
							labels
						) }
					</small>
				) }
			</td>
		) ) }
	</>
);

const RowHeading = ( {
	row,
	report,
	labels,
}: Shared & { readonly row: ReportRow } ) => (
	<th scope="row">
		{ labels.getKey( report.period.by, row.key ) }
		<small>{ labels.getPart( report.period, row.key ) }</small>
		{ row.former && isTimeSplit( report.period.by ) && (
			<small>
				{ sprintf(
					/* translators: %s: former days. */
					__( 'before: %s', 'chaty' ),
					isolate(
						labels.getDays( row.former.since, row.former.until )
					)
				) }
			</small>
		) }
	</th>
);

const Headings = ( {
	report,
	...sorting
}: Omit< Props, 'rows' | 'labels' > ) => (
	<tr>
		<Heading
			column="key"
			label={ KEY_LABELS[ report.period.by ] }
			{ ...sorting }
		/>
		{ report.measures.map( ( measure ) => (
			<Heading
				key={ measure }
				column={ measure }
				label={ getMeasureLabel( report, measure ) }
				{ ...sorting }
			/>
		) ) }
	</tr>
);

export function ReportTable( props: Props ) {
	const { report, rows, labels } = props;
	const { since, until } = report.period;
	const given = { report, labels };
	return (
		<div className="chaty-statistics-scroll">
			<table className="widefat striped chaty-statistics-table">
				<caption className="screen-reader-text">
					{ labels.getDays( since, until ) }
				</caption>
				<thead>
					<Headings { ...props } />
				</thead>
				<tbody>
					{ rows.map( ( row ) => (
						<tr key={ row.key } data-key={ row.key }>
							<RowHeading row={ row } { ...given } />
							<Cells
								counts={ row.counts }
								former={ row.former }
								{ ...given }
							/>
						</tr>
					) ) }
				</tbody>
				<tfoot>
					<tr>
						<th scope="row">{ __( 'Total', 'chaty' ) }</th>
						<Cells { ...sumReport( report ) } { ...given } />
					</tr>
				</tfoot>
			</table>
		</div>
	);
}
