import type { Undo } from '../../platform/platform';
import { after } from '../../platform/timeout';
import type { BehaviourKit } from '../../services/behaviour-kit';
import type { FormField } from '../../services/field-message';
import { createChecks, type Checks } from './checks';
import { listFields } from './list-fields';
import { isBox, readValue } from './read-value';

/** Buttons that send without a check: HTML's, and the origin's. */
const UNCHECKED = '[formnovalidate], .cancel';

/**
 * Holds a form with faults back, and one about which a server is asked until it answers: as a form
 * that the browser checks, it is not even announced as submitted.
 */
function handleSubmit(
	kit: BehaviourKit,
	form: HTMLFormElement,
	checks: Checks,
	event: SubmitEvent
): ( () => void ) | undefined {
	const { submitter } = event;
	if ( submitter?.matches( UNCHECKED ) ) {
		return undefined;
	}
	listFields( form ).forEach( ( field ) => checks.visited.add( field ) );
	const faults = checks.update( false );
	checks.hurry();
	const wrong = faults.filter( ( [ , text ] ) => text );
	const isWaiting = checks.waiting.size > 0;
	if ( wrong.length || isWaiting ) {
		event.preventDefault();
		event.stopImmediatePropagation();
	}
	if ( wrong.length ) {
		wrong[ 0 ]?.[ 0 ].focus();
		kit.tell( form, 'validation:invalid', {
			fields: wrong.map( ( [ field ] ) => field ),
		} );
	}
	checks.summarise( wrong );
	return wrong.length || ! isWaiting
		? undefined
		: // A field called `requestSubmit` would hide the method.
		  () =>
				HTMLFormElement.prototype.requestSubmit.call(
					form,
					submitter ?? undefined
				);
}

/**
 * Checks a field that is left with something in it, and all as something changes; while the pointer
 * is down not yet, so that no message moves what it is about to press. Boxes and radio buttons count
 * from the first try to send.
 */
function watchFields(
	{ listen, undoAll }: BehaviourKit,
	form: HTMLFormElement,
	checks: Checks
): Undo {
	const page = form.ownerDocument;
	let isPressed = false;
	const update = () => isPressed || checks.update( true );

	return undoAll( [
		// Fields may stand outside of their form.
		listen( page, 'focusout input change', ( { target, type } ) => {
			const field = target as FormField;
			if ( field.form !== form ) {
				return;
			}
			if ( type !== 'focusout' ) {
				update();
			} else if ( ! isBox( field ) && readValue( field ).value ) {
				checks.visited.add( field );
				update();
			}
			if ( type !== 'input' ) {
				checks.hurry();
			}
		} ),
		listen( page, 'pointerdown pointerup pointercancel', ( { type } ) => {
			isPressed = type === 'pointerdown';
			// After the click.
			after( 0, update );
		} ),
	] );
}

/**
 * Checks a form (spec section 5, "Other forms"): a field first when the visitor leaves it with
 * something in it, or wants to send; from then on as it changes. What is found the browser knows too
 * (`setCustomValidity`), so `form.checkValidity()` says the same.
 */
export function attachValidation( root: HTMLElement, kit: BehaviourKit ): Undo {
	const form = root as HTMLFormElement;
	let send: ( () => void ) | undefined;
	const checks = createChecks( form, kit, () => {
		if ( ! checks.waiting.size ) {
			send?.();
		}
	} );
	checks.update( false );
	return kit.undoAll( [
		kit.set( form, { novalidate: '' } ),
		checks.clear,
		watchFields( kit, form, checks ),
		kit.listen( form, 'reset', () => {
			checks.clear();
			// Fields have their values after the event.
			after( 0, () => checks.update( false ) );
		} ),
		// Before the page's own handlers.
		kit.listen(
			form,
			'submit',
			( event ) => {
				send = handleSubmit( kit, form, checks, event as SubmitEvent );
			},
			true
		),
	] );
}
