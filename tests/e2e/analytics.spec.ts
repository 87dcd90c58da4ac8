/** Events for the page's own analytics tools. */
import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import {
	aChannel,
	aWidget,
	FORM_CHANNEL,
	pageOf,
	WidgetOnPage,
} from './support/widget';

const ON = { is_google_analytics_enabled: '1' };
const LINK = aChannel( { channel: 'Telegram', value: 'demo' } );
const CHAT = aChannel( {
	channel: 'Whatsapp',
	value: '15550100',
	has_welcome_message: 1,
	chat_welcome_message: 'Hi',
} );

/** Adds every tool to the page; `window.reported` keeps their calls. */
const addTools = ( page: Page ) =>
	page.addInitScript( () => {
		const reported: unknown[] = [];
		const tool =
			( name: string ) =>
			( ...given: unknown[] ) =>
				void reported.push( [ name, ...given ] );
		Object.assign( window, {
			reported,
			gtag: tool( 'gtag' ),
			fbq: tool( 'fbq' ),
			plausible: tool( 'plausible' ),
			ga: { getAll: () => [ { send: tool( 'ga' ) } ] },
			dataLayer: { push: tool( 'dataLayer' ) },
			_paq: { push: tool( '_paq' ) },
		} );
	} );

const reported = ( page: Page ) => page.evaluate( 'window.reported' );

/** Links are reported, and not followed. */
const stay = ( page: Page ) =>
	page.evaluate( () =>
		document.addEventListener( 'chaty:channel', ( event ) =>
			event.preventDefault()
		)
	);

test( 'every tool gets a click in its own format', async ( { site, page } ) => {
	await site.importSettings(
		pageOf( aWidget( { settings: ON, channels: [ LINK, FORM_CHANNEL ] } ) )
	);
	await addTools( page );
	await page.goto( '/' );
	await stay( page );
	const widget = new WidgetOnPage( page );
	await widget.open();
	expect( await reported( page ) ).toEqual( [] );
	await widget.channel( 'Telegram' ).click();
	const name = 'chaty_Telegram';
	const about = { channel: 'Telegram', widget: '0' };
	await expect
		.poll( () => reported( page ) )
		.toEqual( [
			[
				'gtag',
				'event',
				name,
				{ eventCategory: name, event_action: name, method: name },
			],
			[
				'dataLayer',
				{ event: name, chaty_channel: 'Telegram', chaty_widget: '0' },
			],
			[ 'fbq', 'trackCustom', name, about ],
			[ '_paq', [ 'trackEvent', 'Chaty', name, 'Telegram' ] ],
			[ 'plausible', name, { props: about } ],
			[
				'ga',
				'event',
				'click',
				{ eventCategory: name, eventAction: name, method: name },
			],
		] );
} );

test( 'a chat that continues in its app is an event of its own', async ( {
	site,
	page,
} ) => {
	await site.importSettings(
		pageOf( aWidget( { settings: ON, channels: [ CHAT, LINK ] } ) )
	);
	await page.addInitScript( () => {
		Object.assign( window, { dataLayer: [] } );
	} );
	await page.goto( '/' );
	const widget = new WidgetOnPage( page );
	await widget.open();
	await widget.channel( 'Whatsapp' ).click();
	await expect( widget.panel ).toBeVisible();
	await stay( page );
	await widget.panel.getByRole( 'button', { name: 'Send' } ).click();
	await expect
		.poll( () =>
			page.evaluate( () =>
				(
					window as unknown as { dataLayer: { event: string }[] }
				 ).dataLayer.map( ( { event } ) => event )
			)
		)
		.toEqual( [ 'chaty_Whatsapp', 'chaty_whatsapp_redirect' ] );
} );

test( 'a single channel reports as well, without React', async ( {
	site,
	page,
} ) => {
	await site.importSettings(
		pageOf( aWidget( { settings: ON, channels: [ LINK ] } ) )
	);
	await addTools( page );
	await page.goto( '/' );
	await stay( page );
	const widget = new WidgetOnPage( page );
	await widget.single.click();
	expect( await reported( page ) ).toHaveLength( 6 );
	expect( await page.evaluate( () => 'React' in window ) ).toBe( false );
} );

test( 'a channel can report though its widget does not', async ( {
	site,
	page,
} ) => {
	await site.importSettings(
		pageOf( aWidget( { channels: [ { ...LINK, ...ON }, aChannel() ] } ) )
	);
	await addTools( page );
	await page.goto( '/' );
	await stay( page );
	const widget = new WidgetOnPage( page );
	await widget.open();
	await widget.channel( 'Phone' ).click();
	expect( await reported( page ) ).toEqual( [] );
	await widget.channel( 'Telegram' ).click();
	await expect.poll( () => reported( page ) ).toHaveLength( 6 );
} );

test( 'without a tool nothing is loaded, created or thrown', async ( {
	site,
	page,
	outside,
} ) => {
	await site.importSettings(
		pageOf( aWidget( { settings: ON, channels: [ LINK, FORM_CHANNEL ] } ) )
	);
	await page.goto( '/' );
	await stay( page );
	const widget = new WidgetOnPage( page );
	await widget.open();
	await widget.channel( 'Telegram' ).click();
	expect( outside.urls ).toEqual( [] );
	expect(
		await page.evaluate( () =>
			[ 'gtag', 'ga', 'dataLayer', 'fbq', '_paq', 'plausible' ].filter(
				( name ) => name in window
			)
		)
	).toEqual( [] );
} );
