import type { Cleanup } from '../../shared/types';
import type { FormField } from '../core/field-message';
import { createRuleFetcher } from './fetch-rules';
import { createClassKeeper } from './class-snapshot';
import { createMarks, type Fault } from './marks';
import type { Registry } from './registry';
import { createRemote, type Remote } from './remote';
import { createSummary } from './summary';

/** What a visitor sees of the checks of a form, and the questions to servers: what comes with the first use. */
export interface Display {
	readonly remote: Remote;
	/** Whether an answer, or a rule, is still to come. */
	isWaiting: () => boolean;
	/** Marks a field about which something is still to come, and answers whether that is so. */
	markPending: ( field: FormField ) => boolean;
	/** Shows what is wrong with some fields, and nothing of others; `isAlert` says it aloud. */
	mark: ( faults: readonly Fault[], isAlert: boolean ) => void;
	/** Lists faults where the form has a place for that. */
	summarise: ( faults: readonly Fault[] ) => void;
	/** Takes all of it away. */
	clear: Cleanup;
}

/** Makes the display of a form; `onAnswer` hears of each answer of a server, and of rules that came. */
export function createDisplay(
	form: HTMLFormElement,
	registry: Registry,
	onAnswer: () => void
): Display {
	const mark = createMarks();
	const classes = createClassKeeper();
	const summarise = createSummary( form );
	const remote = createRemote( onAnswer );
	const fetcher = createRuleFetcher( registry, onAnswer );

	return {
		remote,
		mark,
		summarise,
		isWaiting: () => remote.waiting.size > 0 || fetcher.isLoading(),
		markPending( field ) {
			classes.keep( field );
			return field.classList.toggle(
				'pending',
				fetcher.need( field ) || remote.waiting.has( field )
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
