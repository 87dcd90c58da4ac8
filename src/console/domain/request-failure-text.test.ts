import { getFailureText } from './failure-text';
import { getRequestFailureText } from './request-failure-text';
import type { SaveFailure } from './save-failure';

const REFUSED = { kind: 'refused', code: 'x', message: '' } as const;

const CONFLICT: SaveFailure = {
	kind: 'conflict',
	current: {
		document: { widgets: [], site: {} } as never,
		revision: 'b',
		modified: { at: '', by: '' },
	},
};

test.each( [
	[ { kind: 'offline' }, /offline.*Try again/ ],
	[ { kind: 'logged-out' }, /logged out.*another tab/ ],
	[ { kind: 'no-data' }, /firewall.*"chaty\/v1"/ ],
	[ { ...REFUSED, message: 'No.' }, /^No\.$/ ],
	[ REFUSED, /^The server refused it\.$/ ],
	[ CONFLICT, /^Somebody else has saved in the meantime\.$/ ],
	[
		{
			kind: 'invalid',
			refused: [
				{ path: 'map.geocoder', level: 'error', message: 'Must be.' },
				{ path: 'map.key', level: 'error', message: 'Too long.' },
			],
		},
		/^Must be\. Too long\.$/,
	],
] as const )( 'a failure says what helps: %j', ( failure, text ) => {
	expect( getRequestFailureText( failure ) ).toMatch( text );
} );

test( 'only where the server gives no reason, a screen names what did not come', () => {
	const say = ( failure: SaveFailure ) =>
		getRequestFailureText( failure, 'No statistics.' );
	expect( say( REFUSED ) ).toBe( 'No statistics.' );
	expect( say( { ...REFUSED, message: 'Not yours.' } ) ).toBe( 'Not yours.' );
	expect( say( { kind: 'offline' } ) ).not.toContain( 'No statistics.' );
} );

test.each( [
	[ { kind: 'offline' }, /offline.*changes are kept/ ],
	[ { kind: 'logged-out' }, /logged out.*changes are kept/ ],
	[ { kind: 'no-data' }, /firewall.*changes are kept/ ],
	[ REFUSED, /changes are kept/ ],
	[ { ...REFUSED, message: 'Disk full.' }, /^Disk full\.$/ ],
	[ { kind: 'invalid', refused: [] }, /^Nothing has been saved/ ],
	[ CONFLICT, /^Somebody else/ ],
] as const )( 'that of a save says what is kept: %j', ( failure, text ) => {
	expect( getFailureText( failure ) ).toMatch( text );
} );
