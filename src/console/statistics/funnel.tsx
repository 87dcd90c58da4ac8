import { __, sprintf } from '@wordpress/i18n';
import {
	findChange,
	findShare,
	listSteps,
	sumReport,
	type Counts,
	type Report,
} from '../domain/statistics/report';
import type { Measure } from '../domain/statistics/view';
import { MEASURE_LABELS, type Labels } from './labels';

/** The label of a sum of a report: where channels are counted, one visitor is a view of each. */
export const getMeasureLabel = ( { measures }: Report, measure: Measure ) =>
	measure === 'views' && ! measures.includes( 'opens' )
		? __( 'Views of channels', 'chaty' )
		: MEASURE_LABELS[ measure ];

/** The former sum, and by how much it has changed where it was more than nothing. */
export function describeChange( now: number, before: number, labels: Labels ) {
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

export function describeShare(
	report: Report,
	measure: Measure,
	counts: Counts,
	labels: Labels
) {
	const share = findShare( report, measure, counts );
	return share === null
		? ''
		: sprintf(
				/* translators: 1: percentage, 2: views. */
				__( '%1$s of %2$s', 'chaty' ),
				labels.getShare( share ),
				MEASURE_LABELS.views
		  );
}

interface Props {
	readonly report: Report;
	readonly labels: Labels;
}

export function Funnel( { report, labels }: Props ) {
	const { counts, former } = sumReport( report );
	return (
		<ol className="chaty-statistics-funnel">
			{ listSteps( report ).map( ( measure ) => {
				const share = describeShare( report, measure, counts, labels );
				return (
					<li key={ measure }>
						<span className="chaty-statistics-funnel__name">
							{ getMeasureLabel( report, measure ) }
						</span>
						<strong>
							{ labels.getCount( counts[ measure ] ) }
						</strong>
						{ share && <span>{ share }</span> }
						{ report.isCompared && (
							<span>
								{ describeChange(
									counts[ measure ],
									former[ measure ],
									labels
								) }
							</span>
						) }
					</li>
				);
			} ) }
		</ol>
	);
}
