import { translatePlural } from './plural';

const items = ( count: number ) =>
	translatePlural( '%1$s item', '%1$s items', count );

afterEach( () => {
	delete window.chaty_behaviours;
} );

test.each( [
	[ 0, '0 items' ],
	[ 1, '1 item' ],
	[ 2, '2 items' ],
	[ 21, '21 items' ],
] )( 'given an English page and %i, then it is %s', ( count, text ) => {
	expect( items( count ) ).toBe( text );
} );

test.each( [
	[ 0, '0 elementów' ],
	[ 1, '1 element' ],
	[ 3, '3 elementy' ],
	[ 5, '5 elementów' ],
	[ 22, '22 elementy' ],
	[ 112, '112 elementów' ],
] )( 'given a Polish page and %i, then it is %s', ( count, text ) => {
	window.chaty_behaviours = {
		plurals: {
			lang: 'pl-PL',
			forms: {
				'%1$s items': {
					0: '%1$s elementów',
					1: '%1$s element',
					2: '%1$s elementy',
				},
			},
		},
	};
	expect( items( count ) ).toBe( text );
} );
