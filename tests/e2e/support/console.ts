import { expect, type Page } from '@playwright/test';
import type { WidgetsPreload } from '../../../src/console/domain/preload';
import type { Site } from './site';

const SCREEN = '/wp-admin/admin.php?page=chaty';

/** Logs in without the form, whose script moves the focus. */
export async function logIn( page: Page, user = 'admin' ) {
	const answer = await page.request.post( '/wp-login.php', {
		form: { log: user, pwd: 'password' },
		maxRedirects: 0,
	} );
	expect( answer.status() ).toBe( 302 );
}

/** Opens the Widgets screen, or one of its places, as an administrator or another user. */
export async function openConsole( page: Page, place = '', user = 'admin' ) {
	await logIn( page, user );
	await page.goto( SCREEN + place );
	// The script takes the place of what the server has printed.
	await expect( page.locator( '.chaty-console-blocked' ) ).toHaveCount( 0 );
}

/** Opens a screen without scripts, as whoever is logged in, in a context that the caller closes. */
export async function openWithoutScripts( page: Page, place: string ) {
	const context = await page
		.context()
		.browser()
		?.newContext( {
			baseURL: new URL( page.url() ).origin,
			javaScriptEnabled: false,
			storageState: await page.context().storageState(),
		} );
	const plain = await context?.newPage();
	if ( ! plain ) {
		throw new Error( 'The page has no browser.' );
	}
	await plain.goto( SCREEN + place );
	return plain;
}

const phone = {
	channel: 'Phone',
	value: '+15550100',
	is_desktop: 1,
	is_mobile: 1,
};

/** Stores widgets with a phone and nothing else, but for what is said of them. */
export const importWidgets = (
	site: Site,
	widgets: readonly object[],
	analytics = 'off'
) =>
	site.importSettings( {
		data_analytics_settings: analytics,
		chaty_widgets: widgets.map( ( widget, index ) => ( {
			id: index ? `_${ index }` : 0,
			name: 'Shop',
			settings: {},
			triggers: {},
			channels: [ phone ],
			...widget,
		} ) ),
	} );

/** Stores widgets with a phone, one for each name. */
export const importNames = ( site: Site, ...names: readonly string[] ) =>
	importWidgets(
		site,
		names.map( ( name ) => ( { name } ) )
	);

/** What is stored, as the screen would get it. */
export async function readStored( page: Page ) {
	const { chaty_widgets: widgets } = ( await page.evaluate(
		`wp.apiFetch( { path: '/chaty/v1/widgets' } )`
	) ) as { chaty_widgets: Record< string, unknown >[] };
	return widgets;
}

/** What PHP prints for the script of the Widgets screen, for who is logged in. */
export async function fetchPreload( page: Page ) {
	const html = await ( await page.request.get( SCREEN ) ).text();
	const [ , json = '' ] =
		/id="chaty-console-preload"[^>]*>(.*?)<\/script>/s.exec( html ) ?? [];
	return JSON.parse( json ) as WidgetsPreload;
}

/** The text in the corner that says what was done. */
export const snackbar = ( page: Page ) =>
	page.locator( '.components-snackbar__content' ).last();

/** The row of a widget in the list. */
export const row = ( page: Page, name: string ) =>
	page.getByRole( 'row' ).filter( { hasText: name } );

/** The field with the name of a widget. */
export const nameField = ( page: Page ) =>
	page.getByRole( 'textbox', { name: 'Name', exact: true } );

/** The button that saves what has changed. */
export const saveButton = ( page: Page ) =>
	page.getByRole( 'button', { name: 'Save', exact: true } );

/** Saves, and waits until there is nothing to save. */
export async function save( page: Page ) {
	await saveButton( page ).click();
	await expect(
		page.getByRole( 'button', { name: 'Saved', exact: true } )
	).toBeVisible();
}

/** What happened to a save, the answer (none where it was not reached), and what the screen says. */
export const FAILED_SAVES = [
	[ 'the browser is offline', null, 'offline' ],
	[
		'a firewall answers with a page',
		{ status: 403, contentType: 'text/html', body: '<h1>Blocked' },
		'answered instead of WordPress',
	],
	[
		'the database refuses',
		{
			status: 500,
			json: {
				code: 'chaty_db_write_failed',
				message: 'The settings could not be saved.',
				data: { status: 500 },
			},
		},
		'could not be saved',
	],
] as const;
