import { readRatio } from './embed-ratio';

test.each( [
	[ '640', '480', [ 640, 480 ] ],
	[ '425.5px', ' 300 ', [ 425.5, 300 ] ],
	[ null, null, [ 16, 9 ] ],
	[ '640', null, [ 16, 9 ] ],
	[ '100%', '315', [ 16, 9 ] ],
	[ 'auto', '315', [ 16, 9 ] ],
	[ '0', '315', [ 16, 9 ] ],
	[ '-4', '3', [ 16, 9 ] ],
] )( 'given %s × %s', ( width, height, ratio ) => {
	expect( readRatio( width, height ) ).toEqual( ratio );
} );
