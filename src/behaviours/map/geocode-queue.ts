import { setTimer } from '../../shared/timers';
import { getErrorCode, MapError } from './errors';
import type { Lookup } from './types';

/** The delays before further attempts, once a service reports that it is over its limit. */
export const RETRY_DELAYS_MS = [ 1000, 2000, 3000, 4000 ] as const;

/** What visitors read, once, while a service is over its limit. */
export const SLOWDOWN_TEXT =
	'Too many addresses at once. The map continues more slowly.';

const pause = ( ms: number ) =>
	new Promise< void >( ( resolve ) => {
		setTimer( ms, resolve );
	} );

const isOverLimit = ( error: unknown ) =>
	getErrorCode( error ) === 'OVER_QUERY_LIMIT';

/**
 * Makes a service answer one address after the other, `gapMs` apart. A service over its limit is asked
 * again after 1, 2, 3 and 4 s; then all waiting addresses fail together, instead of each going through
 * the same delays.
 */
export function createLookup< Answer >(
	ask: ( address: string ) => Promise< Answer >,
	gapMs = 0
): Lookup< Answer > {
	let queue: Promise< unknown > = Promise.resolve();
	let generation = 0;

	async function askWithRetries(
		address: string,
		onSlowdown: () => void
	): Promise< Answer > {
		for ( const delayMs of RETRY_DELAYS_MS ) {
			try {
				return await ask( address );
			} catch ( error ) {
				if ( ! isOverLimit( error ) ) {
					throw error;
				}
				onSlowdown();
				await pause( delayMs );
			}
		}
		return ask( address ).catch( ( error: unknown ) => {
			generation += isOverLimit( error ) ? 1 : 0;
			throw error;
		} );
	}

	return ( address, onSlowdown ) => {
		const ownGeneration = generation;
		const hasFailed = () => ownGeneration !== generation;
		const answer = queue.then( () => {
			if ( hasFailed() ) {
				throw new MapError( 'OVER_QUERY_LIMIT' );
			}
			return askWithRetries( address, onSlowdown );
		} );
		const waitGap = () => pause( hasFailed() ? 0 : gapMs );
		queue = answer.then( waitGap, waitGap );
		return answer;
	};
}
