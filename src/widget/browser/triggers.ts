import { every } from '../../shared/timers';
import { tryOr } from '../../shared/try-or';
import type { Cleanup } from '../../shared/types';

/** What the triggers bundle needs besides. */
export const triggersApi = {
	/** How far the page is scrolled and can be, in CSS pixels; where the window cannot scroll, its body may do so. */
	readScroll() {
		const { documentElement, body } = document;
		const { innerHeight } = window;
		return {
			top: window.scrollY || body.scrollTop,
			range:
				documentElement.scrollHeight - innerHeight ||
				body.scrollHeight - innerHeight,
		};
	},

	/** Calls back with each scroll of the page or of a part of it, whose event does not bubble. */
	onScroll( onScroll: () => void ): Cleanup {
		window.addEventListener( 'scroll', onScroll, true );
		return () => window.removeEventListener( 'scroll', onScroll, true );
	},

	/** Whether an element is in sight, if only in part; true for what is no selector. */
	isInSight: ( selector: string ) =>
		tryOr( () => {
			const box = document
				.querySelector( selector )
				?.getBoundingClientRect();
			return !! box && box.top < window.innerHeight && box.bottom > 0;
		}, true ),

	isSelector: ( text: string ) =>
		tryOr( () => ! document.body.matches( text ) || true, false ),

	/** Calls back every so many milliseconds, but not while the tab is hidden. */
	every: ( ms: number, onTick: () => void ) =>
		every( ms, () => document.hidden || onTick() ),
};
