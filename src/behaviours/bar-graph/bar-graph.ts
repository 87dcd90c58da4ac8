import {
	cleanupAll,
	emit,
	log,
	onceInView,
	rememberAttributes,
} from '@chaty/runtime';
import type { Cleanup } from '../../shared/types';
import { readBarValue } from './bar-value';
import { describeBar } from './describe-bar';

/** A bar fills when this part of its row is in view: spec section 2, "fill on load and on scroll". */
const SEEN = 0.2;

/** Where a bar says how full it is: in ours, the origin's, and WPBakery's. */
const VALUES = [ 'data-chaty-value', 'data-width', 'data-percentage-value' ];

const BAR_CLASS = 'chaty-bar-graph-bar';
const FILLED_CLASS = 'chaty-bar-graph-filled';

/** What holds a bar, what it is called and its figure. */
function findRow( root: Element, bar: Element ): Element {
	const row = bar.closest( 'li, .vc_single_bar' );
	return ( row && root.contains( row ) ? row : bar.parentElement ) ?? bar;
}

/** Makes one bar wait until it is seen; one whose value is no number stays as it is. */
function startBar( root: Element, bar: HTMLElement ): Cleanup {
	const text = VALUES.map( ( name ) => bar.getAttribute( name ) ?? '' );
	const value = readBarValue( text.join( '' ) );
	if ( value === null ) {
		log( `"${ text.join( '' ) }" is no value of a bar.` );
		return () => {};
	}
	const row = findRow( root, bar );
	const undo = rememberAttributes( bar, 'class', 'style' );
	bar.classList.add( BAR_CLASS );
	bar.style.setProperty( '--chaty-bar-graph-value', `${ value }` );
	return cleanupAll( [
		undo,
		describeBar( row, bar, value ),
		onceInView( row, { share: SEEN }, () => {
			bar.classList.add( FILLED_CLASS );
			emit( root, 'bar-graph:filled', { bar, value } );
		} ),
	] );
}

/**
 * Bars that fill to their value, each once, when it comes into view; how long they take and how they
 * slow down is in the style (spec section 9, "bar animation").
 */
export function attachBarGraph( root: HTMLElement ): Cleanup {
	const bars = root.querySelectorAll< HTMLElement >(
		VALUES.map( ( name ) => `[${ name }]` ).join()
	);
	return cleanupAll( [ ...bars ].map( ( bar ) => startBar( root, bar ) ) );
}
