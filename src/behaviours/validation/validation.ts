import { cleanupAll, listen } from '@chaty/runtime';
import type { Cleanup } from '../../shared/types';
import { setTimer } from '../../shared/timers';
import type { FormField } from '../core/field-message';
import { startLazyForm } from '../core/lazy-form';
import { createChecks, type Checks } from './checks';
import { isBox, readValue } from './read-value';
import type { ValidationView } from './chunk';

/**
 * Checks a field that is left with something in it, and all as something changes; while the pointer
 * is down not yet, so that no message moves what it is about to press. Boxes and radio buttons count
 * from the first try to send.
 */
function watchFields(
	form: HTMLFormElement,
	checks: Checks
): readonly [ update: () => void, undo: Cleanup ] {
	const page = form.ownerDocument;
	let isPressed = false;
	const update = () => void ( isPressed || checks.update( true ) );

	const undo = cleanupAll( [
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
			setTimer( 0, update );
		} ),
	] );
	return [ update, undo ];
}

/**
 * Checks a form (spec section 5, "Other forms"): a field first when the visitor leaves it with
 * something in it, or wants to send; from then on as it changes. What is found the browser knows too
 * (`setCustomValidity`), so `form.checkValidity()` says the same. What a visitor sees of it comes with
 * the first use.
 */
export function attachValidation( root: HTMLElement ): Cleanup {
	const form = root as HTMLFormElement;
	const checks = createChecks( form );
	checks.update( false );
	const [ update, unwatch ] = watchFields( form, checks );

	return cleanupAll( [
		checks.clear,
		startLazyForm< ValidationView >( form, {
			name: 'validation',
			start( view ) {
				const end = view.runChecks( form, checks );
				update();
				return end;
			},
		} ),
		unwatch,
		listen( form, 'reset', () => {
			checks.clear();
			// Fields have their values after the event.
			setTimer( 0, () => checks.update( false ) );
		} ),
	] );
}
