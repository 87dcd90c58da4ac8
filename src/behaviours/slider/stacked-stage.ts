import {
	cleanupAll,
	log,
	prefersReducedMotion,
	rememberAttributes,
} from '@chaty/runtime';
import type { Cleanup } from '../../shared/types';
import { readEffects, type EffectName } from './effects';
import { watchSwipe } from './swipe';
import { readTileOptions } from './tile-plan';
import { startTransition } from './transition';
import type { Stage, StageOptions } from './types';

/** The effects that may show each slide: its own, or the slider's. */
function readSlideEffects(
	{ slides }: StageOptions,
	fallback: string
): readonly ( readonly EffectName[] )[] {
	const common = readEffects( fallback, log );
	return slides.map( ( slide ) => {
		const inner = slide.querySelector< HTMLElement >(
			'[data-transition], [data-chaty-effect]'
		);
		const { chatyEffect, transition } = {
			...slide.dataset,
			...inner?.dataset,
		};
		const own = chatyEffect ?? transition;
		return own ? readEffects( own, log ) : common;
	} );
}

const pickRandom = < Item >( items: readonly Item[] ): Item | undefined =>
	items[ Math.floor( Math.random() * items.length ) ];

/** Shows one of the stacked slides by an effect. */
function createStackState( stage: StageOptions, effectNames: string ) {
	const { viewport, slides } = stage;
	const options = readTileOptions( stage );
	const effects = readSlideEffects( stage, effectNames );
	let current = stage.start;
	let cancel: Cleanup = () => {};

	/** Ends a running transition. */
	function finish(): void {
		cancel();
		cancel = () => {};
		slides.forEach( ( { classList }, index ) => {
			classList.toggle( 'chaty-slider-shown', index === current );
			classList.remove( 'chaty-slider-coming' );
		} );
	}
	function show( slide: number ): void {
		finish();
		const [ from, to ] = [ slides[ current ], slides[ slide ] ];
		const effect = prefersReducedMotion()
			? 'fade'
			: pickRandom( effects[ slide ] ?? [] );
		current = slide;
		if ( from && to && effect ) {
			to.classList.add( 'chaty-slider-coming' );
			const change = { viewport, from, to, effect, options };
			cancel = startTransition( change, finish );
		}
	}

	finish();
	return {
		show,
		step( step: number ): number {
			show( ( current + step + slides.length ) % slides.length );
			return current;
		},
		cleanup: () => cancel(),
	};
}

export function createStack(
	options: StageOptions,
	effectNames: string
): Stage {
	const { viewport, list, slides, onSwipe } = options;
	const restoreClasses = [ list, ...slides ].map( ( element ) =>
		rememberAttributes( element, 'class' )
	);
	list.classList.add( 'chaty-slider-stack' );
	const { show, step, cleanup } = createStackState( options, effectNames );
	return {
		show,
		cleanup: cleanupAll( [
			...restoreClasses,
			cleanup,
			watchSwipe( viewport, ( direction ) =>
				onSwipe( step( direction ) )
			),
		] ),
	};
}
