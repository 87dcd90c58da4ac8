import { cleanupAll, emit, listen } from '@chaty/runtime';
import type { Cleanup } from '../../shared/types';
import { removeLostMarks } from '../core/field-message';
import { resubmit } from '../core/resubmit';
import { SKIP_VALIDATION } from '../core/lazy-form';
import type { Checks } from './checks';
import type { FieldResult } from './marks';
import { createDisplay, type Display } from './display';
import { focusField, listFields } from './fields';

/**
 * Blocks the submit of a form with errors, or with a pending response; other listeners do not get the event,
 * as with the browser's own validation. Returns what submits the form after the response.
 */
function handleSubmit(
	form: HTMLFormElement,
	{ checks, display }: { checks: Checks; display: Display },
	event: SubmitEvent
): ( () => void ) | undefined {
	const { submitter } = event;
	if ( submitter?.matches( SKIP_VALIDATION ) ) {
		return undefined;
	}
	listFields( form ).forEach( ( field ) => checks.visited.add( field ) );
	const results = checks.update( false );
	display.remote.flush();
	const errors = results.filter( ( { text } ) => text );
	const isWaiting = display.isWaiting();
	if ( errors.length || isWaiting ) {
		event.preventDefault();
		event.stopImmediatePropagation();
	}
	if ( errors.length ) {
		focusField( ( errors[ 0 ] as FieldResult ).field );
		emit( form, 'validation:invalid', {
			fields: errors.map( ( { field } ) => field ),
		} );
	}
	display.renderSummary( errors );
	return errors.length || ! isWaiting
		? undefined
		: () => resubmit( form, event );
}

/** Shows the errors of a form, and submits it when there is none. */
export function runChecks( form: HTMLFormElement, checks: Checks ): Cleanup {
	let resume: ( () => void ) | undefined;
	let isDestroyed = false;
	removeLostMarks( form, 'error' );
	const display = createDisplay( form, checks, () => {
		if ( isDestroyed ) {
			return;
		}
		const results = checks.update( true );
		display.renderSummary(
			results.filter( ( { text } ) => text ),
			true
		);
		if ( ! display.isWaiting() ) {
			resume?.();
		}
	} );
	return cleanupAll( [
		() => {
			isDestroyed = true;
		},
		checks.show( display ),
		// In the capture phase, before the page's own listeners.
		listen(
			form,
			'submit',
			( event ) => {
				resume = handleSubmit(
					form,
					{ checks, display },
					event as SubmitEvent
				);
			},
			true
		),
	] );
}
