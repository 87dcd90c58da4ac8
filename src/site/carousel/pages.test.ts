import { cases } from '../../../tests/fixtures/behaviours/carousel-steps.json';
import { itemsAt, pageOf, readPage } from './pages';

test.each( [
	...cases,
	{ width: 767, items: 1 },
	{ width: 767.5, items: 1 },
	{ width: 959, items: 3 },
	{ width: 0, items: 1 },
] )( '$items items at $width px', ( { width, items } ) => {
	expect( itemsAt( ( px ) => width >= px ) ).toBe( items );
} );

test.each< [ string, [ number, number ], number, [ number, number ] ] >( [
	[ 'the first page', [ 9, 4 ], 0, [ 0, 3 ] ],
	[ 'the second', [ 9, 4 ], 1, [ 4, 7 ] ],
	[ 'the last, which is full', [ 9, 4 ], 2, [ 5, 8 ] ],
	[ 'one item at a time', [ 9, 1 ], 8, [ 8, 8 ] ],
	[ 'fewer items than there is room for', [ 2, 4 ], 0, [ 0, 1 ] ],
	[ 'no items', [ 0, 4 ], 0, [ 0, -1 ] ],
] )( '%s', ( _, [ count, shown ], page, [ first, last ] ) => {
	expect( readPage( { count, shown }, page ) ).toEqual( { first, last } );
} );

test.each( [
	[ 0, 4, 0 ],
	[ 3, 4, 0 ],
	[ 4, 4, 1 ],
	[ 8, 4, 2 ],
	[ 8, 1, 8 ],
] )( 'item %d with %d shown is on page %d', ( item, shown, page ) => {
	expect( pageOf( item, shown ) ).toBe( page );
} );
