import type { SessionStore } from './types';
import { attempt } from './try-or';

/** The session storage of this tab. Where it is blocked, nothing is remembered. */
export const session: SessionStore = {
	readSession: ( key ) =>
		attempt( () => window.sessionStorage.getItem( key ) ?? '', '' ),

	writeSession: ( key, value ) =>
		attempt( () => {
			window.sessionStorage.setItem( key, value );
			return true;
		}, false ),
};
