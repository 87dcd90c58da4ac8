import {
	cleanupAll,
	makeElement,
	rememberAttributes,
	setAttributes,
	translate,
	watchArrowKeys,
	wrapElement,
} from '@chaty/runtime';
import type { Cleanup } from '../../shared/types';
import type { Running } from '../core/handle';
import { createCarouselElement, setInert } from '@chaty/slides';
import { createControls, type CarouselControls } from './controls';
import { readOptions } from './options';
import { createMovement } from './movement';
import { createTrack, type Track } from './track';

/** The list of the items, in our markup or the legacy theme's. */
function findList( root: HTMLElement ): HTMLElement {
	const list = root.matches( 'ul, ol' )
		? root
		: root.querySelector< HTMLElement >(
				'[data-chaty-part="list"], .jcarousel-list, :scope > ul, :scope > ol'
		  );
	if ( ! list ) {
		throw new Error( 'A carousel has no list of items.' );
	}
	return list;
}

/** Builds the elements around the items: the whole carousel, and the viewport that shows some of them. */
function buildFrame( root: HTMLElement, list: HTMLElement ) {
	const restoreClass = rememberAttributes( list, 'class' );
	const { element, cleanup } = createCarouselElement(
		root,
		list,
		'chaty-carousel',
		translate( 'Items' )
	);
	const viewport = makeElement( 'div', {
		class: 'chaty-carousel-viewport',
		role: 'group',
		tabindex: '-1',
	} );
	const unwrap = wrapElement( list, viewport );
	list.classList.add( 'chaty-carousel-list' );
	return {
		element,
		viewport,
		cleanup: cleanupAll( [ restoreClass, cleanup, unwrap ] ),
	};
}

/** Remembers which items are inert; items that are added later are not. */
function rememberInert( list: HTMLElement ): Cleanup {
	const restore = cleanupAll(
		[ ...list.children ].map( ( item ) =>
			rememberAttributes( item, 'inert' )
		)
	);
	return () => {
		setInert( [ ...list.children ], () => true, list );
		restore();
	};
}

/** Says which items are shown, and puts the others out of reach. */
function showPage(
	viewport: HTMLElement,
	track: Track,
	controls: CarouselControls
) {
	const position = track.getPosition();
	const { first, last } = position;
	setInert(
		track.getItems(),
		( item ) => item >= first && item <= last,
		viewport
	);
	controls.showPosition( viewport, position, track.getPages() );
}

/** The first item that a carousel showed at its end: one that begins again goes on there. */
const places = new WeakMap< Element, number >();

/** Starts a carousel, which shows a page of items at a time. */
export function attachCarousel( root: HTMLElement ): Running {
	const options = readOptions( root );
	const list = findList( root );
	const frame = buildFrame( root, list );
	const { element, viewport } = frame;
	const restoreInert = rememberInert( list );
	const track = createTrack( viewport, list, options, places.get( root ) );
	const controls = createControls( element, {
		options,
		onStep: ( pages ) => step( pages ),
		onItem: ( item ) => show( item ),
	} );
	setAttributes( viewport, { 'aria-labelledby': controls.status } );
	const update = () => showPage( viewport, track, controls );
	track.on( 'select', update );
	track.on( 'reInit', update );
	update();
	const movement = createMovement( {
		root,
		element,
		track,
		options,
		controls,
	} );
	const { step, show } = movement;
	const current = () => track.getPosition().first;
	const cleanup = cleanupAll( [
		movement.cleanup,
		controls.cleanup,
		frame.cleanup,
		restoreInert,
		track.cleanup,
		() => places.set( root, current() ),
		watchArrowKeys( element, step ),
	] );
	return Object.assign( cleanup, {
		items: () => track.getItems().map( ( item ) => [ item ] ),
		current,
		show,
		step,
		methods: { play: movement.play, pause: movement.pause },
	} );
}
