import type { Cleanup } from '../../shared/types';
import { tryOr } from '../../shared/try-or';
import { makeState } from '../../shared/history-state';
import { listen } from './dom';

/** In the state of an entry: something open over the page has it, at this address. */
const KEY = 'chaty-over';

/** Closes what is open, as far as Back does. */
let closeOpen: Cleanup | undefined;

/** Where the page was before its entry. */
let before: string;

/** Whether the browser was asked to go back, and has not yet. */
let isLeaving = false;

const readPlace = () => JSON.stringify( [ history.state, location.href ] );

/** Whether the present entry is one of ours; its state may have been copied to others. */
const isOwnEntry = () => history.state?.[ KEY ] === location.href;

const push = () =>
	tryOr( () => {
		before = readPlace();
		history.pushState( makeState( KEY, location.href ), '' );
	}, undefined );

const leave = () => {
	if ( isOwnEntry() ) {
		isLeaving = true;
		history.back();
	}
};

/**
 * Lets Back close what opens over the page, instead of leaving the page: it has an entry of its own
 * in the history. The undo, for what closes it otherwise, takes the visitor out of that entry.
 */
export function closeOnBack( close: () => void ): Cleanup {
	closeOpen = close;
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

/**
 * Watches for Back, before the page does: it hears nothing of a way between two entries that are the
 * same to it. An entry whose thing is not open, after a reload or by Forward, is left at once.
 */
export function watchBack(): Cleanup {
	leave();
	return listen(
		'window',
		'popstate',
		( event ) => {
			const close = closeOpen;
			const wasLeaving = isLeaving;
			isLeaving = false;
			if ( wasLeaving || ( close && readPlace() === before ) ) {
				event.stopImmediatePropagation();
			}
			if ( ! close ) {
				leave();
			} else if ( wasLeaving ) {
				// Opened while the browser was on its way.
				push();
			} else if ( ! isOwnEntry() ) {
				closeOpen = undefined;
				close();
			}
		},
		true
	);
}
