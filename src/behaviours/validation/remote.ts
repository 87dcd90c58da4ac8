import type { Cleanup } from '../../shared/types';
import { parseJson, request } from '../../shared/http';
import { setTimer } from '../../shared/timers';
import type { FieldElement } from '../core/field-message';
import { readValue } from './fields';

/** After this time the form can be sent without a response: the server validates it then. */
const TIMEOUT_MS = 10_000;

/** The delay after the last key press. */
const DEBOUNCE_MS = 300;

/** The requests of a form for its rules `remote`. */
export type Remote = ReturnType< typeof createRemote >;

interface RemoteRequest {
	readonly url: string;
	stop: Cleanup;
	/** Sends the request; undefined once it is sent. */
	start?: Cleanup | undefined;
	/** `undefined` until there is one. */
	reply?: unknown;
}

/** Returns `url?name=value`, with the rule's own data. */
function createUrl( target: unknown, field: FieldElement ): string {
	const { url, data } = (
		typeof target === 'string' ? { url: target } : target
	) as { url: string; data?: Record< string, string > };
	const query = new URLSearchParams( {
		[ field.name ]: readValue( field ).value,
		...data,
	} );
	return `${ url }${ url.includes( '?' ) ? '&' : '?' }${ query }`;
}

/** Requests JSON; calls back with undefined on failure, or when it was stopped. */
function requestReply(
	url: string,
	onReply: ( reply: unknown ) => void
): Cleanup {
	const controller = new AbortController();
	const stop = () => controller.abort();
	setTimer( TIMEOUT_MS, stop );
	void request( url, { signal: controller.signal } ).then(
		( { isOk, text } ) => onReply( isOk ? parseJson( text ) : undefined )
	);
	return stop;
}

/** Sends the requests of fields to servers; `onAnswer` reports each response that is still relevant. */
export function createRemote( onAnswer: () => void ) {
	const requests = new Map< FieldElement, RemoteRequest >();
	const waiting = new Set< FieldElement >();

	function forget( field: FieldElement ): void {
		requests.get( field )?.stop();
		requests.delete( field );
		waiting.delete( field );
	}

	function send( field: FieldElement, url: string ): void {
		const handleReply = ( reply: unknown ) => {
			if ( requests.get( field ) === current ) {
				current.reply = reply;
				waiting.delete( field );
				onAnswer();
			}
		};
		const start = () => {
			current.stop();
			current.start = undefined;
			current.stop = requestReply( url, handleReply );
		};
		const stop = setTimer( DEBOUNCE_MS, start );
		const current: RemoteRequest = { url, stop, start };
		requests.set( field, current );
		waiting.add( field );
	}

	return {
		forget,
		/** Fields with a pending response. */
		waiting: waiting as ReadonlySet< FieldElement >,
		/** Sends delayed requests at once. */
		flush: () => requests.forEach( ( { start } ) => start?.() ),
		/** The reply for a field; the same request is sent once. */
		read( field: FieldElement, target: unknown, mayAsk: boolean ): unknown {
			const url = createUrl( target, field );
			if ( requests.get( field )?.url !== url ) {
				forget( field );
				if ( mayAsk ) {
					send( field, url );
				}
			}
			return requests.get( field )?.reply;
		},
	};
}
