import type { Cleanup } from '../../shared/types';
import type { FormField } from '../core/field-message';
import { tellBrowser } from './custom-validity';
import type { Display } from './display';
import { findFault } from './find-error';
import { listFields } from './list-fields';
import type { Fault } from './marks';
import { messages, rules, type Registry } from './registry';

/** What is wrong with the fields of a form, and what of it the visitor sees. */
export interface Checks extends Registry {
	/** Fields whose faults are shown: the visitor has been there, or wants to send. */
	readonly visited: Set< FormField >;
	/** Looks at all fields, so that the browser knows as well; answers those that are shown. */
	update: ( isAlert: boolean ) => readonly Fault[];
	/** Shows what is found from now on, and answers the way back. */
	show: ( display: Display ) => Cleanup;
	/** Asks servers at once, not when the visitor has stopped typing. */
	hurry: () => void;
	/** Takes all marks away, as if nobody had been there. */
	clear: Cleanup;
}

/** Makes the checks of a form. */
export function createChecks( form: HTMLFormElement ): Checks {
	const visited = new Set< FormField >();
	const known = new Set< FormField >();
	let display: Display | undefined;

	function update( isAlert: boolean ): readonly Fault[] {
		const faults: Fault[] = [];
		for ( const field of listFields( form ) ) {
			known.add( field );
			const isSeen = visited.has( field );
			const fault = findFault( field, display?.remote, isSeen );
			tellBrowser( field, fault ?? '' );
			const isPending = display?.markPending( field );
			if ( isSeen && ! isPending && fault !== undefined ) {
				faults.push( [ field, fault ] );
			}
		}
		display?.mark( faults, isAlert );
		return faults;
	}

	return {
		visited,
		rules,
		messages,
		update,
		show( given ) {
			display = given;
			return display.clear;
		},
		hurry: () => display?.remote.hurry(),
		clear() {
			visited.clear();
			display?.clear();
			known.forEach( ( field ) => tellBrowser( field, '' ) );
			known.clear();
		},
	};
}
