/** How the Statistics screen looks from right to left, in a dark scheme, in forced colors and on paper. */
import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { IS_LOOKING, photograph } from './support/look';
import { STATES } from './support/looks';

const NAMES = [
	'statistics',
	'statistics-compare',
	'statistics-channels',
] as const;

/** Boxes of the elements of a chart, each with its left and its right edge. */
const readEdges = ( page: Page, selector: string ) =>
	page
		.locator( `.chaty-statistics-chart ${ selector }` )
		.evaluateAll( ( elements ) =>
			elements.map( ( element ) => {
				const { left, right } = element.getBoundingClientRect();
				return { left, right };
			} )
		);

for ( const width of [ 1280, 390 ] ) {
	for ( const name of NAMES ) {
		test( `${ name } at ${ width } px begins on the right, and no text stands on its axis`, async ( {
			site,
			page,
		} ) => {
			await page.setViewportSize( { width, height: 900 } );
			await site.setOptions( { chaty_test_locale: 'ar' } );
			await STATES[ name ]?.( page, site );
			if ( IS_LOOKING ) {
				await photograph( page, `rtl-${ name }-${ width }` );
			}

			const [ area ] = await readEdges(
				page,
				'.recharts-cartesian-grid'
			);
			const texts = await readEdges(
				page,
				'.recharts-yAxis-tick-labels text'
			);
			const { right = NaN } = area ?? {};
			expect( texts.length ).toBeGreaterThan( 2 );
			for ( const text of texts ) {
				expect( text.left ).toBeGreaterThanOrEqual( right );
			}
			const ticks = await readEdges(
				page,
				'.recharts-xAxis-tick-labels text'
			);
			expect( ticks[ 0 ]?.left ).toBeGreaterThan(
				Number( ticks.at( -1 )?.left )
			);
			// A date that is isolated keeps its own direction.
			await expect(
				page.locator( '.recharts-cartesian-axis-tick-value' ).filter( {
					hasText: /^\u2068.+\u2069$/,
				} )
			).not.toHaveCount( 0 );
			await page.locator( '.recharts-surface' ).first().focus();
			await expect(
				page.locator( '.chaty-statistics-tooltip' )
			).toHaveCSS( 'direction', 'rtl' );
			if ( IS_LOOKING ) {
				await photograph( page, `rtl-tooltip-${ name }-${ width }` );
			}
		} );
	}
}

for ( const name of NAMES ) {
	test( `${ name } in forced colors: lines, marks and bars have the color of the text`, async ( {
		site,
		page,
	} ) => {
		await page.emulateMedia( { forcedColors: 'active' } );
		await STATES[ name ]?.( page, site );
		for ( const colorScheme of [ 'light', 'dark' ] as const ) {
			await page.emulateMedia( { forcedColors: 'active', colorScheme } );
			const { text, drawn } = await page.evaluate( () => {
				const colorOf = (
					selector: string,
					property: 'stroke' | 'color'
				) =>
					[ ...document.querySelectorAll( selector ) ].map(
						( element ) => getComputedStyle( element )[ property ]
					);
				return {
					text: colorOf( '.chaty-statistics-legend span', 'color' ),
					drawn: colorOf(
						'.recharts-line-curve, .chaty-statistics-marker, .recharts-bar-rectangle path',
						'stroke'
					),
				};
			} );
			expect( drawn.length, colorScheme ).toBeGreaterThan( 2 );
			expect( new Set( [ ...text, ...drawn ] ).size, colorScheme ).toBe(
				1
			);
		}
	} );
}

test( 'on paper there are the numbers and the chart, and no controls', async ( {
	site,
	page,
} ) => {
	await STATES[ 'statistics-compare' ]?.( page, site );
	await page.emulateMedia( { media: 'print' } );
	// The width of A4 between margins of 1 cm, at 96 dpi.
	await page.setViewportSize( { width: 718, height: 1000 } );
	await expect( page.locator( '.recharts-surface' ).first() ).toBeVisible();
	await expect( page.locator( '.chaty-statistics-table' ) ).toBeVisible();
	for ( const hidden of [
		'#adminmenumain',
		'#wpadminbar',
		'.chaty-statistics-controls',
		'#wpbody-content .components-button:not(.is-link)',
	] ) {
		await expect( page.locator( hidden ).first() ).toBeHidden();
	}
	const { scroll, width } = await page.evaluate( () => ( {
		scroll: document.documentElement.scrollWidth,
		width: document.documentElement.clientWidth,
	} ) );
	expect( scroll ).toBeLessThanOrEqual( width );
	if ( IS_LOOKING ) {
		await photograph( page, 'print-statistics-compare' );
	}
} );
