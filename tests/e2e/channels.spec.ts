/**
 * Every channel on a real page: its address, its name and its icon; custom links, and the owner's pictures. All rows of
 * addresses, on phones too, are in `tests/fixtures/link-rows.json`, for the unit tests.
 */
import { readFileSync } from 'node:fs';
import { expect, test } from './support/fixtures';
import { aChannel, WidgetOnPage } from './support/widget';

interface LinkRow {
	readonly type: string;
	readonly value: string;
	readonly settings?: object;
	readonly devices: readonly string[];
	readonly link: readonly [ href: string, target: string ] | null;
}

const { rows } = JSON.parse(
	readFileSync(
		new URL( '../fixtures/link-rows.json', import.meta.url ),
		'utf8'
	)
) as { rows: readonly LinkRow[] };

/** The first row of each channel with an address. */
const LINKS = new Map(
	rows
		.filter(
			( { settings, devices, link } ) =>
				! settings && link && devices.includes( 'desktop' )
		)
		.reverse()
		.map( ( { type, value, link } ) => [ type, { value, link } ] )
);

test( 'every channel has its address, its name, and its icon in the file of icons', async ( {
	page,
	visit,
} ) => {
	const widget = await visit( {
		channels: [ ...LINKS ].map( ( [ channel, { value } ] ) =>
			aChannel( { channel, value, hover_text: `Talk on ${ channel }` } )
		),
	} );
	await widget.open();
	await expect( widget.channels ).toHaveCount( LINKS.size );
	for ( const [ channel, row ] of LINKS ) {
		const link = widget.channel( channel );
		const name = `Talk on ${ channel }`;
		const [ href = '', target = '' ] = row.link ?? [];
		await expect( link ).toHaveAttribute( 'href', href );
		await expect( link ).toHaveJSProperty( 'target', target );
		await expect( link ).toHaveAccessibleName( name );
		await expect( link ).toHaveAttribute( 'data-hover', name );
		await expect( link ).toHaveAttribute(
			'rel',
			`nofollow${ target && ' noopener noreferrer' }`
		);
	}
	const names = await widget.list
		.locator( 'use' )
		.evaluateAll( ( uses ) =>
			uses.map( ( use ) => use.getAttribute( 'href' ) ?? '' )
		);
	expect( names ).toHaveLength( LINKS.size );
	const files = new Set( names.map( ( name ) => name.split( '#' )[ 0 ] ) );
	expect( files.size ).toBe( 1 );
	const drawings = await (
		await page.request.get( [ ...files ][ 0 ] ?? '' )
	).text();
	for ( const name of names ) {
		expect( drawings ).toContain( `id="${ name.split( '#' )[ 1 ] }"` );
	}
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
	const left = new WidgetOnPage( page, 2 );
	await expect( left.single ).toHaveAttribute(
		'href',
		'https://telegram.me/shop'
	);
	await expect( left.launcher ).toHaveCount( 0 );
	const second = new WidgetOnPage( page, 1 );
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
		const widget = new WidgetOnPage( page, index );
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
