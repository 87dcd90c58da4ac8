import { cleanupAll, loadChunk, log } from '@chaty/runtime';
import type { Cleanup } from '../../shared/types';
import { findSlideList, findSlides, labelSlide, placeOf } from './find-slides';
import { buildFrame } from './frame';
import { readOptions } from './options';
import { createRow } from './embla-stage';
import { runSlider } from './run-slider';
import type { SliderExtras, SliderView } from './stage';

/** What the later half is needed for: in the data of the slider's element, and where its list stands. */
const EXTRAS = /Effect|Start|Nav|Hover|Manual|image/;
const ORIGINS = '.nivoSlider, .flexslider *';

/** Makes a slider of a list. */
function startSlider(
	root: HTMLElement,
	list: HTMLElement,
	extras: SliderExtras
): Cleanup {
	const slides = findSlides( list );
	const undoSlides = slides.map( ( slide, index ) =>
		labelSlide( slide, placeOf( index, slides ) )
	);
	const frame = buildFrame( root, list );
	const undoRun = runSlider( {
		...extras,
		...{ root, list, slides, frame },
		createStage: extras.createStage ?? createRow,
		options: readOptions( extras.read ),
	} );
	return cleanupAll( [ extras.undo, ...undoSlides, frame.undo, undoRun ] );
}

/**
 * A slider (spec section 2, "Site page behaviours"): one slide at a time, in a row or, with effects,
 * upon each other. What not every slider needs is loaded where a page has one that does; where it
 * cannot be had, the slides are in a row.
 */
export function attachSlider( root: HTMLElement ): Cleanup {
	const list = findSlideList( root );
	const plain: SliderExtras = {
		read: ( name ) => root.dataset[ `chaty${ name }` ],
		isWithout: () => false,
		start: 0,
		undo() {},
	};
	let isOver = false;
	let { undo } = plain;

	function start( view?: SliderView ): void {
		if ( ! isOver ) {
			const extras = view?.prepare( root, list ) ?? plain;
			undo = startSlider( root, list, extras );
		}
	}
	if ( ! findSlides( list ).length ) {
		throw new Error( 'A slider has no slides.' );
	}
	const data = Object.entries( root.dataset ).join();
	if ( EXTRAS.test( data ) || list.matches( ORIGINS ) ) {
		loadChunk< SliderView >( 'slider' ).then( start ).catch( log );
	} else {
		start();
	}
	return () => {
		isOver = true;
		undo();
	};
}
