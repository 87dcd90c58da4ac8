/**
 * The Widgets screen: the first start, the list, and what happens when a save does not reach the server or meets
 * somebody else's.
 */
import { join } from 'node:path';
import { expectNoViolations } from './support/axe';
import {
	answerRequests,
	button,
	CONSOLE,
	expectNoViolationsAtEachWidth,
	FAILED_SAVES,
	importNames,
	logIn,
	nameField,
	openConsole,
	press,
	readStored,
	restError,
	row,
	save,
	saveButton,
	SCREEN,
	snackbar,
} from './support/console';
import { expect, test } from './support/fixtures';
import { aChannel, aWidget, fixturePath, pageOf } from './support/widget';

/** The page in the preview is the theme's. */
const THEME = { except: '.chaty-console-preview iframe' };
const ROUTE = /chaty(\/|%2F)v1(\/|%2F)widgets(?!(\/|%2F)check)/;

test( 'the first start: a number without its country is not published, a preset opens as a widget that is not saved yet, a team at the number of its first person', async ( {
	page,
} ) => {
	await openConsole( page );
	await expectNoViolationsAtEachWidth( page, SCREEN, THEME );
	const whatsApp = page.getByRole( 'textbox', { name: /WhatsApp/ } );
	const link = page.locator( '.chaty-console-test a' );
	await whatsApp.fill( '+49 151 23456789' );
	await expect( link ).toBeVisible();
	await whatsApp.fill( '0151 23456789' );
	await expect( page.locator( SCREEN ) ).toContainText( 'country code' );
	await expect( link ).toBeHidden();
	await expect( button( page, 'Publish' ) ).toBeDisabled();

	await press( page, /Contact form/ );
	await expect( page ).toHaveURL( /widget=0/ );
	await expect( button( page, 'Publish' ) ).toBeEnabled();
	expect( await readStored( page ) ).toEqual( [] );
	await press( page, 'All widgets' );
	await press( page, 'Discard changes' );

	await press( page, /Team of agents/ );
	const number = page.getByLabel( 'WhatsApp number' ).first();
	await expect( number ).toBeFocused();
	await nameField( page ).first().click();
	await press( page, 'Change this' );
	await expect( number ).toBeFocused();
} );

test( 'in the list, on and off, rename, duplicate, delete and undo are saved at once, by methods that every host lets pass; what is not saved is taken back, and said', async ( {
	site,
	page,
	complaints,
} ) => {
	complaints.allow( /Failed to load resource/ );
	await importNames( site, 'Shop', 'Blog' );
	await openConsole( page );
	const methods = new Set< string >();
	page.on( 'request', ( request ) => methods.add( request.method() ) );
	const isShown = page.getByRole( 'checkbox', { name: 'Show Shop' } );
	await expectNoViolationsAtEachWidth( page, SCREEN, THEME );
	await press( page, 'Add a widget' );
	await expectNoViolationsAtEachWidth( page, '.components-modal__frame' );
	await page.keyboard.press( 'Escape' );

	await isShown.click();
	await expect( snackbar( page ) ).toHaveText( 'Shop is off.' );
	await expect( row( page, 'Shop' ) ).toContainText( 'it is off' );

	await press( page, 'Rename: Blog' );
	await page.getByRole( 'textbox', { name: 'Name' } ).fill( 'News' );
	await page.keyboard.press( 'Enter' );
	await expect( snackbar( page ) ).toContainText( 'renamed' );

	await press( page, 'Duplicate: News' );
	await expect( row( page, 'News (copy)' ) ).toContainText( 'it is off' );
	await expect(
		page.getByRole( 'link', { name: 'News (copy)' } )
	).toBeFocused();
	await expect( snackbar( page ) ).toContainText( 'It is off.' );
	const up = button( page, 'Move News (copy) up' );
	await up.click();
	await expect( snackbar( page ) ).toContainText( 'position 2 of 3' );
	await expect( up ).toBeFocused();

	await press( page, 'Delete: News' );
	await expect( snackbar( page ) ).toContainText( 'News was deleted.' );
	await press( page, 'Undo' );
	await expect( snackbar( page ) ).toContainText( 'News is back.' );

	const stored = await readStored( page );
	expect(
		stored.map( ( { id, name, is_active: isOn } ) => [ id, name, isOn ] )
	).toEqual( [
		[ 0, 'Shop', 0 ],
		[ '_2', 'News (copy)', 0 ],
		[ '_1', 'News', undefined ],
	] );

	expect( [ ...methods ].sort() ).toEqual( [ 'GET', 'POST' ] );

	await answerRequests( page, ROUTE );
	await isShown.click();
	await expect( page.locator( SCREEN ) ).toContainText( 'offline' );
	await expect( isShown ).not.toBeChecked();
} );

test( 'a save that fails keeps the change, which can be saved again; what another owner has changed is kept beside it; of the same, the choice decides', async ( {
	site,
	page,
	complaints,
} ) => {
	complaints.allow( /Failed to load resource/ );
	await importNames( site, 'Shop', 'Blog' );
	await openConsole( page, '&widget=0' );
	await expectNoViolationsAtEachWidth( page, SCREEN, THEME );
	for ( const [ what, answer, text ] of [
		...FAILED_SAVES,
		[
			'a value is refused',
			{
				status: 400,
				json: {
					code: 'rest_invalid_param',
					data: {
						status: 400,
						params: { 'widgets[0].name': 'is too long.' },
					},
				},
			},
			'is too long.',
		],
		[
			'the plugin is off',
			restError( 404, 'rest_no_route', 'No route was found.' ),
			'No route was found.',
		],
	] as const ) {
		await test.step( what, async () => {
			// Without the words that are looked for.
			const name = `Shop ${ what.length }`;
			await nameField( page ).fill( name );
			await answerRequests( page, ROUTE, answer );
			await saveButton( page ).click();
			await expect.soft( page.locator( SCREEN ) ).toContainText( text );
			await expect.soft( nameField( page ) ).toHaveValue( name );
			await page.unroute( ROUTE );
			await button( page, /^Save( again)?$/ )
				.first()
				.click();
			await expect.soft( snackbar( page ) ).toHaveText( 'Saved.' );
		} );
	}
	const expectStored = async ( ...names: string[] ) =>
		expect(
			( await readStored( page ) ).map( ( { name } ) => name )
		).toEqual( names );
	await page.evaluate( `wp.apiFetch.nonceMiddleware.nonce = 'expired'` );
	await nameField( page ).fill( 'Shop 2' );
	await save( page );
	await expectStored( 'Shop 2', 'Blog' );

	const meet = async ( mine: string, ...theirs: string[] ) => {
		await nameField( page ).fill( mine );
		await importNames( site, ...theirs );
		await saveButton( page ).click();
	};
	const saveBoth = async () => {
		await press( page, 'Save both changes' );
		await expect( page.getByRole( 'dialog' ) ).toHaveCount( 0 );
		await expect( snackbar( page ) ).toContainText( 'Saved' );
	};
	await meet( 'Mine', 'Shop 2', 'Theirs' );
	await expect( page.getByRole( 'dialog' ) ).toContainText(
		'Both are kept.'
	);
	await expectNoViolations( page, '.components-modal__frame' );
	await saveBoth();
	await expectStored( 'Mine', 'Theirs' );

	await meet( 'Mine again', 'Other', 'Theirs' );
	await page.getByRole( 'radio', { name: 'Theirs: Other' } ).check();
	await saveBoth();
	await expectStored( 'Other', 'Theirs' );
} );

/** Widgets with longer lists than there may be. */
const LONG = pageOf(
	aWidget( {
		triggers: {
			pages: Array( 60 ).fill( {
				effect: 'show',
				kind: 'front_page',
				value: '',
			} ),
		},
		channels: [
			aChannel( {
				channel: 'Whatsapp',
				value: '15550100',
				is_agent: 1,
				agent_data: Array( 200 ).fill( {
					agent_title: 'A',
					value: '15550100',
				} ),
			} ),
		],
	} )
);

test( 'a file that is none is refused in a sentence; one that is changes nothing before it is imported, and is taken back; all are removed after a question', async ( {
	site,
	page,
} ) => {
	await importNames( site, 'Shop' );
	await openConsole( page );
	const open = async ( item: string ) => {
		await press( page, /Import, export/ );
		await page.getByRole( 'menuitem', { name: item } ).click();
	};
	const dialog = page.getByRole( 'dialog' );
	const confirm = button( dialog, 'Import' );
	const file = page.locator( 'input[type=file]' );
	await open( 'Import' );
	await expect( confirm ).toBeDisabled();
	const refused = /not a settings file|cannot be imported/;
	for ( const [ what, content, ...texts ] of [
		[ 'no JSON', 'Hello', refused ],
		[ 'JSON of something else', '{"posts":[]}', refused ],
		[ 'a bomb', '['.repeat( 100_000 ), refused ],
		[
			'a hostile key',
			'{"__proto__":{"chaty_widgets":[]},"<script>alert(1)</script>":1}',
			refused,
		],
		[
			'lists that are too long',
			JSON.stringify( LONG ),
			/List of people/,
			/Pages/,
		],
	] as const ) {
		await file.setInputFiles( {
			name: `${ what }.json`,
			mimeType: 'application/json',
			buffer: Buffer.from( content ),
		} );
		for ( const text of texts ) {
			await expect.soft( dialog, what ).toContainText( text );
		}
		await expect.soft( confirm, what ).toBeDisabled();
		await page.keyboard.press( 'Escape' );
		await open( 'Import' );
	}
	await file.setInputFiles( fixturePath( 'site-21' ) );
	await expect( dialog ).toContainText( /Changed: \d+/ );
	await expectNoViolations( page, '.components-modal__frame' );
	expect( await readStored( page ) ).toHaveLength( 1 );

	await confirm.click();
	await expect( snackbar( page ) ).toContainText( 'imported' );
	expect( ( await readStored( page ) ).length ).toBeGreaterThan( 1 );
	await press( page, 'Undo' );
	await expect( snackbar( page ) ).toContainText( 'are back' );
	expect( ( await readStored( page ) )[ 0 ]?.[ 'name' ] ).toBe( 'Shop' );

	await open( 'Remove all' );
	await press( dialog, 'Remove all widgets' );
	await expect( snackbar( page ) ).toContainText( 'removed' );
	await expect( button( page, 'Publish' ) ).toBeVisible();
	expect( await readStored( page ) ).toEqual( [] );
	await open( 'Import' );
	await file.setInputFiles( fixturePath( 'site-21' ) );
	await confirm.click();
	await expect( snackbar( page ) ).toContainText( 'imported' );
	await expect( row( page, 'Widget 1' ) ).toBeVisible();

	const arrival = page.waitForEvent( 'download' );
	await open( 'Export' );
	const exported = join( test.info().outputDir, 'settings.json' );
	await ( await arrival ).saveAs( exported );
	const before = ( await readStored( page ) ).length;
	await open( 'Import' );
	await file.setInputFiles( exported );
	await expect( dialog ).toContainText( 'the same settings as this site' );
	await press( dialog, /^Add to the/ );
	await expect( snackbar( page ) ).toContainText( 'added' );
	expect( await readStored( page ) ).toHaveLength( 2 * before );
} );

test.describe( 'without scripts', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'Widgets, Settings and Statistics show what is stored, and say what they need', async ( {
		site,
		page,
	} ) => {
		await importNames( site, 'Shop' );
		await site.setOptions( { chaty_retention_days: 90 } );
		const today = new Date().toISOString().slice( 0, 10 );
		await site.addCounts( [ [ '0', '', today, 'd', 3, 1 ] ] );
		await logIn( page );
		for ( const [ screen, shown ] of [
			[ '', /Shop.*On/ ],
			[ '-settings', /Keep messages 90 days/ ],
			[ '-statistics', /\d{4}/ ],
		] as const ) {
			await page.goto( CONSOLE + screen );
			await expect(
				page
					.locator( SCREEN )
					.getByRole( 'row', { name: shown } )
					.first()
			).toBeVisible();
			await expect(
				page.locator( `${ SCREEN } noscript p` )
			).toBeVisible();
			await expect(
				page.locator( '.chaty-console-blocked' )
			).toBeHidden();
		}
	} );
} );

test( 'a blocked script is told after a while', async ( {
	page,
	complaints,
} ) => {
	complaints.allow( /Failed to load resource/ );
	await page.route( /console-widgets\.js/, ( route ) => route.abort() );
	await logIn( page );
	await page.goto( CONSOLE );
	await expect(
		page.getByText( 'The screen has not started.' )
	).toBeVisible();
} );
