import { onKey } from '@chaty/runtime';
import type { Cleanup } from '../../../shared/types';
import { isRtl } from '../direction';

/** Reports arrow keys in the reading direction: 1 is forward, -1 is back. */
export function watchArrowKeys(
	element: HTMLElement,
	onStep: ( step: number ) => void
): Cleanup {
	const handle = ( step: number ) => () =>
		onStep( isRtl( element ) ? -step : step );
	return onKey( element, {
		ArrowLeft: handle( -1 ),
		ArrowRight: handle( 1 ),
	} );
}
