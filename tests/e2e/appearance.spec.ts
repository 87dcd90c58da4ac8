/**
 * The look of a widget: position, size, effects, icons, fonts and the owner's CSS.
 */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import type { Site } from './support/site';
import {
	aChannel,
	aWidget,
	CHANNELS,
	FORM_CHANNEL,
	pageOf,
	PHONE,
	scrollTo,
	visitWidget,
	WidgetOnPage,
	type WidgetSettings,
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

const idOf = ( index: number ) => ( index ? `_${ index }` : '0' );

/** Opens a page with one widget for each of these settings. */
async function visitEach(
	site: Site,
	page: Page,
	rows: readonly WidgetSettings[ 'settings' ][]
) {
	await site.importSettings(
		pageOf(
			rows.map( ( settings, index ) =>
				aWidget( { id: index && idOf( index ), settings } )
			)
		)
	);
	await page.goto( '/' );
	const widgets = rows.map(
		( _, index ) => new WidgetOnPage( page, idOf( index ) )
	);
	for ( const { launcher } of widgets ) {
		await expect( launcher ).toBeVisible();
	}
	return widgets;
}

/** A button's box once its animations have finished. */
async function settledPlace( element: Locator ) {
	await element.page().mouse.move( 5, 5 );
	await element.evaluate( ( node ) =>
		Promise.all(
			( node.closest( '.chaty-channel' ) ?? node )
				.getAnimations( { subtree: true } )
				.map( ( animation ) => animation.finished )
		)
	);
	return placeOf( element );
}

test.describe( 'position', () => {
	for ( const [ what, settings, place ] of [
		[ 'right', { position: 'right' }, { right: 25, bottom: 25 } ],
		[ 'left', { position: 'left' }, { left: 25, bottom: 25 } ],
		[
			'custom, left',
			{
				position: 'custom',
				custom_position: 'left',
				bottom_spacing: '90',
				side_spacing: 12,
			},
			{ left: 12, bottom: 90 },
		],
		[
			'custom, right',
			{
				position: 'custom',
				custom_position: 'right',
				bottom_spacing: 0,
				side_spacing: '0',
			},
			{ right: 0, bottom: 0 },
		],
	] as const ) {
		test( `given ${ what }, then it has that position`, async ( {
			site,
			page,
		} ) => {
			const widget = await visitWidget( site, page, settings );
			expect( await placeOf( widget.launcher ) ).toMatchObject( place );
			await widget.open();
			expect( await settledPlace( widget.close ) ).toMatchObject( place );
		} );
	}

	for ( const position of [ 'left', 'right' ] ) {
		for ( const view of [ 'vertical', 'horizontal' ] ) {
			test( `given ${ position } and ${ view }, then every icon is centered in its button`, async ( {
				site,
				page,
			} ) => {
				const widget = await visitWidget( site, page, {
					position,
					icon_view: view,
				} );
				await widget.open();
				await settledPlace( widget.close );
				const offsets = await widget.root
					.locator( ':is(a, button):visible' )
					.evaluateAll( ( buttons ) =>
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
				expect( offsets ).toEqual( Array( 4 ).fill( [ 0, 0 ] ) );
			} );
		}
	}

	test( 'stays in place while the page scrolls', async ( { site, page } ) => {
		const widget = await visitWidget( site, page, {} );
		const before = await placeOf( widget.launcher );
		await scrollTo( page, 1 );
		expect( await placeOf( widget.launcher ) ).toEqual( before );
	} );
} );

test.describe( 'size', () => {
	for ( const [ size, settings ] of [
		[ 44, { widget_size: '44' } ],
		[ 54, {} ],
		[ 70, { widget_size: '70', custom_widget_size: '70' } ],
		[ 84, { widget_size: 84 } ],
		[ 94, { widget_size: '94' } ],
		[ 33, { widget_size: '33', custom_widget_size: '54' } ],
	] as const ) {
		test( `given ${ size }, then buttons are that wide, 8 px apart, and large enough to press`, async ( {
			site,
			page,
		} ) => {
			const widget = await visitWidget( site, page, settings );
			const launcher = await placeOf( widget.launcher );
			expect( launcher ).toMatchObject( { width: size, height: size } );
			const icon = await widget.launcher
				.locator( 'svg' )
				.evaluate(
					( element ) => element.getBoundingClientRect().width
				);
			expect( icon ).toBe( size / 2 );

			// A finger presses it anywhere around its center.
			const hits = await widget.launcher.evaluate( ( element ) => {
				const { left, top, width, height } =
					element.getBoundingClientRect();
				return [
					[ -21, 0 ],
					[ 21, 0 ],
					[ 0, -21 ],
					[ 0, 21 ],
				].map( ( [ x = 0, y = 0 ] ) =>
					element.contains(
						document.elementFromPoint(
							left + width / 2 + x,
							top + height / 2 + y
						)
					)
				);
			} );
			expect( hits ).toEqual( [ true, true, true, true ] );

			await widget.open();
			const places = await Promise.all(
				[ ...Array( 3 ).keys() ].map( ( index ) =>
					settledPlace( widget.channels.nth( index ) )
				)
			);
			const bottoms = [ ...places, launcher ].map(
				( { bottom } ) => bottom
			);
			expect( bottoms ).toEqual(
				[ 3, 2, 1, 0 ].map( ( index ) => 25 + index * ( size + 8 ) )
			);
			for ( const { width, right } of places ) {
				expect( { width, right } ).toEqual( {
					width: size,
					right: 25,
				} );
			}
		} );
	}

	test( 'horizontal channels are beside the launcher', async ( {
		site,
		page,
	} ) => {
		const widget = await visitWidget( site, page, {
			icon_view: 'horizontal',
		} );
		const launcher = await placeOf( widget.launcher );
		await widget.open();
		for ( const [ index, steps ] of [ 3, 2, 1 ].entries() ) {
			expect(
				await settledPlace( widget.channels.nth( index ) )
			).toMatchObject( {
				right: launcher.right + steps * 62,
				bottom: launcher.bottom,
			} );
		}
	} );

	test.describe( 'on a phone 360 px wide', () => {
		test.use( { ...PHONE, viewport: { width: 360, height: 640 } } );

		for ( const view of [ 'vertical', 'horizontal' ] ) {
			test( `many ${ view } channels stay on the screen`, async ( {
				site,
				page,
			} ) => {
				const channels = [
					'Phone',
					'SMS',
					'Whatsapp',
					'Viber',
					'Skype',
					'Telegram',
					'Snapchat',
					'TikTok',
					'Linkedin',
					'Twitter',
					'Vkontakte',
					'Instagram',
				].map( ( channel ) => ( {
					channel,
					value: '15550100234',
					is_desktop: 1,
					is_mobile: 1,
				} ) );
				const widget = await visitWidget(
					site,
					page,
					{ icon_view: view, widget_size: '70', position: 'left' },
					channels
				);
				await widget.launcher.tap();
				await widget.expectOpen();
				await expect( widget.channels ).toHaveCount( 12 );
				for ( let index = 0; index < 12; index++ ) {
					const { left, right, bottom, height } = await settledPlace(
						widget.channels.nth( index )
					);
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
			} );
		}

		test( 'a channel that has no room in the column stands beside its foot', async ( {
			site,
			page,
		} ) => {
			const channels = [
				'Phone',
				'SMS',
				'Whatsapp',
				'Viber',
				'Telegram',
				'Snapchat',
				'Twitter',
			].map( ( channel ) =>
				aChannel( { channel, value: '15550100234' } )
			);
			const widget = await visitWidget(
				site,
				page,
				{ widget_size: '70' },
				channels
			);
			await widget.launcher.tap();
			await widget.expectOpen();
			const foot = await settledPlace( widget.channels.nth( 5 ) );
			const alone = await settledPlace( widget.channels.nth( 6 ) );
			expect( alone.bottom ).toBe( foot.bottom );
			expect( alone.left ).toBeLessThan( foot.left );
		} );

		test( 'the form stays on the screen and can be read to its end', async ( {
			site,
			page,
		} ) => {
			const widget = await visitWidget(
				site,
				page,
				{ widget_size: '94' },
				[ ...CHANNELS, FORM_CHANNEL ]
			);
			await widget.launcher.tap();
			await widget.channel( 'Contact_Us' ).tap();
			await expect( widget.panel ).toBeVisible();
			await widget.panel.evaluate( ( element ) =>
				Promise.all(
					element.getAnimations().map( ( { finished } ) => finished )
				)
			);
			const { left, right, bottom, height } = await placeOf(
				widget.panel
			);
			expect( Math.min( left, right, bottom ) ).toBeGreaterThanOrEqual(
				0
			);
			expect( bottom + height ).toBeLessThanOrEqual( 640 );
			const send = widget.panel.getByRole( 'button', {
				name: 'Send it',
			} );
			await send.scrollIntoViewIfNeeded();
			await expect( send ).toBeInViewport( { ratio: 1 } );
		} );
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

/** The animations of the effect, once its style sheet has loaded. */
const animationsOf = ( widget: WidgetOnPage ) =>
	widget.root.evaluate( ( element ) =>
		element
			.getAnimations( { subtree: true } )
			.map( ( animation ) => ( animation as CSSAnimation ).animationName )
	);

test.describe( 'attention effects', () => {
	test( 'move the icon, never the button', async ( { site, page } ) => {
		const widgets = await visitEach(
			site,
			page,
			EFFECTS.map( ( effect ) => ( { attention_effect: effect } ) )
		);
		for ( const [ index, widget ] of widgets.entries() ) {
			const effect = EFFECTS[ index ] ?? '';
			await expect(
				widget.root.locator( '.chaty-cta-button' )
			).toHaveClass( new RegExp( `chaty-animation-${ effect }\\b` ) );
			await expect
				.poll( () => animationsOf( widget ), effect )
				.not.toEqual( [] );
			const seen = await widget.launcher.evaluate( ( button ) => {
				const moving = (
					button.closest( '.chaty' ) ?? button
				).getAnimations( {
					subtree: true,
				} );
				const where = () =>
					JSON.stringify( button.getBoundingClientRect() );
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
					moving.forEach(
						( animation ) => ( animation.currentTime = time )
					);
					places.add( where() );
				}
				const rounds = moving.map(
					( animation ) =>
						animation.effect?.getTiming().iterations ?? 0
				);
				return {
					places: places.size,
					rounds: Math.max( ...rounds ),
					properties: [ ...properties ],
				};
			} );
			expect.soft( seen.places, effect ).toBe( 1 );
			expect.soft( seen.rounds, effect ).toBeLessThanOrEqual( 3 );
			const FRAME = [
				'offset',
				'easing',
				'composite',
				'computedOffset',
				'opacity',
				'transform',
			];
			expect
				.soft(
					seen.properties.filter(
						( name ) => ! FRAME.includes( name )
					),
					effect
				)
				.toEqual( [] );
		}
	} );

	test( 'stop under the pointer, and end with a press', async ( {
		site,
		page,
	} ) => {
		const jump = { attention_effect: 'jump' };
		const widget = await visitWidget( site, page, jump, CHANNELS, 'on' );
		await expect
			.poll( () => animationsOf( widget ) )
			.toContain( 'chaty-jump' );
		await widget.launcher.hover();
		await expect
			.poll( () => animationsOf( widget ) )
			.not.toContain( 'chaty-jump' );
		await widget.open();
		await widget.close.click();
		await widget.expectClosed();
		await expect(
			widget.root.locator( '[class*=chaty-animation-]' )
		).toHaveCount( 0 );
		await page.reload();
		await expect( widget.launcher ).toBeVisible();
		await expect(
			widget.root.locator( '[class*=chaty-animation-]' )
		).toHaveCount( 0 );
	} );

	test( 'stop while the launcher has the focus', async ( { site, page } ) => {
		const widget = await visitWidget( site, page, {
			attention_effect: 'waggle',
		} );
		await expect
			.poll( () => animationsOf( widget ) )
			.toContain( 'chaty-waggle' );
		await page.keyboard.press( 'Shift' );
		await widget.launcher.focus();
		await expect
			.poll( () => animationsOf( widget ) )
			.not.toContain( 'chaty-waggle' );
	} );

	test( 'are off with reduced motion', async ( { site, page } ) => {
		await page.emulateMedia( { reducedMotion: 'reduce' } );
		const styles = page.waitForResponse( /effects\.css/ );
		const widget = await visitWidget( site, page, {
			attention_effect: 'shockwave',
		} );
		await ( await styles ).finished();
		await expect( widget.launcher ).toBeVisible();
		expect( await animationsOf( widget ) ).toEqual( [] );
	} );

	test( 'of a single channel move its icon', async ( { site, page } ) => {
		const widget = await visitWidget(
			site,
			page,
			{ attention_effect: 'pulse' },
			CHANNELS.slice( 0, 1 )
		);
		await expect
			.poll( () => animationsOf( widget ) )
			.toContain( 'chaty-pulse' );
	} );

	test( 'given none or no word, then nothing moves and nothing is loaded for it', async ( {
		site,
		page,
	} ) => {
		const files: string[] = [];
		page.on( 'request', ( request ) => files.push( request.url() ) );
		const widgets = await visitEach( site, page, [
			{ attention_effect: '' },
			{ attention_effect: 'none' },
		] );
		await page.waitForLoadState( 'networkidle' );
		for ( const widget of widgets ) {
			expect( await animationsOf( widget ) ).toEqual( [] );
		}
		expect( files.filter( ( url ) => /effects/.test( url ) ) ).toEqual(
			[]
		);
	} );
} );

test.describe( 'launcher icons', () => {
	test( 'each is shown', async ( { site, page } ) => {
		const icons = [ 'chat-base', 'chat-smile', 'chat-bubble', 'chat-db' ];
		const widgets = await visitEach(
			site,
			page,
			icons.map( ( icon ) => ( {
				widget_icon: icon,
				widget_color: '#ffee00',
			} ) )
		);
		for ( const [ index, { launcher } ] of widgets.entries() ) {
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
	} );

	test( 'a picture is shown; without one, the icon is', async ( {
		site,
		page,
	} ) => {
		const picture = `${ site.url }/wp-includes/images/w-logo-blue.png`;
		const widget = await visitWidget( site, page, {
			widget_icon: 'chat-image',
			widget_icon_url: picture,
		} );
		const image = widget.launcher.locator( 'img' );
		await expect( image ).toHaveAttribute( 'src', picture );
		await expect( image ).toHaveJSProperty( 'complete', true );
		await site.importSettings(
			pageOf(
				aWidget( {
					settings: {
						widget_icon: 'chat-image',
						widget_icon_url: '',
					},
				} )
			)
		);
		await page.reload();
		await expect( widget.launcher.locator( 'svg path' ) ).toBeVisible();
	} );
} );

test.describe( 'an owner’s own CSS', () => {
	test( 'applies, and wins without !important', async ( { site, page } ) => {
		// What is not a control needs no id.
		const css = `#chaty-widget-0 .chaty-widget { bottom: 90px }
			#chaty-widget-0 .chaty-widget .chaty-cta-button > button { outline: 3px solid rgb(1, 2, 3) }
			.chaty-channel-list { gap: 20px }
			#chaty-widget-0 .chaty-widget .chaty-link { border-radius: 8px }
			.chaty-widget .chaty-tooltip[data-hover]::after { background: rgb(4, 5, 6) }
			#chaty-widget-0 .chaty-widget .chaty-submit-button { border-radius: 1px }`;
		const widget = await visitWidget(
			site,
			page,
			{ has_custom_css: 1, custom_css: css },
			[ ...CHANNELS, FORM_CHANNEL ]
		);
		expect( await placeOf( widget.launcher ) ).toMatchObject( {
			bottom: 90,
		} );
		await expect( widget.launcher ).toHaveCSS(
			'outline-color',
			'rgb(1, 2, 3)'
		);
		await widget.open();
		await expect( widget.channels.first() ).toHaveCSS(
			'border-radius',
			'8px'
		);
		await expect( widget.list ).toHaveCSS( 'gap', '20px' );
		expect(
			await widget.channels
				.first()
				.evaluate(
					( link ) => getComputedStyle( link, '::after' ).background
				)
		).toContain( 'rgb(4, 5, 6)' );
		await widget.channel( 'Contact_Us' ).click();
		await expect(
			widget.panel.locator( '.chaty-submit-button' )
		).toHaveCSS( 'border-radius', '1px' );
	} );

	test( 'does not apply when it is switched off', async ( {
		site,
		page,
	} ) => {
		const widget = await visitWidget( site, page, {
			has_custom_css: 0,
			custom_css: '.chaty-widget { bottom: 90px !important }',
		} );
		expect( await placeOf( widget.launcher ) ).toMatchObject( {
			bottom: 25,
		} );
	} );
} );

test.describe( 'fonts', () => {
	const BUTTON = { show_cta: 'all_time', cta_text: 'Talk' };
	const fontsOf = ( page: Page ) =>
		page
			.locator( 'link[href*="fonts"]' )
			.evaluateAll( ( links ) =>
				links.map( ( link ) => ( link as HTMLLinkElement ).href )
			);

	test( 'that devices lack are loaded from the service when the visitor opens the widget', async ( {
		site,
		page,
		outside,
	} ) => {
		const widget = await visitWidget( site, page, {
			...BUTTON,
			font_family: 'Exo 2',
		} );
		const href =
			'https://fonts.googleapis.com/css2?display=swap&family=Exo%202';
		await widget.launcher.hover();
		await page.waitForFunction( 'window.chaty_widget' );
		expect( outside.urls ).toEqual( [] );
		await widget.open();
		expect( await outside.waitFor( /fonts/ ) ).toBe( href );
		expect( await fontsOf( page ) ).toEqual( [ href ] );
		await expect( widget.box ).toHaveCSS(
			'font-family',
			/^"Exo 2", system-ui/
		);
	} );

	test( 'of a single link are loaded when the focus is on it', async ( {
		site,
		page,
		outside,
	} ) => {
		const widget = await visitWidget(
			site,
			page,
			{ ...BUTTON, font_family: 'Exo 2' },
			CHANNELS.slice( 0, 1 )
		);
		await page.waitForFunction( 'window.chaty_single_channel' );
		expect( outside.urls ).toEqual( [] );
		await widget.single.focus();
		expect( await outside.waitFor( /fonts/ ) ).toContain( 'Exo%202' );
	} );

	test( 'that devices have load nothing', async ( {
		site,
		page,
		outside,
	} ) => {
		const families = [
			'System Stack',
			'sans-serif',
			'"Times New Roman"',
			'-apple-system,BlinkMacSystemFont,Segoe UI,Roboto,sans-serif',
			'',
		];
		const widgets = await visitEach(
			site,
			page,
			families.map( ( family ) => ( { ...BUTTON, font_family: family } ) )
		);
		for ( const [ index, { cta } ] of widgets.entries() ) {
			await expect( cta ).toBeVisible();
			const family = families[ index ] ?? '';
			const used = await cta.evaluate(
				( element ) => getComputedStyle( element ).fontFamily
			);
			expect( used ).toContain(
				family === 'System Stack'
					? 'system-ui'
					: family.split( ',' )[ 0 ]
			);
		}
		expect( await fontsOf( page ) ).toEqual( [] );
		expect( outside.urls ).toEqual( [] );
	} );
} );

test( 'texts follow the browser’s own font size, whatever the theme makes of it', async ( {
	site,
	page,
	context,
} ) => {
	const widget = await visitWidget(
		site,
		page,
		{ show_cta: 'all_time', cta_text: 'Talk to us' },
		[ ...CHANNELS, FORM_CHANNEL ]
	);
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

test.describe( 'other kinds of pages', () => {
	test( 'a printed page has no widget', async ( { site, page } ) => {
		const widget = await visitWidget( site, page, {} );
		await expect( widget.launcher ).toBeVisible();
		await page.emulateMedia( { media: 'print' } );
		await expect( widget.launcher ).toBeHidden();
		await page.emulateMedia( { media: 'screen' } );
		await expect( widget.launcher ).toBeVisible();
	} );

	for ( const position of [ 'left', 'right' ] as const ) {
		for ( const view of [ 'vertical', 'horizontal' ] ) {
			test( `a right-to-left page, widget ${ position }, ${ view }`, async ( {
				site,
				page,
			} ) => {
				await site.importSettings(
					pageOf(
						aWidget( {
							settings: {
								position,
								icon_view: view,
								show_cta: 'all_time',
								cta_text: 'دردشة',
							},
							channels: [ ...CHANNELS, FORM_CHANNEL ],
						} )
					)
				);
				await page.addInitScript( () =>
					document.addEventListener(
						'DOMContentLoaded',
						() => ( document.documentElement.dir = 'rtl' )
					)
				);
				await page.goto( '/' );
				const widget = new WidgetOnPage( page );
				const launcher = await placeOf( widget.launcher );
				// The owner's left and right are not mirrored.
				expect( launcher[ position ] ).toBe( 25 );
				const cta = await placeOf( widget.cta );
				expect(
					Math.min( cta.left, cta.right )
				).toBeGreaterThanOrEqual( 0 );
				await widget.open();
				for ( const channel of await widget.channels.all() ) {
					await expect( channel ).toBeInViewport( { ratio: 1 } );
				}
				await widget.channel( 'Contact_Us' ).click();
				await expect( widget.panel ).toBeInViewport( { ratio: 1 } );
			} );
		}
	}

	test( 'a logged-in visitor sees the admin bar and the widget', async ( {
		site,
		page,
	} ) => {
		await site.importSettings( pageOf() );
		await page.goto( '/wp-login.php' );
		await page.locator( '#user_login' ).fill( 'admin' );
		await page.locator( '#user_pass' ).fill( 'password' );
		await page.locator( '#wp-submit' ).click();
		await page.waitForURL( /wp-admin/ );
		await page.goto( '/' );
		await expect( page.locator( '#wpadminbar' ) ).toBeVisible();
		await new WidgetOnPage( page ).open();
	} );

	test( 'a page in a page builder has no widget', async ( {
		site,
		page,
	} ) => {
		await site.importSettings( pageOf() );
		await page.goto( '/?elementor-preview=2' );
		await expect( page.locator( 'script[id^=chaty]' ) ).toHaveCount( 0 );
		await page.goto( '/wp-login.php' );
		await expect( page.locator( 'script[id^=chaty]' ) ).toHaveCount( 0 );
	} );
} );

for ( const viewport of [
	{ width: 360, height: 640 },
	{ width: 412, height: 839 },
] ) {
	test.describe( `the form of a horizontal widget on a phone ${ viewport.width } px wide`, () => {
		test.use( { ...PHONE, viewport } );

		for ( const position of [ 'left', 'right' ] ) {
			test( `${ position }, stays on the screen`, async ( {
				site,
				page,
			} ) => {
				await site.importSettings(
					pageOf(
						aWidget( {
							settings: { position, icon_view: 'horizontal' },
							channels: [ ...CHANNELS, FORM_CHANNEL ],
						} )
					)
				);
				await page.goto( '/' );
				const widget = new WidgetOnPage( page );
				await widget.launcher.tap();
				await widget.channel( 'Contact_Us' ).tap();
				await expect( widget.panel ).toBeInViewport( { ratio: 1 } );
			} );
		}
	} );
}

test( 'a font that two widgets share is requested once', async ( {
	site,
	page,
	outside,
} ) => {
	const settings = { font_family: 'Josefin Sans' };
	await site.importSettings(
		pageOf( [ aWidget( { settings } ), aWidget( { id: '_1', settings } ) ] )
	);
	await page.goto( '/', { waitUntil: 'networkidle' } );
	await new WidgetOnPage( page, '_1' ).open();
	await new WidgetOnPage( page ).open();
	await outside.waitFor( /family=/ );
	expect( outside.urls ).toHaveLength( 1 );
	await expect( page.locator( 'link[href*="family="]' ) ).toHaveCount( 1 );
} );
