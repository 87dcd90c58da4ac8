/**
 * Every channel on a real page: its address on a desktop and on a phone, hostile values, and its icon.
 * The whole table is in `src/widget/domain/channels.test.ts`.
 */
import { expect, test } from './support/fixtures';
import { aChannel, PHONE, WidgetOnPage } from './support/widget';

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

/** Opens a widget with all channels, and expects their addresses and names. */
async function expectAll( widget: WidgetOnPage, isOnPhone: boolean ) {
	await widget.open();
	await expect( widget.channels ).toHaveCount( LINKS.length );
	for ( const [ channel, , desktop, phone = desktop ] of LINKS ) {
		const link = widget.channel( channel );
		const name = `Talk on ${ channel }`;
		const href = isOnPhone ? phone : desktop;
		await expect( link ).toHaveAttribute( 'href', href );
		await expect( link ).toHaveAccessibleName( name );
		await expect( link ).toHaveAttribute( 'data-hover', name );
		const isNewTab = await link.getAttribute( 'target' );
		await expect( link ).toHaveAttribute(
			'rel',
			`nofollow${ isNewTab ? ' noopener noreferrer' : '' }`
		);
	}
}

test( 'every channel has its address, its name, and its icon in the file of icons', async ( {
	page,
	visit,
} ) => {
	const widget = await visit( { channels: CHANNELS } );
	await expectAll( widget, false );
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

test.describe( 'on a phone', () => {
	test.use( PHONE );

	test( 'every channel has its address and its name', async ( { visit } ) => {
		await expectAll( await visit( { channels: CHANNELS } ), true );
	} );
} );

test( 'a custom link behaves as the channel or the command that it names, and runs no script; unusable channels are left out, and the last one left is the launcher', async ( {
	page,
	visit,
} ) => {
	const custom = ( number: string, changes: object ) =>
		aChannel( { channel: `Custom_Link${ number }`, ...changes } );
	const first = await visit( [
		{
			channels: [
				custom( '', { value: 'javascript:close_chaty();' } ),
				custom( '_3', { value: 'javascript:launch_chaty(1);' } ),
				custom( '_4', {
					channel_type: 'Whatsapp',
					value: '+1 555 0100',
				} ),
			],
		},
		{ settings: { position: 'left' } },
		{
			channels: [
				aChannel( { channel: 'Chatway', value: 'on' } ),
				aChannel( {
					channel: 'Poptin',
					value: 'https://poptin.example/1',
				} ),
				aChannel( { channel: 'Whatsapp', value: 'abc' } ),
				aChannel( { channel: 'Telegram', value: 'shop' } ),
			],
		},
	] );
	const left = new WidgetOnPage( page, '_2' );
	await expect( left.single ).toHaveAttribute(
		'href',
		'https://telegram.me/shop'
	);
	await expect( left.launcher ).toHaveCount( 0 );
	const second = new WidgetOnPage( page, '_1' );
	await first.open();
	await expect( first.channel( 'Custom_Link_4' ) ).toHaveAttribute(
		'href',
		'https://wa.me/15550100'
	);
	await first.channel( 'Custom_Link_3' ).click();
	await second.expectOpen();
	await first.expectClosed();
	await first.open();
	await first.channel( 'Custom_Link' ).click();
	await first.expectClosed();
	await expect( page.locator( '[href^="javascript"]' ) ).toHaveCount( 0 );
} );

test( 'an owner’s picture is shown; where it fails to load, our icon; an SVG icon without scripts and links; alone and in a list', async ( {
	page,
	complaints,
	visit,
} ) => {
	complaints.allow( /404.*no\.png/ );
	const OWN = [
		{ custom_image_url: '/wp-includes/images/w-logo-blue-white-bg.png' },
		{ custom_image_url: '/no.png' },
		{
			svg_icon:
				'<svg viewBox="0 0 24 24" fill="none" stroke="#fff"><script>window.hacked=1</script><path d="M4 4l16 16" onclick="window.hacked=1"/></svg>',
		},
	].map( ( own ) =>
		aChannel( { channel: 'Telegram', value: 'shop', ...own } )
	);
	await visit(
		[ [], [ aChannel() ] ].flatMap( ( others ) =>
			OWN.map( ( own ) => ( { channels: [ own, ...others ] } ) )
		)
	);
	for ( let index = 0; index < 6; index++ ) {
		const widget = new WidgetOnPage( page, index ? `_${ index }` : '0' );
		if ( index >= 3 ) {
			// Others may be above it, so without a pointer.
			await widget.launcher.press( 'Enter' );
			await widget.expectOpen();
		}
		const icon = widget.channel( 'Telegram' ).locator( '.chaty-icon' );
		const kind = index % 3;
		await expect( icon.locator( 'img' ) ).toHaveCount( kind ? 0 : 1 );
		if ( kind === 1 ) {
			await expect( icon.locator( 'use' ) ).toHaveCount( 1 );
		} else if ( kind ) {
			await expect(
				icon.locator( 'g[stroke="#fff"] path' )
			).toHaveAttribute( 'd', 'M4 4l16 16' );
			await expect( icon.locator( 'script, [onclick]' ) ).toHaveCount(
				0
			);
		}
	}
	expect( await page.evaluate( 'window.hacked' ) ).toBeUndefined();
} );
