import { getEffect, type EffectName } from './effects';
import { readNumber } from './options';
import type { Rect, StageOptions, Tile } from './types';

/** The last tile starts by then, however many there are. */
const LAST_START_MS = 1000;

type Size = Pick< Rect, 'width' | 'height' >;

/**
 * Reads the number of tiles that effects cut an image into, and the duration of a movement in milliseconds;
 * defaults and limits are those of docs/behaviours/slider.md.
 */
export function readTileOptions( { read, options }: StageOptions ) {
	const readCount = ( name: string, fallback: number, max: number ) =>
		readNumber( read, name, { fallback, min: 1, max } );
	return {
		slices: readCount( 'Slices', 15, 50 ),
		boxCols: readCount( 'BoxCols', 8, 20 ),
		boxRows: readCount( 'BoxRows', 4, 20 ),
		animSpeed: options.animSpeed,
	};
}

export type TileOptions = ReturnType< typeof readTileOptions >;

/** The edges of the parts of a length, in whole pixels, so that no gap shows between them. */
const getEdges = ( length: number, count: number ): readonly number[] =>
	Array.from( { length: count + 1 }, ( _, index ) =>
		Math.round( ( length * index ) / count )
	);

/** Cuts an image into tiles, row by row. */
export function cutTiles(
	{ width, height }: Size,
	columns: number,
	rows: number
): readonly Tile[] {
	const xs = getEdges( width, columns );
	const ys = getEdges( height, rows );
	return ys.slice( 1 ).flatMap( ( bottom, row ) =>
		xs.slice( 1 ).map( ( right, column ) => {
			const [ x = 0, y = 0 ] = [ xs[ column ], ys[ row ] ];
			return { x, y, width: right - x, height: bottom - y, column, row };
		} )
	);
}

/** Plans the tiles of an effect for an image of this size. */
export function planTiles(
	name: EffectName,
	{ slices, boxCols, boxRows, animSpeed }: TileOptions,
	size: Size,
	random: () => number
) {
	const { cut, from, order, stepMs, share, isOpaque } = getEffect( name );
	const [ columns, rows ] = {
		slices: [ slices, 1 ] as const,
		boxes: [ boxCols, boxRows ] as const,
		whole: [ 1, 1 ] as const,
	}[ cut ];
	const tiles = cutTiles( size, columns, rows );
	const ranks = tiles
		.map( ( _, rank ) => ( { rank, key: random() } ) )
		.sort( ( one, other ) => one.key - other.key );
	const contexts = tiles.map( ( tile, index ) => ( {
		tile,
		columns,
		rows,
		rank: ranks[ index ]?.rank ?? 0,
	} ) );
	const lastStep = Math.max( 1, ...contexts.map( order ) );
	return contexts.map( ( context ) => ( {
		tile: context.tile,
		from: { transform: from( context ), opacity: isOpaque ? 1 : 0 },
		delayMs:
			order( context ) * Math.min( stepMs, LAST_START_MS / lastStep ),
		durationMs: animSpeed * share,
	} ) );
}

/** A tile and its movement to its position. */
export type MovingTile = ReturnType< typeof planTiles >[ number ];
