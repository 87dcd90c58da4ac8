import cases from '../../../tests/fixtures/behaviours/map-route-errors.json';
import { getErrorCode, MapError, type MapErrorCode } from './errors';
import { createLookup, RETRY_DELAYS_MS } from './geocode-queue';

beforeEach( () => {
	jest.useFakeTimers();
} );

/** A service that fails this often first, and the requests that it got. */
function createService(
	failures: number,
	code: MapErrorCode = 'OVER_QUERY_LIMIT'
) {
	const requests: ( readonly [ address: string, ms: number ] )[] = [];
	const begin = Date.now();
	const ask = async ( address: string ) => {
		requests.push( [ address, Date.now() - begin ] );
		if ( requests.length <= failures ) {
			throw new MapError( code );
		}
		return { lat: 1, lng: 2 };
	};
	return { ask, requests };
}

test( 'the delays are those of the fixture', () => {
	expect( RETRY_DELAYS_MS ).toEqual( cases.geocoder.overLimit.retryDelaysMs );
} );

test( 'given a service over its limit, then it is asked again after 1, 2, 3 and 4 s, and `onSlowdown` is called', async () => {
	const { ask, requests } = createService( 4 );
	const onSlowdown = jest.fn();
	const answer = createLookup( ask )( 'A', onSlowdown );
	await jest.runAllTimersAsync();
	await expect( answer ).resolves.toEqual( { lat: 1, lng: 2 } );
	expect( requests.map( ( [ , ms ] ) => ms ) ).toEqual( [
		0, 1000, 3000, 6000, 10000,
	] );
	expect( onSlowdown ).toHaveBeenCalled();
} );

test( 'given a service that stays over its limit, then all waiting addresses fail together', async () => {
	const { ask, requests } = createService( 99 );
	const find = createLookup( ask, 1000 );
	const answers = [ 'A', 'B', 'C' ].map( ( address ) =>
		find( address, () => {} ).catch( getErrorCode )
	);
	await jest.runAllTimersAsync();
	expect( await Promise.all( answers ) ).toEqual( [
		'OVER_QUERY_LIMIT',
		'OVER_QUERY_LIMIT',
		'OVER_QUERY_LIMIT',
	] );
	expect( requests.map( ( [ address ] ) => address ) ).toEqual( [
		'A',
		'A',
		'A',
		'A',
		'A',
	] );
} );

test( 'given a service that was over its limit, when another address comes, then it is asked again', async () => {
	const { ask, requests } = createService( 5 );
	const find = createLookup( ask );
	const first = find( 'A', () => {} ).catch( getErrorCode );
	await jest.runAllTimersAsync();
	await first;
	await expect( find( 'B', () => {} ) ).resolves.toEqual( {
		lat: 1,
		lng: 2,
	} );
	expect( requests ).toHaveLength( 6 );
} );

test( 'given another error, then there is no retry, and the next address follows', async () => {
	const { ask, requests } = createService( 1, 'NOT_FOUND' );
	const find = createLookup( ask );
	await expect( find( 'A', () => {} ).catch( getErrorCode ) ).resolves.toBe(
		'NOT_FOUND'
	);
	await expect(
		Promise.race( [
			find( 'B', () => {} ),
			jest.runAllTimersAsync().then( () => 0 ),
		] )
	).resolves.toBeDefined();
	expect( requests.map( ( [ address ] ) => address ) ).toEqual( [
		'A',
		'B',
	] );
} );

test( 'given several addresses, then they are asked one after the other, a second apart', async () => {
	const { ask, requests } = createService( 0 );
	const find = createLookup( ask, 1000 );
	[ 'A', 'B', 'C' ].forEach( ( address ) => void find( address, () => {} ) );
	await jest.runAllTimersAsync();
	expect( requests ).toEqual( [
		[ 'A', 0 ],
		[ 'B', 1000 ],
		[ 'C', 2000 ],
	] );
} );
