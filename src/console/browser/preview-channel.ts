import type {
	ConsoleMessage,
	PageMessage,
} from '../../shared/preview-messages';
import { parsePageMessage } from '../domain/preview-message';

/** The console's end of the line to a page with the preview. */
export interface PreviewChannel {
	/** Sends a message to the page, if there is one. */
	readonly send: ( message: ConsoleMessage ) => void;
	readonly close: () => void;
}

/**
 * Opens the line to a window: that of a frame, or of a tab. Only messages of this window are heard, which are of this
 * site and carry the token.
 */
export function openPreviewChannel(
	findPage: () => Window | null,
	token: string,
	onMessage: ( message: PageMessage ) => void
): PreviewChannel {
	const { origin } = window.location;
	const handle = ( event: MessageEvent ) => {
		const page = findPage();
		// What a script dispatches itself is no message, and may have getters.
		if (
			page &&
			event.isTrusted &&
			event.source === page &&
			event.origin === origin
		) {
			const message = parsePageMessage( event.data, token );
			if ( message ) {
				onMessage( message );
			}
		}
	};
	window.addEventListener( 'message', handle );
	return {
		send: ( message ) =>
			findPage()?.postMessage( { ...message, chaty: token }, origin ),
		close: () => window.removeEventListener( 'message', handle ),
	};
}

/** Opens a page in a tab, which knows its opener; `null` where the browser blocks it. */
export const openTab = ( url: string ): Window | null =>
	window.open( url, '_blank' );

export const readWindowWidth = () => window.innerWidth;

/** Calls back with the width of an element, now and when it changes. */
export function onWidth( element: Element, onChange: ( px: number ) => void ) {
	const observer = new ResizeObserver( () =>
		onChange( element.clientWidth )
	);
	observer.observe( element );
	return () => observer.disconnect();
}
