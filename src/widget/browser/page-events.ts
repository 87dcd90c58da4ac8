import { tryOr } from '../../shared/try-or';
import type { Browser } from './types';

const SETTINGS = 'chaty_settings';

/** Calls back once, on the first of these events of the window, or at once when the page has loaded. */
function once( handle: () => void, ...types: readonly string[] ): void {
	let isDone = document.readyState === 'complete';
	if ( isDone ) {
		handle();
	}
	for ( const type of types ) {
		window.addEventListener( type, () => {
			if ( ! isDone ) {
				isDone = true;
				handle();
			}
		} );
	}
}

/**
 * Calls back with the settings and with each later object. Scripts that a site delays set the
 * variable after this, so it is watched as a property, without polling.
 */
function watchSettings( onSettings: ( settings: unknown ) => void ): void {
	const page = window as unknown as Record< string, unknown >;
	let current = page[ SETTINGS ];
	tryOr( () => {
		Object.defineProperty( page, SETTINGS, {
			configurable: true,
			get: () => current,
			set: ( settings: unknown ) => {
				current = settings;
				onSettings( settings );
			},
		} );
	}, undefined );
	if ( current ) {
		onSettings( current );
	}
}

/** What happens on the page, and what the product tells it. */
export const pageEvents: Pick<
	Browser,
	'watchSettings' | 'whenParsed' | 'whenLoaded' | 'listen' | 'emit'
> = {
	watchSettings,
	// DOMContentLoaded bubbles to the window.
	whenParsed: ( handle ) => once( handle, 'DOMContentLoaded', 'load' ),
	whenLoaded: ( handle ) => once( handle, 'load' ),

	listen( target, type, handle ) {
		const place =
			typeof target === 'string'
				? // Both are names of the window's own.
				  ( window as unknown as Record< string, EventTarget > )[
						target
				  ]
				: target;
		place?.addEventListener( type, handle );
		return () => place?.removeEventListener( type, handle );
	},

	emit: ( name, detail ) =>
		document.dispatchEvent(
			new CustomEvent( name, { detail, cancelable: true } )
		),
};
