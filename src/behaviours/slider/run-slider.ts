import { cleanupAll, emit } from '@chaty/runtime';
import type { Cleanup } from '../../shared/types';
import { watchArrowKeys } from '../core/slides/arrow-keys';
import { keepInReach } from '../core/slides/set-inert';
import { createAutoplay, type Autoplay } from './autoplay';
import { createControls, type Controls } from './controls';
import type { SliderPlan } from './slider-plan';

/** No slide is gone sooner, whatever a page says: what flashes three times a second can harm. */
const LEAST_PAUSE_MS = 500;

/** Lets it go on by itself, and shows whether it does; screen readers are told of slides while it does not. */
function startAutoplay(
	{ root, options, frame, isWithout }: SliderPlan,
	controls: Controls,
	onTime: () => void
): Autoplay {
	const { element, viewport } = frame;
	return createAutoplay( {
		element,
		pauseMs: Math.max(
			options.pauseTime,
			options.animSpeed,
			LEAST_PAUSE_MS
		),
		isHeldByHover: ! isWithout( 'PauseOnHover' ),
		onTime,
		onState( state ) {
			element.dataset[ 'state' ] = state;
			const live = state === 'running' ? 'off' : 'polite';
			viewport.setAttribute( 'aria-live', live );
			controls.showState( state );
			emit( root, `slider:${ state }` );
		},
	} );
}

/** Runs a slider: one slide after the other, by time and by the visitor. */
export function runSlider( plan: SliderPlan ): Cleanup {
	const { root, slides, options, frame, createStage } = plan;
	const { element, viewport } = frame;
	const count = slides.length;
	let current = plan.start;
	let autoplay: Autoplay | undefined;

	function arrive( slide: number ): void {
		current = slide;
		controls.showSlide( slide );
		keepInReach( slides, ( index ) => index === slide, viewport );
		emit( root, 'slider:shown', { slide, count } );
	}
	function show( slide: number, way = 0 ): void {
		if ( slide !== current ) {
			arrive( slide );
			stage.show( slide, way );
		}
	}
	// What the visitor chose stays.
	const onChoose = ( slide: number, way = 0 ) => {
		autoplay?.stop();
		show( slide, way );
	};
	const onSwipe = ( slide: number ) => {
		if ( slide !== current ) {
			autoplay?.stop();
			arrive( slide );
		}
	};
	const onStep = ( way: number ) =>
		onChoose( ( current + way + count ) % count, way );
	const onToggle = () => autoplay?.toggle();

	const controls = createControls( { ...plan, onStep, onChoose, onToggle } );
	const stage = createStage( { ...plan, viewport, onSwipe } );
	arrive( current );
	if ( count > 1 && options.pauseTime ) {
		const onTime = () => show( ( current + 1 ) % count, 1 );
		autoplay = startAutoplay( plan, controls, onTime );
	}
	return cleanupAll( [
		controls.undo,
		stage.undo,
		() => autoplay?.undo(),
		watchArrowKeys( element, onStep ),
	] );
}
