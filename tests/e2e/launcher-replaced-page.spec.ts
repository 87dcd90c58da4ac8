/**
 * Sites whose scripts fetch the next page and replace the body by its own, in the ways of Turbo (its scripts run), htmx
 * (the same by `innerHTML`) and pjax (no script runs).
 */
import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { aWidget, FORM_CHANNEL, pageOf, WidgetOnPage } from './support/widget';

/** Replaces the page's body by that of a page of the site. */
const replaceBody = ( page: Page, way: string ) =>
	page.evaluate( async ( name ) => {
		const html = await ( await fetch( '/?other' ) ).text();
		const { body } = new DOMParser().parseFromString( html, 'text/html' );
		if ( name !== 'pjax' ) {
			for ( const old of body.querySelectorAll( 'script' ) ) {
				const script = document.createElement( 'script' );
				for ( const { name: key, value } of old.attributes ) {
					script.setAttribute( key, value );
				}
				script.textContent = old.textContent;
				old.replaceWith( script );
			}
		}
		if ( name === 'htmx' ) {
			document.body.replaceChildren( ...body.childNodes );
		} else {
			document.body.replaceWith( document.adoptNode( body ) );
		}
	}, way );

for ( const way of [ 'turbo', 'htmx', 'pjax' ] ) {
	for ( const isOpened of [ true, false ] ) {
		test( `given ${ way } after a widget that was ${
			isOpened ? 'opened' : 'not used'
		}, then one launcher is there, and it opens`, async ( {
			site,
			page,
		} ) => {
			await site.importSettings( pageOf() );
			await page.goto( '/' );
			const widget = new WidgetOnPage( page );
			if ( isOpened ) {
				await widget.open();
			}
			await replaceBody( page, way );
			await expect( page.locator( '.chaty' ) ).toHaveCount( 1 );
			await widget.expectClosed();
			await widget.open();
			await expect( page.locator( '.chaty' ) ).toHaveCount( 1 );
			await page.evaluate( 'close_chaty()' );
			await widget.expectClosed();
			await page.evaluate( 'launch_chaty()' );
			await widget.expectOpen();
		} );
	}

	test( `given ${ way } and a single form, then it opens`, async ( {
		site,
		page,
	} ) => {
		await site.importSettings(
			pageOf( aWidget( { channels: [ FORM_CHANNEL ] } ) )
		);
		await page.goto( '/' );
		await replaceBody( page, way );
		const widget = new WidgetOnPage( page );
		await expect( page.locator( '.chaty' ) ).toHaveCount( 1 );
		await widget.single.click();
		await expect( widget.panel ).toBeVisible();
	} );
}

test( 'given a copy of the body as it was, then its widget is drawn anew', async ( {
	site,
	page,
} ) => {
	await site.importSettings( pageOf() );
	await page.goto( '/' );
	const widget = new WidgetOnPage( page );
	await widget.open();
	await page.evaluate( () =>
		document.body.replaceWith( document.body.cloneNode( true ) )
	);
	await expect( page.locator( '.chaty' ) ).toHaveCount( 1 );
	await widget.expectClosed();
	await widget.open();
} );
