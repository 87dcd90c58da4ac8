/**
 * Takes pictures of every state:
 *
 *     LOOK=1 npm run test:e2e -- --project=newest screenshots
 *
 * They are written to artifacts/look.
 */
import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { IS_LOOKING, photograph } from './support/look';
import {
	bubble,
	openMessage,
	openMessages,
	putMessages,
	type MessageRow,
} from './support/messages';
import type { Site } from './support/site';
import {
	aWidget,
	CHANNELS,
	FORM_CHANNEL,
	pageOf,
	PHONE,
	scrollTo,
	WidgetOnPage,
	type PageSettings,
	type WidgetSettings,
} from './support/widget';

test.skip( ! IS_LOOKING, 'Pictures are made with LOOK=1.' );

const LOOK = {
	cta_text: '<p>Talk to <strong>us</strong></p>',
	show_cta: 'all_time',
	is_pending_mesg_enabled: 'on',
	pending_mesg_count: '3',
	close_text: 'Hide',
};
const ALL = [
	'Whatsapp',
	'Facebook_Messenger',
	'Phone',
	'SMS',
	'Telegram',
	'Twitter',
	'Instagram',
	'Snapchat',
	'Vkontakte',
	'Linkedin',
	'Viber',
	'TikTok',
	'Skype',
	'Line',
	'Google_Maps',
	'Waze',
	'Slack',
	'Discord',
	'Microsoft_Teams',
	'Link',
	'Custom_Link',
].map( ( channel ) => ( {
	channel,
	value: /Line|Maps|Waze|Slack|Discord|Teams|Link$/.test( channel )
		? 'https://example.com/chat'
		: '+15550100234',
	is_desktop: 1,
	is_mobile: 1,
} ) );

const withForm = ( settings: WidgetSettings[ 'settings' ] ) =>
	pageOf(
		aWidget( {
			settings: { ...LOOK, ...settings },
			channels: [ ...CHANNELS, FORM_CHANNEL ],
		} )
	);

/** Messages to a bakery, the oldest first. */
const ORDERS: readonly MessageRow[] = [
	[ 'Ada Lovelace', 'ada@example.org', 'Do you bake without nuts?' ],
	[
		'Tomas Berg',
		'tomas@example.org',
		'Two trays of cinnamon knots, please.',
	],
	[
		'Marta Oliveira',
		'marta@example.org',
		'Is there a table for six on Saturday?',
	],
	[
		'Grace Hopper',
		'grace@example.org',
		'A birthday cake with a moth on it, for the ninth.',
	],
	[
		'Ada Lovelace',
		'ada@example.org',
		'Two loaves of rye for Sunday, please.\nI come at nine. Do you open earlier?',
	],
	[ 'Jonas Weber', 'jonas@example.org', 'Do you send gift cards by mail?' ],
].map( ( [ name = '', email = '', message = '' ], index ) => ( {
	name,
	email,
	message,
	phone: index === 4 ? '+44 20 7946 0000' : '',
	created_at: `2026-03-0${ index + 1 } 09:${ 12 + index * 7 }:00`,
	read_at: index < 3 ? '2026-03-05 08:00:00' : null,
} ) );

type Step = ( widget: WidgetOnPage ) => Promise< unknown >;

const open: Step = ( widget ) => widget.open();
const openForm: Step = async ( widget ) => {
	await widget.open();
	await widget.channel( 'Contact_Us' ).click();
	await expect( widget.panel ).toBeVisible();
};
const stay: Step = ( widget ) => expect( widget.box ).toBeVisible();

/** Name of the picture → settings, widget, and the visitor's actions. */
const STATES: Record< string, [ settings: PageSettings, step: Step ] > = {
	closed: [
		withForm( { show_cta: 'none', is_pending_mesg_enabled: 'off' } ),
		stay,
	],
	'closed-cta-badge': [ withForm( {} ), stay ],
	'closed-hover': [ withForm( {} ), ( { launcher } ) => launcher.hover() ],
	open: [ withForm( {} ), open ],
	'open-channel-hover': [
		withForm( {} ),
		async ( widget ) => {
			await widget.open();
			await widget.channels.nth( 1 ).hover();
		},
	],
	'open-no-close-button': [ withForm( { show_close_button: 0 } ), open ],
	'left-horizontal': [
		withForm( { position: 'left', icon_view: 'horizontal' } ),
		open,
	],
	'right-horizontal': [ withForm( { icon_view: 'horizontal' } ), open ],
	'all-channels': [
		pageOf( aWidget( { settings: LOOK, channels: ALL } ) ),
		open,
	],
	form: [ withForm( {} ), openForm ],
	'form-horizontal': [ withForm( { icon_view: 'horizontal' } ), openForm ],
	'form-faults': [
		withForm( {} ),
		async ( widget ) => {
			await openForm( widget );
			await widget.panel
				.getByRole( 'button', { name: 'Send it' } )
				.click();
		},
	],
	'form-sent': [
		withForm( {} ),
		async ( widget ) => {
			await openForm( widget );
			await widget.panel.getByLabel( 'Name' ).fill( 'Ada' );
			await widget.panel.getByLabel( 'Email' ).fill( 'ada@example.com' );
			await widget.panel
				.getByLabel( 'Message' )
				.fill( 'A loaf of rye for Friday, please.' );
			await widget.panel
				.getByRole( 'button', { name: 'Send it' } )
				.click();
			await expect( widget.panel.getByRole( 'status' ) ).toContainText(
				/\S/
			);
		},
	],
	single: [ pageOf( aWidget( { channels: CHANNELS.slice( 2 ) } ) ), stay ],
};

async function show( site: Site, page: Page, name: string, device: string ) {
	const [ settings, step ] = STATES[ name ] ?? [ pageOf(), stay ];
	await site.importSettings( settings );
	await page.goto( '/' );
	await scrollTo( page, 0.6 );
	const widget = new WidgetOnPage( page );
	await expect( widget.box ).toBeVisible();
	await step( widget );
	await photograph( page, `${ name }-${ device }` );
}

test.describe( '@look on a desktop', () => {
	test.use( { viewport: { width: 900, height: 640 } } );

	for ( const name of Object.keys( STATES ) ) {
		test( name, ( { site, page } ) => show( site, page, name, 'desktop' ) );
	}

	test( 'forced-colors', async ( { site, page } ) => {
		await page.emulateMedia( { forcedColors: 'active' } );
		await show( site, page, 'open', 'forced-colors' );
		await show( site, page, 'form-faults', 'forced-colors' );
	} );
} );

test.describe( '@look on a phone', () => {
	test.use( {
		...PHONE,
		viewport: { width: 360, height: 640 },
		deviceScaleFactor: 2,
	} );

	for ( const name of Object.keys( STATES ) ) {
		test( name, ( { site, page } ) => show( site, page, name, 'phone' ) );
	}
} );

test.describe( '@look the Messages screen', () => {
	for ( const width of [ 1280, 782, 390 ] ) {
		test( `console-messages-${ width }`, async ( { site, page } ) => {
			await site.setOptions( {
				show_avatars: '',
				// The messages have fixed dates, and stay whatever their age.
				chaty_retention_days: 0,
			} );
			await page.setViewportSize( { width, height: 760 } );
			await site.importSettings( {
				data_analytics_settings: 'off',
				chaty_widgets: [
					{
						...aWidget( { channels: [ FORM_CHANNEL ] } ),
						name: 'Bakery',
					},
				],
			} );
			await putMessages( site, ORDERS );
			await openMessages( page );
			await photograph( page, `console-messages-${ width }` );
			await openMessage( page, 'Ada Lovelace' );
			await expect( bubble( page ) ).toHaveText( '2' );
			await photograph( page, `console-message-${ width }` );
			await site.setOptions( { show_avatars: '1' } );
		} );
	}
} );
