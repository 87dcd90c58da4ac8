import { prefersReducedMotion } from './dom';

/**
 * Changes the page, and lets the browser move what the change moves, where it can. Styles of the
 * transition go by its type (`:active-view-transition-type()`); without one nothing moves, and nothing
 * for visitors who want less motion.
 */
export function withViewTransition(
	type: string,
	update: () => unknown
): void {
	const canMove = 'types' in ( window.ViewTransition?.prototype ?? {} );
	if ( type && canMove && ! prefersReducedMotion() ) {
		document.startViewTransition( { update, types: [ type ] } );
	} else {
		update();
	}
}
