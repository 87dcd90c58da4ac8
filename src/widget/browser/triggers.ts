import type { TriggersApi } from './types';

/** What the triggers bundle needs besides. */
export const triggersApi: TriggersApi = {
	readScroll: () => ( {
		top: window.scrollY,
		pageHeight: document.documentElement.scrollHeight,
		windowHeight: window.innerHeight,
	} ),

	every( ms, onTick ) {
		const timer = window.setInterval( () => {
			if ( ! document.hidden ) {
				onTick();
			}
		}, ms );
		return () => window.clearInterval( timer );
	},
};
