import type { Locator, Page } from '@playwright/test';
import { expectNoViolations } from './support/axe';
import { callBehaviour } from './support/behaviour-api';
import {
	enqueueBehaviours,
	expect,
	putBehaviourPage,
	readSample,
	test,
} from './support/behaviour-page';
import { boxOf } from './support/layout';
import { holdRequests } from './support/settle';
import { swipe } from './support/swipe';
import { recordConsole } from './support/watch';

const position = ( page: Page ) => page.getByRole( 'status' );
const arrow = ( page: Page, name: 'Next' | 'Previous' ) =>
	page.getByRole( 'button', { name: `${ name } items` } );

/** The headings of the items that are not inert. */
const reachable = ( page: Page ) =>
	page.locator( '.chaty-carousel li:not([inert]) > h3' ).allTextContents();

/** Whether an item is completely inside the carousel's viewport. */
const isInside = ( item: Locator ) =>
	item.evaluate( ( element ) => {
		const own = element.getBoundingClientRect();
		const { left, right } = (
			element.closest( '.chaty-carousel-viewport' ) as Element
		 ).getBoundingClientRect();
		return own.left > left - 2 && own.right < right + 2;
	} );

const expectAccessible = ( page: Page ) =>
	expectNoViolations( page, '.chaty-carousel', {
		rules: { 'target-size': { enabled: true } },
	} );

test( 'when arrows and keys are pressed, then it moves by as many items as are shown @main', async ( {
	openPage,
	page,
} ) => {
	await openPage( 'carousel' );
	await expect( position( page ) ).toHaveText( 'Items 1 to 4 of 9' );
	await expect( arrow( page, 'Previous' ) ).toHaveAttribute(
		'aria-disabled',
		'true'
	);
	await expectAccessible( page );

	await arrow( page, 'Next' ).click();
	await expect( position( page ) ).toHaveText( 'Items 5 to 8 of 9' );
	expect( await reachable( page ) ).toEqual( [
		'Spelt plait',
		'Focaccia',
		'Walnut batard',
		'Buckwheat crisp',
	] );
	await expect
		.poll( () =>
			isInside(
				page.locator( '.chaty-carousel li', { hasText: 'Focaccia' } )
			)
		)
		.toBe( true );

	await page.keyboard.press( 'Enter' );
	await expect( position( page ) ).toHaveText( 'Items 6 to 9 of 9' );
	await expect( arrow( page, 'Next' ) ).toHaveAttribute(
		'aria-disabled',
		'true'
	);
	await expect( arrow( page, 'Next' ) ).toBeFocused();
	await expectAccessible( page );

	await page.keyboard.press( 'Tab' );
	await expect(
		page.getByRole( 'link', { name: 'Focaccia' } )
	).toBeFocused();
	await page.keyboard.press( 'ArrowLeft' );
	await expect( position( page ) ).toHaveText( 'Items 5 to 8 of 9' );
	await expect(
		page.getByRole( 'link', { name: 'Focaccia' } )
	).toBeFocused();
	await page.keyboard.press( 'ArrowLeft' );
	await expect( position( page ) ).toHaveText( 'Items 1 to 4 of 9' );
	await expect( page.locator( '.chaty-carousel-viewport' ) ).toBeFocused();
	await page.keyboard.press( 'Tab' );
	await expect(
		page.getByRole( 'link', { name: 'Harbour sourdough' } )
	).toBeFocused();
} );

test( 'given a viewport of any width, then it shows the items of that width, also after a change', async ( {
	openPage,
	page,
} ) => {
	await openPage( 'carousel' );
	for ( const [ width, items ] of [
		[ 320, 1 ],
		[ 767, 1 ],
		[ 768, 3 ],
		[ 959, 3 ],
		[ 960, 4 ],
	] as const ) {
		await page.setViewportSize( { width, height: 700 } );
		await expect
			.poll( async () => ( await reachable( page ) ).length )
			.toBe( items );
		const shown = page.locator( '.chaty-carousel li:not([inert])' );
		await expect.poll( () => isInside( shown.last() ) ).toBe( true );
		const next = page.locator(
			'.chaty-carousel li:not([inert]) + li[inert]'
		);
		expect( await isInside( next.first() ) ).toBe( false );
	}

	// The first item that was shown stays in view.
	await page.setViewportSize( { width: 1200, height: 700 } );
	await expect( position( page ) ).toHaveText( 'Items 1 to 4 of 9' );
	await arrow( page, 'Next' ).click();
	await expect( position( page ) ).toHaveText( 'Items 5 to 8 of 9' );
	await page.setViewportSize( { width: 400, height: 700 } );
	await expect( position( page ) ).toHaveText( 'Item 5 of 9' );
	await page.setViewportSize( { width: 800, height: 700 } );
	await expect( position( page ) ).toHaveText( 'Items 4 to 6 of 9' );
} );

test.describe( 'on a phone', () => {
	test.use( { viewport: { width: 390, height: 844 }, hasTouch: true } );

	test( 'when it is swiped, then it moves by one item', async ( {
		openPage,
		page,
	} ) => {
		await openPage( 'carousel' );
		await expect( position( page ) ).toHaveText( 'Item 1 of 9' );
		const viewport = page.locator( '.chaty-carousel-viewport' );
		await swipe( page, viewport, { byX: -180 } );
		await expect( position( page ) ).toHaveText( 'Item 2 of 9' );
		await swipe( page, viewport, { byX: 180 } );
		await expect( position( page ) ).toHaveText( 'Item 1 of 9' );
		await arrow( page, 'Next' ).tap();
		await expect( position( page ) ).toHaveText( 'Item 2 of 9' );
		await swipe( page, viewport, { byY: -150 } );
		await expect( position( page ) ).toHaveText( 'Item 2 of 9' );
		// While it moves: a finger that scrolls the page, and one that swipes on.
		await arrow( page, 'Next' ).tap();
		await swipe( page, viewport, { byY: -150 } );
		await expect( position( page ) ).toHaveText( 'Item 3 of 9' );
		await arrow( page, 'Next' ).tap();
		await swipe( page, viewport, { byX: -180 } );
		await expect( position( page ) ).toHaveText( 'Item 5 of 9' );
		await expectAccessible( page );
	} );

	test( 'when a finger scrolls the page before a movement has had its first frame, then the carousel goes on to the item', async ( {
		openPage,
		page,
	} ) => {
		await openPage( 'carousel' );
		await expect( position( page ) ).toHaveText( 'Item 1 of 9' );
		// All of it in one task, in which the browser draws nothing.
		await arrow( page, 'Next' ).evaluate( ( button: HTMLElement ) => {
			const target = document.querySelector(
				'.chaty-carousel-viewport'
			) as HTMLElement;
			const touch = ( type: string, clientY?: number ) =>
				target.dispatchEvent(
					new TouchEvent( type, {
						bubbles: true,
						cancelable: true,
						touches:
							clientY === undefined
								? []
								: [
										new Touch( {
											identifier: 1,
											target,
											clientX: 200,
											clientY,
										} ),
								  ],
					} )
				);
			button.click();
			touch( 'touchstart', 300 );
			touch( 'touchmove', 250 );
			touch( 'touchmove', 200 );
			touch( 'touchend' );
		} );
		await expect( position( page ) ).toHaveText( 'Item 2 of 9' );
		await expect(
			page.locator( '.chaty-carousel li' ).nth( 1 )
		).toBeInViewport( {
			ratio: 0.9,
		} );
	} );
} );

test( 'given a right-to-left page, then arrows and keys are mirrored; given reduced motion, then items are shown at once', async ( {
	openPage,
	page,
} ) => {
	await openPage(
		'carousel',
		`<div dir="rtl">${ readSample( 'carousel' ) }</div>`
	);
	const { x } = await boxOf( arrow( page, 'Previous' ) );
	expect( ( await boxOf( arrow( page, 'Next' ) ) ).x ).toBeLessThan( x );
	await arrow( page, 'Next' ).press( 'ArrowLeft' );
	await expect( position( page ) ).toHaveText( 'Items 5 to 8 of 9' );
	const shown = page.locator( '.chaty-carousel li:not([inert])' );
	await expect.poll( () => isInside( shown.first() ) ).toBe( true );
	await expect.poll( () => isInside( shown.last() ) ).toBe( true );
	await page.keyboard.press( 'ArrowRight' );
	await expect( position( page ) ).toHaveText( 'Items 1 to 4 of 9' );
	await expect.poll( () => isInside( shown.first() ) ).toBe( true );

	await page.emulateMedia( { reducedMotion: 'reduce' } );
	const places = await page.evaluate( () => {
		const list = document.querySelector( '.chaty-carousel-list' );
		const readPlace = () => list?.getBoundingClientRect().left ?? 0;
		const before = readPlace();
		document
			.querySelector< HTMLElement >( '.chaty-carousel-next' )
			?.click();
		return { before, after: readPlace(), width: list?.clientWidth ?? 0 };
	} );
	// The width of the list and the gap.
	expect( places.after - places.before ).toBeCloseTo( places.width + 24, 0 );
} );

test( 'when the script runs, then the layout does not shift; when a link leads to an item, then it is shown', async ( {
	site,
	page,
	complaints,
} ) => {
	// The theme's fonts would shift the layout.
	complaints.allow( /woff2/ );
	await page.route( /\.woff2/, ( route ) => route.abort() );
	const path = await putBehaviourPage( site, 'carousel' );
	await enqueueBehaviours( site, 'carousel' );
	const releaseScript = await holdRequests(
		page,
		/behaviours\/carousel\.js/
	);
	await page.goto( path, { waitUntil: 'commit' } );
	const readPlaces = () =>
		page.evaluate( async () => {
			await document.fonts.ready;
			return [ '[data-chaty] img', '[data-chaty] h3', '#order' ].map(
				( selector ) => {
					const element = document.querySelector( selector );
					const { x, y } = (
						element as Element
					 ).getBoundingClientRect();
					return { selector, x, y };
				}
			);
		} );
	await page.locator( '#order' ).waitFor();
	const before = await readPlaces();
	releaseScript();
	await arrow( page, 'Next' ).waitFor();
	expect( await readPlaces() ).toEqual( before );
	await page
		.getByRole( 'link', { name: 'cardamom knots', exact: true } )
		.click();
	await expect( position( page ) ).toHaveText( 'Items 6 to 9 of 9' );
} );

const LEGACY = `
	<ul id="projects-carousel" class="jcarousel-skin-work">
		<li><h2>One</h2></li><li><h2>Two</h2></li><li><h2>Three</h2></li>
		<li><h2>Four</h2></li><li><h2>Five</h2></li>
	</ul>`;
const LEGACY_WITH_ARROWS = `
	<div id="projects-carousel" class="jcarousel-container">
		<div class="jcarousel-prev jcarousel-prev-horizontal">Back</div>
		<div class="jcarousel-next jcarousel-next-horizontal">On</div>
		<div class="jcarousel-clip">${ LEGACY.replace(
			/ul id="projects-carousel" class="[\w-]*"/,
			'ul class="jcarousel-list"'
		) }</div>
	</div>`;

test( 'given legacy theme markup, then it works, also when it is hidden, shown and pressed at once, and destroy restores it', async ( {
	openPage,
	page,
} ) => {
	await openPage(
		'carousel',
		`<div id="around" style="display: none">${ LEGACY }</div>`
	);
	await expect( position( page ) ).toHaveCount( 0 );
	await page
		.locator( '.chaty-carousel-next' )
		.evaluate( ( next: HTMLElement ) => {
			const around = next.closest< HTMLElement >( '#around' );
			around?.style.removeProperty( 'display' );
			next.click();
		} );
	await expect( position( page ) ).toHaveText( 'Items 2 to 5 of 5' );

	for ( const [ markup, next ] of [
		[ LEGACY, 'Next items' ],
		[ LEGACY_WITH_ARROWS, 'On' ],
	] as const ) {
		await page
			.locator( '#around' )
			.evaluate(
				( around, html ) => ( around.innerHTML = html ),
				markup
			);
		await page.getByRole( 'button', { name: next } ).click();
		await expect( position( page ) ).toHaveText( 'Items 2 to 5 of 5' );
		await expectAccessible( page );
		for ( const method of [ 'attach', 'destroy' ] as const ) {
			await callBehaviour( page, 'carousel', [ method, '#around' ] );
		}
		const restored = await page.locator( '#around' ).innerHTML();
		expect( restored.replace( / style=""/g, '' ) ).toBe( markup );
	}
} );

test( 'given no list, later items, hidden items, a number of items or “auto”, then each carousel shows what fits', async ( {
	openPage,
	page,
} ) => {
	const list = '<ul><li>1</li><li>2</li><li>3</li><li>4</li><li>5</li></ul>';
	const lines = recordConsole( page );
	await page.setViewportSize( { width: 1200, height: 900 } );
	await openPage(
		'carousel',
		`<div data-chaty="carousel" id="bad"></div>
		<div data-chaty="carousel" id="later"><ul></ul></div>
		<div data-chaty="carousel" id="two" data-chaty-items="2">${ list }</div>
		<div id="box" style="width:500px;max-width:none"><div data-chaty="carousel" data-chaty-items="auto">${ list }</div></div>`
	);
	await expect( page.locator( '#two' ).getByRole( 'status' ) ).toHaveText(
		'Items 1 to 2 of 5'
	);
	const box = page.locator( '#box' );
	const auto = box.getByRole( 'status' );
	for ( const [ width, shown ] of [
		[ '500px', 'Items 1 to 2 of 5' ],
		[ '300px', 'Item 1 of 5' ],
		[ '800px', 'Items 1 to 3 of 5' ],
	] as const ) {
		await box.evaluate( ( { style }, px ) => ( style.width = px ), width );
		await expect( auto ).toHaveText( shown );
	}
	const items = box.locator( 'li' );
	for ( const count of [ 4, 5 ] ) {
		await items
			.nth( 1 )
			.evaluate( ( item ) => item.toggleAttribute( 'hidden' ) );
		await expect( auto ).toHaveText( `Items 1 to 3 of ${ count }` );
		await expect
			.poll( () => isInside( items.nth( 3 ) ) )
			.toBe( count === 4 );
	}

	expect( lines.join() ).toContain(
		'Chaty: carousel: Error: A carousel has no list of items. <div data-chaty="carousel" id="bad"'
	);
	const later = page.locator( '#later' );
	const arrows = later.getByRole( 'button', { name: 'items' } );
	await expect( arrows ).toHaveCount( 0 );
	const add = ( count: number ) =>
		later.locator( 'ul' ).evaluate( ( element, more ) => {
			element.insertAdjacentHTML(
				'beforeend',
				'<li></li>'.repeat( more )
			);
		}, count );
	await add( 4 );
	await expect( arrows ).toHaveCount( 0 );
	await add( 1 );
	await expect( arrows ).toHaveCount( 2 );
	await arrows.last().click();
	await expect( later.getByRole( 'status' ) ).toHaveText(
		'Items 2 to 5 of 5'
	);

	// Where all items are shown, the arrows are hidden and the focus stays in the carousel.
	await arrows.first().focus();
	await later
		.locator( 'li' )
		.last()
		.evaluate( ( item ) => item.remove() );
	await expect( arrows ).toHaveCount( 0 );
	await expect( later.locator( '.chaty-carousel-viewport' ) ).toBeFocused();
} );

test( 'given dots, a loop, a pause time and drags by mouse, then it moves by each of them', async ( {
	openPage,
	page,
} ) => {
	await page.emulateMedia( { reducedMotion: 'reduce' } );
	await openPage(
		'carousel',
		readSample( 'carousel' ).replace(
			'data-chaty="carousel"',
			'data-chaty="carousel" data-chaty-dots data-chaty-pause-time="2000" data-chaty-drag'
		)
	);
	const play = page.locator( '.chaty-carousel-play' );
	const dots = page.locator( '.chaty-carousel-dot' );
	await expect( play ).toHaveAccessibleName( 'Start automatic slide show' );
	await expectAccessible( page );

	await arrow( page, 'Previous' ).click();
	await expect( position( page ) ).toHaveText( 'Items 6 to 9 of 9' );
	await dots.first().press( 'Enter' );
	await expect( position( page ) ).toHaveText( 'Items 1 to 4 of 9' );
	await expect( dots.first() ).toHaveAttribute( 'aria-current', 'true' );

	const box = await boxOf( page.locator( '.chaty-carousel-viewport' ) );
	await page.mouse.move( box.x + box.width * 0.9, box.y + 40 );
	await page.mouse.down();
	await page.mouse.move( box.x + box.width * 0.1, box.y + 40, { steps: 5 } );
	await page.mouse.up();
	await expect( position( page ) ).toHaveText( 'Items 5 to 8 of 9' );

	await play.press( 'Enter' );
	await expect( play ).toHaveAccessibleName( 'Stop automatic slide show' );
	await expect( position( page ) ).not.toHaveText( 'Items 5 to 8 of 9' );
	await arrow( page, 'Next' ).click();
	await expect( play ).toHaveAccessibleName( 'Start automatic slide show' );
} );
