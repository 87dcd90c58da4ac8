import { useEffect } from 'react';
import { dismiss } from './dismiss';
import type { WidgetView } from './widget-controller';

/**
 * Closes with Escape, and with a press elsewhere on the page (spec section 2). A panel leads back
 * to the list. Escape counts when the focus is in the widget or nowhere.
 */
export function useDismiss( view: WidgetView ): void {
	const { container, platform } = view;
	useEffect( () => {
		const undos = [
			platform.listen( 'document', 'keydown', ( event ) => {
				const focused = platform.findFocus();
				if (
					( event as KeyboardEvent ).key === 'Escape' &&
					( ! focused || container.contains( focused ) )
				) {
					dismiss( view, true );
				}
			} ),
			platform.listen( 'document', 'pointerdown', ( { target } ) => {
				if ( ! container.contains( target as Node ) ) {
					// The focus is for what was pressed, not for the launcher.
					container.querySelector< HTMLElement >( ':focus' )?.blur();
					dismiss( view, false );
				}
			} ),
		];
		return () => undos.forEach( ( undo ) => undo() );
	}, [ container, platform, view ] );
}
