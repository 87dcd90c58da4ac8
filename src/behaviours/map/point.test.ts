import { chooseCenter, parsePoint } from './point';

test.each( [
	[ '54.79', '9.43', { lat: 54.79, lng: 9.43 } ],
	[ ' -33.9 ', '151', { lat: -33.9, lng: 151 } ],
	[ 0, 0, { lat: 0, lng: 0 } ],
	[ '90', '-180', { lat: 90, lng: -180 } ],
	[ '90.1', '0', null ],
	[ '0', '180.5', null ],
	[ '', '', null ],
	[ ' ', '9', null ],
	[ '54,79', '9,43', null ],
	[ 'north', 'east', null ],
	[ undefined, '9', null ],
	[ null, null, null ],
	[ 'Infinity', '0', null ],
] )( 'latitude %s and longitude %s', ( lat, lng, point ) => {
	expect( parsePoint( lat, lng ) ).toEqual( point );
} );

const here = { lat: 1, lng: 2 };
const there = { lat: 3, lng: 4 };
const nothing = { point: null, address: '' };
const candidate = ( changes: object = {} ) => ( {
	...nothing,
	isCenter: false,
	...changes,
} );

test.each( [
	[
		'the map’s own point',
		{ point: here, address: 'A' },
		[ candidate( { point: there, isCenter: true } ) ],
		here,
	],
	[
		'the map’s own address',
		{ point: null, address: 'A' },
		[ candidate( { point: there } ) ],
		'A',
	],
	[
		'the place that is marked as the center',
		nothing,
		[
			candidate( { point: here } ),
			candidate( { point: there, isCenter: true } ),
		],
		there,
	],
	[
		'the address of the place that is marked as the center',
		nothing,
		[
			candidate( { point: here } ),
			candidate( { address: 'B', isCenter: true } ),
		],
		'B',
	],
	[
		'the first place with a point',
		nothing,
		[
			candidate( { address: 'A' } ),
			candidate( { point: here } ),
			candidate( { point: there } ),
		],
		here,
	],
	[
		'the last with an address',
		nothing,
		[ candidate( { address: 'A' } ), candidate( { address: 'B' } ) ],
		'B',
	],
	[ '0, 0', nothing, [], { lat: 0, lng: 0 } ],
] )(
	'given several candidates, then the center is %s',
	( _, own, places, center ) => {
		expect( chooseCenter( own, places ) ).toEqual( center );
	}
);
