import { attempt } from './attempt';
import type { Undo } from './platform';

/**
 * Pushes two entries of this page (spec section 2, "Exit intent"), so that the first Back stays
 * here and is told. It then steps over the second one as well, so that the next Back leaves.
 * The site's own state goes along in both entries: a single-page site finds what it put there.
 */
export function watchBack( onBack: () => void ): Undo {
	const KEY = 'chatyExit';
	let isWatching = true;
	const handle = () => {
		const state = window.history.state as Record< string, unknown > | null;
		if ( isWatching && state?.[ KEY ] === 1 ) {
			isWatching = false;
			window.history.back();
			onBack();
		}
	};
	attempt( () => {
		const state = window.history.state as object | null;
		for ( const step of [ 1, 2 ] ) {
			window.history.pushState( { ...state, [ KEY ]: step }, '' );
		}
		window.addEventListener( 'popstate', handle );
	}, undefined );
	return () => {
		isWatching = false;
		window.removeEventListener( 'popstate', handle );
	};
}

/** Tells when the mouse leaves the page; leaving an element inside it does not count. */
export function watchLeave( onLeave: () => void ): Undo {
	const handle = ( { target }: Event ) => {
		if ( target === document || target === document.documentElement ) {
			onLeave();
		}
	};
	document.addEventListener( 'mouseleave', handle, true );
	return () => document.removeEventListener( 'mouseleave', handle, true );
}
