import { readCookie, writeCookie } from '../../shared/cookies';
import { findFunction } from '../../shared/globals';
import { log } from '../../shared/log';
import type { Cleanup, Fields } from '../../shared/types';

/** What counting needs of the browser. */
export const countingBrowser = {
	readCookie,
	writeCookie,
	find: findFunction,
	log,
	now: () => new Date(),

	listen(
		target: EventTarget | 'window' | 'document',
		type: string,
		handle: ( event: Event ) => void
	): Cleanup {
		// `window.window` and `window.document` are what their names say.
		const source = typeof target === 'string' ? window[ target ] : target;
		source.addEventListener( type, handle );
		return () => source.removeEventListener( type, handle );
	},

	/** What the page knows of itself and of its visitor. */
	readFacts: () => ( {
		userAgent: navigator.userAgent,
		title: document.title,
		url: window.location.href,
		/** Whether the browser sends Global Privacy Control (w3.org/TR/gpc). */
		hasPrivacyControl: !! navigator.globalPrivacyControl,
	} ),

	/** Posts fields as a plain HTML form does, even while the page is being left; resolves to whether it worked. */
	post: ( url: string, fields: Fields ): Promise< boolean > =>
		fetch( url, {
			method: 'POST',
			body: new URLSearchParams( fields ),
			keepalive: true,
		} )
			// The body is read so that the browser ends the request.
			.then( ( response ) => response.text().then( () => response.ok ) )
			.catch( () => false ),
};
