/**
 * Panels: the chat, the QR code, the agents and the contact form, with the mouse, the keyboard and
 * a finger; on small screens, zoomed, from right to left, with forced colors and reduced motion.
 */
import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import {
	aChannel,
	aWidget,
	expectAccessible,
	fixture,
	FORM_CHANNEL,
	pageOf,
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

const ALL = pageOf(
	aWidget( { channels: [ CHAT, QR, AGENTS, FORM_CHANNEL ] } )
);

/** Each panel: its channel, its name, and the element that has the focus when it opens. */
const PANELS = [
	[ 'Whatsapp', "Let's chat", '.chaty-whatsapp-input' ],
	[ 'WeChat', 'WeChat ID', '.chaty-copy-button' ],
	[ 'Telegram', 'Talk to a person', '.chaty-agent a' ],
	[ 'Contact_Us', 'Write to us', '.field-name' ],
] as const;

/** Opens the list and a channel's panel. */
async function openPanel( page: Page, channel: string ) {
	const widget = new WidgetOnPage( page );
	await widget.open();
	await widget.channel( channel ).click();
	await expect( widget.panel ).toBeVisible();
	return widget;
}

/** Checks that the panel is inside the window, and nothing overflows it. */
async function expectInside( { panel, page }: WidgetOnPage ) {
	await expect
		.poll( () =>
			panel.evaluate( ( element ) => {
				const { left, right, top, bottom } =
					element.getBoundingClientRect();
				return (
					left >= 0 &&
					top >= 0 &&
					right <= window.innerWidth &&
					bottom <= window.innerHeight
				);
			} )
		)
		.toBe( true );
	// Its header is as wide as the panel.
	await expect( panel.locator( '.chaty-panel-head' ) ).toHaveJSProperty(
		'offsetWidth',
		await panel.evaluate( ( { clientWidth } ) => clientWidth )
	);
	const overflow = await panel.evaluate( ( element ) =>
		[ element, ...element.querySelectorAll( 'div, form, ul' ) ]
			.filter(
				( { scrollWidth, clientWidth } ) =>
					clientWidth > 1 && scrollWidth > clientWidth + 1
			)
			.map( ( { className } ) => className )
	);
	expect( overflow ).toEqual( [] );
	expect(
		await page.evaluate(
			() => document.documentElement.scrollWidth <= window.innerWidth
		)
	).toBe( true );
}

test.beforeEach( async ( { site } ) => site.importSettings( ALL ) );

test( 'after a failed load, the list stays, and the next press tries again', async ( {
	page,
	complaints,
} ) => {
	complaints.allow( /ERR_FAILED .*panel-form\.js/ );
	await page.route( '**/build/panel-form.js*', ( route ) => route.abort() );
	await page.goto( '/' );
	const widget = new WidgetOnPage( page );
	await widget.open();
	const failed = page.waitForEvent( 'requestfailed' );
	await widget.channel( 'Contact_Us' ).click();
	await failed;
	await expect( widget.root ).not.toHaveAttribute( 'data-busy' );
	await widget.expectOpen();
	await page.unroute( '**/build/panel-form.js*' );
	await widget.channel( 'Contact_Us' ).click();
	await expect( widget.panel.locator( '.field-name' ) ).toBeFocused();
} );

/** The widget moves the focus after the next paint. */
const waitForPaint = ( page: Page ) =>
	page.evaluate(
		() =>
			new Promise( ( resolve ) =>
				requestAnimationFrame( () => requestAnimationFrame( resolve ) )
			)
	);

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
	} ) => {
		const dialog = page.getByRole( 'dialog', { name, exact: true } );
		await page.goto( '/' );
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
			await waitForPaint( page );
			await expect( page.locator( 'body > input' ) ).toBeFocused();
		} );

		await test.step( 'can be used with the keyboard alone', async () => {
			await launcher.focus();
			await page.keyboard.press( 'Enter' );
			await widget.expectOpen();
			await waitForPaint( page );
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

	test( `the panel of ${ channel } is the whole widget where its channel is the only one`, async ( {
		site,
		page,
	} ) => {
		const only = [ CHAT, QR, AGENTS, FORM_CHANNEL ].filter(
			( one ) => one[ 'channel' ] === channel
		);
		await site.importSettings( pageOf( aWidget( { channels: only } ) ) );
		await page.goto( '/' );
		const widget = new WidgetOnPage( page );
		await widget.single.click();
		await expect(
			page.getByRole( 'dialog', { name, exact: true } )
		).toBeVisible();
		await expectAccessible( page );
		await page.keyboard.press( 'Escape' );
		await widget.expectClosed();
		await expect( widget.single ).toBeFocused();
		await page.evaluate( 'window.launch_chaty()' );
		await expect( widget.panel ).toBeVisible();
		await page.evaluate( 'window.close_chaty()' );
		await widget.expectClosed();
	} );
}

test.describe( 'under a finger', () => {
	test.use( PHONE );

	test( 'every panel opens without the virtual keyboard, and fits', async ( {
		page,
	} ) => {
		await page.goto( '/' );
		const widget = new WidgetOnPage( page );
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
	test( 'is read out while its message seems to be typed, and not typed with reduced motion', async ( {
		page,
	} ) => {
		await page.goto( '/' );
		await page.addStyleTag( {
			content:
				'.chaty-whatsapp-message > * { animation-play-state: paused !important; }',
		} );
		const { panel } = await openPanel( page, 'Whatsapp' );
		const message = panel.locator( '.chaty-whatsapp-message-content' );
		await expect( message ).toHaveCSS( 'opacity', '0' );
		await expect( message ).toMatchAriaSnapshot( '- paragraph: /Hello/' );
		await page.emulateMedia( { reducedMotion: 'reduce' } );
		await expect( message ).toHaveCSS( 'opacity', '1' );
	} );

	test( 'shows the owner’s message, and continues in the app with the visitor’s', async ( {
		page,
		outside,
	} ) => {
		await page.goto( '/' );
		const { panel, ...widget } = await openPanel( page, 'Whatsapp' );
		const message = panel.locator( '.chaty-whatsapp-message-content' );
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
		const popup = page.waitForEvent( 'popup' );
		await page.keyboard.press( 'Enter' );
		await popup;
		expect( await outside.waitFor( /wa\.me/ ) ).toBe(
			'https://wa.me/15550100234?text=100%25%20%26%20%7Btitle%7D'
		);
		await expect( widget.root.locator( '.chaty-outer-forms' ) ).toHaveCount(
			0
		);
	} );

	test( 'keeps its text when it is closed', async ( { page } ) => {
		await page.goto( '/' );
		const widget = await openPanel( page, 'Whatsapp' );
		await widget.panel.getByRole( 'textbox' ).fill( 'A long story' );
		await page.mouse.click( 5, 5 );
		await widget.expectClosed();
		await openPanel( page, 'Whatsapp' );
		await expect( widget.panel.getByRole( 'textbox' ) ).toHaveValue(
			'A long story'
		);
	} );

	test( 'emits an event, and the page may handle it itself', async ( {
		page,
		outside,
	} ) => {
		await page.goto( '/' );
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

	test( 'stays above the virtual keyboard', async ( { page } ) => {
		await page.setViewportSize( { width: 390, height: 800 } );
		await page.goto( '/' );
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
	} );
} );

test.describe( 'a chat that opens on its own', () => {
	const settings = pageOf(
		aWidget( {
			channels: [ { ...CHAT, is_default_open: '1' }, FORM_CHANNEL ],
		} ),
		// Its dismissal is remembered only where visitors are counted.
		'on'
	);

	test.beforeEach( async ( { site } ) => site.importSettings( settings ) );

	test( 'does not take the focus', async ( { page, site } ) => {
		const path = await site.putPage( {
			slug: 'search',
			content: '<input id="search" autofocus>',
		} );
		await page.goto( path );
		const widget = new WidgetOnPage( page );
		await expect( widget.panel ).toBeVisible();
		await expect( page.locator( '#search' ) ).toBeFocused();
		await page.keyboard.type( 'bread' );
		await expect( page.locator( '#search' ) ).toHaveValue( 'bread' );
		await expectAccessible( page );
	} );

	test( 'does not open again once the visitor has closed it', async ( {
		page,
	} ) => {
		await page.goto( '/' );
		const widget = new WidgetOnPage( page );
		await expect( widget.panel ).toBeVisible();
		await page.mouse.click( 5, 5 );
		await widget.expectClosed();
		await page.reload();
		await expect( widget.launcher ).toBeVisible();
		await page.waitForLoadState( 'networkidle' );
		expect( await page.evaluate( 'window.chaty_widget' ) ).toBeUndefined();
		await widget.launcher.hover();
		await page.waitForFunction( 'window.chaty_widget' );
		await widget.expectClosed();
	} );
} );

test.describe( 'the QR code', () => {
	test( 'has a text alternative, and shows the account', async ( {
		page,
		context,
	} ) => {
		await context.grantPermissions( [
			'clipboard-read',
			'clipboard-write',
		] );
		await page.goto( '/' );
		const { panel } = await openPanel( page, 'WeChat' );
		await expect(
			panel.getByRole( 'img', { name: 'QR code: wx_demo_id' } )
		).toBeVisible();
		await panel.getByRole( 'button', { name: 'Copy' } ).click();
		await expect( panel.getByRole( 'status' ) ).toHaveText( 'Copied' );
		expect(
			await page.evaluate( () => navigator.clipboard.readText() )
		).toBe( 'wx_demo_id' );
	} );

	test( 'is replaced by the account where there is no picture', async ( {
		site,
		page,
		complaints,
	} ) => {
		complaints.allow( /404.*no\.png/ );
		const broken = { ...QR, qr_code_image_url: '/no.png' };
		await site.importSettings(
			pageOf( aWidget( { channels: [ broken, FORM_CHANNEL ] } ) )
		);
		await page.goto( '/' );
		const { panel } = await openPanel( page, 'WeChat' );
		await expect( panel.getByText( 'wx_demo_id' ) ).toBeVisible();
		await expect( panel.getByRole( 'img' ) ).toHaveCount( 0 );
	} );
} );

test.describe( 'the agents', () => {
	test( 'are links, without those that have no value', async ( {
		site,
		page,
	} ) => {
		const green = { ...AGENTS, header_bg_color: '#49E670' };
		await site.importSettings(
			pageOf( aWidget( { channels: [ green, FORM_CHANNEL ] } ) )
		);
		await page.goto( '/' );
		const { panel } = await openPanel( page, 'Telegram' );
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
	} );
} );

test( 'one widget is open at a time, also by keyboard and by script', async ( {
	site,
	page,
} ) => {
	const channels = [ CHAT, FORM_CHANNEL ];
	await site.importSettings(
		pageOf( [
			aWidget( { channels } ),
			aWidget( { id: '_1', channels, settings: { position: 'left' } } ),
		] )
	);
	await page.goto( '/' );
	const first = await openPanel( page, 'Contact_Us' );
	const second = new WidgetOnPage( page, '_1' );
	await page.evaluate( 'window.launch_chaty( 1 )' );
	await second.expectOpen();
	await first.expectClosed();
	await first.launcher.focus();
	await page.keyboard.press( 'Enter' );
	await first.expectOpen();
	await second.expectClosed();
} );

for ( const [ site01, channels ] of [
	[ 'site-01', [ 'Whatsapp' ] ],
	[ 'site-12', [ 'Whatsapp' ] ],
	[ 'site-19', [ 'Whatsapp' ] ],
	[ 'site-23', [ 'Whatsapp' ] ],
	[ 's02-agents-wechat-form-css', [ 'Whatsapp', 'WeChat', 'Contact_Us' ] ],
] as const ) {
	test( `${ site01 } opens its panels`, async ( {
		site,
		page,
		complaints,
	} ) => {
		complaints.allow( /404/ );
		const settings = fixture( site01 );
		settings.chaty_widgets.forEach( ( widget ) => {
			widget.triggers = {};
			widget.settings[ 'default_state' ] = 'click';
			// The owner's text colors are used as chosen, whatever their contrast.
			widget.channels.forEach( ( channel ) => {
				delete channel[ 'header_text_color' ];
				Object.assign( channel[ 'contact_form_settings' ] ?? {}, {
					button_text_color: '',
				} );
			} );
		} );
		await site.importSettings( settings );
		await page.goto( '/' );
		const widget = new WidgetOnPage( page );
		await widget.open();
		for ( const channel of channels ) {
			await widget.channel( channel ).click();
			await expectInside( widget );
			await expectAccessible( page );
			await page.keyboard.press( 'Escape' );
			await widget.expectOpen();
		}
	} );
}
