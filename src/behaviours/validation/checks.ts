import type { Cleanup } from '../../shared/types';
import type { FieldElement } from '../core/field-message';
import type { Display } from './display';
import { listFields } from './fields';
import { findError, setCustomValidity } from './find-error';
import type { FieldResult } from './marks';
import { messages, rules } from './registry';

export function createChecks( form: HTMLFormElement ) {
	/** Fields whose errors show: the visitor has left them, or has submitted the form. */
	const visited = new Set< FieldElement >();
	const known = new Set< FieldElement >();
	let display: Display | undefined;

	/** Validates all fields, in the browser's API too; returns the results of the visited ones. */
	function update( isAlert: boolean ): readonly FieldResult[] {
		const errors: FieldResult[] = [];
		for ( const field of listFields( form ) ) {
			known.add( field );
			const isVisited = visited.has( field );
			const text = findError( field, display?.remote, isVisited );
			setCustomValidity( field, text ?? '' );
			const isPending = display?.markPending( field );
			if ( isVisited && ! isPending && text !== undefined ) {
				errors.push( { field, text } );
			}
		}
		display?.mark( errors, isAlert );
		return errors;
	}

	return {
		visited,
		rules,
		messages,
		update,
		/** Shows the results from now on. */
		show( newDisplay: Display ): Cleanup {
			display = newDisplay;
			return display.clear;
		},
		/** Sends pending requests to servers at once, instead of after the visitor stops typing. */
		flush: () => display?.remote.flush(),
		/** Removes all errors, as if no field had been visited. */
		clear(): void {
			visited.clear();
			display?.clear();
			known.forEach( ( field ) => setCustomValidity( field, '' ) );
			known.clear();
		},
	};
}

export type Checks = ReturnType< typeof createChecks >;
