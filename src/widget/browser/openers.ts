import type { Browser } from './types';

/** docs/how-it-works.md, "Links that open a widget". */
export const OPENERS = '[data-chaty-open],a[href*="#chaty"]';

/** A press that comes before what follows openers is held, and repeated then. */
export const watchOpeners: Browser[ 'watchOpeners' ] = ( load ) => {
	let loading: Promise< unknown > | undefined;
	let isOver = false;
	const look = async ( event?: Event ) => {
		const pressed = (
			event?.target as Element | undefined
		 )?.closest?.< HTMLElement >( OPENERS );
		if (
			isOver ||
			! (
				pressed ||
				document.querySelector( OPENERS ) ||
				location.href.includes( '#chaty' )
			)
		) {
			return;
		}
		if ( pressed ) {
			event?.preventDefault();
		}
		await ( loading ??= load( 'openers' ) );
		isOver = true;
		pressed?.click();
	};
	window.addEventListener( 'click', look, true );
	window.addEventListener( 'keydown', () => look(), true );
	void look();
};
