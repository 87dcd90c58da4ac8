import { fillPlaceholders } from './format';

test.each( [
	[ 'Items %1$s to %2$s of %3$s', [ 4, 6, 9 ], 'Items 4 to 6 of 9' ],
	[ 'another order', [], 'another order' ],
	[ '%3$s: %1$s–%2$s', [ 4, 6, 9 ], '9: 4–6' ],
	[ 'a value that is missing: %2$s', [ 1 ], 'a value that is missing: %2$s' ],
	[
		'a value like a place: %1$s',
		[ '$& %1$s' ],
		'a value like a place: $& %1$s',
	],
] )( '%s', ( text, values, expected ) => {
	expect( fillPlaceholders( text, values ) ).toBe( expected );
} );
