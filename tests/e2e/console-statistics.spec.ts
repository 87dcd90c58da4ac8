/**
 * The Statistics screen: chart, table and file have the same numbers, the address says all, and every fault is a
 * sentence after which the numbers are still there.
 */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectNoViolations } from './support/axe';
import {
	answerRequests,
	importWidgets,
	openConsole,
	press,
	restError,
	SCREEN,
	snackbar,
} from './support/console';
import { expect, test } from './support/fixtures';
import { addCode } from './support/site-code';
import type { CountRow, Site } from './support/site';
import {
	chart,
	choose,
	dayAt,
	expectReport,
	readRows,
	readTotals,
	table,
} from './support/statistics';
import { aChannel } from './support/widget';

const ROUTE = /chaty(\/|%2F)v1(\/|%2F)stats/;
/** Four weeks of January, and those before. */
const JANUARY = '&range=own&since=2026-01-05&until=2026-02-01';

/** Counts of eight weeks: of a widget, of two channels that it has, and of one that was deleted. */
const ROWS: readonly CountRow[] = Array.from( { length: 56 }, ( _, index ) =>
	[ 'd', 'm' ].flatMap( ( device ): CountRow[] => [
		[ '0', '', dayAt( index ), device, 300 + index, 60 - index, 25 ],
		[ '0', 'Phone', dayAt( index ), device, 50, 10 + ( index % 7 ) ],
		[ '0', 'Whatsapp', dayAt( index ), device, 60, 20 + ( index % 5 ) ],
		[ '0', '=Old', dayAt( index ), device, 3, 1 ],
	] )
).flat();

const store = ( site: Site, analytics: 'on' | 'off' = 'on' ) => {
	const channels = [ 'Phone', 'Whatsapp' ].map( ( channel ) =>
		aChannel( { channel, value: '+15550100' } )
	);
	return importWidgets( site, [ { channels } ], analytics );
};

const open = ( page: Page, query = JANUARY ) =>
	openConsole( page, `-statistics${ query }` );
const heading = ( page: Page ) => page.locator( '.chaty-statistics-report h2' );
/** What the table of the database has of a kind, summed. */
async function sum( site: Site, kind: 'views' | 'clicks', isWidget: boolean ) {
	const rows = await site.statRows();
	return rows
		.filter(
			( { day = '', channel: name } ) =>
				( name === '' ) === isWidget &&
				day >= '2026-01-05' &&
				day <= '2026-02-01'
		)
		.reduce( ( total, row ) => total + Number( row[ kind ] ), 0 );
}

const showDays = async ( page: Page, first: string, last: string ) => {
	await page.getByLabel( 'First day' ).fill( first );
	await page.getByLabel( 'Last day' ).fill( last );
	await press( page, 'Show these days' );
};

let restore = async () => {};

test.beforeEach( async ( { site } ) => {
	await store( site );
	await site.addCounts( ROWS );
} );

test.afterEach( async ( { site } ) => {
	await restore();
	await site.setOptions( {
		timezone_string: '',
		start_of_week: 1,
		chaty_access: [],
	} );
} );

test( 'table, sums and database agree, by one call; axe finds nothing, however they are split and compared', async ( {
	site,
	page,
} ) => {
	test.slow();
	const calls: string[] = [];
	page.on( 'request', ( request ) => {
		if ( ROUTE.test( request.url() ) ) {
			calls.push( request.url() );
		}
	} );
	await open( page );
	await expect( table( page ).locator( 'tbody tr' ) ).toHaveCount( 28 );
	expect( await readTotals( page ) ).toEqual( [
		await sum( site, 'views', true ),
		await sum( site, 'clicks', true ),
		28 * 2 * 25,
		await sum( site, 'clicks', false ),
		0,
	] );
	// A funnel of people: clicks are none of its steps.
	await expect( page.locator( '.chaty-statistics-funnel li' ) ).toHaveText( [
		/^Views/,
		/^Opens.*% of Views$/,
		/^Visitors who clicked1,400.*% of Views$/,
		/^Messages0$/,
	] );
	expect( calls ).toHaveLength( 1 );

	for ( const [ by, compare ] of [
		[ 'day', '' ],
		[ 'day', 'previous' ],
		[ 'channel', '' ],
		[ 'widget', 'year' ],
	] as const ) {
		await choose( page, 'Split by', by );
		await choose( page, 'Compare with', compare );
		await expectReport( page );
		await chart( page ).focus();
		await expectNoViolations( page, SCREEN );
	}
} );

test( 'the file has the numbers of the command line, and names', async ( {
	site,
	page,
} ) => {
	await open( page, `${ JANUARY }&compare=year` );
	for ( const [ by = '', column, name ] of [
		[ 'channel', 'Channel', 'WhatsApp' ],
		[ 'week', 'Week of', '2026-01-05' ],
	] ) {
		await choose( page, 'Split by', by );
		await expectReport( page );
		const arrival = page.waitForEvent( 'download' );
		await press( page, 'Download as CSV' );
		const file = await readFile( await ( await arrival ).path(), 'utf8' );
		const printed = await site.wp(
			...[ 'chaty', 'stats', `--by=${ by }`, '--since=2026-01-05' ],
			...[ '--until=2026-02-01', '--compare=year' ],
			...[ '--with=messages', '--format=csv' ]
		);
		const toNumbers = ( text: string ) =>
			text
				.trim()
				.split( /\r?\n/ )
				.slice( 1 )
				.map( ( line ) => line.replace( /^[^,]*,/, '' ) );
		expect( toNumbers( file ) ).toEqual( toNumbers( printed ) );
		expect( file.split( ',', 2 ) ).toEqual( [
			`\uFEFF"${ column }"`,
			'"Views"',
		] );
		expect( file ).toContain( `\r\n"${ name }",` );
	}
} );

test( 'where there was nothing, and on February 29, there is nothing to compare with', async ( {
	site,
	page,
} ) => {
	await site.addCounts( [
		[ '0', '', '2027-02-28', 'd', 10, 0 ],
		[ '0', '', '2028-02-29', 'd', 7, 0 ],
		[ '0', '', '2028-03-01', 'd', 5, 0 ],
	] );
	await open(
		page,
		'&range=own&since=2025-12-08&until=2025-12-14&compare=previous'
	);
	await expect( table( page ) ).toContainText( 'before: 0' );
	await expect(
		page.locator( '.chaty-statistics-report' )
	).not.toContainText( /before: [\d,]+ \(/ );
	await choose( page, 'Days', 'own' );
	await showDays( page, '2026-01-05', '2026-01-11' );
	await expect( table( page ).locator( 'tfoot' ) ).toContainText(
		/before: [\d,]+ \([+-]\d+%\)/
	);
	await choose( page, 'Compare with', 'year' );
	await showDays( page, '2028-02-28', '2028-03-01' );
	await expect(
		table( page ).locator( '[data-key="2028-02-28"]' )
	).toContainText( 'before: \u2068Feb 28, 2027\u2069' );
	await expect(
		table( page ).locator( '[data-key="2028-02-29"]' )
	).not.toContainText( 'before' );
	await expect( table( page ).locator( 'tfoot' ) ).toContainText(
		'12before: 10 (+20%)'
	);
} );

test( 'weeks begin, and today is, as on the site', async ( { site, page } ) => {
	const timeZone = 'Asia/Kolkata';
	await site.setOptions( { start_of_week: 6, timezone_string: timeZone } );
	await open( page, '&range=own&since=2026-01-10&until=2026-01-31&by=week' );
	const keys = ( await readRows( page ) ).map( ( [ key ] ) => key );
	expect( keys.at( -1 ) ).toBe( 'Jan 10, 2026' );
	await expect( page.locator( SCREEN ) ).toContainText( timeZone );

	const today = () =>
		new Intl.DateTimeFormat( 'en', {
			timeZone,
			dateStyle: 'medium',
		} ).format( new Date() );
	const before = today();
	await choose( page, 'Days', 'today' );
	await expect( page ).toHaveURL( /range=today/ );
	await expect( heading( page ) ).not.toContainText( '–' );
	expect( [ before, today() ] ).toContain(
		await heading( page ).textContent()
	);
} );

test( 'an address opens a view, and Back leads to the former one', async ( {
	page,
} ) => {
	await open( page, `${ JANUARY }&by=channel&orderby=views&order=asc` );
	await expect( heading( page ) ).toHaveText( 'Jan 5 – Feb 1, 2026' );
	expect( ( await readRows( page ) )[ 0 ]?.[ 0 ] ).toBe( '=Old (deleted)' );

	await choose( page, 'Split by', 'month' );
	await expect( table( page ) ).toContainText( 'February 2026' );
	await choose( page, 'Device', 'm' );
	await expect( page ).toHaveURL( /by=month.*device=m/ );
	await page.reload();
	await expect( table( page ) ).toContainText( 'January 2026' );
	await expect( table( page ).locator( 'thead' ) ).not.toContainText(
		'Messages'
	);
	await page.goBack();
	await expect( page ).not.toHaveURL( /device/ );
	await expect( table( page ).locator( 'thead' ) ).toContainText(
		'Messages'
	);
	await page.goBack();
	await expect( table( page ) ).toContainText( 'WhatsApp' );
} );

test( 'days that are none or too many are told; days without counts lead to those that have some; what was deleted keeps its counts', async ( {
	site,
	page,
} ) => {
	await site.addCounts( [ [ '_9', '', '2026-01-06', 'd', 4, 2 ] ] );
	await open( page, '&range=own&since=2026-02-31&until=2026-03-01' );
	const screen = page.locator( SCREEN );
	await expect( screen ).toContainText(
		'2026-02-31 is not a date that exists.'
	);
	await choose( page, 'Days', '7' );
	await expect( table( page ) ).toBeVisible();
	await choose( page, 'Days', 'own' );
	await showDays( page, '1926-01-01', '2026-02-01' );
	const first = page.getByLabel( 'First day' );
	await expect( first ).toBeFocused();
	await expect( first ).toHaveAccessibleDescription( /more than 366 months/ );
	await expectNoViolations( page, SCREEN );
	await showDays( page, '2025-10-01', '2026-02-01' );
	await expect( screen ).toContainText(
		'(at most 92 days): split by "Week"'
	);

	await showDays( page, '2024-01-01', '2024-01-07' );
	await expect( screen ).toContainText(
		'The first count is from Dec 8, 2025.'
	);
	await press( page, 'Show all days since then' );
	await expect( page ).toHaveURL( /range=all/ );
	await expect( heading( page ) ).toContainText( 'Dec 8, 2025 –' );
	await expect( chart( page ) ).toBeVisible();

	await choose( page, 'Days', 'own' );
	await showDays( page, '2026-01-05', '2026-02-01' );
	await choose( page, 'Widget', '_9' );
	await expect( table( page ).locator( 'tfoot' ) ).toContainText( '42' );
	await choose( page, 'Widget', '' );
	await choose( page, 'Channel', '=Old' );
	await expect
		.poll( async () => ( await readTotals( page ) ).slice( 0, 2 ) )
		.toEqual( [ 168, 56 ] );
} );

const FAULTS = [
	[
		'the page of a firewall',
		{ status: 200, contentType: 'text/html', body: '<h1>No</h1>' },
		'instead of WordPress',
	],
	[
		'a missing table',
		restError( 500, 'chaty_db_read_failed', 'They could not be read.' ),
		'They could not be read.',
	],
	[
		'nobody logged in',
		restError( 401, 'rest_forbidden' ),
		'You are logged out.',
	],
	[ 'no connection', null, 'You seem to be offline.' ],
] as const;

test( 'each fault is a sentence, after which the numbers stay until it works again', async ( {
	page,
	complaints,
} ) => {
	test.slow();
	complaints.allow( /Failed to load resource|ERR_FAILED/ );
	const rows = table( page ).locator( 'tbody tr' );
	await page.route( /console-chart\.js/, ( route ) => route.abort() );
	await open( page );
	await expect( rows ).toHaveCount( 28 );
	await expect( page.locator( SCREEN ) ).toContainText(
		'The chart could not be loaded.'
	);
	await page.unroute( /console-chart\.js/ );
	await press( page, 'Try again' );
	await expect( chart( page ) ).toBeVisible();

	const notice = page.locator( `${ SCREEN } .components-notice.is-error` );
	for ( const [ name, answer, sentence ] of FAULTS ) {
		await test.step( name, async () => {
			await answerRequests( page, ROUTE, answer );
			await choose( page, 'Split by', 'device' );
			await expect.soft( notice ).toContainText( sentence );
			await expect.soft( rows ).toHaveCount( 28 );
			await expectNoViolations( page, SCREEN );
			await page.unroute( ROUTE );
			await press( notice, 'Try again' );
			await expect( table( page ) ).toContainText( 'Phone or tablet' );
			await expect( notice ).toHaveCount( 0 );
			await choose( page, 'Split by', 'day' );
			await expect( rows ).toHaveCount( 28 );
		} );
	}
} );

test( 'nothing counted yet, a consent plugin, and counting off, each say what to do', async ( {
	site,
	page,
} ) => {
	await site.reset();
	await store( site );
	await open( page, '' );
	const screen = page.locator( SCREEN );
	await expect( screen ).toContainText( 'Nothing has been counted yet.' );
	await expectNoViolations( page, SCREEN );

	await site.addCounts( ROWS );
	restore = await addCode(
		site,
		'function wp_has_consent( $category ) { return false; }'
	);
	await page.reload();
	await expect( screen ).toContainText(
		'check that your consent banner asks for statistics'
	);
	await expect( screen ).toContainText( 'WP Consent API' );
	await expectNoViolations( page, SCREEN );

	await store( site, 'off' );
	await page.reload();
	await expect(
		page.getByRole( 'link', { name: 'Open the settings' } )
	).toHaveAttribute( 'href', /chaty-settings#counting/ );
	await expectNoViolations( page, SCREEN );
} );

test( 'an editor who may sees numbers, and no way to the settings', async ( {
	site,
	page,
} ) => {
	await site.setOptions( { chaty_access: { statistics: 'editors' } } );
	await store( site, 'off' );
	const editor = await site.createUser( 'editor' );
	await openConsole( page, `-statistics${ JANUARY }`, editor );
	await expect( table( page ).locator( 'tbody tr' ) ).toHaveCount( 28 );
	await expect( page.locator( SCREEN ) ).toContainText(
		'Ask an administrator'
	);
	await expect( page.locator( '#adminmenu' ) ).not.toContainText( 'Widgets' );
	await page.goto( '/wp-admin/' );
	await expect( page.locator( '#chaty_dashboard' ) ).toContainText(
		'Last 28 days'
	);
	await expect( page.locator( '#chaty_dashboard' ) ).not.toContainText(
		'unread'
	);
	await expectNoViolations( page, '#chaty_dashboard .inside' );
} );

test( 'counts are deleted once the word was typed, those that are shown or all', async ( {
	site,
	page,
	complaints,
} ) => {
	complaints.allow( /Failed to load resource/ );
	await open( page );
	const start = page.getByRole( 'button', { name: 'Delete statistics…' } );
	const dialog = page.getByRole( 'dialog' );
	const word = dialog.getByLabel( 'Type "delete" to confirm' );
	const confirm = dialog.getByRole( 'button', {
		name: 'Delete permanently',
	} );

	await start.click();
	await expect( confirm ).toBeDisabled();
	await word.fill( 'Delete it' );
	await expect( confirm ).toBeDisabled();
	await expectNoViolations( page, '.chaty-console-dialog' );
	await page.keyboard.press( 'Escape' );
	await expect( start ).toBeFocused();

	await start.click();
	await word.fill( 'delete' );
	await answerRequests( page, ROUTE );
	await confirm.click();
	await expect( dialog ).toContainText( 'You seem to be offline.' );
	await page.unroute( ROUTE );
	await confirm.click();
	await expect( snackbar( page ) ).toContainText( '224 rows of counts' );
	await expect( start ).toBeFocused();
	await expect.poll( () => readTotals( page ) ).toEqual( [ 0, 0, 0, 0, 0 ] );
	expect( await site.statRows() ).toHaveLength( 224 );

	await start.click();
	await dialog.getByLabel( 'All counts of all days' ).check();
	await word.fill( 'delete' );
	await confirm.click();
	await expect( page.locator( SCREEN ) ).toContainText(
		'Nothing has been counted yet.'
	);
	expect( await site.statRows() ).toEqual( [] );
} );
