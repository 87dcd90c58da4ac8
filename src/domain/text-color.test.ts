import { textColor } from './text-color';

test.each( [
	[ 'white on a dark colour', '#ffffff', '#253974', '#ffffff' ],
	[ 'a colour that is easily read', '#5b1f1f', '#ffffff', '#5b1f1f' ],
	[ 'black on light green', '#000000', '#49E670', '#000000' ],
] )( '%s stays', ( _, wanted, ground, color ) => {
	expect( textColor( wanted, ground ) ).toBe( color );
} );

test.each( [
	[ 'white on light green', '#ffffff', '#49E670', '#000000' ],
	[ 'white on lilac', '#ffffff', '#A886CD', '#000000' ],
	[ 'a colour on itself', '#253974', 'rgb(37, 57, 116)', '#ffffff' ],
	[ 'no wish', '', '#253974', '#ffffff' ],
	[ 'no wish on a light ground', '', '#fff', '#000000' ],
] )( '%s gives way to what can be read', ( _, wanted, ground, color ) => {
	expect( textColor( wanted, ground ) ).toBe( color );
} );
