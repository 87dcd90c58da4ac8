import type { EffectName } from './effects';
import { cutTiles, planTiles, readTileOptions } from './tile-plan';
import type { StageOptions } from './types';

const OPTIONS = { slices: 15, boxCols: 8, boxRows: 4, animSpeed: 500 };
const SIZE = { width: 800, height: 400 };

const plan = ( name: EffectName, options = {} ) =>
	planTiles( name, { ...OPTIONS, ...options }, SIZE, Math.random );

/** The step at which each tile of the first row starts, by column. */
const steps = ( name: EffectName, stepMs: number ) =>
	plan( name )
		.filter( ( { tile } ) => tile.row === 0 )
		.map( ( { delayMs } ) => Math.round( delayMs / stepMs ) );

const UP = [ 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14 ];
const DOWN = [ ...UP ].reverse();

test.each< [ EffectName, readonly number[], string ] >( [
	[ 'sliceDown', UP, 'translateY(-100%)' ],
	[ 'sliceDownRight', UP, 'translateY(-100%)' ],
	[ 'sliceDownLeft', DOWN, 'translateY(-100%)' ],
	[ 'sliceUp', UP, 'translateY(100%)' ],
	[ 'sliceUpRight', UP, 'translateY(100%)' ],
	[ 'sliceUpLeft', DOWN, 'translateY(100%)' ],
	[ 'sliceUpDown', UP, 'translateY(-100%)' ],
	[ 'sliceUpDownRight', UP, 'translateY(-100%)' ],
	[ 'sliceUpDownLeft', DOWN, 'translateY(-100%)' ],
	[ 'fold', UP, 'scaleX(0)' ],
] )(
	'given %s, then 15 slices start one after the other',
	( name, order, transform ) => {
		expect( plan( name ) ).toHaveLength( 15 );
		expect( steps( name, 50 ) ).toEqual( order );
		expect( plan( name )[ 0 ] ).toMatchObject( {
			from: { transform, opacity: 0 },
			durationMs: 500,
		} );
	}
);

test( 'given sliceUpDown, then slices come from both sides', () => {
	expect( plan( 'sliceUpDown' )[ 1 ]?.from.transform ).toBe(
		'translateY(100%)'
	);
} );

test.each< [ EffectName, readonly number[], string ] >( [
	[ 'boxRain', [ 0, 1, 2, 3, 4, 5, 6, 7 ], 'none' ],
	[ 'boxRainGrow', [ 0, 1, 2, 3, 4, 5, 6, 7 ], 'scale(0)' ],
	[ 'boxRainReverse', [ 10, 9, 8, 7, 6, 5, 4, 3 ], 'none' ],
	[ 'boxRainGrowReverse', [ 10, 9, 8, 7, 6, 5, 4, 3 ], 'scale(0)' ],
] )(
	'given %s, then 8 by 4 boxes start one diagonal after the other',
	( name, order, transform ) => {
		expect( plan( name ) ).toHaveLength( 32 );
		expect( steps( name, 100 ) ).toEqual( order );
		expect( plan( name )[ 0 ]?.from.transform ).toBe( transform );
		expect( plan( name )[ 0 ]?.durationMs ).toBeCloseTo( 500 / 1.3 );
	}
);

test( 'given boxRandom, then boxes start one after the other in random order', () => {
	const delays = plan( 'boxRandom' ).map( ( { delayMs } ) => delayMs );
	expect( new Set( delays ).size ).toBe( 32 );
	expect( Math.max( ...delays ) ).toBe( 31 * 20 );
} );

test( 'given boxRandom, then the order is that of the random numbers', () => {
	const numbers = [ 0.9, 0.1, 0.5 ];
	const tiles = planTiles(
		'boxRandom',
		{ ...OPTIONS, boxCols: 3, boxRows: 1 },
		SIZE,
		() => numbers.shift() ?? 0
	);
	expect( tiles.map( ( { delayMs } ) => delayMs ) ).toEqual( [ 20, 40, 0 ] );
} );

test( 'given attributes, then they say how many tiles there are', () => {
	const given: Record< string, string > = {
		Slices: '5',
		BoxCols: '20',
		BoxRows: '1',
	};
	expect(
		readTileOptions( {
			read: ( name: string ) => given[ name ],
			options: { animSpeed: 500 },
		} as unknown as StageOptions )
	).toEqual( { slices: 5, boxCols: 20, boxRows: 1, animSpeed: 500 } );
} );

test.each< [ EffectName, number, number ] >( [
	[ 'fade', 0, 500 ],
	[ 'slideInRight', 1, 1000 ],
	[ 'slideInLeft', 1, 1000 ],
] )( 'given %s, then the image is one tile', ( name, opacity, durationMs ) => {
	expect( plan( name ) ).toMatchObject( [
		{ delayMs: 0, durationMs, from: { opacity } },
	] );
} );

test( 'given many tiles, then the last one starts within a second', () => {
	const delays = plan( 'sliceDown', { slices: 50 } ).map(
		( { delayMs } ) => delayMs
	);
	expect( Math.max( ...delays ) ).toBeCloseTo( 1000 );
} );

test.each( [
	[ 1200, 500, 15, 1 ],
	[ 1201, 333, 8, 4 ],
	[ 317.5, 211.3, 15, 1 ],
	[ 3, 2, 8, 4 ],
	[ 0, 0, 1, 1 ],
] )(
	'given an image of %p by %p px in %p columns and %p rows, then tiles neither overlap nor leave gaps',
	( width, height, columns, rows ) => {
		const tiles = cutTiles( { width, height }, columns, rows );
		expect( tiles ).toHaveLength( columns * rows );
		const area = tiles.reduce(
			( sum, tile ) => sum + tile.width * tile.height,
			0
		);
		expect( area ).toBe( Math.round( width ) * Math.round( height ) );
		for ( const tile of tiles ) {
			expect( tile.x % 1 ).toBe( 0 );
			const right = tiles.find(
				( { row, column } ) =>
					row === tile.row && column === tile.column + 1
			);
			expect( right?.x ?? Math.round( width ) ).toBe(
				tile.x + tile.width
			);
			const under = tiles.find(
				( { row, column } ) =>
					row === tile.row + 1 && column === tile.column
			);
			expect( under?.y ?? Math.round( height ) ).toBe(
				tile.y + tile.height
			);
		}
	}
);
