import { cleanupAll, listen, loadChunk, setAttributes } from '@chaty/runtime';
import type { Cleanup } from '../../shared/types';
import type { BehaviourName } from './selectors';
import { resubmit } from './resubmit';
import { setTimer } from '../../shared/timers';

/** How long a submit waits for the chunk, in milliseconds; then the browser alone validates the form. */
const TIMEOUT_MS = 5000;

/** Buttons that submit without validation: HTML's own, and those of legacy theme markup. */
export const SKIP_VALIDATION = '[formnovalidate], .cancel';

/** Whether a button skips validation, or the browser finds no error; it shows those that it finds. */
const isValid = (
	form: HTMLFormElement,
	{ submitter }: SubmitEvent
): boolean =>
	submitter?.matches( SKIP_VALIDATION ) ||
	HTMLFormElement.prototype.reportValidity.call( form );

/** Whether an element is in a form, or belongs to it by its attribute `form`. */
const isPartOf = ( form: HTMLFormElement, target: EventTarget | null ) =>
	form.contains( target as Node ) ||
	( target as HTMLInputElement | null )?.form === form;

/** Holds a submit until the chunk has started, or cannot be loaded. */
function createSubmitGuard( form: HTMLFormElement, load: () => void ) {
	let state: 'waiting' | 'running' | 'missing' = 'waiting';
	let held: SubmitEvent | undefined;

	const finish = ( isRunning = false ) => {
		if ( state !== 'running' ) {
			state = isRunning ? 'running' : 'missing';
		}
		if ( held ) {
			// `requestSubmit()` is ignored during a submit event, so defer it.
			setTimer( 0, resubmit.bind( null, form, held ) );
			held = undefined;
		}
	};
	return {
		settle: finish,
		isWaiting: () => state === 'waiting',
		handleSubmit( event: Event ): void {
			const submit = event as SubmitEvent;
			if (
				state === 'running' ||
				( state === 'missing' && isValid( form, submit ) )
			) {
				return;
			}
			event.preventDefault();
			event.stopImmediatePropagation();
			if ( state === 'waiting' ) {
				held = submit;
				setTimer( TIMEOUT_MS, finish );
				load();
			}
		},
	};
}

/**
 * Loads and starts the chunk of a form's behaviour when a visitor points at the form or focuses it. A
 * submit before that is held and repeated once the chunk runs. Where the chunk cannot be loaded in time,
 * the browser validates what it can, and the form is sent.
 */
export function startLazyForm< Chunk >(
	form: HTMLFormElement,
	name: BehaviourName,
	start: ( chunk: Chunk ) => Cleanup
): Cleanup {
	const page = form.ownerDocument;
	let end: Cleanup | undefined;
	let isOver = false;
	const load = () =>
		void loadChunk< Chunk >( name ).then( ( chunk ) => {
			if ( chunk && ! isOver ) {
				end ??= start( chunk );
			}
			guard.settle( !! end );
		} );
	const guard = createSubmitGuard( form, load );
	const handleIntent = ( { target, type }: Event ) => {
		// A chunk that failed to load is tried again, but not at every movement.
		if (
			isPartOf( form, target ) &&
			( type === 'focusin' || guard.isWaiting() )
		) {
			load();
		}
	};
	const cleanup = cleanupAll( [
		() => {
			isOver = true;
			end?.();
		},
		setAttributes( form, { novalidate: '' } ),
		// In the capture phase: the page's own handlers get one submit, not two.
		listen( form, 'submit', guard.handleSubmit, true ),
		listen( page, 'focusin pointerover input', handleIntent ),
	] );
	if ( isPartOf( form, page.activeElement ) ) {
		load();
	}
	return cleanup;
}
