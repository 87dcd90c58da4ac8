import { useEffect } from 'react';
import { dismiss, type WidgetController } from './widget-controller';

/** Closes at a press elsewhere on the page, and at Escape where the focus is in the widget or nowhere. */
export function useDismiss( controller: WidgetController ): void {
	useEffect( () => {
		const { container, browser } = controller;
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
					// Leaves the focus to the pressed element: it must not return to the launcher.
					container.querySelector< HTMLElement >( ':focus' )?.blur();
					dismiss( controller, false );
				}
			} ),
		];
		return () => cleanups.forEach( ( cleanup ) => cleanup() );
	}, [ controller ] );
}
