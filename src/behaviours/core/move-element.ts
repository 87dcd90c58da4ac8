import type { Cleanup } from '../../shared/types';

/** Moves an element of the page into another one; the cleanup moves it back. */
export function moveElement(
	element: Element,
	parent: Element,
	place: 'append' | 'prepend' = 'append'
): Cleanup {
	const marker = document.createComment( '' );
	element.replaceWith( marker );
	parent[ place ]( element );
	return () => marker.replaceWith( element );
}
