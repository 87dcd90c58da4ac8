import type { Cleanup } from '../../shared/types';
import { countUse, isHovered, type WidgetView } from './widget-controller';

/** A hovering pointer may cross the gap between the launcher and its list. */
const LEAVE_MS = 300;

/**
 * Opens under a pointer that can hover, and for the keyboard's focus, and closes when both have left,
 * unless the visitor asked for the list. A finger presses.
 */
export function watchHover( view: WidgetView ): void {
	const { container, platform, panel, widget, hasList } = view;
	let stopLeaving: Cleanup | undefined;
	const isThere = () =>
		container.matches( ':hover' ) ||
		container.querySelector( ':focus-visible' );
	const open = () => {
		stopLeaving?.();
		if ( panel.get().name === 'closed' ) {
			panel.send( { type: 'open', isAsked: false } );
			countUse( view );
		}
	};
	const leave = () => {
		stopLeaving?.();
		stopLeaving = platform.after( LEAVE_MS, () => {
			if ( isHovered( view ) && ! isThere() ) {
				panel.send( { type: 'close' } );
			}
		} );
	};
	if ( widget.defaultState === 'hover' && hasList && platform.canHover() ) {
		platform.listen( container, 'pointerenter', open );
		platform.listen( container, 'pointerleave', leave );
		platform.listen( container, 'focusout', leave );
		platform.listen( container, 'focusin', ( event ) => {
			const { relatedTarget } = event as FocusEvent;
			// Focus that comes back from a list that has closed does not come in.
			const isInside =
				! relatedTarget || container.contains( relatedTarget as Node );
			if ( ! isInside && isThere() ) {
				open();
			}
		} );
		// What made these scripts come may be over by now.
		if ( isThere() ) {
			open();
		}
	}
}
