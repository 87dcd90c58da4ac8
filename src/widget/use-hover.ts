import { useEffect } from 'react';
import type { Undo } from '../platform/platform';
import type { WidgetView } from './view';

/** A hovering pointer may cross the gap between the launcher and its list. */
const LEAVE_MS = 300;

/** Opens on hover where the pointer can (spec section 4, "Open and closed"); a finger presses. */
export function useHover( { container, platform, panel, widget, hasList }: WidgetView ): void {
	useEffect( () => {
		if ( widget.defaultState !== 'hover' || ! hasList || ! platform.canHover() ) {
			return undefined;
		}
		let stopLeaving: Undo = () => undefined;
		const enter = () => {
			stopLeaving();
			panel.send( { type: 'open', isAsked: false } );
		};
		const undos = [
			platform.listen( container, 'pointerenter', enter ),
			platform.listen( container, 'pointerleave', () => {
				stopLeaving = platform.after( LEAVE_MS, () => {
					if ( panel.get().name === 'open' ) {
						panel.send( { type: 'close' } );
					}
				} );
			} ),
			() => stopLeaving(),
		];
		if ( container.matches( ':hover' ) ) {
			enter();
		}
		return () => undos.forEach( ( undo ) => undo() );
	}, [ container, hasList, panel, platform, widget ] );
}
