import replies from '../../../tests/fixtures/behaviours/map-replies.json';
import { createOsrm } from './osrm';
import { getErrorCode } from './errors';
import type { RouteQuery } from './types';

const query: RouteQuery = {
	from: { lat: 45.239977, lng: 19.849027 },
	to: { lat: 45.2476971234567, lng: 19.837352 },
	travelMode: 'car',
};

/** Fakes the response of the server, and returns the URLs of the requests. */
function givenResponse( status: number, body: string ): string[] {
	const requests: string[] = [];
	window.fetch = async ( url ) => {
		requests.push( String( url ) );
		return { status, text: async () => body } as Response;
	};
	return requests;
}

const find = ( url = 'https://router.example/', changes = {} ) =>
	createOsrm( url )( { ...query, ...changes } );

test( 'given a recorded response, then its line, figures and steps are parsed', async () => {
	givenResponse( 200, JSON.stringify( replies.osrmRoute ) );
	const { meters, seconds, line, steps } = await find();
	expect( [ meters, seconds, line.length ] ).toEqual( [ 2157.6, 259.2, 9 ] );
	expect( line[ 0 ] ).toEqual( query.from );
	expect( steps.map( ( { text } ) => text ) ).toEqual( [
		'Start',
		'Turn left onto Струмичка',
		'Turn left onto Драге Спасић',
		'Turn right onto Фрушкогорска',
		'Turn left onto Народног фронта',
		'Turn right onto Булевар ослобођења',
		'Turn left onto Браће Рибникар',
		'Make a U-turn onto Браће Рибникар',
		'Your destination is on the right',
	] );
} );

test.each( [
	[
		'car',
		'https://router.example',
		'https://router.example/route/v1/driving/',
	],
	[
		'bicycle',
		'https://router.example/',
		'https://router.example/route/v1/cycling/',
	],
	[
		'foot',
		'https://router.example/routed-{mode}',
		'https://router.example/routed-foot/route/v1/walking/',
	],
] )(
	'given travel mode %s and router %s, then the URL begins with %s',
	async ( travel, url, begin ) => {
		const requests = givenResponse(
			200,
			JSON.stringify( replies.osrmRoute )
		);
		await find( url, { travelMode: travel } );
		expect( requests ).toEqual( [
			`${ begin }19.849027,45.239977;19.837352,45.247697?overview=full&geometries=geojson&steps=true`,
		] );
	}
);

test.each( [
	[ 400, JSON.stringify( replies.osrmFailures.NoRoute ), 'ZERO_RESULTS' ],
	[ 400, JSON.stringify( replies.osrmFailures.NoSegment ), 'NOT_FOUND' ],
	[
		400,
		JSON.stringify( replies.osrmFailures.InvalidQuery ),
		'INVALID_REQUEST',
	],
	[ 400, JSON.stringify( replies.osrmFailures.TooBig ), 'INVALID_REQUEST' ],
	[ 429, '<h1>Too many requests</h1>', 'OVER_QUERY_LIMIT' ],
	[ 502, '', 'UNKNOWN_ERROR' ],
	[ 403, '{"message":"no"}', 'REQUEST_DENIED' ],
	[ 200, '{"code":', 'UNKNOWN_ERROR' ],
	[ 200, '[]', 'UNKNOWN_ERROR' ],
	[ 200, '{"code":"Ok","routes":[]}', 'ZERO_RESULTS' ],
	[ 200, '{"code":"Ok","routes":[{"geometry":"ofp_Ik"}]}', 'ZERO_RESULTS' ],
] )(
	'given status %s and body %s, then the error is %s',
	async ( status, body, code ) => {
		givenResponse( status, body );
		await expect( find().catch( getErrorCode ) ).resolves.toBe( code );
	}
);

test( 'given no network, then the error is UNKNOWN_ERROR', async () => {
	window.fetch = () => Promise.reject( new TypeError( 'Failed to fetch' ) );
	await expect( find().catch( getErrorCode ) ).resolves.toBe(
		'UNKNOWN_ERROR'
	);
} );
