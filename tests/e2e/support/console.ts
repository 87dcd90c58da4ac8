import { expect, type Locator, type Page, type Route } from '@playwright/test';
import type { WidgetsPreload } from '../../../src/console/domain/preload';
import { expectNoViolations } from './axe';
import { twoFrames } from './settle';
import type { Site } from './site';
import { aChannel, pageOf } from './widget';

/** The address of the Widgets screen, with which those of the others begin. */
export const CONSOLE = '/wp-admin/admin.php?page=chaty';

/** What a screen of the plugin draws. */
export const SCREEN = '#wpbody-content .chaty-console';

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
	await page.goto( CONSOLE + place );
	// The script replaces what the server has printed.
	await expect( page.locator( '.chaty-console-blocked' ) ).toHaveCount( 0 );
}

/** Stores widgets with a phone and nothing else, apart from the given settings. */
export const importWidgets = (
	site: Site,
	widgets: readonly object[],
	analytics: 'on' | 'off' = 'off'
) =>
	site.importSettings(
		pageOf(
			widgets.map( ( widget, index ) => ( {
				id: index ? `_${ index }` : 0,
				name: 'Shop',
				settings: {},
				triggers: {},
				channels: [ aChannel( { value: '+15550100' } ) ],
				...widget,
			} ) ),
			analytics
		)
	);

/** Stores widgets with a phone, one for each name. */
export const importNames = ( site: Site, ...names: readonly string[] ) =>
	importWidgets(
		site,
		names.map( ( name ) => ( { name } ) )
	);

/** Reads the stored widgets, as the screen would. */
export async function readStored( page: Page ) {
	const { chaty_widgets: widgets } = ( await page.evaluate(
		`wp.apiFetch( { path: '/chaty/v1/widgets' } )`
	) ) as { chaty_widgets: Record< string, unknown >[] };
	return widgets;
}

/** What PHP prints for the script of the Widgets screen, for the user who is logged in. */
export async function fetchPreload( page: Page ) {
	const html = await ( await page.request.get( CONSOLE ) ).text();
	const [ , json = '' ] =
		/id="chaty-console-preload"[^>]*>(.*?)<\/script>/s.exec( html ) ?? [];
	return JSON.parse( json ) as WidgetsPreload;
}

/** A button by its whole name, or by a pattern that its name matches. */
export const button = ( where: Page | Locator, name: string | RegExp ) =>
	where.getByRole( 'button', { name, exact: true } );

export const press = ( where: Page | Locator, name: string | RegExp ) =>
	button( where, name ).click();

/** Opens every group, list and section of the editor; those inside of others come with them. */
export async function unfold( page: Page ) {
	const closed = page.locator(
		'.chaty-console-groups :is(.components-panel__body-toggle[aria-expanded=false], .chaty-console-title[aria-expanded=false], details:not([open]) > summary)'
	);
	await closed.first().waitFor();
	while ( await closed.count() ) {
		await closed.evaluateAll( ( all: HTMLElement[] ) =>
			all.forEach( ( one ) => one.click() )
		);
		await twoFrames( page );
	}
}

/** Expects that nothing scrolls sideways, and that axe finds nothing, on a phone, a tablet and a desktop. */
export async function expectNoViolationsAtEachWidth(
	...[ page, ...given ]: Parameters< typeof expectNoViolations >
) {
	for ( const width of [ 390, 782, 1280 ] ) {
		await page.setViewportSize( { width, height: 900 } );
		expect(
			await page.evaluate(
				'document.documentElement.scrollWidth <= innerWidth'
			)
		).toBe( true );
		await expectNoViolations( page, ...given );
	}
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

/** A field of the editor by its path, such as `channels[0].value`. */
export const fieldAt = ( page: Page, path: string ) =>
	page.locator( `[id="chaty-console-field-${ path }"]` );

/** The button that saves what has changed. */
export const saveButton = ( page: Page ) => button( page, 'Save' );

/** Saves, and waits until there is nothing to save. */
export async function save( page: Page ) {
	await saveButton( page ).click();
	await expect( button( page, 'Saved' ) ).toBeVisible();
}

/** An error as WordPress's REST API answers with it. */
export const restError = ( status: number, code: string, message = '' ) => ( {
	status,
	json: { code, message, data: { status } },
} );

type Answer = Parameters< Route[ 'fulfill' ] >[ 0 ];

/** Answers requests itself from now on; without an answer, they fail as if there were no connection. */
export const answerRequests = (
	page: Page,
	pattern: RegExp,
	answer: Answer | null = null
) =>
	page.route( pattern, ( route ) =>
		answer ? route.fulfill( answer ) : route.abort()
	);

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
		restError(
			500,
			'chaty_db_write_failed',
			'The settings could not be saved.'
		),
		'could not be saved',
	],
] as const;
