/** Events for the page's own analytics tools: told where they are, and never looked for elsewhere. */
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

/** Puts every tool on the page; what they are told is kept in `window.told`. */
const addTools = ( page: Page ) =>
	page.addInitScript( () => {
		const told: unknown[] = [];
		const tool =
			( name: string ) =>
			( ...given: unknown[] ) =>
				void told.push( [ name, ...given ] );
		Object.assign( window, {
			told,
			gtag: tool( 'gtag' ),
			fbq: tool( 'fbq' ),
			plausible: tool( 'plausible' ),
			ga: { getAll: () => [ { send: tool( 'ga' ) } ] },
			dataLayer: { push: tool( 'dataLayer' ) },
			_paq: { push: tool( '_paq' ) },
		} );
	} );

const told = ( page: Page ) => page.evaluate( 'window.told' );

/** Links are told of, and not followed. */
const stay = ( page: Page ) =>
	page.evaluate( () =>
		document.addEventListener( 'chaty:channel', ( event ) =>
			event.preventDefault()
		)
	);

test( 'every tool hears of a click, each in its own words', async ( {
	site,
	page,
} ) => {
	await site.importSettings(
		pageOf( aWidget( { settings: ON, channels: [ LINK, FORM_CHANNEL ] } ) )
	);
	await addTools( page );
	await page.goto( '/' );
	await stay( page );
	const widget = new WidgetOnPage( page );
	await widget.open();
	expect( await told( page ) ).toEqual( [] );
	await widget.channel( 'Telegram' ).click();
	const name = 'chaty_Telegram';
	const about = { channel: 'Telegram', widget: '0' };
	expect( await told( page ) ).toEqual( [
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

test( 'a chat that goes on in its app is told apart from its click', async ( {
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
	expect(
		await page.evaluate( () =>
			(
				window as unknown as { dataLayer: { event: string }[] }
			 ).dataLayer.map( ( { event } ) => event )
		)
	).toEqual( [ 'chaty_Whatsapp', 'chaty_whatsapp_redirect' ] );
} );

test( 'a widget of one channel tells too, without React', async ( {
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
	expect( await told( page ) ).toHaveLength( 6 );
	expect( await page.evaluate( () => 'React' in window ) ).toBe( false );
} );

test( 'one channel may tell where its widget does not', async ( {
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
	expect( await told( page ) ).toEqual( [] );
	await widget.channel( 'Telegram' ).click();
	expect( await told( page ) ).toHaveLength( 6 );
} );

test( 'without a tool nothing is loaded, made or thrown', async ( {
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
