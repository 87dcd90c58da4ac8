import * as messages from '../core/messages';
import { readNumber } from './read-number';

const RULE = { standard: 15, least: 1, most: 50 };

test.each( [
	[ undefined, 15, false ],
	[ '20', 20, false ],
	[ ' 1 ', 1, false ],
	[ '12.4', 12, false ],
	[ '0', 15, true ],
	[ '51', 15, true ],
	[ '-3', 15, true ],
	[ '', 15, true ],
	[ ' ', 15, true ],
	[ '15px', 15, true ],
	[ 'Infinity', 15, true ],
	[ '<b>', 15, true ],
] )( 'given %p, then it is %p; told: %p', ( text, number, isTold ) => {
	const log = jest.spyOn( messages, 'log' ).mockReset();
	expect( readNumber( () => text, 'Slices', RULE ) ).toBe( number );
	expect( log ).toHaveBeenCalledTimes( Number( isTold ) );
} );
