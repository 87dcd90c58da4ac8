import {
	findSiteCountry,
	COUNTRY_GROUPS,
	getCountryName,
	listCountries,
} from './countries';

test( 'countries are those of ISO 3166, by name', () => {
	const countries = listCountries( 'en_US' );
	expect( countries.size ).toBeGreaterThan( 240 );
	expect( countries.size ).toBeLessThan( 255 );
	expect( countries.get( 'DE' ) ).toBe( 'Germany' );
	for ( const code of [ 'EU', 'ZZ', 'XA', 'BU', 'DD', 'SU', 'UK' ] ) {
		expect( countries.has( code ) ).toBe( false );
	}
	const names = [ ...countries.values() ];
	expect( names ).toEqual(
		[ ...names ].sort( ( one, other ) => one.localeCompare( other ) )
	);
} );

test( 'the groups are countries', () => {
	const countries = listCountries( 'en_US' );
	expect( COUNTRY_GROUPS.eu ).toHaveLength( 27 );
	expect( COUNTRY_GROUPS.eea ).toHaveLength( 30 );
	for ( const code of COUNTRY_GROUPS.eea ) {
		expect( countries.has( code ) ).toBe( true );
	}
} );

test( 'names are in the owner’s language; what is no code stays', () => {
	expect( getCountryName( 'de', 'de_DE_formal' ) ).toBe( 'Deutschland' );
	expect( getCountryName( 'DEU', 'en_US' ) ).toBe( 'DEU' );
	expect( getCountryName( 'Q1', 'en_US' ) ).toBe( 'Q1' );
	expect( getCountryName( 'QQ', 'xx' ) ).toBe( 'QQ' );
} );

test.each( [
	[ 'CH', 'de-DE', 'CH' ],
	[ '', 'de-DE-formal', 'DE' ],
	[ '', 'pt-BR', 'BR' ],
	[ '', 'ja', 'JP' ],
] )(
	'a site in the time zone of “%s” with the locale %s is in %s',
	( country, locale, site ) => {
		expect( findSiteCountry( { country, locale } ) ).toBe( site );
	}
);
