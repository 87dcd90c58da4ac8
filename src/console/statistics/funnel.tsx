import { __, sprintf } from '@wordpress/i18n';
import {
	findChange,
	sumReport,
	type Report,
} from '../domain/statistics/report';
import { MEASURE_LABELS, type Labels } from './labels';

interface ChangeProps {
	readonly now: number;
	readonly before: number;
	readonly labels: Labels;
}

/** The former sum, and by how much it has changed where it was more than nothing. */
export function describeChange( { now, before, labels }: ChangeProps ) {
	const change = findChange( now, before );
	return change === null
		? /* translators: %s: number of the former period. */
		  sprintf( __( 'before: %s', 'chaty' ), labels.getCount( before ) )
		: sprintf(
				/* translators: 1: number of the former period, 2: change in percent. */
				__( 'before: %1$s (%2$s)', 'chaty' ),
				labels.getCount( before ),
				labels.getChange( change )
		  );
}

interface Props {
	readonly report: Report;
	readonly labels: Labels;
}

/** The sums of the whole period, each as a part of the one before it. */
export function Funnel( { report, labels }: Props ) {
	const { counts, former } = sumReport( report );
	return (
		<ol className="chaty-statistics-funnel">
			{ report.measures.map( ( measure, at ) => {
				const step = report.measures[ at - 1 ];
				const share =
					step && findShare( counts[ measure ], counts[ step ] );
				return (
					<li key={ measure }>
						<span className="chaty-statistics-funnel__name">
							{ MEASURE_LABELS[ measure ] }
						</span>
						<strong>
							{ labels.getCount( counts[ measure ] ) }
						</strong>
						{ step && share !== null && share !== undefined && (
							<span>
								{ sprintf(
									/* translators: 1: percentage, 2: views, opens or clicks. */
									__( '%1$s of %2$s', 'chaty' ),
									labels.getShare( share ),
									MEASURE_LABELS[ step ]
								) }
							</span>
						) }
						{ report.isCompared && (
							<span>
								{ describeChange( {
									now: counts[ measure ],
									before: former[ measure ],
									labels,
								} ) }
							</span>
						) }
					</li>
				);
			} ) }
		</ol>
	);
}

/** Which part of a step a count is; `null` where there was nothing. */
const findShare = ( count: number, step: number ) =>
	step ? count / step : null;
