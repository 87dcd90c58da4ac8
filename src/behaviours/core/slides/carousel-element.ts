import {
	cleanupAll,
	makeElement,
	setAttributes,
	translate,
	wrapElement,
} from '@chaty/runtime';
import type { Cleanup } from '../../../shared/types';

/** The element that holds a carousel, and the way back. */
export interface CarouselElement {
	readonly element: HTMLElement;
	readonly undo: Cleanup;
}

interface CarouselNames {
	/** The class of the element. */
	readonly className: string;
	/** Its name where the page gives none, in the page's language. */
	readonly label: string;
}

/** Says what an element is, as the carousel pattern of ARIA's authoring practices has it. */
export function createCarouselElement(
	[ root, list ]: readonly [ root: HTMLElement, list: HTMLElement ],
	{ className, label }: CarouselNames
): CarouselElement {
	const undos: Cleanup[] = [];
	let element = root;
	if ( root === list ) {
		// A list that is the carousel itself gets an element around it, at the same distance to others.
		element = makeElement( 'div', {} );
		element.style.marginBlock = getComputedStyle( list ).marginBlock;
		undos.push( wrapElement( list, element ) );
	}
	const name = root.getAttribute( 'aria-label' ) ?? label;
	undos.push(
		setAttributes( element, {
			class: `${ element.className } ${ className }`.trim(),
			'aria-roledescription': translate( 'carousel' ),
			...( element.matches( 'section' ) ? {} : { role: 'group' } ),
			...( element.matches( '[aria-labelledby]' )
				? {}
				: { 'aria-label': name } ),
		} )
	);
	return { element, undo: cleanupAll( undos ) };
}
