import { ensureId, makeElement, translate } from '@chaty/runtime';
import type { Cleanup } from '../../shared/types';
import type { AutoplayState } from './autoplay';
import { createDots, type MakeButton } from './dots';
import { placeOf } from './find-slides';
import type { ControlsPlan } from './slider-plan';

/** Buttons of a slider: start and stop, arrows, one for each slide. */
export interface Controls {
	readonly showSlide: ( slide: number ) => void;
	readonly showState: ( state: AutoplayState ) => void;
	readonly undo: Cleanup;
}

/** Draws the buttons before the slides, in the order in which they are reached. */
export function createControls( plan: ControlsPlan ): Controls {
	const { frame, slides, options, isWithout, onStep, onToggle } = plan;
	const { viewport, status } = frame;
	const id = ensureId( viewport, 'slider' );
	const makeButton: MakeButton = ( name, label, onPress ) => {
		const button = makeElement( 'button', {
			type: 'button',
			class: `chaty-slider-${ name }`,
			'aria-label': label,
			'aria-controls': id,
		} );
		button.onclick = onPress;
		return button;
	};
	const makeArrow = ( name: string, label: string, way: number ) =>
		makeButton( name, translate( label ), () => onStep( way ) );
	const play = makeButton( 'play', '', onToggle );
	const dots = createDots( plan, makeButton );
	const arrows = [
		makeArrow( 'previous', 'Previous slide', -1 ),
		makeArrow( 'next', 'Next slide', 1 ),
	];
	const all = [
		...( options.pauseTime ? [ play ] : [] ),
		...( isWithout( 'DirectionNav' ) ? [] : arrows ),
		...( isWithout( 'ControlNav' ) ? [] : [ dots.element ] ),
	];
	if ( slides.length > 1 ) {
		viewport.before( ...all );
	}
	return {
		showSlide( slide ) {
			dots.showSlide( slide );
			status.textContent = placeOf( slide, slides );
		},
		showState( state ) {
			const act = state === 'stopped' ? 'Start' : 'Stop';
			const label = translate( `${ act } automatic slide show` );
			play.setAttribute( 'aria-label', label );
		},
		undo: () => all.forEach( ( element ) => element.remove() ),
	};
}
