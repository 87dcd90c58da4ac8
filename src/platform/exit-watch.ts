import { attempt } from './attempt';
import { makeState } from './history-state';
import type { Undo } from './platform';

const KEY = 'chatyExit';
const onBacks = new Set< () => void >();

/** Whether the browser was asked to step over our second entry. */
let isLeaving = false;

/** The way between our entries is none to the page, which hears nothing of it. */
function handleBack( event: Event ): void {
	const isOurs = history.state?.[ KEY ] === 1;
	if ( isOurs || isLeaving ) {
		event.stopImmediatePropagation();
	}
	isLeaving = isOurs;
	if ( isOurs ) {
		history.back();
		onBacks.forEach( ( onBack ) => onBack() );
	}
	endIfUnused();
}

function endIfUnused(): void {
	if ( ! onBacks.size && ! isLeaving ) {
		window.removeEventListener( 'popstate', handleBack, true );
	}
}

/** The site's own state goes along in both entries: a single-page site finds what it put there. */
function pushEntries(): void {
	attempt( () => {
		// A page that was loaded again has its entries.
		if ( history.state?.[ KEY ] !== 2 ) {
			history.pushState( makeState( KEY, 1 ), '' );
			history.pushState( makeState( KEY, 2 ), '' );
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
		window.addEventListener( 'popstate', handleBack, true );
	}
	onBacks.add( watcher );
	return () => {
		onBacks.delete( watcher );
		endIfUnused();
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
