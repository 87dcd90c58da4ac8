/** What a visit leaves on the device, and asks of other sites. */
import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import type { Site } from './support/site';
import {
	aChannel,
	aWidget,
	CHANNELS,
	expectRows,
	pageOf,
	WidgetOnPage,
} from './support/widget';

/** Would set every mark: a first view, a press, and a chat that opens by itself and is closed. */
const WIDGET = aWidget( {
	settings: {
		show_cta: 'first_click',
		cta_text: 'Talk to us',
		font_family: 'Exo 2',
	},
	channels: [
		aChannel( {
			channel: 'Whatsapp',
			value: '15550100',
			has_welcome_message: 1,
			chat_welcome_message: 'Hi',
			is_default_open: 1,
		} ),
		...CHANNELS,
	],
} );

const cookies = async ( page: Page ) =>
	( await page.context().cookies() )
		.map( ( { name } ) => name )
		.filter( ( name ) => name.includes( 'haty' ) )
		.sort();

/** Closes the chat that has opened by itself, and opens the list. */
async function tryWidget( page: Page ) {
	const widget = new WidgetOnPage( page );
	await expect( widget.panel ).toBeVisible();
	await page.mouse.click( 5, 5 );
	await widget.expectClosed();
	await widget.open();
}

/** Uses the widget, and leaves, which is when at the latest all is stored. The chat that was closed opens again. */
async function expectNoTrace( site: Site, page: Page ) {
	await tryWidget( page );
	await page.goto( '/visit-us/' );
	expect( await cookies( page ) ).toEqual( [] );
	await expectRows( site, [] );
	await expect( new WidgetOnPage( page ).panel ).toBeVisible();
}

test( 'given counting is off, or Global Privacy Control, then nobody is counted and no mark is stored', async ( {
	site,
	page,
} ) => {
	for ( const counting of [ 'off', 'on' ] as const ) {
		await site.importSettings( pageOf( WIDGET, counting ) );
		await page.goto( '/' );
		await expectNoTrace( site, page );
		await page.addInitScript( () =>
			Object.defineProperty(
				Navigator.prototype,
				'globalPrivacyControl',
				{ get: () => true }
			)
		);
	}
} );

test( 'given a consent plugin, then marks, calls and the web font wait for consent', async ( {
	site,
	page,
	outside,
} ) => {
	await page.addInitScript( () =>
		Object.assign( window, {
			wp_has_consent: ( category: string ) =>
				document.documentElement.classList.contains( category ),
		} )
	);
	await site.importSettings( pageOf( WIDGET, 'on' ) );
	await page.goto( '/' );
	await expectNoTrace( site, page );
	await tryWidget( page );
	expect( await cookies( page ) ).toEqual( [] );
	expect( outside.urls ).toEqual( [] );
	await page.evaluate( () => {
		document.documentElement.classList.add( 'statistics', 'marketing' );
		document.dispatchEvent( new Event( 'wp_listen_for_consent_change' ) );
	} );
	await outside.waitFor( /family=Exo%202$/ );
	await expect
		.poll( () => cookies( page ) )
		.toEqual( [ 'activechatyWidgets', 'chatyClosed_0', 'chatyWidget_0' ] );
} );
