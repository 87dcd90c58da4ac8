import { cleanupAll, listen } from '@chaty/runtime';
import type { Cleanup } from '../../shared/types';
import type { Spot, Zoom } from './zoom';

/** Elements that handle pointers themselves. */
const THEIRS = 'button, a, figcaption, video, iframe, .chaty-lightbox-inline';

/** A shorter movement is a tap. */
const SLOP_PX = 8;
const DOUBLE_TAP_MS = 300;
const NOWHERE: Spot = { x: 0, y: 0 };

interface GestureOptions {
	/** The zoom of the picture that shows. */
	readonly getZoom: () => Zoom | undefined;
	/** Called with how far a finger or the mouse has moved, sideways or downwards. */
	readonly onDrag: ( moved: Spot ) => void;
	/** Called when the pointer has left, with the duration of the movement. */
	readonly onRelease: ( moved: Spot, ms: number ) => void;
}

/** A pointer at one moment. */
function readTouch( event: Event ) {
	const { pointerId, pointerType, clientX, clientY, timeStamp } =
		event as PointerEvent;
	return {
		id: pointerId,
		isMouse: pointerType === 'mouse',
		spot: { x: clientX, y: clientY },
		at: timeStamp,
	};
}

type Touch = ReturnType< typeof readTouch >;

const isOurs = ( { target }: Event ) =>
	! ( target as Element ).closest( THEIRS );

const minus = ( a: Spot, b: Spot ): Spot => ( { x: a.x - b.x, y: a.y - b.y } );
const getLength = ( { x, y }: Spot ) => Math.hypot( x, y );

/** The point between one or two fingers, and their distance. */
function measure( touches: Iterable< Touch > ) {
	const [ a, b = a ] = [ ...touches ].map( ( { spot } ) => spot );
	return {
		middle: {
			x: ( ( a?.x ?? 0 ) + ( b?.x ?? 0 ) ) / 2,
			y: ( ( a?.y ?? 0 ) + ( b?.y ?? 0 ) ) / 2,
		},
		apart: a && b ? getLength( minus( a, b ) ) : 0,
	};
}

/** The part of a movement that counts: sideways, or downwards. */
const alongAxis = ( { x, y }: Spot, isSideways: boolean ): Spot =>
	isSideways ? { x, y: 0 } : { x: 0, y: Math.max( 0, y ) };

/** Which way a movement goes; undefined while it may be a tap. */
function findWay( { x, y }: Spot, isZoomed = false ) {
	if ( Math.hypot( x, y ) < SLOP_PX ) {
		return undefined;
	}
	const way = Math.abs( x ) > Math.abs( y ) ? 'x' : 'y';
	return isZoomed ? 'zoom' : way;
}

/** Reports a finger's second tap at the same place. */
function createTaps( onSecond: ( spot: Spot ) => void ) {
	let last: Touch | undefined;
	return ( touch: Touch ) => {
		if (
			last &&
			! touch.isMouse &&
			touch.at - last.at < DOUBLE_TAP_MS &&
			getLength( minus( touch.spot, last.spot ) ) < 3 * SLOP_PX
		) {
			onSecond( touch.spot );
		}
		last = touch;
	};
}

/** The movement of fingers and the mouse, from the first that touches to the last that leaves. */
function createGesture( { getZoom, onDrag, onRelease }: GestureOptions ) {
	const touches = new Map< number, Touch >();
	let start: Touch = { id: 0, isMouse: false, spot: NOWHERE, at: 0 };
	const tap = createTaps( ( spot ) => getZoom()?.toggle( spot ) );
	let way: ReturnType< typeof findWay >;

	const getMoved = ( { spot }: Touch ) =>
		alongAxis( minus( spot, start.spot ), way === 'x' );
	const move = ( touch: Touch ) => {
		const before = measure( touches.values() );
		touches.set( touch.id, touch );
		const { middle, apart } = measure( touches.values() );
		const zoom = getZoom();
		way ??= findWay( minus( touch.spot, start.spot ), zoom?.isOn() );
		if ( way === 'zoom' ) {
			zoom?.pan( minus( middle, before.middle ) );
			zoom?.by( apart / before.apart || 1, middle );
		} else if ( way ) {
			onDrag( getMoved( touch ) );
		}
	};
	return {
		has: ( { id }: Touch ) => touches.has( id ),
		isOfMouse: () => start.isMouse,
		hasMoved: () => !! way,
		down( touch: Touch ): void {
			if ( touches.size ) {
				onDrag( NOWHERE );
			} else {
				start = touch;
			}
			way = touches.size ? 'zoom' : undefined;
			touches.set( touch.id, touch );
		},
		move,
		up( touch: Touch ): void {
			touches.delete( touch.id );
			if ( ! way ) {
				tap( touch );
			} else if ( ! touches.size && way !== 'zoom' ) {
				onRelease( getMoved( touch ), touch.at - start.at );
			}
		},
	};
}

/** Two fingers on a touchpad are a wheel with Ctrl. */
const watchTouchpad = ( area: HTMLElement, { getZoom }: GestureOptions ) =>
	listen( area, 'wheel', ( event ) => {
		const { ctrlKey, deltaY } = event as WheelEvent;
		if ( ctrlKey ) {
			const { spot } = readTouch( event );
			event.preventDefault();
			getZoom()?.by( Math.exp( -deltaY / 100 ), spot );
		}
	} );

/**
 * One finger or the mouse drags, an enlarged picture in all directions; two fingers enlarge it, and so do
 * two taps. A click that ends a movement is ignored.
 */
export function watchGestures(
	area: HTMLElement,
	options: GestureOptions
): Cleanup {
	const gesture = createGesture( options );
	return cleanupAll( [
		watchTouchpad( area, options ),
		listen( area, 'pointerdown', ( event ) => {
			if ( ! ( event as PointerEvent ).button && isOurs( event ) ) {
				gesture.down( readTouch( event ) );
			}
		} ),
		listen( area, 'pointermove pointerup pointercancel', ( event ) => {
			const touch = readTouch( event );
			if ( gesture.has( touch ) ) {
				gesture[ event.type === 'pointermove' ? 'move' : 'up' ](
					touch
				);
			}
			if ( gesture.has( touch ) && gesture.hasMoved() ) {
				area.setPointerCapture( touch.id );
			}
		} ),
		// The visitor's system decides how fast a double click is.
		listen( area, 'dblclick', ( event ) => {
			if (
				gesture.isOfMouse() &&
				! gesture.hasMoved() &&
				isOurs( event )
			) {
				options.getZoom()?.toggle( readTouch( event ).spot );
			}
		} ),
		listen(
			area,
			'click',
			( event ) =>
				// The keyboard's clicks have no detail.
				gesture.hasMoved() &&
				( event as UIEvent ).detail &&
				event.stopPropagation(),
			true
		),
	] );
}
