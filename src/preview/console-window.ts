import { findGlobal } from '../shared/globals';
import { asRecord } from '../shared/raw-values';
import { tryOr } from '../shared/try-or';
import type { PageMessage } from '../shared/preview-messages';

/** What the server has printed; empty on any other page. */
export const readPrinted = () => asRecord( findGlobal( 'chaty_preview' ) );

/** The console: around the frame, or in the tab that has opened this one; of the same origin. */
export function findConsole(): Window | null {
	const { parent, opener } = window;
	const other: Window | null = parent === window ? opener : parent;
	return tryOr(
		() =>
			other?.location.origin === window.location.origin ? other : null,
		null
	);
}

/** Calls back with the messages of the console that carry the token, and returns what sends some there. */
export function connectToConsole(
	other: Window,
	token: string,
	onMessage: ( message: Readonly< Record< string, unknown > > ) => void
): ( message: PageMessage ) => void {
	const { origin } = window.location;
	window.addEventListener( 'message', ( event ) => {
		// What a script of this page dispatches itself is no message.
		if (
			event.isTrusted &&
			event.source === other &&
			event.origin === origin
		) {
			const message = asRecord( event.data );
			if ( message[ 'chaty' ] === token ) {
				onMessage( message );
			}
		}
	} );
	return ( message ) =>
		other.postMessage( { ...message, chaty: token }, origin );
}
