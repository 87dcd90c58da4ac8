import apiFetch from '@wordpress/api-fetch';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { isFree, preload, settle } from '../../../tests/unit/editor';
import { aRawWidget, type Json } from '../../../tests/unit/settings';
import type { SettingsDocument } from '../domain/document';
import type { EditorProps } from '../domain/preload';
import { WidgetsScreen } from './widgets-screen';

jest.mock( '@wordpress/api-fetch', () => ( {
	__esModule: true,
	default: jest.fn(),
} ) );
// Fields and preview have tests of their own.
jest.mock( './preview/preview-frame', () => ( { PreviewFrame: () => null } ) );
jest.mock( './editor/editor-groups', () => ( {
	EditorGroups: ( { widget, onChange }: EditorProps ) => (
		<input
			aria-label="Name of the widget"
			value={ String( widget.name ?? '' ) }
			onChange={ ( { target } ) => onChange( [ 'name' ], target.value ) }
		/>
	),
} ) );

const LIST = '/wp-admin/admin.php?page=chaty';

const documentOf = ( ...widgets: Json[] ) =>
	( {
		...preload.document,
		chaty_widgets: widgets,
	} ) as unknown as SettingsDocument;

const TWO = documentOf(
	aRawWidget( { id: 0, name: 'Shop' } ),
	aRawWidget( { id: '_1', name: 'Help' } )
);

type Save = ( data: Record< string, unknown > ) => unknown;

const accept: Save = ( { revision, ...document } ) => ( {
	...document,
	revision: `${ revision }+`,
	modified: { at: '', by: '' },
	caches: [],
} );

const refuse =
	( error: object ): Save =>
	() => {
		throw error;
	};

const OFFLINE = refuse( { code: 'fetch_error' } );

const conflict = ( document: SettingsDocument ) =>
	refuse( {
		code: 'chaty_conflict',
		data: {
			current: {
				...document,
				revision: 'b',
				modified: { by: 'Bea', at: '2026-03-01T12:00:00Z' },
			},
		},
	} );

let save: Save;

async function open( address = LIST, document = TWO ) {
	jest.mocked( apiFetch ).mockImplementation( ( async ( {
		path,
		data,
	}: {
		path: string;
		data: Record< string, unknown >;
	} ) => ( path.endsWith( '/widgets' ) ? save( data ) : {} ) ) as never );
	window.history.replaceState( null, '', address );
	const { unmount } = render(
		<WidgetsScreen
			preload={ {
				...preload,
				document,
				revision: 'a',
				// `Intl` throws with this locale as it is.
				site: { ...preload.site, locale: 'pt-PT-ao90' },
				summaries: { 0: { views: 1200, clicks: 3, messages: 1 } },
			} }
		/>
	);
	await settle();
	return unmount;
}

const openWidget = ( id: string, document = TWO ) =>
	open( `${ LIST }&widget=${ id }`, document );

beforeEach( () => {
	jest.clearAllMocks();
	window.sessionStorage.clear();
	save = accept;
} );

const sent = () =>
	jest
		.mocked( apiFetch )
		.mock.calls.flatMap( ( [ { path, method, data } ] ) =>
			method === 'PUT' && path?.endsWith( '/widgets' ) ? [ data ] : []
		);

const namesIn = ( document: unknown ) =>
	( document as SettingsDocument ).chaty_widgets.map( ( { name } ) => name );

const shownNames = () =>
	[ ...document.querySelectorAll( '.row-title' ) ].map(
		( { textContent } ) => textContent
	);

const button = ( name: string ) =>
	[ ...document.querySelectorAll( 'button' ) ].find(
		( element ) =>
			element.textContent === name ||
			element.getAttribute( 'aria-label' ) === name
	) as HTMLButtonElement;

async function press( name: string ) {
	fireEvent.click( button( name ) );
	await settle();
}

/** Presses the main button of a dialog. */
async function confirm() {
	fireEvent.click(
		document.querySelector(
			'.chaty-console-dialog__buttons .is-primary'
		) as Element
	);
	await settle();
}

const errorText = () =>
	document.querySelector( '.components-notice.is-error p' )?.textContent ??
	'';

const snack = () =>
	document.querySelector( '.components-snackbar__content' )?.textContent ??
	'';

const nameField = () =>
	screen.getByLabelText< HTMLInputElement >( 'Name of the widget' );

const rename = ( name: string ) =>
	fireEvent.change( nameField(), { target: { value: name } } );

describe( 'an action of the list', () => {
	test( 'is saved at once, at the revision that the screen knows', async () => {
		await open();
		fireEvent.click( screen.getByLabelText( 'Show Shop' ) );
		await settle();
		expect( sent() ).toHaveLength( 1 );
		expect( sent()[ 0 ] ).toMatchObject( {
			revision: 'a',
			chaty_widgets: [ { id: 0, is_active: 0 }, { id: '_1' } ],
		} );
		expect( snack() ).toContain( 'Shop is off.' );
	} );

	test.each( [
		[
			{ code: 'fetch_error' },
			/^You seem to be offline. Try again when the connection is back.$/,
		],
		[ { code: 'rest_not_logged_in' }, /^You are logged out./ ],
		[ { code: 'invalid_json' }, /^Something answered instead of/ ],
		[ { code: 'chaty_save', message: 'The disk is full.' }, /^The disk/ ],
		[ { code: 'chaty_save' }, /^The server refused it./ ],
	] )(
		'that cannot be saved is taken back, says why, keeps no changes and promises none: %j',
		async ( error, reason ) => {
			save = refuse( error );
			await open();
			await press( 'Delete: Shop' );
			const [ before, said ] = errorText().split(
				'Nothing was changed. '
			);
			expect( before ).toBe( '' );
			expect( said ).toMatch( reason );
			expect( said ).not.toContain( 'kept' );
			expect( shownNames() ).toEqual( [ 'Shop', 'Help' ] );
			expect( snack() ).toBe( '' );
			expect( isFree() ).toBe( true );
		}
	);

	test( 'that the server refuses names the values, without links to a draft that is gone', async () => {
		save = refuse( {
			code: 'rest_invalid_param',
			data: {
				params: { 'chaty_widgets[0].name': 'It is too long.' },
			},
		} );
		await open();
		await press( 'Duplicate: Shop' );
		expect( errorText() ).toBe( 'Nothing was changed.' );
		const refused = document.querySelector( '.chaty-console-errors' );
		expect( refused?.textContent ).toContain( 'It is too long.' );
		expect( refused?.querySelector( 'button' ) ).toBeNull();
	} );

	test( 'that deletes can be taken back to the same place', async () => {
		await open();
		await press( 'Delete: Shop' );
		expect( shownNames() ).toEqual( [ 'Help' ] );
		const { ownerDocument } = button( 'Undo' ) as HTMLElement;
		await press( 'Undo' );
		expect( ownerDocument.activeElement?.textContent ).toBe( 'Shop' );
		expect( sent().map( namesIn ) ).toEqual( [
			[ 'Help' ],
			[ 'Shop', 'Help' ],
		] );
		expect( snack() ).toContain( 'Shop is back.' );
	} );

	test( 'that copies makes a widget that is off, after the first, with an ID of its own', async () => {
		await open();
		await press( 'Duplicate: Shop' );
		expect( sent()[ 0 ] ).toMatchObject( {
			chaty_widgets: [
				{ id: 0 },
				{ id: '_2', name: 'Shop (copy)', is_active: 0 },
				{ id: '_1' },
			],
		} );
		expect( screen.getByText( 'Shop (copy)' ).matches( ':focus' ) ).toBe(
			true
		);
	} );

	test( 'that moves a widget keeps the focus, and stops at the end', async () => {
		await open();
		await press( 'Move Shop down' );
		expect( shownNames() ).toEqual( [ 'Help', 'Shop' ] );
		expect( snack() ).toContain( 'Shop is now at position 2 of 2.' );
		expect( button( 'Move Shop down' ).matches( ':focus' ) ).toBe( true );
		await press( 'Move Shop down' );
		expect( sent().map( namesIn ) ).toEqual( [ [ 'Help', 'Shop' ] ] );
	} );

	test( 'that changes what a search of a long list has found leaves the others, and can be taken back', async () => {
		const names = [ 'Shop', 'Help', 'Blog', 'Team', 'Shoes' ];
		await open(
			LIST,
			documentOf(
				...names.map( ( name, index ) =>
					aRawWidget( { id: index ? `_${ index }` : 0, name } )
				)
			)
		);
		fireEvent.change( screen.getByRole( 'searchbox' ), {
			target: { value: ' sho' },
		} );
		fireEvent.change( screen.getByLabelText( 'Order' ), {
			target: { value: 'name' },
		} );
		expect( shownNames() ).toEqual( [ 'Shoes', 'Shop' ] );
		expect( screen.queryByLabelText( 'Move Shop up' ) ).toBeNull();
		fireEvent.click( screen.getByLabelText( 'Select all' ) );
		await press( 'Turn off' );
		expect( snack() ).toContain( '2 widgets are off.' );
		fireEvent.click( screen.getByLabelText( 'Select Shop' ) );
		await press( 'Delete' );
		expect( shownNames() ).toEqual( [ 'Shop' ] );
		await press( 'Undo' );
		const [ off, deleted, undone ] = sent() as SettingsDocument[];
		expect(
			off?.chaty_widgets.map( ( { is_active: isOn } ) => isOn === 0 )
		).toEqual( [ true, false, false, false, true ] );
		expect( namesIn( deleted ) ).toEqual( names.slice( 0, 4 ) );
		expect( undone?.chaty_widgets ).toEqual( off?.chaty_widgets );
	} );

	test( 'that imports the first widgets and cannot be saved says so beside the first start', async () => {
		await open( LIST, documentOf() );
		save = OFFLINE;
		await press( 'Import, export and more' );
		await press( 'Import' );
		await screen.findByText( /^Choose a file that/ );
		jest.mocked( apiFetch ).mockResolvedValueOnce( {
			document: TWO,
			issues: [],
			changes: [ 'chaty_widgets' ],
		} );
		fireEvent.change(
			document.querySelector( 'input[type="file"]' ) as Element,
			{
				target: {
					files: [
						Object.assign( new File( [], 'chaty.json' ), {
							text: async () => JSON.stringify( TWO ),
						} ),
					],
				},
			}
		);
		await settle();
		await confirm();
		expect( sent().map( namesIn ) ).toEqual( [ [ 'Shop', 'Help' ] ] );
		expect( errorText() ).toContain( 'Nothing was changed.' );
		expect( screen.getByText( 'Your WhatsApp number' ) ).toBeTruthy();
	} );

	test( 'that removes all and cannot be saved is taken back too', async () => {
		await open();
		save = OFFLINE;
		await press( 'Import, export and more' );
		await press( 'Remove all widgets' );
		await screen.findByText( /^Visitors will no longer see them/ );
		await confirm();
		expect( errorText() ).toContain( 'You seem to be offline.' );
		expect( shownNames() ).toEqual( [ 'Shop', 'Help' ] );
		expect( isFree() ).toBe( true );
	} );
} );

describe( 'the editor', () => {
	test( 'opens for the widget of the address, without a change', async () => {
		await openWidget( '_1' );
		expect( nameField().value ).toBe( 'Help' );
		expect( button( 'Saved' ).getAttribute( 'aria-disabled' ) ).toBe(
			'true'
		);
		expect( isFree() ).toBe( true );
	} );

	test( 'given an address of a widget that is gone, then the list opens and says so, until the notice is closed', async () => {
		await openWidget( '9' );
		const text = 'This widget does not exist anymore.';
		const notice = () =>
			screen.queryByText( text, { selector: '.components-notice *' } );
		expect( shownNames() ).toEqual( [ 'Shop', 'Help' ] );
		expect( notice() ).toBeTruthy();
		fireEvent.click( button( 'Close' ) );
		expect( notice() ).toBeNull();
	} );

	test( 'undoes and redoes with the keys of WordPress’s editors, outside of its texts', async () => {
		await openWidget( '0' );
		rename( 'Store' );
		fireEvent.keyDown( nameField(), { key: 'z', ctrlKey: true } );
		expect( nameField().value ).toBe( 'Store' );
		fireEvent.keyDown( button( 'All widgets' ), {
			key: 'z',
			ctrlKey: true,
		} );
		expect( nameField().value ).toBe( 'Shop' );
		fireEvent.keyDown( button( 'All widgets' ), {
			key: 'Z',
			ctrlKey: true,
			shiftKey: true,
		} );
		expect( nameField().value ).toBe( 'Store' );
	} );

	test( 'has the list in its place where there is no such widget', async () => {
		await openWidget( '_77' );
		expect( shownNames() ).toEqual( [ 'Shop', 'Help' ] );
	} );

	test( 'undoes and redoes; letters in a row are one step', async () => {
		await openWidget( '0' );
		rename( 'Sho' );
		rename( 'Sh' );
		expect( isFree() ).toBe( false );
		await press( 'Undo' );
		expect( nameField().value ).toBe( 'Shop' );
		expect( isFree() ).toBe( true );
		await press( 'Redo' );
		expect( nameField().value ).toBe( 'Sh' );
	} );

	test.each( [
		[ { code: 'fetch_error' }, 'You seem to be offline.' ],
		[ { code: 'invalid_json' }, 'perhaps a firewall' ],
		[ { code: 'x', message: 'Disk full.' }, 'Disk full.' ],
	] )(
		'keeps the changes where a save fails, which can be done again: %j',
		async ( error, text ) => {
			await openWidget( '0' );
			rename( 'Store' );
			save = refuse( error );
			await press( 'Save' );
			expect( errorText() ).toContain( text );
			expect( nameField().value ).toBe( 'Store' );
			save = accept;
			await press( 'Save again' );
			expect( namesIn( sent()[ 1 ] ) ).toEqual( [ 'Store', 'Help' ] );
			expect( errorText() ).toBe( '' );
			expect( snack() ).toContain( 'Saved.' );
		}
	);

	test( 'asks what to keep where somebody else has changed the same', async () => {
		await openWidget( '0' );
		rename( 'Store' );
		save = conflict(
			documentOf(
				aRawWidget( { id: 0, name: 'Market' } ),
				aRawWidget( { id: '_1', name: 'Questions' } )
			)
		);
		await press( 'Save' );
		save = accept;
		expect( screen.getByText( /^Bea saved/ ) ).toBeTruthy();
		fireEvent.click( screen.getByLabelText( 'Theirs: Market' ) );
		await press( 'Save both changes' );
		expect( namesIn( sent()[ 1 ] ) ).toEqual( [ 'Market', 'Questions' ] );
		expect( sent()[ 1 ] ).toMatchObject( { revision: 'b' } );
		expect( nameField().value ).toBe( 'Market' );
	} );
} );

test( 'a widget that is deleted here and changed there is asked about by its name', async () => {
	await open();
	save = conflict(
		documentOf(
			aRawWidget( { id: 0, name: 'Market' } ),
			aRawWidget( { id: '_1', name: 'Help' } )
		)
	);
	await press( 'Delete: Shop' );
	expect( screen.getByRole( 'group', { name: 'Shop' } ) ).toBeTruthy();
} );

describe( 'leaving a widget with changes', () => {
	async function leave() {
		await openWidget( '0' );
		rename( 'Store' );
		await press( 'All widgets' );
	}

	test( 'asks: who stays has lost nothing, and they are discarded where that was chosen', async () => {
		await leave();
		expect( screen.getByText( 'Save your changes?' ) ).toBeTruthy();
		await press( 'Cancel' );
		expect( nameField().value ).toBe( 'Store' );
		await press( 'All widgets' );
		await press( 'Discard changes' );
		expect( shownNames() ).toEqual( [ 'Shop', 'Help' ] );
		expect( sent() ).toEqual( [] );
		expect( isFree() ).toBe( true );
	} );

	test( 'saves them first where that was chosen', async () => {
		await leave();
		await confirm();
		expect( namesIn( sent()[ 0 ] ) ).toEqual( [ 'Store', 'Help' ] );
		expect( shownNames() ).toEqual( [ 'Store', 'Help' ] );
	} );

	test( 'stays in the editor where they cannot be saved', async () => {
		await leave();
		save = OFFLINE;
		await confirm();
		expect( nameField().value ).toBe( 'Store' );
		expect( errorText() ).toContain( 'You seem to be offline.' );
		expect( screen.queryByText( 'Save your changes?' ) ).toBeNull();
	} );

	describe( 'that are being saved', () => {
		let answer: ( result: unknown ) => void;
		const slowly: Save = ( data ) =>
			new Promise( ( resolve ) => {
				answer = ( result ) => resolve( result ?? accept( data ) );
			} );
		const end = ( result?: unknown ) => act( async () => answer( result ) );
		const question = () => screen.queryByText( 'Save your changes?' );
		const sign = () =>
			screen.queryByText( 'Saving…', {
				selector: '.chaty-console-snackbar *',
			} );

		async function leaveWhileSaving() {
			await openWidget( '0' );
			rename( 'Store' );
			save = slowly;
			await press( 'Save' );
			expect( sign() ).toBeNull();
			await press( 'All widgets' );
			expect( sign() ).not.toBeNull();
			expect( question() ).toBeNull();
			expect( nameField().value ).toBe( 'Store' );
		}

		test( 'waits for that, and asks nothing', async () => {
			await leaveWhileSaving();
			await end();
			expect( sign() ).toBeNull();
			expect( question() ).toBeNull();
			expect( shownNames() ).toEqual( [ 'Store', 'Help' ] );
		} );

		test( 'stays where that fails', async () => {
			await leaveWhileSaving();
			await end( Promise.reject( { code: 'fetch_error' } ) );
			expect( sign() ).toBeNull();
			expect( errorText() ).toContain( 'You seem to be offline.' );
			expect( nameField().value ).toBe( 'Store' );
			expect( question() ).toBeNull();
		} );

		test( 'asks about what is typed meanwhile', async () => {
			await leaveWhileSaving();
			rename( 'Stores' );
			await end();
			expect( question() ).not.toBeNull();
			expect( nameField().value ).toBe( 'Stores' );
		} );

		test( 'opens a widget of the list once the list is saved', async () => {
			await open();
			save = slowly;
			await press( 'Duplicate: Shop' );
			fireEvent.click( screen.getByText( 'Help' ) );
			await settle();
			expect( question() ).toBeNull();
			expect( shownNames() ).toEqual( [ 'Shop', 'Shop (copy)', 'Help' ] );
			await end();
			expect( question() ).toBeNull();
			expect( nameField().value ).toBe( 'Help' );
		} );
	} );

	test( 'asks nothing where there are none', async () => {
		await openWidget( '0' );
		await press( 'All widgets' );
		expect( shownNames() ).toEqual( [ 'Shop', 'Help' ] );
		expect( window.location.search ).toBe( '?page=chaty' );
	} );
} );

describe( 'after a reload', () => {
	/** Leaves the page with changes; returns the function that takes the screen off the document. */
	async function hidePage( id: string, name: string ) {
		const unmount = await openWidget( id );
		rename( name );
		// The browser leaves the page before the pause in typing is over.
		window.dispatchEvent( new Event( 'pagehide' ) );
		return unmount;
	}

	async function reload( stored = TWO ) {
		( await hidePage( '0', 'Store' ) )();
		await openWidget( '0', stored );
	}

	test( 'unsaved changes are offered, and restored as changes', async () => {
		await reload();
		expect( nameField().value ).toBe( 'Shop' );
		await press( 'Restore them' );
		expect( nameField().value ).toBe( 'Store' );
		expect( nameField().ownerDocument.activeElement?.tagName ).toBe( 'H2' );
		expect( button( 'Save' ) ).toBeTruthy();
		expect( sent() ).toEqual( [] );
	} );

	test( 'from the list, the widget of the changes is opened, which the offer names', async () => {
		( await hidePage( '_1', 'Questions' ) )();
		await open();
		expect( screen.getAllByText( /changes to “Questions”/ ) ).toBeTruthy();
		await press( 'Restore them' );
		expect( window.location.search ).toContain( 'widget=_1' );
		expect( nameField().value ).toBe( 'Questions' );
	} );

	test( 'what somebody else has saved meanwhile is not taken back by them', async () => {
		await reload(
			documentOf(
				aRawWidget( { id: 0, name: 'Shop' } ),
				aRawWidget( { id: '_1', name: 'Questions' } )
			)
		);
		await press( 'Restore them' );
		await press( 'Save' );
		expect( namesIn( sent()[ 0 ] ) ).toEqual( [ 'Store', 'Questions' ] );
	} );

	test( 'nothing is offered where all was saved', async () => {
		const unmount = await hidePage( '0', 'Store' );
		await press( 'Save' );
		unmount();
		await openWidget( '0' );
		expect( button( 'Restore them' ) ).toBeUndefined();
	} );
} );
