import type { Page } from '@playwright/test';
import { addLater, callBehaviour } from './support/behaviour-api';
import { putBehaviourPage, readSample } from './support/behaviour-page';
import { expectNoViolations } from './support/axe';
import { expect, test } from './support/fixtures';
import { twoFrames } from './support/settle';

const NAME = 'Around the bakery';
const PHONE = { width: 390, height: 760 };
const DESKTOP = { width: 1280, height: 800 };

const menu = ( page: Page ) => page.getByRole( 'navigation', { name: NAME } );
const select = ( page: Page ) => page.getByRole( 'combobox', { name: NAME } );
const go = ( page: Page ) => page.getByRole( 'button', { name: 'Go' } );
const link = ( page: Page, name: string ) =>
	menu( page ).getByRole( 'link', { name, exact: true } );

test.use( { viewport: PHONE } );

test.describe( 'by touch', () => {
	test.use( { hasTouch: true } );

	test( 'given a small screen, then the menu is a select list, and a choice is followed, also by keys in the opened list @main', async ( {
		site,
		page,
	} ) => {
		const path = await putBehaviourPage( site, 'navigation' );
		await page.goto( path );
		await expect( select( page ) ).toBeVisible();
		await expect( link( page, 'Rye' ) ).toBeHidden();
		expect(
			await select( page ).locator( 'option' ).allTextContents()
		).toEqual( [
			NAME,
			'Home',
			'Bread',
			'- Rye',
			'- Wheat',
			'-- Baguette',
			'-- Ciabatta',
			'Visit us',
			'Call us',
		] );
		await expect(
			select( page ).getByRole( 'option', { name: 'Bread' } )
		).toBeDisabled();
		await expect( go( page ) ).toBeHidden();

		await select( page ).tap();
		await select( page ).selectOption( '-- Ciabatta' );
		await page.waitForURL( /visit-us\/\?loaf=ciabatta/ );

		await page.goto( path );
		await select( page ).tap();
		await expect( page.locator( 'select:open' ) ).toBeVisible();
		await page.keyboard.press( 'ArrowDown' );
		await page.keyboard.press( 'ArrowDown' );
		await page.keyboard.press( 'Enter' );
		await page.waitForURL( /loaf=rye/ );
	} );
} );

test( 'given a wide screen, then the list shows; at every width one of the two does', async ( {
	site,
	page,
} ) => {
	await page.setViewportSize( DESKTOP );
	await page.goto( await putBehaviourPage( site, 'navigation' ) );
	for ( const [ width, isSmall ] of [
		[ 1280, false ],
		[ 768, false ],
		[ 767, true ],
		[ 320, true ],
		[ 800, false ],
	] as const ) {
		await page.setViewportSize( { width, height: 700 } );
		await expect( select( page ) ).toBeVisible( { visible: isSmall } );
		await expect( link( page, 'Rye' ) ).toBeVisible( {
			visible: ! isSmall,
		} );
	}
	await expectNoViolations( page, '[data-chaty]' );
} );

test( 'when an entry is chosen by keys, then the page stays until Enter', async ( {
	site,
	page,
} ) => {
	await page.goto( await putBehaviourPage( site, 'navigation' ) );
	const { href } = new URL( page.url() );
	await select( page ).focus();
	for ( const text of [ 'Home', '- Rye', '- Wheat' ] ) {
		await page.keyboard.press( 'ArrowDown' );
		await expect( select( page ).locator( 'option:checked' ) ).toHaveText(
			text
		);
	}
	await twoFrames( page );
	expect( page.url() ).toBe( href );
	await expect( go( page ) ).toBeVisible();
	await expectNoViolations( page, '[data-chaty]' );

	await page.keyboard.press( 'Enter' );
	await page.waitForURL( /loaf=wheat/ );
} );

test( 'when an entry is chosen by keys, then a button follows it; on return the current page is selected', async ( {
	site,
	page,
} ) => {
	const path = await putBehaviourPage(
		site,
		'navigation',
		readSample( 'navigation' ).replace(
			'<li><a href="/visit-us/">',
			'<li class="current-menu-item"><a href="#here" aria-current="page">Here</a></li>$&'
		)
	);
	await page.goto( path );
	const chosen = select( page ).locator( 'option:checked' );
	await expect( chosen ).toHaveText( 'Here' );
	await select( page ).focus();
	await page.keyboard.type( 'vis' );
	await expect( chosen ).toHaveText( 'Visit us' );
	await page.keyboard.press( 'Tab' );
	await expect( go( page ) ).toBeFocused();
	await page.keyboard.press( 'Space' );
	await page.waitForURL( /visit-us/ );

	await page.goBack();
	await expect( chosen ).toHaveText( 'Here' );
	await expect( go( page ) ).toBeHidden();
} );

test( 'when the script runs, then the layout does not shift', async ( {
	site,
	page,
} ) => {
	const path = await putBehaviourPage( site, 'navigation' );
	const boxes = [];
	for ( const hasScript of [ false, true ] ) {
		await page.route( /build\/(behaviours|runtime).*\.js/, ( route ) =>
			hasScript
				? route.continue()
				: route.fulfill( { contentType: 'text/javascript', body: '' } )
		);
		await page.goto( path );
		await page.waitForLoadState( 'networkidle' );
		await expect( link( page, 'Rye' ) ).toBeHidden();
		boxes.push( await menu( page ).boundingBox() );
	}
	expect( boxes[ 0 ] ).toEqual( boxes[ 1 ] );
	await expect( select( page ) ).toBeVisible();
} );

test.describe( 'without scripts', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'then the list can be used', async ( { site, page } ) => {
		await page.goto( await putBehaviourPage( site, 'navigation' ) );
		await link( page, 'Baguette' ).click();
		await page.waitForURL( /loaf=baguette/ );
	} );
} );

test( 'given legacy theme markup that is added later, then it works; attach twice is harmless and destroy restores the list', async ( {
	site,
	page,
} ) => {
	await page.goto( await putBehaviourPage( site, 'navigation' ) );
	await expect( select( page ) ).toBeVisible();
	await addLater(
		page,
		'later',
		'<div id="main-navigation"><ul class="menu"><li><a href="/later">Later</a></li></ul></div>' +
			'<ul class="chaty-navigation" data-chaty-breakpoint="480"><li><a href="/list">List</a></li></ul>'
	);
	const selects = page.locator( '#later select' );
	await expect( selects ).toHaveCount( 2 );
	await callBehaviour( page, 'navigation', [ 'attach', '#later' ] );
	await expect( selects ).toHaveCount( 2 );
	const later = page.getByRole( 'link', { name: 'Later' } );
	const list = page.getByRole( 'link', { name: 'List' } );
	await expect( later ).toBeHidden();
	await expect( list ).toBeHidden();
	await page.setViewportSize( { width: 500, height: 700 } );
	await expect( later ).toBeHidden();
	await expect( list ).toBeVisible();

	await callBehaviour( page, 'navigation', [ 'destroy', 'body' ] );
	await expect( later ).toBeVisible();
	await expect( link( page, 'Rye' ) ).toBeVisible();
	await expect( page.locator( 'select' ) ).toHaveCount( 0 );
} );
