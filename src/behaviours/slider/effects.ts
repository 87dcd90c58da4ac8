import type { Tile } from './tiles';

/** The origin's effects; `sliceDown` is `sliceDownRight`, and so on. */
export type EffectName =
	| 'sliceDown'
	| 'sliceDownRight'
	| 'sliceDownLeft'
	| 'sliceUp'
	| 'sliceUpRight'
	| 'sliceUpLeft'
	| 'sliceUpDown'
	| 'sliceUpDownRight'
	| 'sliceUpDownLeft'
	| 'fold'
	| 'fade'
	| 'slideInRight'
	| 'slideInLeft'
	| 'boxRandom'
	| 'boxRain'
	| 'boxRainReverse'
	| 'boxRainGrow'
	| 'boxRainGrowReverse';

/** A tile and where it stands. */
export interface Place {
	readonly tile: Tile;
	readonly columns: number;
	readonly rows: number;
	/** Its number in no order. */
	readonly lot: number;
}

/** How the tiles of the new picture come upon the old one. */
export interface Effect {
	readonly cut: 'slices' | 'boxes' | 'whole';
	/** Where a tile comes from, as a transform; its end is its place in the picture. */
	readonly from: ( place: Place ) => string;
	/** Whether it is seen from the beginning. */
	readonly isSolid?: boolean;
	/** How many steps a tile waits for its turn. */
	readonly turn: ( place: Place ) => number;
	readonly stepMs: number;
	/** How long one tile moves, as a part of `animSpeed`. */
	readonly share: number;
}

const still = () => 'none';
const above = () => 'translateY(-100%)';
const below = () => 'translateY(100%)';
const byTurns = ( { tile }: Place ) => ( tile.column % 2 ? below() : above() );
const folded = () => 'scaleX(0)';
const small = () => 'scale(0)';

const fromLeft = ( { tile }: Place ) => tile.column;
const fromRight = ( { tile, columns }: Place ) => columns - 1 - tile.column;
const fromCorner = ( { tile }: Place ) => tile.column + tile.row;
const toCorner = ( place: Place ) =>
	place.columns + place.rows - 2 - fromCorner( place );
const byLot = ( { lot }: Place ) => lot;

const slices = ( from: Effect[ 'from' ], turn: Effect[ 'turn' ] ): Effect => ( {
	...{ cut: 'slices', from, turn },
	stepMs: 50,
	share: 1,
} );
const rain = ( from: Effect[ 'from' ], turn: Effect[ 'turn' ] ): Effect => ( {
	...{ cut: 'boxes', from, turn },
	stepMs: 100,
	share: 1 / 1.3,
} );
const whole = ( from: Effect[ 'from' ], share: number ): Effect => ( {
	...{ cut: 'whole', from, share },
	turn: () => 0,
	stepMs: 0,
} );

const EFFECTS = {
	sliceDown: slices( above, fromLeft ),
	sliceDownRight: slices( above, fromLeft ),
	sliceDownLeft: slices( above, fromRight ),
	sliceUp: slices( below, fromLeft ),
	sliceUpRight: slices( below, fromLeft ),
	sliceUpLeft: slices( below, fromRight ),
	sliceUpDown: slices( byTurns, fromLeft ),
	sliceUpDownRight: slices( byTurns, fromLeft ),
	sliceUpDownLeft: slices( byTurns, fromRight ),
	fold: slices( folded, fromLeft ),
	fade: whole( still, 1 ),
	slideInRight: { ...whole( () => 'translateX(-100%)', 2 ), isSolid: true },
	slideInLeft: { ...whole( () => 'translateX(100%)', 2 ), isSolid: true },
	boxRandom: { ...rain( still, byLot ), stepMs: 20, share: 1 },
	boxRain: rain( still, fromCorner ),
	boxRainReverse: rain( still, toCorner ),
	boxRainGrow: rain( small, fromCorner ),
	boxRainGrowReverse: rain( small, toCorner ),
} as const satisfies Record< EffectName, Effect >;

/** What `random` chooses from, as in the origin. */
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

/** Several effects under one name: `boxes` are WPBakery's. */
const GROUPS = new Map( [
	[ 'random', RANDOM ],
	[ 'boxes', RANDOM.slice( -4 ) ],
] );

const isEffect = ( name: string ): name is EffectName =>
	Object.keys( EFFECTS ).includes( name );

/** An effect by its name. */
export const getEffect = ( name: EffectName ): Effect => EFFECTS[ name ];

/**
 * Reads which effects a page names, with commas between them. What is no effect is left out
 * and told; where nothing is left, slides fade.
 */
export function readEffects(
	named: string,
	log: ( message: string ) => void
): readonly EffectName[] {
	const effects = named.split( ',' ).flatMap( ( part ) => {
		const name = part.trim();
		const group =
			GROUPS.get( name ) ?? ( isEffect( name ) ? [ name ] : [] );
		if ( ! group.length ) {
			log( `There is no effect "${ name }" for sliders.` );
		}
		return group;
	} );
	return effects.length ? effects : [ 'fade' ];
}
