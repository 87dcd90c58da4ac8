import { getEffect, type EffectName } from './effects';
import type { EffectOptions } from './effect-options';
import { cutTiles, type Tile } from './tiles';

/** However many tiles there are, the last one starts by then. */
const LAST_START_MS = 1000;

/** A tile and its movement, from somewhere to its place. */
export interface MovingTile {
	readonly tile: Tile;
	readonly from: { readonly transform: string; readonly opacity: number };
	readonly delayMs: number;
	readonly durationMs: number;
}

/** The numbers below a count, in no order. */
function shuffle( count: number, random: () => number ): readonly number[] {
	return Array.from( { length: count }, ( _, index ) => ( {
		index,
		lot: random(),
	} ) )
		.sort( ( one, other ) => one.lot - other.lot )
		.map( ( { index } ) => index );
}

/** Plans an effect for a picture of a size. */
export function planTiles(
	name: EffectName,
	{ slices, boxCols, boxRows, animSpeed }: EffectOptions,
	size: { readonly width: number; readonly height: number },
	random: () => number
): readonly MovingTile[] {
	const { cut, from, turn, stepMs, share, isSolid } = getEffect( name );
	const [ columns, rows ] = {
		slices: [ slices, 1 ] as const,
		boxes: [ boxCols, boxRows ] as const,
		whole: [ 1, 1 ] as const,
	}[ cut ];
	const tiles = cutTiles( size, columns, rows );
	const lots = shuffle( tiles.length, random );
	const places = tiles.map( ( tile, index ) => ( {
		...{ tile, columns, rows },
		lot: lots[ index ] ?? 0,
	} ) );
	const lastTurn = Math.max( 1, ...places.map( turn ) );
	return places.map( ( place ) => ( {
		tile: place.tile,
		from: { transform: from( place ), opacity: isSolid ? 1 : 0 },
		delayMs: turn( place ) * Math.min( stepMs, LAST_START_MS / lastTurn ),
		durationMs: animSpeed * share,
	} ) );
}
