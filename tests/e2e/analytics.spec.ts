/** Events for the page's own analytics tools. Their formats are in the unit tests. */
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

/** Adds every tool to the page; `window.reported` has a line for each of their calls, with its event. */
const addTools = ( page: Page ) =>
	page.addInitScript( () => {
		const reported: string[] = [];
		const tool =
			( name: string ) =>
			( ...given: unknown[] ) => {
				const [ event ] =
					/chaty_\w+/.exec( JSON.stringify( given ) ) ?? [];
				reported.push( `${ name } ${ event }` );
			};
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

/** Links are reported, and not followed; the chat opens. */
const stay = ( page: Page ) =>
	page.evaluate( () =>
		document.addEventListener( 'chaty:channel', ( event ) => {
			const { detail } = event as CustomEvent;
			if ( detail.channel !== 'Whatsapp' || 'text' in detail ) {
				event.preventDefault();
			}
		} )
	);

test( 'every tool gets a click of a single channel without React, and of a channel whose widget does not report; a chat that continues in its app is an event of its own', async ( {
	page,
	visit,
} ) => {
	await addTools( page );
	const widget = await visit( [
		{ channels: [ { ...LINK, ...ON }, { ...CHAT, ...ON }, aChannel() ] },
		{ settings: { ...ON, position: 'left' }, channels: [ LINK ] },
	] );
	await stay( page );
	/** Expects that every tool got these events, in this order, and forgets them. */
	const expectReported = async ( ...events: string[] ) => {
		const tools = [ 'gtag', 'dataLayer', 'fbq', '_paq', 'plausible', 'ga' ];
		await expect
			.poll( () => page.evaluate( 'reported' ) )
			.toEqual(
				events.flatMap( ( event ) =>
					tools.map( ( tool ) => `${ tool } ${ event }` )
				)
			);
		await page.evaluate( 'reported.length = 0' );
	};
	await new WidgetOnPage( page, 1 ).single.click();
	await expectReported( 'chaty_Telegram' );
	expect( await page.evaluate( "'React' in window" ) ).toBe( false );
	await widget.open();
	await widget.channel( 'Phone' ).click();
	await widget.channel( 'Telegram' ).click();
	await expectReported( 'chaty_Telegram' );
	await widget.channel( 'Whatsapp' ).click();
	await widget.panel.getByRole( 'button', { name: 'Send' } ).click();
	await expectReported( 'chaty_Whatsapp', 'chaty_whatsapp_redirect' );
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
