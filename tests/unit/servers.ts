import { settle } from './fake-page';

/** A question to a server, which a test answers. */
export interface Question {
	readonly url: string;
	readonly method: string;
	readonly body: BodyInit | null;
	isAborted: boolean;
	answer: ( reply: unknown, status?: number ) => Promise< void >;
	/** Says something that is no JSON. */
	babble: () => Promise< void >;
	fail: () => Promise< void >;
}

/** Servers that answer when a test tells them to. */
export function givenServers(): Question[] {
	const questions: Question[] = [];
	window.fetch = ( url, { method = 'GET', body = null, signal } = {} ) =>
		new Promise( ( resolve, reject ) => {
			const question: Question = {
				url: String( url ),
				method,
				body,
				isAborted: false,
				answer: ( reply, status = 200 ) => {
					resolve( {
						ok: status < 400,
						text: async () => JSON.stringify( reply ),
					} as Response );
					return settle();
				},
				babble: () => {
					resolve( {
						ok: true,
						text: async () => '<p>Hello',
					} as Response );
					return settle();
				},
				fail: () => {
					reject( new TypeError( 'offline' ) );
					return settle();
				},
			};
			signal?.addEventListener( 'abort', () => {
				question.isAborted = true;
				reject( new DOMException( 'aborted', 'AbortError' ) );
			} );
			questions.push( question );
		} );
	return questions;
}
