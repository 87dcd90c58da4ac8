import { cases } from '../../../tests/fixtures/behaviours/video-background-16x9.json';
import { getCoverFrame } from './cover';

test.each( cases )(
	'given a box of $containerWidth × $containerHeight, then the frame covers it',
	( { containerWidth, containerHeight, ...frame } ) => {
		const { width, height, marginLeft, marginTop } = getCoverFrame(
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
	expect( getCoverFrame( 160, 95 ) ).toMatchObject( { marginLeft: -4 } );
	expect( getCoverFrame( 160, 85 ) ).toMatchObject( { marginTop: -3 } );
} );
