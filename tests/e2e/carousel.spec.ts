import { readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import {
	enqueueBehaviours,
	putBehaviourPage,
	readSample,
} from './support/behaviour-page';
import { expect, test } from './support/fixtures';
import { swipe } from './support/swipe';
import { recordConsole } from './support/watch';

/** Widths of the viewport, and how many items are shown there. */
const { cases } = JSON.parse(
	readFileSync(
		new URL(
			'../fixtures/behaviours/carousel-steps.json',
			import.meta.url
		),
		'utf8'
	)
) as { cases: Array< { width: number; items: number } > };

const position = ( page: Page ) => page.getByRole( 'status' );
const arrow = ( page: Page, name: 'Next' | 'Previous' ) =>
	page.getByRole( 'button', { name: `${ name } items` } );

/** The headings of the items that can be reached. */
const reachable = ( page: Page ) =>
	page.locator( '.chaty-carousel li:not([inert]) > h3' ).allTextContents();

/** Whether an item stands fully inside the carousel. */
const isInside = ( item: Locator ) =>
	item.evaluate( ( element ) => {
		const own = element.getBoundingClientRect();
		const { left, right } = (
			element.closest( '.chaty-carousel-viewport' ) as Element
		 ).getBoundingClientRect();
		return own.left > left - 2 && own.right < right + 2;
	} );

async function findViolations( page: Page ) {
	const { violations } = await new AxeBuilder( { page } )
		.include( '.chaty-carousel' )
		.options( { rules: { 'target-size': { enabled: true } } } )
		.analyze();
	return violations;
}

test( 'arrows and keys scroll as many items as are shown @main', async ( {
	site,
	page,
} ) => {
	await page.goto( await putBehaviourPage( site, 'carousel' ) );
	await expect( position( page ) ).toHaveText( 'Items 1 to 4 of 9' );
	await expect( arrow( page, 'Previous' ) ).toHaveAttribute(
		'aria-disabled',
		'true'
	);
	expect( await findViolations( page ) ).toEqual( [] );

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
	expect( await findViolations( page ) ).toEqual( [] );

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

test( 'as many items as the width has room for, also after it changes', async ( {
	site,
	page,
} ) => {
	await page.goto( await putBehaviourPage( site, 'carousel' ) );
	const rows = [
		...cases,
		{ width: 767, items: 1 },
		{ width: 959, items: 3 },
	];
	for ( const { width, items } of rows ) {
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

	// What was shown first stays in view.
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

	test( 'a finger scrolls one item', async ( { site, page } ) => {
		await page.goto( await putBehaviourPage( site, 'carousel' ) );
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
		expect( await findViolations( page ) ).toEqual( [] );
	} );
} );

test( 'right to left, everything is mirrored', async ( { site, page } ) => {
	await page.goto(
		await putBehaviourPage(
			site,
			'carousel',
			`<!-- wp:html --><div dir="rtl">${ readSample(
				'carousel'
			) }</div><!-- /wp:html -->`
		)
	);
	const left = await arrow( page, 'Next' ).boundingBox();
	const right = await arrow( page, 'Previous' ).boundingBox();
	expect( left?.x ).toBeLessThan( right?.x ?? 0 );
	await arrow( page, 'Next' ).press( 'ArrowLeft' );
	await expect( position( page ) ).toHaveText( 'Items 5 to 8 of 9' );
	const shown = page.locator( '.chaty-carousel li:not([inert])' );
	await expect.poll( () => isInside( shown.first() ) ).toBe( true );
	await expect.poll( () => isInside( shown.last() ) ).toBe( true );
	await page.keyboard.press( 'ArrowRight' );
	await expect( position( page ) ).toHaveText( 'Items 1 to 4 of 9' );
} );

test( 'under reduced motion the items are there at once', async ( {
	site,
	page,
} ) => {
	await page.emulateMedia( { reducedMotion: 'reduce' } );
	await page.goto( await putBehaviourPage( site, 'carousel' ) );
	await arrow( page, 'Next' ).waitFor();
	const places = await page.evaluate( () => {
		const list = document.querySelector( '.chaty-carousel-list' );
		const readPlace = () => list?.getBoundingClientRect().left ?? 0;
		const before = readPlace();
		document
			.querySelector< HTMLElement >( '.chaty-carousel-next' )
			?.click();
		return { before, after: readPlace(), width: list?.clientWidth ?? 0 };
	} );
	// One width and the gap.
	expect( places.before - places.after ).toBeCloseTo( places.width + 24, 0 );
} );

test( 'a link scrolls to an item, and nothing shifts when the script runs', async ( {
	site,
	page,
	complaints,
} ) => {
	// The theme's fonts would move everything.
	complaints.allow( /woff2/ );
	await page.route( /\.woff2/, ( route ) => route.abort() );
	const path = await putBehaviourPage( site, 'carousel' );
	await enqueueBehaviours( site, 'carousel' );
	let letScriptCome = () => {};
	await page.route( /site\/carousel\.js/, async ( route ) => {
		await new Promise< void >( ( resolve ) => {
			letScriptCome = resolve;
		} );
		await route.continue();
	} );
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
	letScriptCome();
	await arrow( page, 'Next' ).waitFor();
	expect( await readPlaces() ).toEqual( before );
	await page
		.getByRole( 'link', { name: 'cardamom knots', exact: true } )
		.click();
	await expect( position( page ) ).toHaveText( 'Items 6 to 9 of 9' );
} );

test.describe( 'without scripts', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'everything can be read', async ( { site, page } ) => {
		const path = await putBehaviourPage( site, 'carousel' );
		await enqueueBehaviours( site, 'carousel' );
		await page.goto( path );
		const items = page.locator( '[data-chaty] li' );
		const width = page.viewportSize()?.width ?? 0;
		for ( const item of await items.all() ) {
			const box = await item.boundingBox();
			expect( box?.x ).toBeGreaterThan( 0 );
			expect( ( box?.x ?? 0 ) + ( box?.width ?? 0 ) ).toBeLessThan(
				width
			);
		}
		await expect( items ).toHaveCount( 9 );
	} );
} );

const ORIGIN = `
	<ul id="projects-carousel" class="jcarousel-skin-work">
		<li><h2>One</h2></li><li><h2>Two</h2></li><li><h2>Three</h2></li>
		<li><h2>Four</h2></li><li><h2>Five</h2></li>
	</ul>`;
const ORIGIN_WHOLE = `
	<div id="projects-carousel" class="jcarousel-container">
		<div class="jcarousel-prev jcarousel-prev-horizontal">Back</div>
		<div class="jcarousel-next jcarousel-next-horizontal">On</div>
		<div class="jcarousel-clip">${ ORIGIN.replace(
			/ul id="projects-carousel" class="[\w-]*"/,
			'ul class="jcarousel-list"'
		) }</div>
	</div>`;

for ( const [ name, markup, next ] of [
	[ 'its list', ORIGIN, 'Next items' ],
	[ 'its arrows', ORIGIN_WHOLE, 'On' ],
] as const ) {
	test( `legacy theme markup with ${ name } works, and is restored`, async ( {
		site,
		page,
	} ) => {
		await page.goto(
			await putBehaviourPage(
				site,
				'carousel',
				`<!-- wp:html --><div id="around">${ markup }</div><!-- /wp:html -->`
			)
		);
		await page.getByRole( 'button', { name: next } ).click();
		await expect( position( page ) ).toHaveText( 'Items 2 to 5 of 5' );
		expect( await findViolations( page ) ).toEqual( [] );
		const html = await page.evaluate( () => {
			(
				window as unknown as {
					chaty: {
						behaviours: { carousel: { destroy: () => void } };
					};
				}
			 ).chaty.behaviours.carousel.destroy();
			return document.getElementById( 'around' )?.innerHTML;
		} );
		expect( html?.replace( / style=""/g, '' ) ).toBe( markup );
	} );
}

test( 'items and carousels that come later, and broken markup', async ( {
	site,
	page,
} ) => {
	const lines = recordConsole( page );
	await page.goto(
		await putBehaviourPage(
			site,
			'carousel',
			`<!-- wp:html --><div data-chaty="carousel" id="bad"></div>
			<div data-chaty="carousel"><ul id="good"></ul></div><!-- /wp:html -->`
		)
	);
	await expect
		.poll( () => lines.join() )
		.toContain(
			'Chaty: carousel: Error: A carousel has no list of items. <div data-chaty="carousel" id="bad"'
		);
	const arrows = page.getByRole( 'button', { name: 'items' } );
	await expect( arrows ).toHaveCount( 0 );
	const add = ( count: number ) =>
		page.evaluate( ( more ) => {
			const list = document.getElementById( 'good' );
			for ( let item = 0; item < more; item++ ) {
				list?.append( document.createElement( 'li' ) );
			}
		}, count );
	await add( 4 );
	await expect( arrows ).toHaveCount( 0 );
	await add( 1 );
	await expect( arrows ).toHaveCount( 2 );
	await arrow( page, 'Next' ).click();
	await expect( position( page ) ).toHaveText( 'Items 2 to 5 of 5' );

	// Where all are shown the arrow goes, and focus stays in the carousel.
	await arrow( page, 'Previous' ).focus();
	await page.evaluate(
		() => document.getElementById( 'good' )?.lastElementChild?.remove()
	);
	await expect( arrows ).toHaveCount( 0 );
	await expect( page.locator( '.chaty-carousel-viewport' ) ).toBeFocused();
} );
