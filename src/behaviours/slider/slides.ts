import {
	cleanupAll,
	makeElement,
	rememberAttributes,
	setAttributes,
	translate,
	wrapElement,
} from '@chaty/runtime';
import type { Cleanup } from '../../shared/types';
import { createCarouselElement } from '@chaty/slides';

/** The list of the slides, in our markup or the legacy sliders'; else the slider's own element. */
export const findSlideList = ( root: HTMLElement ): HTMLElement =>
	root.querySelector< HTMLElement >(
		'[data-chaty-part="slides"], .nivoSlider, .slides, :scope > ul, :scope > ol'
	) ?? root;

/** The slides of a list, without its other children. */
export const findSlides = ( list: HTMLElement ): readonly HTMLElement[] =>
	[ ...list.children ].filter(
		( child ): child is HTMLElement =>
			! child.matches( 'script, style, br, .nivo-html-caption' )
	);

/**
 * Makes a slide a group with a label. Elements that cannot take the role get a wrapper around their
 * content.
 */
export function labelSlide( slide: HTMLElement, label: string ): Cleanup {
	const cleanups = [ rememberAttributes( slide, 'inert' ) ];
	let group = slide;
	if ( ! slide.matches( 'div, section' ) ) {
		group = makeElement( 'div', {}, ...slide.childNodes );
		slide.append( group );
		cleanups.push( () => group.replaceWith( ...group.childNodes ) );
	}
	cleanups.push(
		setAttributes( group, {
			role: 'group',
			'aria-roledescription': translate( 'slide' ),
			'aria-label': label,
		} )
	);
	return cleanupAll( cleanups );
}

/** The position of a slide in words: `3 of 5`. */
export const formatPosition = (
	slide: number,
	{ length }: ArrayLike< unknown >
): string => translate( '%1$s of %2$s', slide + 1, length );

/** Builds the elements around the slides. */
export function buildFrame( root: HTMLElement, list: HTMLElement ) {
	const { element, cleanup } = createCarouselElement(
		root,
		list,
		'chaty-slider',
		translate( 'Slides' )
	);
	const status = makeElement( 'span', { class: 'chaty-slider-status' } );
	const viewport = makeElement( 'div', {
		class: 'chaty-slider-viewport',
		tabindex: '-1',
		'aria-live': 'polite',
	} );
	const cleanups = [
		cleanup,
		wrapElement( list, viewport ),
		setAttributes( list, list.matches( 'ul, ol' ) ? { role: 'none' } : {} ),
		rememberAttributes( element, 'data-state' ),
	];
	viewport.append( status );
	return {
		/** The whole slider. */
		element,
		/** Shows one slide; a live region while the slider does not run. */
		viewport,
		/** The position in words. */
		status,
		cleanup: cleanupAll( cleanups ),
	};
}

export type Frame = ReturnType< typeof buildFrame >;
