import * as messages from '../core/messages';
import type { MapCanvas } from './renderer';
import type { FindAddress } from './geocode-queue';
import { parseOptions } from './options';
import type { Place } from './locations';
import type { Point } from './point';
import { putPlaces } from './plot-locations';
import { RouteError } from './route-error';

const here = { lat: 1, lng: 2 };
const there = { lat: 3, lng: 4 };
const KNOWN: Readonly< Record< string, Point > > = { There: there };

const aPlace = ( changes: Partial< Place > ): Place => ( {
	element: document.createElement( 'li' ),
	heading: null,
	title: '',
	address: '',
	point: null,
	isCentre: false,
	content: [],
	...changes,
} );

const find: FindAddress = async ( address ) => {
	const point = KNOWN[ address ];
	if ( ! point ) {
		throw new RouteError( 'NOT_FOUND' );
	}
	return point;
};

/** Puts places on a map that notes what it is told. */
async function put(
	zoom: string,
	places: readonly Place[],
	findPlace: FindAddress = find,
	isRead = false
) {
	const moves: unknown[] = [];
	const found: Point[] = [];
	const said: string[] = [];
	jest.spyOn( messages, 'log' ).mockImplementation();
	await putPlaces( {
		canvas: {
			setView: ( centre, level ) => moves.push( [ centre, level ] ),
			fit: ( points ) => moves.push( points ),
		} as Partial< MapCanvas > as MapCanvas,
		options: parseOptions( { chatyZoom: zoom }, {} ),
		places,
		findPlace,
		onFound: ( _, point ) => found.push( point ),
		say: ( text ) => said.push( text ),
		isRead: () => isRead,
		isOver: () => false,
	} );
	return { moves, found, said };
}

test( 'to fit: what is known at once, then all', async () => {
	const { moves, found, said } = await put( 'fit', [
		aPlace( { point: here } ),
		aPlace( { address: 'There' } ),
	] );
	expect( moves ).toEqual( [ [ here ], [ here, there ] ] );
	expect( found ).toEqual( [ here, there ] );
	expect( said ).toEqual( [ '' ] );
} );

test.each( [
	[ 'what is known at once stays', here, [ [ here ] ] ],
	[ 'there was nothing to stay at', null, [ [ there ] ] ],
] )(
	'to fit, while a visitor reads about a place: %s',
	async ( _, point, expected ) => {
		const { moves } = await put(
			'fit',
			point
				? [ aPlace( { point } ), aPlace( { address: 'There' } ) ]
				: [ aPlace( { address: 'There' } ) ],
			find,
			true
		);
		expect( moves ).toEqual( expected );
	}
);

test( 'to fit without a place: the world', async () => {
	const { moves } = await put( 'fit', [] );
	expect( moves ).toEqual( [ [ { lat: 0, lng: 0 }, 3 ] ] );
} );

test( 'at a zoom: the middle, at once', async () => {
	const { moves } = await put( '7', [ aPlace( { point: here } ) ] );
	expect( moves ).toEqual( [ [ here, 7 ] ] );
} );

test( 'an address of two places is looked up once', async () => {
	const asked = jest.fn( find );
	const { found } = await put(
		'',
		[ aPlace( { address: 'There' } ), aPlace( { address: 'There' } ) ],
		asked
	);
	expect( asked ).toHaveBeenCalledTimes( 1 );
	expect( found ).toEqual( [ there, there ] );
} );

test( 'an address that nobody knows is told; the middle is a place that was found', async () => {
	const { moves, said } = await put( '', [
		aPlace( { address: 'There' } ),
		aPlace( { address: 'Nowhere' } ),
	] );
	expect( said ).toEqual( [
		'One or more of the given addresses could not be found.',
	] );
	expect( moves ).toEqual( [ [ there, 3 ] ] );
} );

test( 'a service that wants to be asked less is told of, and not when all are found', async () => {
	const { said } = await put(
		'',
		[ aPlace( { address: 'There' } ) ],
		async ( address, onSlow ) => {
			onSlow();
			return find( address, onSlow );
		}
	);
	expect( said ).toEqual( [
		'Too many addresses at once. The map goes on more slowly.',
		'',
	] );
} );
