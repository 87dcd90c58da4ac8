import { useEffect } from 'react';
import { dismiss } from './dismiss';
import type { WidgetController } from './widget-controller';

/**
 * Closes with Escape, and with a press elsewhere on the page (spec section 2). A panel leads back
 * to the list. Escape counts when the focus is in the widget or nowhere.
 */
export function useDismiss( controller: WidgetController ): void {
	const { container, browser } = controller;
	useEffect( () => {
		const cleanups = [
			browser.listen( 'document', 'keydown', ( event ) => {
				const focused = browser.findFocus();
				if (
					( event as KeyboardEvent ).key === 'Escape' &&
					( ! focused || container.contains( focused ) )
				) {
					dismiss( controller, true );
				}
			} ),
			browser.listen( 'document', 'pointerdown', ( { target } ) => {
				if ( ! container.contains( target as Node ) ) {
					// The focus is for what was pressed, not for the launcher.
					container.querySelector< HTMLElement >( ':focus' )?.blur();
					dismiss( controller, false );
				}
			} ),
		];
		return () => cleanups.forEach( ( cleanup ) => cleanup() );
	}, [ container, browser, controller ] );
}
