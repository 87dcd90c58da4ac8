import { makeElement, onKey, translate } from '@chaty/runtime';
import type { ControlsPlan } from './slider-plan';

/** Makes a button of a slider. */
export type MakeButton = (
	name: string,
	label: string,
	onPress: () => void
) => HTMLButtonElement;

/**
 * A button for each slide; Home and End lead to the first and the last. Focus on a button goes along to
 * that of the slide that is shown.
 */
export function createDots( plan: ControlsPlan, makeButton: MakeButton ) {
	const { slides, createThumb, followDot, onChoose } = plan;
	const dots = slides.map( ( slide, index ) => {
		const label = translate( 'Slide %1$s', index + 1 );
		const dot = makeButton( 'dot', label, () => onChoose( index ) );
		dot.append( createThumb?.( slide ) ?? '' );
		return dot;
	} );
	const element = makeElement(
		'div',
		{
			class: `chaty-slider-${ createThumb ? 'thumbs' : 'dots' }`,
			role: 'group',
			'aria-label': translate( 'Choose a slide' ),
		},
		...dots
	);
	onKey( element, {
		Home: () => onChoose( 0 ),
		End: () => onChoose( slides.length - 1 ),
	} );

	function showSlide( slide: number ): void {
		const hasFocus = element.matches( ':focus-within' );
		dots.forEach( ( dot, index ) => {
			dot.setAttribute( 'aria-current', `${ index === slide }` );
		} );
		// What the style shows where there is no room for the buttons.
		element.dataset[ 'position' ] = `${ slide + 1 } / ${ slides.length }`;
		const dot = dots[ slide ] as HTMLElement;
		followDot?.( dot );
		if ( hasFocus ) {
			dot.focus();
		}
	}
	return { element, showSlide };
}
