import fc from 'fast-check';
import { isSame } from './is-same';

/** The same value, with the keys of its objects turned around. */
function turnKeys( value: unknown ): unknown {
	if ( Array.isArray( value ) ) {
		return value.map( turnKeys );
	}
	return typeof value === 'object' && value !== null
		? Object.fromEntries(
				Object.entries( value )
					.reverse()
					.map( ( [ key, item ] ) => [ key, turnKeys( item ) ] )
		  )
		: value;
}

/** Without `__proto__`, which no settings have. */
const aValue = fc
	.jsonValue( { maxDepth: 3 } )
	.filter( ( value ) => ! JSON.stringify( value ).includes( '__proto__' ) );

test( 'a copy is the same, in any order of its keys', () => {
	fc.assert(
		fc.property( aValue, ( value ) => {
			expect( isSame( value, turnKeys( value ) ) ).toBe( true );
		} )
	);
} );

test( 'what is the same from one side is so from the other', () => {
	fc.assert(
		fc.property( aValue, aValue, ( one, other ) => {
			expect( isSame( one, other ) ).toBe( isSame( other, one ) );
		} )
	);
} );

test( 'one value that is another one makes all of it another one', () => {
	fc.assert(
		fc.property( aValue, aValue, aValue, ( value, one, other ) => {
			fc.pre( ! isSame( one, other ) );
			expect(
				isSame(
					[ { value, inside: one } ],
					[ { value, inside: other } ]
				)
			).toBe( false );
		} )
	);
} );

test.each( [
	[ {}, [] ],
	[ null, {} ],
	[ 0, '0' ],
	[ 1, true ],
	[
		[ 1, 2 ],
		[ 2, 1 ],
	],
	[ { a: 1 }, { a: 1, b: undefined } ],
	[ { a: undefined }, { b: undefined } ],
	[ { toString: 1 }, {} ],
] )( '%j and %j are not the same', ( one, other ) => {
	expect( isSame( one, other ) ).toBe( false );
	expect( isSame( other, one ) ).toBe( false );
} );
