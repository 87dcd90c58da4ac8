/**
 * The look of a widget: position, size, effects, icons, fonts and the owner's CSS.
 */
import type { Locator, Page } from '@playwright/test';
import { logIn } from './support/console';
import { expect, test } from './support/fixtures';
import { animationsEnd } from './support/settle';
import {
	aChannel,
	CHANNELS,
	expectInside,
	FORM_CHANNEL,
	PHONE,
	scrollTo,
	WidgetOnPage,
} from './support/widget';

/** A button's box in CSS pixels, and its distances from the window's edges. */
const placeOf = ( button: Locator ) =>
	button.evaluate( ( element ) => {
		const { left, right, bottom, width, height } =
			element.getBoundingClientRect();
		const { clientWidth } = document.documentElement;
		return {
			left,
			right: clientWidth - right,
			bottom: window.innerHeight - bottom,
			width,
			height,
		};
	} );

/** The first widgets of a page. */
const widgetsOn = ( page: Page, count: number ) =>
	Array.from(
		{ length: count },
		( _, index ) => new WidgetOnPage( page, index )
	);

/** A button's box once its animations have finished. */
async function settledPlace( element: Locator ) {
	const page = element.page();
	await page.mouse.move( 5, 5 );
	await animationsEnd( page );
	return placeOf( element );
}

const settledPlaces = ( { channels }: WidgetOnPage, count = 3 ) =>
	Promise.all(
		[ ...Array( count ).keys() ].map( ( index ) =>
			settledPlace( channels.nth( index ) )
		)
	);

/** How far the icon of each visible button is off its center. */
const iconOffsets = ( { root }: WidgetOnPage ) =>
	root.locator( ':is(a, button):visible' ).evaluateAll( ( buttons ) =>
		buttons.map( ( button ) => {
			const outer = button.getBoundingClientRect();
			const inner = button
				.querySelector( 'svg' )
				?.getBoundingClientRect();
			return [
				( inner?.left ?? 0 ) -
					outer.left -
					( outer.right - ( inner?.right ?? 0 ) ),
				( inner?.top ?? 0 ) -
					outer.top -
					( outer.bottom - ( inner?.bottom ?? 0 ) ),
			].map( ( offset ) => Math.round( offset ) || 0 );
		} )
	);

/** Whether a finger presses a button 21 px around its center. */
const isHitAround = ( button: Locator ) =>
	button.evaluate( ( element ) => {
		const { left, top, width, height } = element.getBoundingClientRect();
		return [
			[ -21, 0 ],
			[ 21, 0 ],
			[ 0, -21 ],
			[ 0, 21 ],
		].every( ( [ x = 0, y = 0 ] ) =>
			element.contains(
				document.elementFromPoint(
					left + width / 2 + x,
					top + height / 2 + y
				)
			)
		);
	} );

test.describe( 'position and size', () => {
	/** Two widgets on each page, one on each side. */
	const PAGES = [
		[
			[ { position: 'left' }, { left: 25, bottom: 25 } ],
			[
				{
					position: 'custom',
					custom_position: 'right',
					bottom_spacing: 0,
					side_spacing: '0',
					icon_view: 'horizontal',
				},
				{ right: 0, bottom: 0 },
			],
		],
		[
			[ { position: 'right' }, { right: 25, bottom: 25 } ],
			[
				{
					position: 'custom',
					custom_position: 'left',
					bottom_spacing: '90',
					side_spacing: 12,
					icon_view: 'horizontal',
				},
				{ left: 12, bottom: 90 },
			],
		],
	] as const;

	test( 'of each kind: in its place, with centered icons, channels above or beside it; scrolling moves nothing, and print shows nothing', async ( {
		page,
		visit,
	} ) => {
		for ( const rows of PAGES ) {
			await visit( rows.map( ( [ settings ] ) => ( { settings } ) ) );
			for ( const [ index, widget ] of widgetsOn( page, 2 ).entries() ) {
				const [ settings, place ] = rows[ index ] ?? rows[ 0 ];
				await test.step( JSON.stringify( settings ), async () => {
					const launcher = await placeOf( widget.launcher );
					expect( launcher ).toMatchObject( place );
					expect( launcher ).toMatchObject( {
						width: 54,
						height: 54,
					} );
					await widget.open();
					expect( await settledPlace( widget.close ) ).toMatchObject(
						place
					);
					const side = 'left' in place ? 'left' : 'right';
					const isBeside = 'icon_view' in settings;
					// In the order of reading: beside it on the left, the first is next to it.
					const steps =
						isBeside && side === 'left' ? [ 1, 2, 3 ] : [ 3, 2, 1 ];
					expect(
						( await settledPlaces( widget ) ).map( ( one ) => [
							one[ side ] - launcher[ side ],
							one.bottom - launcher.bottom,
						] )
					).toEqual(
						steps.map( ( step ) =>
							isBeside ? [ step * 62, 0 ] : [ 0, step * 62 ]
						)
					);
					expect( await iconOffsets( widget ) ).toEqual(
						Array( 4 ).fill( [ 0, 0 ] )
					);
					await widget.close.click();
				} );
			}
		}
		const { launcher } = new WidgetOnPage( page );
		const before = await placeOf( launcher );
		await scrollTo( page, 1 );
		expect( await placeOf( launcher ) ).toEqual( before );
		await page.emulateMedia( { media: 'print' } );
		await expect( launcher ).toBeHidden();
		await page.emulateMedia( { media: 'screen' } );
		await expect( launcher ).toBeVisible();
	} );

	test( 'on small screens: on the other side and at other distances, with all that belongs to it, whatever the window was before', async ( {
		page,
		visit,
	} ) => {
		const cta = { show_cta: 'all_time', cta_text: 'Write to us' };
		const above = await visit( [
			{
				settings: {
					...cta,
					mobile_position: 'left',
					mobile_bottom_spacing: 70,
					mobile_side_spacing: 10,
				},
				channels: [ ...CHANNELS, FORM_CHANNEL ],
			},
			{
				settings: {
					position: 'left',
					mobile_position: 'right',
					icon_view: 'horizontal',
				},
			},
		] );
		const beside = new WidgetOnPage( page, 1 );
		for ( const [ width, side, other, place ] of [
			[ 1280, 'right', 'left', { right: 25, bottom: 25 } ],
			[ 390, 'left', 'right', { left: 10, bottom: 70 } ],
			[ 768, 'right', 'left', { right: 25, bottom: 25 } ],
		] as const ) {
			await page.setViewportSize( { width, height: 800 } );
			const launcher = await placeOf( above.launcher );
			expect( launcher ).toMatchObject( place );
			expect(
				( await placeOf( above.cta ) )[ side ] - launcher[ side ]
			).toBeGreaterThan( 54 );
			await above.open();
			expect( await settledPlaces( above, 4 ) ).toMatchObject(
				[ 4, 3, 2, 1 ].map( ( steps ) => ( {
					[ side ]: launcher[ side ],
					bottom: launcher.bottom + steps * 62,
				} ) )
			);
			await above.channels.last().click();
			await expectInside( above );
			expect( ( await settledPlace( above.panel ) )[ side ] ).toBe(
				width < 421 ? 16 : launcher[ side ]
			);
			await page.keyboard.press( 'Escape' );
			await page.keyboard.press( 'Escape' );

			expect( await placeOf( beside.launcher ) ).toMatchObject( {
				[ other ]: 25,
				bottom: 25,
			} );
			await beside.open();
			expect(
				( await settledPlaces( beside ) ).map( ( one ) => one[ other ] )
			).toEqual(
				( other === 'left' ? [ 1, 2, 3 ] : [ 3, 2, 1 ] ).map(
					( step ) => 25 + step * 62
				)
			);
			await beside.close.click();
		}
	} );

	test( 'given a size, then buttons are that wide, 8 px apart, and large enough to press', async ( {
		page,
		visit,
	} ) => {
		const SIZES = [ 33, 94 ];
		await visit( [
			{ settings: { widget_size: '33', custom_widget_size: '54' } },
			{ settings: { widget_size: '94', position: 'left' } },
		] );
		for ( const [ index, widget ] of widgetsOn( page, 2 ).entries() ) {
			const size = SIZES[ index ] ?? 0;
			const side = index ? 'left' : 'right';
			const launcher = await placeOf( widget.launcher );
			expect( launcher ).toMatchObject( { width: size, height: size } );
			expect(
				( await placeOf( widget.launcher.locator( 'svg' ) ) ).width
			).toBe( size / 2 );
			expect( await isHitAround( widget.launcher ) ).toBe( true );
			await widget.open();
			expect( await settledPlaces( widget ) ).toMatchObject(
				[ 3, 2, 1 ].map( ( steps ) => ( {
					width: size,
					[ side ]: 25,
					bottom: 25 + steps * ( size + 8 ),
				} ) )
			);
		}
	} );
} );

test.describe( 'on a phone 360 px wide', () => {
	test.use( { ...PHONE, viewport: { width: 360, height: 640 } } );

	const many = ( count: number ) =>
		[
			'Phone',
			'SMS',
			'Whatsapp',
			'Viber',
			'Telegram',
			'Snapchat',
			'Twitter',
			'Skype',
			'TikTok',
			'Linkedin',
			'Vkontakte',
			'Instagram',
		]
			.slice( 0, count )
			.map( ( channel ) =>
				aChannel( { channel, value: '15550100234' } )
			);

	test( 'many channels, vertical or horizontal, stay on the screen; one without room in the column stands beside its foot', async ( {
		page,
		visit,
	} ) => {
		for ( const view of [ 'vertical', 'horizontal' ] ) {
			await visit( [
				{
					settings: {
						icon_view: view,
						widget_size: '70',
						position: 'left',
					},
					channels: many( 12 ),
				},
				{ settings: { widget_size: '70' }, channels: many( 7 ) },
			] );
			const widget = new WidgetOnPage( page );
			await widget.launcher.tap();
			await widget.expectOpen();
			await expect( widget.channels ).toHaveCount( 12 );
			for ( const place of await settledPlaces( widget, 12 ) ) {
				const { left, right, bottom, height } = place;
				expect(
					Math.min( left, right, bottom )
				).toBeGreaterThanOrEqual( 0 );
				expect( bottom + height ).toBeLessThanOrEqual( 640 );
			}
			expect(
				await page.evaluate(
					() => document.documentElement.scrollWidth
				)
			).toBeLessThanOrEqual( 360 );
			await widget.close.tap();
		}
		const other = new WidgetOnPage( page, 1 );
		await other.launcher.tap();
		await other.expectOpen();
		const [ foot, alone ] = ( await settledPlaces( other, 7 ) ).slice( 5 );
		expect( alone?.bottom ).toBe( foot?.bottom );
		expect( alone?.left ).toBeLessThan( foot?.left ?? 0 );
		// A window of 1280 px at 400 %.
		await page.setViewportSize( { width: 320, height: 256 } );
		for ( const channel of await other.channels.all() ) {
			await channel.scrollIntoViewIfNeeded();
			await expect( channel ).toBeInViewport( { ratio: 1 } );
			await channel.tap( { trial: true } );
		}
		await page.addStyleTag( {
			content: 'body{writing-mode:vertical-rl}',
		} );
		await expect( other.list ).toHaveCSS( 'writing-mode', 'horizontal-tb' );
	} );

	test( 'the form stays on the screen, whatever the widget, and can be read to its end', async ( {
		page,
		visit,
	} ) => {
		const channels = [ ...CHANNELS, FORM_CHANNEL ];
		await visit( [
			{ settings: { icon_view: 'horizontal' }, channels },
			{
				settings: { icon_view: 'horizontal', position: 'left' },
				channels,
			},
			{ settings: { widget_size: '94' }, channels },
		] );
		for ( const viewport of [
			{ width: 360, height: 640 },
			{ width: 412, height: 839 },
		] ) {
			await page.setViewportSize( viewport );
			for ( const widget of widgetsOn( page, 3 ) ) {
				await widget.launcher.tap();
				await widget.channel( 'Contact_Us' ).tap();
				await expect( widget.panel ).toBeInViewport( { ratio: 1 } );
				const send = widget.panel.getByRole( 'button', {
					name: 'Send it',
				} );
				await send.scrollIntoViewIfNeeded();
				await expect( send ).toBeInViewport( { ratio: 1 } );
				await page.evaluate( 'close_chaty()' );
				await widget.expectClosed();
			}
		}
	} );
} );

const EFFECTS = [
	'sheen',
	'spin',
	'pulse',
	'jump',
	'waggle',
	'blink',
	'pulse-icon',
	'floating',
	'fade',
	'shockwave',
];

/** What the frames of an effect may have: nothing that needs a layout. */
const FRAME = [
	'offset',
	'easing',
	'composite',
	'computedOffset',
	'opacity',
	'transform',
];

/** The animations of the effect, once its style sheet has loaded. */
const animationsOf = ( widget: WidgetOnPage ) =>
	widget.root.evaluate( ( element ) =>
		element
			.getAnimations( { subtree: true } )
			.map( ( animation ) => ( animation as CSSAnimation ).animationName )
	);

/** Plays the animations around a button: its positions, the rounds, and the properties that change. */
const playAround = ( launcher: Locator ) =>
	launcher.evaluate( ( button ) => {
		const moving = ( button.closest( '.chaty' ) ?? button ).getAnimations( {
			subtree: true,
		} );
		const where = () => JSON.stringify( button.getBoundingClientRect() );
		const places = new Set( [ where() ] );
		const properties = new Set< string >();
		for ( const animation of moving ) {
			animation.pause();
			for ( const frame of (
				animation.effect as KeyframeEffect
			 ).getKeyframes() ) {
				Object.keys( frame ).forEach( ( key ) =>
					properties.add( key )
				);
			}
		}
		for ( let time = 0; time < 4000; time += 50 ) {
			moving.forEach( ( animation ) => ( animation.currentTime = time ) );
			places.add( where() );
		}
		const rounds = moving.map(
			( animation ) => animation.effect?.getTiming().iterations ?? 0
		);
		return {
			places: places.size,
			rounds: Math.max( ...rounds ),
			properties: [ ...properties ],
		};
	} );

test.describe( 'attention effects', () => {
	test( 'move the icon, never the button, and nothing with reduced motion', async ( {
		page,
		visit,
	} ) => {
		const settings = EFFECTS.map( ( effect ) => ( {
			attention_effect: effect,
		} ) );
		await visit( [
			...settings.map( ( one ) => ( { settings: one } ) ),
			{
				settings: { attention_effect: 'pulse' },
				channels: CHANNELS.slice( 0, 1 ),
			},
		] );
		// They have an end, which a busy machine may come to first.
		await page.addStyleTag( {
			content: '.chaty * { animation-play-state: paused !important }',
		} );
		const widgets = widgetsOn( page, EFFECTS.length );
		for ( const [ index, widget ] of widgets.entries() ) {
			const effect = EFFECTS[ index ] ?? '';
			await expect(
				widget.root.locator( '.chaty-cta-button' )
			).toHaveClass( new RegExp( `chaty-animation-${ effect }\\b` ) );
			await expect
				.poll( () => animationsOf( widget ), effect )
				.not.toEqual( [] );
			const seen = await playAround( widget.launcher );
			expect.soft( seen.places, effect ).toBe( 1 );
			expect.soft( seen.rounds, effect ).toBeLessThanOrEqual( 3 );
			expect
				.soft(
					seen.properties.filter(
						( name ) => ! FRAME.includes( name )
					),
					effect
				)
				.toEqual( [] );
		}
		const single = new WidgetOnPage( page, EFFECTS.length );
		expect( await animationsOf( single ) ).toContain( 'chaty-pulse' );
		await page.emulateMedia( { reducedMotion: 'reduce' } );
		for ( const widget of [ ...widgets, single ] ) {
			expect( await animationsOf( widget ) ).toEqual( [] );
		}
	} );

	test( 'stop under the pointer and the focus, and end with a press', async ( {
		page,
		visit,
	} ) => {
		const widget = await visit(
			[
				{ settings: { attention_effect: 'jump' } },
				{ settings: { attention_effect: 'waggle', position: 'left' } },
			],
			{ analytics: 'on' }
		);
		const other = new WidgetOnPage( page, 1 );
		const running = ( one: WidgetOnPage ) =>
			expect.poll( () => animationsOf( one ) );
		await running( widget ).toContain( 'chaty-jump' );
		await running( other ).toContain( 'chaty-waggle' );
		await page.keyboard.press( 'Shift' );
		await other.launcher.focus();
		await running( other ).not.toContain( 'chaty-waggle' );
		await widget.launcher.hover();
		await running( widget ).not.toContain( 'chaty-jump' );
		await widget.open();
		await widget.close.click();
		await widget.expectClosed();
		const effects = widget.root.locator( '[class*=chaty-animation-]' );
		await expect( effects ).toHaveCount( 0 );
		await page.reload();
		await expect( widget.launcher ).toBeVisible();
		await expect( effects ).toHaveCount( 0 );
	} );
} );

test( 'each launcher icon is shown, and a picture; without one, the icon is', async ( {
	site,
	page,
	visit,
} ) => {
	const icons = [ 'chat-base', 'chat-smile', 'chat-bubble', 'chat-db' ];
	const picture = `${ site.url }/wp-includes/images/w-logo-blue.png`;
	await visit( [
		...icons.map( ( icon ) => ( {
			settings: { widget_icon: icon, widget_color: '#ffee00' },
		} ) ),
		...[ '', picture ].map( ( address ) => ( {
			settings: { widget_icon: 'chat-image', widget_icon_url: address },
		} ) ),
	] );
	for ( const [ index, { launcher } ] of widgetsOn( page, 4 ).entries() ) {
		await expect
			.poll(
				() =>
					launcher
						.locator( 'svg' )
						.evaluate(
							( svg ) =>
								(
									svg.firstElementChild as SVGGraphicsElement
								 ).getBBox().width
						),
				icons[ index ] ?? ''
			)
			.toBeGreaterThan( 10 );
		await expect( launcher ).toHaveCSS(
			'background-color',
			'rgb(255, 238, 0)'
		);
		await expect( launcher ).toHaveCSS( 'color', 'rgb(0, 0, 0)' );
	}
	const of = ( index: number ) => new WidgetOnPage( page, index ).launcher;
	await expect( of( 4 ).locator( 'svg path' ) ).toBeVisible();
	const image = of( 5 ).locator( 'img' );
	await expect( image ).toHaveAttribute( 'src', picture );
	await expect( image ).toHaveJSProperty( 'complete', true );
} );

test( 'an owner’s own CSS applies, and wins without !important; switched off, it does not', async ( {
	page,
	visit,
} ) => {
	// What is not a control needs no id.
	const css = `#chaty-widget-0 .chaty-widget { bottom: 90px }
		#chaty-widget-0 .chaty-widget .chaty-cta-button > button { outline: 3px solid rgb(1, 2, 3) }
		.chaty-channel-list { gap: 20px }
		#chaty-widget-0 .chaty-widget .chaty-link { border-radius: 8px }
		.chaty-widget .chaty-tooltip[data-hover]::after { background: rgb(4, 5, 6) }
		#chaty-widget-0 .chaty-widget .chaty-submit-button { border-radius: 1px }
		#chaty-widget-0 .chaty-widget :is( button, a, input ) { background: rgb(7, 8, 9) }`;
	const widget = await visit( [
		{
			settings: { has_custom_css: 1, custom_css: css },
			channels: [ ...CHANNELS, FORM_CHANNEL ],
		},
		{
			settings: {
				position: 'left',
				has_custom_css: 0,
				custom_css: '.chaty-widget { bottom: 70px !important }',
			},
		},
	] );
	const bottomOf = async ( { launcher }: WidgetOnPage ) =>
		( await placeOf( launcher ) ).bottom;
	expect( await bottomOf( widget ) ).toBe( 90 );
	expect( await bottomOf( new WidgetOnPage( page, 1 ) ) ).toBe( 25 );
	await expect( widget.launcher ).toHaveCSS(
		'outline-color',
		'rgb(1, 2, 3)'
	);
	await widget.open();
	const first = widget.channels.first();
	await expect( first ).toHaveCSS( 'border-radius', '8px' );
	await expect( widget.list ).toHaveCSS( 'gap', '20px' );
	expect(
		await first.evaluate(
			( link ) => getComputedStyle( link, '::after' ).background
		)
	).toContain( 'rgb(4, 5, 6)' );
	await widget.channel( 'Contact_Us' ).click();
	const send = widget.panel.locator( '.chaty-submit-button' );
	await expect( send ).toHaveCSS( 'border-radius', '1px' );
	for ( const control of [
		widget.close,
		first,
		send,
		widget.panel.locator( '#name-0' ),
	] ) {
		await expect( control ).toHaveCSS( 'background-color', 'rgb(7, 8, 9)' );
	}
} );

test( 'a font that devices lack is loaded once, when the visitor opens a widget, of a single link when the focus is on it; one that they have and no effect load nothing', async ( {
	page,
	outside,
	visit,
} ) => {
	const files: string[] = [];
	page.on( 'request', ( request ) => files.push( request.url() ) );
	const withFont = ( font: string ) => ( {
		show_cta: 'all_time',
		cta_text: 'Talk',
		font_family: font,
		attention_effect: font ? 'none' : '',
	} );
	/** What owners chose → the beginning of what is used. */
	const OF_DEVICES = {
		'System Stack': 'system-ui',
		'sans-serif': 'sans-serif',
		'"Times New Roman"': '"Times New Roman"',
		'-apple-system,BlinkMacSystemFont,Segoe UI,Roboto,sans-serif':
			'-apple-system',
		'': '',
	};
	const widget = await visit( [
		{ settings: withFont( 'Exo 2' ) },
		{ settings: { ...withFont( 'Exo 2' ), position: 'left' } },
		{
			settings: withFont( 'Lora' ),
			channels: CHANNELS.slice( 0, 1 ),
		},
		...Object.keys( OF_DEVICES ).map( ( font ) => ( {
			settings: withFont( font ),
		} ) ),
	] );
	const others = widgetsOn( page, 8 ).slice( 3 );
	const href =
		'https://fonts.googleapis.com/css2?display=swap&family=Exo%202';
	await page.waitForFunction( 'window.chaty_single_channel' );
	for ( const [ index, family ] of Object.values( OF_DEVICES ).entries() ) {
		const one = others[ index ] ?? widget;
		await expect( one.cta ).toBeVisible();
		expect( await animationsOf( one ) ).toEqual( [] );
		expect(
			await one.cta.evaluate(
				( element ) => getComputedStyle( element ).fontFamily
			)
		).toContain( family );
	}
	await widget.launcher.hover();
	await page.waitForFunction( 'window.chaty_widget' );
	await page.waitForLoadState( 'networkidle' );
	expect( outside.urls ).toEqual( [] );
	expect( files.filter( ( url ) => /effects/.test( url ) ) ).toEqual( [] );
	await widget.open();
	expect( await outside.waitFor( /fonts/ ) ).toBe( href );
	await new WidgetOnPage( page, 1 ).open();
	await expect( page.locator( 'link[href*="fonts"]' ) ).toHaveCount( 1 );
	expect( outside.urls ).toEqual( [ href ] );
	await expect( widget.box ).toHaveCSS(
		'font-family',
		/^"Exo 2", system-ui/
	);
	await new WidgetOnPage( page, 2 ).single.focus();
	expect( await outside.waitFor( /Lora/ ) ).toContain( 'fonts' );
} );

test( 'texts follow the browser’s own font size, whatever the theme makes of it', async ( {
	page,
	context,
	visit,
} ) => {
	const widget = await visit( {
		settings: { show_cta: 'all_time', cta_text: 'Talk to us' },
		channels: [ ...CHANNELS, FORM_CHANNEL ],
	} );
	const readSize = ( element: Locator ) =>
		element.evaluate( ( node ) =>
			Math.round( parseFloat( getComputedStyle( node ).fontSize ) )
		);
	await page.addStyleTag( { content: 'html{font-size:62.5%}' } );
	expect( await readSize( widget.cta ) ).toBe( 15 );
	const session = await context.newCDPSession( page );
	await session.send( 'Page.setFontSizes', { fontSizes: { standard: 32 } } );
	expect( await readSize( widget.cta ) ).toBe( 30 );
	await widget.open();
	await widget.channel( 'Contact_Us' ).click();
	expect( await readSize( widget.panel ) ).toBe( 30 );
	expect( await readSize( widget.panel.locator( 'input' ).first() ) ).toBe(
		32
	);
} );

test( 'a right-to-left page has widgets where the owner put them, vertical and horizontal', async ( {
	page,
	visit,
} ) => {
	await page.addInitScript( () =>
		document.addEventListener(
			'DOMContentLoaded',
			() => ( document.documentElement.dir = 'rtl' )
		)
	);
	await visit(
		[ 'vertical', 'horizontal' ].flatMap( ( view ) =>
			[ 'left', 'right' ].map( ( position ) => ( {
				settings: {
					position,
					icon_view: view,
					show_cta: 'all_time',
					cta_text: 'دردشة',
				},
				channels: [ ...CHANNELS, FORM_CHANNEL ],
			} ) )
		)
	);
	for ( const [ index, widget ] of widgetsOn( page, 4 ).entries() ) {
		const launcher = await placeOf( widget.launcher );
		// The owner's left and right are not mirrored.
		expect( launcher[ index % 2 ? 'right' : 'left' ] ).toBe( 25 );
		const cta = await placeOf( widget.cta );
		expect( Math.min( cta.left, cta.right ) ).toBeGreaterThanOrEqual( 0 );
		await widget.open();
		for ( const channel of await widget.channels.all() ) {
			await expect( channel ).toBeInViewport( { ratio: 1 } );
		}
		await widget.channel( 'Contact_Us' ).click();
		await expect( widget.panel ).toBeInViewport( { ratio: 1 } );
		await page.keyboard.press( 'Escape' );
		await page.keyboard.press( 'Escape' );
	}
} );

test( 'the login has no widget; a logged-in visitor sees the admin bar and it', async ( {
	page,
	visit,
} ) => {
	const login = await page.request.get( '/wp-login.php' );
	expect( await login.text() ).not.toContain( 'id="chaty' );
	await logIn( page );
	const widget = await visit();
	await expect( page.locator( '#wpadminbar' ) ).toBeVisible();
	await widget.open();
} );
