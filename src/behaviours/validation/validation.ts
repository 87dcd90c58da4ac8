import { cleanupAll, listen, log } from '@chaty/runtime';
import type { Cleanup } from '../../shared/types';
import { tryOr } from '../../shared/try-or';
import { setTimer } from '../../shared/timers';
import type { FieldElement } from '../core/field-message';
import { isCheckable } from '../core/is-checkable';
import { startLazyForm } from '../core/lazy-form';
import { createChecks, type Checks } from './checks';
import type { ValidationChunk } from './chunk';
import { readValue } from './fields';

/**
 * Validates on each change, and shows the error of a field that is left with a value; radio buttons and
 * checkboxes only after a submit. While a pointer is down nothing changes, so that no message moves the
 * element that is about to be pressed.
 */
function watchFields(
	form: HTMLFormElement,
	checks: Checks
): readonly [ update: () => void, cleanup: Cleanup ] {
	let isPressed = false;
	const update = () => void ( isPressed || checks.update( true ) );

	const cleanup = cleanupAll( [
		// Fields may be outside their form.
		listen( document, 'focusout input change', ( { target, type } ) => {
			const field = target as FieldElement;
			if ( field.form !== form ) {
				return;
			}
			if ( type !== 'focusout' ) {
				update();
			} else if ( ! isCheckable( field ) && readValue( field ).value ) {
				checks.visited.add( field );
				update();
			}
			if ( type !== 'input' ) {
				checks.flush();
			}
		} ),
		listen(
			document,
			'pointerdown pointerup pointercancel',
			( { type } ) => {
				isPressed = type === 'pointerdown';
				// The click comes after `pointerup`.
				setTimer( 0, update );
			}
		),
	] );
	return [ update, cleanup ];
}

/**
 * Validates a form, in the browser's API too (`setCustomValidity`), so that `form.checkValidity()` agrees. A
 * field's error first shows when the visitor leaves the field with a value or submits the form, and then
 * follows each change. The chunk, which shows the errors, loads with the first use.
 */
export function attachValidation( root: HTMLElement ): Cleanup {
	const form = root as HTMLFormElement;
	if (
		tryOr(
			() => form.matches( form.dataset[ 'chatyIgnore' ] || '*' ),
			null
		) === null
	) {
		log( 'data-chaty-ignore is no selector.' );
	}
	const checks = createChecks( form );
	checks.update( false );
	const [ update, cleanup ] = watchFields( form, checks );

	return cleanupAll( [
		checks.clear,
		startLazyForm< ValidationChunk >( form, 'validation', ( chunk ) => {
			const stop = chunk.runChecks( form, checks );
			update();
			return stop;
		} ),
		cleanup,
		listen( form, 'reset', () => {
			checks.clear();
			// The fields get their default values after the event.
			setTimer( 0, () => checks.update( false ) );
		} ),
	] );
}
