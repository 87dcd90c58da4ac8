import { timeoutSignal } from './timers';

/** How long an answer is waited for; files take longer on their way. */
const TIMEOUT_MS = 30_000;
const FILES_TIMEOUT_MS = 300_000;

/**
 * Posts a form's fields as a browser would: in parts where there are files, else as one line. Answers
 * whether the server took them (status 2xx), and what it said, where that is JSON.
 */
export async function postForm(
	address: string,
	fields: FormData
): Promise< readonly [ isTaken: boolean, reply?: unknown ] > {
	const hasFiles = [ ...fields.values() ].some(
		( value ) => typeof value !== 'string'
	);
	try {
		const response = await fetch( address, {
			method: 'POST',
			body: hasFiles
				? fields
				: new URLSearchParams( fields as unknown as string[][] ),
			signal: timeoutSignal( hasFiles ? FILES_TIMEOUT_MS : TIMEOUT_MS ),
		} );
		return [ response.ok, await response.json().catch( () => null ) ];
	} catch {
		return [ false ];
	}
}
