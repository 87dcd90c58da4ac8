import type { Cleanup } from '../../shared/types';
import { tryOr } from '../../shared/try-or';
import { makeState } from '../../shared/history-state';
import { listen } from '@chaty/runtime';

/** Key in the state of a history entry that belongs to an open overlay, with the entry's URL. */
const KEY = 'chaty-over';

/** Closes the open overlay. */
let closeOpen: Cleanup | undefined;

/** The fragment that the overlay's entry has, if any. */
let wanted = '';

/** State and URL before the overlay's entry. */
let before: string;

/** Whether `history.back()` was called and its popstate event is still to come. */
let isLeaving = false;

const readEntry = () => JSON.stringify( [ history.state, location.href ] );

/** Whether the current entry belongs to an overlay. Its state may have been copied to other entries. */
const isOwnEntry = () => history.state?.[ KEY ] === location.href;

/** Gives the overlay an entry, or changes the address of the one that it has. */
const write = ( method: 'pushState' | 'replaceState', fragment: string ) =>
	tryOr( () => {
		const { href } = location;
		const url = fragment ? href.split( '#' )[ 0 ] + fragment : href;
		history[ method ]( makeState( KEY, url ), '', url );
	} );

const push = () => {
	before = readEntry();
	write( 'pushState', wanted );
};

const leave = () => {
	if ( isOwnEntry() ) {
		isLeaving = true;
		history.back();
	}
};

/**
 * Lets the Back button close an overlay instead of leaving the page: the overlay gets a history entry of
 * its own. The cleanup, for an overlay that is closed in another way, leaves that entry.
 */
export function closeOnBack( close: () => void ): Cleanup {
	closeOpen = close;
	wanted = '';
	if ( ! isLeaving ) {
		push();
	}
	return () => {
		if ( closeOpen === close ) {
			closeOpen = undefined;
			leave();
		}
	};
}

/** Gives the entry of the open overlay another fragment. */
export function setOverlayUrl( fragment: string ): void {
	wanted = fragment;
	if ( fragment && isOwnEntry() ) {
		write( 'replaceState', fragment );
	}
}

/**
 * Handles the Back button before the page's own listeners, and hides navigation between two entries that
 * are the same to them. An entry whose overlay is not open, after a reload or by Forward, is left at once.
 */
export function watchBackButton(): Cleanup {
	leave();
	return listen(
		'window',
		'popstate',
		( event ) => {
			const close = closeOpen;
			const wasLeaving = isLeaving;
			isLeaving = false;
			if ( wasLeaving || ( close && readEntry() === before ) ) {
				event.stopImmediatePropagation();
			}
			if ( ! close ) {
				leave();
			} else if ( wasLeaving ) {
				// Opened while the browser was still going back.
				push();
			} else if ( ! isOwnEntry() ) {
				closeOpen = undefined;
				close();
			}
		},
		true
	);
}
