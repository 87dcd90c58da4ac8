/** How the Statistics screen looks from right to left, in a dark scheme, in forced colors and on paper. */
import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { IS_LOOKING, photograph } from './support/look';
import { openStatistics, showStatistics, STATISTICS } from './support/looks';
import { chart, table } from './support/statistics';

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

/** Expects that a chart begins on the right, and that no text stands on its axis. */
async function expectMirrored( page: Page ) {
	const [ area ] = await readEdges( page, '.recharts-cartesian-grid' );
	const texts = await readEdges( page, '.recharts-yAxis-tick-labels text' );
	const { right = NaN } = area ?? {};
	expect( texts.length ).toBeGreaterThan( 2 );
	for ( const text of texts ) {
		expect( text.left ).toBeGreaterThanOrEqual( right );
	}
	const ticks = await readEdges( page, '.recharts-xAxis-tick-labels text' );
	expect( ticks[ 0 ]?.left ).toBeGreaterThan(
		Number( ticks.at( -1 )?.left )
	);
	// A date that is isolated keeps its own direction.
	await expect(
		page.locator( '.recharts-cartesian-axis-tick-value' ).filter( {
			hasText: /^\u2068.+\u2069$/,
		} )
	).not.toHaveCount( 0 );
	await chart( page ).focus();
	await expect( page.locator( '.chaty-statistics-tooltip' ) ).toHaveCSS(
		'direction',
		'rtl'
	);
}

/** The colors of what a chart draws, and of the texts of its legend. */
const readColors = ( page: Page ) =>
	page.evaluate( () => {
		const colorOf = ( selector: string, property: 'stroke' | 'color' ) =>
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

test( 'from right to left each chart begins on the right; in forced colors all has the color of the text; on paper there are no controls', async ( {
	site,
	page,
} ) => {
	test.slow();
	await page.setViewportSize( { width: 1280, height: 900 } );
	await site.setOptions( { chaty_test_locale: 'ar' } );
	await openStatistics( page, site );
	for ( const [ name, by ] of [
		[ 'statistics', '' ],
		...Object.entries( STATISTICS ),
	] as const ) {
		if ( by ) {
			await showStatistics( page, by );
		}
		for ( const width of [ 390, 1280 ] ) {
			await page.setViewportSize( { width, height: 900 } );
			if ( IS_LOOKING ) {
				await photograph( page, `rtl-${ name }-${ width }` );
			}
			// The chart follows the width of the screen a little later.
			await expect( () => expectMirrored( page ) ).toPass();
		}
		for ( const colorScheme of [ 'light', 'dark' ] as const ) {
			await page.emulateMedia( { forcedColors: 'active', colorScheme } );
			const { text, drawn } = await readColors( page );
			expect( drawn.length, colorScheme ).toBeGreaterThan( 2 );
			expect( new Set( [ ...text, ...drawn ] ).size, colorScheme ).toBe(
				1
			);
		}
		await page.emulateMedia( { forcedColors: null, colorScheme: null } );
	}

	await page.emulateMedia( { media: 'print' } );
	// The width of A4 between margins of 1 cm, at 96 dpi.
	await page.setViewportSize( { width: 718, height: 1000 } );
	await expect( chart( page ) ).toBeVisible();
	await expect( table( page ) ).toBeVisible();
	for ( const hidden of [
		'#adminmenumain',
		'#wpadminbar',
		'.chaty-statistics-controls',
		'#wpbody-content .components-button:not(.is-link)',
	] ) {
		await expect( page.locator( hidden ).first() ).toBeHidden();
	}
	await expect
		.poll( () =>
			page.evaluate(
				'document.documentElement.scrollWidth - document.documentElement.clientWidth'
			)
		)
		.toBeLessThanOrEqual( 0 );
	if ( IS_LOOKING ) {
		await photograph( page, 'print-statistics' );
	}
} );
