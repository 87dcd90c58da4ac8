/** The mobile menu on legacy theme markup. */
import { expectNoViolations } from './support/axe';
import { expect } from './support/behaviour-page';
import { boxOf } from './support/layout';
import { button, link, open, test } from './support/mobile-menu';

const legacyMarkup = ( attributes: string ) => `
	<div class="mob-menu-header-holder mobmenu" style="position: fixed; inset: 0 0 auto; background: #fff" ${ attributes }>
		<div class="mobmenul-container"><a href="#" class="mobmenu-left-bt mobmenu-trigger-action" data-panel-target="mobmenu-left-panel"><button class="hamburger hamburger--squeeze" type="button" aria-label="Menu"><span>=</span></button></a></div>
		<div class="mobmenur-container"><a href="#" class="mobmenu-right-bt mobmenu-trigger-action" data-panel-target="mobmenu-right-panel"><img src="/wp-includes/images/w-logo-blue-white-bg.png" alt="Shop" width="40" height="40"></a></div>
	</div>
	<div class="mobmenu-overlay"></div>
	<div class="mobmenu-left-alignment mobmenu-panel mobmenu-left-panel">
		<a href="#" class="mobmenu-left-bt mobmenu-trigger-action mob-cancel-button" data-panel-target="mobmenu-left-panel">x</a>
		<div class="mobmenu-content"><ul id="mobmenuleft">
			<li class="menu-item menu-item-has-children"><a href="/visit-us/?bread">Bread</a><ul class="sub-menu"><li><a href="/visit-us/?rye">Rye</a></li></ul></li>
			<li class="menu-item menu-item-has-children"><a href="/visit-us/?cake">Cake</a><ul class="sub-menu"><li><a href="/visit-us/?almond">Almond</a></li></ul></li>
			<li><a href="#below">Below</a></li>
		</ul></div>
	</div>
	<div class="mobmenu-right-alignment mobmenu-panel mobmenu-right-panel"><div class="mobmenu-content"><ul id="mobmenuright"><li><a href="/visit-us/">Basket</a></li></ul></div></div>
	<div style="height: 1500px"></div><h2 id="below">Below</h2><div style="height: 1500px"></div>
`;

const DISPLAYS = [
	[ 'mob-menu-slideout-over', { x: 0, width: 319, height: 760 } ],
	[ 'mob-menu-slideout', { x: 0, width: 319, height: 760 } ],
	[ 'mob-menu-slideout-top', { x: 0, width: 375, height: 200 } ],
	[ 'mob-menu-overlay', { x: 0, width: 375, height: 760 } ],
] as const;

test( 'in each display it has its classes and overlay, and links to anchors work', async ( {
	openPage,
	page,
} ) => {
	test.slow();
	const holder = page.locator( '.mob-menu-header-holder' );
	for ( const [ display, box ] of DISPLAYS ) {
		await openPage(
			'mobile-menu',
			legacyMarkup( `data-menu-display="${ display }"` )
		);
		// The legacy theme prints its header at the end of the page.
		await holder.evaluate( ( header ) => document.body.append( header ) );
		await expect( link( page, 'Basket' ) ).toBeHidden();
		await open( page, 'Menu' );
		const side = page.locator( '.mobmenu-left-panel' );
		await expect( side ).toHaveClass( /show-panel/ );
		await expect( page.locator( 'body' ) ).toHaveClass( /show-nav-left/ );
		await expect( page.locator( 'html' ) ).toHaveClass(
			/mob-menu-no-scroll/
		);
		await expect( page.locator( '.hamburger' ) ).toHaveClass( /is-active/ );
		expect( await side.boundingBox() ).toMatchObject( {
			...box,
			height: expect.any( Number ),
		} );
		const pushed = await page.locator( '.wp-site-blocks' ).boundingBox();
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
		const header = await holder.evaluate(
			( { clientHeight } ) => clientHeight
		);
		expect( header ).toBeGreaterThan( 30 );
		await expect
			.poll( async () => Math.round( ( await boxOf( heading ) ).y ) )
			.toBe( header + 50 );
	}
} );

test( 'given its options, then icons, closing of others and single levels work', async ( {
	openPage,
	page,
} ) => {
	await openPage(
		'mobile-menu',
		legacyMarkup(
			'data-autoclose-submenus="1" data-open-icon="down-open" data-close-icon="up-open"'
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

	await button( page, 'Close menu' ).click();
	await open( page, 'Shop' );
	await expect( link( page, 'Basket' ) ).toBeVisible();
} );
