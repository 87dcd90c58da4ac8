/**
 * The Settings screen: each setting through the screen, what does not reach the server or meets somebody else's, who
 * may read messages, files, tools, and how it looks and is used.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expectNoViolations } from './support/axe';
import {
	FAILED_SAVES,
	importNames,
	logIn,
	save,
	saveButton,
	snackbar,
} from './support/console';
import { expect, test } from './support/fixtures';
import {
	daysAgo,
	MESSAGES,
	openMessage,
	pane,
	putMessages,
	result,
} from './support/messages';
import { fixturePath } from './support/widget';

const SCREEN = '#wpbody-content .chaty-console';
const WIDGETS = '/wp-admin/admin.php?page=chaty';
const URL = `${ WIDGETS }-settings`;
const ROUTE = /chaty(\/|%2F)v1(\/|%2F)settings/;
const KEY = 'AIzaSy-secret_key-0123456789-wxyz';

const field = ( page: Page, label: string | RegExp ) =>
	page.getByLabel( label );

const days = ( page: Page ) => field( page, 'Keep messages, in days' );

const section = ( page: Page, name: string ) =>
	page.getByRole( 'region', { name, exact: true } );

async function openSettings(
	page: Page,
	fragment = '',
	last = 'Scheduled events'
) {
	await logIn( page );
	await page.goto( URL + fragment );
	await expect( page.locator( '.chaty-console-blocked' ) ).toHaveCount( 0 );
	// The states of the tools come last.
	await expect( page.getByRole( 'heading', { name: last } ) ).toBeVisible();
}

/** What is stored, as the server gives it. */
const readSettings = ( page: Page ) =>
	page.evaluate( `wp.apiFetch( { path: '/chaty/v1/settings' } )` ) as Promise<
		Record< string, unknown >
	>;

test( 'days that delete messages are asked about with their number, and are saved once that is confirmed', async ( {
	site,
	page,
} ) => {
	await putMessages( site, [
		{ created_at: daysAgo( 100 ) },
		{ created_at: daysAgo( 1 ) },
	] );
	await openSettings( page );
	await days( page ).fill( '30' );
	await saveButton( page ).click();
	const dialog = page.getByRole( 'dialog', { name: 'Delete old messages?' } );
	await expect( dialog ).toContainText(
		'1 message that is older than 30 days will be deleted for good'
	);
	await expectNoViolations( page, '.chaty-console-dialog' );
	await page.keyboard.press( 'Escape' );
	expect( await readSettings( page ) ).toMatchObject( {
		retention_days: 365,
	} );
	await saveButton( page ).click();
	await dialog.getByRole( 'button', { name: 'Save and delete' } ).click();
	await expect( snackbar( page ) ).toContainText( 'Saved.' );
	expect( await readSettings( page ) ).toMatchObject( {
		retention_days: 30,
	} );
} );

test( 'each setting is set once through the screen, and stored', async ( {
	site,
	page,
	complaints,
} ) => {
	complaints.allow( /400/ );
	const call = { at: 1795000000, id: 12, status: 500, error: '', next: 0 };
	await site.setOptions( { chaty_webhook_calls: [ call ] } );
	await openSettings( page );
	await expect( section( page, 'Webhook' ).getByRole( 'row' ) ).toContainText(
		[ 'Time', '12Refused (500) · Given up' ]
	);
	await page.getByRole( 'checkbox', { name: /Count views/ } ).uncheck();
	await field( page, 'Report by email' ).selectOption( 'month' );
	await days( page ).fill( '90' );
	await field( page, /in the trash/ ).fill( '7' );
	await page.getByRole( 'checkbox', { name: /is deleted/ } ).check();
	await field( page, 'Videos load on click' ).selectOption( 'always' );
	await field( page, 'Provider of maps' ).selectOption( 'both' );
	await field( page, 'Address of the search' ).fill(
		'https://places.example/search'
	);
	await field( page, 'Key of Google Maps' ).fill( KEY );
	await field( page, 'Map ID' ).fill( 'abc' );
	await field( page, 'Who may read messages' ).selectOption( 'editors' );
	await field( page, 'Who may read the statistics' ).selectOption(
		'authors'
	);
	await field( page, 'Address of the webhook' ).fill(
		'http://hooks.example/'
	);
	await saveButton( page ).click();
	await expect( field( page, 'Address of the webhook' ) ).toBeFocused();
	await expect( section( page, 'Webhook' ) ).toContainText(
		/begins with https:.*Must have at least 16 letters/
	);
	await field( page, 'Address of the webhook' ).fill(
		'https://hooks.example/'
	);
	await field( page, 'Secret of the webhook' ).fill( KEY );
	await save( page );
	await expect( snackbar( page ) ).toContainText( 'Saved' );

	expect( await readSettings( page ) ).toMatchObject( {
		data_analytics_settings: 'off',
		retention_days: 90,
		contacts_trash_days: 7,
		keep_contacts: 1,
		report: 'month',
		click_to_load: 'always',
		map: {
			provider: 'both',
			geocoder: 'https://places.example/search',
			google_map_id: 'abc',
		},
		access: { messages: 'editors', statistics: 'authors' },
		webhook: { url: 'https://hooks.example/', format: 'json' },
	} );
	await page.reload();
	await expect( days( page ) ).toHaveValue( '90' );
	await expect( field( page, 'Key of Google Maps' ) ).toHaveValue(
		/^•+wxyz$/
	);
	expect( await page.content() ).not.toContain( 'AIza' );
} );

test( 'an editor has nothing of the plugin, and the messages alone once the owner lets editors read them', async ( {
	site,
	page,
	requestUtils,
	complaints,
} ) => {
	complaints.allow( /403/ );
	await requestUtils.deleteAllUsers();
	await requestUtils.createUser( {
		username: 'ed',
		email: 'ed@example.com',
		password: 'password',
		roles: [ 'editor' ],
	} );
	await putMessages( site, [ {} ] );
	const entry = page.locator( '#adminmenu a.toplevel_page_chaty' );
	const readStatus = async ( url: string ) =>
		( await page.goto( url ) )?.status();
	await logIn( page, 'ed' );
	await page.goto( '/wp-admin/' );
	await expect( entry ).toHaveCount( 0 );
	for ( const url of [ WIDGETS, MESSAGES, URL ] ) {
		expect( await readStatus( url ), url ).toBe( 403 );
	}

	await page.context().clearCookies();
	await openSettings( page );
	await field( page, 'Who may read messages' ).selectOption( 'editors' );
	await save( page );
	await page.context().clearCookies();
	await logIn( page, 'ed' );
	await page.goto( '/wp-admin/' );
	await expect( entry ).toContainText( 'Chaty' );
	await expect( entry.locator( '.chaty-unread-count' ) ).toHaveText( '1' );
	await entry.click();
	await expect( page ).toHaveURL( /page=chaty-messages$/ );
	await openMessage( page, 'Visitor 1' );
	// Editors may not make requests for personal data.
	await expect( page.getByText( 'Erase personal data' ) ).toHaveCount( 0 );
	await pane( page )
		.getByRole( 'button', { name: 'Trash', exact: true } )
		.click();
	await expect( result( page ) ).toContainText( 'moved to the Trash' );
	for ( const url of [ WIDGETS, URL ] ) {
		expect( await readStatus( url ), url ).toBe( 403 );
	}
} );

test.describe( 'bad input and faults', () => {
	test( 'what is wrong is told at its field, and nothing is lost', async ( {
		page,
		complaints,
	} ) => {
		complaints.allow( /400/ );
		await openSettings( page );
		const trash = field( page, /in the trash/ );
		await trash.fill( '9' );
		for ( const [ what, text ] of [
			[ 'more than a hundred years', '36501' ],
			[ 'letters', 'soon' ],
		] as const ) {
			await test.step( what, async () => {
				await days( page ).fill( text );
				await expect
					.soft( days( page ) )
					.toHaveAccessibleDescription(
						/whole number from 0 to 36,500/
					);
				await saveButton( page ).click();
				await page
					.locator( '.chaty-console-errors' )
					.getByRole( 'button', { name: 'Keep messages, in days' } )
					.click();
				await expect.soft( days( page ) ).toBeFocused();
				await expect.soft( days( page ) ).toHaveValue( text );
				await expect.soft( trash ).toHaveValue( '9' );
			} );
		}
		await days( page ).fill( '30' );

		// What only the server knows is told until it is changed.
		const geocoder = field( page, 'Address of the search' );
		await geocoder.fill( 'nominatim' );
		await saveButton( page ).click();
		await expect( geocoder ).toHaveAccessibleDescription( /begins with/ );
		await expectNoViolations( page, SCREEN );
		await geocoder.fill( '' );
		await expect( geocoder ).not.toHaveAccessibleDescription(
			/begins with/
		);
		await save( page );
		expect( await readSettings( page ) ).toMatchObject( {
			retention_days: 30,
			contacts_trash_days: 9,
		} );
	} );

	test( 'a save that fails is said, the changes stay and are saved again; the browser asks before they are left', async ( {
		page,
		complaints,
	} ) => {
		complaints.allow( /Failed to load resource/ );
		await openSettings( page );
		for ( const [
			index,
			[ what, answer, text ],
		] of FAILED_SAVES.entries() ) {
			await test.step( what, async () => {
				await days( page ).fill( `${ 31 + index }` );
				await page.route( ROUTE, ( route ) =>
					answer ? route.fulfill( answer ) : route.abort()
				);
				await saveButton( page ).click();
				const notice = page.locator( `${ SCREEN } .components-notice` );
				await expect.soft( notice.first() ).toContainText( text );
				await expect
					.soft( days( page ) )
					.toHaveValue( `${ 31 + index }` );
				await page.unroute( ROUTE );
				await page
					.getByRole( 'button', { name: 'Save again' } )
					.click();
				await expect( notice ).toHaveCount( 0 );
				expect( await readSettings( page ) ).toMatchObject( {
					retention_days: 31 + index,
				} );
			} );
		}
		await days( page ).fill( '90' );
		const asked = page.waitForEvent( 'dialog' );
		page.goto( '/wp-admin/' ).catch( () => {} );
		await ( await asked ).dismiss();
		await expect( days( page ) ).toHaveValue( '90' );
		await page.getByRole( 'button', { name: 'Discard changes' } ).click();
		await expect( days( page ) ).toHaveValue( '33' );
		await page.goto( '/wp-admin/' );
		await expect( page ).toHaveURL( /wp-admin\/$/ );
	} );

	test( 'two owners: what only one has changed is kept of both, the rest is asked', async ( {
		site,
		page,
		complaints,
	} ) => {
		complaints.allow( /409/ );
		await openSettings( page );
		await days( page ).fill( '31' );
		await site.setOptions( {
			chaty_retention_days: 60,
			chaty_contacts_trash_days: 5,
		} );
		await saveButton( page ).click();
		const dialog = page.getByRole( 'dialog' );
		await expect( dialog ).toContainText( 'Keep messages, in days' );
		await expectNoViolations( page, '.components-modal__frame' );
		await dialog.getByRole( 'radio', { name: 'Theirs: 60' } ).check();
		await dialog
			.getByRole( 'button', { name: 'Save both changes' } )
			.click();
		await expect( snackbar( page ) ).toContainText( 'Saved' );
		expect( await readSettings( page ) ).toMatchObject( {
			retention_days: 60,
			contacts_trash_days: 5,
		} );
	} );
} );

test.describe( 'files', () => {
	test( 'an import is checked first, can be taken back, and keeps what is typed', async ( {
		site,
		page,
	} ) => {
		await importNames( site, 'Shop' );
		await openSettings( page, '#transfer' );
		await field( page, /in the trash/ ).fill( '9' );
		const area = section( page, 'Import and export' );
		await area.getByRole( 'button', { name: 'Import' } ).click();
		await page
			.locator( 'input[type=file]' )
			.setInputFiles( fixturePath( 'site-21' ) );
		const dialog = page.getByRole( 'dialog' );
		await expect( dialog ).toContainText( /Changed: \d+/ );
		await dialog
			.getByRole( 'button', { name: 'Import', exact: true } )
			.click();
		await expect( snackbar( page ) ).toContainText( 'imported' );
		await expect( field( page, /in the trash/ ) ).toHaveValue( '9' );
		await page.getByRole( 'button', { name: 'Undo' } ).click();
		await expect( snackbar( page ) ).toContainText( 'are back' );

		const [ download ] = await Promise.all( [
			page.waitForEvent( 'download' ),
			area.getByRole( 'button', { name: 'Export' } ).click(),
		] );
		const file = join( test.info().outputDir, 'export.json' );
		await download.saveAs( file );
		expect( JSON.parse( readFileSync( file, 'utf8' ) ) ).toMatchObject( {
			chaty_widgets: [ { name: 'Shop' } ],
		} );
	} );
} );

test.describe( 'tools', () => {
	test( 'a test email is sent, and tables are repaired', async ( {
		site,
		page,
		complaints,
	} ) => {
		// The database of the tests, on statements of dbDelta().
		complaints.allow( /sqlite-database-integration/ );
		await openSettings( page, '#tools' );
		await expect(
			page.getByRole( 'heading', { name: 'Tools' } )
		).toBeFocused();
		const tools = section( page, 'Tools' );
		await tools.getByRole( 'button', { name: /test email/ } ).click();
		await expect( tools ).toContainText(
			'The mail system has accepted an email'
		);
		expect( ( await site.mails() )[ 0 ]?.subject ).toContain( 'Test' );
		await tools.getByRole( 'button', { name: /repair/ } ).click();
		await expect( tools ).toContainText( 'events are scheduled' );
		await expectNoViolations( page, SCREEN );
	} );

	test( 'early answers are installed and removed; maps are tested as they are typed; what cannot be done is one sentence', async ( {
		site,
		page,
		complaints,
	} ) => {
		complaints.allow( /Failed to load resource/ );
		await openSettings( page );
		const tools = section( page, 'Tools' );
		await tools.getByRole( 'button', { name: /Install the/ } ).click();
		await expect( tools ).toContainText( 'No request has come yet' );
		await tools.getByRole( 'button', { name: /Remove the/ } ).click();
		await expect( tools ).toContainText( 'is not installed' );

		// The site itself answers with a page.
		await field( page, 'Address of the search' ).fill(
			`${ site.url }/visit-us/`
		);
		const maps = section( page, 'Maps' );
		await maps.getByRole( 'button', { name: /Test/ } ).click();
		await expect( maps ).toContainText(
			'answered with a web page instead of data'
		);
		await field( page, 'Provider of maps' ).selectOption( 'google' );
		await maps.getByRole( 'button', { name: /Test/ } ).click();
		await expect( maps ).toContainText( 'Google Maps needs a key.' );
		expect( await readSettings( page ) ).toMatchObject( {
			map: { provider: 'osm' },
		} );

		await page.route( /v1(\/|%2F)tools/, ( route ) => route.abort() );
		await tools.getByRole( 'button', { name: /test email/ } ).click();
		await expect( tools ).toContainText( 'You seem to be offline.' );
	} );
} );

test.describe( 'without scripts', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'the screen shows the present settings and says what it needs', async ( {
		site,
		page,
	} ) => {
		await site.setOptions( { chaty_retention_days: 90 } );
		await logIn( page );
		await page.goto( URL );
		await expect(
			page.getByRole( 'row', { name: 'Keep messages 90 days' } )
		).toBeVisible();
		await expect( page.locator( `${ SCREEN } noscript p` ) ).toBeVisible();
	} );
} );

test( 'axe finds nothing at any width, nothing scrolls sideways, and the keyboard alone changes a setting and saves', async ( {
	page,
} ) => {
	await openSettings( page );
	await field( page, 'Provider of maps' ).selectOption( 'both' );
	await days( page ).fill( 'x' );
	for ( const width of [ 1280, 782, 390 ] ) {
		await page.setViewportSize( { width, height: 900 } );
		await expectNoViolations( page, SCREEN );
		const hasNoSidewaysScroll = await page.evaluate(
			'document.documentElement.scrollWidth <= innerWidth'
		);
		expect( hasNoSidewaysScroll ).toBe( true );
	}
	await days( page ).focus();
	await page.keyboard.press( 'ControlOrMeta+A' );
	await page.keyboard.type( '45' );
	await saveButton( page ).focus();
	await page.keyboard.press( 'Enter' );
	await expect( snackbar( page ) ).toContainText( 'Saved' );
	expect( await readSettings( page ) ).toMatchObject( {
		retention_days: 45,
	} );
} );
