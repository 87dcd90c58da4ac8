/** The mobile menu in a block theme, with markup in the page. */
import { checkApgRows, type RowChecks } from './support/apg-rows';
import { expectNoViolations } from './support/axe';
import { addLater, callBehaviour } from './support/behaviour-api';
import { expect, readSample } from './support/behaviour-page';
import { turnRightToLeft } from './support/layout';
import {
	DESKTOP,
	button,
	edgeGap,
	link,
	open,
	panel,
	swipe,
	test,
} from './support/mobile-menu';
import { listenFor, twoFrames } from './support/settle';

/** Checks, each of which opens the panel first, unless it is open. */
const whenOpen = ( checks: RowChecks ): RowChecks =>
	Object.fromEntries(
		Object.entries( checks ).map( ( [ id, check ] ) => [
			id,
			async ( page ) => {
				if ( await panel( page, 'Bakery' ).isHidden() ) {
					await button( page, 'Bakery' ).press( 'Enter' );
					// The chunk handles further keys.
					await page.waitForFunction(
						"window.chaty.chunks?.[ 'mobile-menu' ]"
					);
				}
				await check( page );
			},
		] )
	);

test( 'given each state, then names and roles are right, and axe finds no violation', async ( {
	openPage,
	page,
} ) => {
	await openPage( 'mobile-menu' );
	await expect( button( page, 'Bakery' ) ).toBeVisible();
	await expectNoViolations( page );
	await open( page, 'Bakery' );
	const menu = panel( page, 'Bakery' );
	await button( menu, 'Bread: submenu' ).click();
	await button( menu, 'Cakes' ).click();
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
	await expectNoViolations( page );
} );

test( 'given an open panel, then it follows the APG’s pattern of a modal dialog', async ( {
	openPage,
	page,
} ) => {
	await openPage( 'mobile-menu' );
	const menu = panel( page, 'Bakery' );
	const last = link( menu, 'Opening hours' );
	await checkApgRows(
		page,
		'dialog-modal',
		whenOpen( {
			'key-tab': async () => {
				await expect( button( menu, 'Close menu' ) ).toBeFocused();
				await page.keyboard.press( 'Tab' );
				await expect( link( menu, 'Home' ) ).toBeFocused();
				await last.focus();
				await page.keyboard.press( 'Tab' );
				await expect( button( menu, 'Close menu' ) ).toBeFocused();
			},
			'key-shift-tab': async () => {
				await page.keyboard.press( 'Shift+Tab' );
				await expect( last ).toBeFocused();
				await page.keyboard.press( 'Shift+Tab' );
				await expect( button( menu, 'Cakes' ) ).toBeFocused();
			},
			'key-escape': async () => {
				await page.keyboard.press( 'Escape' );
				await expect( menu ).toBeHidden();
				await expect( button( page, 'Bakery' ) ).toBeFocused();
			},
			'dialog-role': () => expect( menu ).toBeVisible(),
			'aria-labelledby': () =>
				expect( menu ).toHaveAccessibleName( 'Bakery' ),
			// A menu has no description.
			'aria-describedby': () =>
				expect( menu ).toHaveAccessibleDescription( '' ),
			// The browser sets it implicitly by `showModal()`.
			'aria-modal': async () => {
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
			},
		} )
	);
} );

test( 'given the keyboard, then submenus follow the APG’s disclosure navigation', async ( {
	openPage,
	page,
} ) => {
	const content = readSample( 'mobile-menu' ).replace(
		'<a href="/">',
		'<a href="/" aria-current="page">'
	);
	await openPage( 'mobile-menu', content );
	const menu = panel( page, 'Bakery' );
	const bread = button( menu, 'Bread: submenu' );
	const list = menu.locator( 'ul ul' ).first();
	await checkApgRows(
		page,
		'disclosure-navigation-hybrid',
		whenOpen( {
			'key-tab': async () => {
				await bread.press( 'Enter' );
				for ( const name of [ 'Rye', 'Wheat' ] ) {
					await page.keyboard.press( 'Tab' );
					await expect( link( menu, name ) ).toBeFocused();
				}
				await page.keyboard.press( 'Shift+Tab' );
				await expect( link( menu, 'Rye' ) ).toBeFocused();
			},
			'key-enter-space': async () => {
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
			},
			// Escape belongs to the dialog: one press closes the menu from any depth.
			'key-escape': async () => {
				await bread.press( 'Enter' );
				await link( menu, 'Rye' ).focus();
				await page.keyboard.press( 'Escape' );
				await expect( menu ).toBeHidden();
				await expect( button( page, 'Bakery' ) ).toBeFocused();
			},
			'key-arrows': async () => {
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
			},
			'key-home-end': async () => {
				await bread.press( 'Enter' );
				await page.keyboard.press( 'End' );
				await expect( link( menu, 'Opening hours' ) ).toBeFocused();
				await page.keyboard.press( 'Home' );
				await expect( link( menu, 'Home' ) ).toBeFocused();
				await link( menu, 'Wheat' ).focus();
				await page.keyboard.press( 'Home' );
				await expect( link( menu, 'Rye' ) ).toBeFocused();
			},
			'button-aria-controls': async () =>
				expect( bread ).toHaveAttribute(
					'aria-controls',
					`${ await list.getAttribute( 'id' ) }`
				),
			'button-aria-expanded': async () => {
				await expect( bread ).toHaveAttribute(
					'aria-expanded',
					'false'
				);
				await bread.press( 'Enter' );
				await expect( bread ).toHaveAttribute(
					'aria-expanded',
					'true'
				);
			},
			'link-aria-current': () =>
				expect(
					menu.getByRole( 'link', { name: 'Home' } )
				).toHaveAttribute( 'aria-current', 'page' ),
		} )
	);
} );

test( 'given a swipe towards its side or a tap beside it, then the panel closes; given a scroll, then not', async ( {
	openPage,
	page,
} ) => {
	const many = Array.from(
		{ length: 40 },
		( _, at ) =>
			`<li><a href="/visit-us/?loaf=${ at }">Loaf ${ at }</a></li>`
	);
	await openPage(
		'mobile-menu',
		readSample( 'mobile-menu' ).replace(
			'<li><a href="#opening',
			`${ many.join( '' ) }$&`
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

test( 'given an open panel, then the page does not scroll or shift, and a wide window closes it; at any width there is the button or the list; under reduced motion nothing is animated', async ( {
	openPage,
	page,
} ) => {
	await page.setViewportSize( { width: 800, height: 600 } );
	await openPage( 'mobile-menu' );
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
	await expect( page.locator( 'html' ) ).toHaveClass( /mob-menu-no-scroll/ );
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

	await page.emulateMedia( { reducedMotion: 'reduce' } );
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

test( 'given Navigation blocks, then they become panels; given a list that is added later in a right-to-left page, then too, once', async ( {
	openPage,
	page,
} ) => {
	const block = ( name: string, opensOnClick: boolean ) =>
		`<!-- wp:navigation {"overlayMenu":"never","className":"chaty-mobile-menu","ariaLabel":"${ name }","openSubmenusOnClick":${ opensOnClick }} -->
		<!-- wp:navigation-submenu {"label":"Bread","url":"/bread/"} --><!-- wp:navigation-link {"label":"Rye","url":"/visit-us/?loaf=rye"} /--><!-- /wp:navigation-submenu -->
		<!-- wp:navigation-link {"label":"Visit us","url":"/visit-us/"} /-->
		<!-- /wp:navigation -->`;
	await openPage(
		'mobile-menu',
		block( 'Links', false ) + block( 'Buttons', true )
	);
	await open( page, 'Links' );
	const links = panel( page, 'Links' );
	await expect( links.getByRole( 'button' ) ).toHaveCount( 2 );
	await button( links, 'Bread: submenu' ).click();
	await expectNoViolations( page );
	await link( links, 'Rye' ).click();
	await page.waitForURL( /loaf=rye/ );
	await page.goBack();
	await expect( links ).toBeHidden();

	await open( page, 'Buttons' );
	const menu = panel( page, 'Buttons' );
	const bread = button( menu, 'Bread submenu' );
	await bread.press( 'Enter' );
	await page.mouse.move( 380, 700 );
	await expect( link( menu, 'Rye' ) ).toBeInViewport( { ratio: 1 } );
	await link( menu, 'Rye' ).press( 'Tab' );
	await expect( bread ).toHaveAttribute( 'aria-expanded', 'true' );
	await expectNoViolations( page );
	await page.keyboard.press( 'Escape' );
	await expect( menu ).toBeHidden();

	await turnRightToLeft( page );
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
