import type { Cleanup } from './types';

/** Calls back once, after some milliseconds. */
export function setTimer( ms: number, onTime: () => void ): Cleanup {
	const timer = window.setTimeout( onTime, ms );
	return () => window.clearTimeout( timer );
}

/** Calls back again and again, each time after some milliseconds. */
export function every( ms: number, onTime: () => void ): Cleanup {
	const timer = window.setInterval( onTime, ms );
	return () => window.clearInterval( timer );
}

/** Calls back when the page has nothing else to do. Safari has no `requestIdleCallback()`. */
export const requestIdle = ( onIdle: () => void ): number =>
	( window.requestIdleCallback ?? window.setTimeout )( onIdle );

/** A signal that aborts after a while; browsers of 2022 have no `AbortSignal.timeout()`. */
export function timeoutSignal( ms: number ): AbortSignal {
	const controller = new AbortController();
	setTimer( ms, () => controller.abort() );
	return controller.signal;
}
