import type { Cleanup } from '../../shared/types';
import { tryOr } from '../../shared/try-or';
import { makeState } from '../../shared/history-state';

const KEY = 'chatyExit';
const onBacks = new Set< () => void >();

/** State and URL of our second entry; empty while there is none. */
let secondEntry = '';

/** Whether `history.go()` was called to leave our entries and its popstate event is still to come. */
let isLeaving = false;

/** The page's own `history.scrollRestoration`. */
let restoration: ScrollRestoration = 'auto';

/** Marks the state of our entries. It names the URL, because a site may copy the state to other entries. */
const makeMark = ( step: number ) => `${ step } ${ location.href }`;
const isAt = ( step: number ) => history.state?.[ KEY ] === makeMark( step );

const readEntry = () => JSON.stringify( [ history.state, location.href ] );
const isAtSecond = () => readEntry() === secondEntry;

function leave( steps: number ): void {
	isLeaving = true;
	history.go( steps );
}

/** The listeners of an inline script that runs before all others; missing where a site delays inline scripts. */
function findEarly(): Set< typeof handleBack > | null {
	const { chaty_back: early } = window as { chaty_back?: unknown };
	return early instanceof Set ? early : null;
}

const notify = () => onBacks.forEach( ( onBack ) => onBack() );

/** Leaves our entries when nobody waits any more, and stops listening once they are left. */
function endIfUnused(): void {
	if ( ! onBacks.size && ! isLeaving ) {
		if ( isAtSecond() ) {
			leave( -2 );
		} else if ( ! secondEntry ) {
			findEarly()?.delete( handleBack );
			window.removeEventListener( 'popstate', handleBack, true );
		}
	}
}

/** Hides navigation between our two history entries from the page's own popstate listeners. */
function handleBack( event: Event ): void {
	const isBack = isAt( 1 );
	if ( isBack || isLeaving ) {
		event.stopImmediatePropagation();
	}
	if ( isBack ) {
		leave( -1 );
		notify();
	} else if ( isLeaving ) {
		isLeaving = false;
		secondEntry = '';
		history.scrollRestoration = restoration;
	}
	endIfUnused();
}

/**
 * Pushes our two entries. Both keep the site's own state, which a single-page site looks for. Going back
 * over them must not scroll the page, because it is the same page.
 */
function pushEntries(): void {
	history.scrollRestoration = 'manual';
	history.pushState( makeState( KEY, makeMark( 1 ) ), '' );
	history.scrollRestoration = 'manual';
	history.pushState( makeState( KEY, makeMark( 2 ) ), '' );
}

/** Starts to listen. A reloaded page has its entries already; on the first one, Back came before this ran. */
function start(): void {
	const early = findEarly();
	if ( early ) {
		early.add( handleBack );
	} else {
		window.addEventListener( 'popstate', handleBack, true );
	}
	if ( isAt( 1 ) ) {
		leave( -1 );
		// The caller must hold the cleanup first.
		void Promise.resolve().then( notify );
		return;
	}
	restoration = history.scrollRestoration;
	if ( ! isAt( 2 ) ) {
		tryOr( pushEntries, undefined );
		history.scrollRestoration = restoration;
	}
	secondEntry = isAt( 2 ) ? readEntry() : '';
}

/**
 * Calls back when the visitor presses Back for the first time. Two history entries of this page, pushed once
 * for all widgets that wait, keep that press on the page; then the first entry is left too, so that the next
 * press leaves the page. When nobody waits any more, both entries are left as soon as the visitor reaches them.
 */
export function onBackButton( onBack: () => void ): Cleanup {
	const watcher = () => onBack();
	if ( ! onBacks.size ) {
		start();
	}
	onBacks.add( watcher );
	return () => {
		onBacks.delete( watcher );
		endIfUnused();
	};
}

/** Calls back when the mouse leaves the page; leaving an element inside it does not count. */
export function onPointerLeave( onLeave: () => void ): Cleanup {
	const handle = ( { target }: Event ) => {
		if ( target === document || target === document.documentElement ) {
			onLeave();
		}
	};
	document.addEventListener( 'mouseleave', handle, true );
	return () => document.removeEventListener( 'mouseleave', handle, true );
}
