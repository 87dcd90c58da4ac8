import type { Undo } from '../../platform/platform';
import type { BehaviourKit } from '../../services/behaviour-kit';
import type { FormField } from '../../services/field-message';
import { tellBrowser } from './browser-fault';
import { findFault } from './find-fault';
import { createClassKeeper } from './keep-classes';
import { listFields } from './list-fields';
import { createMarks, type Fault } from './marks';
import { createRemote } from './remote';
import { createSummary } from './summary';

/** What is wrong with the fields of a form, and what of it the visitor sees. */
export interface Checks {
	/** Fields whose faults are shown: the visitor has been there, or wants to send. */
	readonly visited: Set< FormField >;
	/** Looks at all fields, so that the browser knows as well; answers those that are shown. */
	update: ( isAlert: boolean ) => readonly Fault[];
	/** Asks servers at once, not when the visitor has stopped typing. */
	hurry: () => void;
	/** Lists faults where the form has a place for that. */
	summarise: ( faults: readonly Fault[] ) => void;
	/** Fields about which servers are asked. */
	readonly waiting: ReadonlySet< FormField >;
	/** Takes all marks away, as if nobody had been there. */
	clear: Undo;
}

/** Gives a field its state, as the browser and styles know it. */
function tellField( field: FormField, fault: string, isPending: boolean ) {
	tellBrowser( field, fault );
	field.classList.toggle( 'pending', isPending );
}

/** Makes the checks of a form; `onAnswer` hears of each answer of a server. */
export function createChecks(
	form: HTMLFormElement,
	kit: BehaviourKit,
	onAnswer: () => void
): Checks {
	const visited = new Set< FormField >();
	const mark = createMarks( kit );
	const classes = createClassKeeper( kit );
	const summarise = createSummary( form, kit );
	const remote = createRemote( () => {
		update( true );
		onAnswer();
	} );

	function update( isAlert: boolean ): readonly Fault[] {
		const faults: Fault[] = [];
		for ( const field of listFields( form ) ) {
			classes.keep( field );
			const isSeen = visited.has( field );
			const fault = findFault( kit, field, remote, isSeen );
			const isPending = remote.waiting.has( field );
			tellField( field, fault ?? '', isPending );
			if ( isSeen && ! isPending && fault !== undefined ) {
				faults.push( [ field, fault ] );
			}
		}
		mark( faults, isAlert );
		return faults;
	}

	return {
		visited,
		update,
		summarise,
		hurry: remote.hurry,
		waiting: remote.waiting,
		clear() {
			visited.clear();
			summarise( [] );
			mark( [], false );
			classes.restore( ( field ) => {
				remote.forget( field );
				tellField( field, '', false );
			} );
		},
	};
}
