import {
	issuesOfFailure,
	issuesOfWidget,
	parseIssues,
	splitPath,
} from './issues';
import { parseCurrent, parseSaveFailure } from './save-failure';

const ANSWER = {
	retention_days: 0,
	chaty_widgets: [],
	revision: 'abc',
	modified: { at: '2026-11-22T10:00:00Z', by: 'Ada' },
	caches: [ 'WP Rocket' ],
};

test( 'an answer is the document, and what is beside it', () => {
	expect( parseCurrent( ANSWER ) ).toEqual( {
		document: { retention_days: 0, chaty_widgets: [] },
		revision: 'abc',
		modified: { at: '2026-11-22T10:00:00Z', by: 'Ada' },
	} );
} );

test.each( [
	[
		'somebody else has saved',
		{ code: 'chaty_conflict', data: { status: 409, current: ANSWER } },
		{ kind: 'conflict', current: parseCurrent( ANSWER ) },
	],
	[
		'values are refused',
		{
			code: 'rest_invalid_param',
			message: 'Invalid parameter(s)',
			data: { status: 400, params: { 'widgets[0].id': 'is no ID.' } },
		},
		{
			kind: 'invalid',
			refused: [
				{
					path: 'widgets[0].id',
					level: 'error',
					message: 'is no ID.',
				},
			],
		},
	],
	[
		'the database refuses',
		{
			code: 'chaty_db_write_failed',
			message: 'Sorry.',
			data: { status: 500 },
		},
		{ kind: 'refused', code: 'chaty_db_write_failed', message: 'Sorry.' },
	],
	[
		'the user may not',
		{ code: 'rest_forbidden', message: 'No.', data: { status: 403 } },
		{ kind: 'refused', code: 'rest_forbidden', message: 'No.' },
	],
	[
		'the user is logged out',
		{ code: 'rest_forbidden', message: 'No.', data: { status: 401 } },
		{ kind: 'logged-out' },
	],
	[
		'the nonce cannot be renewed',
		{ code: 'rest_cookie_invalid_nonce', data: { status: 403 } },
		{ kind: 'logged-out' },
	],
	[
		'the nonce cannot be renewed (6.6)',
		{ status: 400 },
		{ kind: 'logged-out' },
	],
	[
		'the browser is offline (6.6)',
		{ code: 'fetch_error' },
		{ kind: 'offline' },
	],
	[
		'the browser is offline',
		{ code: 'offline_error' },
		{ kind: 'offline' },
	],
	[ 'a firewall answers', { code: 'invalid_json' }, { kind: 'no-data' } ],
	[ 'a script breaks', new TypeError( 'x' ), { kind: 'no-data' } ],
	[ 'nothing is known', null, { kind: 'no-data' } ],
] )( '%s', ( _, error, failure ) => {
	expect( parseSaveFailure( error ) ).toEqual( failure );
} );

describe( 'issues', () => {
	const answer = {
		issues: [
			{
				path: 'widgets[1].channels[0].value',
				level: 'warning',
				message: 'Hm.',
			},
			{ path: 'widgets[0].name', level: 'nonsense', message: 'Long.' },
			{ path: 'retention_days', level: 'note', message: 'Old.' },
		],
	};

	test( 'stand at the values of their widget', () => {
		expect( [ ...issuesOfWidget( parseIssues( answer ), 1 ) ] ).toEqual( [
			[ 'channels[0].value', { level: 'warning', message: 'Hm.' } ],
		] );
	} );

	test( 'of an unknown level are errors', () => {
		expect(
			issuesOfWidget( parseIssues( answer ), 0 ).get( 'name' )?.level
		).toBe( 'error' );
	} );

	test( 'come from a refused save, too', () => {
		expect(
			issuesOfFailure( {
				kind: 'invalid',
				refused: [ { path: 'body', level: 'error', message: 'No.' } ],
			} )
		).toEqual( [ { path: 'body', message: 'No.', level: 'error' } ] );
		expect( issuesOfFailure( { kind: 'offline' } ) ).toEqual( [] );
	} );

	test.each( [ undefined, null, '<html>', { issues: 'many' } ] )(
		'of %j are none',
		( given ) => expect( parseIssues( given ) ).toEqual( [] )
	);

	test( 'of other settings belong to no widget', () => {
		expect( splitPath( 'retention_days' ) ).toBeNull();
	} );
} );
