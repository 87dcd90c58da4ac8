import { useLayoutEffect, useState } from 'react';
import type { WidgetController } from './widget-controller';

/**
 * Gives a launcher that React draws anew, as on a page that was translated, what the printed one had: the focus, and half
 * a press.
 */
export function useKeptPress( { browser, container }: WidgetController ): void {
	// React asks for it before it puts anything in place.
	const [ [ focused, pressed ] ] = useState( () => [
		browser.findFocus(),
		container.querySelector( ':active' ),
	] );
	useLayoutEffect( () => {
		const launcher = container.querySelector< HTMLElement >( 'a, button' );
		if ( focused && ! focused.isConnected ) {
			launcher?.focus();
		}
		if ( pressed && ! pressed.isConnected ) {
			const stop = browser.listen(
				'document',
				'pointerup',
				( { target } ) => {
					stop();
					// No click comes: what was pressed is gone.
					if ( container.contains( target as Element ) ) {
						launcher?.click();
					}
				}
			);
		}
	}, [ browser, container, focused, pressed ] );
}
