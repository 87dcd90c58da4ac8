/** Sites whose links are followed by a script, which fetches the next page and replaces the body by its own. */
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { FORM_CHANNEL, WidgetOnPage } from './support/widget';

const require = createRequire( import.meta.url );

/** The script of each library, and the statements by which a site starts it. */
const LIBRARIES = {
	Turbo: [ require.resolve( '@hotwired/turbo' ), '' ],
	htmx: [
		require.resolve( 'htmx.org' ),
		"document.body.setAttribute( 'hx-boost:inherited', 'true' ); htmx.process( document.body )",
	],
	// Runs no script of the next page, as pjax.
	swup: [
		require.resolve( 'swup' ).replace( '.cjs', '.umd.js' ),
		"new Swup( { containers: [ 'body' ], animationSelector: false } )",
	],
} as const;

/** Follows a link to another page of the site by a library. */
async function follow( page: Page, [ path, start ]: readonly string[] ) {
	await page.addScriptTag( { path: `${ path }` } );
	await page.evaluate(
		`document.body.insertAdjacentHTML( 'afterbegin', '<a id="next" href="/?other">Next</a>' );
		window.isSamePage = true;
		${ start }`
	);
	await page.locator( '#next' ).click();
	await expect( page ).toHaveURL( /\?other/ );
	await expect( page.locator( '#next' ) ).toHaveCount( 0 );
	expect( await page.evaluate( 'window.isSamePage' ) ).toBe( true );
}

for ( const [ name, library ] of Object.entries( LIBRARIES ) ) {
	test( `given ${ name }, after a widget that was opened or not used, then one launcher is there, and it opens, as does a single form`, async ( {
		page,
		visit,
	} ) => {
		for ( const isOpened of [ true, false ] ) {
			const widget = await visit( [
				{},
				{
					settings: { position: 'left' },
					channels: [ FORM_CHANNEL ],
				},
			] );
			if ( isOpened ) {
				await widget.open();
			}
			await follow( page, library );
			await expect( page.locator( '.chaty' ) ).toHaveCount( 2 );
			await widget.expectClosed();
			await widget.open();
			await expect( page.locator( '.chaty' ) ).toHaveCount( 2 );
			await page.evaluate( 'close_chaty()' );
			await widget.expectClosed();
			await page.evaluate( 'launch_chaty()' );
			await widget.expectOpen();
			const form = new WidgetOnPage( page, 1 );
			await form.single.click();
			await expect( form.panel ).toBeVisible();
		}
	} );
}

test( 'given a copy of the body as it was, then its widget is drawn anew', async ( {
	page,
	visit,
} ) => {
	const widget = await visit();
	await widget.open();
	await page.evaluate( () =>
		document.body.replaceWith( document.body.cloneNode( true ) )
	);
	await expect( page.locator( '.chaty' ) ).toHaveCount( 1 );
	await widget.expectClosed();
	await widget.open();
} );
