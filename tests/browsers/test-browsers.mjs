/**
 * The widget and the behaviours in Firefox and WebKit, and what these and Chromium tell a screen reader.
 *
 *     npm run test:browsers
 *
 * With UPDATE=1 it writes screen-reader.txt and at-spi.txt in tests/browsers anew.
 */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { ensureBuild } from '../../tools/build.mjs';
import { createSite, serveSite } from '../../tools/wordpress/site.mjs';
import { compareAtSpi } from './at-spi.mjs';
import { Page } from './page.mjs';
import { BEHAVIOUR_ROWS, LINKS, PANELS, WIDGET_ROWS } from './rows.mjs';
import { compareViews, readViews } from './views.mjs';
import { startBrowser } from './webdriver.mjs';

const dir = mkdtempSync( join( tmpdir(), 'chaty-browsers-' ) );
await ensureBuild();
await createSite( { dir } );
const site = await serveSite( dir );

after( async () => {
	await site.stop();
	rmSync( dir, { recursive: true, force: true } );
} );

/** Calls a route of the test API; with a body it is a POST. */
async function ask( route, body ) {
	const answer = await fetch(
		`${ site.url }/?rest_route=/chaty-test/v1/${ route }`,
		body && {
			method: 'POST',
			headers: { 'Content-Type': 'application/json' },
			body: JSON.stringify( body ),
		}
	);
	assert.ok( answer.ok, `${ route }: ${ answer.status }` );
	return answer.json();
}

/** Behaviours everywhere, and maps without a server of others. */
const OPTIONS = {
	chaty_test_behaviours: 1,
	chaty_test_map: {
		tiles: `${ site.url }/wp-includes/images/blank.gif`,
		geocoder: `${ site.url }/`,
	},
};

async function checkRow( page, row ) {
	const { path = '/', steps, read, value, isNarrow, locale, stored } = row;
	await ask( 'options', { chaty_test_locale: locale ?? 'en_US' } );
	await page.open( path, isNarrow );
	for ( const [ method, ...args ] of steps ) {
		await page[ method ]( ...args );
	}
	await page.see( read, value );
	if ( stored ) {
		const contact = ( await ask( 'contacts' ) ).at( -1 );
		assert.deepEqual( { ...contact, ...stored }, contact );
	}
}

const views = {};

for ( const name of [ 'firefox', 'webkit', 'chromium' ] ) {
	describe( name, () => {
		let browser;
		let page;
		before( async () => {
			browser = await startBrowser( name );
			page = new Page( browser.send, site.url );
			await ask( 'reset', {} );
			await ask( 'options', OPTIONS );
			await ask( 'settings', LINKS );
		} );
		after( () => browser.stop() );

		// Playwright's own specs run in Chromium.
		const rows =
			name === 'chromium' ? [] : [ ...WIDGET_ROWS, ...BEHAVIOUR_ROWS ];
		for ( const row of rows ) {
			test( row.name, () => checkRow( page, row ) );
		}
		test( 'each state is read to a screen reader', async () => {
			await ask( 'options', { chaty_test_locale: 'en_US' } );
			await ask( 'settings', PANELS );
			views[ name ] = await readViews( page );
		} );
	} );
}

test( 'roles and names are those of screen-reader.txt', () =>
	compareViews( views ) );

test( 'what Firefox tells through AT-SPI is that of at-spi.txt', async () => {
	await ask( 'options', { chaty_test_locale: 'en_US' } );
	await ask( 'settings', LINKS );
	await compareAtSpi( `${ site.url }/` );
} );
