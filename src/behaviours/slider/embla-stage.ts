import {
	cleanupAll,
	prefersReducedMotion,
	setAttributes,
} from '@chaty/runtime';
import type { Cleanup } from '../../shared/types';
import { createTrack } from '../core/slides/create-embla';
import type { Stage, StagePlan } from './stage';

/** The origin's course of a movement: slow at both ends. */
const swing = ( time: number ) => 0.5 - Math.cos( time * Math.PI ) / 2;

/** Slides in a row, of which one is in view; after the last comes the first. */
export function createRow( {
	viewport,
	slides,
	options,
	start,
	onSwipe,
}: StagePlan ): Stage {
	const track = createTrack(
		viewport,
		{ ms: options.animSpeed, ease: swing, isAtOnce: prefersReducedMotion },
		{ loop: true, startIndex: start, watchSlides: false }
	);
	const undos: Cleanup[] = [ track.destroy ];

	/** Lets pictures come before they are in view, which browsers do not where something clips. */
	const load = ( slide?: HTMLElement ) =>
		slide
			?.querySelectorAll( '[loading="lazy"]' )
			.forEach( ( lazy ) =>
				undos.push( setAttributes( lazy, { loading: 'eager' } ) )
			);
	function handleSelect(): void {
		const slide = track.selectedScrollSnap();
		[ -1, 0, 1 ].forEach( ( step ) =>
			load( slides.at( ( slide + step ) % slides.length ) )
		);
		onSwipe( slide );
	}
	handleSelect();
	track.on( 'select', handleSelect );
	return {
		show( slide, way ) {
			if ( way ) {
				track[ way > 0 ? 'scrollNext' : 'scrollPrev' ]();
			} else {
				track.scrollTo( slide );
			}
		},
		undo: cleanupAll( undos ),
	};
}
