/**
 * How a widget opens and closes, and what shows before (docs/how-it-works.md, "Opening and closing").
 */
import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import {
	aChannel,
	allWidgets,
	FORM_CHANNEL,
	CHANNELS,
	expectAccessible,
	focusBeforeWidget,
	hasOpenWidgetCode,
	recordCalls,
	WidgetOnPage,
} from './support/widget';

/** Presses the page outside the widget. */
const pressOutside = ( page: Page ) => page.mouse.click( 200, 200 );

test.describe( 'default state click', () => {
	test( 'after two quick presses it is closed; the launcher opens; the close button, a press outside and Escape close, repeatedly; without a close button the launcher toggles', async ( {
		page,
		visit,
	} ) => {
		const widget = await visit( [
			{ settings: { close_text: 'Hide' } },
			{ settings: { show_close_button: 0, position: 'left' } },
		] );
		await page.evaluate( () => {
			const launcher =
				document.querySelector< HTMLElement >( '.open-chaty' );
			launcher?.click();
			launcher?.click();
		} );
		await expect.poll( () => hasOpenWidgetCode( page ) ).toBe( true );
		await widget.expectClosed();
		for ( const close of [
			() => widget.close.click(),
			() => pressOutside( page ),
			() => page.keyboard.press( 'Escape' ),
		] ) {
			await widget.open();
			await expect( widget.launcher ).toBeHidden();
			await expect( widget.close ).toHaveAccessibleName( 'Hide' );
			await close();
			await widget.expectClosed();
			await expect( widget.launcher ).toBeVisible();
		}

		const other = new WidgetOnPage( page, 1 );
		const expectExpanded = ( isOpen: boolean ) =>
			expect( other.launcher ).toHaveAttribute(
				'aria-expanded',
				`${ isOpen }`
			);
		await other.open();
		await expect( other.close ).toHaveCount( 0 );
		await expectExpanded( true );
		await other.launcher.click();
		await other.expectClosed();
		await expectExpanded( false );
		await page.keyboard.press( 'Enter' );
		await other.expectOpen();
		await page.keyboard.press( 'Escape' );
		await expectExpanded( false );
	} );

	test( 'the list is drawn before the press, rises when it is shown, and its links are of the page as it is by then', async ( {
		page,
		visit,
	} ) => {
		const email = aChannel( {
			channel: 'Email',
			value: 'someone@example.com',
			mail_subject: '{title} {url}',
		} );
		const widget = await visit( { channels: [ aChannel(), email ] } );
		await page.evaluate( () => {
			const seen: string[] = [];
			Object.assign( window, { seen } );
			document.addEventListener( 'animationstart', ( event ) => {
				const list = ( event.target as Element ).closest< HTMLElement >(
					'.chaty-channel-list'
				);
				seen.push( `${ list?.dataset[ 'state' ] }` );
			} );
		} );
		await expect( widget.list ).toHaveCount( 0 );
		await widget.approach();
		await widget.expectClosed();
		await widget.list.evaluate( ( list ) => {
			list.dataset[ 'mine' ] = '';
			document.title = 'Later';
			window.history.pushState( null, '', '/later/' );
		} );
		await widget.open();
		await expect( widget.list ).toHaveAttribute( 'data-mine' );
		await expect
			.poll( () => page.evaluate( 'seen' ) )
			.toEqual( [ 'open', 'open' ] );
		await expect( widget.channel( 'Email' ) ).toHaveAttribute(
			'href',
			/subject=Later%20.*%2Flater%2F/
		);
	} );
} );

test( 'default state open is open, without the focus, and a press outside or Escape does not close it; a single channel is that channel', async ( {
	page,
	visit,
} ) => {
	const settings = { default_state: 'open' };
	const widget = await visit( [
		{ settings },
		{
			settings: { ...settings, show_close_button: 0, position: 'left' },
		},
		{ settings, channels: CHANNELS.slice( 0, 1 ) },
	] );
	const fixed = new WidgetOnPage( page, 1 );
	const single = new WidgetOnPage( page, 2 );
	await widget.expectOpen();
	await expect( page.locator( '.chaty :focus' ) ).toHaveCount( 0 );
	await pressOutside( page );
	await page.keyboard.press( 'Tab' );
	await page.keyboard.press( 'Escape' );
	await fixed.channels.first().focus();
	await page.keyboard.press( 'Escape' );
	await widget.expectOpen();
	await fixed.expectOpen();
	await expect( fixed.close ).toHaveCount( 0 );
	await expect( fixed.launcher ).toBeHidden();
	await widget.close.click();
	await widget.expectClosed();
	await widget.open();
	await expect( single.single ).toBeVisible();
	await expect( single.box ).toHaveAttribute( 'data-state', 'closed' );
} );

test( 'default state hover opens under the pointer or the focus, and closes when that leaves; a press keeps it open', async ( {
	page,
	visit,
} ) => {
	const widget = await visit( { settings: { default_state: 'hover' } } );
	await widget.launcher.hover();
	await widget.expectOpen();
	await widget.channels.first().hover();
	await widget.expectOpen();
	await page.mouse.move( 100, 100 );
	await widget.expectClosed();

	await widget.launcher.hover();
	await widget.expectOpen();
	await expect( widget.launcher ).toBeVisible();
	await expect( widget.close ).toHaveCount( 0 );
	await page.mouse.down();
	await page.mouse.up();
	await expect( widget.close ).toBeVisible();
	await expect( widget.launcher ).toBeHidden();
	await page.mouse.move( 100, 100 );
	await widget.expectOpen();
	await widget.close.click();
	await page.mouse.move( 100, 100 );
	await widget.expectClosed();

	const comeTo = async () => {
		await focusBeforeWidget( page );
		await page.keyboard.press( 'Tab' );
		await widget.expectOpen();
		await expect( widget.launcher ).toBeFocused();
	};
	await comeTo();
	await page.keyboard.press( 'Tab' );
	await widget.expectClosed();
	await comeTo();
	await page.keyboard.press( 'Enter' );
	await expect( widget.list.locator( ':focus' ) ).toHaveCount( 1 );
} );

test.describe( 'the call to action', () => {
	const CTA = {
		cta_text: '<p>Talk to <strong>us</strong></p>',
		cta_bg_color: '#ffee00',
		cta_text_color: '#102030',
	};
	const ALWAYS = { settings: { ...CTA, show_cta: 'all_time' } };
	const ONCE = { settings: { ...CTA, show_cta: 'first_click' } };
	const BADGE = {
		is_pending_mesg_enabled: 'on',
		pending_mesg_count: '7',
		pending_mesg_count_bgcolor: '#005500',
		pending_mesg_count_color: '#ffffff',
	};

	test( 'with first_click, and the badge, end with the first press; with all_time it always shows; with another value never', async ( {
		page,
		visit,
	} ) => {
		// What the next pages have of them is in launcher-first-paint.spec.ts.
		const widget = await visit( [
			ALWAYS,
			{
				settings: {
					...ONCE.settings,
					...BADGE,
					position: 'left',
				},
			},
			{
				settings: {
					...CTA,
					...BADGE,
					show_cta: 'never',
					pending_mesg_count: '0',
				},
			},
			{ settings: { ...BADGE, is_pending_mesg_enabled: 'off' } },
		] );
		const once = new WidgetOnPage( page, 1 );
		const never = new WidgetOnPage( page, 2 );
		await expect( never.launcher ).toBeVisible();
		await expect( never.launcher ).toHaveAccessibleName( 'Contact us' );
		await expect( never.cta ).toHaveCount( 0 );
		for ( const one of [ never, new WidgetOnPage( page, 3 ) ] ) {
			await expect( one.launcher ).toBeVisible();
			await expect( one.badge ).toHaveCount( 0 );
		}
		await expect( once.launcher ).toHaveAccessibleName( 'Talk to us' );
		await expect( once.cta ).toHaveText( 'Talk to us' );
		await expect( once.cta.locator( 'strong' ) ).toHaveText( 'us' );
		await expect( once.cta ).toHaveCSS(
			'background-color',
			'rgb(255, 238, 0)'
		);
		await expect( once.cta ).toHaveCSS( 'color', 'rgb(16, 32, 48)' );
		await expect( once.badge ).toHaveText( '7' );
		await expect( once.badge ).toHaveCSS(
			'background-color',
			'rgb(0, 85, 0)'
		);
		await once.cta.click();
		await once.expectOpen();
		await once.close.click();
		await once.expectClosed();
		await expect( once.cta ).toHaveCount( 0 );
		await expect( once.badge ).toHaveCount( 0 );
		await widget.open();
		await expect( widget.cta ).toHaveCount( 0 );
		await widget.close.click();
		await expect( widget.cta ).toBeVisible();
		await page.reload();
		await expect( widget.cta ).toBeVisible();
	} );

	test( 'of a launcher or a single link is hidden by its cross, also on the next page, and opens nothing', async ( {
		page,
		visit,
	} ) => {
		await visit( [ ALWAYS, { ...ALWAYS, channels: CHANNELS.slice( 2 ) } ], {
			analytics: 'on',
		} );
		const widgets = [ 0, 1 ].map(
			( index ) => new WidgetOnPage( page, index )
		);
		for ( const widget of widgets ) {
			const cross = widget.root.locator( '.chaty-cta-hide' );
			const [ cta, target ] = await Promise.all( [
				widget.cta.boundingBox(),
				cross.boundingBox(),
			] );
			expect( target ).toMatchObject( { width: 44, height: 44 } );
			expect( target?.x ).toBeGreaterThan( cta?.x ?? 0 );
			await expectAccessible( page );
			await page.keyboard.press( 'Tab' );
			await cross.press( 'Enter' );
			await expect( widget.cta ).toHaveCSS( 'opacity', '0' );
			await expect( cross ).toBeHidden();
			await expect(
				widget.root.locator( '.chaty-i-trigger :focus' )
			).toHaveAccessibleName( /^Talk to us/ );
			await widget.expectClosed();
		}
		await page.reload();
		for ( const { root, box, cta } of widgets ) {
			await expect( box ).toBeVisible();
			await expect( cta ).toHaveCount( 0 );
			await expect( root.locator( '.chaty-cta-hide' ) ).toHaveCount( 0 );
		}
	} );
} );

test( 'a single channel is the launcher, and works without another bundle', async ( {
	page,
	visit,
} ) => {
	const widget = await visit( {
		settings: {
			show_cta: 'all_time',
			cta_text: '<p>Talk to <strong>us</strong></p>',
			is_pending_mesg_enabled: 'on',
			pending_mesg_count: '7',
		},
		channels: [
			aChannel( {
				channel: 'Telegram',
				value: '@demo_user',
				hover_text: 'Write me',
			} ),
			aChannel( { is_desktop: 0 } ),
		],
	} );
	await widget.expectSingle( {
		channel: 'Telegram',
		href: 'https://telegram.me/demo_user',
		target: '_blank',
	} );
	await expect( widget.single ).toHaveAccessibleName( 'Talk to us Write me' );
	await expect( widget.cta ).toBeInViewport( { ratio: 1 } );
	await expect( widget.badge ).toHaveText( '7' );
	await expectAccessible( page );
	await expect( widget.single ).toHaveAttribute( 'rel', /nofollow noopener/ );
	const popup = page.waitForEvent( 'popup' );
	await widget.cta.click();
	await popup;
	await expect( widget.badge ).toHaveCount( 0 );
	await expect( widget.cta ).toBeVisible();
	expect( await hasOpenWidgetCode( page ) ).toBe( false );
	await page.evaluate( 'launch_chaty()' );
	await expect( widget.single ).toBeVisible();
} );

test.describe( 'two widgets', () => {
	test( 'given a phone, then an open panel covers the call to action of the other widget', async ( {
		page,
		visit,
	} ) => {
		await page.setViewportSize( { width: 390, height: 700 } );
		const widget = await visit( [
			{ channels: [ FORM_CHANNEL, aChannel() ] },
			{
				settings: {
					position: 'left',
					icon_view: 'horizontal',
					show_cta: 'all_time',
					cta_text: 'Find us on the quay',
				},
			},
		] );
		await widget.open();
		await widget.channel( 'Contact_Us' ).click();
		// Playwright clicks only what nothing covers.
		await widget.panel.locator( '.chaty-submit-button' ).click( {
			position: { x: 20, y: 40 },
		} );
		await expect( widget.panel.locator( 'input' ).first() ).toBeFocused();
	} );

	test( 'launch_chaty() and close_chaty(), in scripts and links, open and close them, one at a time, and never toggle; so does the keyboard', async ( {
		site,
		page,
		visit,
	} ) => {
		const path = await site.putPage( {
			slug: 'talk',
			content:
				'<!-- wp:html --><p><a href="javascript:launch_chaty()">Talk to us</a></p><!-- /wp:html -->',
		} );
		const first = await visit(
			[
				{
					settings: { position: 'left' },
					channels: [ ...CHANNELS, FORM_CHANNEL ],
				},
				{
					id: '_2',
					triggers: { has_time_delay: 1, time_delay: '600' },
				},
			],
			{ path }
		);
		const second = new WidgetOnPage( page, '_2' );
		const link = page.getByRole( 'link', { name: 'Talk to us' } );
		await link.click();
		await first.expectOpen();
		await expect( first.channels.first() ).toBeFocused();
		await link.click();
		await first.expectOpen();
		for ( let round = 0; round < 2; round++ ) {
			await page.evaluate( 'close_chaty()' );
			await first.expectClosed();
		}

		await first.open();
		await first.channel( 'Contact_Us' ).click();
		await expect( first.panel ).toBeVisible();
		// Before its trigger.
		await expect( second.root ).toHaveCount( 0 );
		await page.evaluate( 'launch_chaty( 2 )' );
		await second.expectOpen();
		await expect( second.channels.first() ).toBeFocused();
		await first.expectClosed();
		await first.launcher.focus();
		await page.keyboard.press( 'Enter' );
		await first.expectOpen();
		await second.expectClosed();
		await page.evaluate( 'launch_chaty( "_2" )' );
		await second.expectOpen();
		await page.evaluate( 'launch_chaty()' );
		await first.expectOpen();
		await page.evaluate( 'close_chaty()' );
		await first.expectClosed();
		await second.expectClosed();
		await page.evaluate( 'launch_chaty( "nobody" )' );
		await page.evaluate(
			'Promise.all( [ launch_chaty(), close_chaty() ] )'
		);
		await first.expectClosed();
	} );
} );

test( 'scripts of the page get events, can prevent a channel, and set the settings again, which changes nothing', async ( {
	page,
	context,
	visit,
} ) => {
	const calls = recordCalls( context );
	await page.addInitScript( () => {
		const heard: unknown[] = [];
		Object.assign( window, { heard } );
		for ( const name of [ 'shown', 'opened', 'closed', 'channel' ] ) {
			document.addEventListener( `chaty:${ name }`, ( event ) => {
				const { detail } = event as CustomEvent;
				heard.push(
					[ name, detail.widget, detail.channel ?? '' ]
						.join( ' ' )
						.trim()
				);
				if ( name === 'channel' ) {
					event.preventDefault();
				}
			} );
		}
	} );
	const widget = await visit( {}, { analytics: 'on' } );
	const setAgain = async () => {
		await page.evaluate(
			`chaty_settings = chaty_settings;
			chaty_settings = structuredClone( chaty_settings )`
		);
		await expect( allWidgets( page ) ).toHaveCount( 1 );
	};
	await expect( widget.launcher ).toBeVisible();
	await setAgain();
	await widget.open();
	await setAgain();
	await widget.expectOpen();
	await widget.channel( 'Telegram' ).click();
	await widget.close.click();
	await widget.expectClosed();
	expect( await page.evaluate( 'heard' ) ).toEqual( [
		'shown 0',
		'opened 0',
		'channel 0 Telegram',
		'closed 0',
	] );
	expect( page.context().pages() ).toHaveLength( 1 );
	await expect.poll( () => calls ).toHaveLength( 3 );
	expect( calls.map( ( { channel } ) => channel ).filter( Boolean ) ).toEqual(
		[ 'Telegram' ]
	);
} );
