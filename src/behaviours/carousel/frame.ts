import {
	cleanupAll,
	ensureId,
	makeElement,
	rememberAttributes,
	translate,
	wrapElement,
} from '@chaty/runtime';
import type { Cleanup } from '../../shared/types';
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

function createBar( element: HTMLElement ) {
	const position = makeElement( 'p', {
		class: 'chaty-carousel-position',
		role: 'status',
	} );
	const bar = makeElement( 'div', { class: 'chaty-carousel-bar' }, position );
	const arrows = [
		createArrow( [ element, bar ], {
			name: 'previous',
			origin: 'prev',
			label: translate( 'Previous items' ),
		} ),
		createArrow( [ element, bar ], {
			name: 'next',
			origin: 'next',
			label: translate( 'Next items' ),
		} ),
	];
	element.prepend( bar );
	const undo = cleanupAll( [
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
export function buildFrame( root: HTMLElement, list: HTMLElement ): Frame {
	const undoList = rememberAttributes( list, 'class' );
	const { element, undo: undoElement } = createCarouselElement(
		[ root, list ],
		{ className: 'chaty-carousel', label: translate( 'Items' ) }
	);
	const { undo: undoBar, ...bar } = createBar( element );
	const viewport = makeElement( 'div', {
		class: 'chaty-carousel-viewport',
		role: 'group',
		tabindex: '-1',
		'aria-labelledby': ensureId( bar.position, 'carousel' ),
	} );
	const undoViewport = wrapElement( list, viewport );
	list.classList.add( 'chaty-carousel-list' );
	return {
		element,
		viewport,
		...bar,
		undo: cleanupAll( [ undoList, undoElement, undoBar, undoViewport ] ),
	};
}
