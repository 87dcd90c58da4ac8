import { parseToolStates } from './tool-states';

test( 'states are read as the server sends them', () => {
	expect(
		parseToolStates( {
			message: 'Done.',
			tables: {
				isCurrent: true,
				rows: { wp_chaty_contacts: 12, wp_chaty_stats: null },
			},
			events: { chaty_retry_emails: { next: 1800000000, isLate: true } },
			mail: { recipient: 'owner@example.org', failed: 2 },
			earlyAnswers: {
				state: 'current',
				version: '1.0.0',
				path: '/x.php',
				reasons: [ 'chaty_widgets' ],
			},
		} )
	).toEqual( {
		tables: {
			isCurrent: true,
			rows: { wp_chaty_contacts: 12, wp_chaty_stats: null },
		},
		events: [
			{ name: 'chaty_retry_emails', next: 1800000000, isLate: true },
		],
		mail: { recipient: 'owner@example.org', failed: 2 },
		earlyAnswers: {
			state: 'current',
			version: '1.0.0',
			path: '/x.php',
			reasons: [ 'chaty_widgets' ],
		},
	} );
} );

test.each( [ null, [], 'x', { tables: [], events: [], mail: null } ] )(
	'an answer of something else has no states: %j',
	( answer ) => {
		expect( parseToolStates( answer ) ).toEqual( {
			tables: { isCurrent: false, rows: {} },
			events: [],
			mail: { recipient: '', failed: 0 },
			earlyAnswers: { state: '', version: '', path: '', reasons: null },
		} );
	}
);
