import { parsePoint } from './point';

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
