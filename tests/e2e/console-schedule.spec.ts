/** Dates, hours and countries through the screen: what is stored, and what the week says of it. */
import type { Page } from '@playwright/test';
import {
	openConsole,
	readPreload,
	readStored,
	save,
	saveButton,
} from './support/console';
import { expect, test } from './support/fixtures';
import type { Site } from './support/site';

const importTriggers = ( site: Site, triggers: object ) =>
	site.importSettings( {
		data_analytics_settings: 'off',
		chaty_widgets: [
			{
				id: 0,
				name: 'Shop',
				settings: {},
				triggers,
				channels: [
					{
						channel: 'Phone',
						value: '+15550100',
						is_desktop: 1,
						is_mobile: 1,
					},
				],
			},
		],
	} );

const readTriggers = async ( page: Page ) =>
	( await readStored( page ) )[ 0 ]?.[ 'triggers' ];

/** Rule: on these days, from an hour to another one. */
const aRule = ( days: number, from: number, to: number ) => ( {
	days,
	start_time: `${ from }:00`,
	start_hours: from,
	start_min: 0,
	end_time: `${ to }:00`,
	end_hours: to,
	end_min: 0,
} );

const withHours = ( zone: string, ...rules: readonly object[] ) => ( {
	has_day_hours_scheduling_rules: 1,
	day_hours_scheduling_rules: rules,
	day_time_diff: zone,
} );

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

const openSchedule = ( page: Page ) =>
	openConsole( page, '&widget=0&group=schedule' );

test( 'hours that end on the next day, in rows and in the week', async ( {
	site,
	page,
} ) => {
	await importTriggers( site, {} );
	await openSchedule( page );
	await page
		.locator( '[id$="has_day_hours_scheduling_rules"]' )
		.getByRole( 'checkbox' )
		.check();
	await expect(
		page.getByText( 'Without a row, the hours have no effect.' )
	).toBeVisible();
	await page.getByRole( 'button', { name: 'Add hours' } ).click();
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
} );

test.describe( 'what time it is there', () => {
	for ( const [ zone, now, said ] of [
		[
			'Asia/Kolkata',
			'2026-07-01T03:29:00Z',
			'closed: it is Wednesday, 08:59',
		],
		[
			'Asia/Kolkata',
			'2026-07-01T03:30:00Z',
			'open: it is Wednesday, 09:00',
		],
		[
			'America/St_Johns',
			'2026-07-01T11:29:00Z',
			'closed: it is Wednesday, 08:59',
		],
		[
			'America/St_Johns',
			'2026-07-01T11:30:00Z',
			'open: it is Wednesday, 09:00',
		],
		// The clocks of New York went forward at 07:00 UTC on 8 March 2026.
		[
			'America/New_York',
			'2026-03-07T13:30:00Z',
			'closed: it is Saturday, 08:30',
		],
		[
			'America/New_York',
			'2026-03-08T13:30:00Z',
			'open: it is Sunday, 09:30',
		],
		[
			'America/New_York',
			'2026-11-01T13:30:00Z',
			'closed: it is Sunday, 08:30',
		],
	] as const ) {
		test( `${ zone } at ${ now }`, async ( { site, page } ) => {
			await importTriggers( site, withHours( zone, aRule( -1, 9, 17 ) ) );
			await page.clock.setFixedTime( new Date( now ) );
			await openSchedule( page );
			await expect(
				page.locator( '.chaty-console-sentence' ).first()
			).toHaveText( new RegExp( `^Now ${ said } there\\.$` ) );
			await expect( page.locator( '.chaty-console-day b' ) ).toHaveCount(
				1
			);
		} );
	}
} );

test( 'dates: a day that is none, an end before the start, and the same day', async ( {
	site,
	page,
	complaints,
} ) => {
	complaints.allow( /400/ );
	await importTriggers( site, { has_date_scheduling_rules: 1 } );
	await openSchedule( page );
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
	// Browsers take no 31 February: the field is empty, and the day before it is not kept by mistake.
	await day( first ).focus();
	await page.keyboard.type( '02312026' );
	await expect( day( first ) ).not.toHaveValue( '2026-02-31' );
} );

test( 'a stored 31 February is told at its field', async ( { site, page } ) => {
	await importTriggers( site, { has_date_scheduling_rules: 1 } );
	await openSchedule( page );
	const [ widget ] = await readStored( page );
	const { document } = await readPreload( page );
	const triggers = {
		has_date_scheduling_rules: 1,
		date_scheduling_rules: { start_date_time: '2026-02-31' },
	};
	await page.evaluate(
		( draft ) => sessionStorage.setItem( 'chaty-console-draft', draft ),
		JSON.stringify( {
			base: document,
			document: {
				...document,
				chaty_widgets: [ { ...widget, triggers } ],
			},
		} )
	);
	await page.reload();
	await page.getByRole( 'button', { name: 'Restore them' } ).click();
	await expect( page.locator( '[id$="start_date_time"]' ) ).toContainText(
		'2026-02-31: There is no such day.'
	);
} );

test( 'countries by name, by code and by group, each once', async ( {
	site,
	page,
} ) => {
	await importTriggers( site, { has_countries: 1 } );
	await openConsole( page, '&widget=0&group=countries' );
	const input = page.getByRole( 'combobox', { name: /Countries/ } ).last();
	const add = async ( text: string ) => {
		await input.fill( text );
		await page.keyboard.press( 'Enter' );
	};
	await add( 'Germany' );
	await add( 'ch' );
	await add( 'Atlantis' );
	await page.getByRole( 'button', { name: 'Add: European Union' } ).click();
	await save( page );
	const { countries } = ( await readTriggers( page ) ) as {
		countries: string[];
	};
	expect( countries.slice( 0, 2 ) ).toEqual( [ 'DE', 'CH' ] );
	expect( countries ).toHaveLength( 28 );
	expect( new Set( countries ).size ).toBe( 28 );

	await page.getByRole( 'button', { name: 'Remove all countries' } ).click();
	await expect(
		page.getByText( 'Empty: visitors from everywhere see it.' )
	).toBeVisible();
	await page.getByRole( 'button', { name: 'Undo' } ).click();
	await expect( saveButton( page ) ).toHaveCount( 0 );
} );
