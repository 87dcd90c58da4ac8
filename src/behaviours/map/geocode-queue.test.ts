import cases from '../../../tests/fixtures/behaviours/map-route-errors.json';
import { createLookup, RETRY_DELAYS_MS } from './geocode-queue';
import { codeOf, RouteError, type RouteErrorCode } from './route-error';

beforeEach( () => {
	jest.useFakeTimers();
} );
afterEach( () => {
	jest.useRealTimers();
} );

/** A service that refuses so often, and the moments at which it was asked. */
function aService(
	refusals: number,
	code: RouteErrorCode = 'OVER_QUERY_LIMIT'
) {
	const asked: ( readonly [ address: string, ms: number ] )[] = [];
	const begin = Date.now();
	const ask = async ( address: string ) => {
		asked.push( [ address, Date.now() - begin ] );
		if ( asked.length <= refusals ) {
			throw new RouteError( code );
		}
		return { lat: 1, lng: 2 };
	};
	return { ask, asked };
}

test( 'the delays are those of the catalogue', () => {
	expect( RETRY_DELAYS_MS ).toEqual( cases.geocoder.overLimit.retryDelaysMs );
} );

test( 'given a service over its limit, then it is asked again after 1, 2, 3 and 4 s, and the visitor is told', async () => {
	const { ask, asked } = aService( 4 );
	const onSlow = jest.fn();
	const answer = createLookup( ask )( 'A', onSlow );
	await jest.runAllTimersAsync();
	await expect( answer ).resolves.toEqual( { lat: 1, lng: 2 } );
	expect( asked.map( ( [ , ms ] ) => ms ) ).toEqual( [
		0, 1000, 3000, 6000, 10000,
	] );
	expect( onSlow ).toHaveBeenCalled();
} );

test( 'given a service that stays over its limit, then all that wait are given up together', async () => {
	const { ask, asked } = aService( 99 );
	const find = createLookup( ask, 1000 );
	const answers = [ 'A', 'B', 'C' ].map( ( address ) =>
		find( address, () => {} ).catch( codeOf )
	);
	await jest.runAllTimersAsync();
	expect( await Promise.all( answers ) ).toEqual( [
		'OVER_QUERY_LIMIT',
		'OVER_QUERY_LIMIT',
		'OVER_QUERY_LIMIT',
	] );
	expect( asked.map( ( [ address ] ) => address ) ).toEqual( [
		'A',
		'A',
		'A',
		'A',
		'A',
	] );
} );

test( 'given one more address later, then the service gets another chance', async () => {
	const { ask, asked } = aService( 5 );
	const find = createLookup( ask );
	const first = find( 'A', () => {} ).catch( codeOf );
	await jest.runAllTimersAsync();
	await first;
	await expect( find( 'B', () => {} ) ).resolves.toEqual( {
		lat: 1,
		lng: 2,
	} );
	expect( asked ).toHaveLength( 6 );
} );

test( 'given another failure, then there is no second try, and the next address is asked for', async () => {
	const { ask, asked } = aService( 1, 'NOT_FOUND' );
	const find = createLookup( ask );
	await expect( find( 'A', () => {} ).catch( codeOf ) ).resolves.toBe(
		'NOT_FOUND'
	);
	await expect(
		Promise.race( [
			find( 'B', () => {} ),
			jest.runAllTimersAsync().then( () => 0 ),
		] )
	).resolves.toBeDefined();
	expect( asked.map( ( [ address ] ) => address ) ).toEqual( [ 'A', 'B' ] );
} );

test( 'given several addresses, then they are asked for one after the other, a second apart', async () => {
	const { ask, asked } = aService( 0 );
	const find = createLookup( ask, 1000 );
	[ 'A', 'B', 'C' ].forEach( ( address ) => void find( address, () => {} ) );
	await jest.runAllTimersAsync();
	expect( asked ).toEqual( [
		[ 'A', 0 ],
		[ 'B', 1000 ],
		[ 'C', 2000 ],
	] );
} );
