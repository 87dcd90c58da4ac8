import * as messages from '../core/messages';
import { MapError } from './errors';
import { parseOptions } from './options';
import type { Place } from './places';
import { plotPlaces } from './plot-places';
import type { Point } from './point';
import type { FindAddress, MapCanvas } from './types';

const here = { lat: 1, lng: 2 };
const there = { lat: 3, lng: 4 };
const KNOWN: Readonly< Record< string, Point > > = { There: there };

const createPlace = ( changes: Partial< Place > ): Place => ( {
	element: document.createElement( 'li' ),
	heading: null,
	title: '',
	address: '',
	point: null,
	icon: '',
	isCenter: false,
	content: [],
	...changes,
} );

const find: FindAddress = async ( address ) => {
	const point = KNOWN[ address ];
	if ( ! point ) {
		throw new MapError( 'NOT_FOUND' );
	}
	return point;
};

/** Plots places on a map that records what happens. */
async function plot(
	zoom: string,
	places: readonly Place[],
	findPlace: FindAddress = find,
	hasOpenPopup = false
) {
	const moves: unknown[] = [];
	const found: Point[] = [];
	const statuses: string[] = [];
	jest.spyOn( messages, 'log' ).mockImplementation();
	await plotPlaces( {
		canvas: {
			setView: ( center, level ) => moves.push( [ center, level ] ),
			fit: ( points ) => moves.push( points ),
		} as Partial< MapCanvas > as MapCanvas,
		options: parseOptions( { chatyZoom: zoom }, {} ),
		places,
		areFirst: true,
		getPoints: () => found,
		findPlace,
		onFound: ( _, point ) => found.push( point ),
		setStatus: ( text ) => statuses.push( text ),
		hasOpenPopup: () => hasOpenPopup,
		isDestroyed: () => false,
	} );
	return { moves, found, statuses };
}

test( 'given zoom "fit", then places with coordinates are shown at once, and all when they are found', async () => {
	const { moves, found, statuses } = await plot( 'fit', [
		createPlace( { point: here } ),
		createPlace( { address: 'There' } ),
	] );
	expect( moves ).toEqual( [ [ here ], [ here, there ] ] );
	expect( found ).toEqual( [ here, there ] );
	expect( statuses ).toEqual( [ '' ] );
} );

test.each( [
	[ 'what is shown stays', here, [ [ here ] ] ],
	[ 'if nothing was shown yet, the places are', null, [ [ there ] ] ],
] )(
	'given zoom "fit" and an open popup, when an address is found: %s',
	async ( _, point, expected ) => {
		const { moves } = await plot(
			'fit',
			point
				? [
						createPlace( { point } ),
						createPlace( { address: 'There' } ),
				  ]
				: [ createPlace( { address: 'There' } ) ],
			find,
			true
		);
		expect( moves ).toEqual( expected );
	}
);

test( 'given zoom "fit" and no place, then the world is shown', async () => {
	const { moves } = await plot( 'fit', [] );
	expect( moves ).toEqual( [ [ { lat: 0, lng: 0 }, 3 ] ] );
} );

test( 'given a zoom, then the center is shown at once', async () => {
	const { moves } = await plot( '7', [ createPlace( { point: here } ) ] );
	expect( moves ).toEqual( [ [ here, 7 ] ] );
} );

test( 'given two places with one address, then it is looked up once', async () => {
	const findPlace = jest.fn( find );
	const { found } = await plot(
		'',
		[
			createPlace( { address: 'There' } ),
			createPlace( { address: 'There' } ),
		],
		findPlace
	);
	expect( findPlace ).toHaveBeenCalledTimes( 1 );
	expect( found ).toEqual( [ there, there ] );
} );

test( 'given an unknown address, then the status says so, and the center is a place that was found', async () => {
	const { moves, statuses } = await plot( '', [
		createPlace( { address: 'There' } ),
		createPlace( { address: 'Nowhere' } ),
	] );
	expect( statuses ).toEqual( [
		'One or more of the given addresses could not be found.',
	] );
	expect( moves ).toEqual( [ [ there, 3 ] ] );
} );

test( 'given a service over its limit, then the status says so until all places are found', async () => {
	const { statuses } = await plot(
		'',
		[ createPlace( { address: 'There' } ) ],
		async ( address, onSlowdown ) => {
			onSlowdown();
			return find( address, onSlowdown );
		}
	);
	expect( statuses ).toEqual( [
		'Too many addresses at once. The map continues more slowly.',
		'',
	] );
} );
