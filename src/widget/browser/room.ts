import { every } from '../../shared/timers';
import type { Cleanup } from '../../shared/types';
import { GAP_PX } from '../domain/position';
import { readPosition } from './stack';

/** A launcher in its own place: its left and lower edges in the window, and its size, in pixels. */
interface Box {
	readonly left: number;
	readonly bottom: number;
	readonly size: number;
}

/** How often the room is measured again: bars slide in, go away and change their height. */
const MEASURE_MS = 300;

/** Each step clears one neighbor; neighbors may stand on top of each other. */
const MAX_STEPS = 5;

/** Where a launcher is probed, as shares of its size. */
const PROBES = [ 0.05, 0.5, 0.95 ];

const DISTANCE = '--chaty-bottom';

/** Value and priority of the distance from the bottom in the widgets' own `style` attributes. */
const own = new WeakMap< HTMLElement, readonly [ string, string ] >();

let stop: Cleanup | undefined;

const isFixed = ( element: Element | null ): boolean =>
	!! element &&
	( getComputedStyle( element ).position === 'fixed' ||
		isFixed( element.parentElement ) );

/** The upper edges of the fixed elements in front of the page at a point, without widgets. */
function findEdges( x: number, y: number ): number[] {
	const edges: number[] = [];
	for ( const element of document.elementsFromPoint( x, y ) ) {
		if ( ! element.closest( '.chaty' ) ) {
			// Fixed elements behind the page's content are a background.
			if ( ! isFixed( element ) ) {
				break;
			}
			if (
				element.checkVisibility?.( { checkOpacity: true } ) !== false
			) {
				edges.push( element.getBoundingClientRect().top );
			}
		}
	}
	return edges;
}

/** How far a launcher must go up to clear its neighbors. What reaches over the window's middle, as a menu, is none. */
function findStep( { left, bottom, size }: Box ): number {
	const top = Math.min(
		...PROBES.flatMap( ( across ) =>
			PROBES.flatMap( ( down ) =>
				findEdges( left + size * across, bottom - size * down )
			)
		).filter( ( edge ) => edge > window.innerHeight / 2 )
	);
	return Math.max( 0, bottom - top + GAP_PX );
}

/** How far launchers that share a side go up; not at all where they would leave the lower half of the window. */
function findRise( boxes: readonly Box[] ): number {
	let rise = 0;
	let step = 1;
	for ( let steps = 0; step && steps < MAX_STEPS; steps++ ) {
		const base = rise;
		step = Math.max(
			...boxes.map( ( box ) =>
				findStep( { ...box, bottom: box.bottom - base } )
			)
		);
		rise += step;
	}
	const isLow = boxes.every(
		( { bottom, size } ) => bottom - rise - size >= window.innerHeight / 2
	);
	return isLow ? rise : 0;
}

/** Puts a widget back into its own place, and reads that. */
function putBack( container: HTMLElement ) {
	const { style, firstElementChild: frame } = container;
	const [ value, priority ] = own.get( container ) ?? [
		style.getPropertyValue( DISTANCE ),
		style.getPropertyPriority( DISTANCE ),
	];
	own.set( container, [ value, priority ] );
	style.setProperty( DISTANCE, value, priority );
	const position = readPosition( container );
	const { size, side } = position;
	const { left, right, bottom } = (
		frame ?? container
	).getBoundingClientRect();
	return {
		...position,
		style,
		box: { left: side ? left : right - size, bottom, size },
	};
}

const putAllBack = () =>
	[ ...document.querySelectorAll< HTMLElement >( '.chaty.active' ) ].map(
		putBack
	);

/** Raises the widgets of each side together, so that they keep their order. */
function measure(): void {
	const widgets = putAllBack();
	for ( const side of new Set( widgets.map( ( one ) => one.side ) ) ) {
		const those = widgets.filter( ( one ) => one.side === side );
		const rise = findRise( those.map( ( { box } ) => box ) );
		for ( const { style, bottom } of rise ? those : [] ) {
			style.setProperty( DISTANCE, `${ bottom + rise }px`, 'important' );
		}
	}
}

/** Keeps the page's widgets clear of other fixed elements in their corner, as these come, change and go. */
export const makeRoom = (): Cleanup => {
	measure();
	stop ??= every( MEASURE_MS, measure );
	return () => {
		stop?.();
		stop = undefined;
		putAllBack();
	};
};
