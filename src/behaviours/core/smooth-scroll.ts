/** What a visitor does who wants to go elsewhere; a finger is a pointer. */
const STOPS = [ 'wheel', 'pointerdown', 'keydown' ];

const jump = ( top: number ) =>
	// A theme's own smooth scrolling would lag behind each frame.
	window.scrollTo( { top, behavior: 'instant' } );

/**
 * Scrolls the page to so far below its window's top, slow at both ends, until the visitor does
 * something. Pages move while their pictures come, so `getDistance` is asked in each frame.
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
		// A page may be too short to get there: the browser says how far it goes.
		jump( window.scrollY + getDistance() );
		// A frame may have begun before the scroll; of no time there is no share.
		const share = Math.max( now - begin, 0 ) / ms;
		if ( share < 1 ) {
			const eased = ( 1 - Math.cos( share * Math.PI ) ) / 2;
			jump( start + ( window.scrollY - start ) * eased );
			requestAnimationFrame( step );
		} else {
			control.abort();
		}
	};
	STOPS.forEach( ( type ) =>
		window.addEventListener( type, () => control.abort(), control )
	);
	step( begin );
}
