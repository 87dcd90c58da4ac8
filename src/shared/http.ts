import { tryOr } from './try-or';
import type { Fields } from './types';

/** The result of a request. A status outside 200 to 299 is an answer too: its text may say what is wrong. */
export interface HttpResult {
	/** HTTP status; 0 where no answer came. */
	readonly status: number;
	/** Whether the status is 200 to 299. */
	readonly isOk: boolean;
	readonly text: string;
	/** Why no answer came; an aborted signal counts as a timeout. */
	readonly reason?: 'offline' | 'timeout';
}

/** Fetches a URL; with fields, posts them as a plain HTML form does. Never throws. */
export async function request(
	url: string,
	{ fields, ...init }: RequestInit & { readonly fields?: Fields } = {}
): Promise< HttpResult > {
	try {
		const response = await fetch(
			url,
			fields
				? {
						...init,
						method: 'POST',
						body: new URLSearchParams( fields ),
				  }
				: init
		);
		const { status, ok: isOk } = response;
		return { status, isOk, text: await response.text() };
	} catch {
		const reason = init.signal?.aborted ? 'timeout' : 'offline';
		return { status: 0, isOk: false, text: '', reason };
	}
}

/** Parses a text as JSON; undefined when it is no JSON. */
export const parseJson = ( text: string ): unknown =>
	tryOr< unknown >( () => JSON.parse( text ), undefined );
