import cases from '../../../tests/fixtures/behaviours/map-route-errors.json';
import { ROUTE_ERROR_TEXTS } from './route-error';
import {
	readGoogleStatus,
	readHttpStatus,
	readOsrmCode,
} from './service-errors';

test( 'the texts are those of the catalogue, word for word', () => {
	expect( ROUTE_ERROR_TEXTS ).toEqual( cases.messages );
} );

test.each( cases.google )( 'Google says $status', ( { status, message } ) => {
	expect( readGoogleStatus( status ) ).toBe( message );
} );

test.each( cases.osrm )( 'OSRM says $code', ( { code, message } ) => {
	expect( readOsrmCode( code ) ).toBe( message );
} );

test.each( cases.http )( 'HTTP says $status', ( { status, message } ) => {
	// Where no answer came, the status is 0.
	expect( readHttpStatus( Number( status ) || 0 ) ).toBe( message );
} );

test.each( [
	[ 200, null ],
	[ 204, null ],
	[ 301, 'UNKNOWN_ERROR' ],
	[ 408, 'UNKNOWN_ERROR' ],
	[ 414, 'INVALID_REQUEST' ],
	[ 504, 'UNKNOWN_ERROR' ],
	[ 509, 'OVER_QUERY_LIMIT' ],
] )(
	'HTTP says %s, which the hundred decides or a rule of its own',
	( status, code ) => {
		expect( readHttpStatus( status ) ).toBe( code );
	}
);

test.each( [
	[ 'RESOURCE_EXHAUSTED', 'OVER_QUERY_LIMIT' ],
	[ 'PERMISSION_DENIED', 'REQUEST_DENIED' ],
	[ 'INVALID_ARGUMENT', 'INVALID_REQUEST' ],
	[ 'MAX_ROUTE_LENGTH_EXCEEDED', 'INVALID_REQUEST' ],
	[ 'SOMETHING_NEW', 'UNKNOWN_ERROR' ],
	[ 'constructor', 'UNKNOWN_ERROR' ],
	[ undefined, 'UNKNOWN_ERROR' ],
] )( 'Google says %s, which is newer or nothing', ( status, code ) => {
	expect( readGoogleStatus( status ) ).toBe( code );
} );

test( 'a code of OSRM’s that nobody knows says nothing', () => {
	expect( readOsrmCode( 'Whatever' ) ).toBeUndefined();
	expect( readOsrmCode( 'toString' ) ).toBeUndefined();
} );
