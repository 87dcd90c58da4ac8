import type { Undo } from '../../platform/platform';
import type { BehaviourKit } from '../../services/behaviour-kit';
import type { FormField } from '../../services/field-message';
import { createClassKeeper } from './keep-classes';
import { createMarks, type Fault } from './marks';
import { createRemote, type Remote } from './remote';
import { createSummary } from './summary';

/** What a visitor sees of the checks of a form, and the questions to servers: what comes with the first use. */
export interface Display {
	readonly remote: Remote;
	/** Marks a field about which a server is asked, and answers whether that is so. */
	markPending: ( field: FormField ) => boolean;
	/** Shows what is wrong with some fields, and nothing of others; `isAlert` says it aloud. */
	mark: ( faults: readonly Fault[], isAlert: boolean ) => void;
	/** Lists faults where the form has a place for that. */
	summarise: ( faults: readonly Fault[] ) => void;
	/** Takes all of it away. */
	clear: Undo;
}

/** Makes the display of a form; `onAnswer` hears of each answer of a server. */
export function createDisplay(
	form: HTMLFormElement,
	kit: BehaviourKit,
	onAnswer: () => void
): Display {
	const mark = createMarks( kit );
	const classes = createClassKeeper( kit );
	const summarise = createSummary( form, kit );
	const remote = createRemote( onAnswer );

	return {
		remote,
		mark,
		summarise,
		markPending( field ) {
			classes.keep( field );
			return field.classList.toggle(
				'pending',
				remote.waiting.has( field )
			);
		},
		clear() {
			summarise( [] );
			mark( [], false );
			classes.restore( ( field ) => {
				remote.forget( field );
				field.classList.remove( 'pending' );
			} );
		},
	};
}
