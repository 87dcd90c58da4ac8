import apiFetch from '@wordpress/api-fetch';
import { fireEvent, render, screen } from '@testing-library/react';
import { settle } from '../../../../tests/unit/editor';
import { MAX_FILE_BYTES } from '../../domain/settings-file';
import { ImportDialog } from './import-dialog';

jest.mock( '@wordpress/api-fetch', () => ( {
	__esModule: true,
	default: jest.fn(),
} ) );

const DOCUMENT = { chaty_widgets: [ { id: 0 }, { id: '_1' } ] };

const ANSWER = {
	document: DOCUMENT,
	issues: [],
	changes: [ 'chaty_widgets[0].name' ],
};

const onImport = jest.fn();

/** A file as the browser gives it; jsdom has no `text()`. */
const aFile = ( text: string | Promise< string >, name = 'chaty.json' ) =>
	Object.assign( new File( [], name ), { text: async () => text } );

function choose( ...files: File[] ) {
	const field = document.querySelector( 'input[type="file"]' ) as Element;
	fireEvent.change( field, { target: { files } } );
	return settle();
}

const importButton = () =>
	screen.getByRole< HTMLButtonElement >( 'button', { name: 'Import' } );

beforeEach( () => {
	jest.clearAllMocks();
	jest.mocked( apiFetch ).mockResolvedValue( ANSWER );
	render(
		<ImportDialog
			onImport={ onImport }
			onAdd={ () => {} }
			onClose={ () => {} }
		/>
	);
} );

test( 'nothing can be imported before a file was checked', async () => {
	expect( importButton().disabled ).toBe( true );
	await choose();
	expect( importButton().disabled ).toBe( true );
	expect( apiFetch ).not.toHaveBeenCalled();
} );

test( 'a file is only checked, then imported as the server has read it', async () => {
	await choose( aFile( JSON.stringify( { chaty_widgets: [] } ) ) );
	expect( apiFetch ).toHaveBeenCalledTimes( 1 );
	expect( apiFetch ).toHaveBeenCalledWith(
		expect.objectContaining( {
			path: '/chaty/v1/widgets/check',
			data: { chaty_widgets: [], import: true },
		} )
	);
	expect(
		screen.getAllByText( /^The file has 2 widgets/ ).length
	).toBeGreaterThan( 0 );
	fireEvent.click( importButton() );
	expect( onImport ).toHaveBeenCalledWith( DOCUMENT );
} );

test.each( [
	[ 2, [ {}, {} ] ],
	[ 0, [] ],
] )(
	'of a file with %s widgets, there is something to add or not',
	async ( count, widgets ) => {
		const document = { chaty_widgets: widgets };
		jest.mocked( apiFetch ).mockResolvedValue( { ...ANSWER, document } );
		await choose( aFile( '{}' ) );
		expect( importButton().disabled ).toBe( false );
		expect( !! screen.queryByText( /^Add to/ ) ).toBe( count > 0 );
	}
);

test( 'a file that keeps messages for a shorter time says which are deleted', async () => {
	const deletes = '9 messages will be deleted.';
	jest.mocked( apiFetch ).mockResolvedValue( { ...ANSWER, deletes } );
	await choose( aFile( '{}' ) );
	expect( screen.getAllByText( deletes ) ).toBeTruthy();
} );

test( 'a file that the server refuses cannot be imported, and says why', async () => {
	jest.mocked( apiFetch ).mockResolvedValue( {
		document: null,
		issues: [
			{ path: 'widgets[0].name', level: 'error', message: 'Too long.' },
		],
		changes: [],
	} );
	await choose( aFile( '{}' ) );
	expect(
		screen.getAllByText( /^The file cannot be imported/ ).length
	).toBeGreaterThan( 0 );
	expect( screen.getByText( /Too long\./ ) ).toBeTruthy();
	expect( importButton().disabled ).toBe( true );
} );

test.each( [
	[ 'no JSON', () => aFile( 'hello' ), /it is not JSON/ ],
	[ 'a number', () => aFile( '7' ), /it is not JSON/ ],
	[
		'gone since it was chosen',
		() =>
			aFile( Promise.reject( new DOMException( '', 'NotFoundError' ) ) ),
		/not a settings file/,
	],
	[
		'too large',
		() =>
			Object.defineProperty( aFile( '{}' ), 'size', {
				value: MAX_FILE_BYTES + 1,
			} ),
		/it is larger than/,
	],
] )( 'a file that is %s is never sent', async ( _, create, text ) => {
	await choose( create() );
	expect( screen.getAllByText( text ).length ).toBeGreaterThan( 0 );
	expect( apiFetch ).not.toHaveBeenCalled();
	expect( importButton().disabled ).toBe( true );
} );

test( 'without a connection, choosing the file again helps', async () => {
	jest.mocked( apiFetch ).mockRejectedValueOnce( { code: 'fetch_error' } );
	await choose( aFile( '{}' ) );
	const texts = screen.getAllByText( /You seem to be offline/ );
	expect( texts[ 0 ]?.textContent ).not.toContain( 'save' );
	await choose( aFile( '{}' ) );
	expect( importButton().disabled ).toBe( false );
} );

test( 'of two files, the one chosen last counts, whichever answer comes first', async () => {
	let answerFirst!: ( answer: unknown ) => void;
	jest.mocked( apiFetch ).mockReturnValueOnce(
		new Promise( ( resolve ) => ( answerFirst = resolve ) ) as never
	);
	await choose( aFile( '{"first":1}', 'first.json' ) );
	await choose( aFile( '{"last":1}', 'last.json' ) );
	answerFirst( { ...ANSWER, document: { chaty_widgets: [] } } );
	await settle();
	expect( screen.getByRole( 'button', { name: 'last.json' } ) ).toBeTruthy();
	fireEvent.click( importButton() );
	expect( onImport ).toHaveBeenCalledWith( DOCUMENT );
} );
