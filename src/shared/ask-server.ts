import type { Cleanup } from './types';
import { setTimer } from './timers';

/**
 * Asks for JSON, and calls back with it, or with `undefined` when there is none: no network, a status
 * other than 2xx, no JSON, no answer in time, or undone.
 */
export function askServer(
	address: string,
	timeoutMs: number,
	onReply: ( reply: unknown ) => void
): Cleanup {
	const controller = new AbortController();
	const stop = () => controller.abort();
	setTimer( timeoutMs, stop );
	fetch( address, { signal: controller.signal } )
		.then( ( response ) =>
			response.ok ? ( response.json() as unknown ) : undefined
		)
		.catch( () => undefined )
		.then( onReply );
	return stop;
}
