import type { Locator, Page } from '@playwright/test';
import { enqueueBehaviours, putBehaviourPage } from './support/behaviour-page';
import { expectNoViolations } from './support/axe';
import { expect, test } from './support/fixtures';
import { recordConsole } from './support/watch';

const FAR = '<p style="block-size: 3000px">Far</p>';
const aBar = ( name: string, value: string ) =>
	`<li>${ name } <span data-chaty-value="${ value }"></span></li>`;
const aGraph = ( ...bars: string[] ) =>
	`<!-- wp:html --><ul data-chaty="bar-graph">${ bars.join(
		''
	) }</ul><!-- /wp:html -->`;

const bar = ( page: Page, name: string ) => page.getByRole( 'meter', { name } );

/** How much of its track a bar's fill covers now, in percent; it is translated in from either side. */
const fill = ( meter: Locator ) =>
	meter.evaluate( ( element ) => {
		const { inlineSize, translate } = getComputedStyle(
			element,
			'::before'
		);
		const moved = Math.abs( parseFloat( translate ) || 0 );
		const shown = ( parseFloat( inlineSize ) * ( 100 - moved ) ) / 100;
		return Math.round( ( shown / element.clientWidth ) * 100 );
	} );
const expectFill = ( meter: Locator, value: number ) =>
	expect.poll( () => fill( meter ) ).toBe( value );

test( 'given bars in view, then they fill in 1700 ms, also from the right, and have a name and a value @main', async ( {
	site,
	page,
} ) => {
	await page.goto( await putBehaviourPage( site, 'bar-graph' ) );
	const rye = bar( page, 'Sourdough rye' );
	await expect( rye ).toHaveAttribute( 'aria-valuetext', '82 %' );
	await expect( bar( page, 'Coffee' ) ).toHaveAttribute(
		'aria-valuetext',
		'9 of 10'
	);
	await expectFill( rye, 82 );
	const timing = await rye.evaluate( ( element ) => {
		const { transitionDuration, transitionTimingFunction } =
			getComputedStyle( element, '::before' );
		return [ transitionDuration, transitionTimingFunction ];
	} );
	expect( timing ).toEqual( [ '1.7s', 'cubic-bezier(0, 0.55, 0.45, 1)' ] );
	await expectNoViolations( page, '[data-chaty]' );

	await page.locator( 'html' ).evaluate( ( html: HTMLElement ) => {
		html.dir = 'rtl';
	} );
	await expectFill( rye, 82 );
	const [ start, figure ] = await Promise.all( [
		page.getByText( 'Sourdough rye' ).boundingBox(),
		page.getByText( '82 %' ).boundingBox(),
	] );
	expect( start?.x ).toBeGreaterThan( figure?.x ?? 0 );
} );

test( 'given bars further down, then they fill once, when they come into view, within their range, or when the page is printed; an invalid value is logged', async ( {
	site,
	page,
} ) => {
	const logged = recordConsole( page );
	await page.addInitScript( () => {
		document.addEventListener( 'chaty:bar-graph:filled', () => {
			document.documentElement.append( 'filled ' );
		} );
	} );
	await page.goto(
		await putBehaviourPage(
			site,
			'bar-graph',
			FAR +
				aGraph(
					aBar( 'Rye', '40' ),
					aBar( 'More', '120' ),
					aBar( 'Less', '-5' ),
					aBar( 'None', 'abc' ),
					aBar( 'Sign', '75%' )
				) +
				FAR
		)
	);
	const rye = bar( page, 'Rye' );
	await expect( page.getByRole( 'meter' ) ).toHaveCount( 4 );
	expect( logged ).toEqual( [
		'Chaty: "abc" is not a valid value of a bar.',
	] );
	expect( await fill( rye ) ).toBe( 0 );
	await page.emulateMedia( { media: 'print' } );
	expect( await fill( rye ) ).toBe( 40 );
	await page.emulateMedia( { media: null } );
	await expectFill( rye, 0 );

	await rye.scrollIntoViewIfNeeded();
	for ( const [ name, value ] of [
		[ 'Rye', 40 ],
		[ 'More', 100 ],
		[ 'Less', 0 ],
		[ 'Sign', 75 ],
	] as const ) {
		await bar( page, name ).scrollIntoViewIfNeeded();
		await expectFill( bar( page, name ), value );
	}
	for ( const top of [ 0, 3000, 0, 3000 ] ) {
		await page.evaluate( ( y ) => window.scrollTo( 0, y ), top );
		expect( await fill( rye ) ).toBe( 40 );
	}
	const html = page.locator( 'html' );
	await expect( html ).toContainText( /(filled ){4}/ );
	expect( await html.textContent() ).not.toMatch( /(filled ){5}/ );
} );

test( 'given legacy theme markup, then bars fill although the theme sets their width to 0', async ( {
	site,
	page,
} ) => {
	await page.goto(
		await putBehaviourPage(
			site,
			'bar-graph',
			`<!-- wp:html -->
			<style>.page ul.bar_graph li span { background: #333; display: block; height: 20px; width: 0 } .vc_bar { display: block; height: 9px; width: 0 }</style>
			<ul class="bar_graph"><li><p>Rye</p><span data-width="60"><strong>60 %</strong></span></li></ul>
			<div class="vc_progress_bar"><div class="vc_single_bar"><small class="vc_label">Oats</small><span class="vc_bar" data-percentage-value="30"></span></div></div>
			<!-- /wp:html -->`
		)
	);
	for ( const [ name, value ] of [
		[ 'Rye', 60 ],
		[ 'Oats', 30 ],
	] as const ) {
		await expect
			.poll( () =>
				bar( page, name ).evaluate( ( element: HTMLElement ) =>
					Math.round(
						( element.offsetWidth /
							( element.parentElement?.clientWidth ?? 1 ) ) *
							100
					)
				)
			)
			.toBe( value );
	}
} );

test.describe( 'with reduced motion', () => {
	test.use( { contextOptions: { reducedMotion: 'reduce' } } );

	test( 'then bars show their value at once', async ( { site, page } ) => {
		await page.goto( await putBehaviourPage( site, 'bar-graph' ) );
		const rye = bar( page, 'Sourdough rye' );
		await expect( rye ).toHaveClass( /filled/ );
		expect( await fill( rye ) ).toBe( 82 );
	} );
} );

test.describe( 'without scripts', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'then bars show their value, and the figure is visible', async ( {
		site,
		page,
	} ) => {
		const path = await putBehaviourPage( site, 'bar-graph' );
		await enqueueBehaviours( site, 'bar-graph' );
		await page.goto( path );
		await expect( page.getByText( '82 %' ) ).toBeVisible();
		expect( await fill( page.locator( '[data-chaty-value="82"]' ) ) ).toBe(
			82
		);
	} );
} );
