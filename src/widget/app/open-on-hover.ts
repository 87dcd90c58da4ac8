import type { Cleanup } from '../../shared/types';
import {
	trackWidgetClick,
	isOpenByHover,
	type WidgetController,
} from './widget-controller';

/** Long enough for the pointer to cross the gap between the launcher and the list. */
const LEAVE_MS = 300;

/**
 * Opens the list for a pointer that can hover and for the keyboard's focus, and closes it when both
 * have left, unless the visitor has pressed the launcher.
 */
export function openOnHover( controller: WidgetController ): void {
	const { container, browser, panel, widget, hasList } = controller;
	let stopLeaving: Cleanup | undefined;
	const isThere = () =>
		// A panel is loading.
		container.matches( ':hover, [data-busy]' ) ||
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
			// Focus that returns from a closed list does not count.
			const isInside =
				! relatedTarget || container.contains( relatedTarget as Node );
			if ( ! isInside && isThere() ) {
				open();
			}
		} );
		// The pointer that caused this bundle to load may have left by now.
		if ( isThere() ) {
			open();
		}
	}
}
