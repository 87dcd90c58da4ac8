import {
	cleanupAll,
	makeElement,
	rememberAttributes,
	setAttributes,
	translate,
} from '@chaty/runtime';
import type { Cleanup } from '../../shared/types';

/** What holds the slides, in our markup or the origins'; else the slider's element itself. */
export const findSlideList = ( root: HTMLElement ): HTMLElement =>
	root.querySelector< HTMLElement >(
		'[data-chaty-part="slides"], .nivoSlider, .slides, :scope > ul, :scope > ol'
	) ?? root;

/** The slides of a list, without what stands there and is none. */
export const findSlides = ( list: HTMLElement ): readonly HTMLElement[] =>
	[ ...list.children ].filter(
		( child ): child is HTMLElement =>
			! child.matches( 'script, style, br, .nivo-html-caption' )
	);

/** Makes a slide a group that screen readers can tell from others; what may not be one gets one inside. */
export function labelSlide( slide: HTMLElement, label: string ): Cleanup {
	const undos = [ rememberAttributes( slide, 'inert' ) ];
	let group = slide;
	if ( ! slide.matches( 'div, section' ) ) {
		group = makeElement( 'div', {}, ...slide.childNodes );
		slide.append( group );
		undos.push( () => group.replaceWith( ...group.childNodes ) );
	}
	undos.push(
		setAttributes( group, {
			role: 'group',
			'aria-roledescription': translate( 'slide' ),
			'aria-label': label,
		} )
	);
	return cleanupAll( undos );
}

/** A slide's place in words: `3 of 5`. */
export const placeOf = (
	slide: number,
	{ length }: ArrayLike< unknown >
): string => translate( '%1$s of %2$s', slide + 1, length );
