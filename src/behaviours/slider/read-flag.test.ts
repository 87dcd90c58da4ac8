import { readFlag } from './read-flag';

test.each( [
	[ undefined, true, true ],
	[ undefined, false, false ],
	[ '', false, true ],
	[ 'true', false, true ],
	[ 'yes', false, true ],
	[ '1', false, true ],
	[ 'false', true, false ],
	[ ' FALSE ', true, false ],
	[ '0', true, false ],
	[ 'no', true, false ],
	[ 'off', true, false ],
] )( 'given %p, and %p by itself, then it is %p', ( text, standard, is ) => {
	expect( readFlag( () => text, 'ControlNav', standard ) ).toBe( is );
} );
