/**
 * Changes the page, and lets the browser move what the change moves, where it can. Styles of the
 * transition go by its type (`:active-view-transition-type()`); without one nothing moves.
 */
export function changeInView( type: string, update: () => void ): void {
	if ( type && 'types' in ( window.ViewTransition?.prototype ?? {} ) ) {
		document.startViewTransition( { update, types: [ type ] } );
	} else {
		update();
	}
}
