import { makeElement } from '@chaty/runtime';
import type { Cleanup } from '../../shared/types';
import type { MovingTile } from './tile-plan';
import type { Rect } from './types';

interface PlacedImage {
	readonly viewport: HTMLElement;
	readonly image: HTMLImageElement;
	/** Its position in the viewport. */
	readonly rect: Rect;
}

export function getRect( viewport: Element, image: Element ): Rect {
	const { left, top, width, height } = image.getBoundingClientRect();
	const parent = viewport.getBoundingClientRect();
	return { x: left - parent.left, y: top - parent.top, width, height };
}

function setRect(
	{ style }: HTMLElement,
	{ x, y, width, height }: Rect
): void {
	style.left = `${ x }px`;
	style.top = `${ y }px`;
	style.width = `${ width }px`;
	style.height = `${ height }px`;
}

/** Creates the tiles, each with a copy of the image that it clips. */
function createTiles(
	{ image, rect: { width, height } }: PlacedImage,
	tiles: readonly MovingTile[]
): readonly HTMLElement[] {
	const copy = makeElement( 'img', {
		src: image.currentSrc,
		alt: '',
		decoding: 'sync',
	} );
	const { objectFit, objectPosition } = getComputedStyle( image );
	Object.assign( copy.style, { objectFit, objectPosition } );
	return tiles.map( ( { tile } ) => {
		const content = copy.cloneNode() as HTMLElement;
		const element = makeElement( 'div', {}, content );
		setRect( content, { x: -tile.x, y: -tile.y, width, height } );
		setRect( element, tile );
		return element;
	} );
}

/**
 * Animates a tile by transform and opacity, which need neither layout nor paint. All animations begin
 * and end together, with the delay as keyframes, so that the browser does not wake for each of them.
 */
function animateTile(
	element: HTMLElement,
	{ from, delayMs, durationMs }: MovingTile,
	totalMs: number
): Animation {
	const to = { opacity: 1, transform: 'none' };
	const [ begin, end ] = [ delayMs, delayMs + durationMs ].map(
		( ms ) => ms / ( totalMs || 1 )
	) as [ number, number ];
	return element.animate(
		[
			{ ...from, offset: 0 },
			{ ...from, offset: begin, easing: 'ease-in-out' },
			{ ...to, offset: Math.min( end, 1 ) },
			{ ...to, offset: 1 },
		],
		totalMs
	);
}

/** Lays the tiles of an image over the viewport and animates them. The cleanup removes them. */
export function animateTiles(
	placed: PlacedImage,
	tiles: readonly MovingTile[],
	onEnd: () => void
): Cleanup {
	const { viewport, rect } = placed;
	const totalMs = Math.max(
		...tiles.map( ( { delayMs, durationMs } ) => delayMs + durationMs )
	);
	const elements = createTiles( placed, tiles );
	const layer = makeElement(
		'div',
		{ class: 'chaty-slider-tiles', 'aria-hidden': 'true' },
		...elements
	);
	setRect( layer, rect );
	viewport.append( layer );
	const animations = tiles.map( ( tile, index ) =>
		animateTile( elements[ index ] ?? layer, tile, totalMs )
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
