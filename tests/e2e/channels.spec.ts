/**
 * Every channel on a real page: its address on a desktop and on a phone, hostile values, and its icon.
 * The whole table is in `src/widget/domain/channels.test.ts`.
 */
import { expect, test } from './support/fixtures';
import {
	aChannel,
	aWidget,
	pageOf,
	PHONE,
	WidgetOnPage,
} from './support/widget';

/** A channel, its value as owners type it, and its address; a second address is a phone's. */
const LINKS: readonly ( readonly [ string, string, string, string? ] )[] = [
	[
		'Whatsapp',
		' +1 555-010 0234',
		'https://web.whatsapp.com/send?phone=15550100234&text=On%20%25%20%F0%9F%91%8B',
		'https://wa.me/15550100234?text=On%20%25%20%F0%9F%91%8B',
	],
	[ 'Email', 'us@shop.example', 'mailto:us@shop.example?subject=100%25' ],
	[
		'Facebook_Messenger',
		'https://www.facebook.com/shop/',
		'https://m.me/shop',
	],
	[ 'SMS', '+1 555 0100', 'sms:+15550100?&body=On%20%25%20%F0%9F%91%8B' ],
	[ 'Telegram', '@shop', 'https://telegram.me/shop' ],
	[ 'Twitter', 'https://twitter.com/shop', 'https://twitter.com/shop' ],
	[ 'Phone', '+1 (555) 0100', 'tel:+15550100' ],
	[ 'Skype', 'live:shop', 'skype:live:shop?chat' ],
	[ 'Snapchat', '@shop', 'https://www.snapchat.com/add/shop' ],
	[ 'Vkontakte', 'shop', 'https://vk.me/shop' ],
	[ 'Linkedin', 'shop', 'https://www.linkedin.com/company/shop' ],
	[ 'Viber', '+1 555 0100', 'viber://chat?number=15550100' ],
	[ 'TikTok', '@shop', 'https://www.tiktok.com/@shop' ],
	[ 'Instagram', '@shop', 'https://www.instagram.com/shop' ],
	[ 'Instagram_DM', 'shop', 'https://ig.me/m/shop' ],
	[ 'Line', 'https://line.me/ti/p/1', 'https://line.me/ti/p/1' ],
	[ 'Google_Maps', 'https://maps.app.goo.gl/1', 'https://maps.app.goo.gl/1' ],
	[ 'Waze', 'https://waze.com/ul?q=100%25', 'https://waze.com/ul?q=100%25' ],
	[ 'Slack', 'https://shop.slack.com/', 'https://shop.slack.com/' ],
	[ 'Discord', 'https://discord.gg/1', 'https://discord.gg/1' ],
	[
		'Microsoft_Teams',
		'https://teams.microsoft.com/l/1',
		'https://teams.microsoft.com/l/1',
	],
	[ 'YouTube', '@shop', 'https://www.youtube.com/@shop' ],
	[ 'Threads', '@shop', 'https://www.threads.com/@shop' ],
	[ 'Pinterest', 'shop', 'https://www.pinterest.com/shop' ],
	[ 'Bluesky', '@shop', 'https://bsky.app/profile/shop.bsky.social' ],
	[ 'Signal', '+1 555 0100', 'https://signal.me/#p/+15550100' ],
	[ 'Zalo', '+1 555 0100', 'https://zalo.me/15550100' ],
	[ 'Calendly', 'shop/call', 'https://calendly.com/shop/call' ],
	[ 'Cal_com', 'shop/call', 'https://cal.com/shop/call' ],
	[ 'Link', 'shop.example/a', 'https://shop.example/a' ],
	[ 'Custom_Link_3', 'https://shop.example/b', 'https://shop.example/b' ],
];

const CHANNELS = LINKS.map( ( [ channel, value ] ) =>
	aChannel( {
		channel,
		value,
		hover_text: `Talk on ${ channel }`,
		is_use_web_version: '1',
		pre_set_message: 'On % 👋',
		mail_subject: '100%',
		target: '_blank',
	} )
);

for ( const device of [ 'a desktop', 'a phone' ] as const ) {
	test.describe( `on ${ device }`, () => {
		if ( device === 'a phone' ) {
			test.use( PHONE );
		}

		test( 'every channel has its address and its name', async ( {
			site,
			page,
		} ) => {
			await site.importSettings(
				pageOf( aWidget( { channels: CHANNELS } ) )
			);
			await page.goto( '/' );
			const widget = new WidgetOnPage( page );
			await widget.open();
			await expect( widget.channels ).toHaveCount( LINKS.length );
			for ( const [ channel, , desktop, phone = desktop ] of LINKS ) {
				const link = widget.channel( channel );
				await expect( link ).toHaveAttribute(
					'href',
					device === 'a phone' ? phone : desktop
				);
				await expect( link ).toHaveAccessibleName(
					`Talk on ${ channel }`
				);
				await expect( link ).toHaveAttribute(
					'data-hover',
					`Talk on ${ channel }`
				);
				const isNewTab = await link.getAttribute( 'target' );
				await expect( link ).toHaveAttribute(
					'rel',
					`nofollow${ isNewTab ? ' noopener noreferrer' : '' }`
				);
			}
		} );
	} );
}

test( 'every channel has its icon in the file of icons', async ( {
	site,
	page,
} ) => {
	await site.importSettings( pageOf( aWidget( { channels: CHANNELS } ) ) );
	await page.goto( '/' );
	const widget = new WidgetOnPage( page );
	await widget.open();
	const names = await widget.list
		.locator( 'use' )
		.evaluateAll( ( uses ) =>
			uses.map( ( use ) => use.getAttribute( 'href' ) ?? '' )
		);
	expect( names ).toHaveLength( LINKS.length );
	const files = new Set( names.map( ( name ) => name.split( '#' )[ 0 ] ) );
	expect( files.size ).toBe( 1 );
	const drawings = await (
		await page.request.get( [ ...files ][ 0 ] ?? '' )
	).text();
	for ( const name of names ) {
		expect( drawings ).toContain( `id="${ name.split( '#' )[ 1 ] }"` );
	}
} );

test( 'a custom link behaves as the channel that it names', async ( {
	site,
	page,
} ) => {
	await site.importSettings(
		pageOf(
			aWidget( {
				channels: [
					aChannel( {
						channel: 'Custom_Link',
						channel_type: 'Whatsapp',
						value: '+1 555 0100',
					} ),
					aChannel(),
				],
			} )
		)
	);
	await page.goto( '/' );
	const widget = new WidgetOnPage( page );
	await widget.open();
	await expect( widget.channel( 'Custom_Link' ) ).toHaveAttribute(
		'href',
		'https://wa.me/15550100'
	);
} );

test( 'a link to launch_chaty() or close_chaty() does that, and runs no script', async ( {
	site,
	page,
} ) => {
	const channels = [
		aChannel( {
			channel: 'Custom_Link',
			value: 'javascript:close_chaty();',
		} ),
		aChannel( {
			channel: 'Custom_Link_3',
			value: 'javascript:launch_chaty(1);',
		} ),
		aChannel(),
	];
	await site.importSettings(
		pageOf( [
			aWidget( { channels } ),
			aWidget( { id: '_1', settings: { position: 'left' } } ),
		] )
	);
	await page.goto( '/' );
	const first = new WidgetOnPage( page );
	const second = new WidgetOnPage( page, '_1' );
	await first.open();
	await first.channel( 'Custom_Link_3' ).click();
	await second.expectOpen();
	await first.expectClosed();
	await first.open();
	await first.channel( 'Custom_Link' ).click();
	await first.expectClosed();
	await expect( page.locator( '[href^="javascript"]' ) ).toHaveCount( 0 );
} );

test( 'unusable channels are left out, and the last one left is the launcher', async ( {
	site,
	page,
} ) => {
	await site.importSettings(
		pageOf(
			aWidget( {
				channels: [
					aChannel( { channel: 'Chatway', value: 'on' } ),
					aChannel( {
						channel: 'Poptin',
						value: 'https://poptin.example/1',
					} ),
					aChannel( { channel: 'Whatsapp', value: 'abc' } ),
					aChannel( { channel: 'Telegram', value: 'shop' } ),
				],
			} )
		)
	);
	await page.goto( '/' );
	const widget = new WidgetOnPage( page );
	await expect( widget.single ).toHaveAttribute(
		'href',
		'https://telegram.me/shop'
	);
	await expect( widget.launcher ).toHaveCount( 0 );
} );

test.describe( 'an owner’s picture or icon', () => {
	const PICTURE = '/wp-includes/images/w-logo-blue-white-bg.png';
	const own = ( changes: object ) =>
		aChannel( { channel: 'Telegram', value: 'shop', ...changes } );
	const DRAWING =
		'<svg viewBox="0 0 24 24" fill="none" stroke="#fff"><script>window.hacked=1</script><path d="M4 4l16 16" onclick="window.hacked=1"/></svg>';

	for ( const [ where, more ] of [
		[ 'in the list', [ aChannel() ] ],
		[ 'as the only channel', [] ],
	] as const ) {
		const open = async ( widget: WidgetOnPage ) =>
			more.length ? widget.open() : undefined;

		test( `${ where }: a picture is shown; where it fails to load, our icon is`, async ( {
			site,
			page,
			complaints,
		} ) => {
			complaints.allow( /404.*no\.png/ );
			const widget = new WidgetOnPage( page );
			const icon = widget.channel( 'Telegram' ).locator( '.chaty-icon' );
			for ( const [ address, part ] of [
				[ PICTURE, 'img' ],
				[ '/no.png', 'use' ],
			] as const ) {
				await site.importSettings(
					pageOf(
						aWidget( {
							channels: [
								own( { custom_image_url: address } ),
								...more,
							],
						} )
					)
				);
				await page.goto( '/' );
				await open( widget );
				await expect( icon.locator( part ) ).toHaveCount( 1 );
			}
			await expect( icon.locator( 'img' ) ).toHaveCount( 0 );
		} );

		test( `${ where }: an SVG icon is shown, without scripts and links`, async ( {
			site,
			page,
		} ) => {
			await site.importSettings(
				pageOf(
					aWidget( {
						channels: [ own( { svg_icon: DRAWING } ), ...more ],
					} )
				)
			);
			await page.goto( '/' );
			const widget = new WidgetOnPage( page );
			await open( widget );
			const svg = widget.channel( 'Telegram' ).locator( 'svg' );
			await expect(
				svg.locator( 'g[stroke="#fff"] path' )
			).toHaveAttribute( 'd', 'M4 4l16 16' );
			await expect( svg.locator( 'script, [onclick]' ) ).toHaveCount( 0 );
			expect( await page.evaluate( 'window.hacked' ) ).toBeUndefined();
		} );
	}
} );
