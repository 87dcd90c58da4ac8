/**
 * The main job: a real site's settings become a widget that works and is counted. The expected addresses
 * are written out here, not computed by the product.
 */
import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import {
	expectRows,
	fixture,
	fixturePath,
	hasOpenWidgetCode,
	PHONE,
	recordCalls,
	scrollTo,
	WidgetOnPage,
	type SeenChannel,
} from './support/widget';
import type { Site } from './support/site';
import type { OutsideRequests } from './support/watch';

const PHONE_OF_01: SeenChannel = {
	channel: 'Phone',
	href: 'tel:+155501002345',
};
/** With a welcome message, so it has a chat panel and no address. */
const WELCOME: SeenChannel = { channel: 'Whatsapp' };
/** "Rye & cake, 2?" */
const MESSAGE = 'Rye%20%26%20cake%2C%202%3F';
const WHATSAPP_ON_DESKTOP = `https://web.whatsapp.com/send?phone=155501002345&text=${ MESSAGE }`;
const WHATSAPP_ON_PHONE = `https://wa.me/155501002345?text=${ MESSAGE }`;

/** Given the widget of site-01 or site-12, then its list has both channels, and the chat leads to WhatsApp. */
async function expectChannelsAndChat(
	widget: WidgetOnPage,
	outside: OutsideRequests,
	address: string
) {
	await widget.expectOpen();
	await widget.expectChannels( [ PHONE_OF_01, WELCOME ] );
	await widget.channel( 'Whatsapp' ).click();
	await widget.panel.getByRole( 'textbox' ).fill( 'Rye & cake, 2?' );
	await widget.panel.getByRole( 'button', { name: 'Send' } ).click();
	const { origin } = new URL( address );
	expect( await outside.waitFor( new RegExp( `^${ origin }/` ) ) ).toBe(
		address
	);
}

async function show( site: Site, page: Page, name: string ) {
	await site.importSettings( fixture( name ) );
	await page.goto( '/' );
}

async function expectNothingCounted( site: Site, calls: readonly object[] ) {
	expect( calls ).toEqual( [] );
	expect( await site.statRows() ).toEqual( [] );
}

const VIEWS_OF_21 = [
	'_1 - d 1/0',
	'_1 Whatsapp d 1/0',
	'_2 - d 1/0',
	'_2 Whatsapp d 1/0',
];

const TEXT_OF_21 =
	'Hi%20EXAMPLE%20STORE%20CO.%20LTD.%2C%20I%27m%20interested%20in%20your%20commercial%20refrigeration%20and%20storage%20products.%20Please%20share%20pricing%20and%20product%20details.';
const MAIL_OF_22: SeenChannel = {
	channel: 'Email',
	href: 'mailto:someone@example.com?subject=Quan%20t%C3%A2m%20d%E1%BB%B1%20%C3%A1n%20Example%20Tower',
};
const PHONE_OF_22: SeenChannel = { channel: 'Phone', href: 'tel:0155501002' };
const LINK_OF_22: SeenChannel = {
	channel: 'Link',
	href: 'https://zalo.me/0155501002',
	target: '_blank',
};
/** Pictures in the settings of site-22 that only its own site has. */
const PICTURES_OF_22 = /404 .*\/(zalo\.png|logo1\.webp)\)/;

test.describe( 'on a desktop', () => {
	test( 'site-01 opens under the mouse, shows its channels and counts nothing @main', async ( {
		site,
		page,
		context,
		outside,
		widget,
	} ) => {
		const calls = recordCalls( context );
		await show( site, page, 'site-01' );
		await expect( widget.launcher ).toBeVisible();
		await expect( widget.cta ).toHaveText( 'Contact us' );
		expect( await hasOpenWidgetCode( page ) ).toBe( false );

		await widget.launcher.hover();
		await expectChannelsAndChat( widget, outside, WHATSAPP_ON_DESKTOP );
		await expectNothingCounted( site, calls );
	} );

	test( 'site-12 shows once half of the page is scrolled @main', async ( {
		site,
		page,
		context,
		outside,
		widget,
	} ) => {
		const calls = recordCalls( context );
		await page.clock.install();
		await show( site, page, 'site-12' );
		await scrollTo( page, 0.4 );
		await page.clock.runFor( 1000 );
		await expect( widget.root ).toHaveCount( 0 );
		await scrollTo( page, 0.6 );
		await expect( widget.launcher ).toBeVisible();
		await expect( widget.badge ).toHaveText( '1' );

		await widget.launcher.hover();
		await expectChannelsAndChat( widget, outside, WHATSAPP_ON_DESKTOP );
		await expectNothingCounted( site, calls );
	} );

	test( 'site-21 shows two single channels, and counts both @main', async ( {
		site,
		page,
		outside,
	} ) => {
		await show( site, page, 'site-21' );
		const first = new WidgetOnPage( page, '_1' );
		const second = new WidgetOnPage( page, '_2' );
		const whatsapp: SeenChannel = {
			channel: 'Whatsapp',
			href: `https://web.whatsapp.com/send?phone=1555010023&text=${ TEXT_OF_21 }`,
			target: '_blank',
		};
		await first.expectSingle( whatsapp );
		await second.expectSingle( whatsapp );
		await expectRows( site, VIEWS_OF_21 );

		const popup = page.waitForEvent( 'popup' );
		await second.single.click();
		await popup;
		expect(
			await outside.waitFor( /^https:\/\/web\.whatsapp\.com\// )
		).toBe( whatsapp.href );
		const counted = [
			...VIEWS_OF_21.slice( 0, 2 ),
			'_2 - d 1/1',
			'_2 Whatsapp d 1/1',
		];
		await expectRows( site, counted );
		expect( await hasOpenWidgetCode( page ) ).toBe( false );

		// A second visit within two days is not counted.
		const calls = recordCalls( page.context() );
		await page.goto( '/visit-us/' );
		const again = page.waitForEvent( 'popup' );
		await second.single.click();
		await again;
		expect( calls ).toEqual( [] );
		await expectRows( site, counted );
	} );

	test( 'site-22 shows its desktop widget after 5 % of the page, and counts each step @main', async ( {
		site,
		page,
		complaints,
		outside,
		widget,
	} ) => {
		complaints.allow( PICTURES_OF_22 );
		await show( site, page, 'site-22' );
		await scrollTo( page, 0.1 );
		await expect( widget.launcher ).toBeVisible();
		await expect( new WidgetOnPage( page, '_1' ).root ).toHaveCount( 0 );
		await expect( widget.cta ).toHaveText( 'Liên hệ' );
		await expectRows( site, [ '0 - d 1/0' ] );

		await widget.open();
		await widget.expectChannels( [
			MAIL_OF_22,
			PHONE_OF_22,
			LINK_OF_22,
			{ channel: 'Contact_Us' },
		] );
		const opened = [
			'0 - d 1/1',
			'0 Contact_Us d 1/0',
			'0 Email d 1/0',
			'0 Phone d 1/0',
		];
		await expectRows( site, [ ...opened, '0 Link d 1/0' ] );

		const popup = page.waitForEvent( 'popup' );
		await widget.channel( 'Link' ).click();
		await popup;
		await outside.waitFor( /^https:\/\/zalo\.me\/0155501002$/ );
		await expectRows( site, [ ...opened, '0 Link d 1/1' ] );
	} );

	test( 'settings that WP-CLI imports show', async ( { site, page } ) => {
		expect(
			await site.wp(
				'chaty',
				'settings',
				'import',
				fixturePath( 'site-21' )
			)
		).toContain( 'Success' );
		await page.goto( '/' );
		await expect( new WidgetOnPage( page, '_1' ).single ).toBeVisible();
		await expect( new WidgetOnPage( page, '_2' ).single ).toBeVisible();
	} );
} );

test.describe( 'on a phone', () => {
	test.use( PHONE );

	test( 'site-01 opens by a tap, and WhatsApp opens in this tab @main', async ( {
		site,
		page,
		outside,
		widget,
	} ) => {
		await show( site, page, 'site-01' );
		await widget.launcher.tap();
		await expectChannelsAndChat( widget, outside, WHATSAPP_ON_PHONE );
		expect( page.context().pages() ).toHaveLength( 1 );
		expect( await site.statRows() ).toEqual( [] );
	} );

	test( 'site-21 counts a click although WhatsApp takes the tab away @main', async ( {
		site,
		page,
		outside,
	} ) => {
		await show( site, page, 'site-21' );
		const first = new WidgetOnPage( page, '_1' );
		const whatsapp = {
			channel: 'Whatsapp',
			href: `https://wa.me/1555010023?text=${ TEXT_OF_21 }`,
		};
		await first.expectSingle( whatsapp );
		await new WidgetOnPage( page, '_2' ).expectSingle( whatsapp );
		await first.single.tap();
		expect( await outside.waitFor( /^https:\/\/wa\.me\// ) ).toBe(
			whatsapp.href
		);
		await expectRows( site, [
			'_1 - m 1/1',
			'_1 Whatsapp m 1/1',
			'_2 - m 1/0',
			'_2 Whatsapp m 1/0',
		] );
	} );
} );

test( 'the contact form of site-22: a message is stored and mailed @main', async ( {
	site,
	page,
	complaints,
	widget,
} ) => {
	const NAME = 'Ngọc Anh';
	complaints.allow( PICTURES_OF_22 );
	await show( site, page, 'site-22' );
	await scrollTo( page, 0.1 );
	await widget.open();
	await widget.channel( 'Contact_Us' ).click();
	await expect( widget.panel ).toBeVisible();
	const form = page.getByRole( 'dialog', { name: 'Gọi lại' } );
	await form.getByLabel( 'Name' ).fill( NAME );
	await form.getByLabel( 'Phone' ).fill( '0912 345 678' );
	await form.getByLabel( 'Message' ).fill( 'Xin gọi lại sau 17 giờ.' );
	await form.getByRole( 'button', { name: 'Gửi' } ).click();
	await expect( form.getByRole( 'status' ) ).toContainText( /\S/ );

	const [ contact, ...others ] = await site.contactRows();
	expect( others ).toEqual( [] );
	expect( contact ).toMatchObject( {
		widget: '0',
		channel: 'Contact_Us',
		name: NAME,
		email: '',
		phone: '0912 345 678',
		message: 'Xin gọi lại sau 17 giờ.',
		page_url: page.url(),
	} );
	await expect.poll( async () => ( await site.mails() ).length ).toBe( 1 );
	const [ mail ] = await site.mails();
	expect( mail?.message ).toContain( 'Xin gọi lại sau 17 giờ.' );
	expect( mail?.message ).toContain( NAME );
	await expect( form.getByLabel( 'Name' ) ).toHaveCount( 0 );
} );
