import { stepOfKey } from '../../domain/step-of-key';
import type { Undo } from '../../platform/platform';
import type { BehaviourKit } from '../behaviour-kit';

/** What has a use for arrow keys of its own. */
const OWN_KEYS =
	'input, select, textarea, video, audio, [contenteditable], [role="tab"], [role="slider"]';

/** Tells which way the arrow keys lead while focus is in an element. */
export function watchArrowKeys(
	{ listen }: BehaviourKit,
	element: HTMLElement,
	onStep: ( step: number ) => void
): Undo {
	return listen( element, 'keydown', ( event ) => {
		const step = stepOfKey(
			event as KeyboardEvent,
			getComputedStyle( element ).direction === 'rtl'
		);
		const isTheirs = ( event.target as Element ).closest( OWN_KEYS );
		if ( step && ! isTheirs && ! event.defaultPrevented ) {
			event.preventDefault();
			onStep( step );
		}
	} );
}
