import { attempt } from './attempt';
import type { SessionGates } from './platform';

/** The session storage of this tab. Where it is blocked, nothing is remembered. */
export const session: SessionGates = {
	readSession: ( key ) =>
		attempt( () => window.sessionStorage.getItem( key ) ?? '', '' ),

	writeSession: ( key, value ) =>
		attempt( () => {
			window.sessionStorage.setItem( key, value );
			return true;
		}, false ),
};
