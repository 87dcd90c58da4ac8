import type { Cleanup } from '../../shared/types';
import {
	trackWidgetClick,
	isOpenByHover,
	type WidgetController,
} from './widget-controller';

/** A hovering pointer may cross the gap between the launcher and its list. */
const LEAVE_MS = 300;

/**
 * Opens under a pointer that can hover, and for the keyboard's focus, and closes when both have left,
 * unless the visitor asked for the list. A finger presses.
 */
export function openOnHover( controller: WidgetController ): void {
	const { container, browser, panel, widget, hasList } = controller;
	let stopLeaving: Cleanup | undefined;
	const isThere = () =>
		container.matches( ':hover' ) ||
		container.querySelector( ':focus-visible' );
	const open = () => {
		stopLeaving?.();
		if ( panel.get().name === 'closed' ) {
			panel.send( { type: 'open', isUserInitiated: false } );
			trackWidgetClick( controller );
		}
	};
	const leave = () => {
		stopLeaving?.();
		stopLeaving = browser.after( LEAVE_MS, () => {
			if ( isOpenByHover( controller ) && ! isThere() ) {
				panel.send( { type: 'close' } );
			}
		} );
	};
	if ( widget.defaultState === 'hover' && hasList && browser.canHover() ) {
		browser.listen( container, 'pointerenter', open );
		browser.listen( container, 'pointerleave', leave );
		browser.listen( container, 'focusout', leave );
		browser.listen( container, 'focusin', ( event ) => {
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
