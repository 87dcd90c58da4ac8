/** Dates, hours and countries through the screen: what is stored, and what the week says of it. */
import type { Page } from '@playwright/test';
import {
	importWidgets,
	openConsole,
	press,
	readStored,
	save,
	saveButton,
} from './support/console';
import { expect, test } from './support/fixtures';

const readTriggers = async ( page: Page ) =>
	( await readStored( page ) )[ 0 ]?.[ 'triggers' ];

/** The days of the week as the grid says them in words. */
const readWeek = ( page: Page ) =>
	page
		.locator( '.chaty-console-week tr' )
		.evaluateAll( ( rows ) =>
			Object.fromEntries(
				rows.map( ( { children } ) => [
					children[ 0 ]?.textContent,
					children[ 2 ]?.textContent,
				] )
			)
		);

test( 'hours that end on the next day, in rows and in the week; an end before the start; countries by name, by code and by group, each once', async ( {
	site,
	page,
} ) => {
	await importWidgets( site, [
		{ triggers: { has_date_scheduling_rules: 1, has_countries: 1 } },
	] );
	await openConsole( page, '&widget=0&group=schedule' );
	await page
		.locator( '[id$="has_day_hours_scheduling_rules"]' )
		.getByRole( 'checkbox' )
		.check();
	await expect(
		page.getByText( 'Without a row, the hours have no effect.' )
	).toBeVisible();
	await press( page, 'Add hours' );
	const rule = page.locator( '.chaty-console-rule' );
	await rule.getByRole( 'combobox' ).selectOption( { label: 'Friday' } );
	await rule.locator( 'input[type=time]' ).first().fill( '22:00' );
	await rule.locator( 'input[type=time]' ).last().fill( '02:00' );
	await expect( rule ).toContainText( 'Ends at 02:00 on the next day.' );
	expect( await readWeek( page ) ).toMatchObject( {
		Thursday: 'closed',
		Friday: '22:00–24:00',
		Saturday: '00:00–02:00',
		Sunday: 'closed',
	} );
	await rule.locator( 'input[type=time]' ).first().fill( '' );
	await expect( rule ).toContainText( 'Choose days and a start' );
	await rule.locator( 'input[type=time]' ).first().fill( '22:00' );
	await save( page );
	expect( await readTriggers( page ) ).toMatchObject( {
		day_hours_scheduling_rules: [
			{ start_hours: 22, start_min: 0, end_hours: 2, end_min: 0 },
		],
	} );

	const first = page.locator( '[id$="start_date_time"]' );
	const last = page.locator( '[id$="end_date_time"]' );
	const day = ( edge: typeof first ) => edge.locator( 'input[type=date]' );
	await day( first ).fill( '2026-05-10' );
	await day( last ).fill( '2026-05-09' );
	await expect( last ).toContainText(
		'The end is before the start, so it never shows.'
	);
	await expect( day( last ) ).toHaveAttribute( 'aria-invalid', 'true' );
	await day( last ).fill( '2026-05-10' );
	await expect( last ).not.toContainText( 'before the start' );
	await save( page );
	expect( await readTriggers( page ) ).toMatchObject( {
		date_scheduling_rules: {
			start_date_time: '2026-05-10',
			end_date_time: '2026-05-10',
		},
	} );

	await press( page, /^Countries/ );
	const input = page.getByRole( 'combobox', { name: /Countries/ } ).last();
	for ( const text of [ 'Germany', 'ch', 'Atlantis' ] ) {
		await input.fill( text );
		await page.keyboard.press( 'Enter' );
	}
	await press( page, 'Add: European Union' );
	await save( page );
	const { countries } = ( await readTriggers( page ) ) as {
		countries: string[];
	};
	expect( countries.slice( 0, 2 ) ).toEqual( [ 'DE', 'CH' ] );
	expect( countries ).toHaveLength( 28 );
	expect( new Set( countries ).size ).toBe( 28 );

	await press( page, 'Remove all countries' );
	await expect(
		page.getByText( 'Empty: visitors from everywhere see it.' )
	).toBeVisible();
	await press( page, 'Undo' );
	await expect( saveButton( page ) ).toHaveCount( 0 );

	// Browsers take no 31 February: nothing is kept of the day before it.
	await day( first ).focus();
	await page.keyboard.type( '02312026' );
	await expect( day( first ) ).toHaveValue( '' );
} );
