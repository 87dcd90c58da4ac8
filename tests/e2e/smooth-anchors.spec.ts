import type { Page } from '@playwright/test';
import { callBehaviour } from './support/behaviour-api';
import { expectNoViolations } from './support/axe';
import { expect, readSample, test as base } from './support/behaviour-page';
import { boxOf } from './support/layout';
import { listenFor } from './support/settle';

/** Playwright's `test`, whose `openPage` waits until links scroll and nothing moves the text any more. */
const test = base.extend( {
	openPage: async ( { openPage, page }, provide ) =>
		provide( async ( ...given ) => {
			const path = await openPage( ...given );
			await page.waitForFunction(
				"document.fonts.status === 'loaded' && window.chaty?.behaviours?.[ 'smooth-anchors' ]"
			);
			return path;
		} ),
} );

const link = ( page: Page, name: string ) =>
	page.getByRole( 'navigation', { name: 'On this page' } ).getByText( name );

const heading = ( page: Page, name: string ) =>
	page.getByRole( 'heading', { name, exact: true } );

/** The distance of a heading from the top of the viewport. */
const distance = async ( page: Page, name: string ) =>
	Math.round( ( await boxOf( heading( page, name ) ) ).y ) + 0;

const scrollY = ( page: Page ) => page.evaluate( () => window.scrollY );

test( 'when a link is clicked, then the page scrolls to 50 px above its target within a second; Back returns @main', async ( {
	openPage,
	page,
} ) => {
	await openPage( 'smooth-anchors' );
	await page.waitForLoadState( 'networkidle' );
	/** The scroll position of each frame, and when it was. */
	const seen = await page.evaluateHandle( () => {
		const list: Array< [ number, number ] > = [];
		const note = ( now: number ) => {
			// After everything that this frame does to the page.
			const { port1, port2 } = new MessageChannel();
			port1.onmessage = () => list.push( [ now, window.scrollY ] );
			port2.postMessage( '' );
			requestAnimationFrame( note );
		};
		requestAnimationFrame( note );
		return list;
	} );
	await link( page, 'Our cakes' ).click();

	await expect.poll( () => distance( page, 'Our cakes' ) ).toBe( 50 );
	await expect( heading( page, 'Our cakes' ) ).toBeFocused();
	expect( page.url() ).toContain( '#our-cakes' );

	// The page never scrolls backward.
	const frames = await seen.jsonValue();
	const places = frames.map( ( [ , place ] ) => place );
	expect( places ).toEqual( [ ...places ].sort( ( a, b ) => a - b ) );
	const moving = frames.filter(
		( [ , place ] ) => place > 1 && place < ( places.at( -1 ) ?? 0 ) - 1
	);
	const took = ( moving.at( -1 )?.[ 0 ] ?? 0 ) - ( moving[ 0 ]?.[ 0 ] ?? 0 );
	expect( took ).toBeGreaterThan( 300 );
	expect( took ).toBeLessThan( 1100 );

	await page.goBack();
	await expect.poll( () => scrollY( page ) ).toBe( 0 );
	expect( page.url() ).not.toContain( '#' );
} );

test( 'when a link is followed by keyboard, then its target has the focus and Tab continues from there; given reduced motion, then the page jumps', async ( {
	openPage,
	page,
} ) => {
	await openPage( 'smooth-anchors' );
	await link( page, 'Our cakes' ).focus();
	await page.keyboard.press( 'Enter' );
	await expect( heading( page, 'Our cakes' ) ).toBeFocused();
	await expect.poll( () => distance( page, 'Our cakes' ) ).toBe( 50 );
	await expect( heading( page, 'Our cakes' ) ).toHaveAttribute(
		'tabindex',
		'-1'
	);

	await page.keyboard.press( 'Tab' );
	await expect(
		page.getByRole( 'link', { name: 'ask us while we are open' } )
	).toBeFocused();
	await expect( heading( page, 'Our cakes' ) ).not.toHaveAttribute(
		'tabindex'
	);
	await expectNoViolations( page, '[data-chaty]' );

	await page.emulateMedia( { reducedMotion: 'reduce' } );
	await page.evaluate( () => window.scrollTo( 0, 0 ) );
	const top = await page.evaluate( () => {
		document
			.querySelector< HTMLElement >( 'a[href="#our-cakes"]' )
			?.click();
		return document.getElementById( 'our-cakes' )?.getBoundingClientRect()
			.top;
	} );
	expect( Math.round( top ?? NaN ) ).toBe( 50 );
} );

test( 'given a fixed header, found or named by an option, then the target stops below it', async ( {
	openPage,
	page,
} ) => {
	await openPage( 'smooth-anchors' );
	await page.addStyleTag( {
		content:
			'header.wp-block-template-part { position: fixed; inset: 0 0 auto; height: 90px; background: #fff; overflow: clip; z-index: 9 }',
	} );
	await link( page, 'Our cakes' ).click();
	await expect.poll( () => distance( page, 'Our cakes' ) ).toBe( 140 );

	await page.evaluate( () => {
		window.scrollTo( 0, 0 );
		const list = document.querySelector< HTMLElement >( '[data-chaty]' );
		Object.assign( list?.dataset ?? {}, {
			chatyHeader: '.bar',
			chatyOffset: '20',
		} );
		list?.insertAdjacentHTML(
			'beforebegin',
			'<p class="bar" style="height: 33px">Bar</p>'
		);
	} );
	await link( page, 'Our cakes' ).click();
	await expect.poll( () => distance( page, 'Our cakes' ) ).toBe( 53 );
} );

test.describe( 'with a finger', () => {
	test.use( { hasTouch: true, viewport: { width: 390, height: 800 } } );

	test( 'when the visitor scrolls, taps or presses a key, then the animation stops', async ( {
		openPage,
		page,
	} ) => {
		await page.clock.install();
		await openPage( 'smooth-anchors' );
		await page.clock.pauseAt( Date.now() + 60_000 );
		for ( const [ event, stop ] of [
			// Horizontally, where there is nothing to scroll.
			[ 'wheel', () => page.mouse.wheel( 1, 0 ) ],
			[ 'pointerdown', () => page.touchscreen.tap( 380, 780 ) ],
			[ 'keydown', () => page.keyboard.press( 'Shift' ) ],
		] as const ) {
			await page.evaluate( () => window.scrollTo( 0, 0 ) );
			await link( page, 'Opening hours' ).tap();
			await page.clock.runFor( 300 );
			const stopped = await scrollY( page );
			expect( stopped ).toBeGreaterThan( 20 );
			const isHeard = await listenFor( page, event );
			await stop();
			await isHeard();
			await page.clock.runFor( 2000 );
			expect( await scrollY( page ) ).toBe( stopped );
			expect( await distance( page, 'Opening hours' ) ).toBeGreaterThan(
				60
			);
		}
	} );
} );

test( 'given links without a target, to other pages or outside the element, then they are left to the browser', async ( {
	openPage,
	page,
} ) => {
	await openPage( 'smooth-anchors' );
	await page.evaluate( () =>
		document.addEventListener( 'chaty:smooth-anchors:followed', () =>
			document.body.classList.add( 'followed' )
		)
	);
	await link( page, 'Closed on Mondays' ).click();
	await expect( page.locator( 'body' ) ).not.toHaveClass( /followed/ );
	expect( await scrollY( page ) ).toBe( 0 );

	await page.getByRole( 'link', { name: 'ask us while' } ).click();
	await expect( heading( page, 'Opening hours' ) ).not.toBeFocused();
	expect( await distance( page, 'Opening hours' ) ).toBe( 0 );

	await page.evaluate( () => {
		const target = document.querySelector( 'a[href="#our-cakes"]' );
		target?.setAttribute( 'href', '/visit-us/#our-cakes' );
	} );
	await link( page, 'Our cakes' ).click();
	await page.waitForURL( /visit-us/ );
} );

test( 'given a target in closed details and a link that is added later, then both work until destroy', async ( {
	openPage,
	page,
} ) => {
	const content = readSample( 'smooth-anchors' )
		.replace( /<h2(.*)id="our-cakes">.*<\/h2>/, '' )
		.replace(
			'900px"} -->',
			'900px"} --><details><summary>Cakes</summary><h2 id="our-cakes">Our cakes</h2></details>'
		);
	await openPage( 'smooth-anchors', content );
	await page.evaluate( () => {
		const later = document.createElement( 'a' );
		later.href = '#our-cakes';
		later.textContent = 'Later';
		document.querySelector( '[data-chaty]' )?.append( later );
	} );
	await link( page, 'Later' ).click();
	await expect( heading( page, 'Our cakes' ) ).toBeFocused();
	await expect.poll( () => distance( page, 'Our cakes' ) ).toBe( 50 );

	await page.evaluate( () => window.scrollTo( 0, 0 ) );
	await callBehaviour( page, 'smooth-anchors', [ 'destroy', 'body' ] );
	await link( page, 'Opening hours' ).click();
	expect( await distance( page, 'Opening hours' ) ).toBe( 0 );
} );
