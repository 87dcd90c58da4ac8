import { tryOr } from '../../shared/try-or';
import type { TriggersApi } from './types';

/** What the triggers bundle needs besides. */
export const triggersApi: TriggersApi = {
	readScroll: () => ( {
		top: window.scrollY,
		pageHeight: document.documentElement.scrollHeight,
		windowHeight: window.innerHeight,
	} ),

	isInSight: ( selector ) =>
		tryOr( () => {
			const box = document
				.querySelector( selector )
				?.getBoundingClientRect();
			return !! box && box.top < window.innerHeight && box.bottom > 0;
		}, true ),

	isSelector: ( text ) =>
		tryOr( () => ! document.body.matches( text ) || true, false ),

	every( ms, onTick ) {
		const timer = window.setInterval( () => {
			if ( ! document.hidden ) {
				onTick();
			}
		}, ms );
		return () => window.clearInterval( timer );
	},
};
