import { cleanupAll, emit, listen } from '@chaty/runtime';
import type { Cleanup } from '../../shared/types';
import { postForm } from '../../shared/post-form';
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

/** Sends a form, and shows what became of it. What is changed meanwhile stays. */
async function sendForm(
	form: HTMLFormElement,
	status: Status,
	button: HTMLElement | null
): Promise< void > {
	const clear = rememberFields( form );
	const fields = new FormData( form, button );
	status.set( 'sending' );
	const [ isTaken, reply ] = await postForm(
		readAddress( form ).href,
		fields
	);
	const refusal = readRefusal( isTaken, reply );
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
