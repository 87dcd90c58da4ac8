import figures from '../../../tests/fixtures/behaviours/slider-constants.json';
import { readEffects } from './effects';

const RANDOM = [
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

test.each( [
	[ 'fold', [ 'fold' ] ],
	[ 'fold, fade', [ 'fold', 'fade' ] ],
	[ 'random', RANDOM ],
	[ 'slideInRight,slideInLeft', [ 'slideInRight', 'slideInLeft' ] ],
] )( 'a page names %s', ( named, effects ) => {
	const log = jest.fn();
	expect( readEffects( named, log ) ).toEqual( effects );
	expect( log ).not.toHaveBeenCalled();
} );

test( "boxes are the page builder's", () => {
	const { effect } = figures.builder.nivo;
	const boxes = readEffects( 'boxes', () => {} );
	expect( [ ...boxes ].sort() ).toEqual( effect.split( ',' ).sort() );
} );

test.each( [
	[ 'fold,explode', [ 'fold' ], 'explode' ],
	[ 'constructor', [ 'fade' ], 'constructor' ],
	[ '', [ 'fade' ], '' ],
] )(
	'given what is no effect in "%s", then it is told',
	( named, effects, told ) => {
		const log = jest.fn();
		expect( readEffects( named, log ) ).toEqual( effects );
		expect( log ).toHaveBeenCalledWith(
			`There is no effect "${ told }" for sliders.`
		);
	}
);
