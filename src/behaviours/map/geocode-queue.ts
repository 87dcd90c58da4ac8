import { setTimer } from '../../shared/timers';
import type { Point } from './point';
import { RouteError } from './route-error';

/** What is waited before each further try, once a service says that it was asked too much. */
export const RETRY_DELAYS_MS = [ 1000, 2000, 3000, 4000 ] as const;

/** What is told, once, when a service wants to be asked less (spec section 8). */
export const SLOW = 'Too many addresses at once. The map goes on more slowly.';

/** Asks about an address; rejects with a RouteError. `onSlow` is told when the service wants to be asked less. */
export type Lookup< Answer > = (
	address: string,
	onSlow: () => void
) => Promise< Answer >;

/** Finds where an address is. */
export type FindAddress = Lookup< Point >;

const pause = ( ms: number ) =>
	new Promise< void >( ( resolve ) => {
		setTimer( ms, resolve );
	} );

const isOverLimit = ( error: unknown ) =>
	error instanceof RouteError && error.code === 'OVER_QUERY_LIMIT';

/**
 * Makes a service answer one address after the other, `gapMs` apart. Over its limit it is asked
 * again after 1, 2, 3 and 4 s; then this address and all that wait are given up together, so that
 * nothing goes round for each of them.
 */
export function createLookup< Answer >(
	ask: ( address: string ) => Promise< Answer >,
	gapMs = 0
): Lookup< Answer > {
	let turn: Promise< unknown > = Promise.resolve();
	let round = 0;

	async function askPatiently(
		address: string,
		onSlow: () => void
	): Promise< Answer > {
		for ( const delayMs of RETRY_DELAYS_MS ) {
			try {
				return await ask( address );
			} catch ( error ) {
				if ( ! isOverLimit( error ) ) {
					throw error;
				}
				onSlow();
				await pause( delayMs );
			}
		}
		return ask( address ).catch( ( error: unknown ) => {
			round += isOverLimit( error ) ? 1 : 0;
			throw error;
		} );
	}

	return ( address, onSlow ) => {
		const mine = round;
		const isGivenUp = () => mine !== round;
		const answer = turn.then( () => {
			if ( isGivenUp() ) {
				throw new RouteError( 'OVER_QUERY_LIMIT' );
			}
			return askPatiently( address, onSlow );
		} );
		const rest = () => pause( isGivenUp() ? 0 : gapMs );
		turn = answer.then( rest, rest );
		return answer;
	};
}
