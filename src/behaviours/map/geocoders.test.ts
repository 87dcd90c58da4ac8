import cases from '../../../tests/fixtures/behaviours/map-route-errors.json';
import replies from '../../../tests/fixtures/behaviours/map-replies.json';
import { createNominatim } from './geocoders';
import { getErrorCode } from './errors';

const requests: string[] = [];

function givenResponse( status: number, body: unknown ): void {
	requests.length = 0;
	window.fetch = async ( url ) => {
		requests.push( String( url ) );
		return {
			status,
			text: async () =>
				typeof body === 'string' ? body : JSON.stringify( body ),
		} as Response;
	};
}

const find = ( address = 'Unter den Linden 1 & 2' ) =>
	createNominatim( 'https://geo.example/search?countrycodes=de' )( address );

test( 'given a recorded response, then its point is returned', async () => {
	givenResponse( 200, replies.nominatimPlaces );
	await expect( find() ).resolves.toEqual( {
		lat: 52.51719785,
		lng: 13.3978352028938,
	} );
	expect( requests ).toEqual( [
		'https://geo.example/search?countrycodes=de&format=jsonv2&limit=1&q=Unter+den+Linden+1+%26+2',
	] );
} );

test.each( [
	[ 200, [], cases.geocoder.emptyResult ],
	[ 200, [ {} ], 'NOT_FOUND' ],
	[ 200, '{"error":"x"}', 'UNKNOWN_ERROR' ],
	[ 200, '<html>', 'UNKNOWN_ERROR' ],
	[ 429, '', 'OVER_QUERY_LIMIT' ],
	[ 403, '<html>', 'REQUEST_DENIED' ],
	[ 500, '', 'UNKNOWN_ERROR' ],
] )(
	'given status %s and body %j, then the error is %s',
	async ( status, body, code ) => {
		givenResponse( status, body );
		await expect( find().catch( getErrorCode ) ).resolves.toBe( code );
	}
);
