import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { checkApgRows } from './support/apg-rows';
import { addLater, callBehaviour, watchShifts } from './support/behaviour-api';
import { putBehaviourPage, readSample } from './support/behaviour-page';
import { expect, test } from './support/fixtures';
import { listenFor, twoFrames } from './support/settle';
import type { MenuItem, Site } from './support/site';

const PHONE = { width: 390, height: 760 };
const DESKTOP = { width: 1280, height: 800 };

// Scroll bars that take room, so that a page that loses its own would jump.
test.use( {
	viewport: PHONE,
	hasTouch: true,
	launchOptions: [
		async ( { launchOptions }, provide ) =>
			provide( {
				...launchOptions,
				ignoreDefaultArgs: [ '--hide-scrollbars' ],
			} ),
		{ scope: 'worker' },
	],
} );

const button = ( page: Page | Locator, name: string ) =>
	page.getByRole( 'button', { name, exact: true } );
const panel = ( page: Page, name: string ) =>
	page.getByRole( 'dialog', { name } );
const link = ( page: Page | Locator, name: string ) =>
	page.getByRole( 'link', { name, exact: true } );

async function expectNoViolations( page: Page ) {
	const { violations } = await new AxeBuilder( { page } ).analyze();
	expect( violations ).toEqual( [] );
}

/** Opens a panel, and waits until it stands. */
async function open( page: Page, name: string ) {
	await button( page, name ).click();
	await expect( panel( page, name ) ).toBeVisible();
	await standsStill( panel( page, name ) );
}

/** How far a panel's outer edge is from that of its dialog. */
const edgeGap = ( page: Page, side: 'left' | 'right' ) =>
	page.evaluate( ( edge ) => {
		const dialog = document.querySelector( 'dialog[open]' );
		const inner = dialog?.querySelector( '.chaty-mobile-menu-panel' );
		return (
			( dialog?.getBoundingClientRect()[ edge ] ?? NaN ) -
			( inner?.getBoundingClientRect()[ edge ] ?? NaN )
		);
	}, side );

/** Opens a panel by key, and waits for what keys do in it: that comes with the first panel. */
async function openByKey( page: Page, name: string ) {
	await button( page, name ).press( 'Enter' );
	await expect
		.poll( () =>
			page.evaluate( () =>
				Object.keys(
					( window as unknown as { chaty: { views?: object } } ).chaty
						.views ?? {}
				)
			)
		)
		.toContain( 'mobile-menu' );
}

const standsStill = ( locator: Locator ) =>
	locator.evaluate( ( element ) =>
		Promise.all(
			element
				.getAnimations( { subtree: true } )
				.map( ( { finished } ) => finished )
		)
	);

/** Moves a finger over the screen, as a real one: the browser makes pointer events and scrolls of it. */
async function swipe(
	page: Page,
	from: readonly [ number, number ],
	to: readonly [ number, number ]
) {
	const client = await page.context().newCDPSession( page );
	const touch = ( type: string, points: Array< { x: number; y: number } > ) =>
		client.send( 'Input.dispatchTouchEvent', {
			type: type as 'touchStart',
			touchPoints: points,
		} );
	const at = ( share: number ) => [
		{
			x: from[ 0 ] + ( to[ 0 ] - from[ 0 ] ) * share,
			y: from[ 1 ] + ( to[ 1 ] - from[ 1 ] ) * share,
		},
	];
	await touch( 'touchStart', at( 0 ) );
	for ( let step = 1; step <= 8; step++ ) {
		await touch( 'touchMove', at( step / 8 ) );
	}
	await touch( 'touchEnd', [] );
}

/** A menu so deep, with one entry on each level. */
const deep = ( level: number, depth: number ): MenuItem => ( {
	title: `Level ${ level }`,
	url: `/visit-us/?level=${ level }`,
	children: level < depth ? [ deep( level + 1, depth ) ] : [],
} );

/** A page in the classic theme, whose header has the mobile menu of two locations. */
async function putClassicPage( site: Site, options: object = {} ) {
	await site.switchTheme( 'chaty-classic' );
	await site.setOptions( { chaty_test_menu: options } );
	await site.putMenu( {
		name: 'Bakery',
		location: 'primary',
		items: [
			{ title: 'Home', url: '/' },
			deep( 1, 11 ),
			{ title: 'Opening hours', url: '#opening-hours' },
		],
	} );
	await site.putMenu( {
		name: 'Contact',
		location: 'social',
		items: [ { title: 'Call us', url: 'tel:+15550100234' } ],
	} );
	return site.putPage( {
		slug: 'classic',
		content: readSample( 'mobile-menu' ).replace(
			/<div data-chaty[^]*?<\/div>/,
			''
		),
	} );
}

test.describe( 'in a classic theme', () => {
	test( 'menus of eleven levels slide in from the left and from the right @main', async ( {
		site,
		page,
	} ) => {
		await page.goto( await putClassicPage( site ) );
		await expect( button( page, 'Bakery' ) ).toHaveAttribute(
			'aria-expanded',
			'false'
		);
		await button( page, 'Bakery' ).tap();
		const menu = panel( page, 'Bakery' );
		await expect( menu ).toBeVisible();
		await expect( button( menu, 'Close menu' ) ).toBeFocused();
		for ( let level = 1; level < 11; level++ ) {
			await button( menu, `Level ${ level }: submenu` ).tap();
			await expect( link( menu, `Level ${ level + 1 }` ) ).toBeVisible();
		}
		await expect( link( menu, 'Level 11' ) ).toBeInViewport( { ratio: 1 } );
		expect(
			( await link( menu, 'Level 11' ).boundingBox() )?.width
		).toBeGreaterThan( 150 );
		await page.keyboard.press( 'Escape' );
		await expect( menu ).toBeHidden();
		await expect( button( page, 'Bakery' ) ).toBeFocused();

		await button( page, 'Contact' ).tap();
		await expect(
			link( panel( page, 'Contact' ), 'Call us' )
		).toBeVisible();
		await standsStill( panel( page, 'Contact' ) );
		expect( await edgeGap( page, 'right' ) ).toBe( 0 );
	} );

	test( 'a link to a place closes the panel first, then scrolls to below the header', async ( {
		site,
		page,
	} ) => {
		await page.goto( await putClassicPage( site ) );
		await page.waitForLoadState( 'networkidle' );
		await open( page, 'Bakery' );
		await page.evaluate( () => {
			const told: string[] = [];
			Object.assign( window, { told } );
			document.addEventListener( 'chaty:mobile-menu:closed', () =>
				told.push( 'closed' )
			);
			window.addEventListener( 'scroll', () => told.push( 'scrolls' ) );
		} );
		await link( panel( page, 'Bakery' ), 'Opening hours' ).click();
		const heading = page.getByRole( 'heading', { name: 'Opening hours' } );
		// 70 px of the header that stays, and 50.
		await expect
			.poll( async () =>
				Math.round( ( await heading.boundingBox() )?.y ?? NaN )
			)
			.toBe( 120 );
		await expect( heading ).toBeFocused();
		await expect( panel( page, 'Bakery' ) ).toBeHidden();
		expect( page.url() ).toContain( '#opening-hours' );
		const told = await page.evaluate(
			() => ( window as unknown as { told: string[] } ).told
		);
		expect( told.slice( 0, 2 ) ).toEqual( [ 'closed', 'scrolls' ] );
		expect( told.length ).toBeGreaterThan( 10 );
	} );

	test( 'nothing jumps; wide screens have the theme’s menu alone', async ( {
		site,
		page,
		complaints,
	} ) => {
		const path = await putClassicPage( site );
		const readShifts = await watchShifts(
			page,
			complaints,
			'.site-header, main'
		);
		await page.goto( path );
		await expect( button( page, 'Bakery' ) ).toBeVisible();
		await page.mouse.wheel( 0, 120 );
		const header = page.locator( '.site-header' );
		await expect
			.poll( () => page.evaluate( () => window.scrollY ) )
			.toBe( 120 );
		expect( await header.boundingBox() ).toMatchObject( { x: 0, y: 0 } );
		await open( page, 'Bakery' );
		expect( await header.boundingBox() ).toMatchObject( { x: 0, y: 0 } );
		await page.keyboard.press( 'Escape' );
		await expect( panel( page, 'Bakery' ) ).toBeHidden();
		expect( await readShifts() ).toEqual( [] );

		await page.setViewportSize( DESKTOP );
		await expect( link( page, 'Opening hours' ) ).toHaveCount( 1 );
		await expect( link( page, 'Opening hours' ) ).toBeVisible();
		await expect( button( page, 'Bakery' ) ).toHaveCount( 0 );
	} );

	for ( const [ breakpoint, width ] of [
		[ 1100, 1050 ],
		[ 820, 790 ],
	] as const ) {
		test( `below ${ breakpoint } px, which the style sheet does not know, and from there on; a second press closes`, async ( {
			site,
			page,
			complaints,
		} ) => {
			const path = await putClassicPage( site, { breakpoint } );
			const readShifts = await watchShifts( page, complaints, 'main' );
			await page.setViewportSize( { width, height: 700 } );
			await page.goto( path );
			const hamburger = button( page, 'Bakery' );
			await expect( hamburger ).toBeVisible();
			await expect( page.getByRole( 'list' ) ).toHaveCount(
				width < 1024 ? 0 : 1
			);
			expect( await readShifts() ).toEqual( [] );

			const {
				x,
				y,
				width: size,
			} = ( await hamburger.boundingBox() ) ?? {
				x: NaN,
				y: NaN,
				width: NaN,
			};
			for ( const isOpen of [ true, false ] ) {
				await page.mouse.click( x + size / 2, y + size / 2 );
				await expect( panel( page, 'Bakery' ) ).toBeVisible( {
					visible: isOpen,
				} );
			}
			await expect( hamburger ).toBeFocused();

			await page.setViewportSize( { width: breakpoint, height: 700 } );
			await expect( hamburger ).toHaveCount( 0 );
			await expect(
				page.getByRole( 'navigation', { name: 'Contact' } )
			).toHaveCount( 0 );
		} );
	}

	test.describe( 'without scripts', () => {
		test.use( { javaScriptEnabled: false } );

		test( 'the lists can be used', async ( { site, page } ) => {
			await page.goto( await putClassicPage( site, { wide: true } ) );
			await link( page, 'Call us' ).hover();
			await page
				.getByRole( 'navigation', { name: 'Bakery' } )
				.getByText( 'Home' )
				.click();
			await expect(
				page.getByRole( 'heading', { name: 'Bread worth the walk' } )
			).toBeVisible();
		} );
	} );
} );

/** The origin's whole markup. */
const origin = ( attributes: string, panelClass = '' ) => `<!-- wp:html -->
	<div class="mob-menu-header-holder mobmenu" style="position: fixed; inset: 0 0 auto; background: #fff" ${ attributes }>
		<div class="mobmenul-container"><a href="#" class="mobmenu-left-bt mobmenu-trigger-action" data-panel-target="mobmenu-left-panel"><button class="hamburger hamburger--squeeze" type="button" aria-label="Menu"><span>=</span></button></a></div>
		<div class="mobmenur-container"><a href="#" class="mobmenu-right-bt mobmenu-trigger-action" data-panel-target="mobmenu-right-panel"><img src="/wp-includes/images/w-logo-blue-white-bg.png" alt="Shop" width="40" height="40"></a></div>
	</div>
	<div class="mobmenu-overlay"></div>
	<div class="mobmenu-left-alignment mobmenu-panel mobmenu-left-panel ${ panelClass }">
		<a href="#" class="mobmenu-left-bt mobmenu-trigger-action mob-cancel-button" data-panel-target="mobmenu-left-panel">x</a>
		<div class="mobmenu-content"><ul id="mobmenuleft">
			<li class="menu-item menu-item-has-children"><a href="/visit-us/?bread">Bread</a><ul class="sub-menu"><li><a href="/visit-us/?rye">Rye</a></li></ul></li>
			<li class="menu-item menu-item-has-children"><a href="/visit-us/?cake">Cake</a><ul class="sub-menu"><li><a href="/visit-us/?almond">Almond</a></li></ul></li>
			<li><a href="#below">Below</a></li>
		</ul></div>
	</div>
	<div class="mobmenu-right-alignment mobmenu-panel mobmenu-right-panel"><div class="mobmenu-content"><ul id="mobmenuright"><li><a href="/visit-us/">Basket</a></li></ul></div></div>
	<div style="height: 1500px"></div><h2 id="below">Below</h2><div style="height: 1500px"></div>
<!-- /wp:html -->`;

test.describe( 'with the origin’s markup', () => {
	for ( const [ display, box ] of [
		[ 'mob-menu-slideout-over', { x: 0, width: 319, height: 760 } ],
		[ 'mob-menu-slideout', { x: 0, width: 319, height: 760 } ],
		[ 'mob-menu-slideout-top', { x: 0, width: 375, height: 200 } ],
		[ 'mob-menu-overlay', { x: 0, width: 375, height: 760 } ],
	] as const ) {
		test( `${ display }: classes, overlay, and a link to a place`, async ( {
			site,
			page,
		} ) => {
			await page.goto(
				await putBehaviourPage(
					site,
					'mobile-menu',
					origin( `data-menu-display="${ display }"` )
				)
			);
			// The origin prints its header at the end of the page.
			await page
				.locator( '.mob-menu-header-holder' )
				.evaluate( ( header ) => document.body.append( header ) );
			await expect( link( page, 'Basket' ) ).toBeHidden();
			await open( page, 'Menu' );
			const side = page.locator( '.mobmenu-left-panel' );
			await expect( side ).toHaveClass( /show-panel/ );
			await expect( page.locator( 'body' ) ).toHaveClass(
				/show-nav-left/
			);
			await expect( page.locator( 'html' ) ).toHaveClass(
				/mob-menu-no-scroll/
			);
			await expect( page.locator( '.hamburger' ) ).toHaveClass(
				/is-active/
			);
			expect( await side.boundingBox() ).toMatchObject( {
				...box,
				height: expect.any( Number ),
			} );
			const pushed = await page
				.locator( '.wp-site-blocks' )
				.boundingBox();
			expect( pushed?.x ).toBe(
				display === 'mob-menu-slideout' ? box.width : 0
			);
			await expectNoViolations( page );

			if ( display !== 'mob-menu-overlay' ) {
				await page
					.locator( '.mobmenu-overlay' )
					.click( { position: { x: 360, y: 700 } } );
				await expect( side ).toBeHidden();
				await expect( page.locator( 'body' ) ).not.toHaveClass(
					/show-nav/
				);
				await expect( page.locator( '.hamburger' ) ).not.toHaveClass(
					/is-active/
				);
				await open( page, 'Menu' );
			}
			await link( page, 'Below' ).click();
			const heading = page.getByRole( 'heading', { name: 'Below' } );
			await expect( heading ).toBeFocused();
			const header = await page
				.locator( '.mob-menu-header-holder' )
				.evaluate( ( { clientHeight } ) => clientHeight );
			expect( header ).toBeGreaterThan( 30 );
			await expect
				.poll( async () =>
					Math.round( ( await heading.boundingBox() )?.y ?? NaN )
				)
				.toBe( header + 50 );
		} );
	}

	test( 'its icons, one submenu at a time, parents that open, one level at a time', async ( {
		site,
		page,
	} ) => {
		await page.goto(
			await putBehaviourPage(
				site,
				'mobile-menu',
				origin(
					'data-autoclose-submenus="1" data-open-icon="down-open" data-close-icon="up-open"'
				)
			)
		);
		await open( page, 'Menu' );
		const bread = button( page, 'Bread: submenu' );
		await expect( bread ).toHaveClass( /mob-expand-submenu/ );
		await bread.click();
		await expect( bread.locator( '.close-icon' ) ).not.toHaveCSS(
			'display',
			'none'
		);
		await expect( bread.locator( '.open-icon' ) ).toHaveCSS(
			'display',
			'none'
		);
		await expect( page.locator( '.show-sub-menu' ) ).toHaveText( 'Rye' );
		await button( page, 'Cake: submenu' ).click();
		await expect( page.locator( '.show-sub-menu' ) ).toHaveText( 'Almond' );
		await button( page, 'Close menu' ).click();
		await expect( page.locator( '.show-sub-menu' ) ).toHaveCount( 0 );

		await page.evaluate( () =>
			document.body.classList.add( 'mob-menu-sliding-menus' )
		);
		await open( page, 'Menu' );
		await bread.click();
		await expect( link( page, 'Rye' ) ).toBeVisible();
		await expect( link( page, 'Cake' ) ).toBeHidden();
		await bread.click();
		await expect( link( page, 'Cake' ) ).toBeVisible();

		await page.goto(
			await putBehaviourPage(
				site,
				'mobile-menu',
				origin( '', 'mobmenu-parent-link' )
			)
		);
		await open( page, 'Menu' );
		await button( page, 'Bread' ).click();
		await expect( link( page, 'Rye' ) ).toBeVisible();
		await button( page, 'Close menu' ).click();
		await open( page, 'Shop' );
		await expect( link( page, 'Basket' ) ).toBeVisible();
	} );
} );

test.describe( 'in a block theme', () => {
	test( 'names, roles and states; axe finds nothing in any of them', async ( {
		site,
		page,
	} ) => {
		await page.goto( await putBehaviourPage( site, 'mobile-menu' ) );
		await expect( button( page, 'Bakery' ) ).toBeVisible();
		await expectNoViolations( page );
		await open( page, 'Bakery' );
		const menu = panel( page, 'Bakery' );
		await button( menu, 'Bread: submenu' ).click();
		await button( menu, 'Cakes' ).click();
		await standsStill( menu );
		await expectNoViolations( page );
		await expect( menu ).toMatchAriaSnapshot( `
- dialog "Bakery":
  - button "Close menu"
  - navigation "Bakery":
    - list:
      - listitem:
        - link "Home"
      - listitem:
        - link "Bread"
        - 'button "Bread: submenu" [expanded]'
        - list:
          - listitem:
            - link "Rye"
          - listitem:
            - link "Wheat"
            - 'button "Wheat: submenu"'
      - listitem:
        - button "Cakes" [expanded]
        - list:
          - listitem:
            - link "Almond"
          - listitem:
            - link "Cardamom"
      - listitem:
        - link "Opening hours"
` );
		await button( menu, 'Bread: submenu' ).click();
		await expect( link( menu, 'Rye' ) ).toBeHidden();
		await button( menu, 'Close menu' ).click();
		await expect( menu ).toBeHidden();
		await open( page, 'Contact' );
		await standsStill( panel( page, 'Contact' ) );
		await expectNoViolations( page );
	} );

	test( 'a modal dialog by the APG', async ( { site, page } ) => {
		await page.goto( await putBehaviourPage( site, 'mobile-menu' ) );
		const menu = panel( page, 'Bakery' );
		const last = link( menu, 'Opening hours' );
		const whenOpen = ( check: () => Promise< void > ) => async () => {
			await openByKey( page, 'Bakery' );
			await check();
		};
		await checkApgRows( page, 'dialog-modal', {
			'key-tab': whenOpen( async () => {
				await expect( button( menu, 'Close menu' ) ).toBeFocused();
				await page.keyboard.press( 'Tab' );
				await expect( link( menu, 'Home' ) ).toBeFocused();
				await last.focus();
				await page.keyboard.press( 'Tab' );
				await expect( button( menu, 'Close menu' ) ).toBeFocused();
			} ),
			'key-shift-tab': whenOpen( async () => {
				await page.keyboard.press( 'Shift+Tab' );
				await expect( last ).toBeFocused();
				await page.keyboard.press( 'Shift+Tab' );
				await expect( button( menu, 'Cakes' ) ).toBeFocused();
			} ),
			'key-escape': whenOpen( async () => {
				await page.keyboard.press( 'Escape' );
				await expect( menu ).toBeHidden();
				await expect( button( page, 'Bakery' ) ).toBeFocused();
			} ),
			'dialog-role': whenOpen( () => expect( menu ).toBeVisible() ),
			'aria-labelledby': whenOpen( () =>
				expect( menu ).toHaveAccessibleName( 'Bakery' )
			),
			// A menu has no message beside its name.
			'aria-describedby': whenOpen( () =>
				expect( menu ).toHaveAccessibleDescription( '' )
			),
			// The browser says so of a dialog that it shows as a modal one.
			'aria-modal': whenOpen( async () => {
				await expect( page.locator( 'dialog:modal' ) ).toBeVisible();
				const isInert = await page.evaluate( () => {
					const outside =
						document.querySelector< HTMLElement >(
							'.wp-site-blocks a'
						);
					outside?.focus();
					return outside?.ownerDocument.activeElement !== outside;
				} );
				expect( isInert ).toBe( true );
			} ),
		} );
	} );

	test( 'submenus by keys, as disclosures of the APG', async ( {
		site,
		page,
	} ) => {
		const content = readSample( 'mobile-menu' ).replace(
			'<a href="/">',
			'<a href="/" aria-current="page">'
		);
		await page.goto(
			await putBehaviourPage( site, 'mobile-menu', content )
		);
		const menu = panel( page, 'Bakery' );
		const bread = button( menu, 'Bread: submenu' );
		const whenOpen = ( check: () => Promise< void > ) => async () => {
			await openByKey( page, 'Bakery' );
			await check();
		};
		const list = menu.locator( 'ul ul' ).first();
		await checkApgRows( page, 'disclosure-navigation-hybrid', {
			'key-tab': whenOpen( async () => {
				await bread.press( 'Enter' );
				for ( const name of [ 'Rye', 'Wheat' ] ) {
					await page.keyboard.press( 'Tab' );
					await expect( link( menu, name ) ).toBeFocused();
				}
				await page.keyboard.press( 'Shift+Tab' );
				await expect( link( menu, 'Rye' ) ).toBeFocused();
			} ),
			'key-enter-space': whenOpen( async () => {
				await bread.press( 'Enter' );
				await expect( list ).toBeVisible();
				await page.keyboard.press( 'Space' );
				await expect( list ).toBeHidden();
				await button( menu, 'Cakes' ).press( 'Space' );
				await expect( link( menu, 'Almond' ) ).toBeVisible();
				await link( menu, 'Almond' ).press( 'Enter' );
				await page.waitForURL( /cake=almond/ );
				await page.goBack();
				await expect( menu ).toBeHidden();
			} ),
			// Escape is the dialog's: one press leaves the menu from any depth.
			'key-escape': whenOpen( async () => {
				await bread.press( 'Enter' );
				await link( menu, 'Rye' ).focus();
				await page.keyboard.press( 'Escape' );
				await expect( menu ).toBeHidden();
				await expect( button( page, 'Bakery' ) ).toBeFocused();
			} ),
			'key-arrows': whenOpen( async () => {
				await bread.focus();
				await page.keyboard.press( 'ArrowDown' );
				await expect( button( menu, 'Cakes' ) ).toBeFocused();
				await page.keyboard.press( 'ArrowUp' );
				await page.keyboard.press( 'Enter' );
				await page.keyboard.press( 'ArrowRight' );
				await expect( link( menu, 'Rye' ) ).toBeFocused();
				await page.keyboard.press( 'ArrowDown' );
				await expect( link( menu, 'Wheat' ) ).toBeFocused();
				await page.keyboard.press( 'ArrowLeft' );
				await expect( link( menu, 'Rye' ) ).toBeFocused();
			} ),
			'key-home-end': whenOpen( async () => {
				await bread.press( 'Enter' );
				await page.keyboard.press( 'End' );
				await expect( link( menu, 'Opening hours' ) ).toBeFocused();
				await page.keyboard.press( 'Home' );
				await expect( link( menu, 'Home' ) ).toBeFocused();
				await link( menu, 'Wheat' ).focus();
				await page.keyboard.press( 'Home' );
				await expect( link( menu, 'Rye' ) ).toBeFocused();
			} ),
			'button-aria-controls': whenOpen( async () => {
				await bread.press( 'Enter' );
				expect( await list.getAttribute( 'id' ) ).toBe(
					await bread.getAttribute( 'aria-controls' )
				);
			} ),
			'button-aria-expanded': whenOpen( async () => {
				await expect( bread ).toHaveAttribute(
					'aria-expanded',
					'false'
				);
				await bread.press( 'Enter' );
				await expect( bread ).toHaveAttribute(
					'aria-expanded',
					'true'
				);
			} ),
			'link-aria-current': whenOpen( () =>
				expect(
					menu.getByRole( 'link', { name: 'Home' } )
				).toHaveAttribute( 'aria-current', 'page' )
			),
		} );
	} );

	test( 'a finger towards its side, or beside it, closes a panel; one that scrolls does not', async ( {
		site,
		page,
	} ) => {
		const many = Array.from(
			{ length: 40 },
			( _, at ) =>
				`<li><a href="/visit-us/?loaf=${ at }">Loaf ${ at }</a></li>`
		);
		await page.goto(
			await putBehaviourPage(
				site,
				'mobile-menu',
				readSample( 'mobile-menu' ).replace(
					'<li><a href="#opening',
					`${ many.join( '' ) }$&`
				)
			)
		);
		const menu = panel( page, 'Bakery' );
		await open( page, 'Bakery' );
		await swipe( page, [ 200, 300 ], [ 170, 300 ] );
		await expect( menu ).toBeVisible();
		await swipe( page, [ 200, 300 ], [ 320, 300 ] );
		await expect( menu ).toBeVisible();
		await swipe( page, [ 200, 600 ], [ 205, 200 ] );
		await expect( link( menu, 'Home' ) ).not.toBeInViewport();
		await expect( menu ).toBeVisible();
		await swipe( page, [ 250, 300 ], [ 150, 310 ] );
		await expect( menu ).toBeHidden();

		await open( page, 'Contact' );
		await swipe( page, [ 200, 300 ], [ 300, 300 ] );
		await expect( panel( page, 'Contact' ) ).toBeHidden();

		await open( page, 'Bakery' );
		await page.touchscreen.tap( 370, 400 );
		await expect( menu ).toBeHidden();
	} );

	test( 'the page is locked where it is, and does not jump', async ( {
		site,
		page,
	} ) => {
		await page.setViewportSize( { width: 800, height: 600 } );
		await page.goto( await putBehaviourPage( site, 'mobile-menu' ) );
		await expect( button( page, 'Bakery' ) ).toBeVisible();
		await page.mouse.wheel( 0, 120 );
		await expect
			.poll( () => page.evaluate( () => window.scrollY ) )
			.toBe( 120 );
		const place = () =>
			page.evaluate( () => {
				const { x, width } = document
					.querySelector( 'footer' )
					?.getBoundingClientRect() ?? { x: 0, width: 0 };
				return [ window.scrollY, x, width ];
			} );
		const before = await place();
		expect( before[ 2 ] ).toBe( 785 );
		await open( page, 'Bakery' );
		await expect( page.locator( 'html' ) ).toHaveClass(
			/mob-menu-no-scroll/
		);
		await expect( page.locator( 'body' ) ).toHaveClass( /show-nav-left/ );
		expect( await place() ).toEqual( before );
		const isTurned = await listenFor( page, 'wheel' );
		await page.mouse.wheel( 0, 300 );
		await isTurned();
		await twoFrames( page );
		expect( await place() ).toEqual( before );
		await page.keyboard.press( 'Escape' );
		expect( await place() ).toEqual( before );
		await page.mouse.wheel( 0, 30 );
		await expect
			.poll( () => page.evaluate( () => window.scrollY ) )
			.toBe( 150 );
	} );

	test( 'a wide window closes the panel and has the list again; at every width one of the two', async ( {
		site,
		page,
	} ) => {
		await page.goto( await putBehaviourPage( site, 'mobile-menu' ) );
		await open( page, 'Bakery' );
		await button( page, 'Bread: submenu' ).click();
		await page.setViewportSize( DESKTOP );
		await expect( panel( page, 'Bakery' ) ).toHaveCount( 0 );
		await expect( page.locator( 'html' ) ).not.toHaveClass(
			/mob-menu-no-scroll/
		);
		await expect( link( page, 'Baguette' ) ).toBeVisible();
		for ( const [ width, isSmall ] of [
			[ 1023, true ],
			[ 1024, false ],
			[ 320, true ],
		] as const ) {
			await page.setViewportSize( { width, height: 700 } );
			await expect( button( page, 'Bakery' ) ).toBeVisible( {
				visible: isSmall,
			} );
			await expect( link( page, 'Baguette' ) ).toBeVisible( {
				visible: ! isSmall,
			} );
		}
	} );

	test( 'a visitor who wants less motion sees none', async ( {
		site,
		page,
	} ) => {
		await page.emulateMedia( { reducedMotion: 'reduce' } );
		await page.goto( await putBehaviourPage( site, 'mobile-menu' ) );
		const left = await button( page, 'Bakery' ).evaluate( ( element ) => {
			( element as HTMLElement ).click();
			return document
				.querySelector( '.chaty-mobile-menu-left nav' )
				?.getBoundingClientRect().x;
		} );
		expect( left ).toBe( 0 );
		const animations = () =>
			page.evaluate( () => document.getAnimations().length );
		await button( page, 'Bread: submenu' ).click();
		expect( await animations() ).toBe( 0 );
		await page.keyboard.press( 'Escape' );
		expect( await animations() ).toBe( 0 );
	} );

	test( 'a Navigation block, a list by itself, from right to left, later, and once', async ( {
		site,
		page,
	} ) => {
		const block = `<!-- wp:navigation {"overlayMenu":"never","className":"chaty-mobile-menu","ariaLabel":"Block","openSubmenusOnClick":false} -->
			<!-- wp:navigation-submenu {"label":"Bread","url":"/bread/"} --><!-- wp:navigation-link {"label":"Rye","url":"/visit-us/?loaf=rye"} /--><!-- /wp:navigation-submenu -->
			<!-- wp:navigation-link {"label":"Visit us","url":"/visit-us/"} /-->
			<!-- /wp:navigation -->`;
		await page.goto( await putBehaviourPage( site, 'mobile-menu', block ) );
		await open( page, 'Block' );
		const menu = panel( page, 'Block' );
		await expect( menu.getByRole( 'button' ) ).toHaveCount( 2 );
		await button( menu, 'Bread: submenu' ).click();
		await expectNoViolations( page );
		await link( menu, 'Rye' ).click();
		await page.waitForURL( /loaf=rye/ );
		await page.goBack();
		await expect( menu ).toBeHidden();

		await page.goto(
			await putBehaviourPage(
				site,
				'mobile-menu',
				block.replace( 'OnClick":false', 'OnClick":true' )
			)
		);
		await open( page, 'Block' );
		const bread = button( menu, 'Bread submenu' );
		await bread.press( 'Enter' );
		await page.mouse.move( 380, 700 );
		await expect( link( menu, 'Rye' ) ).toBeInViewport( { ratio: 1 } );
		await link( menu, 'Rye' ).press( 'Tab' );
		await expect( bread ).toHaveAttribute( 'aria-expanded', 'true' );
		await expectNoViolations( page );
		await page.keyboard.press( 'Escape' );
		await expect( menu ).toBeHidden();

		await page.evaluate( () => {
			document.documentElement.dir = 'rtl';
		} );
		await addLater(
			page,
			'later',
			'<ul data-chaty="mobile-menu" aria-label="Later"><li><a href="/visit-us/?later">Later link</a></li></ul>'
		);
		await callBehaviour( page, 'mobile-menu', [ 'attach', '#later' ] );
		await expect( button( page, 'Later' ) ).toHaveCount( 1 );
		await open( page, 'Later' );
		expect( await edgeGap( page, 'right' ) ).toBe( 0 );
		await swipe( page, [ 200, 300 ], [ 300, 300 ] );
		await expect( panel( page, 'Later' ) ).toBeHidden();

		await callBehaviour( page, 'mobile-menu', [ 'destroy', '#later' ] );
		await expect( button( page, 'Later' ) ).toHaveCount( 0 );
		await expect( link( page, 'Later link' ) ).toBeVisible();
	} );
} );
