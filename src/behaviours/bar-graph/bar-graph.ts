import {
	cleanupAll,
	createParts,
	emit,
	log,
	onceInView,
	rememberAttributes,
	setAttributes,
} from '@chaty/runtime';
import type { Cleanup } from '../../shared/types';
import type { Running } from '../core/handle';

/** The part of a row that must be in view for its bar to fill (docs/behaviours/bar-graph.md). */
const VISIBLE_RATIO = 0.2;

/** Attributes with the value of a bar: ours, the legacy theme's and WPBakery's. */
const VALUES = [ 'data-chaty-value', 'data-width', 'data-percentage-value' ];

const FIGURE = '[data-chaty-part="figure"], strong, .vc_label_units';
const BAR_CLASS = 'chaty-bar-graph-bar';
const FILLED_CLASS = 'chaty-bar-graph-filled';

/** A number, with or without a percent sign. */
const PERCENTAGE = /^\s*([+-]?\d+(?:[.,]\d+)?)\s*%?\s*$/;

/** Parses the value of a bar and clamps it to 0 to 100; null when it is not a number. */
export function parseBarValue( text: string ): number | null {
	const [ , figure ] = PERCENTAGE.exec( text ) ?? [];
	return figure === undefined
		? null
		: Math.min( 100, Math.max( 0, Number( figure.replace( ',', '.' ) ) ) );
}

const readText = ( element: Element | null ): string =>
	element?.textContent?.replace( /\s+/g, ' ' ).trim() ?? '';

/** The text beside the bar, or else inside it, without the figure. */
function readName( row: Element, bar: Element, figure: string ): string {
	const inside = readText( bar );
	return (
		[ readText( row ).replace( inside, '' ), inside ]
			.map( ( text ) => text.replace( figure, '' ).trim() )
			.find( Boolean ) ?? figure
	);
}

/**
 * Makes a bar a meter with a name. Screen readers read the figure that the page shows, such as "four of
 * five", instead of the percentage.
 */
function applyAria( row: Element, bar: Element, value: number ): Cleanup {
	const figure = readText( row.querySelector( FIGURE ) );
	return setAttributes( bar, {
		role: 'meter',
		'aria-valuemin': 0,
		'aria-valuemax': 100,
		'aria-valuenow': value,
		'aria-valuetext': figure || `${ value }%`,
		'aria-label':
			bar.getAttribute( 'aria-label' ) || readName( row, bar, figure ),
	} );
}

/** The element that holds a bar with its name and figure. */
function findRow( root: Element, bar: Element ): Element {
	const row = bar.closest( 'li, .vc_single_bar' );
	return ( row && root.contains( row ) ? row : bar.parentElement ) ?? bar;
}

/** Makes one bar fill when it is in view; a bar with an invalid value stays as it is. */
function startBar( root: Element, bar: HTMLElement ): Cleanup {
	const text = VALUES.map( ( name ) => bar.getAttribute( name ) ?? '' ).join(
		''
	);
	const value = parseBarValue( text );
	if ( value === null ) {
		log( `"${ text }" is not a valid value of a bar.` );
		return () => {};
	}
	const row = findRow( root, bar );
	const cleanup = rememberAttributes( bar, 'class', 'style' );
	bar.classList.add( BAR_CLASS );
	bar.style.setProperty( '--chaty-bar-graph-value', `${ value }` );
	return cleanupAll( [
		cleanup,
		applyAria( row, bar, value ),
		onceInView( row, { share: VISIBLE_RATIO }, () => {
			bar.classList.add( FILLED_CLASS );
			emit( root, 'bar-graph:filled', { bar, value } );
		} ),
	] );
}

/** Makes each bar fill to its value once, when it comes into view. The style sheet has the animation. */
export function attachBarGraph( root: HTMLElement ): Running {
	const selector = VALUES.map( ( name ) => `[${ name }]` ).join();
	const { refresh, cleanup } = createParts(
		() =>
			[ ...root.querySelectorAll< HTMLElement >( selector ) ].map(
				( bar ) => [ bar ] as const
			),
		( [ bar ] ) => ( { cleanup: startBar( root, bar ) } )
	);
	return Object.assign( cleanup, { refresh } );
}
