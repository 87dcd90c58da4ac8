import { tellDistance, tellDuration } from './format-units';

test.each( [
	[ 4, 'kilometres', 'en', '10 m' ],
	[ 38.2, 'kilometres', 'en', '40 m' ],
	[ 745.7, 'kilometres', 'en', '750 m' ],
	[ 2157.6, 'kilometres', 'en', '2.2 km' ],
	[ 2157.6, 'kilometres', 'de', '2,2 km' ],
	[ 12340, 'kilometres', 'en', '12 km' ],
	[ 38.2, 'miles', 'en', '130 ft' ],
	[ 2157.6, 'miles', 'en', '1.3 mi' ],
	[ 160934.4, 'miles', 'en', '100 mi' ],
	[ 2157.6, 'kilometres', 'no such language', '2.2 km' ],
	[ 2157.6, 'kilometres', '', '2.2 km' ],
] as const )( '%s metres in %s, %s', ( metres, unit, language, text ) => {
	expect( tellDistance( metres, unit, language ) ).toBe( text );
} );

test.each( [
	[ 5, 'en', '1 min' ],
	[ 259.2, 'en', '4 min' ],
	[ 3600, 'en', '1 hr' ],
	[ 5400, 'en', '1 hr 30 min' ],
	[ 3590, 'en', '1 hr' ],
	[ 259.2, 'de', '4 Min.' ],
] )( '%s seconds, %s', ( seconds, language, text ) => {
	expect( tellDuration( seconds, language ) ).toBe( text );
} );
