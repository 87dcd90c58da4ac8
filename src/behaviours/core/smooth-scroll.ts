/** Events that hand the scroll back to the visitor. */
const STOP_EVENTS = [ 'wheel', 'pointerdown', 'keydown' ];

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
	const control = new AbortController();
	const begin = performance.now();

	const step = ( now: number ) => {
		if ( control.signal.aborted ) {
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
			control.abort();
		}
	};
	STOP_EVENTS.forEach( ( type ) =>
		window.addEventListener( type, () => control.abort(), control )
	);
	step( begin );
}
