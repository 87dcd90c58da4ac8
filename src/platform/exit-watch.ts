import { attempt } from './attempt';
import type { Undo } from './platform';

const KEY = 'chatyExit';
const onBacks = new Set< () => void >();

function handleBack(): void {
	const state = window.history.state as Record< string, unknown > | null;
	if ( state?.[ KEY ] === 1 ) {
		window.history.back();
		onBacks.forEach( ( onBack ) => onBack() );
	}
}

/** The site's own state goes along in both entries: a single-page site finds what it put there. */
function pushEntries(): void {
	attempt( () => {
		const state = window.history.state as Record< string, unknown > | null;
		if ( state?.[ KEY ] === 2 ) {
			// The page was loaded again and has its entries.
			return;
		}
		for ( const step of [ 1, 2 ] ) {
			window.history.pushState( { ...state, [ KEY ]: step }, '' );
		}
	}, undefined );
}

/**
 * Pushes two entries of this page, once for all widgets that wait (spec section 2, "Exit intent"),
 * so that the first Back stays here and is told. It then steps over the second one as well, so
 * that the next Back leaves.
 */
export function watchBack( onBack: () => void ): Undo {
	const watcher = () => onBack();
	if ( ! onBacks.size ) {
		pushEntries();
		window.addEventListener( 'popstate', handleBack );
	}
	onBacks.add( watcher );
	return () => {
		onBacks.delete( watcher );
		if ( ! onBacks.size ) {
			window.removeEventListener( 'popstate', handleBack );
		}
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
