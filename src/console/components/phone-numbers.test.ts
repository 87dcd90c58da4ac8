import { getExample, parseNumber } from './phone-numbers';

test.each( [
	[ 'DE', '+49 1512 3456789' ],
	[ 'US', '+1 201 555 0123' ],
	[ 'XX', '' ],
	[ '', '' ],
] )( 'the example of %s is “%s”', ( country, example ) => {
	expect( getExample( country ) ).toBe( example );
	expect( parseNumber( example )?.isValid ?? false ).toBe( !! example );
} );

test.each( [
	[ '+49017612345678', 'DE', false ],
	[ '+4917612345678', 'DE', true ],
	[ '+390612345678', 'IT', true ],
	[ '+15551234567', 'US', false ],
	[ '+442079460', '', false ],
] )( '%s is of “%s”, and valid: %s', ( number, country, isValid ) => {
	expect( parseNumber( number, 'US' ) ).toMatchObject( { country, isValid } );
} );
