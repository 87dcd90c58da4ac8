/** The mobile menu in a classic theme, whose menus have locations. */
import { watchShifts } from './support/behaviour-api';
import { expect } from './support/behaviour-page';
import { boxOf } from './support/layout';
import {
	DESKTOP,
	button,
	edgeGap,
	link,
	open,
	panel,
	putClassicPage,
	test,
} from './support/mobile-menu';
import { animationsEnd } from './support/settle';

test( 'given menus in two locations, then they slide in from the left and right, with eleven levels @main', async ( {
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
	await expect( link( panel( page, 'Contact' ), 'Call us' ) ).toBeVisible();
	await animationsEnd( page );
	expect( await edgeGap( page, 'right' ) ).toBe( 0 );
} );

test( 'given a phone, then nothing shifts, and a link to an anchor closes the panel, then scrolls the target below the header; given a wide screen, then only the theme’s menu shows', async ( {
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

	await open( page, 'Bakery' );
	const recorded = await page.evaluateHandle( () => {
		const list: string[] = [];
		document.addEventListener( 'chaty:mobile-menu:closed', () =>
			list.push( 'closed' )
		);
		window.addEventListener( 'scroll', () => list.push( 'scrolls' ) );
		return list;
	} );
	await link( panel( page, 'Bakery' ), 'Opening hours' ).click();
	const heading = page.getByRole( 'heading', { name: 'Opening hours' } );
	// 70 px of the sticky header, and 50 px above the target.
	await expect
		.poll( async () => Math.round( ( await boxOf( heading ) ).y ) )
		.toBe( 120 );
	await expect( heading ).toBeFocused();
	await expect( panel( page, 'Bakery' ) ).toBeHidden();
	expect( page.url() ).toContain( '#opening-hours' );
	const events = await recorded.jsonValue();
	expect( events.slice( 0, 2 ) ).toEqual( [ 'closed', 'scrolls' ] );
	expect( events.length ).toBeGreaterThan( 10 );

	await page.setViewportSize( DESKTOP );
	await expect( link( page, 'Opening hours' ) ).toHaveCount( 1 );
	await expect( link( page, 'Opening hours' ) ).toBeVisible();
	await expect( button( page, 'Bakery' ) ).toHaveCount( 0 );
} );

test( 'given another breakpoint, then the menu is in a panel only below it, and a second press closes it', async ( {
	site,
	page,
	complaints,
} ) => {
	const readShifts = await watchShifts( page, complaints, 'main' );
	const path = await putClassicPage( site );
	for ( const [ breakpoint, width ] of [
		[ 1100, 1050 ],
		[ 820, 790 ],
	] as const ) {
		await site.setOptions( { chaty_test_menu: { breakpoint } } );
		await page.setViewportSize( { width, height: 700 } );
		await page.goto( path );
		const hamburger = button( page, 'Bakery' );
		await expect( hamburger ).toBeVisible();
		await expect( page.getByRole( 'list' ) ).toHaveCount(
			width < 1024 ? 0 : 1
		);
		expect( await readShifts() ).toEqual( [] );

		const box = await boxOf( hamburger );
		const half = box.width / 2;
		for ( const isOpen of [ true, false ] ) {
			await page.mouse.click( box.x + half, box.y + half );
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
	}
} );

test.describe( 'without scripts', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'then the lists can be used', async ( { site, page } ) => {
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
