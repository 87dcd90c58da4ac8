import { cleanupAll, emit, watchArrowKeys } from '@chaty/runtime';
import type { Running } from '../core/handle';
import {
	createAutoplay,
	setInert,
	watchHash,
	type Autoplay,
} from '@chaty/slides';
import { createControls, type SliderControls } from './controls';
import type { SliderParts } from './types';

/** No slide is shown for less, whatever an option says: three flashes a second can harm (WCAG 2.2, 2.3.1). */
const MIN_PAUSE_MS = 500;

function startAutoplay(
	{ root, options, frame, isDisabled }: SliderParts,
	{ play }: SliderControls,
	onTime: () => void
): Autoplay {
	const { element, viewport } = frame;
	return createAutoplay( {
		element,
		play,
		live: viewport,
		pauseMs: Math.max( options.pauseTime, options.animSpeed, MIN_PAUSE_MS ),
		pausesOnHover: ! isDisabled( 'PauseOnHover' ),
		onTime,
		onState: ( state ) => emit( root, `slider:${ state }` ),
	} );
}

/** Keeps which slide shows, and reports each change. */
function createCurrent( { root, slides, start, frame }: SliderParts ) {
	const count = slides.length;
	let current = start;
	return {
		items: () => slides.map( ( slide ) => [ slide ] ),
		get: () => current,
		/** The slide this many steps on, around the ends. */
		next: ( step: number ) => ( current + step + count ) % count,
		/** Whether another slide may show. */
		mayShow: ( slide: number ) =>
			slide !== current &&
			emit( root, 'slider:showing', { slide, count } ),
		set( slide: number, controls: SliderControls ): void {
			current = slide;
			controls.showSlide( slide );
			setInert( slides, ( index ) => index === slide, frame.viewport );
			emit( root, 'slider:shown', { slide, count } );
		},
	};
}

const createMethods = ( read: () => Autoplay | undefined ) => ( {
	play: () => read()?.start(),
	pause: () => read()?.stop(),
} );

/** Runs a slider: autoplay, controls, keys, swipes and scripts change the shown slide. */
export function runSlider( parts: SliderParts ): Running {
	const { slides, options, frame, createStage } = parts;
	const current = createCurrent( parts );
	let autoplay: Autoplay | undefined;

	function show( slide: number, step = 0 ): void {
		if ( current.mayShow( slide ) ) {
			current.set( slide, controls );
			stage.show( slide, step );
		}
	}
	// The visitor's choice ends autoplay.
	const onSelect = ( slide: number, step = 0 ) => {
		autoplay?.stop();
		show( slide, step );
	};
	const onStep = ( step: number ) => onSelect( current.next( step ), step );

	const controls = createControls( { ...parts, onStep, onSelect } );
	const onSwipe = ( slide: number ) => {
		if ( slide !== current.get() ) {
			autoplay?.stop();
			current.set( slide, controls );
		}
	};
	const stage = createStage( { ...parts, ...frame, onSwipe } );

	current.set( parts.start, controls );
	if ( slides.length > 1 && options.pauseTime ) {
		autoplay = startAutoplay( parts, controls, () =>
			show( current.next( 1 ), 1 )
		);
	}
	const cleanup = cleanupAll( [
		controls.cleanup,
		stage.cleanup,
		() => autoplay?.cleanup(),
		watchArrowKeys( frame.element, onStep ),
		watchHash( () => slides, onSelect ),
	] );
	return Object.assign( cleanup, {
		items: current.items,
		methods: createMethods( () => autoplay ),
		current: current.get,
		show: onSelect,
		step: onStep,
	} );
}
