import type { Cleanup } from '../../shared/types';
import { parseJson, request } from '../../shared/http';
import { setTimer } from '../../shared/timers';
import type { FormField } from '../core/field-message';
import { readValue } from './read-value';

/** A server that does not answer holds nobody up: it sees the form when that is sent. */
const TIMEOUT_MS = 10_000;

/** While a visitor types, a question waits so long for the next sign. */
const TYPING_MS = 300;

/** The questions of one form's fields to servers (spec section 7, "remote rule"). */
export type Remote = ReturnType< typeof createRemote >;

/** What a field asked last. */
interface Question {
	readonly address: string;
	stop: Cleanup;
	/** Asks now; not there once it is asked. */
	start?: Cleanup | undefined;
	/** `undefined` until it has come, and when there is none. */
	reply?: unknown;
}

/** As the rule's parameter may say it in place of the address alone. */
interface RemoteParam {
	readonly url: string;
	readonly data?: Record< string, string >;
}

/** `url?name=value`, and what the rule wants to be sent along. */
function toAddress( where: unknown, field: FormField ): string {
	const { url, data } = (
		typeof where === 'string' ? { url: where } : where
	) as RemoteParam;
	const query = new URLSearchParams( {
		[ field.name ]: readValue( field ).value,
		...data,
	} );
	return `${ url }${ url.includes( '?' ) ? '&' : '?' }${ query }`;
}

/** Asks for JSON; calls back with undefined where there is none, also when it was stopped. */
function askServer(
	address: string,
	onReply: ( reply: unknown ) => void
): Cleanup {
	const controller = new AbortController();
	const stop = () => controller.abort();
	setTimer( TIMEOUT_MS, stop );
	void request( address, { signal: controller.signal } ).then(
		( { isOk, text } ) => onReply( isOk ? parseJson( text ) : undefined )
	);
	return stop;
}

/** Asks servers about fields; `onAnswer` hears of each answer that is still wanted. */
export function createRemote( onAnswer: () => void ) {
	const questions = new Map< FormField, Question >();
	const waiting = new Set< FormField >();

	function forget( field: FormField ): void {
		questions.get( field )?.stop();
		questions.delete( field );
		waiting.delete( field );
	}

	function ask( field: FormField, address: string ): void {
		const handleReply = ( reply: unknown ) => {
			if ( questions.get( field ) === question ) {
				question.reply = reply;
				waiting.delete( field );
				onAnswer();
			}
		};
		const start = () => {
			question.stop();
			question.start = undefined;
			question.stop = askServer( address, handleReply );
		};
		const stop = setTimer( TYPING_MS, start );
		const question: Question = { address, stop, start };
		questions.set( field, question );
		waiting.add( field );
	}

	return {
		forget,
		/** Fields whose answers are awaited. */
		waiting: waiting as ReadonlySet< FormField >,
		/** Asks at once what waits for the visitor to type on. */
		hurry: () => questions.forEach( ( { start } ) => start?.() ),
		/** The reply to a question; the same question is asked once. */
		read( field: FormField, where: unknown, isAsking: boolean ): unknown {
			const address = toAddress( where, field );
			if ( questions.get( field )?.address !== address ) {
				forget( field );
				if ( isAsking ) {
					ask( field, address );
				}
			}
			return questions.get( field )?.reply;
		},
	};
}
