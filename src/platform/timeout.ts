/** A signal that aborts after a while; browsers of 2022 have no `AbortSignal.timeout`. */
export function abortAfter( ms: number ): AbortSignal {
	const controller = new AbortController();
	window.setTimeout( () => controller.abort(), ms );
	return controller.signal;
}
