import {
	cleanupAll,
	makeElement,
	setAttributes,
	translate,
	wrapElement,
} from '@chaty/runtime';
import type { Cleanup } from '../../../shared/types';

/**
 * Gives the outermost element of a carousel its role and name (ARIA carousel pattern); the label, which is
 * translated, is for one that the page does not name.
 */
export function createCarouselElement(
	root: HTMLElement,
	list: HTMLElement,
	className: string,
	label: string
) {
	const cleanups: Cleanup[] = [];
	let element = root;
	if ( root === list ) {
		// A list that is the carousel itself gets a wrapper with the same margins.
		element = makeElement( 'div' );
		element.style.marginBlock = getComputedStyle( list ).marginBlock;
		cleanups.push( wrapElement( list, element ) );
	}
	const name = root.getAttribute( 'aria-label' ) ?? label;
	cleanups.push(
		setAttributes( element, {
			class: `${ element.className } ${ className }`.trim(),
			'aria-roledescription': translate( 'carousel' ),
			...( element.matches( 'section' ) ? {} : { role: 'group' } ),
			...( element.matches( '[aria-labelledby]' )
				? {}
				: { 'aria-label': name } ),
		} )
	);
	return { element, cleanup: cleanupAll( cleanups ) };
}
