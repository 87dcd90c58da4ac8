import { createRoot } from '@wordpress/element';
import type { ComponentType } from 'react';

/** Draws a screen in place of the printed markup. Its preload comes from this plugin, so it is not parsed. */
export function drawScreen< Preload >(
	Screen: ComponentType< { readonly preload: Preload } >
): void {
	const root = document.getElementById( 'chaty-console' );
	const printed = document.getElementById( 'chaty-console-preload' );
	if ( root && printed ) {
		const preload: Preload = JSON.parse( printed.textContent ?? '' );
		createRoot( root ).render( <Screen preload={ preload } /> );
	}
}
