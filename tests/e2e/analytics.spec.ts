/** Events for the page's own analytics tools. */
import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { aChannel, FORM_CHANNEL, WidgetOnPage } from './support/widget';

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

test( 'every tool gets a click in its own format, of a single channel without React, and of a channel whose widget does not report', async ( {
	page,
	visit,
} ) => {
	await addTools( page );
	const widget = await visit( [
		{ channels: [ { ...LINK, ...ON }, FORM_CHANNEL, aChannel() ] },
		{ settings: { ...ON, position: 'left' }, channels: [ LINK ] },
	] );
	await stay( page );
	await new WidgetOnPage( page, '_1' ).single.click();
	expect( await reported( page ) ).toHaveLength( 6 );
	expect( await page.evaluate( "'React' in window" ) ).toBe( false );
	await page.evaluate( 'window.reported.length = 0' );
	await widget.open();
	await widget.channel( 'Phone' ).click();
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
	page,
	visit,
} ) => {
	await page.addInitScript( 'window.dataLayer = []' );
	const widget = await visit( { settings: ON, channels: [ CHAT, LINK ] } );
	await widget.open();
	await widget.channel( 'Whatsapp' ).click();
	await expect( widget.panel ).toBeVisible();
	await stay( page );
	await widget.panel.getByRole( 'button', { name: 'Send' } ).click();
	await expect
		.poll( () => page.evaluate( 'dataLayer.map( ( one ) => one.event )' ) )
		.toEqual( [ 'chaty_Whatsapp', 'chaty_whatsapp_redirect' ] );
} );

test( 'without a tool nothing is loaded, created or thrown', async ( {
	page,
	outside,
	visit,
} ) => {
	const widget = await visit( {
		settings: ON,
		channels: [ LINK, FORM_CHANNEL ],
	} );
	await stay( page );
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
