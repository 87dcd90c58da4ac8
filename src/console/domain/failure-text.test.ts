import { getFailureText, getTakenBackText } from './failure-text';
import { getRequestFailureText } from './request-failure-text';
import { parseSaveFailure, type SaveFailure } from './save-failure';

/** The errors that `apiFetch` throws, by their causes. */
const ERRORS: Readonly< Record< string, unknown > > = {
	offline: { code: 'fetch_error' },
	'a log-out': { code: 'rest_not_logged_in', data: { status: 401 } },
	'a page of a firewall': { code: 'invalid_json' },
	'a broken plugin': new SyntaxError( 'Unexpected token <' ),
	nothing: undefined,
	'the words of the server': {
		code: 'chaty_x',
		message: 'The disk is full.',
	},
	'a refusal without a word': { code: 'chaty_x' },
	'refused values': {
		code: 'rest_invalid_param',
		data: { params: { name: 'Too long.' } },
	},
	'another owner': {
		code: 'chaty_conflict',
		data: { current: { chaty_widgets: [] } },
	},
};

const failures = Object.entries( ERRORS ).map(
	( [ name, error ] ): [ string, SaveFailure ] => [
		name,
		parseSaveFailure( error ),
	]
);

describe.each( failures )( 'after %s', ( _, failure ) => {
	test( 'each place has a whole sentence', () => {
		for ( const text of [
			getFailureText( failure ),
			getTakenBackText( failure ),
			getRequestFailureText( failure ),
		] ) {
			expect( text ).toMatch( /^[A-Z].*\.$/ );
			expect( text ).not.toMatch( /undefined|null|\[object|%s/ );
		}
	} );

	test( 'what was taken back is said not to have changed, and keeps nothing', () => {
		const text = getTakenBackText( failure );
		expect( text ).toMatch( /^Nothing was changed\./ );
		expect( text ).not.toMatch( /kept|save again/i );
	} );
} );

test.each( [
	'offline',
	'a log-out',
	'a page of a firewall',
	'a refusal without a word',
] )( 'the editor says after %s that changes are kept', ( name ) => {
	expect( getFailureText( parseSaveFailure( ERRORS[ name ] ) ) ).toContain(
		'Your changes are kept'
	);
} );

test( 'the server’s own words stand as they are', () => {
	const failure = parseSaveFailure( ERRORS[ 'the words of the server' ] );
	expect( getFailureText( failure ) ).toBe( 'The disk is full.' );
	expect( getRequestFailureText( failure ) ).toBe( 'The disk is full.' );
	expect( getTakenBackText( failure ) ).toContain( 'The disk is full.' );
} );
