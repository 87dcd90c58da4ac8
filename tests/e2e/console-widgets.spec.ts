/**
 * The Widgets screen: the first start, the list, the editor's frame, and what happens
 * when a save does not reach the server or meets somebody else's.
 */
import type { Page } from '@playwright/test';
import { join } from 'node:path';
import { readFileSync } from 'node:fs';
import { expectNoViolations } from './support/axe';
import {
	FAILED_SAVES,
	importNames,
	logIn,
	nameField,
	openConsole,
	readStored,
	row,
	saveButton,
	snackbar,
} from './support/console';
import { expect, test } from './support/fixtures';
import type { Site } from './support/site';
import { fixturePath } from './support/widget';

const SCREEN = '#wpbody-content .chaty-console';
/** The page in the preview is the theme's. */
const THEME = { except: '.chaty-console-preview iframe' };
const ROUTE = /chaty(\/|%2F)v1(\/|%2F)widgets(?!(\/|%2F)check)/;

test.describe( 'first start', () => {
	test( 'a number without its country is told, and not published', async ( {
		page,
	} ) => {
		await openConsole( page );
		await page
			.getByRole( 'textbox', { name: /WhatsApp/ } )
			.fill( '0151 23456789' );
		await expect( page.locator( SCREEN ) ).toContainText( 'country code' );
		await expect(
			page.getByRole( 'button', { name: 'Publish' } )
		).toBeDisabled();
	} );

	test( 'a preset opens as a widget that is not saved yet', async ( {
		page,
	} ) => {
		await openConsole( page );
		await page.getByRole( 'button', { name: /Contact form/ } ).click();

		await expect( page ).toHaveURL( /widget=0/ );
		await expect(
			page.getByRole( 'button', { name: 'Publish' } )
		).toBeEnabled();
		expect( await readStored( page ) ).toEqual( [] );
	} );

	test( 'a team opens at the number of its first person', async ( {
		page,
	} ) => {
		await openConsole( page );
		await page.getByRole( 'button', { name: /Team of agents/ } ).click();
		const number = page.getByLabel( 'WhatsApp number' ).first();
		await expect( number ).toBeFocused();
		await page
			.getByRole( 'textbox', { name: 'Name', exact: true } )
			.first()
			.click();
		await page.getByRole( 'button', { name: 'Change this' } ).click();
		await expect( number ).toBeFocused();
	} );
} );

test.describe( 'the list', () => {
	test( 'on and off, rename, duplicate, delete and undo are saved at once', async ( {
		site,
		page,
	} ) => {
		await importNames( site, 'Shop', 'Blog' );
		await openConsole( page );

		await page.getByRole( 'checkbox', { name: 'Show Shop' } ).click();
		await expect( snackbar( page ) ).toHaveText( 'Shop is off.' );
		await expect( row( page, 'Shop' ) ).toContainText( 'it is off' );

		await page.getByRole( 'button', { name: 'Rename: Blog' } ).click();
		await page.getByRole( 'textbox', { name: 'Name' } ).fill( 'News' );
		await page.keyboard.press( 'Enter' );
		await expect( snackbar( page ) ).toContainText( 'renamed' );

		await page.getByRole( 'button', { name: 'Duplicate: News' } ).click();
		await expect( row( page, 'News (copy)' ) ).toContainText( 'it is off' );

		await page
			.getByRole( 'button', { name: 'Delete: News', exact: true } )
			.click();
		await expect( snackbar( page ) ).toContainText( 'News was deleted.' );
		await page.getByRole( 'button', { name: 'Undo' } ).click();
		await expect( snackbar( page ) ).toContainText( 'News is back.' );

		const stored = await readStored( page );
		expect(
			stored.map( ( { id, name, is_active: isOn } ) => [
				id,
				name,
				isOn,
			] )
		).toEqual( [
			[ 0, 'Shop', 0 ],
			[ '_1', 'News', undefined ],
			[ '_2', 'News (copy)', 0 ],
		] );
	} );

	test( 'an action that is not saved is taken back, and said', async ( {
		site,
		page,
		complaints,
	} ) => {
		complaints.allow( /Failed to load resource/ );
		await importNames( site, 'Shop' );
		await openConsole( page );
		await page.route( ROUTE, ( route ) => route.abort() );
		await page.getByRole( 'checkbox', { name: 'Show Shop' } ).click();

		await expect( page.locator( SCREEN ) ).toContainText( 'offline' );
		await expect(
			page.getByRole( 'checkbox', { name: 'Show Shop' } )
		).toBeChecked();
	} );

	test( 'names are texts, also hostile ones', async ( { site, page } ) => {
		// What is left of markup in a stored name, and markup that is only typed.
		const stored = `"'&{{x}}\\ onerror=alert(1)`;
		const typed = `<img src=x onerror=alert(1)></script><script>alert(2)</script>`;
		const dialogs: string[] = [];
		page.on( 'dialog', ( dialog ) => {
			dialogs.push( dialog.message() );
			return dialog.accept();
		} );
		await importNames( site, stored );
		await openConsole( page );

		await page
			.getByRole( 'checkbox', { name: `Show ${ stored }` } )
			.click();
		await expect( snackbar( page ) ).toHaveText( `${ stored } is off.` );
		await page.getByRole( 'link', { name: stored } ).click();
		await page
			.getByRole( 'textbox', { name: 'Name', exact: true } )
			.fill( typed );
		await expect(
			page.getByRole( 'heading', { name: typed } )
		).toBeVisible();
		await expect( page.locator( `${ SCREEN } img[src=x]` ) ).toHaveCount(
			0
		);
		expect( dialogs ).toEqual( [] );
	} );
} );

/** Names the first widget "Mine" and saves, after somebody else has saved widgets with these names. */
async function saveAfterOther( site: Site, page: Page, ...names: string[] ) {
	await openConsole( page, '&widget=0' );
	await nameField( page ).fill( 'Mine' );
	await importNames( site, ...names );
	await saveButton( page ).click();
}

test.describe( 'the editor', () => {
	test.beforeEach( async ( { site } ) =>
		importNames( site, 'Shop', 'Blog' )
	);

	test( 'a change is undone, redone and saved; the address leads back to it', async ( {
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
		await page.reload();
		await expect( name ).toHaveValue( 'News' );
		await page.goBack();
		await expect(
			page.getByRole( 'link', { name: 'News' } )
		).toBeVisible();
	} );

	test( 'a group that is opened is in the address, and opens with it', async ( {
		page,
	} ) => {
		await openConsole( page, '&widget=0' );
		await page.getByRole( 'button', { name: 'Countries' } ).click();
		await expect( page ).toHaveURL( /group=countries/ );
		await page.reload();
		await expect(
			page.getByRole( 'button', { name: 'Countries' } )
		).toHaveAttribute( 'aria-expanded', 'true' );
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

	test( 'another owner has changed something else: both are kept', async ( {
		site,
		page,
		complaints,
	} ) => {
		complaints.allow( /409/ );
		await saveAfterOther( site, page, 'Shop', 'Theirs' );
		await expect( page.getByRole( 'dialog' ) ).toContainText(
			'Both are kept.'
		);
		await expectNoViolations( page, '.components-modal__frame' );
		await page.getByRole( 'button', { name: 'Save both changes' } ).click();
		await expect( snackbar( page ) ).toContainText( 'Saved' );
		expect(
			( await readStored( page ) ).map( ( { name } ) => name )
		).toEqual( [ 'Mine', 'Theirs' ] );
	} );

	test( 'another owner has changed the same: the choice decides', async ( {
		site,
		page,
		complaints,
	} ) => {
		complaints.allow( /409/ );
		await saveAfterOther( site, page, 'Theirs', 'Blog' );
		await page.getByRole( 'radio', { name: 'Theirs: Theirs' } ).check();
		await page.getByRole( 'button', { name: 'Save both changes' } ).click();
		await expect( snackbar( page ) ).toContainText( 'Saved' );
		expect( ( await readStored( page ) )[ 0 ]?.[ 'name' ] ).toBe(
			'Theirs'
		);
	} );

	for ( const [ what, answer, text ] of FAILED_SAVES ) {
		test( `${ what }: the change is kept and can be saved again`, async ( {
			page,
			complaints,
		} ) => {
			complaints.allow( /Failed to load resource/ );
			await openConsole( page, '&widget=0' );
			const name = nameField( page );
			await name.fill( 'Shop 2' );
			await page.route( ROUTE, ( route ) =>
				answer ? route.fulfill( answer ) : route.abort()
			);
			await saveButton( page ).click();
			await expect( page.locator( SCREEN ) ).toContainText( text );
			await expect( name ).toHaveValue( 'Shop 2' );
			await page.unrouteAll();
			await page.getByRole( 'button', { name: 'Save again' } ).click();
			await expect( snackbar( page ) ).toHaveText( 'Saved.' );
		} );
	}

	test( 'a nonce that has expired is renewed, and the save goes on', async ( {
		page,
		complaints,
	} ) => {
		complaints.allow( /Failed to load resource/ );
		await openConsole( page, '&widget=0' );
		await page.evaluate( `wp.apiFetch.nonceMiddleware.nonce = 'expired'` );
		await nameField( page ).fill( 'Shop 2' );
		await saveButton( page ).click();
		await expect( snackbar( page ) ).toHaveText( 'Saved.' );
	} );

	test( 'a refused value is listed with a link', async ( {
		page,
		complaints,
	} ) => {
		complaints.allow( /Failed to load resource/ );
		await openConsole( page, '&widget=0' );
		await nameField( page ).fill( 'Shop 2' );
		await page.route( ROUTE, ( route ) =>
			route.fulfill( {
				status: 400,
				json: {
					code: 'rest_invalid_param',
					message: 'Invalid parameter(s)',
					data: {
						status: 400,
						params: { 'widgets[0].name': 'is too long.' },
					},
				},
			} )
		);
		await saveButton( page ).click();
		await expect( page.locator( '.chaty-console-errors' ) ).toContainText(
			'is too long.'
		);
	} );
} );

test.describe( 'import and export', () => {
	test( 'a file changes nothing before it is imported, and can be taken back', async ( {
		site,
		page,
	} ) => {
		await importNames( site, 'Shop' );
		await openConsole( page );
		await page.getByRole( 'button', { name: /Import, export/ } ).click();
		await page.getByRole( 'menuitem', { name: 'Import' } ).click();
		const dialog = page.getByRole( 'dialog' );
		await expect(
			dialog.getByRole( 'button', { name: 'Import', exact: true } )
		).toBeDisabled();
		await page
			.locator( 'input[type=file]' )
			.setInputFiles( fixturePath( 'site-21' ) );
		await expect( dialog ).toContainText( /Changed: \d+/ );
		await expectNoViolations( page, '.components-modal__frame' );
		expect( await readStored( page ) ).toHaveLength( 1 );

		await dialog
			.getByRole( 'button', { name: 'Import', exact: true } )
			.click();
		await expect( snackbar( page ) ).toContainText( 'imported' );
		expect( ( await readStored( page ) ).length ).toBeGreaterThan( 1 );
		await page.getByRole( 'button', { name: 'Undo' } ).click();
		await expect( snackbar( page ) ).toContainText( 'are back' );
		expect( ( await readStored( page ) )[ 0 ]?.[ 'name' ] ).toBe( 'Shop' );
	} );

	for ( const [ what, content ] of [
		[ 'no JSON', 'Hello' ],
		[ 'JSON of something else', '{"posts":[]}' ],
		[ 'a bomb', '['.repeat( 100_000 ) ],
		[
			'a hostile key',
			'{"__proto__":{"chaty_widgets":[]},"<script>alert(1)</script>":1}',
		],
	] as const ) {
		test( `a file with ${ what } is refused in a sentence`, async ( {
			site,
			page,
		} ) => {
			await importNames( site, 'Shop' );
			await openConsole( page );
			await page
				.getByRole( 'button', { name: /Import, export/ } )
				.click();
			await page.getByRole( 'menuitem', { name: 'Import' } ).click();
			await page.locator( 'input[type=file]' ).setInputFiles( {
				name: 'settings.json',
				mimeType: 'application/json',
				buffer: Buffer.from( content ),
			} );
			await expect( page.getByRole( 'dialog' ) ).toContainText(
				/not a settings file|cannot be imported/
			);
			await expect(
				page.getByRole( 'button', { name: 'Import', exact: true } )
			).toBeDisabled();
		} );
	}

	test( 'an exported file imports as what it was', async ( {
		site,
		page,
	} ) => {
		await site.importSettings(
			JSON.parse( readFileSync( fixturePath( 'site-21' ), 'utf8' ) )
		);
		await openConsole( page );
		await page.getByRole( 'button', { name: /Import, export/ } ).click();
		const [ download ] = await Promise.all( [
			page.waitForEvent( 'download' ),
			page.getByRole( 'menuitem', { name: 'Export' } ).click(),
		] );
		const file = join(
			test.info().outputDir,
			download.suggestedFilename()
		);
		await download.saveAs( file );
		await page.getByRole( 'button', { name: /Import, export/ } ).click();
		await page.getByRole( 'menuitem', { name: 'Import' } ).click();
		await page.locator( 'input[type=file]' ).setInputFiles( file );
		await expect( page.getByRole( 'dialog' ) ).toContainText(
			'the same settings as this site'
		);
	} );

	test( 'a site without widgets can begin with a file', async ( {
		page,
	} ) => {
		await openConsole( page );
		await page.getByRole( 'button', { name: /Import, export/ } ).click();
		await page.getByRole( 'menuitem', { name: 'Import' } ).click();
		await page
			.locator( 'input[type=file]' )
			.setInputFiles( fixturePath( 'site-21' ) );
		await page
			.getByRole( 'button', { name: 'Import', exact: true } )
			.click();
		await expect( snackbar( page ) ).toContainText( 'imported' );
		await expect( row( page, 'Widget 1' ) ).toBeVisible();
	} );

	test( 'all widgets are removed after a question', async ( {
		site,
		page,
	} ) => {
		await importNames( site, 'Shop', 'Blog' );
		await openConsole( page );
		await page.getByRole( 'button', { name: /Import, export/ } ).click();
		await page.getByRole( 'menuitem', { name: 'Remove all' } ).click();
		await page
			.getByRole( 'dialog' )
			.getByRole( 'button', { name: 'Remove all widgets' } )
			.click();
		await expect( snackbar( page ) ).toContainText( 'removed' );
		await expect(
			page.getByRole( 'button', { name: 'Publish' } )
		).toBeVisible();
		expect( await readStored( page ) ).toEqual( [] );
	} );
} );

test( 'who may not change settings has neither menu nor screen', async ( {
	page,
	complaints,
	requestUtils,
} ) => {
	complaints.allow( /403/ );
	await requestUtils.deleteAllUsers();
	await requestUtils.createUser( {
		username: 'ed',
		email: 'ed@example.com',
		password: 'password',
		roles: [ 'editor' ],
	} );
	await logIn( page, 'ed' );
	await page.goto( '/wp-admin/' );
	await expect( page.locator( '#toplevel_page_chaty' ) ).toHaveCount( 0 );
	const answer = await page.goto( '/wp-admin/admin.php?page=chaty' );
	expect( answer?.status() ).toBe( 403 );
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
	for ( const width of [ 1280, 782, 390 ] ) {
		test( `axe finds nothing at ${ width } px`, async ( {
			site,
			page,
		} ) => {
			await page.setViewportSize( { width, height: 900 } );
			await openConsole( page );
			await expectNoViolations( page, SCREEN, THEME );
			await importNames( site, 'Shop', 'Blog' );
			await openConsole( page );
			await expectNoViolations( page, SCREEN, THEME );
			await page.getByRole( 'button', { name: 'Add a widget' } ).click();
			await expectNoViolations( page, '.components-modal__frame' );
			await openConsole( page, '&widget=0' );
			await expectNoViolations( page, SCREEN, THEME );
			const hasNoSidewaysScroll = await page.evaluate(
				'document.documentElement.scrollWidth <= innerWidth'
			);
			expect( hasNoSidewaysScroll ).toBe( true );
		} );
	}

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
