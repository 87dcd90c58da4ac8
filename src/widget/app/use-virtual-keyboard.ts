import { useEffect } from 'react';
import type { WidgetView } from './widget-controller';

/** Lifts the open panel above the keyboard of a phone. */
export function useKeyboard(
	{ container, platform }: WidgetView,
	hasPanel: boolean
): void {
	useEffect( () => {
		if ( ! hasPanel ) {
			return undefined;
		}
		const lift = ( height: number ) => {
			container.toggleAttribute( 'data-keyboard', height > 0 );
			container.style.setProperty( '--chaty-keyboard', `${ height }px` );
		};
		const stop = platform.watchKeyboard( lift );
		return () => {
			stop();
			lift( 0 );
		};
	}, [ container, platform, hasPanel ] );
}
