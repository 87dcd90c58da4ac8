import { onKey } from '@chaty/runtime';
import type { Cleanup } from '../../../shared/types';
import { isRtl } from '../direction';

/** Tells which way the arrow keys lead while focus is in an element: 1 forward, -1 back. */
export function watchArrowKeys(
	element: HTMLElement,
	onStep: ( way: number ) => void
): Cleanup {
	const step = ( way: number ) => () =>
		onStep( isRtl( element ) ? -way : way );
	return onKey( element, { ArrowLeft: step( -1 ), ArrowRight: step( 1 ) } );
}
