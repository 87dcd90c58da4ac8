import fc from 'fast-check';
import { isCountryAllowed } from '../domain/conditions';
import { parseTraceCountry } from './visitor-country';

describe( 'parseTraceCountry', () => {
	test.each( [
		[
			'the line among others',
			'ip=203.0.113.9\nloc=IN\ntls=TLSv1.3\n',
			'IN',
		],
		[ 'the first line', 'loc=US\nts=1', 'US' ],
		[ 'the only line, without an end', 'loc=DE', 'DE' ],
		[ 'lines that end the other way', 'fl=1\r\nloc=NZ\r\nts=1\r\n', 'NZ' ],
		[ 'lower case', 'loc=in', 'IN' ],
		[ 'a line that ends alike', 'colloc=FR\nuag=x', '' ],
		[ 'no such line', 'ip=203.0.113.9', '' ],
		[ 'an empty line', 'loc=\nts=1', '' ],
		[ 'a dash', 'loc=-', '' ],
		[ 'an anonymous network', 'loc=T1', '' ],
		[ 'more than a code', 'loc=USA', '' ],
		[ 'a page instead of a reply', '<html>loc=US</html>', '' ],
		[ 'nothing', '', '' ],
	] )( '%s', ( _, reply, code ) => {
		expect( parseTraceCountry( reply ) ).toBe( code );
	} );
} );

describe( 'isCountryAllowed', () => {
	const TARGETED = [ 'US', 'IN' ];

	test.each( [
		[ 'one of them', TARGETED, 'IN', true ],
		[ 'one of them in lower case', TARGETED, 'in', true ],
		[ 'another one', TARGETED, 'DE', false ],
		[ 'another one in lower case', TARGETED, 'de', false ],
		[ 'unknown', TARGETED, '', true ],
		[ 'unknown, reported by a dash', TARGETED, '-', true ],
		[ 'unknown, reported by XX', TARGETED, 'XX', true ],
		[ 'an anonymous network', TARGETED, 'T1', true ],
		[ 'anyone when none is targeted', [], 'DE', true ],
	] )( '%s', ( _, countries, code, isAllowed ) => {
		expect( isCountryAllowed( countries, code ) ).toBe( isAllowed );
	} );

	test( 'any reply lets visitors through whose country it does not name', () => {
		fc.assert(
			fc.property( fc.string(), ( reply ) => {
				const code = parseTraceCountry( reply );
				expect( isCountryAllowed( TARGETED, code ) ).toBe(
					code === '' || code === 'XX' || TARGETED.includes( code )
				);
			} )
		);
	} );
} );
