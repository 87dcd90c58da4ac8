/**
 * The Widgets screen: the first start, the list, the editor's frame, and what happens
 * when a save does not reach the server or meets somebody else's.
 */
import { join } from 'node:path';
import { expectNoViolations } from './support/axe';
import {
	FAILED_SAVES,
	importNames,
	logIn,
	nameField,
	openConsole,
	readStored,
	row,
	save,
	saveButton,
	snackbar,
} from './support/console';
import { expect, test } from './support/fixtures';
import { fixturePath } from './support/widget';

const SCREEN = '#wpbody-content .chaty-console';
/** The page in the preview is the theme's. */
const THEME = { except: '.chaty-console-preview iframe' };
const ROUTE = /chaty(\/|%2F)v1(\/|%2F)widgets(?!(\/|%2F)check)/;

test( 'the first start: a number without its country is not published, a preset opens as a widget that is not saved yet, a team at the number of its first person', async ( {
	page,
} ) => {
	await openConsole( page );
	const whatsApp = page.getByRole( 'textbox', { name: /WhatsApp/ } );
	const link = page.locator( '.chaty-console-test a' );
	await whatsApp.fill( '+49 151 23456789' );
	await expect( link ).toBeVisible();
	await whatsApp.fill( '0151 23456789' );
	await expect( page.locator( SCREEN ) ).toContainText( 'country code' );
	await expect( link ).toBeHidden();
	await expect(
		page.getByRole( 'button', { name: 'Publish' } )
	).toBeDisabled();

	await page.getByRole( 'button', { name: /Contact form/ } ).click();
	await expect( page ).toHaveURL( /widget=0/ );
	await expect(
		page.getByRole( 'button', { name: 'Publish' } )
	).toBeEnabled();
	expect( await readStored( page ) ).toEqual( [] );
	await page.getByRole( 'button', { name: 'All widgets' } ).click();
	await page.getByRole( 'button', { name: 'Discard changes' } ).click();

	await page.getByRole( 'button', { name: /Team of agents/ } ).click();
	const number = page.getByLabel( 'WhatsApp number' ).first();
	await expect( number ).toBeFocused();
	await nameField( page ).first().click();
	await page.getByRole( 'button', { name: 'Change this' } ).click();
	await expect( number ).toBeFocused();
} );

test( 'in the list, on and off, rename, duplicate, delete and undo are saved at once; what is not saved is taken back, and said', async ( {
	site,
	page,
	complaints,
} ) => {
	complaints.allow( /Failed to load resource/ );
	await importNames( site, 'Shop', 'Blog' );
	await openConsole( page );
	const isShown = page.getByRole( 'checkbox', { name: 'Show Shop' } );

	await isShown.click();
	await expect( snackbar( page ) ).toHaveText( 'Shop is off.' );
	await expect( row( page, 'Shop' ) ).toContainText( 'it is off' );

	await page.getByRole( 'button', { name: 'Rename: Blog' } ).click();
	await page.getByRole( 'textbox', { name: 'Name' } ).fill( 'News' );
	await page.keyboard.press( 'Enter' );
	await expect( snackbar( page ) ).toContainText( 'renamed' );

	await page.getByRole( 'button', { name: 'Duplicate: News' } ).click();
	await expect( row( page, 'News (copy)' ) ).toContainText( 'it is off' );
	await expect(
		page.getByRole( 'link', { name: 'News (copy)' } )
	).toBeFocused();
	await expect( snackbar( page ) ).toContainText( 'It is off.' );
	const up = page.getByRole( 'button', { name: 'Move News (copy) up' } );
	await up.click();
	await expect( snackbar( page ) ).toContainText( 'position 2 of 3' );
	await expect( up ).toBeFocused();

	await page
		.getByRole( 'button', { name: 'Delete: News', exact: true } )
		.click();
	await expect( snackbar( page ) ).toContainText( 'News was deleted.' );
	await page.getByRole( 'button', { name: 'Undo' } ).click();
	await expect( snackbar( page ) ).toContainText( 'News is back.' );

	const stored = await readStored( page );
	expect(
		stored.map( ( { id, name, is_active: isOn } ) => [ id, name, isOn ] )
	).toEqual( [
		[ 0, 'Shop', 0 ],
		[ '_2', 'News (copy)', 0 ],
		[ '_1', 'News', undefined ],
	] );

	await page.route( ROUTE, ( route ) => route.abort() );
	await isShown.click();
	await expect( page.locator( SCREEN ) ).toContainText( 'offline' );
	await expect( isShown ).not.toBeChecked();
} );

test.describe( 'the editor', () => {
	test.beforeEach( async ( { site } ) =>
		importNames( site, 'Shop', 'Blog' )
	);

	test( 'a change is undone, redone and saved; the address leads back to it and to its group', async ( {
		page,
	} ) => {
		await openConsole( page );
		await page.getByRole( 'link', { name: 'Blog' } ).click();
		await expect( page ).toHaveURL( /widget=_1/ );
		const name = nameField( page );
		await name.fill( 'News' );
		await page.getByRole( 'button', { name: 'Undo' } ).click();
		await expect( name ).toHaveValue( 'Blog' );
		await page.getByRole( 'button', { name: 'Redo' } ).click();
		await expect( name ).toHaveValue( 'News' );
		await saveButton( page ).click();
		await expect( snackbar( page ) ).toHaveText( 'Saved.' );
		const group = page.getByRole( 'button', { name: 'Countries' } );
		await group.click();
		await expect( page ).toHaveURL( /group=countries/ );
		await page.reload();
		await expect( name ).toHaveValue( 'News' );
		await expect( group ).toHaveAttribute( 'aria-expanded', 'true' );
		await page.goBack();
		await expect(
			page.getByRole( 'link', { name: 'News' } )
		).toBeVisible();
	} );

	test( 'unsaved changes are asked for on the way out, and offered after a reload', async ( {
		page,
	} ) => {
		await openConsole( page );
		await page.getByRole( 'link', { name: 'Shop' } ).click();
		const name = nameField( page );
		await name.fill( 'Shop 2' );
		await page.getByRole( 'button', { name: 'All widgets' } ).click();
		const dialog = page.getByRole( 'dialog' );
		await expect( dialog ).toContainText( 'not saved yet' );
		await dialog.getByRole( 'button', { name: 'Cancel' } ).click();
		await page.goBack();
		await expect( dialog ).toBeVisible();
		await page.keyboard.press( 'Escape' );

		page.once( 'dialog', ( warning ) => {
			expect( warning.type() ).toBe( 'beforeunload' );
			return warning.accept();
		} );
		await page.reload();
		await expect( name ).toHaveValue( 'Shop' );
		await page.getByRole( 'button', { name: 'Restore them' } ).click();
		await expect( name ).toHaveValue( 'Shop 2' );

		await page.getByRole( 'button', { name: 'All widgets' } ).click();
		await dialog.getByRole( 'button', { name: 'Discard changes' } ).click();
		await expect(
			page.getByRole( 'link', { name: 'Shop' } )
		).toBeVisible();
		expect( ( await readStored( page ) )[ 0 ]?.[ 'name' ] ).toBe( 'Shop' );
	} );

	test( 'what another owner has changed is kept beside mine; of the same, the choice decides', async ( {
		site,
		page,
		complaints,
	} ) => {
		complaints.allow( /409/ );
		await openConsole( page, '&widget=0' );
		const meet = async ( mine: string, ...theirs: string[] ) => {
			await nameField( page ).fill( mine );
			await importNames( site, ...theirs );
			await saveButton( page ).click();
		};
		const expectStored = async ( ...names: string[] ) => {
			await page
				.getByRole( 'button', { name: 'Save both changes' } )
				.click();
			await expect( page.getByRole( 'dialog' ) ).toHaveCount( 0 );
			await expect( snackbar( page ) ).toContainText( 'Saved' );
			expect(
				( await readStored( page ) ).map( ( { name } ) => name )
			).toEqual( names );
		};
		await meet( 'Mine', 'Shop', 'Theirs' );
		await expect( page.getByRole( 'dialog' ) ).toContainText(
			'Both are kept.'
		);
		await expectNoViolations( page, '.components-modal__frame' );
		await expectStored( 'Mine', 'Theirs' );

		await meet( 'Mine again', 'Other', 'Theirs' );
		await page.getByRole( 'radio', { name: 'Theirs: Other' } ).check();
		await expectStored( 'Other', 'Theirs' );
	} );

	test( 'a save that fails is said, the change is kept, and it can be saved again', async ( {
		page,
		complaints,
	} ) => {
		complaints.allow( /Failed to load resource/ );
		await openConsole( page, '&widget=0' );
		for ( const [ what, answer, text ] of [
			...FAILED_SAVES,
			[
				'a value is refused',
				{
					status: 400,
					json: {
						code: 'rest_invalid_param',
						message: 'Invalid parameter(s)',
						data: {
							status: 400,
							params: { 'widgets[0].name': 'is too long.' },
						},
					},
				},
				'is too long.',
			],
		] as const ) {
			await test.step( what, async () => {
				// Without the words that are looked for.
				const name = `Shop ${ what.length }`;
				await nameField( page ).fill( name );
				await page.route( ROUTE, ( route ) =>
					answer ? route.fulfill( answer ) : route.abort()
				);
				await saveButton( page ).click();
				await expect
					.soft( page.locator( SCREEN ) )
					.toContainText( text );
				await expect.soft( nameField( page ) ).toHaveValue( name );
				await page.unroute( ROUTE );
				await page
					.getByRole( 'button', { name: /^Save( again)?$/ } )
					.first()
					.click();
				await expect.soft( snackbar( page ) ).toHaveText( 'Saved.' );
			} );
		}
		await page.evaluate( `wp.apiFetch.nonceMiddleware.nonce = 'expired'` );
		await nameField( page ).fill( 'Shop 2' );
		await save( page );
		expect( ( await readStored( page ) )[ 0 ]?.[ 'name' ] ).toBe(
			'Shop 2'
		);
	} );
} );

test( 'a file that is none is refused in a sentence; one that is changes nothing before it is imported, and is taken back; all are removed after a question', async ( {
	site,
	page,
} ) => {
	await importNames( site, 'Shop' );
	await openConsole( page );
	const open = async ( item: string ) => {
		await page.getByRole( 'button', { name: /Import, export/ } ).click();
		await page.getByRole( 'menuitem', { name: item } ).click();
	};
	const dialog = page.getByRole( 'dialog' );
	const button = dialog.getByRole( 'button', {
		name: 'Import',
		exact: true,
	} );
	const file = page.locator( 'input[type=file]' );
	await open( 'Import' );
	await expect( button ).toBeDisabled();
	for ( const [ what, content ] of [
		[ 'no JSON', 'Hello' ],
		[ 'JSON of something else', '{"posts":[]}' ],
		[ 'a bomb', '['.repeat( 100_000 ) ],
		[
			'a hostile key',
			'{"__proto__":{"chaty_widgets":[]},"<script>alert(1)</script>":1}',
		],
	] as const ) {
		await file.setInputFiles( {
			name: `${ what }.json`,
			mimeType: 'application/json',
			buffer: Buffer.from( content ),
		} );
		await expect
			.soft( dialog, what )
			.toContainText( /not a settings file|cannot be imported/ );
		await expect.soft( button, what ).toBeDisabled();
		await page.keyboard.press( 'Escape' );
		await open( 'Import' );
	}
	await file.setInputFiles( fixturePath( 'site-21' ) );
	await expect( dialog ).toContainText( /Changed: \d+/ );
	await expectNoViolations( page, '.components-modal__frame' );
	expect( await readStored( page ) ).toHaveLength( 1 );

	await button.click();
	await expect( snackbar( page ) ).toContainText( 'imported' );
	expect( ( await readStored( page ) ).length ).toBeGreaterThan( 1 );
	await page.getByRole( 'button', { name: 'Undo' } ).click();
	await expect( snackbar( page ) ).toContainText( 'are back' );
	expect( ( await readStored( page ) )[ 0 ]?.[ 'name' ] ).toBe( 'Shop' );

	await open( 'Remove all' );
	await dialog.getByRole( 'button', { name: 'Remove all widgets' } ).click();
	await expect( snackbar( page ) ).toContainText( 'removed' );
	await expect(
		page.getByRole( 'button', { name: 'Publish' } )
	).toBeVisible();
	expect( await readStored( page ) ).toEqual( [] );
	await open( 'Import' );
	await file.setInputFiles( fixturePath( 'site-21' ) );
	await button.click();
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
	await dialog.getByRole( 'button', { name: /^Add to the/ } ).click();
	await expect( snackbar( page ) ).toContainText( 'added' );
	expect( await readStored( page ) ).toHaveLength( 2 * before );
} );

test.describe( 'without scripts', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'the screen lists the widgets and says what it needs', async ( {
		site,
		page,
	} ) => {
		await importNames( site, 'Shop' );
		await logIn( page );
		await page.goto( '/wp-admin/admin.php?page=chaty' );
		await expect( row( page, 'Shop' ) ).toContainText( 'On' );
		await expect( page.locator( `${ SCREEN } noscript p` ) ).toBeVisible();
		await expect( page.locator( '.chaty-console-blocked' ) ).toBeHidden();
	} );
} );

test( 'a blocked script is told after a while', async ( {
	page,
	complaints,
} ) => {
	complaints.allow( /Failed to load resource/ );
	await page.route( /console-widgets\.js/, ( route ) => route.abort() );
	await logIn( page );
	await page.goto( '/wp-admin/admin.php?page=chaty' );
	await expect(
		page.getByText( 'The screen has not started.' )
	).toBeVisible();
} );

test.describe( 'accessibility', () => {
	test( 'axe finds nothing at any width', async ( { site, page } ) => {
		test.slow();
		const check = async ( part: string ) => {
			for ( const width of [ 1280, 782, 390 ] ) {
				await page.setViewportSize( { width, height: 900 } );
				await expectNoViolations( page, part, THEME );
			}
			const hasNoSidewaysScroll = await page.evaluate(
				'document.documentElement.scrollWidth <= innerWidth'
			);
			expect( hasNoSidewaysScroll ).toBe( true );
		};
		await openConsole( page );
		await check( SCREEN );
		await importNames( site, 'Shop', 'Blog' );
		await page.reload();
		await check( SCREEN );
		await page.getByRole( 'link', { name: 'Shop' } ).click();
		await check( SCREEN );
		await page.getByRole( 'button', { name: 'All widgets' } ).click();
		await page.getByRole( 'button', { name: 'Add a widget' } ).click();
		await check( '.components-modal__frame' );
	} );

	test( 'the keyboard alone adds, names and saves a widget, and focus comes back from dialogs', async ( {
		site,
		page,
	} ) => {
		await importNames( site, 'Shop' );
		await openConsole( page );
		const add = page.getByRole( 'button', { name: 'Add a widget' } );
		await add.focus();
		await page.keyboard.press( 'Enter' );
		await expect( page.getByRole( 'dialog' ) ).toBeVisible();
		await page.keyboard.press( 'Escape' );
		await expect( add ).toBeFocused();
		await page.keyboard.press( 'Enter' );
		await page.getByRole( 'button', { name: /^Call/ } ).focus();
		await page.keyboard.press( 'Enter' );
		await expect( page ).toHaveURL( /widget=_1/ );
		await page.getByRole( 'button', { name: 'Publish' } ).focus();
		await page.keyboard.press( 'Enter' );
		await expect( snackbar( page ) ).toContainText( 'Published' );
	} );
} );
