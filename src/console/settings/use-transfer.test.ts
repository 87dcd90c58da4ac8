import apiFetch from '@wordpress/api-fetch';
import { act, renderHook } from '@testing-library/react';
import type { SettingsDocument } from '../domain/document';
import { useTransfer } from './use-transfer';

jest.mock( '@wordpress/api-fetch', () => ( {
	__esModule: true,
	default: jest.fn(),
} ) );

const SITE = { retention_days: 30 };
const FILE = { retention_days: 90 };
const OTHERS = { retention_days: 7 };

/** The stored settings, and whether requests for them fail. */
let stored: object;
let isSettingsLost: boolean;

const revisionOf = ( document: object ) => JSON.stringify( document );

/** Answers as the server does: to a save with another revision, that somebody else has saved. */
async function answer( request: {
	readonly path: string;
	readonly data?: { readonly revision?: string };
} ) {
	if ( request.path === '/chaty/v1/settings' ) {
		if ( isSettingsLost ) {
			throw { code: 'offline_error' };
		}
		return { ...stored, revision: 'settings' };
	}
	if ( request.data ) {
		const { revision, ...document } = request.data;
		if ( revision && revision !== revisionOf( stored ) ) {
			throw { code: 'chaty_conflict', data: { current: stored } };
		}
		stored = document;
	}
	return { ...stored, revision: revisionOf( stored ), caches: [ 'WP X' ] };
}

beforeEach( () => {
	stored = SITE;
	isSettingsLost = false;
	jest.mocked( apiFetch ).mockImplementation( answer as never );
} );

function open() {
	const onMessage = jest.fn();
	const onChanged = jest.fn();
	const { result } = renderHook( () =>
		useTransfer( { siteUrl: 'https://site.example', onMessage, onChanged } )
	);
	const said = () => onMessage.mock.lastCall?.[ 0 ];
	return {
		onChanged,
		said,
		importFile: () =>
			act( () =>
				result.current.importDocument(
					FILE as unknown as SettingsDocument
				)
			),
		undo: () => act( () => said().action.onClick() ),
	};
}

test( 'an import names the caches it emptied, and the screen follows', async () => {
	const { importFile, said, onChanged } = open();
	await importFile();
	expect( stored ).toEqual( FILE );
	expect( said().text ).toBe( 'The settings were imported. Emptied: WP X.' );
	expect( onChanged.mock.lastCall[ 0 ].document ).toEqual( FILE );
} );

test( 'an import is taken back', async () => {
	const { importFile, undo, said, onChanged } = open();
	await importFile();
	await undo();
	expect( stored ).toEqual( SITE );
	expect( said() ).toEqual( { text: 'The former settings are back.' } );
	expect( onChanged.mock.lastCall[ 0 ].document ).toEqual( SITE );
} );

test( 'what somebody else has saved after an import is not taken back with it', async () => {
	const { importFile, undo, said } = open();
	await importFile();
	stored = OTHERS;
	await undo();
	expect( stored ).toEqual( OTHERS );
	expect( said().text ).toBe( 'Somebody else has saved in the meantime.' );
} );

test( 'what somebody else saves while a file is imported is not lost', async () => {
	const { importFile, said } = open();
	jest.mocked( apiFetch ).mockImplementationOnce( ( async () => {
		const read = await answer( { path: '/chaty/v1/widgets' } );
		stored = OTHERS;
		return read;
	} ) as never );
	await importFile();
	expect( stored ).toEqual( OTHERS );
	expect( said().text ).toBe( 'Somebody else has saved in the meantime.' );
} );

test( 'an import counts as done, and can be taken back, when the connection is lost right after it', async () => {
	const { importFile, undo, said, onChanged } = open();
	isSettingsLost = true;
	await importFile();
	expect( said().text ).toContain( 'The settings were imported.' );
	expect( onChanged ).not.toHaveBeenCalled();
	await undo();
	expect( stored ).toEqual( SITE );
} );
