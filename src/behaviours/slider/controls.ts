import { ensureId, makeElement, onKey, translate } from '@chaty/runtime';
import { formatPosition } from './slides';
import type { SliderParts } from './types';

type ControlsParts = SliderParts & {
	readonly onStep: ( step: number ) => void;
	readonly onSelect: ( slide: number ) => void;
};

type MakeButton = (
	name: string,
	label: string,
	onPress?: () => void
) => HTMLButtonElement;

/**
 * Creates a dot for each slide; Home and End lead to the first and the last. When a dot has the focus, the
 * focus moves to the dot of the shown slide.
 */
function createDots( parts: ControlsParts, makeButton: MakeButton ) {
	const { slides, thumbnails, onSelect } = parts;
	const dots = slides.map( ( slide, index ) => {
		const label = translate( 'Slide %1$s', index + 1 );
		const dot = makeButton( 'dot', label, () => onSelect( index ) );
		dot.append( thumbnails?.create( slide ) ?? '' );
		return dot;
	} );
	const element = makeElement(
		'div',
		{
			class: `chaty-slider-${ thumbnails ? 'thumbs' : 'dots' }`,
			role: 'group',
			'aria-label': translate( 'Choose a slide' ),
		},
		...dots
	);
	onKey( element, {
		Home: () => onSelect( 0 ),
		End: () => onSelect( slides.length - 1 ),
	} );

	function showSlide( slide: number ): void {
		const hasFocus = element.matches( ':focus-within' );
		dots.forEach( ( dot, index ) => {
			dot.setAttribute( 'aria-current', `${ index === slide }` );
		} );
		// The style sheet shows this where there is no room for the dots.
		element.dataset[ 'position' ] = `${ slide + 1 } / ${ slides.length }`;
		const dot = dots[ slide ] as HTMLElement;
		thumbnails?.reveal( dot );
		if ( hasFocus ) {
			dot.focus();
		}
	}
	return { element, showSlide };
}

/** Adds the buttons before the slides, in the order of focus: start and stop, arrows, a dot for each slide. */
export function createControls( parts: ControlsParts ) {
	const { frame, slides, options, isDisabled, onStep } = parts;
	const { viewport, status } = frame;
	const id = ensureId( viewport, 'slider' );
	const makeButton: MakeButton = ( name, label, onPress ) => {
		const button = makeElement( 'button', {
			type: 'button',
			class: `chaty-slider-${ name }`,
			'aria-label': label,
			'aria-controls': id,
		} );
		button.onclick = onPress ?? null;
		return button;
	};
	const makeArrow = ( name: string, label: string, step: number ) =>
		makeButton( name, translate( label ), () => onStep( step ) );
	const play = makeButton( 'play', '' );
	const dots = createDots( parts, makeButton );
	const arrows = [
		makeArrow( 'previous', 'Previous slide', -1 ),
		makeArrow( 'next', 'Next slide', 1 ),
	];
	const elements = [
		...( options.pauseTime ? [ play ] : [] ),
		...( isDisabled( 'DirectionNav' ) ? [] : arrows ),
		...( isDisabled( 'ControlNav' ) ? [] : [ dots.element ] ),
	];
	if ( slides.length > 1 ) {
		viewport.before( ...elements );
	}
	return {
		play,
		showSlide( slide: number ): void {
			dots.showSlide( slide );
			status.textContent = formatPosition( slide, slides );
		},
		cleanup: () => elements.forEach( ( element ) => element.remove() ),
	};
}

export type SliderControls = ReturnType< typeof createControls >;
