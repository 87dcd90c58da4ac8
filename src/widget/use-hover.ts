import { useEffect } from 'react';
import type { Undo } from '../platform/platform';
import type { WidgetView } from './view';

/** A hovering pointer may cross the gap between the launcher and its list. */
const LEAVE_MS = 300;

/** The keyboard's focus came in from elsewhere; coming back from a list that has closed is not coming in. */
function isComingIn( event: Event, container: Element ): boolean {
	const { target, relatedTarget } = event as FocusEvent;
	return (
		relatedTarget !== null &&
		! container.contains( relatedTarget as Node ) &&
		( target as Element ).matches( ':focus-visible' )
	);
}

/** Listens for pointer and focus. */
function startHover( { container, platform, panel }: WidgetView ): Undo {
	let stopLeaving: Undo = () => undefined;
	const open = () => {
		stopLeaving();
		panel.send( { type: 'open', isAsked: false } );
	};
	const leave = () => {
		stopLeaving = platform.after( LEAVE_MS, () => {
			if ( panel.get().name === 'open' ) {
				panel.send( { type: 'close' } );
			}
		} );
	};
	const undos = [
		platform.listen( container, 'pointerenter', open ),
		platform.listen( container, 'pointerleave', leave ),
		platform.listen( container, 'focusin', ( event ) => {
			if ( isComingIn( event, container ) ) {
				open();
			}
		} ),
		() => stopLeaving(),
	];
	// What made these scripts come may be over by now.
	if (
		container.matches( ':hover' ) ||
		container.querySelector( ':focus-visible' )
	) {
		open();
	}
	return () => undos.forEach( ( undo ) => undo() );
}

/**
 * Opens under a pointer that can hover, and for the keyboard's focus (spec section 4, "Open and
 * closed"). A finger presses.
 */
export function useHover( view: WidgetView ): void {
	useEffect( () => {
		const { platform, widget, hasList } = view;
		return widget.defaultState === 'hover' && hasList && platform.canHover()
			? startHover( view )
			: undefined;
	}, [ view ] );
}
