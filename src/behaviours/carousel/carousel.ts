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
import { createCarouselElement } from '../core/slides/carousel-element';
import { setInert } from '../core/slides/set-inert';
import { createControls, showPosition, type Controls } from './controls';
import { createTrack } from './track';

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

/** Starts a carousel, which shows a page of items at a time and does not loop. */
export function attachCarousel( root: HTMLElement ): Cleanup {
	const list = findList( root );
	const frame = buildFrame( root, list );
	const { element, viewport, controls } = frame;
	const restoreInert = rememberInert( list );
	const track = createTrack( viewport, list );

	function update(): void {
		const position = track.getPosition();
		const { first, last } = position;
		setInert(
			[ ...list.children ],
			( item ) => item >= first && item <= last,
			viewport
		);
		showPosition( controls, viewport, position );
	}
	function showTarget(): void {
		const target = findTarget();
		const item = [ ...list.children ].findIndex( ( one ) =>
			one.contains( target )
		);
		if ( target && item >= 0 ) {
			track.showItem( item );
		}
	}
	track.on( 'select', update );
	track.on( 'reInit', update );
	track.on( 'select', () => {
		emit( root, 'carousel:moved', track.getPosition() );
	} );
	update();
	showTarget();
	return cleanupAll( [
		frame.cleanup,
		restoreInert,
		track.cleanup,
		watchArrowKeys( element, track.step ),
		listen( 'window', 'hashchange', showTarget ),
		...controls.arrows.map( ( arrow, index ) =>
			listen( arrow, 'click', () => track.step( index ? 1 : -1 ) )
		),
	] );
}
