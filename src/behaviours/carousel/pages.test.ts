import { cases } from '../../../tests/fixtures/behaviours/carousel-steps.json';
import {
	getItemsPerPage,
	getPageOfItem,
	getPosition,
	restorePage,
} from './pages';

test.each( [
	...cases,
	{ width: 767, items: 1 },
	{ width: 767.5, items: 1 },
	{ width: 959, items: 3 },
	{ width: 0, items: 1 },
] )(
	'given a viewport of $width px, then a page has $items items',
	( { width, items } ) => {
		expect( getItemsPerPage( ( px ) => width >= px ) ).toBe( items );
	}
);

test.each< [ string, [ number, number ], number, [ number, number ] ] >( [
	[ 'the first page', [ 9, 4 ], 0, [ 0, 3 ] ],
	[ 'the second page', [ 9, 4 ], 1, [ 4, 7 ] ],
	[ 'the last page, which is full', [ 9, 4 ], 2, [ 5, 8 ] ],
	[ 'one item at a time', [ 9, 1 ], 8, [ 8, 8 ] ],
	[ 'fewer items than a page has', [ 2, 4 ], 0, [ 0, 1 ] ],
	[ 'no items', [ 0, 4 ], 0, [ 0, -1 ] ],
] )(
	'given %s, then its items',
	( _, [ count, perPage ], page, [ first, last ] ) => {
		expect( getPosition( { count, perPage }, page ) ).toEqual( {
			first,
			last,
			count,
		} );
	}
);

test.each( [
	[ 0, 9, 4, 0 ],
	[ 3, 9, 4, 0 ],
	[ 4, 9, 4, 1 ],
	[ 5, 9, 4, 2 ],
	[ 8, 9, 4, 2 ],
	[ 5, 10, 4, 1 ],
	[ 6, 10, 4, 2 ],
	[ 4, 7, 3, 2 ],
	[ 4, 8, 4, 1 ],
	[ 1, 5, 4, 1 ],
	[ 8, 9, 1, 8 ],
	[ 0, 2, 4, 0 ],
	[ 0, 0, 4, 0 ],
] )(
	'given item %d of %d with %d on a page, then it is on page %d',
	( item, count, perPage, page ) => {
		expect( getPageOfItem( item, { count, perPage } ) ).toBe( page );
	}
);

test.each( [
	[ 'the last page', [ 9, 4, 2 ], [ 9, 4 ], 2 ],
	[ 'the last page', [ 9, 4, 2 ], [ 9, 3 ], 2 ],
	[ 'the last page', [ 7, 3, 2 ], [ 7, 4 ], 1 ],
	[ 'the last page', [ 8, 4, 1 ], [ 8, 1 ], 7 ],
	[ 'the last page', [ 5, 4, 1 ], [ 6, 4 ], 1 ],
	[ 'the last page', [ 8, 4, 1 ], [ 13, 4 ], 3 ],
	[ 'the last page', [ 9, 4, 2 ], [ 4, 4 ], 0 ],
	[ 'a page in the middle', [ 9, 4, 1 ], [ 9, 3 ], 1 ],
	[ 'a page in the middle', [ 9, 4, 1 ], [ 9, 1 ], 4 ],
	[ 'the first page', [ 9, 4, 0 ], [ 9, 1 ], 0 ],
	[ 'the only page', [ 4, 4, 0 ], [ 5, 4 ], 0 ],
] as const )(
	'given %s of %j, when the layout becomes %j, then page %d',
	( _, [ count, perPage, page ], [ newCount, newPerPage ], expected ) => {
		const layout = { count: newCount, perPage: newPerPage };
		const before = getPosition( { count, perPage }, page );
		expect( restorePage( before, layout ) ).toBe( expected );
	}
);
