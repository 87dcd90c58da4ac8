import type { Cleanup } from '../../shared/types';
import type { BehaviourKit } from '../core/runtime';
import { createCarouselElement } from '../core/slides/carousel-element';

/** What stands around the slides. */
export interface Frame {
	/** The whole slider. */
	readonly element: HTMLElement;
	/** Shows a slide, and tells screen readers of another one. */
	readonly viewport: HTMLElement;
	/** Says in words which slide is shown. */
	readonly status: HTMLElement;
	readonly undo: Cleanup;
}

/** Builds what a slider needs around its list. */
export function buildFrame(
	kit: BehaviourKit,
	root: HTMLElement,
	list: HTMLElement
): Frame {
	const { element, undo } = createCarouselElement( kit, [ root, list ], {
		className: 'chaty-slider',
		label: kit.translate( 'Slides' ),
	} );
	const status = kit.makeElement( 'span', { class: 'chaty-slider-status' } );
	const viewport = kit.makeElement( 'div', {
		class: 'chaty-slider-viewport',
		tabindex: '-1',
		'aria-live': 'polite',
	} );
	const undos = [
		undo,
		kit.wrapElement( list, viewport ),
		kit.set( list, list.matches( 'ul, ol' ) ? { role: 'none' } : {} ),
		kit.remember( element, 'data-state' ),
	];
	viewport.append( status );
	return { element, viewport, status, undo: kit.undoAll( undos ) };
}
