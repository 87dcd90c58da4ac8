import { makeElement } from '@chaty/runtime';
import type { Cleanup } from '../../shared/types';
import type { MovingTile } from './plan-tiles';

/** A picture in the viewport of a slider. */
interface Ground {
	readonly viewport: HTMLElement;
	readonly picture: HTMLImageElement;
	/** Where it stands there. */
	readonly place: Rect;
}

interface Rect {
	readonly x: number;
	readonly y: number;
	readonly width: number;
	readonly height: number;
}

/** Where a picture stands in the viewport. */
export function readPlace( viewport: Element, picture: Element ): Rect {
	const { left, top, width, height } = picture.getBoundingClientRect();
	const around = viewport.getBoundingClientRect();
	return { x: left - around.left, y: top - around.top, width, height };
}

function put( { style }: HTMLElement, { x, y, width, height }: Rect ): void {
	style.left = `${ x }px`;
	style.top = `${ y }px`;
	style.width = `${ width }px`;
	style.height = `${ height }px`;
}

/** A copy of the picture for each tile, which shows one part of it. */
function makeTiles(
	{ picture, place: { width, height } }: Ground,
	tiles: readonly MovingTile[]
): readonly HTMLElement[] {
	const copy = makeElement( 'img', {
		src: picture.currentSrc,
		alt: '',
		decoding: 'sync',
	} );
	const { objectFit, objectPosition } = getComputedStyle( picture );
	Object.assign( copy.style, { objectFit, objectPosition } );
	return tiles.map( ( { tile } ) => {
		const part = copy.cloneNode() as HTMLElement;
		const element = makeElement( 'div', {}, part );
		put( part, { x: -tile.x, y: -tile.y, width, height } );
		put( element, tile );
		return element;
	} );
}

/**
 * By transform and opacity alone, which costs the page neither layout nor paint; all tiles begin and
 * end together, each waiting in its own movement, so that the page is not woken for every one.
 */
function move(
	element: HTMLElement,
	{ from, delayMs, durationMs }: MovingTile,
	wholeMs: number
): Animation {
	const to = { opacity: 1, transform: 'none' };
	const [ begin, end ] = [ delayMs, delayMs + durationMs ].map(
		( ms ) => ms / ( wholeMs || 1 )
	) as [ number, number ];
	return element.animate(
		[
			{ ...from, offset: 0 },
			{ ...from, offset: begin, easing: 'ease-in-out' },
			{ ...to, offset: Math.min( end, 1 ) },
			{ ...to, offset: 1 },
		],
		wholeMs
	);
}

/** Lays the tiles of a picture over the viewport and moves them. The answer takes them away. */
export function moveTiles(
	ground: Ground,
	tiles: readonly MovingTile[],
	onEnd: () => void
): Cleanup {
	const { viewport, place } = ground;
	const wholeMs = Math.max(
		...tiles.map( ( { delayMs, durationMs } ) => delayMs + durationMs )
	);
	const elements = makeTiles( ground, tiles );
	const layer = makeElement(
		'div',
		{ class: 'chaty-slider-tiles', 'aria-hidden': 'true' },
		...elements
	);
	put( layer, place );
	viewport.append( layer );
	const animations = tiles.map( ( tile, index ) =>
		move( elements[ index ] ?? layer, tile, wholeMs )
	);
	const last = animations.at( -1 );
	if ( last ) {
		last.onfinish = onEnd;
	}
	return () => {
		animations.forEach( ( animation ) => animation.cancel() );
		layer.remove();
	};
}
