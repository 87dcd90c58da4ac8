import { label } from '../../../tests/fixtures/behaviours/lightbox-behaviour.json';
import { fillCounter } from './counter';

test.each( label.cases as [ number, number, string ][] )(
	'given %s of %s, then "%s"',
	( index, total, text ) => {
		expect( fillCounter( label.template, index, total ) ).toBe( text );
	}
);

test.each( [
	[ '%1/%2', '2/9' ],
	[ '%2 pictures, this is the %1.', '9 pictures, this is the 2.' ],
	[ 'Picture %1 ($1, %1)', 'Picture 2 ($1, 2)' ],
	[ 'An album', 'An album' ],
] )( 'given the template "%s", then "%s"', ( template, text ) => {
	expect( fillCounter( template, 2, 9 ) ).toBe( text );
} );
