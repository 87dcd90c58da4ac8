/** The Statistics screen on what a busy site has after two years: a widget with 50 channels, 74,460 rows of counts. */
import { readFile } from 'node:fs/promises';
import { openConsole, press } from './support/console';
import { expect, test } from './support/fixtures';
import { addCode } from './support/site-code';
import type { Site } from './support/site';
import {
	chart,
	choose,
	readRows,
	readTotals,
	table,
	toNumber,
} from './support/statistics';

const DAYS = 730;
const CHANNELS = 50;
/** Today, which is the last day of the fixed periods. */
const LAST = Math.floor( Date.now() / 86_400_000 ) * 86_400_000;

const dayAt = ( index: number ) =>
	new Date( LAST - index * 86_400_000 ).toISOString().slice( 0, 10 );

/** The months that the days are in: 24 when the first of them is the first of a month, otherwise 25. */
const MONTHS = new Set(
	Array.from( { length: DAYS }, ( _, index ) => dayAt( index ).slice( 0, 7 ) )
).size;

/** All 730 days. */
const ALL = `&range=own&since=${ dayAt( DAYS - 1 ) }&until=${ dayAt( 0 ) }`;

/** Adds the counts of the widget and of every channel, on each day and device, past the translation to SQLite. */
async function fill( site: Site ) {
	const remove = await addCode(
		site,
		`add_action( 'init', function () {
			global $wpdb;
			$pdo = new PDO( 'sqlite:' . WP_CONTENT_DIR . '/database/.ht.sqlite' );
			$pdo->beginTransaction();
			$insert = $pdo->prepare( "INSERT INTO {$wpdb->prefix}chaty_stats (widget, channel, day, device, views, clicks, clickers) VALUES ('0', ?, ?, ?, ?, ?, ?)" );
			for ( $day = 0; $day < ${ DAYS }; $day++ ) {
				$date = gmdate( 'Y-m-d', ${ LAST / 1000 } - $day * DAY_IN_SECONDS );
				for ( $channel = 0; $channel <= ${ CHANNELS }; $channel++ ) {
					foreach ( array( 'd', 'm' ) as $place => $device ) {
						$insert->execute( array( $channel ? "Channel_$channel" : '', $date, $device, 50 + ( $day * 7 + $channel * 13 + $place ) % 4000, ( $day + $channel + $place ) % 500, $channel ? 0 : $day % 300 ) );
					}
				}
			}
			$pdo->commit();
		} );`
	);
	await site.info();
	await remove();
}

type Rows = Awaited< ReturnType< Site[ 'statRows' ] > >;

/** Views, opens, visitors who clicked and clicks of days, as the table of the database has them. */
function sum( rows: Rows, since: string, until: string ) {
	const total = [ 0, 0, 0, 0 ];
	for ( const { day = '', channel, views, clicks, clickers } of rows ) {
		if ( day >= since && day <= until ) {
			const added = channel
				? [ 0, 0, 0, Number( clicks ) ]
				: [ Number( views ), Number( clicks ), Number( clickers ), 0 ];
			added.forEach( ( count, at ) => {
				total[ at ] = ( total[ at ] ?? 0 ) + count;
			} );
		}
	}
	return total;
}

test( 'every split, period and comparison has the sums of the database, the file the rows of the table, and the chart its numbers', async ( {
	site,
	page,
} ) => {
	test.slow();
	await fill( site );
	const rows = await site.statRows();
	const total = sum( rows, dayAt( DAYS - 1 ), dayAt( 0 ) );
	await openConsole( page, `-statistics${ ALL }&by=month` );
	await expect( table( page ).locator( 'tbody tr' ) ).toHaveCount( MONTHS );
	const tooltip = page.locator( '.chaty-statistics-tooltip' );

	await test.step( 'months in the chart', async () => {
		await chart( page ).focus();
		const months = ( await readRows( page ) ).reverse();
		for ( const [ month, ...counts ] of months ) {
			const [ views, opens, clickers, clicks, messages ] = counts;
			await expect( tooltip ).toHaveText(
				// Of a month that is not whole, it names the days.
				new RegExp(
					`^${ month }(, only .+)?Views: ${ views }Opens: ${ opens }Visitors who clicked: ${ clickers }Clicks: ${ clicks }Messages: ${ messages }$`
				)
			);
			await page.keyboard.press( 'ArrowRight' );
		}
		await expect( tooltip ).toHaveAttribute( 'role', 'status' );
		await page.keyboard.press( 'ArrowLeft' );
		await expect( tooltip ).toContainText(
			String( months.at( -2 )?.[ 0 ] )
		);
	} );

	for ( const [ by, fewest ] of [
		[ 'month', MONTHS ],
		[ 'week', 104 ],
		[ 'widget', 1 ],
		[ 'device', 2 ],
		[ 'channel', CHANNELS ],
	] as const ) {
		await test.step( `split by ${ by }`, async () => {
			await choose( page, 'Split by', by );
			await expect( page ).toHaveURL( new RegExp( `by=${ by }` ) );
			await expect
				.poll( () => table( page ).locator( 'tbody tr' ).count() )
				.toBeGreaterThanOrEqual( fewest );
			const totals = await readTotals( page );
			expect( totals.slice( -3 ) ).toEqual(
				expect.arrayContaining(
					total.slice( by === 'channel' ? 3 : 2 )
				)
			);

			const arrival = page.waitForEvent( 'download' );
			await press( page, 'Download as CSV' );
			const file = await readFile(
				await ( await arrival ).path(),
				'utf8'
			);
			const counts = ( lines: readonly ( readonly string[] )[] ) =>
				lines
					.map( ( [ , ...cells ] ) =>
						cells.map( toNumber ).join( ' ' )
					)
					.sort();
			expect(
				counts(
					file
						.trim()
						.split( '\r\n' )
						.slice( 1 )
						.map( ( line ) =>
							line.replaceAll( '"', '' ).split( ',' )
						)
				)
			).toEqual( counts( await readRows( page ) ) );
		} );
	}

	await test.step( 'channels in the chart', async () => {
		await expect(
			page.getByText(
				'The chart shows the first 20 of 50 rows of the table.'
			)
		).toBeVisible();
		await chart( page ).focus();
		const shown = ( await readRows( page ) ).slice( 0, 20 );
		for ( const [ name, , clicks ] of shown ) {
			await expect( tooltip ).toContainText( String( name ) );
			await expect( tooltip ).toContainText( `Clicks: ${ clicks }` );
			await page.keyboard.press( 'ArrowDown' );
		}
	} );

	await choose( page, 'Split by', 'device' );
	for ( const days of [ 1, 7, 28, 90, 365 ] ) {
		await choose( page, 'Days', days === 1 ? 'today' : String( days ) );
		for ( const [ compare, back ] of [
			[ '', 0 ],
			[ 'previous', days ],
			[ 'year', 365 ],
		] as const ) {
			await choose( page, 'Compare with', compare );
			await expect
				.poll( async () => ( await readTotals( page ) ).slice( 0, 4 ) )
				.toEqual( sum( rows, dayAt( days - 1 ), dayAt( 0 ) ) );
			if ( back ) {
				const [ views = 0 ] = sum(
					rows,
					dayAt( back + days - 1 ),
					dayAt( back )
				);
				await expect(
					table( page ).locator( 'tfoot td' ).first()
				).toContainText( `before: ${ views.toLocaleString( 'en' ) }` );
			}
		}
	}
} );
