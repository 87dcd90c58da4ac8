import { onBackButton, onPointerLeave } from './exit-intent';
import type { TriggersApi } from './types';
import { session } from '../../shared/session-storage';
import { setTimer } from '../../shared/timers';

/** The browser, as far as the rules and triggers of showing want it. */
export const triggersApi: TriggersApi = {
	...session,
	onBackButton,
	onPointerLeave,
	after: setTimer,

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
