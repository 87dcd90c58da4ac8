import type { Undo } from '../../platform/platform';

/** Moves an element to the start of another one; the undo puts it back where it was. */
export function moveInto( element: HTMLElement, place: HTMLElement ): Undo {
	const marker = element.ownerDocument.createComment( '' );
	element.replaceWith( marker );
	place.prepend( element );
	return () => marker.replaceWith( element );
}
