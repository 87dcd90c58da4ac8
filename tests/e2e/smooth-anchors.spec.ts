import type { Page } from '@playwright/test';
import { callBehaviour } from './support/behaviour-api';
import { putBehaviourPage, readSample } from './support/behaviour-page';
import { expectNoViolations } from './support/axe';
import { expect, test } from './support/fixtures';
import { recordConsole } from './support/watch';
import { listenFor } from './support/settle';

const link = ( page: Page, name: string ) =>
	page.getByRole( 'navigation', { name: 'On this page' } ).getByText( name );

const heading = ( page: Page, name: string ) =>
	page.getByRole( 'heading', { name, exact: true } );

/** The distance of a heading from the top of the viewport. */
const distance = async ( page: Page, name: string ) =>
	Math.round( ( await heading( page, name ).boundingBox() )?.y ?? NaN ) + 0;

const scrollY = ( page: Page ) => page.evaluate( () => window.scrollY );

/** Records the scroll position of each frame, and when it was. */
function watchFrames( page: Page ) {
	return page.evaluate( () => {
		const seen: Array< [ number, number ] > = [];
		Object.assign( window, { seen } );
		const note = ( now: number ) => {
			// After everything that this frame does to the page.
			const { port1, port2 } = new MessageChannel();
			port1.onmessage = () => seen.push( [ now, window.scrollY ] );
			port2.postMessage( '' );
			requestAnimationFrame( note );
		};
		requestAnimationFrame( note );
	} );
}

const readFrames = ( page: Page ) =>
	page.evaluate(
		() =>
			( window as unknown as { seen: Array< [ number, number ] > } ).seen
	);

test( 'when a link is clicked, then the page scrolls to 50 px above its target within a second; Back returns @main', async ( {
	site,
	page,
} ) => {
	await page.goto( await putBehaviourPage( site, 'smooth-anchors' ) );
	await expect( link( page, 'Our cakes' ) ).toBeVisible();
	await page.waitForFunction( () => 'chaty' in window );
	await page.waitForLoadState( 'networkidle' );
	await watchFrames( page );
	await link( page, 'Our cakes' ).click();

	await expect.poll( () => distance( page, 'Our cakes' ) ).toBe( 50 );
	await expect( heading( page, 'Our cakes' ) ).toBeFocused();
	expect( page.url() ).toContain( '#our-cakes' );

	// The page never scrolls backward.
	const frames = await readFrames( page );
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
	site,
	page,
} ) => {
	await page.goto( await putBehaviourPage( site, 'smooth-anchors' ) );
	await page.waitForLoadState( 'networkidle' );
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
	await page.goto( page.url().replace( /#.*/, '' ) );
	await page.waitForLoadState( 'networkidle' );
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
	site,
	page,
} ) => {
	const content = readSample( 'smooth-anchors' );
	await page.goto( await putBehaviourPage( site, 'smooth-anchors' ) );
	await page.waitForLoadState( 'networkidle' );
	await page.addStyleTag( {
		content:
			'header.wp-block-template-part { position: fixed; inset: 0 0 auto; height: 90px; background: #fff; overflow: clip; z-index: 9 }',
	} );
	await link( page, 'Our cakes' ).click();
	await expect.poll( () => distance( page, 'Our cakes' ) ).toBe( 140 );

	const options = 'data-chaty-header=".bar" data-chaty-offset="20"';
	await page.goto(
		await putBehaviourPage(
			site,
			'smooth-anchors',
			content.replace( '<nav', `<p class="bar">Bar</p><nav ${ options }` )
		)
	);
	await page.waitForLoadState( 'networkidle' );
	await page.addStyleTag( { content: '.bar { height: 33px }' } );
	await link( page, 'Our cakes' ).click();
	await expect.poll( () => distance( page, 'Our cakes' ) ).toBe( 53 );
} );

test.describe( 'with a finger', () => {
	test.use( { hasTouch: true, viewport: { width: 390, height: 800 } } );

	test( 'when the visitor scrolls, taps or presses a key, then the animation stops', async ( {
		site,
		page,
	} ) => {
		const path = await putBehaviourPage( site, 'smooth-anchors' );
		const ways: ReadonlyArray< [ string, () => Promise< void > ] > = [
			// Horizontally, where there is nothing to scroll.
			[ 'wheel', () => page.mouse.wheel( 1, 0 ) ],
			[ 'pointerdown', () => page.touchscreen.tap( 380, 780 ) ],
			[ 'keydown', () => page.keyboard.press( 'Shift' ) ],
		];
		for ( const [ event, stop ] of ways ) {
			await page.clock.install();
			await page.goto( path );
			await page.waitForLoadState( 'networkidle' );
			await page.clock.pauseAt( Date.now() + 60_000 );
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
	site,
	page,
} ) => {
	await page.goto( await putBehaviourPage( site, 'smooth-anchors' ) );
	await page.waitForLoadState( 'networkidle' );
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

	await page.goto( page.url().replace( /#.*/, '' ) );
	await page.evaluate( () => {
		const target = document.querySelector( 'a[href="#our-cakes"]' );
		target?.setAttribute( 'href', '/visit-us/#our-cakes' );
	} );
	await link( page, 'Our cakes' ).click();
	await page.waitForURL( /visit-us/ );
} );

test( 'given a target in closed details and a link that is added later, then both work until destroy', async ( {
	site,
	page,
} ) => {
	const content = readSample( 'smooth-anchors' )
		.replace( /<h2(.*)id="our-cakes">.*<\/h2>/, '' )
		.replace(
			'900px"} -->',
			'900px"} --><details><summary>Cakes</summary><h2 id="our-cakes">Our cakes</h2></details>'
		);
	await page.goto(
		await putBehaviourPage( site, 'smooth-anchors', content )
	);
	await page.waitForLoadState( 'networkidle' );
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

test( 'given invalid options, then they are logged and the browser jumps to the target', async ( {
	site,
	page,
} ) => {
	const logged = recordConsole( page );
	const content = readSample( 'smooth-anchors' ).replace(
		'<nav',
		'<nav data-chaty-header="]" data-chaty-offset="x"'
	);
	await page.goto(
		await putBehaviourPage( site, 'smooth-anchors', content )
	);
	await page.waitForLoadState( 'networkidle' );
	await link( page, 'Our cakes' ).click();
	await expect( heading( page, 'Our cakes' ) ).toBeInViewport();
	expect( logged ).toContain( 'Chaty: bad data-chaty-header or -offset' );
} );
