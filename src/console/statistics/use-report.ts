import apiFetch from '@wordpress/api-fetch';
import { useEffect, useRef, useState } from '@wordpress/element';
import {
	parseRequestFailure,
	type RequestFailure,
} from '../domain/request-failure';
import type { Period } from '../domain/statistics/period';
import {
	parseReport,
	toReportQuery,
	type Report,
} from '../domain/statistics/report';
import type { View } from '../domain/statistics/view';

interface Answer {
	/** The last report that came; it stays until the next one is there. */
	readonly report: Report | null;
	readonly failure: RequestFailure | null;
	readonly isLoading: boolean;
}

const NONE: Answer = { report: null, failure: null, isLoading: true };

/** The report of a view, by one call; without a period there is no request. */
export function useReport( view: View, period: Period | null ) {
	const [ answer, setAnswer ] = useState( NONE );
	const [ attempt, setAttempt ] = useState( 0 );
	const query =
		period && new URLSearchParams( toReportQuery( view, period ) );
	const path = query ? `/chaty/v1/stats?${ query }` : '';
	// A view has more than its query, such as the order of the table: changing that sends no request.
	const asked = useRef( { view, period } );
	asked.current = { view, period };

	useEffect( () => {
		const { view: of, period: days } = asked.current;
		if ( ! path || ! days ) {
			return undefined;
		}
		let isCurrent = true;
		const finish = ( change: Partial< Answer > ) =>
			isCurrent &&
			setAnswer( ( last ) => ( {
				...last,
				...change,
				isLoading: false,
			} ) );
		setAnswer( ( last ) => ( { ...last, isLoading: true } ) );
		apiFetch( { path } ).then(
			( rows ) => {
				const report = parseReport( rows, of, days );
				finish(
					report
						? { report, failure: null }
						: { failure: { kind: 'no-data' } }
				);
			},
			( error ) => finish( { failure: parseRequestFailure( error ) } )
		);
		return () => {
			isCurrent = false;
		};
	}, [ path, attempt ] );

	return { ...answer, load: () => setAttempt( attempt + 1 ) };
}
