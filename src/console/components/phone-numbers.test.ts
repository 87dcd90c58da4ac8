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
