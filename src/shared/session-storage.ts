import type { SessionStore } from './types';
import { tryOr } from './try-or';

/** The session storage of this tab. Where it is blocked, nothing is remembered. */
export const session: SessionStore = {
	readSession: ( key ) =>
		tryOr( () => window.sessionStorage.getItem( key ) ?? '', '' ),

	writeSession: ( key, value ) =>
		tryOr( () => {
			window.sessionStorage.setItem( key, value );
			return true;
		}, false ),
};
