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

/** Creates a row of slides, one of which is in view. It loops. */
export function createRow( {
	viewport,
	slides,
	options,
	start,
	onSwipe,
}: StageOptions ): Stage {
	const embla = createEmbla(
		viewport,
		{ ms: options.animSpeed, ease: swing, isInstant: prefersReducedMotion },
		{ loop: true, startIndex: start, watchSlides: false }
	);
	const cleanups: Cleanup[] = [ embla.destroy ];

	/** Loads images before they are in view: browsers do not do so inside an element that clips. */
	const load = ( slide?: HTMLElement ) =>
		slide
			?.querySelectorAll( '[loading="lazy"]' )
			.forEach( ( lazy ) =>
				cleanups.push( setAttributes( lazy, { loading: 'eager' } ) )
			);
	function handleSelect(): void {
		const slide = embla.selectedScrollSnap();
		[ -1, 0, 1 ].forEach( ( step ) =>
			load( slides.at( ( slide + step ) % slides.length ) )
		);
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
