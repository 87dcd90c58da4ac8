/** What the Statistics screen shows. */
import { expect, type Page } from '@playwright/test';

const FIRST = Date.UTC( 2025, 11, 8 );

/** A day of the eight weeks that are counted. */
export const dayAt = ( index: number ) =>
	new Date( FIRST + index * 86_400_000 ).toISOString().slice( 0, 10 );

export const table = ( page: Page ) =>
	page.locator( '.chaty-statistics-table' );

export const chart = ( page: Page ) =>
	page.locator( '.recharts-surface' ).first();

/** Chooses one of a list, such as what the counts are split by. */
export const choose = ( page: Page, label: string, option: string ) =>
	page.getByLabel( label, { exact: true } ).selectOption( option );

/** Waits until the report of the last choice is there. */
export const expectReport = ( page: Page ) =>
	expect(
		page.locator( '.chaty-statistics-report[aria-busy=false]' )
	).toBeVisible();

export const toNumber = ( text: string ) =>
	Number( text.replaceAll( ',', '' ) );

/** The sums below the table, once the report is there. */
export async function readTotals( page: Page ) {
	await expectReport( page );
	await expect( table( page ).locator( 'tfoot' ) ).toBeVisible();
	const texts = await table( page )
		.locator( 'tfoot td > span' )
		.allTextContents();
	return texts.map( toNumber );
}

/** The rows of the table, once there are some: the text of the heading, and the counts. */
export async function readRows( page: Page ) {
	const rows = table( page ).locator( 'tbody tr' );
	await expect( rows.first() ).toBeVisible();
	return rows.evaluateAll( ( all ) =>
		all.map( ( row ) =>
			[ ...row.querySelectorAll( 'th, td > span' ) ].map( ( cell ) =>
				( cell.firstChild?.textContent ?? '' ).trim()
			)
		)
	);
}
