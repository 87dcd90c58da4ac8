import type { Cleanup } from '../../shared/types';
import { FOCUSABLE } from '../core/focusable';
import type { BehaviourKit } from '../core/runtime';

/**
 * Lets the keyboard reach a box: by what is on its back, else by the box itself, which is then a
 * group that bears the name of its front. Gives the way back.
 */
export function prepareFocus(
	{ nameElement, remember, undoAll }: BehaviourKit,
	root: HTMLElement,
	front: HTMLElement,
	back: HTMLElement
): Cleanup {
	const undo = undoAll( [
		remember( root, 'tabindex', 'role', 'aria-labelledby' ),
		remember( front, 'id' ),
	] );
	if ( root.closest( 'a[href], button' ) || root.matches( '[tabindex]' ) ) {
		return undo;
	}
	root.tabIndex = back.querySelector( FOCUSABLE ) ? -1 : 0;
	if (
		/^(div|span)$/.test( root.localName ) &&
		! root.hasAttribute( 'role' )
	) {
		root.setAttribute( 'role', 'group' );
		if ( ! root.hasAttribute( 'aria-label' ) ) {
			root.setAttribute(
				'aria-labelledby',
				nameElement( front, 'hover-box' )
			);
		}
	}
	return undo;
}
