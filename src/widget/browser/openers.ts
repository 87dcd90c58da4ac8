import type { Browser } from './types';

/** docs/how-it-works.md, "Links that open a widget". */
export const OPENERS = '[data-chaty-open],a[href*="#chaty"]';

/** A press that comes before what follows openers is held, and repeated then. */
export const watchOpeners: Browser[ 'watchOpeners' ] = ( load ) => {
	const look = () =>
		( document.querySelector( OPENERS ) ||
			location.href.includes( '#chaty' ) ) &&
		load( 'openers' );
	const hold = async ( event: MouseEvent ) => {
		const pressed = ( event.target as Element ).closest?.< HTMLElement >(
			OPENERS
		);
		if (
			pressed &&
			! ( event.ctrlKey || event.metaKey || event.shiftKey )
		) {
			event.preventDefault();
			// All hear it once, when it is repeated.
			event.stopPropagation();
			await load( 'openers' );
			window.removeEventListener( 'click', hold, true );
			pressed.click();
		}
	};
	window.addEventListener( 'click', hold, true );
	window.addEventListener( 'keydown', look, true );
	void look();
};
