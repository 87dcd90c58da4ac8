import { asRecord, type Raw } from './raw-values';

/** Connects the console with a page that has its preview: two windows of one origin, whose messages carry a token. */
export function openLine< Sent extends object >(
	findOther: () => Window | null,
	token: string,
	onMessage: ( message: Raw ) => void
) {
	const { origin } = window.location;
	const handle = ( event: MessageEvent ) => {
		const other = findOther();
		// An event that a script dispatches is not trusted: its data may have getters.
		if (
			token &&
			other &&
			event.isTrusted &&
			event.source === other &&
			event.origin === origin
		) {
			const message = asRecord( event.data );
			if ( message[ 'chaty' ] === token ) {
				onMessage( message );
			}
		}
	};
	window.addEventListener( 'message', handle );
	return {
		send: ( message: Sent ) =>
			findOther()?.postMessage( { ...message, chaty: token }, origin ),
		close: () => window.removeEventListener( 'message', handle ),
	};
}
