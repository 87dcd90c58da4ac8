import { cleanupAll, emit, watchArrowKeys } from '@chaty/runtime';
import type { Cleanup } from '../../shared/types';
import { setInert } from '../core/slides/set-inert';
import { createAutoplay, type Autoplay } from './autoplay';
import { createControls, type Controls } from './controls';
import type { SliderParts } from './types';

/** No slide is shown for less, whatever an option says: three flashes a second can harm (WCAG 2.2, 2.3.1). */
const MIN_PAUSE_MS = 500;

/** Starts autoplay. Slides are announced to screen readers only while it does not run. */
function startAutoplay(
	{ root, options, frame, isDisabled }: SliderParts,
	controls: Controls,
	onTime: () => void
): Autoplay {
	const { element, viewport } = frame;
	return createAutoplay( {
		element,
		pauseMs: Math.max( options.pauseTime, options.animSpeed, MIN_PAUSE_MS ),
		pausesOnHover: ! isDisabled( 'PauseOnHover' ),
		onTime,
		onState( state ) {
			element.dataset[ 'state' ] = state;
			viewport.setAttribute(
				'aria-live',
				state === 'running' ? 'off' : 'polite'
			);
			controls.showState( state );
			emit( root, `slider:${ state }` );
		},
	} );
}

/** Runs a slider: autoplay, controls, keys and swipes change the shown slide. */
export function runSlider( parts: SliderParts ): Cleanup {
	const { root, slides, options, frame, createStage } = parts;
	const { element, viewport } = frame;
	const count = slides.length;
	let current = parts.start;
	let autoplay: Autoplay | undefined;

	function update( slide: number ): void {
		current = slide;
		controls.showSlide( slide );
		setInert( slides, ( index ) => index === slide, viewport );
		emit( root, 'slider:shown', { slide, count } );
	}
	function show( slide: number, step = 0 ): void {
		if ( slide !== current ) {
			update( slide );
			stage.show( slide, step );
		}
	}
	// The visitor's choice ends autoplay.
	const onSelect = ( slide: number, step = 0 ) => {
		autoplay?.stop();
		show( slide, step );
	};
	const onSwipe = ( slide: number ) => {
		if ( slide !== current ) {
			autoplay?.stop();
			update( slide );
		}
	};
	const onStep = ( step: number ) =>
		onSelect( ( current + step + count ) % count, step );
	const onToggle = () => autoplay?.toggle();

	const controls = createControls( { ...parts, onStep, onSelect, onToggle } );
	const stage = createStage( { ...parts, viewport, onSwipe } );
	update( current );
	if ( count > 1 && options.pauseTime ) {
		const onTime = () => show( ( current + 1 ) % count, 1 );
		autoplay = startAutoplay( parts, controls, onTime );
	}
	return cleanupAll( [
		controls.cleanup,
		stage.cleanup,
		() => autoplay?.cleanup(),
		watchArrowKeys( element, onStep ),
	] );
}
