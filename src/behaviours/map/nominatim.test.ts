import cases from '../../../tests/fixtures/behaviours/map-route-errors.json';
import replies from '../../../tests/fixtures/behaviours/map-replies.json';
import { createNominatim } from './nominatim';
import { codeOf } from './route-error';

const asked: string[] = [];

function answer( status: number, body: unknown ): void {
	asked.length = 0;
	window.fetch = async ( url ) => {
		asked.push( String( url ) );
		return {
			status,
			text: async () =>
				typeof body === 'string' ? body : JSON.stringify( body ),
		} as Response;
	};
}

const find = ( address = 'Unter den Linden 1 & 2' ) =>
	createNominatim( 'https://geo.example/search?countrycodes=de' )( address );

test( 'given a recorded reply, then its place is found', async () => {
	answer( 200, replies.nominatimPlaces );
	await expect( find() ).resolves.toEqual( {
		lat: 52.51719785,
		lng: 13.3978352028938,
	} );
	expect( asked ).toEqual( [
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
] )( 'given %s %j, then it is %s', async ( status, body, code ) => {
	answer( status, body );
	await expect( find().catch( codeOf ) ).resolves.toBe( code );
} );
