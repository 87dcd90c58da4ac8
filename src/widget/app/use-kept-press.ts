import { useLayoutEffect, useState } from 'react';
import type { WidgetController } from './widget-controller';

/**
 * Passes the focus and an unfinished press from the printed launcher to the one by which React replaces it, as on a
 * translated page.
 */
export function useKeptPress( { browser, container }: WidgetController ): void {
	// React calls this before it changes the page.
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
					// The browser sends no click, because the pressed element is gone.
					if ( container.contains( target as Element ) ) {
						launcher?.click();
					}
				}
			);
		}
	}, [ browser, container, focused, pressed ] );
}
