import { setTimer } from '../../shared/timers';
import { TIMEOUT_MS } from './nominatim';
import { RouteError } from './route-error';

/** The answer of a service that has no end of its own, or a failure when it does not come in time. */
export function inTime< Answer >(
	answer: Promise< Answer >
): Promise< Answer > {
	return new Promise( ( resolve, reject ) => {
		const stop = setTimer( TIMEOUT_MS, () =>
			reject( new RouteError( 'UNKNOWN_ERROR' ) )
		);
		answer.then( resolve, reject ).finally( stop );
	} );
}
