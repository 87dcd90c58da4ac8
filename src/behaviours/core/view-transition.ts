import { prefersReducedMotion } from '@chaty/runtime';

/**
 * Changes the page in a view transition, where the browser has them. Styles select it by its type
 * (`:active-view-transition-type()`); without a type, or under reduced motion, there is no transition.
 */
export function withViewTransition(
	type: string,
	update: () => unknown
): void {
	const canMove = 'types' in ( window.ViewTransition?.prototype ?? {} );
	if ( type && canMove && ! prefersReducedMotion() ) {
		const { ready } = document.startViewTransition( {
			update,
			types: [ type ],
		} );
		// Rejects where the next change comes before this one is drawn.
		ready.catch( () => {} );
	} else {
		update();
	}
}
