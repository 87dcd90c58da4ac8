import { useEffect } from 'react';
import type { WidgetController } from './widget-controller';

/** Lifts the open panel above the virtual keyboard. */
export function useVirtualKeyboard(
	controller: WidgetController,
	hasPanel: boolean
): void {
	useEffect( () => {
		const { container, browser } = controller;
		if ( ! hasPanel ) {
			return undefined;
		}
		const lift = ( height: number ) => {
			container.toggleAttribute( 'data-keyboard', height > 0 );
			container.style.setProperty( '--chaty-keyboard', `${ height }px` );
		};
		const stop = browser.onKeyboard( lift );
		return () => {
			stop();
			lift( 0 );
		};
	}, [ controller, hasPanel ] );
}
