import { listen } from '@chaty/runtime';

const jump = ( top: number ) =>
	// The theme's own `scroll-behavior: smooth` would lag behind each frame.
	window.scrollTo( { top, behavior: 'instant' } );

/**
 * Scrolls the page by a distance, easing in and out, until the visitor scrolls, presses or types. Content
 * moves while images load, so `getDistance` is called in each frame.
 */
export function smoothScroll(
	start: number,
	getDistance: () => number,
	ms: number
): void {
	let isOver = false;
	const unlisten = listen( 'window', 'wheel pointerdown keydown', () => {
		isOver = true;
		unlisten();
	} );
	const begin = performance.now();

	const step = ( now: number ) => {
		if ( isOver ) {
			return;
		}
		// A short page does not scroll that far: let the browser clamp the position, then read it.
		jump( window.scrollY + getDistance() );
		// A frame's time may precede `begin`; a duration of 0 gives Infinity or NaN, which ends the scroll.
		const share = Math.max( now - begin, 0 ) / ms;
		if ( share < 1 ) {
			const eased = ( 1 - Math.cos( share * Math.PI ) ) / 2;
			jump( start + ( window.scrollY - start ) * eased );
			requestAnimationFrame( step );
		} else {
			unlisten();
		}
	};
	step( begin );
}
