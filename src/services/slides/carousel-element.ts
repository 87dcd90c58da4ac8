import { makeElement } from '../../platform/make-element';
import type { Undo } from '../../platform/platform';
import { wrapElement } from '../../platform/wrap-element';
import type { BehaviourKit } from '../behaviour-kit';

/** The element that holds a carousel, and the way back. */
export interface CarouselElement {
	readonly element: HTMLElement;
	readonly undo: Undo;
}

interface CarouselNames {
	/** The class of the element. */
	readonly className: string;
	/** Its name where the page gives none, in the page's language. */
	readonly label: string;
}

/** A list that is the carousel itself gets an element around it, at the same distance to its surroundings. */
function wrapList( list: HTMLElement ): CarouselElement {
	const element = makeElement( 'div' );
	const { marginBlock } = getComputedStyle( list );
	const undo = wrapElement( list, element );
	element.style.marginBlock = marginBlock;
	return { element, undo };
}

/** Says what an element is, as the carousel pattern of ARIA's authoring practices has it. */
export function createCarouselElement(
	kit: BehaviourKit,
	[ root, list ]: readonly [ root: HTMLElement, list: HTMLElement ],
	{ className, label }: CarouselNames
): CarouselElement {
	const { element, undo } =
		root === list ? wrapList( root ) : { element: root, undo: () => {} };
	const undoNames = kit.remember(
		element,
		'class',
		'role',
		'aria-label',
		'aria-roledescription'
	);
	element.classList.add( className );
	if ( element.tagName !== 'SECTION' ) {
		element.setAttribute( 'role', 'group' );
	}
	element.setAttribute( 'aria-roledescription', kit.translate( 'carousel' ) );
	if ( ! element.hasAttribute( 'aria-labelledby' ) ) {
		element.setAttribute(
			'aria-label',
			root.getAttribute( 'aria-label' ) ?? label
		);
	}
	return { element, undo: kit.undoAll( [ undo, undoNames ] ) };
}
