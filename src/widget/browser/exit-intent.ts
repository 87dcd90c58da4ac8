import type { Cleanup } from '../../shared/types';
import { tryOr } from '../../shared/try-or';
import { makeState } from '../../shared/history-state';

const KEY = 'chatyExit';
const onBacks = new Set< () => void >();

/** Where our second entry is; empty while there is none. */
let place = '';

/** Whether the browser was asked to step over our entries. */
let isLeaving = false;

/** How the browser scrolls the page on its way through the history. */
let restoration: ScrollRestoration = 'auto';

/** What the state of an entry of ours says. A site may copy its state to entries of other addresses. */
const makeMark = ( step: number ) => `${ step } ${ location.href }`;
const isAt = ( step: number ) => history.state?.[ KEY ] === makeMark( step );

const readPlace = () => JSON.stringify( [ history.state, location.href ] );
const isAtSecond = () => readPlace() === place;

function leave( steps: number ): void {
	isLeaving = true;
	history.go( steps );
}

/** Called by an inline script of the page, which listens before all others; missing where a site delays that. */
function findEarly(): Set< typeof handleBack > | null {
	const { chaty_back: early } = window as { chaty_back?: unknown };
	return early instanceof Set ? early : null;
}

const debug = () => onBacks.forEach( ( onBack ) => onBack() );

/** Steps over what nobody waits for any more, and stops listening once there is nothing left to step over. */
function endIfUnused(): void {
	if ( ! onBacks.size && ! isLeaving ) {
		if ( isAtSecond() ) {
			leave( -2 );
		} else if ( ! place ) {
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
		debug();
	} else if ( isLeaving ) {
		isLeaving = false;
		place = '';
		history.scrollRestoration = restoration;
	}
	endIfUnused();
}

/**
 * The site's own state goes along in both entries: a single-page site finds what it put there. On the way
 * back over them the page is not scrolled, for it is the same page.
 */
function pushEntries(): void {
	history.scrollRestoration = 'manual';
	history.pushState( makeState( KEY, makeMark( 1 ) ), '' );
	history.scrollRestoration = 'manual';
	history.pushState( makeState( KEY, makeMark( 2 ) ), '' );
}

/** A page that was loaded again has its entries; on the first of them, Back came before this did. */
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
		void Promise.resolve().then( debug );
		return;
	}
	restoration = history.scrollRestoration;
	if ( ! isAt( 2 ) ) {
		tryOr( pushEntries, undefined );
		history.scrollRestoration = restoration;
	}
	place = isAt( 2 ) ? readPlace() : '';
}

/**
 * Pushes two entries of this page, once for all widgets that wait, so that the first Back stays here and
 * is reported. It then steps over the second one as well, so that the next Back leaves. When nobody waits any
 * more, both are stepped over, as soon as the visitor is there.
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

/** Tells when the mouse leaves the page; leaving an element inside it does not count. */
export function onPointerLeave( onLeave: () => void ): Cleanup {
	const handle = ( { target }: Event ) => {
		if ( target === document || target === document.documentElement ) {
			onLeave();
		}
	};
	document.addEventListener( 'mouseleave', handle, true );
	return () => document.removeEventListener( 'mouseleave', handle, true );
}
