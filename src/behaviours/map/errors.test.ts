import cases from '../../../tests/fixtures/behaviours/map-route-errors.json';
import {
	MAP_ERROR_TEXTS,
	parseGoogleStatus,
	parseHttpStatus,
	parseOsrmCode,
} from './errors';

test( 'the texts are those of the fixture', () => {
	expect( MAP_ERROR_TEXTS ).toEqual( cases.messages );
} );

test.each( cases.google )(
	'given Google’s $status, then the code is $message',
	( { status, message } ) => {
		expect( parseGoogleStatus( status ) ).toBe( message );
	}
);

test.each( cases.osrm )(
	'given OSRM’s $code, then the code is $message',
	( { code, message } ) => {
		expect( parseOsrmCode( code ) ).toBe( message );
	}
);

test.each( cases.http )(
	'given HTTP $status, then the code is $message',
	( { status, message } ) => {
		// Where there was no response, the status is 0.
		expect( parseHttpStatus( Number( status ) || 0 ) ).toBe( message );
	}
);

test.each( [
	[ 200, null ],
	[ 204, null ],
	[ 301, 'UNKNOWN_ERROR' ],
	[ 408, 'UNKNOWN_ERROR' ],
	[ 414, 'INVALID_REQUEST' ],
	[ 504, 'UNKNOWN_ERROR' ],
	[ 509, 'OVER_QUERY_LIMIT' ],
] )( 'given HTTP %s, then the code is %s', ( status, code ) => {
	expect( parseHttpStatus( status ) ).toBe( code );
} );

test.each( [
	[ 'RESOURCE_EXHAUSTED', 'OVER_QUERY_LIMIT' ],
	[ 'PERMISSION_DENIED', 'REQUEST_DENIED' ],
	[ 'INVALID_ARGUMENT', 'INVALID_REQUEST' ],
	[ 'MAX_ROUTE_LENGTH_EXCEEDED', 'INVALID_REQUEST' ],
	[ 'SOMETHING_NEW', 'UNKNOWN_ERROR' ],
	[ 'constructor', 'UNKNOWN_ERROR' ],
	[ undefined, 'UNKNOWN_ERROR' ],
] )( 'given Google’s status %s, then the code is %s', ( status, code ) => {
	expect( parseGoogleStatus( status ) ).toBe( code );
} );

test( 'given an undocumented code of OSRM, then the result is undefined', () => {
	expect( parseOsrmCode( 'Whatever' ) ).toBeUndefined();
	expect( parseOsrmCode( 'toString' ) ).toBeUndefined();
} );
