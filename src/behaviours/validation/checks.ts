import type { Cleanup } from '../../shared/types';
import type { FieldElement } from '../core/field-message';
import type { Display } from './display';
import { listFields } from './fields';
import { findError, setCustomValidity } from './find-error';
import type { FieldResult } from './marks';
import { messages, rules, type Registry } from './registry';

/** The validation of a form. */
export interface Checks extends Registry {
	/** Fields whose errors show: the visitor has left them, or has submitted the form. */
	readonly visited: Set< FieldElement >;
	/** Validates all fields, in the browser's API too; returns the results of the visited ones. */
	update: ( isAlert: boolean ) => readonly FieldResult[];
	/** Shows the results from now on. */
	show: ( display: Display ) => Cleanup;
	/** Sends pending requests to servers at once, instead of after the visitor stops typing. */
	flush: () => void;
	/** Removes all errors, as if no field had been visited. */
	clear: Cleanup;
}

/** Creates the validation of a form. */
export function createChecks( form: HTMLFormElement ): Checks {
	const visited = new Set< FieldElement >();
	const known = new Set< FieldElement >();
	let display: Display | undefined;

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
		show( newDisplay ) {
			display = newDisplay;
			return display.clear;
		},
		flush: () => display?.remote.flush(),
		clear() {
			visited.clear();
			display?.clear();
			known.forEach( ( field ) => setCustomValidity( field, '' ) );
			known.clear();
		},
	};
}
