import { cleanupAll, emit, listen } from '@chaty/runtime';
import { parseJson, request } from '../../shared/http';
import { timeoutSignal } from '../../shared/timers';
import type { Cleanup, Fields } from '../../shared/types';
import { rememberFields } from './clear-form';
import { findError, hideError, showErrors, type Errors } from './errors';
import { createStatus, type Status } from './status';
import { removeLostMarks } from '../core/field-message';

/** The parts of a response that may carry a message; `wp_send_json_error()` sends `data`. */
interface Reply {
	readonly success?: unknown;
	readonly message?: unknown;
	readonly data?: { readonly message?: unknown };
}

/** How long the server may take to answer; longer with files. */
const TIMEOUT_MS = 30_000;
const FILES_TIMEOUT_MS = 300_000;

/** Resolves the action of a form; the property `form.action` may be a field of that name. */
function readAction( form: HTMLFormElement ): HTMLAnchorElement {
	const link = document.createElement( 'a' );
	link.href = form.getAttribute( 'action' ) ?? '';
	return link;
}

/** Encodes fields as a browser does: as multipart with files, else URL-encoded. */
function encode( fields: FormData ) {
	const isText = [ ...fields.values() ].every(
		( value ) => typeof value === 'string'
	);
	return {
		body: isText ? new URLSearchParams( [ ...fields ] as Fields ) : fields,
		signal: timeoutSignal( isText ? TIMEOUT_MS : FILES_TIMEOUT_MS ),
	};
}

/**
 * The server's error message, or an empty text where it sends none; `null` for success. Each successful
 * HTTP status is success, except with JSON that contains `success: false`.
 */
function readServerError( isOk: boolean, reply: unknown ): string | null {
	const { success, message, data } = ( reply ?? {} ) as Reply;
	const text = [ data?.message, data, message ].find(
		( one ) => typeof one === 'string'
	);
	return isOk && success !== false ? null : ( text as string ) ?? '';
}

/** Sends a form and shows the result. Fields that change meanwhile keep their values. */
async function sendForm(
	form: HTMLFormElement,
	status: Status,
	button: HTMLElement | null
): Promise< void > {
	const clear = rememberFields( form );
	const fields = new FormData( form, button );
	status.set( 'sending' );
	const { isOk, text, reason } = await request( readAction( form ).href, {
		method: 'POST',
		...encode( fields ),
	} );
	const reply = reason ? undefined : parseJson( text ) ?? null;
	const error = readServerError( isOk, reply );
	const state = error === null ? 'sent' : 'failed';
	if ( state === 'sent' ) {
		clear();
	}
	status.set( state, error );
	emit( form, `contact-form:${ state }`, { reply } );
}

/** Validates a form on submit, shows its errors, and sends it to its own action. */
export function startForm( form: HTMLFormElement ): Cleanup {
	const errors: Errors = new Map();
	const status = createStatus( form );
	removeLostMarks( form, 'inputError' );

	function handleSubmit( event: SubmitEvent ): void {
		const isHttp = /^http/.test( readAction( form ).protocol );
		const isBusy = form.dataset[ 'chatyState' ] === 'sending';
		if ( ! isBusy ) {
			showErrors( form, errors );
		}
		if ( isBusy || errors.size || isHttp ) {
			event.preventDefault();
		}
		if ( errors.size ) {
			status.set( 'wrong' );
			[ ...errors.keys() ][ 0 ]?.focus();
		} else if ( isHttp && ! isBusy ) {
			void sendForm( form, status, event.submitter );
		}
	}
	const hideErrors = () =>
		errors.forEach( ( _, field ) => hideError( errors, field ) );
	return cleanupAll( [
		hideErrors,
		status.cleanup,
		listen( form, 'reset', () => {
			hideErrors();
			status.endWrong();
		} ),
		// Fields may be outside their form, and date pickers report a change alone.
		listen( document, 'input change', () =>
			errors.forEach( ( _, field ) => {
				if ( ! findError( field ) ) {
					hideError( errors, field );
				}
			} )
		),
		listen( form, 'submit', ( event ) => {
			// Another script may have handled the event already.
			if ( ! event.defaultPrevented ) {
				handleSubmit( event as SubmitEvent );
			}
		} ),
	] );
}
