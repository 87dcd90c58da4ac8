/**
 * The Settings screen: each setting through the screen, what does not reach the server or meets somebody else's, who
 * may read messages, files, tools, and how it looks and is used.
 */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectNoViolations } from './support/axe';
import {
	answerRequests,
	button,
	CONSOLE,
	expectNoViolationsAtEachWidth,
	FAILED_SAVES,
	importNames,
	logIn,
	openConsole,
	press,
	save,
	saveButton,
	SCREEN,
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
import { addCode } from './support/site-code';
import { fixturePath } from './support/widget';

const SETTINGS = `${ CONSOLE }-settings`;
const ROUTE = /chaty(\/|%2F)v1(\/|%2F)settings/;
const KEY = 'AIzaSy-secret_key-0123456789-wxyz';

const field = ( page: Page, label: string | RegExp ) =>
	page.getByLabel( label );

const days = ( page: Page ) => field( page, 'Keep messages, in days' );

const section = ( page: Page, name: string ) =>
	page.getByRole( 'region', { name, exact: true } );

async function openSettings( page: Page, fragment = '' ) {
	await openConsole( page, `-settings${ fragment }` );
	// The states of the tools come last.
	await expect(
		page.getByRole( 'heading', { name: 'Scheduled events' } )
	).toBeVisible();
}

/** Expects what is stored, as the server gives it. */
const expectStored = async (
	page: Page,
	settings: Record< string, unknown >
) =>
	expect(
		await page.evaluate( `wp.apiFetch( { path: '/chaty/v1/settings' } )` )
	).toMatchObject( settings );

test( 'each setting is set once through the screen, and stored; days that delete messages are asked about with their number', async ( {
	site,
	page,
	complaints,
} ) => {
	complaints.allow( /400/ );
	const call = { at: 1795000000, id: 12, status: 500, error: '', next: 0 };
	await site.setOptions( { chaty_webhook_calls: [ call ] } );
	await putMessages( site, [
		{ created_at: daysAgo( 100 ) },
		{ created_at: daysAgo( 1 ) },
	] );
	await openSettings( page );
	await expect( section( page, 'Webhook' ).getByRole( 'row' ) ).toContainText(
		[ 'Time', '12Refused (500) · Given up' ]
	);
	await page.getByRole( 'checkbox', { name: /Count views/ } ).uncheck();
	await page.getByRole( 'checkbox', { name: /is deleted/ } ).check();
	for ( const [ label, option ] of [
		[ 'Report by email', 'month' ],
		[ 'Videos load on click', 'always' ],
		[ 'Provider of maps', 'both' ],
		[ 'Who may read messages', 'editors' ],
		[ 'Who may read the statistics', 'authors' ],
	] as const ) {
		await field( page, label ).selectOption( option );
	}
	for ( const [ label, text ] of [
		[ 'Keep messages, in days', '90' ],
		[ /in the trash/, '7' ],
		[ 'Address of the search', 'https://places.example/search' ],
		[ 'Key of Google Maps', KEY ],
		[ 'Map ID', 'abc' ],
		[ 'Address of the webhook', 'http://hooks.example/' ],
	] as const ) {
		await field( page, label ).fill( text );
	}
	const dialog = page.getByRole( 'dialog', { name: 'Delete old messages?' } );
	await saveButton( page ).click();
	await expect( dialog ).toContainText(
		'1 message that is older than 90 days will be deleted for good'
	);
	await expectNoViolations( page, '.chaty-console-dialog' );
	await page.keyboard.press( 'Escape' );
	await expectStored( page, { retention_days: 365 } );

	await saveButton( page ).click();
	await press( dialog, 'Save and delete' );
	const webhook = field( page, 'Address of the webhook' );
	await expect( webhook ).toBeFocused();
	await expect( section( page, 'Webhook' ) ).toContainText(
		/begins with https:.*Must have at least 16 letters/
	);
	await webhook.fill( 'https://hooks.example/' );
	await field( page, 'Secret of the webhook' ).fill( KEY );
	await saveButton( page ).click();
	await press( dialog, 'Save and delete' );
	await expect( snackbar( page ) ).toContainText( 'Saved' );

	await expectStored( page, {
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
} ) => {
	await putMessages( site, [ {} ] );
	const entry = page.locator( '#adminmenu a.toplevel_page_chaty' );
	const expectForbidden = async ( ...urls: string[] ) => {
		for ( const url of urls ) {
			const answer = await page.request.get( url );
			expect( answer.status(), url ).toBe( 403 );
		}
	};
	await logIn( page, await site.createUser( 'editor' ) );
	await page.goto( '/wp-admin/' );
	await expect( entry ).toHaveCount( 0 );
	await expectForbidden( CONSOLE, MESSAGES, SETTINGS );

	await site.setOptions( { chaty_access: { messages: 'editors' } } );
	await page.reload();
	await expect( entry ).toContainText( 'Chaty' );
	await expect( entry.locator( '.chaty-unread-count' ) ).toHaveText( '1' );
	await entry.click();
	await expect( page ).toHaveURL( /page=chaty-messages$/ );
	await openMessage( page, 'Visitor 1' );
	// Editors may not make requests for personal data.
	await expect( page.getByText( 'Erase personal data' ) ).toHaveCount( 0 );
	await press( pane( page ), 'Trash' );
	await expect( result( page ) ).toContainText( 'moved to the Trash' );
	await expectForbidden( CONSOLE, SETTINGS );
} );

test( 'what is wrong is told at its field; a save that fails or meets that of another owner loses nothing; the browser asks before changes are left', async ( {
	site,
	page,
	complaints,
} ) => {
	complaints.allow( /Failed to load resource/ );
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
				.toHaveAccessibleDescription( /whole number from 0 to 36,500/ );
			await saveButton( page ).click();
			await press(
				page.locator( '.chaty-console-errors' ),
				'Keep messages, in days'
			);
			await expect.soft( days( page ) ).toBeFocused();
			await expect.soft( days( page ) ).toHaveValue( text );
			await expect.soft( trash ).toHaveValue( '9' );
		} );
	}
	await days( page ).fill( '30' );

	// What only the server knows is told until it is changed.
	const geocoder = field( page, 'Address of the search' );
	const provider = field( page, 'Provider of maps' );
	await provider.selectOption( 'both' );
	await geocoder.fill( 'nominatim' );
	await saveButton( page ).click();
	await expect( geocoder ).toHaveAccessibleDescription( /begins with/ );
	await expectNoViolationsAtEachWidth( page, SCREEN );
	await provider.selectOption( 'osm' );
	await geocoder.fill( '' );
	await expect( geocoder ).not.toHaveAccessibleDescription( /begins with/ );
	await save( page );
	await expectStored( page, {
		retention_days: 30,
		contacts_trash_days: 9,
	} );

	const notice = page.locator( `${ SCREEN } .components-notice` );
	for ( const [ index, [ what, answer, text ] ] of FAILED_SAVES.entries() ) {
		await test.step( what, async () => {
			await days( page ).fill( `${ 31 + index }` );
			await answerRequests( page, ROUTE, answer );
			await saveButton( page ).click();
			await expect.soft( notice.first() ).toContainText( text );
			await expect.soft( days( page ) ).toHaveValue( `${ 31 + index }` );
			await page.unroute( ROUTE );
			await press( page, 'Save again' );
			await expect( notice ).toHaveCount( 0 );
			await expectStored( page, { retention_days: 31 + index } );
		} );
	}

	// What only one has changed is kept of both, the rest is asked.
	await days( page ).fill( '40' );
	await site.setOptions( {
		chaty_retention_days: 60,
		chaty_contacts_trash_days: 5,
	} );
	await saveButton( page ).click();
	const dialog = page.getByRole( 'dialog' );
	await expect( dialog ).toContainText( 'Keep messages, in days' );
	await expectNoViolations( page, '.components-modal__frame' );
	await dialog.getByRole( 'radio', { name: 'Theirs: 60' } ).check();
	await press( dialog, 'Save both changes' );
	await expect( snackbar( page ) ).toContainText( 'Saved' );
	await expectStored( page, {
		retention_days: 60,
		contacts_trash_days: 5,
	} );

	await days( page ).fill( '90' );
	const asked = page.waitForEvent( 'dialog' );
	page.goto( '/wp-admin/' ).catch( () => {} );
	await ( await asked ).dismiss();
	await expect( days( page ) ).toHaveValue( '90' );
	await press( page, 'Discard changes' );
	await expect( days( page ) ).toHaveValue( '60' );

	// The keyboard alone changes a setting and saves.
	await days( page ).focus();
	await page.keyboard.press( 'ControlOrMeta+A' );
	await page.keyboard.type( '65' );
	await saveButton( page ).focus();
	await page.keyboard.press( 'Enter' );
	await expect( button( page, 'Saved' ) ).toBeVisible();
	await expectStored( page, { retention_days: 65 } );
	await page.goto( '/wp-admin/' );
	await expect( page ).toHaveURL( /wp-admin\/$/ );
} );

test( 'an import is checked first, can be taken back, and keeps what is typed', async ( {
	site,
	page,
} ) => {
	await importNames( site, 'Shop' );
	await openSettings( page, '#transfer' );
	await field( page, /in the trash/ ).fill( '9' );
	const area = section( page, 'Import and export' );
	await press( area, 'Import' );
	await page
		.locator( 'input[type=file]' )
		.setInputFiles( fixturePath( 'site-21' ) );
	const dialog = page.getByRole( 'dialog' );
	await expect( dialog ).toContainText( /Changed: \d+/ );
	await press( dialog, 'Import' );
	await expect( snackbar( page ) ).toContainText( 'imported' );
	await expect( field( page, /in the trash/ ) ).toHaveValue( '9' );
	await press( page, 'Undo' );
	await expect( snackbar( page ) ).toContainText( 'are back' );

	const [ download ] = await Promise.all( [
		page.waitForEvent( 'download' ),
		press( area, 'Export' ),
	] );
	expect(
		JSON.parse( await readFile( await download.path(), 'utf8' ) )
	).toMatchObject( { chaty_widgets: [ { name: 'Shop' } ] } );
} );

let restore = async () => {};
test.afterEach( () => restore() );

test( 'tools send an email, repair tables, install early answers and test maps as they are typed; what fails or is late says why', async ( {
	site,
	page,
	complaints,
} ) => {
	// The second is the database of the tests, on statements of dbDelta().
	complaints.allow( /Failed to load resource/ );
	complaints.allow( /sqlite-database-integration/ );
	restore = await addCode(
		site,
		`add_filter( 'pre_get_scheduled_event', fn( $event, $hook ) => 'chaty_retry_emails' === $hook
			? (object) array( 'hook' => $hook, 'timestamp' => time() - 2 * HOUR_IN_SECONDS, 'schedule' => false, 'args' => array() )
			: $event, 10, 2 );`
	);
	await openSettings( page, '#tools' );
	await expect(
		page.getByRole( 'heading', { name: 'Tools' } )
	).toBeFocused();
	const tools = section( page, 'Tools' );
	const use = async ( tool: string | RegExp, text: string ) => {
		await press( tools, tool );
		await expect( tools ).toContainText( text );
	};
	await expect(
		page.getByRole( 'listitem' ).filter( {
			hasText: 'Send failed emails again',
		} )
	).toContainText( 'Late' );
	await expect( tools ).toContainText( 'wp-cron.php' );
	await site.setOptions( { chaty_test_mail_error: 'No mail function.' } );
	await use(
		'Send a test email',
		'The email could not be sent: No mail function.'
	);
	await expectNoViolations( page, SCREEN );

	await restore();
	await site.setOptions( { chaty_test_mail_error: '' } );
	await use( 'Send a test email', 'The mail system has accepted an email' );
	expect( ( await site.mails() )[ 0 ]?.subject ).toContain( 'Test' );
	await use( /repair/, 'events are scheduled' );
	await expectNoViolations( page, SCREEN );

	await use( /Install the/, 'No request has come yet' );
	await use( /Remove the/, 'is not installed' );

	// The site itself answers with a page.
	await field( page, 'Address of the search' ).fill(
		`${ site.url }/visit-us/`
	);
	const maps = section( page, 'Maps' );
	await press( maps, /Test/ );
	await expect( maps ).toContainText(
		'answered with a web page instead of data'
	);
	await field( page, 'Provider of maps' ).selectOption( 'google' );
	await press( maps, /Test/ );
	await expect( maps ).toContainText( 'Google Maps needs a key.' );
	await expectStored( page, { map: { provider: 'osm' } } );

	await answerRequests( page, /v1(\/|%2F)tools/ );
	await use( 'Send a test email', 'You seem to be offline.' );
} );
