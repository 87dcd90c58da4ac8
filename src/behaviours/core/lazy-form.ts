import { cleanupAll, listen, loadChunk, setAttributes } from '@chaty/runtime';
import type { Cleanup } from '../../shared/types';
import type { BehaviourName } from './selectors';
import { submitAgain } from './resubmit';
import { setTimer } from '../../shared/timers';

/** So long a form that is sent waits for its later half; then the browser alone checks it. */
const TIMEOUT_MS = 5000;

/** Buttons that send without a check: HTML's, and the origin's. */
export const UNCHECKED = '[formnovalidate], .cancel';

/** The later half of a form's behaviour, and what starts it. */
interface LaterHalf< View > {
	readonly name: BehaviourName;
	start: ( view: View ) => Cleanup;
}

/** Whether a button asks for no check, or the browser finds nothing; it says what it finds. */
const isFine = ( form: HTMLFormElement, { submitter }: SubmitEvent ): boolean =>
	submitter?.matches( UNCHECKED ) ||
	HTMLFormElement.prototype.reportValidity.call( form );

/** Fields may stand outside of their form. */
const isPartOf = ( form: HTMLFormElement, target: EventTarget | null ) =>
	form.contains( target as Node ) ||
	( target as HTMLInputElement | null )?.form === form;

/** Holds a submit until the later half is there, or `isRunning` says that it is not to be had. */
function createGate( form: HTMLFormElement, load: () => void ) {
	let state: 'waiting' | 'running' | 'missing' = 'waiting';
	let held: SubmitEvent | undefined;

	const settle = ( isRunning = false ) => {
		if ( state !== 'running' ) {
			state = isRunning ? 'running' : 'missing';
		}
		if ( held ) {
			// A form that is being sent cannot be sent.
			setTimer( 0, submitAgain.bind( null, form, held ) );
			held = undefined;
		}
	};
	return {
		settle,
		isWaiting: () => state === 'waiting',
		handleSubmit( event: Event ): void {
			const submit = event as SubmitEvent;
			if (
				state === 'running' ||
				( state === 'missing' && isFine( form, submit ) )
			) {
				return;
			}
			event.preventDefault();
			event.stopImmediatePropagation();
			if ( state === 'waiting' ) {
				held = submit;
				setTimer( TIMEOUT_MS, settle );
				load();
			}
		},
	};
}

/**
 * Starts the later half of a form's behaviour when a visitor comes near the form. A submit before
 * that is held, and made again once it runs. Where it cannot be had, or not in time, the browser
 * checks what it knows, and the form goes.
 */
export function startLazyForm< View >(
	form: HTMLFormElement,
	{ name, start }: LaterHalf< View >
): Cleanup {
	const page = form.ownerDocument;
	let end: Cleanup | undefined;
	let isOver = false;
	const load = () =>
		void loadChunk< View >( name ).then( ( view ) => {
			if ( view && ! isOver ) {
				end ??= start( view );
			}
			gate.settle( !! end );
		} );
	const gate = createGate( form, load );
	const handleSign = ( { target, type }: Event ) => {
		// What could not be had is asked for again, but not at every move.
		if (
			isPartOf( form, target ) &&
			( type === 'focusin' || gate.isWaiting() )
		) {
			load();
		}
	};
	const undo = cleanupAll( [
		() => {
			isOver = true;
			end?.();
		},
		setAttributes( form, { novalidate: '' } ),
		// Before the page's own handlers: they hear of it once.
		listen( form, 'submit', gate.handleSubmit, true ),
		listen( page, 'focusin pointerover input', handleSign ),
	] );
	if ( isPartOf( form, page.activeElement ) ) {
		load();
	}
	return undo;
}
