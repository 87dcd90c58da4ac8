/** A point on the screen, or a distance, in CSS pixels. */
export interface Spot {
	readonly x: number;
	readonly y: number;
}

/** The picture grows to twice the size in which it shows, or twice that of its file. */
const STEP = 2;

const clamp = ( value: number, a: number, b: number ) =>
	Math.max( Math.min( a, b ), Math.min( Math.max( a, b ), value ) );

/** Where the picture is while it is not enlarged. */
const measure = ( picture: HTMLImageElement ) => ( {
	x: picture.offsetLeft + picture.offsetWidth / 2,
	y: picture.offsetTop + picture.offsetHeight / 2,
	width: picture.offsetWidth || 1,
	height: picture.offsetHeight,
} );

/** Puts the largest file in the box of a smaller one. */
function takeLargest( picture: HTMLImageElement ): void {
	if ( picture.srcset ) {
		picture.style.inlineSize = `${ picture.offsetWidth }px`;
		picture.removeAttribute( 'srcset' );
	}
}

/** Keeps the edges of a picture that is larger than the screen outside of it, and those of a smaller one inside. */
const keep = ( at: number, middle: number, size: number, room: number ) =>
	clamp( at, size / 2 - middle, room - middle - size / 2 );

/** Lets a picture be enlarged. `onChange` is called after each change. */
export function createZoom( picture: HTMLImageElement, onChange: () => void ) {
	let scale = 1;
	let moved: Spot = { x: 0, y: 0 };
	const getMax = () =>
		STEP * Math.max( 1, picture.naturalWidth / measure( picture ).width );
	const isOn = () => scale > 1;

	const set = ( next: number, { x, y }: Spot ) => {
		const box = measure( picture );
		scale = next;
		moved = {
			x: keep( moved.x + x, box.x, box.width * scale, innerWidth ),
			y: keep( moved.y + y, box.y, box.height * scale, innerHeight ),
		};
		if ( isOn() ) {
			takeLargest( picture );
		} else {
			moved = { x: 0, y: 0 };
		}
		picture.style.transform = isOn()
			? `translate(${ moved.x }px, ${ moved.y }px) scale(${ scale })`
			: '';
		onChange();
	};
	const by = ( factor: number, spot?: Spot ): void => {
		const box = measure( picture );
		const next = clamp( scale * factor, 1, getMax() );
		// The point of the picture under the spot stays there.
		const ratio = 1 - next / scale;
		set( next, {
			x: spot ? ( spot.x - box.x - moved.x ) * ratio : 0,
			y: spot ? ( spot.y - box.y - moved.y ) * ratio : 0,
		} );
	};
	return {
		isOn,
		/** Whether it can become larger. */
		canGrow: () => scale < getMax(),
		/** Enlarges it so many times more, around a spot of the screen. */
		by,
		pan: ( way: Spot ) => set( scale, way ),
		/** Enlarges it around a spot, or back. */
		toggle: ( spot: Spot ) => by( isOn() ? 0 : STEP, spot ),
		reset: () => set( 1, moved ),
	};
}

export type Zoom = ReturnType< typeof createZoom >;
