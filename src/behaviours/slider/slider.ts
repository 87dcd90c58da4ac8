import { cleanupAll, loadChunk, log } from '@chaty/runtime';
import type { Cleanup } from '../../shared/types';
import {
	buildFrame,
	findSlideList,
	findSlides,
	formatPosition,
	labelSlide,
} from './slides';
import { readOptions } from './options';
import { createRow } from './embla-stage';
import { runSlider } from './controller';
import type { SliderChunk, SliderExtras } from './types';

/** Options and lists that need the chunk. */
const CHUNK_OPTIONS = /Effect|Start|Nav|Hover|Manual|image/;
const LEGACY_LISTS = '.nivoSlider, .flexslider *';

function startSlider(
	root: HTMLElement,
	list: HTMLElement,
	extras: SliderExtras
): Cleanup {
	const slides = findSlides( list );
	const unlabel = slides.map( ( slide, index ) =>
		labelSlide( slide, formatPosition( index, slides ) )
	);
	const frame = buildFrame( root, list );
	const stop = runSlider( {
		...extras,
		root,
		list,
		slides,
		frame,
		createStage: extras.createStage ?? createRow,
		options: readOptions( extras.read ),
	} );
	return cleanupAll( [ extras.cleanup, ...unlabel, frame.cleanup, stop ] );
}

/**
 * Starts a slider, which shows one slide at a time: in a row or, with effects, stacked. Only pages with a
 * slider that needs the chunk load it; if it cannot be loaded, slides are in a row.
 */
export function attachSlider( root: HTMLElement ): Cleanup {
	const list = findSlideList( root );
	const defaults: SliderExtras = {
		read: ( name ) => root.dataset[ `chaty${ name }` ],
		isDisabled: () => false,
		start: 0,
		cleanup() {},
	};
	let isOver = false;
	let { cleanup } = defaults;

	function start( chunk?: SliderChunk ): void {
		if ( ! isOver ) {
			const extras = chunk?.prepare( root, list ) ?? defaults;
			cleanup = startSlider( root, list, extras );
		}
	}
	if ( ! findSlides( list ).length ) {
		throw new Error( 'A slider has no slides.' );
	}
	if (
		CHUNK_OPTIONS.test( Object.entries( root.dataset ).join() ) ||
		list.matches( LEGACY_LISTS )
	) {
		loadChunk< SliderChunk >( 'slider' ).then( start ).catch( log );
	} else {
		start();
	}
	return () => {
		isOver = true;
		cleanup();
	};
}
