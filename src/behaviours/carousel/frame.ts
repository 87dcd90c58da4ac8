import type { Cleanup } from '../../shared/types';
import type { BehaviourKit } from '../core/runtime';
import { createCarouselElement } from '../core/slides/carousel-element';
import { createArrow } from './arrow';

/** What stands around the items. */
export interface Frame {
	/** The whole carousel. */
	readonly element: HTMLElement;
	/** Position and arrows. */
	readonly bar: HTMLElement;
	readonly position: HTMLElement;
	readonly viewport: HTMLElement;
	/** Back and forward. */
	readonly arrows: readonly HTMLButtonElement[];
	readonly undo: Cleanup;
}

function createBar( kit: BehaviourKit, element: HTMLElement ) {
	const position = kit.makeElement( 'p', {
		class: 'chaty-carousel-position',
		role: 'status',
	} );
	const bar = kit.makeElement(
		'div',
		{ class: 'chaty-carousel-bar' },
		position
	);
	const arrows = [
		createArrow( kit, [ element, bar ], {
			name: 'previous',
			origin: 'prev',
			label: kit.translate( 'Previous items' ),
		} ),
		createArrow( kit, [ element, bar ], {
			name: 'next',
			origin: 'next',
			label: kit.translate( 'Next items' ),
		} ),
	];
	element.prepend( bar );
	const undo = kit.undoAll( [
		() => bar.remove(),
		...arrows.map( ( arrow ) => arrow.undo ),
	] );
	return {
		bar,
		position,
		arrows: arrows.map( ( { button } ) => button ),
		undo,
	};
}

/** Builds what a carousel needs around its list: arrows before the items, and a part that shows some of them. */
export function buildFrame(
	kit: BehaviourKit,
	root: HTMLElement,
	list: HTMLElement
): Frame {
	const undoList = kit.remember( list, 'class' );
	const { element, undo: undoElement } = createCarouselElement(
		kit,
		[ root, list ],
		{ className: 'chaty-carousel', label: kit.translate( 'Items' ) }
	);
	const { undo: undoBar, ...bar } = createBar( kit, element );
	const viewport = kit.makeElement( 'div', {
		class: 'chaty-carousel-viewport',
		role: 'group',
		tabindex: '-1',
		'aria-labelledby': kit.nameElement( bar.position, 'carousel' ),
	} );
	const undoViewport = kit.wrapElement( list, viewport );
	list.classList.add( 'chaty-carousel-list' );
	return {
		element,
		viewport,
		...bar,
		undo: kit.undoAll( [ undoList, undoElement, undoBar, undoViewport ] ),
	};
}
