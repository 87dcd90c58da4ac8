import figures from '../../../tests/fixtures/behaviours/slider-constants.json';
import * as messages from '../core/messages';
import { readEffectOptions } from './effect-options';
import { readOptions } from './options';
import type { StagePlan } from './stage';

/** What a page says, by the names of its attributes in the DOM. */
function read( page: Readonly< Record< string, string > > ) {
	const log = jest.spyOn( messages, 'log' ).mockReset();
	const options = readOptions( ( name ) => page[ name ] );
	return { options, told: log.mock.calls.flat() };
}

test( 'a slider of pictures has the figures of Nivo', () => {
	const { animSpeed, pauseTime, slices, boxCols, boxRows } = figures.nivo;
	const { options } = read( { Preset: 'image' } );
	expect( options ).toEqual( { animSpeed, pauseTime } );
	expect(
		readEffectOptions( {
			read: () => undefined,
			options,
		} as unknown as StagePlan )
	).toEqual( { animSpeed, slices, boxCols, boxRows } );
} );

test( 'a content slider has the figures of FlexSlider', () => {
	const { animationSpeed, slideshowSpeed } = figures.flexslider;
	const expected = { animSpeed: animationSpeed, pauseTime: slideshowSpeed };
	expect( read( {} ).options ).toEqual( expected );
	expect( read( { Preset: 'content' } ).options ).toEqual( expected );
} );

test( "a page builder's slider moves in its time", () => {
	expect( read( { Preset: 'builder' } ).options.animSpeed ).toBe(
		figures.builder.nivo.animSpeed
	);
} );

test.each( [
	[ { PauseTime: '0' }, { animSpeed: 600, pauseTime: 0 } ],
	[
		{ Preset: 'image', AnimSpeed: '0', PauseTime: '5000' },
		{ animSpeed: 0, pauseTime: 5000 },
	],
] )( 'given %j, then it is so', ( page, options ) => {
	expect( read( page ) ).toEqual( { options, told: [] } );
} );

test.each( [
	[ { Preset: 'constructor' }, 'Preset cannot be "constructor"' ],
	[ { PauseTime: 'soon' }, 'PauseTime cannot be "soon"' ],
	[ { AnimSpeed: '-1' }, 'AnimSpeed cannot be "-1"' ],
	[ { PauseTime: '1e300' }, 'PauseTime cannot be "1e300"' ],
] )( 'given %j, then it is told, and of no effect', ( page, message ) => {
	const { options, told } = read( page );
	expect( options ).toEqual( { animSpeed: 600, pauseTime: 7000 } );
	expect( told.join() ).toContain( message );
} );
