import type { Tile } from './types';

/** A tile among the others of an image. */
export interface TileContext {
	readonly tile: Tile;
	readonly columns: number;
	readonly rows: number;
	/** Its rank in a random order. */
	readonly rank: number;
}

/** How the tiles of the new image appear over the old one. */
export interface Effect {
	readonly cut: 'slices' | 'boxes' | 'whole';
	/** The transform from which a tile moves to its position. */
	readonly from: ( context: TileContext ) => string;
	/** Whether a tile is opaque from the start. */
	readonly isOpaque?: boolean;
	/** The number of steps that a tile waits. */
	readonly order: ( context: TileContext ) => number;
	readonly stepMs: number;
	/** The duration of a tile's movement, as a part of `animSpeed`. */
	readonly share: number;
}

const inPlace = () => 'none';
const above = () => 'translateY(-100%)';
const below = () => 'translateY(100%)';
const alternating = ( { tile }: TileContext ) =>
	tile.column % 2 ? below() : above();
const narrow = () => 'scaleX(0)';
const small = () => 'scale(0)';

const fromLeft = ( { tile }: TileContext ) => tile.column;
const fromRight = ( { tile, columns }: TileContext ) =>
	columns - 1 - tile.column;
const fromCorner = ( { tile }: TileContext ) => tile.column + tile.row;
const toCorner = ( context: TileContext ) =>
	context.columns + context.rows - 2 - fromCorner( context );
const shuffled = ( { rank }: TileContext ) => rank;

type From = Effect[ 'from' ];
type Order = Effect[ 'order' ];

const slices = ( from: From, order: Order ): Effect => ( {
	cut: 'slices',
	from,
	order,
	stepMs: 50,
	share: 1,
} );
const rain = ( from: From, order: Order ): Effect => ( {
	cut: 'boxes',
	from,
	order,
	stepMs: 100,
	share: 1 / 1.3,
} );
const whole = ( from: From, share: number ): Effect => ( {
	cut: 'whole',
	from,
	order: () => 0,
	stepMs: 0,
	share,
} );

/** The Nivo slider's effects; `sliceDown` is `sliceDownRight`, and so on. */
const EFFECTS = {
	sliceDown: slices( above, fromLeft ),
	sliceDownRight: slices( above, fromLeft ),
	sliceDownLeft: slices( above, fromRight ),
	sliceUp: slices( below, fromLeft ),
	sliceUpRight: slices( below, fromLeft ),
	sliceUpLeft: slices( below, fromRight ),
	sliceUpDown: slices( alternating, fromLeft ),
	sliceUpDownRight: slices( alternating, fromLeft ),
	sliceUpDownLeft: slices( alternating, fromRight ),
	fold: slices( narrow, fromLeft ),
	fade: whole( inPlace, 1 ),
	slideInRight: { ...whole( () => 'translateX(-100%)', 2 ), isOpaque: true },
	slideInLeft: { ...whole( () => 'translateX(100%)', 2 ), isOpaque: true },
	boxRandom: { ...rain( inPlace, shuffled ), stepMs: 20, share: 1 },
	boxRain: rain( inPlace, fromCorner ),
	boxRainReverse: rain( inPlace, toCorner ),
	boxRainGrow: rain( small, fromCorner ),
	boxRainGrowReverse: rain( small, toCorner ),
} satisfies Record< string, Effect >;

export type EffectName = keyof typeof EFFECTS;

/** The effects of `random`, as in the Nivo slider. */
const RANDOM: readonly EffectName[] = [
	'sliceDownRight',
	'sliceDownLeft',
	'sliceUpRight',
	'sliceUpLeft',
	'sliceUpDown',
	'sliceUpDownLeft',
	'fold',
	'fade',
	'boxRandom',
	'boxRain',
	'boxRainReverse',
	'boxRainGrow',
	'boxRainGrowReverse',
];

/** Names of several effects; `boxes` is WPBakery's. */
const GROUPS = new Map( [
	[ 'random', RANDOM ],
	[ 'boxes', RANDOM.slice( -4 ) ],
] );

const isEffect = ( name: string ): name is EffectName =>
	Object.keys( EFFECTS ).includes( name );

export const getEffect = ( name: EffectName ): Effect => EFFECTS[ name ];

/** Reads effect names separated by commas. Unknown ones are logged; without any known one, slides fade. */
export function readEffects(
	names: string,
	log: ( message: string ) => void
): readonly EffectName[] {
	const effects = names.split( ',' ).flatMap( ( part ) => {
		const name = part.trim();
		const group =
			GROUPS.get( name ) ?? ( isEffect( name ) ? [ name ] : [] );
		if ( ! group.length ) {
			log( `A slider's Effect cannot be "${ name }".` );
		}
		return group;
	} );
	return effects.length ? effects : [ 'fade' ];
}
