import type { Page } from '@playwright/test';
import { checkApgRows } from './support/apg-rows';
import { expectNoViolations } from './support/axe';
import { expect, test } from './support/behaviour-page';

const SLIDE_MS = 300;

/** Legacy theme markup, and the browser's own items. */
const LEGACY = `
	<style>.accordion-content { display: none; padding: 20px }</style>
	<ul>
		<li class="accordion-item"><div class="accordion-switch"><h2>Rye</h2></div><div class="accordion-content">Dark</div></li>
		<li class="accordion-item selected"><a class="accordion-switch" href="#">Oats</a><div class="accordion-content">Soft</div></li>
	</ul>
	<div data-chaty="accordion">
		<details open><summary>Sieve</summary><p>Fine</p></details>
		<details><summary>Scale</summary><p id="exact">Exact</p></details>
	</div>
	<a href="#exact">How exact?</a>
`;

const button = ( page: Page, name: string ) =>
	page.getByRole( 'button', { name } );
const about = ( page: Page, name: string ) =>
	page.getByText( `About ${ name }` );

test( 'when a heading is pressed by mouse or keyboard, then only its item is open @main', async ( {
	openPage,
	page,
} ) => {
	await openPage( 'accordion' );
	await expect( about( page, 'Water' ) ).toBeVisible();
	await expect( about( page, 'Flour' ) ).toBeHidden();

	await button( page, 'Flour' ).click();
	await expect( about( page, 'Flour' ) ).toBeVisible();
	await expect( about( page, 'Water' ) ).toBeHidden();

	await button( page, 'Water' ).focus();
	await page.keyboard.press( 'Enter' );
	await expect( about( page, 'Water' ) ).toBeVisible();
	await page.keyboard.press( 'Space' );
	await expect( about( page, 'Water' ) ).toBeHidden();
	await expect( button( page, 'Water' ) ).toHaveAttribute(
		'aria-expanded',
		'false'
	);
} );

test( 'then keys, roles and states are those of the APG; nested and independent items do not close each other', async ( {
	openPage,
	page,
} ) => {
	await page.emulateMedia( { reducedMotion: 'reduce' } );
	await openPage( 'accordion' );
	await expectNoViolations( page, '.entry-content' );
	await button( page, 'In summer' ).click();
	await expect( about( page, 'Water' ) ).toBeVisible();
	await button( page, 'In winter' ).click();
	await expect( page.getByText( 'Colder by six' ) ).toBeHidden();
	await button( page, 'How long' ).click();
	await button( page, 'without wheat' ).click();
	await expect( page.getByText( 'Four days' ) ).toBeVisible();
	await expect( page.getByText( 'on Fridays' ) ).toBeVisible();
	await expectNoViolations( page, '.entry-content' );
	await button( page, 'Flour' ).click();
	await expect( page.getByText( 'Warmer by four' ) ).toBeHidden();
	await button( page, 'Water' ).click();
	await expect( page.getByText( 'Warmer by four' ) ).toBeVisible();
	await button( page, 'Water' ).click();
	await expectNoViolations( page, '.entry-content' );

	const panel = page.getByRole( 'region', { name: 'Water' } );
	await checkApgRows( page, 'accordion', {
		'key-enter-or-space': async () => {
			for ( const [ name, key ] of [
				[ 'Flour', 'Enter' ],
				[ 'Salt', 'Space' ],
			] as const ) {
				await button( page, name ).press( key );
				await expect( about( page, name ) ).toBeVisible();
			}
		},
		'key-tab': async () => {
			await button( page, 'Salt' ).press( 'Enter' );
			await button( page, 'Water' ).focus();
			await page.keyboard.press( 'Tab' );
			await expect( button( page, 'Salt' ) ).toBeFocused();
			await page.keyboard.press( 'Tab' );
			await expect( page.getByLabel( 'Grams' ) ).toBeFocused();
		},
		'key-shift-tab': async () => {
			await button( page, 'Flour' ).press( 'Enter' );
			await button( page, 'Water' ).focus();
			await page.keyboard.press( 'Shift+Tab' );
			await expect(
				page.getByRole( 'link', { name: 'the mill' } )
			).toBeFocused();
			await page.keyboard.press( 'Shift+Tab' );
			await expect( button( page, 'Flour' ) ).toBeFocused();
		},
		'h3-element': () =>
			expect(
				page.locator( 'h2 > button', { hasText: 'Water' } )
			).toBeVisible(),
		'button-aria-expanded': async () => {
			await expect( button( page, 'Water' ) ).toHaveAttribute(
				'aria-expanded',
				'true'
			);
			await expect( button( page, 'Salt' ) ).toHaveAttribute(
				'aria-expanded',
				'false'
			);
		},
		'button-aria-controls': async () =>
			expect( button( page, 'Water' ) ).toHaveAttribute(
				'aria-controls',
				`${ await panel.getAttribute( 'id' ) }`
			),
		'region-role': () => expect( panel ).toBeVisible(),
		'region-aria-labelledby': async () =>
			expect( panel ).toHaveAttribute(
				'aria-labelledby',
				`${ await button( page, 'Water' ).getAttribute( 'id' ) }`
			),
	} );
} );

test( 'when a heading is pressed, then its panel slides for 300 ms, and a second press reverses it; a link into a closed panel opens its item, and find-in-page can search it', async ( {
	openPage,
	page,
} ) => {
	const path = await openPage( 'accordion' );
	const panels = page.locator( '[data-chaty-part="panel"]' );
	await expect( panels.first() ).toHaveAttribute( 'hidden', 'until-found' );
	// In one task, so that no animation frame runs between a press and the measurement.
	const pressAndMeasure = ( presses: number ) =>
		button( page, 'Flour' ).evaluate( ( element, times ) => {
			const panel = document.getElementById(
				`${ element.getAttribute( 'aria-controls' ) }`
			);
			return Array.from( { length: times }, () => {
				( element as HTMLElement ).click();
				return panel
					?.getAnimations()
					.map( ( { effect, playbackRate } ) => [
						effect?.getTiming().duration,
						playbackRate,
					] );
			} );
		}, presses );
	expect( await pressAndMeasure( 2 ) ).toEqual( [
		[ [ SLIDE_MS, 1 ] ],
		[ [ SLIDE_MS, -1 ] ],
	] );
	await expect( about( page, 'Flour' ) ).toBeHidden();

	await page.emulateMedia( { reducedMotion: 'reduce' } );
	expect( await pressAndMeasure( 1 ) ).toEqual( [ [] ] );
	await expect( about( page, 'Flour' ) ).toBeVisible();
	await page.emulateMedia( { reducedMotion: null } );

	await page.getByRole( 'link', { name: 'To the salt' } ).click();
	await expect( about( page, 'Salt' ) ).toBeInViewport();
	// `hashchange` comes a little later.
	await expect
		.poll( () => page.evaluate( () => document.getAnimations().length ) )
		.toBe( 0 );
	await button( page, 'Salt' ).click();
	await expect( about( page, 'Salt' ) ).toBeHidden();
	await page.getByRole( 'link', { name: 'To the salt' } ).click();
	await expect( about( page, 'Salt' ) ).toBeInViewport();
	await expect( button( page, 'Salt' ) ).toHaveAttribute(
		'aria-expanded',
		'true'
	);

	await page.goto( 'about:blank' );
	await page.goto( `${ path }#about-salt` );
	await expect( about( page, 'Salt' ) ).toBeInViewport();
	// A sticky header of the theme covers nothing of it.
	await expect( page.locator( ':target' ) ).toHaveCSS(
		'scroll-margin-top',
		'80px'
	);
	await expect( about( page, 'Water' ) ).toBeHidden();
} );

test( 'given legacy theme markup, then it works, with its padding and its links', async ( {
	openPage,
	page,
} ) => {
	await page.emulateMedia( { reducedMotion: 'reduce' } );
	await openPage( 'accordion', LEGACY );
	await expect( page.getByText( 'Soft' ) ).toBeVisible();
	const closed = page.locator( '.accordion-content' ).first();
	expect( await closed.evaluate( ( panel ) => panel.clientHeight ) ).toBe(
		0
	);
	await button( page, 'Rye' ).click();
	await expect( page.getByText( 'Soft' ) ).toBeHidden();
	await expect( page.getByText( 'Dark' ) ).toBeVisible();
	await button( page, 'Oats' ).press( 'Space' );
	await expect( page.getByText( 'Soft' ) ).toBeVisible();
	await expect( page.getByText( 'Dark' ) ).toBeHidden();
	await page.getByText( 'How exact?' ).click();
	await expect( page.locator( '#exact' ) ).toBeVisible();
	await expect( page.getByText( 'Fine' ) ).toBeHidden();
	await page.locator( 'summary', { hasText: 'Sieve' } ).press( 'Enter' );
	await expect( page.getByText( 'Fine' ) ).toBeVisible();
	await expect( page.locator( '#exact' ) ).toBeHidden();
	await expectNoViolations( page, '.entry-content' );
} );

test.describe( 'on a phone', () => {
	test.use( { viewport: { width: 390, height: 844 }, hasTouch: true } );

	test( 'when a heading is tapped, then its item opens; targets are large and nothing is wider than the screen', async ( {
		openPage,
		page,
	} ) => {
		await openPage( 'accordion' );
		for ( const direction of [ 'ltr', 'rtl' ] ) {
			await page.evaluate( ( dir ) => {
				document.documentElement.dir = dir;
			}, direction );
			await button( page, 'Flour' ).tap();
			await expect( about( page, 'Flour' ) ).toBeVisible();
			const heights = await page
				.locator( '.chaty-accordion-button:visible' )
				.evaluateAll( ( all ) =>
					all.map( ( one ) => one.clientHeight )
				);
			expect( Math.min( ...heights ) ).toBeGreaterThanOrEqual( 44 );
			expect(
				await page.evaluate(
					() => document.documentElement.scrollWidth
				)
			).toBe( 390 );
			await button( page, 'Flour' ).tap();
			await expect( about( page, 'Flour' ) ).toBeHidden();
		}
	} );
} );

test( 'given a page without the markup, then no behaviour is loaded', async ( {
	site,
	page,
} ) => {
	await site.setOptions( { chaty_test_behaviours: 1 } );
	const scripts: string[] = [];
	page.on( 'request', ( request ) => scripts.push( request.url() ) );
	await page.goto( '/' );
	await page.waitForLoadState( 'networkidle' );
	expect(
		scripts.filter( ( url ) => /build\/(behaviours|runtime)/.test( url ) )
	).toEqual( [ expect.stringContaining( 'build/behaviours-finder.js' ) ] );
} );
