import { request } from '../../shared/http';
import { onBackButton, onPointerLeave } from './exit-intent';
import type { TriggersApi } from './types';
import { session } from '../../shared/session-storage';
import { setTimer } from '../../shared/timers';

/** What the triggers bundle needs besides. */
export const triggersApi: TriggersApi = {
	...session,
	request,
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
