import type { Locator, Page } from '@playwright/test';
import { expectNoViolations } from './support/axe';
import { expect, test } from './support/behaviour-page';
import { boxOf, turnRightToLeft } from './support/layout';

const FAR = '<p style="block-size: 3000px">Far</p>';
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

test( 'given bars in view, then they fill in 1700 ms, also from the right, and have a name and a value; under reduced motion they show it at once @main', async ( {
	openPage,
	page,
} ) => {
	await openPage( 'bar-graph' );
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

	await turnRightToLeft( page );
	await expectFill( rye, 82 );
	const { x } = await boxOf( page.getByText( 'Sourdough rye' ) );
	expect( x ).toBeGreaterThan(
		( await boxOf( page.getByText( '82 %' ) ) ).x
	);

	await page.emulateMedia( { reducedMotion: 'reduce' } );
	await page.reload();
	await expect( rye ).toHaveClass( /filled/ );
	expect( await fill( rye ) ).toBe( 82 );
} );

test( 'given a bar further down, then it fills once, when it comes into view, or when the page is printed', async ( {
	openPage,
	page,
} ) => {
	await page.addInitScript( () => {
		document.addEventListener( 'chaty:bar-graph:filled', () => {
			document.documentElement.append( 'filled ' );
		} );
	} );
	await openPage(
		'bar-graph',
		`${ FAR }<ul data-chaty="bar-graph"><li>Rye <span data-chaty-value="40"></span></li></ul>${ FAR }`
	);
	const rye = bar( page, 'Rye' );
	await expect( rye ).toHaveCount( 1 );
	expect( await fill( rye ) ).toBe( 0 );
	await page.emulateMedia( { media: 'print' } );
	expect( await fill( rye ) ).toBe( 40 );
	await page.emulateMedia( { media: null } );
	await expectFill( rye, 0 );

	await rye.scrollIntoViewIfNeeded();
	await expectFill( rye, 40 );
	for ( const top of [ 0, 3000, 0, 3000 ] ) {
		await page.evaluate( ( y ) => window.scrollTo( 0, y ), top );
		expect( await fill( rye ) ).toBe( 40 );
	}
	const html = page.locator( 'html' );
	await expect( html ).toContainText( 'filled ' );
	expect( await html.textContent() ).not.toContain( 'filled filled' );
} );

test( 'given legacy theme markup, then bars fill although the theme sets their width to 0', async ( {
	openPage,
	page,
} ) => {
	await openPage(
		'bar-graph',
		`
			<style>.page ul.bar_graph li span { background: #333; display: block; height: 20px; width: 0 } .vc_bar { display: block; height: 9px; width: 0 }</style>
			<ul class="bar_graph"><li><p>Rye</p><span data-width="60"><strong>60 %</strong></span></li></ul>
			<div class="vc_progress_bar"><div class="vc_single_bar"><small class="vc_label">Oats</small><span class="vc_bar" data-percentage-value="30"></span></div></div>
			`
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
