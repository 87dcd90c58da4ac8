import { cleanupAll, emit, listen } from '@chaty/runtime';
import type { Cleanup } from '../../shared/types';
import { submitAgain } from '../core/resubmit';
import { UNCHECKED } from '../core/lazy-form';
import type { Checks } from './checks';
import { createDisplay, type Display } from './display';
import { listFields } from './list-fields';

/**
 * Holds a form with faults back, and one about which a server is asked until it answers: as a form
 * that the browser checks, it is not even announced as submitted.
 */
function handleSubmit(
	form: HTMLFormElement,
	{ checks, display }: { checks: Checks; display: Display },
	event: SubmitEvent
): ( () => void ) | undefined {
	const { submitter } = event;
	if ( submitter?.matches( UNCHECKED ) ) {
		return undefined;
	}
	listFields( form ).forEach( ( field ) => checks.visited.add( field ) );
	const faults = checks.update( false );
	display.remote.hurry();
	const wrong = faults.filter( ( [ , text ] ) => text );
	const isWaiting = display.isWaiting();
	if ( wrong.length || isWaiting ) {
		event.preventDefault();
		event.stopImmediatePropagation();
	}
	if ( wrong.length ) {
		wrong[ 0 ]?.[ 0 ].focus();
		emit( form, 'validation:invalid', {
			fields: wrong.map( ( [ field ] ) => field ),
		} );
	}
	display.summarise( wrong );
	return wrong.length || ! isWaiting
		? undefined
		: () => submitAgain( form, event );
}

/** Shows what the checks of a form find, and has it sent when nothing is wrong. */
export function runChecks( form: HTMLFormElement, checks: Checks ): Cleanup {
	let send: ( () => void ) | undefined;
	let isOver = false;
	const display = createDisplay( form, checks, () => {
		if ( isOver ) {
			return;
		}
		checks.update( true );
		if ( ! display.isWaiting() ) {
			send?.();
		}
	} );
	return cleanupAll( [
		() => {
			isOver = true;
		},
		checks.show( display ),
		// Before the page's own handlers.
		listen(
			form,
			'submit',
			( event ) => {
				send = handleSubmit(
					form,
					{ checks, display },
					event as SubmitEvent
				);
			},
			true
		),
	] );
}
