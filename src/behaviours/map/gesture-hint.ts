import { listen, translate } from '@chaty/runtime';
import type { Cleanup } from '../../shared/types';
import { setTimer } from '../../shared/timers';
import type { CanvasParts } from './renderer';

/** How long the hint stays after the finger. */
const HINT_MS = 1200;

/** Tells a visitor who moves one finger over the map how the map is moved; the page scrolls meanwhile. */
export function hintAtTwoFingers( { box, make }: CanvasParts ): Cleanup {
	const hint = make(
		'p',
		{ class: 'chaty-map-hint', 'aria-hidden': 'true' },
		translate( 'Use two fingers to move the map' )
	);
	let stop: Cleanup = () => {};
	box.append( hint );
	const undo = listen( box, 'touchmove', ( event ) => {
		const isOne = ( event as TouchEvent ).touches.length === 1;
		hint.dataset[ 'state' ] = isOne ? 'shown' : 'hidden';
		stop();
		stop = setTimer( HINT_MS, () => {
			hint.dataset[ 'state' ] = 'hidden';
		} );
	} );
	return () => {
		stop();
		undo();
		hint.remove();
	};
}
