import {
	cleanupAll,
	prefersReducedMotion,
	setAttributes,
} from '@chaty/runtime';
import type { Cleanup } from '../../shared/types';
import { createEmbla } from '@chaty/slides';
import type { Stage, StageOptions } from './types';

/** jQuery's default easing, which the legacy sliders have. */
const swing = ( time: number ) => 0.5 - Math.cos( time * Math.PI ) / 2;

/** Loads images before they are in view: browsers do not do so inside an element that clips. */
const loadImages = ( slide?: HTMLElement ): readonly Cleanup[] =>
	Array.from( slide?.querySelectorAll( '[loading="lazy"]' ) ?? [], ( lazy ) =>
		setAttributes( lazy, { loading: 'eager' } )
	);

/** Creates a row of slides, one of which is in view. It loops. */
export function createRow( {
	list,
	viewport,
	slides,
	options,
	start,
	onSwipe,
}: StageOptions ): Stage {
	const embla = createEmbla(
		viewport,
		{ ms: options.animSpeed, ease: swing, isInstant: prefersReducedMotion },
		{
			loop: true,
			startIndex: start,
			watchResize( { internalEngine, reInit } ) {
				const { containerRect } = internalEngine();
				if ( list.offsetWidth !== containerRect.width ) {
					reInit();
				}
			},
		}
	);
	const cleanups: Cleanup[] = [ embla.destroy ];

	function handleSelect(): void {
		const slide = embla.selectedScrollSnap();
		for ( const step of [ -1, 0, 1 ] ) {
			cleanups.push(
				...loadImages( slides.at( ( slide + step ) % slides.length ) )
			);
		}
		onSwipe( slide );
	}
	handleSelect();
	embla.on( 'select', handleSelect );
	return {
		show( slide, step ) {
			if ( step ) {
				embla[ step > 0 ? 'scrollNext' : 'scrollPrev' ]();
			} else {
				embla.scrollTo( slide );
			}
		},
		cleanup: cleanupAll( cleanups ),
	};
}
