import { cases } from '../../../tests/fixtures/behaviours/video-background-16x9.json';
import { coverFrame } from './cover-frame';

test.each( cases )(
	'given a box of $containerWidth × $containerHeight',
	( { containerWidth, containerHeight, ...frame } ) => {
		const { width, height, marginLeft, marginTop } = coverFrame(
			containerWidth,
			containerHeight
		);
		expect( {
			frameWidth: width,
			frameHeight: height,
			marginLeft,
			marginTop,
		} ).toEqual( frame );
	}
);

test( 'given half a pixel, then it is rounded outwards', () => {
	expect( coverFrame( 160, 95 ) ).toMatchObject( { marginLeft: -4 } );
	expect( coverFrame( 160, 85 ) ).toMatchObject( { marginTop: -3 } );
} );
