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
] )( 'given the name %s, then its effects', ( names, effects ) => {
	const log = jest.fn();
	expect( readEffects( names, log ) ).toEqual( effects );
	expect( log ).not.toHaveBeenCalled();
} );

test( "given boxes, then the effects are the page builder's", () => {
	const { effect } = figures.builder.nivo;
	const boxes = readEffects( 'boxes', () => {} );
	expect( [ ...boxes ].sort() ).toEqual( effect.split( ',' ).sort() );
} );

test.each( [
	[ 'fold,explode', [ 'fold' ], 'explode' ],
	[ 'constructor', [ 'fade' ], 'constructor' ],
	[ '', [ 'fade' ], '' ],
] )(
	'given an unknown effect in "%s", then it is logged',
	( names, effects, unknown ) => {
		const log = jest.fn();
		expect( readEffects( names, log ) ).toEqual( effects );
		expect( log ).toHaveBeenCalledWith(
			`A slider's Effect cannot be "${ unknown }".`
		);
	}
);
