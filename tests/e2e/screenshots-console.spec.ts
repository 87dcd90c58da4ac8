/**
 * Takes the pictures of docs/console.md that no other spec takes:
 *
 *     LOOK=1 npm run test:e2e -- --project=newest screenshots-console
 *
 * They are written to artifacts/look.
 */
import type { Page } from '@playwright/test';
import { openConsole } from './support/console';
import { expect, test } from './support/fixtures';
import { IS_LOOKING, photograph } from './support/look';
import { daysAgo, putMessages, sampleMessages } from './support/messages';
import type { CountRow } from './support/site';
import { aChannel, aWidget, FORM_CHANNEL, pageOf } from './support/widget';

test.skip( ! IS_LOOKING, 'Pictures are made with LOOK=1.' );

const DAY_MS = 86_400_000;

const on = ( channel: string, value: string, label: string ) =>
	aChannel( { channel, value, hover_text: label } );

const PHONE = on( 'Phone', '+15550100234', 'Call the bakery' );
const WHATSAPP = on( 'Whatsapp', '15550100234', 'WhatsApp' );
const EMAIL = on( 'Email', 'bread@example.org', 'Email' );

const WIDGETS = [
	{
		...aWidget( { channels: [ WHATSAPP, PHONE, EMAIL, FORM_CHANNEL ] } ),
		name: 'Bakery',
	},
	{
		...aWidget( {
			id: '_1',
			channels: [ { ...FORM_CHANNEL, channel: 'Contact_Us' } ],
			triggers: {
				pages: [
					{ effect: 'show', kind: 'url_contains', value: '/cakes/' },
				],
			},
		} ),
		name: 'Cakes to order',
	},
	{
		...aWidget( { id: '_2', channels: [ PHONE ] } ),
		name: 'Christmas stall',
		is_active: 0,
	},
];

/** The counts of four weeks: more at their ends, as a bakery has it. */
const COUNTS = Array.from( { length: 28 }, ( _, index ): CountRow[] => {
	const day = new Date( Date.now() - index * DAY_MS )
		.toISOString()
		.slice( 0, 10 );
	const views = 200 + Math.round( 60 * Math.sin( index / 1.1 ) );
	const part = ( share: number ) => Math.round( views * share );
	return [
		[ '0', '', day, 'm', views, part( 0.3 ), part( 0.1 ) ],
		[ '0', '', day, 'd', part( 0.7 ), part( 0.2 ), part( 0.06 ) ],
		[ '0', 'Whatsapp', day, 'm', part( 0.3 ), part( 0.11 ) ],
		[ '0', 'Phone', day, 'm', part( 0.3 ), part( 0.07 ) ],
		[ '0', 'Contact_Us', day, '', 0, 0, 0, part( 0.02 ) ],
	];
} ).flat();

const open: Readonly< Record< string, ( page: Page ) => Promise< unknown > > > =
	{
		list: ( page ) => openConsole( page ),
		async editor( page ) {
			await openConsole( page, '&widget=0' );
			await expect(
				page
					.frameLocator( '.chaty-console-preview iframe' )
					.locator( '.chaty-widget' )
					.first()
			).toBeVisible();
		},
		async statistics( page ) {
			await openConsole( page, '-statistics' );
			await page.locator( '.recharts-surface' ).first().waitFor();
		},
		async settings( page ) {
			await openConsole( page, '-settings' );
			await page.getByText( 'Scheduled events' ).waitFor();
		},
	};

test( '@look the screens of a bakery', async ( { site, page } ) => {
	await site.setOptions( { show_avatars: '' } );
	await site.importSettings( pageOf( WIDGETS, 'on' ) );
	await site.addCounts( COUNTS );
	await putMessages(
		site,
		sampleMessages( 21 ).map( ( message, index ) => ( {
			...message,
			created_at: daysAgo( index ),
			read_at: daysAgo( 0 ),
		} ) )
	);
	await page.setViewportSize( { width: 1280, height: 820 } );
	for ( const [ name, show ] of Object.entries( open ) ) {
		await show( page );
		await photograph( page, `console-${ name }` );
	}
	await site.setOptions( { show_avatars: '1' } );
} );
