import { timeoutSignal } from './timers';

/** What a service answered: its HTTP status, or why there was none; undefined when it was no JSON. */
export interface JsonAnswer {
	readonly status: number | 'network' | 'timeout';
	readonly body: unknown;
}

function parse( text: string ): unknown {
	try {
		return JSON.parse( text );
	} catch {
		return undefined;
	}
}

/**
 * GET of JSON, a refusal's words too. The page's origin goes along, whatever the page's own policy:
 * open services ask for it, to know who calls.
 */
export async function getJson(
	url: string,
	timeoutMs: number
): Promise< JsonAnswer > {
	const signal = timeoutSignal( timeoutMs );
	try {
		const response = await fetch( url, {
			signal,
			referrerPolicy: 'strict-origin-when-cross-origin',
		} );
		const body = parse( await response.text() );
		return { status: response.status, body };
	} catch {
		return {
			status: signal.aborted ? 'timeout' : 'network',
			body: undefined,
		};
	}
}
