import type { Cleanup } from '../../shared/types';

/** Moves an element to the start of another one; the undo puts it back where it was. */
export function moveInto( element: HTMLElement, place: HTMLElement ): Cleanup {
	const marker = element.ownerDocument.createComment( '' );
	element.replaceWith( marker );
	place.prepend( element );
	return () => marker.replaceWith( element );
}
