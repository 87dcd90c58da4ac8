import { formatDistance, formatDuration } from './directions';

test.each( [
	[ 4, 'kilometers', 'en', '10 m' ],
	[ 38.2, 'kilometers', 'en', '40 m' ],
	[ 745.7, 'kilometers', 'en', '750 m' ],
	[ 2157.6, 'kilometers', 'en', '2.2 km' ],
	[ 2157.6, 'kilometers', 'de', '2,2 km' ],
	[ 12340, 'kilometers', 'en', '12 km' ],
	[ 38.2, 'miles', 'en', '130 ft' ],
	[ 2157.6, 'miles', 'en', '1.3 mi' ],
	[ 160934.4, 'miles', 'en', '100 mi' ],
	[ 2157.6, 'kilometers', 'no such language', '2.2 km' ],
	[ 2157.6, 'kilometers', '', '2.2 km' ],
] as const )(
	'given %s meters in %s and language "%s", then it is %s',
	( meters, unit, language, text ) => {
		expect( formatDistance( meters, { unit, language } ) ).toBe( text );
	}
);

test.each( [
	[ 5, 'en', '1 min' ],
	[ 259.2, 'en', '4 min' ],
	[ 3600, 'en', '1 hr' ],
	[ 5400, 'en', '1 hr 30 min' ],
	[ 3590, 'en', '1 hr' ],
	[ 259.2, 'de', '4 Min.' ],
] )(
	'given %s seconds and language "%s", then it is %s',
	( seconds, language, text ) => {
		expect( formatDuration( seconds, { language } ) ).toBe( text );
	}
);
