import {
	cleanupAll,
	makeElement,
	rememberAttributes,
	setAttributes,
	translate,
	wrapElement,
} from '@chaty/runtime';
import type { Cleanup } from '../../shared/types';
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
export function buildFrame( root: HTMLElement, list: HTMLElement ): Frame {
	const { element, undo } = createCarouselElement( [ root, list ], {
		className: 'chaty-slider',
		label: translate( 'Slides' ),
	} );
	const status = makeElement( 'span', { class: 'chaty-slider-status' } );
	const viewport = makeElement( 'div', {
		class: 'chaty-slider-viewport',
		tabindex: '-1',
		'aria-live': 'polite',
	} );
	const undos = [
		undo,
		wrapElement( list, viewport ),
		setAttributes( list, list.matches( 'ul, ol' ) ? { role: 'none' } : {} ),
		rememberAttributes( element, 'data-state' ),
	];
	viewport.append( status );
	return { element, viewport, status, undo: cleanupAll( undos ) };
}
