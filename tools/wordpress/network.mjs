const TIMEOUT_MS = 4_000;
const PROBE = 'https://api.wordpress.org/core/stable-check/1.0/';

/** @type {Promise<boolean>|undefined} */
let answer;

/**
 * Tells whether wordpress.org can be reached; asks once.
 *
 * @return {Promise<boolean>} False also when `CHATY_OFFLINE` is set.
 */
export function hasInternet() {
	if ( process.env.CHATY_OFFLINE ) {
		return Promise.resolve( false );
	}
	answer ??= fetch( PROBE, { signal: AbortSignal.timeout( TIMEOUT_MS ) } )
		.then( ( response ) => response.ok )
		.catch( () => false );
	return answer;
}
