import { useEffect } from 'react';
import type { WidgetView } from './view';

/** Whether the list stays when the visitor presses elsewhere: its owner wants it open. */
function isPinned( { widget }: WidgetView ): boolean {
	return widget.defaultState === 'open';
}

/**
 * Closes with Escape, and with a press elsewhere on the page (spec section 2). A panel leads back
 * to the list. Escape counts when the focus is in the widget or nowhere.
 */
export function useDismiss( view: WidgetView ): void {
	const { container, platform, panel } = view;
	useEffect( () => {
		const dismiss = ( isEscape: boolean ) => {
			const { name } = panel.get();
			if ( name === 'panel' && ( isEscape || isPinned( view ) ) ) {
				panel.send( { type: 'close-panel' } );
			} else if ( name === 'panel' || ! isPinned( view ) ) {
				panel.send( { type: 'close' } );
			}
		};
		const undos = [
			platform.listen( 'document', 'keydown', ( event ) => {
				const focused = platform.findFocus();
				if (
					( event as KeyboardEvent ).key === 'Escape' &&
					( ! focused || container.contains( focused ) )
				) {
					dismiss( true );
				}
			} ),
			platform.listen( 'document', 'pointerdown', ( { target } ) => {
				if ( ! container.contains( target as Node ) ) {
					dismiss( false );
				}
			} ),
		];
		return () => undos.forEach( ( undo ) => undo() );
	}, [ container, panel, platform, view ] );
}
