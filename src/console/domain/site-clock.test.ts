import { formatTime, getDayName } from './site-clock';

const format = ( timeZone: string, locale: string ) =>
	formatTime( new Date( '2026-03-01T09:30:00Z' ), { timeZone, locale } )
		// Newer browsers put a narrow space before AM.
		.replace( /\u202f/g, ' ' );

test.each( [
	[ 'Europe/Berlin', 'Mar 1, 2026, 10:30 AM' ],
	[ '+05:30', 'Mar 1, 2026, 3:00 PM' ],
	[ '-03:00', 'Mar 1, 2026, 6:30 AM' ],
	[ 'UTC', 'Mar 1, 2026, 9:30 AM' ],
	[ 'Nowhere/Land', 'Mar 1, 2026, 9:30 AM' ],
] )( 'a time in %s', ( timeZone, text ) => {
	expect( format( timeZone, 'en-US' ) ).toBe( text );
} );

test( 'a time in the language of the site', () => {
	expect( format( 'UTC', 'de-DE' ) ).toBe( '01.03.2026, 09:30' );
} );

test( 'weekdays in the language of the site', () => {
	expect( getDayName( 0, 'en_US' ) ).toBe( 'Sunday' );
	expect( getDayName( 1, 'de_DE_formal' ) ).toBe( 'Montag' );
} );
