import figures from '../../../tests/fixtures/behaviours/slider-constants.json';
import * as messages from '../core/messages';
import { readBoolean, readNumber, readOptions } from './options';
import { readTileOptions } from './tile-plan';
import type { StageOptions } from './types';

/** Reads options from attributes, by their names in `dataset` without `chaty`. */
function read( attributes: Readonly< Record< string, string > > ) {
	const log = jest.spyOn( messages, 'log' ).mockReset();
	const options = readOptions( ( name ) => attributes[ name ] );
	return { options, logged: log.mock.calls.flat() };
}

describe( 'presets', () => {
	test( 'given a slider of images, then it has the timing and tiles of Nivo', () => {
		const { animSpeed, pauseTime, slices, boxCols, boxRows } = figures.nivo;
		const { options } = read( { Preset: 'image' } );
		expect( options ).toEqual( { animSpeed, pauseTime } );
		expect(
			readTileOptions( {
				read: () => undefined,
				options,
			} as unknown as StageOptions )
		).toEqual( { animSpeed, slices, boxCols, boxRows } );
	} );

	test( 'given a slider of content, then it has the timing of FlexSlider', () => {
		const { animationSpeed, slideshowSpeed } = figures.flexslider;
		const expected = {
			animSpeed: animationSpeed,
			pauseTime: slideshowSpeed,
		};
		expect( read( {} ).options ).toEqual( expected );
		expect( read( { Preset: 'content' } ).options ).toEqual( expected );
	} );

	test( "given a page builder's slider, then it has the builder's animSpeed", () => {
		expect( read( { Preset: 'builder' } ).options.animSpeed ).toBe(
			figures.builder.nivo.animSpeed
		);
	} );
} );

test.each( [
	[ { PauseTime: '0' }, { animSpeed: 600, pauseTime: 0 } ],
	[
		{ Preset: 'image', AnimSpeed: '0', PauseTime: '5000' },
		{ animSpeed: 0, pauseTime: 5000 },
	],
	[ { PauseTime: '86400000' }, { animSpeed: 600, pauseTime: 86_400_000 } ],
] )( 'given the valid %j, then they are used', ( attributes, options ) => {
	expect( read( attributes ) ).toEqual( { options, logged: [] } );
} );

test.each( [
	[ { Preset: 'constructor' }, 'Preset cannot be "constructor"' ],
	[ { PauseTime: 'soon' }, 'PauseTime cannot be "soon"' ],
	[ { AnimSpeed: '-1' }, 'AnimSpeed cannot be "-1"' ],
	[ { PauseTime: '1e300' }, 'PauseTime cannot be "1e300"' ],
	[ { PauseTime: ' ' }, 'PauseTime cannot be " "' ],
] )(
	'given the invalid %j, then it is logged and ignored',
	( attributes, message ) => {
		const { options, logged } = read( attributes );
		expect( options ).toEqual( { animSpeed: 600, pauseTime: 7000 } );
		expect( logged.join() ).toContain( message );
	}
);

test.each( [
	[ undefined, 15, false ],
	[ '20', 20, false ],
	[ ' 1 ', 1, false ],
	[ '12.4', 12, false ],
	[ '50', 50, false ],
	[ '0', 15, true ],
	[ '51', 15, true ],
	[ '-3', 15, true ],
	[ '', 15, true ],
	[ ' ', 15, true ],
	[ '15px', 15, true ],
	[ 'Infinity', 15, true ],
	[ '<b>', 15, true ],
] )(
	'given the number %p from 1 to 50, then it is %p; logged: %p',
	( text, number, isLogged ) => {
		const log = jest.spyOn( messages, 'log' ).mockReset();
		const range = { fallback: 15, min: 1, max: 50 };
		expect( readNumber( () => text, 'Slices', range ) ).toBe( number );
		expect( log ).toHaveBeenCalledTimes( Number( isLogged ) );
	}
);

test.each( [
	[ undefined, true, true ],
	[ undefined, false, false ],
	[ '', false, true ],
	[ 'true', false, true ],
	[ 'yes', false, true ],
	[ '1', false, true ],
	[ 'false', true, false ],
	[ ' FALSE ', true, false ],
	[ '0', true, false ],
	[ 'no', true, false ],
	[ 'off', true, false ],
	[ 'often', false, true ],
	[ 'cno', false, true ],
] )(
	'given the boolean %p with the fallback %p, then it is %p',
	( text, fallback, expected ) => {
		expect( readBoolean( () => text, 'ControlNav', fallback ) ).toBe(
			expected
		);
	}
);
