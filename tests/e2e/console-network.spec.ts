/** A network in the browser: each of its sites has tables, widgets and messages of its own. */
import { expect, type Page } from '@playwright/test';
import { test } from './support/fixtures';
import {
	messageLink,
	messageRows,
	MESSAGES,
	putMessages,
} from './support/messages';
import { startNetwork } from './support/network';
import type { Site } from './support/site';
import { aChannel, aWidget, pageOf } from './support/widget';

const MENU = '#toplevel_page_chaty';

async function logIn( page: Page, site: Site, user = 'admin' ) {
	const answer = await page.request.post( `${ site.url }/wp-login.php`, {
		form: { log: user, pwd: 'password' },
		maxRedirects: 0,
	} );
	expect( answer.status() ).toBe( 302 );
}

test( 'sites of a network share nothing of the plugin', async ( {
	page,
	runtime,
	core,
	php,
	complaints,
} ) => {
	test.slow();
	// The list of plugins asks WordPress.org for updates.
	complaints.allow( /wp_update_plugins/ );
	const network = await startNetwork( {
		...{ runtime, core, php },
		scriptDebug: false,
	} );
	const { main, second } = network;
	try {
		await logIn( page, main );
		await page.goto( `${ main.url }/wp-admin/network/plugins.php` );
		await page.locator( '#activate-chaty' ).click();
		await expect( page.locator( '#deactivate-chaty' ) ).toBeVisible();
		await expect( page ).toHaveURL( /network\/plugins\.php/ );
		await page.goto( `${ main.url }/wp-admin/` );
		await expect( page ).toHaveURL( `${ main.url }/wp-admin/` );
		await expect( page.locator( MENU ) ).toBeVisible();

		await network.addSecond();
		await main.importSettings( pageOf() );
		await putMessages( main, [ { name: 'Ada of the main site' } ] );
		await putMessages( second, [ { name: 'Bea of the second site' } ] );

		for ( const [ site, name, widgets ] of [
			[ main, 'Ada of the main site', 1 ],
			[ second, 'Bea of the second site', 0 ],
		] as const ) {
			await logIn( page, site );
			await page.goto( site.url + MESSAGES );
			await expect( page.locator( MENU ) ).toBeVisible();
			await expect( messageRows( page ) ).toHaveCount( 1 );
			await expect( messageLink( page, name ) ).toBeVisible();
			await page.goto( site.url );
			await expect( page.locator( '#chaty-loader-js' ) ).toHaveCount(
				widgets
			);
		}

		// Content of the second site on a page of the main one, such as a list of posts of all sites.
		const value = '+15550100999';
		await second.importSettings(
			pageOf( aWidget( { channels: [ aChannel( { value } ) ] } ) )
		);
		const html = await network.renderButtons();
		expect( html.match( /tel:\+\d+|data-chaty-open/g ) ).toEqual( [
			'tel:+15550100999',
			'tel:+15550100234',
			'data-chaty-open',
		] );

		await network.addAdministrator();
		await page.context().clearCookies();
		await logIn( page, second, 'second' );
		await logIn( page, main, 'second' );
		await page.goto( second.url + MESSAGES );
		await expect( messageRows( page ) ).toHaveCount( 1 );
		// The page of WordPress that says so has no icon, which the browser still asks for when the server stops.
		complaints.allow( /403|favicon\.ico/ );
		const answer = await page.goto( main.url + MESSAGES );
		expect( answer?.status() ).toBe( 403 );
		await expect( page.locator( 'body' ) ).not.toContainText( 'Ada' );
	} finally {
		await network.stop();
	}
} );
