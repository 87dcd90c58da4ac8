/** Who activates the plugin among others, or may not use its screen, is never led away from the list of plugins. */
import type { Page } from '@playwright/test';
import { logIn } from './support/console';
import { expect, test } from './support/fixtures';

const PLUGIN = 'chaty/chaty.php';
const LIST = '/wp-admin/plugins.php';

test.beforeEach( async ( { site, complaints } ) => {
	// The list of plugins asks WordPress.org for updates.
	complaints.allow( /wp_update_plugins/ );
	await site.setOptions( { active_plugins: [] } );
} );

test.afterEach( ( { site } ) =>
	site.setOptions( { active_plugins: [ PLUGIN ] } )
);

const choose = ( page: Page, file: string ) =>
	page.locator( `input[name="checked[]"][value$="${ file }"]` ).check();

test( 'two plugins activated at once: the list stays, also when another one follows', async ( {
	page,
} ) => {
	await logIn( page );
	await page.goto( LIST );
	await choose( page, PLUGIN );
	await choose( page, 'hello.php' );
	await page
		.locator( '#bulk-action-selector-top' )
		.selectOption( 'activate-selected' );
	await page.locator( '#doaction' ).click();
	await expect( page.locator( '#deactivate-chaty' ) ).toBeVisible();

	await page.locator( '#deactivate-hello-dolly' ).click();
	await page.locator( '#activate-hello-dolly' ).click();
	await expect( page.locator( '#deactivate-hello-dolly' ) ).toBeVisible();
	await expect( page ).toHaveURL( /plugins\.php/ );
} );

test( 'whoever may activate plugins and not change options stays in the list', async ( {
	site,
	page,
} ) => {
	await site.setOptions( { chaty_test_caps: [ 'activate_plugins' ] } );
	await logIn( page, await site.createUser( 'author' ) );
	await page.goto( LIST );
	await page.locator( '#activate-chaty' ).click();
	await expect( page.locator( '#deactivate-chaty' ) ).toBeVisible();
	await expect( page.locator( '#toplevel_page_chaty' ) ).toHaveCount( 0 );
} );
