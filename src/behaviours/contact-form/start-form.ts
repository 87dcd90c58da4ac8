import { cleanupAll, emit, listen } from '@chaty/runtime';
import type { Cleanup } from '../../shared/types';
import { parseJson, request } from '../../shared/http';
import { timeoutSignal } from '../../shared/timers';
import { rememberFields } from './clear-form';
import { hideError, showErrors, type Errors } from './errors';
import { findFault } from './field-error';
import { readRefusal } from './server-error';
import { createStatus, type Status } from './status';

/** Where the form goes; a link reads it as the form would, whose own property a field may hide. */
function readAddress( form: HTMLFormElement ): HTMLAnchorElement {
	const link = form.ownerDocument.createElement( 'a' );
	link.href = form.getAttribute( 'action' ) ?? '';
	return link;
}

/** How long an answer may take; files take longer on their way. */
const TIMEOUT_MS = 30_000;
const FILES_TIMEOUT_MS = 300_000;

/** Encodes fields as a browser would: in parts where there are files, else as one line. */
function encode( fields: FormData ) {
	const texts = [ ...fields ].filter(
		( field ): field is [ string, string ] => typeof field[ 1 ] === 'string'
	);
	return texts.length < [ ...fields ].length
		? { body: fields, signal: timeoutSignal( FILES_TIMEOUT_MS ) }
		: {
				body: new URLSearchParams( texts ),
				signal: timeoutSignal( TIMEOUT_MS ),
		  };
}

/** Sends a form, and shows what became of it. What is changed meanwhile stays. */
async function sendForm(
	form: HTMLFormElement,
	status: Status,
	button: HTMLElement | null
): Promise< void > {
	const clear = rememberFields( form );
	const fields = new FormData( form, button );
	status.set( 'sending' );
	const { isOk, text, reason } = await request( readAddress( form ).href, {
		method: 'POST',
		...encode( fields ),
	} );
	const reply = reason ? undefined : parseJson( text ) ?? null;
	const refusal = readRefusal( isOk, reply );
	const state = refusal === null ? 'sent' : 'failed';
	if ( state === 'sent' ) {
		clear();
	}
	status.set( state, refusal );
	emit( form, `contact-form:${ state }`, { reply } );
}

/**
 * Says under each field of a form what is wrong, sends the rest to the form's own address, and loses
 * nothing that was written.
 */
export function startForm( form: HTMLFormElement ): Cleanup {
	const errors: Errors = new Map();
	const status = createStatus( form );

	function handleSubmit( event: SubmitEvent ): void {
		const isOurs = /^http/.test( readAddress( form ).protocol );
		const isBusy = form.dataset[ 'chatyState' ] === 'sending';
		if ( ! isBusy ) {
			showErrors( form, errors );
		}
		if ( isBusy || errors.size || isOurs ) {
			event.preventDefault();
		}
		if ( errors.size ) {
			status.set( 'wrong' );
			[ ...errors.keys() ][ 0 ]?.focus();
		} else if ( isOurs && ! isBusy ) {
			void sendForm( form, status, event.submitter );
		}
	}
	return cleanupAll( [
		() => errors.forEach( ( undo ) => undo() ),
		status.undo,
		listen( form, 'input', () =>
			errors.forEach( ( _, field ) => {
				if ( ! findFault( field ) ) {
					hideError( errors, field );
				}
			} )
		),
		listen( form, 'submit', ( event ) => {
			// Another script's.
			if ( ! event.defaultPrevented ) {
				handleSubmit( event as SubmitEvent );
			}
		} ),
	] );
}
