import {
	cleanupAll,
	log,
	prefersReducedMotion,
	rememberAttributes,
} from '@chaty/runtime';
import type { Cleanup } from '../../shared/types';
import { readEffectOptions } from './effect-options';
import { readEffects, type EffectName } from './effects';
import { reveal } from './transition';
import type { Stage, StagePlan } from './stage';
import { watchSwipe } from './watch-swipe';

/** The effects that may bring a slide: its own, or the slider's. */
function readSlideEffects(
	{ slides }: StagePlan,
	standard: string
): readonly ( readonly EffectName[] )[] {
	const common = readEffects( standard, log );
	return slides.map( ( slide ) => {
		const named = slide.querySelector< HTMLElement >(
			'[data-transition], [data-chaty-effect]'
		);
		const { chatyEffect, transition } = {
			...slide.dataset,
			...named?.dataset,
		};
		const own = chatyEffect ?? transition;
		return own ? readEffects( own, log ) : common;
	} );
}

const pick = < Item >( items: readonly Item[] ): Item | undefined =>
	items[ Math.floor( Math.random() * items.length ) ];

/** Slides upon each other: shows one, by an effect. */
function createPile( plan: StagePlan, effect: string ) {
	const { viewport, slides } = plan;
	const options = readEffectOptions( plan );
	const effects = readSlideEffects( plan, effect );
	let current = plan.start;
	let breakOff: Cleanup = () => {};

	/** Ends what moves. */
	function settle(): void {
		breakOff();
		breakOff = () => {};
		slides.forEach( ( { classList }, index ) => {
			classList.toggle( 'chaty-slider-shown', index === current );
			classList.remove( 'chaty-slider-coming' );
		} );
	}
	function show( slide: number ): void {
		settle();
		const [ from, to ] = [ slides[ current ], slides[ slide ] ];
		const chosen = prefersReducedMotion()
			? 'fade'
			: pick( effects[ slide ] ?? [] );
		current = slide;
		if ( from && to && chosen ) {
			to.classList.add( 'chaty-slider-coming' );
			const change = { viewport, from, to, effect: chosen, options };
			breakOff = reveal( change, settle );
		}
	}

	settle();
	return {
		show,
		step( way: number ): number {
			show( ( current + way + slides.length ) % slides.length );
			return current;
		},
		undo: () => breakOff(),
	};
}

/** A stage whose slides lie upon each other; another one comes by an effect. */
export function createStack( plan: StagePlan, effect: string ): Stage {
	const { viewport, list, slides, onSwipe } = plan;
	const undoClasses = [ list, ...slides ].map( ( element ) =>
		rememberAttributes( element, 'class' )
	);
	list.classList.add( 'chaty-slider-stack' );
	const { show, step, undo } = createPile( plan, effect );
	return {
		show,
		undo: cleanupAll( [
			...undoClasses,
			undo,
			watchSwipe( viewport, ( way ) => onSwipe( step( way ) ) ),
		] ),
	};
}
