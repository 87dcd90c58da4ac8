import type { Browser } from './types';

/** Posts fields as a plain HTML form does. */
export const post: Browser[ 'post' ] = ( url, fields ) =>
	fetch( url, {
		method: 'POST',
		body: new URLSearchParams( fields ),
		keepalive: true,
	} )
		// Read, so that the browser is done with it.
		.then( ( response ) => response.text().then( () => response.ok ) )
		.catch( () => false );

export const readFacts = () => ( {
	userAgent: navigator.userAgent,
	title: document.title,
	url: window.location.href,
	hasPrivacyControl: !! navigator.globalPrivacyControl,
} );

export const listen: Browser[ 'listen' ] = ( target, type, handle ) => {
	// `window.window` and `window.document` are what their names say.
	const source = typeof target === 'string' ? window[ target ] : target;
	source.addEventListener( type, handle );
	return () => source.removeEventListener( type, handle );
};
