import type { Cleanup } from '../../shared/types';
import { isRtl } from './direction';
import { onKey } from './interaction';

/**
 * Reports arrow keys along one axis, in the reading direction: 1 is forward, -1 is back. The event's
 * target has the focus.
 */
export function watchArrowKeys(
	element: Element,
	onStep: ( step: number, event: Event ) => void,
	isVertical = false
): Cleanup {
	const handle = ( step: number ) => ( event: Event ) =>
		onStep( ! isVertical && isRtl( element ) ? -step : step, event );
	return onKey( element, {
		[ isVertical ? 'ArrowUp' : 'ArrowLeft' ]: handle( -1 ),
		[ isVertical ? 'ArrowDown' : 'ArrowRight' ]: handle( 1 ),
	} );
}
