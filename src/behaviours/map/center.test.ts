import { chooseCentre } from './center';

const here = { lat: 1, lng: 2 };
const there = { lat: 3, lng: 4 };
const nothing = { point: null, address: '' };
const spot = ( changes: object = {} ) => ( {
	...nothing,
	isCentre: false,
	...changes,
} );

test.each( [
	[
		'the map’s own point',
		{ point: here, address: 'A' },
		[ spot( { point: there, isCentre: true } ) ],
		here,
	],
	[
		'the map’s own address',
		{ point: null, address: 'A' },
		[ spot( { point: there } ) ],
		'A',
	],
	[
		'the place that claims it',
		nothing,
		[ spot( { point: here } ), spot( { point: there, isCentre: true } ) ],
		there,
	],
	[
		'the address of the place that claims it',
		nothing,
		[ spot( { point: here } ), spot( { address: 'B', isCentre: true } ) ],
		'B',
	],
	[
		'the first place with a point',
		nothing,
		[
			spot( { address: 'A' } ),
			spot( { point: here } ),
			spot( { point: there } ),
		],
		here,
	],
	[
		'the last with an address',
		nothing,
		[ spot( { address: 'A' } ), spot( { address: 'B' } ) ],
		'B',
	],
	[ 'nothing', nothing, [], { lat: 0, lng: 0 } ],
] )( 'the middle is %s', ( _, own, places, centre ) => {
	expect( chooseCentre( own, places ) ).toEqual( centre );
} );
