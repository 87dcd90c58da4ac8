import type { EffectName } from './effects';
import { planTiles } from './plan-tiles';

const OPTIONS = { slices: 15, boxCols: 8, boxRows: 4, animSpeed: 500 };
const SIZE = { width: 800, height: 400 };

const plan = ( name: EffectName, options = {} ) =>
	planTiles( name, { ...OPTIONS, ...options }, SIZE, Math.random );

/** When each tile starts, as steps, in the order of the columns of the first row. */
const turns = ( name: EffectName, stepMs: number ) =>
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
] )( '%s: 15 slices, one after the other', ( name, order, transform ) => {
	expect( plan( name ) ).toHaveLength( 15 );
	expect( turns( name, 50 ) ).toEqual( order );
	expect( plan( name )[ 0 ] ).toMatchObject( {
		from: { transform, opacity: 0 },
		durationMs: 500,
	} );
} );

test( 'slices of sliceUpDown come from both sides', () => {
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
	'%s: 8 by 4 boxes, one diagonal after the other',
	( name, order, transform ) => {
		expect( plan( name ) ).toHaveLength( 32 );
		expect( turns( name, 100 ) ).toEqual( order );
		expect( plan( name )[ 0 ]?.from.transform ).toBe( transform );
		expect( plan( name )[ 0 ]?.durationMs ).toBeCloseTo( 500 / 1.3 );
	}
);

test( 'boxRandom: each box once, in no order', () => {
	const delays = plan( 'boxRandom' ).map( ( { delayMs } ) => delayMs );
	expect( new Set( delays ).size ).toBe( 32 );
	expect( Math.max( ...delays ) ).toBe( 31 * 20 );
} );

test.each< [ EffectName, number, number ] >( [
	[ 'fade', 0, 500 ],
	[ 'slideInRight', 1, 1000 ],
	[ 'slideInLeft', 1, 1000 ],
] )( '%s: the picture as a whole', ( name, opacity, durationMs ) => {
	expect( plan( name ) ).toMatchObject( [
		{ delayMs: 0, durationMs, from: { opacity } },
	] );
} );

test( 'however many tiles there are, the last one starts within a second', () => {
	const delays = plan( 'sliceDown', { slices: 50 } ).map(
		( { delayMs } ) => delayMs
	);
	expect( Math.max( ...delays ) ).toBeCloseTo( 1000 );
} );
