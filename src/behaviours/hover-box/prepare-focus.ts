import { cleanupAll, ensureId, rememberAttributes } from '@chaty/runtime';
import type { Cleanup } from '../../shared/types';
import { FOCUSABLE } from '../core/focusable';

/**
 * Lets the keyboard reach a box: by what is on its back, else by the box itself, which is then a
 * group that bears the name of its front. Gives the way back.
 */
export function prepareFocus(
	root: HTMLElement,
	front: HTMLElement,
	back: HTMLElement
): Cleanup {
	const undo = cleanupAll( [
		rememberAttributes( root, 'tabindex', 'role', 'aria-labelledby' ),
		rememberAttributes( front, 'id' ),
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
				ensureId( front, 'hover-box' )
			);
		}
	}
	return undo;
}
