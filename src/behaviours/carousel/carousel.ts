import {
	cleanupAll,
	emit,
	ensureId,
	findTarget,
	listen,
	makeElement,
	rememberAttributes,
	translate,
	watchArrowKeys,
	wrapElement,
} from '@chaty/runtime';
import type { Cleanup } from '../../shared/types';
import type { Running } from '../core/handle';
import { createCarouselElement, setInert } from '@chaty/slides';
import { createControls, showPosition, type Controls } from './controls';
import { createTrack, type Track } from './track';

/** The elements around the items. */
interface Frame {
	/** The whole carousel. */
	readonly element: HTMLElement;
	readonly controls: Controls;
	/** The part that shows some of the items. */
	readonly viewport: HTMLElement;
	readonly cleanup: Cleanup;
}

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

function buildFrame( root: HTMLElement, list: HTMLElement ): Frame {
	const restoreClass = rememberAttributes( list, 'class' );
	const { element, cleanup } = createCarouselElement( root, list, {
		className: 'chaty-carousel',
		label: translate( 'Items' ),
	} );
	const controls = createControls( element );
	const viewport = makeElement( 'div', {
		class: 'chaty-carousel-viewport',
		role: 'group',
		tabindex: '-1',
		'aria-labelledby': ensureId( controls.status, 'carousel' ),
	} );
	const unwrap = wrapElement( list, viewport );
	list.classList.add( 'chaty-carousel-list' );
	return {
		element,
		controls,
		viewport,
		cleanup: cleanupAll( [
			restoreClass,
			cleanup,
			controls.cleanup,
			unwrap,
		] ),
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
		for ( const item of list.children ) {
			item.removeAttribute( 'inert' );
		}
		restore();
	};
}

/** Moves the carousel unless a script prevents it. A finger moves it without asking. */
function createMover( root: HTMLElement, track: Track ) {
	const ask = ( move: () => void ) => {
		if ( emit( root, 'carousel:moving', track.getPosition() ) ) {
			move();
		}
	};
	const show = ( item: number ) => ask( () => track.showItem( item ) );
	return {
		step: ( pages: number ) => ask( () => track.step( pages ) ),
		show,
		/** Shows the item that the URL's target is in. */
		showTarget(): void {
			const target = findTarget();
			const item = track
				.getItems()
				.findIndex( ( one ) => one.contains( target ) );
			if ( target && item >= 0 ) {
				show( item );
			}
		},
	};
}

/** Starts a carousel, which shows a page of items at a time and does not loop. */
export function attachCarousel( root: HTMLElement ): Running {
	const list = findList( root );
	const frame = buildFrame( root, list );
	const { element, viewport, controls } = frame;
	const restoreInert = rememberInert( list );
	const track = createTrack( viewport, list );

	function update(): void {
		const position = track.getPosition();
		const { first, last } = position;
		setInert(
			track.getItems(),
			( item ) => item >= first && item <= last,
			viewport
		);
		showPosition( controls, viewport, position );
	}
	const { step, show, showTarget } = createMover( root, track );
	track.on( 'select', update );
	track.on( 'reInit', update );
	track.on( 'select', () => {
		emit( root, 'carousel:moved', track.getPosition() );
	} );
	update();
	showTarget();
	const cleanup = cleanupAll( [
		frame.cleanup,
		restoreInert,
		track.cleanup,
		watchArrowKeys( element, step ),
		listen( 'window', 'hashchange', showTarget ),
		...controls.arrows.map( ( arrow, index ) =>
			listen( arrow, 'click', () => step( index ? 1 : -1 ) )
		),
	] );
	return Object.assign( cleanup, {
		items: () => track.getItems().map( ( item ) => [ item ] ),
		current: () => track.getPosition().first,
		show,
		step,
	} );
}
