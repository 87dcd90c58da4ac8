import { useEffect } from 'react';
import type { Undo } from '../platform/platform';
import type { WidgetView } from './view';

/** A hovering pointer may cross the gap between the launcher and its list. */
const LEAVE_MS = 300;

/**
 * Opens under a pointer that can hover, and when the keyboard's focus comes in from elsewhere
 * (spec section 4, "Open and closed"). A finger presses.
 */
export function useHover( {
	container,
	platform,
	panel,
	widget,
	hasList,
}: WidgetView ): void {
	useEffect( () => {
		if ( widget.defaultState !== 'hover' || ! hasList || ! platform.canHover() ) {
			return undefined;
		}
		let stopLeaving: Undo = () => undefined;
		const open = () => {
			stopLeaving();
			panel.send( { type: 'open', isAsked: false } );
		};
		const close = () => {
			stopLeaving = platform.after( LEAVE_MS, () => {
				if ( panel.get().name === 'open' ) {
					panel.send( { type: 'close' } );
				}
			} );
		};
		const undos = [
			platform.listen( container, 'pointerenter', open ),
			platform.listen( container, 'pointerleave', close ),
			platform.listen( container, 'focusin', ( event ) => {
				const { target, relatedTarget } = event as FocusEvent;
				const isKeyboard = ( target as Element ).matches( ':focus-visible' );
				// Coming back from a list that has closed is not coming in.
				if ( isKeyboard && relatedTarget && ! container.contains( relatedTarget as Node ) ) {
					open();
				}
			} ),
			() => stopLeaving(),
		];
		if ( container.matches( ':hover' ) ) {
			open();
		}
		return () => undos.forEach( ( undo ) => undo() );
	}, [ container, hasList, panel, platform, widget ] );
}
