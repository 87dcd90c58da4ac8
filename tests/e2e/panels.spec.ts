/**
 * Panels: the chat, the QR code, the agents and the contact form, with the mouse, the keyboard and
 * a finger; on small screens, zoomed, from right to left, with forced colors and reduced motion.
 */
import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { twoFrames } from './support/settle';
import {
	aChannel,
	expectAccessible,
	expectInside,
	FORM_CHANNEL,
	PHONE,
	WidgetOnPage,
} from './support/widget';

const PICTURE = '/wp-includes/images/w-logo-blue-white-bg.png';

const CHAT = aChannel( {
	channel: 'Whatsapp',
	value: ' +1 555-010 0234',
	hover_text: 'WhatsApp',
	has_welcome_message: '1',
	pre_set_message: 'About {title}: ',
	wp_popup_headline: 'Let&#039;s chat',
	wp_popup_reply_time: 'Typically replies within an hour',
	wp_popup_nickname: 'Alex',
	chat_welcome_message:
		'&lt;p&gt;Hello &lt;strong&gt;you&lt;/strong&gt;, see &lt;a href="https://shop.example/faq"&gt;our answers&lt;/a&gt;.&lt;/p&gt;',
} );

const QR = aChannel( {
	channel: 'WeChat',
	value: 'wx_demo_id',
	hover_text: 'WeChat: wx_demo_id',
	qr_code_image_url: PICTURE,
	wechat_header: 'WeChat ID',
	wechat_qr_code_title: 'Scan the QR code',
} );

const AGENTS = aChannel( {
	channel: 'Telegram',
	value: '',
	is_agent: '1',
	is_agent_desktop: '1',
	is_agent_mobile: '1',
	header_text: 'Talk to a person',
	header_sub_text: 'We answer within an hour',
	header_bg_color: '#253974',
	header_text_color: '#ffffff',
	agent_data: [
		{ value: '@sales', agent_title: 'Sales team' },
		{ value: '', agent_title: 'Nobody' },
		{ value: '@ada', agent_title: 'Ada', agent_image: PICTURE },
	],
} );

const ALL = [ CHAT, QR, AGENTS, FORM_CHANNEL ];

/** Each panel: its channel, its name, and the element that has the focus when it opens. */
const PANELS = [
	[ 'Whatsapp', "Let's chat", '.chaty-whatsapp-input' ],
	[ 'WeChat', 'WeChat ID', '.chaty-copy-button' ],
	[ 'Telegram', 'Talk to a person', '.chaty-agent a' ],
	[ 'Contact_Us', 'Write to us', '.field-name' ],
] as const;

/** Opens the list and a channel's panel. */
async function openPanel( page: Page, channel: string, index = 0 ) {
	const widget = new WidgetOnPage( page, index );
	await widget.open();
	await widget.channel( channel ).click();
	await expect( widget.panel ).toBeVisible();
	return widget;
}

/** What a device or a visitor may have: the window's size, and the media features. */
const LOOKS = [
	[ 'on 360 pixels', [ 360, 640 ], {} ],
	[ 'zoomed to 200 %', [ 640, 360 ], {} ],
	[ 'with forced colors', [ 1280, 720 ], { forcedColors: 'active' } ],
	[ 'with reduced motion', [ 1280, 720 ], { reducedMotion: 'reduce' } ],
] as const;

for ( const [ channel, name, focus ] of PANELS ) {
	test( `the panel of ${ channel }: mouse, keyboard, small windows, right to left`, async ( {
		page,
		visit,
	} ) => {
		const dialog = page.getByRole( 'dialog', { name, exact: true } );
		await visit( { channels: ALL } );
		await page.evaluate( () => {
			const field = document.createElement( 'input' );
			field.style.cssText = 'position:fixed;left:0;top:0';
			document.body.append( field );
		} );
		const widget = await openPanel( page, channel );
		const { panel, root, launcher } = widget;

		await test.step( 'has a name, and closes with its close button', async () => {
			await expect( dialog ).toBeVisible();
			await expect( root ).toHaveClass( /form-open/ );
			await expect( panel ).toHaveClass( /\bactive\b/ );
			// WordPress's emoji script looks at what is added, and leaves that alone.
			await expect( panel ).toHaveClass( /wp-exclude-emoji/ );
			await expectAccessible( page );
			await panel.getByRole( 'button', { name: 'Close' } ).click();
			await expect( panel ).toHaveCount( 0 );
			await widget.expectOpen();
			await expect( root ).not.toHaveClass( /form-open/ );
		} );

		await test.step( 'closes with a press outside, which keeps the focus', async () => {
			await widget.channel( channel ).click();
			await expect( panel ).toBeVisible();
			await page.mouse.click( 5, 5 );
			await widget.expectClosed();
			await twoFrames( page );
			await expect( page.locator( 'body > input' ) ).toBeFocused();
		} );

		await test.step( 'can be used with the keyboard alone', async () => {
			await launcher.focus();
			await page.keyboard.press( 'Enter' );
			await widget.expectOpen();
			await twoFrames( page );
			await widget.channel( channel ).focus();
			await page.keyboard.press( 'Enter' );
			await expect( panel.locator( focus ).first() ).toBeFocused();
			await page.keyboard.press( 'Escape' );
			await widget.expectOpen();
			await expect( widget.channel( channel ) ).toBeFocused();
			await page.keyboard.press( 'Escape' );
			await widget.expectClosed();
			await expect( launcher ).toBeFocused();
		} );

		for ( const [ look, [ width, height ], media ] of LOOKS ) {
			await test.step( look, async () => {
				await page.setViewportSize( { width, height } );
				await page.emulateMedia( media );
				await openPanel( page, channel );
				await expectInside( widget );
				await expectAccessible( page );
				await page.mouse.click( 5, 5 );
				await widget.expectClosed();
			} );
		}

		await test.step( 'reads from right to left where the page does', async () => {
			await page.evaluate( () => {
				document.documentElement.dir = 'rtl';
			} );
			await openPanel( page, channel );
			await expect( panel ).toHaveCSS( 'direction', 'rtl' );
			const [ title, close ] = await Promise.all( [
				panel.locator( '.form-title' ).boundingBox(),
				panel.locator( '.chaty-close-button' ).boundingBox(),
			] );
			expect( close?.x ).toBeLessThan( title?.x ?? 0 );
			await expectInside( widget );
			await expectAccessible( page );
		} );
	} );
}

test( 'each panel is the whole widget where its channel is the only one', async ( {
	page,
	visit,
} ) => {
	await visit( ALL.map( ( channel ) => ( { channels: [ channel ] } ) ) );
	for ( const [ index, [ , name ] ] of PANELS.entries() ) {
		await test.step( name, async () => {
			const widget = new WidgetOnPage( page, index );
			await widget.single.click();
			await expect(
				page.getByRole( 'dialog', { name, exact: true } )
			).toBeVisible();
			await expectAccessible( page );
			await page.keyboard.press( 'Escape' );
			await widget.expectClosed();
			await expect( widget.single ).toBeFocused();
			await page.evaluate( `window.launch_chaty( ${ index } )` );
			await expect( widget.panel ).toBeVisible();
			await page.evaluate( 'window.close_chaty()' );
			await widget.expectClosed();
		} );
	}
} );

test.describe( 'under a finger', () => {
	test.use( PHONE );

	test( 'every panel opens without the virtual keyboard, and fits', async ( {
		visit,
	} ) => {
		const widget = await visit( { channels: ALL } );
		await widget.launcher.tap();
		for ( const [ channel ] of PANELS ) {
			await test.step( channel, async () => {
				await widget.channel( channel ).tap();
				await expect( widget.panel ).toBeFocused();
				await expectInside( widget );
				await widget.panel
					.getByRole( 'button', { name: 'Close' } )
					.tap();
				await widget.expectOpen();
			} );
		}
	} );
} );

test.describe( 'the chat', () => {
	test( 'is read out while its message seems to be typed, keeps its text, and continues in the app with it', async ( {
		page,
		outside,
		visit,
	} ) => {
		await visit( { channels: [ CHAT, FORM_CHANNEL ] } );
		await page.addStyleTag( {
			content:
				'.chaty-whatsapp-message > * { animation-play-state: paused !important; }',
		} );
		const widget = await openPanel( page, 'Whatsapp' );
		const { panel } = widget;
		const message = panel.locator( '.chaty-whatsapp-message-content' );
		await expect( message ).toHaveCSS( 'opacity', '0' );
		await expect( message ).toMatchAriaSnapshot( '- paragraph: /Hello/' );
		await page.emulateMedia( { reducedMotion: 'reduce' } );
		await expect( message ).toHaveCSS( 'opacity', '1' );
		await expect( message ).toHaveText( 'Hello you, see our answers.' );
		await expect( message.locator( 'strong' ) ).toHaveText( 'you' );
		const link = message.getByRole( 'link' );
		await expect( link ).toHaveAttribute(
			'href',
			'https://shop.example/faq'
		);
		await expect( link ).toHaveAttribute( 'rel', /noopener/ );
		const field = panel.getByRole( 'textbox' );
		await expect( field ).toHaveValue( /^About Harbour Bakery.*:$/ );
		await field.fill( '100% & {title}' );
		await page.mouse.click( 5, 5 );
		await widget.expectClosed();
		await openPanel( page, 'Whatsapp' );
		await expect( field ).toHaveValue( '100% & {title}' );
		await field.focus();
		const popup = page.waitForEvent( 'popup' );
		await page.keyboard.press( 'Enter' );
		await popup;
		expect( await outside.waitFor( /wa\.me/ ) ).toBe(
			'https://wa.me/15550100234?text=100%25%20%26%20%7Btitle%7D'
		);
		await expect( panel ).toHaveCount( 0 );
	} );

	test( 'stays above the virtual keyboard, and emits an event, which the page may handle itself', async ( {
		page,
		outside,
		visit,
	} ) => {
		await page.setViewportSize( { width: 390, height: 800 } );
		await visit( { channels: [ CHAT, FORM_CHANNEL ] } );
		const emitted = page.evaluate(
			() =>
				new Promise( ( resolve ) => {
					document.addEventListener( 'chaty:channel', ( event ) => {
						const { detail } = event as CustomEvent;
						if ( 'text' in detail ) {
							event.preventDefault();
							resolve( detail );
						}
					} );
				} )
		);
		const widget = await openPanel( page, 'Whatsapp' );
		await page.evaluate( () => {
			Object.defineProperty( window.visualViewport, 'height', {
				configurable: true,
				value: 460,
			} );
			window.visualViewport?.dispatchEvent( new Event( 'resize' ) );
		} );
		await expect( widget.root ).toHaveAttribute( 'data-keyboard', '' );
		await expect
			.poll( async () => {
				const box = await widget.panel.boundingBox();
				return box && box.y >= 0 && box.y + box.height <= 460;
			} )
			.toBe( true );
		await widget.panel.getByRole( 'textbox' ).fill( 'Hi' );
		await widget.panel.getByRole( 'button', { name: 'Send' } ).click();
		expect( await emitted ).toEqual( {
			widget: '0',
			channel: 'Whatsapp',
			type: 'Whatsapp',
			value: '+1 555-010 0234',
			text: 'Hi',
		} );
		expect( outside.urls ).toEqual( [] );
	} );

	test( 'that opens on its own does not take the focus, and not again once the visitor has closed it', async ( {
		site,
		page,
		visit,
	} ) => {
		const path = await site.putPage( {
			slug: 'search',
			content: '<input id="search" autofocus>',
		} );
		const channels = [ { ...CHAT, is_default_open: '1' }, FORM_CHANNEL ];
		// Its dismissal is remembered only where visitors are counted.
		const widget = await visit( { channels }, { path, analytics: 'on' } );
		const search = page.locator( '#search' );
		await expect( widget.panel ).toBeVisible();
		await expect( search ).toBeFocused();
		await page.keyboard.type( 'bread' );
		await expect( search ).toHaveValue( 'bread' );
		await expectAccessible( page );
		await page.mouse.click( 5, 5 );
		await widget.expectClosed();
		await page.goto( '/' );
		await expect( widget.launcher ).toBeVisible();
		await page.waitForLoadState( 'networkidle' );
		expect( await page.evaluate( 'window.chaty_widget' ) ).toBeUndefined();
		await widget.launcher.hover();
		await page.waitForFunction( 'window.chaty_widget' );
		await widget.expectClosed();
	} );
} );

test( 'the QR code has a text alternative, and shows the account, also where there is no picture; the agents are links, without those that have no value', async ( {
	page,
	context,
	complaints,
	visit,
} ) => {
	complaints.allow( /404.*no\.png/ );
	await context.grantPermissions( [ 'clipboard-read', 'clipboard-write' ] );
	const green = { ...AGENTS, header_bg_color: '#49E670' };
	const broken = { ...QR, qr_code_image_url: '/no.png' };
	const widget = await visit( [
		{ channels: [ QR, green ] },
		{ channels: [ broken, FORM_CHANNEL ], settings: { position: 'left' } },
	] );
	const { panel } = widget;
	await openPanel( page, 'WeChat' );
	await expect(
		panel.getByRole( 'img', { name: 'QR code: wx_demo_id' } )
	).toBeVisible();
	await panel.getByRole( 'button', { name: 'Copy' } ).click();
	await expect( panel.getByRole( 'status' ) ).toHaveText( 'Copied' );
	expect( await page.evaluate( () => navigator.clipboard.readText() ) ).toBe(
		'wx_demo_id'
	);

	await page.keyboard.press( 'Escape' );
	await widget.channel( 'Telegram' ).click();
	await expect( panel.getByRole( 'link' ) ).toHaveText( [
		'STSales team',
		'Ada',
	] );
	await expect( panel.getByRole( 'link' ).first() ).toHaveAttribute(
		'href',
		'https://telegram.me/sales'
	);
	await expect( panel.locator( 'a .chaty-glyph use' ) ).toHaveCount( 2 );
	await expect( panel.locator( '.agent-sub-header' ) ).toHaveText(
		'We answer within an hour'
	);
	// The owner chose white, which has little contrast on this green.
	await expect( panel.locator( '.chaty-panel-head' ) ).toHaveCSS(
		'color',
		'rgb(255, 255, 255)'
	);

	const other = await openPanel( page, 'WeChat', 1 );
	await expect( other.panel.getByText( 'wx_demo_id' ) ).toBeVisible();
	await expect( other.panel.getByRole( 'img' ) ).toHaveCount( 0 );
} );
