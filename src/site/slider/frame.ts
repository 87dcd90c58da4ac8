import type { Undo } from '../../platform/platform';
import type { BehaviourKit } from '../../services/behaviour-kit';
import { createCarouselElement } from '../../services/slides/carousel-element';

/** What stands around the slides. */
export interface Frame {
	/** The whole slider. */
	readonly element: HTMLElement;
	/** Shows a slide, and tells screen readers of another one. */
	readonly viewport: HTMLElement;
	/** Says in words which slide is shown. */
	readonly status: HTMLElement;
	readonly undo: Undo;
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
