/**
 * The conditions of a widget (docs/how-it-works.md, "Conditions"): country, date window, days and hours. A widget that may
 * not show costs the visitor nothing. All rows are in the unit tests; here is one of each kind.
 */
import type { Page, Route } from '@playwright/test';
import { expect, test } from './support/fixtures';
import {
	aChannel,
	allWidgets,
	hasOpenWidgetCode,
	recordCalls,
	WidgetOnPage,
	type WidgetSettings,
} from './support/widget';

type Triggers = WidgetSettings[ 'triggers' ];

const COUNTRY_KEY = 'chaty_user_country_code';
const forCountries = ( ...countries: string[] ) => ( {
	triggers: { has_countries: 1, countries },
} );

/** Replaces the country service; returns the page's `readyState` at each request. */
async function answerTrace(
	page: Page,
	answer: ( route: Route ) => unknown
): Promise< string[] > {
	const asked: string[] = [];
	await page.context().route( '**/cdn-cgi/trace', async ( route ) => {
		asked.push( await page.evaluate( 'document.readyState' ) );
		await answer( route );
	} );
	return asked;
}

const tracing = ( code: string ) => ( route: Route ) =>
	route.fulfill( {
		body: `fl=29f1\nip=203.0.113.7\nts=1764000000\nloc=${ code }\ntls=on\n`,
		headers: { 'access-control-allow-origin': '*' },
	} );

/** A widget without conditions, which shows at once. */
const ALWAYS = { id: '_99' };

/** The ids of the widgets on the page, once the last of these shows. */
async function expectShown( page: Page, ids: readonly string[] ) {
	await expect
		.poll( () =>
			allWidgets( page ).evaluateAll( ( elements ) =>
				elements.map( ( { id } ) => id.replace( 'chaty-widget-', '' ) )
			)
		)
		.toEqual( expect.arrayContaining( [ ...ids ] ) );
	await expect( allWidgets( page ) ).toHaveCount( ids.length );
}

test.describe( 'country', () => {
	const WIDGETS = [
		forCountries( 'IN', 'DE' ),
		forCountries( 'US' ),
		ALWAYS,
	];
	const ALL = [ '0', '_1', '_99' ];

	test( 'given a country of the list, another one or an unknown one, also where the request is blocked, then that shows; a session keeps it', async ( {
		page,
		visit,
	} ) => {
		let code: string | null = 'IN';
		const asked = await answerTrace( page, ( route ) =>
			code ? tracing( code )( route ) : route.abort( 'blockedbyclient' )
		);
		await visit( WIDGETS );
		await expectShown( page, [ '0', '_99' ] );
		await page.goto( '/visit-us/' );
		await expectShown( page, [ '0', '_99' ] );
		expect( asked ).toEqual( [ 'complete' ] );
		const read = ( key: string ) => sessionStorage.getItem( key );
		expect( await page.evaluate( read, COUNTRY_KEY ) ).toBe( 'IN' );
		const cookies = await page.context().cookies();
		expect( cookies.map( ( { name } ) => name ) ).not.toContain(
			COUNTRY_KEY
		);
		for ( const [ other, shown ] of [
			[ 'us', [ '_1', '_99' ] ],
			[ 'XX', ALL ],
			[ null, ALL ],
		] as const ) {
			code = other;
			await page.evaluate( () => sessionStorage.clear() );
			await page.reload();
			await expectShown( page, shown );
		}
	} );

	test( 'given a service that takes more than 2 s, then the country is unknown', async ( {
		page,
		visit,
	} ) => {
		const asked = await answerTrace( page, () => undefined );
		await page.clock.install();
		await visit( WIDGETS );
		await expect.poll( () => asked ).toHaveLength( 1 );
		await expectShown( page, [ '_99' ] );
		await page.clock.runFor( 2000 );
		await expectShown( page, ALL );
	} );

	test( 'given no session storage, then a cookie keeps it for a year', async ( {
		page,
		visit,
	} ) => {
		await page.addInitScript( () =>
			Object.defineProperty( window, 'sessionStorage', {
				get() {
					throw new DOMException( 'blocked', 'SecurityError' );
				},
			} )
		);
		const asked = await answerTrace( page, tracing( 'IN' ) );
		await visit( WIDGETS );
		await expectShown( page, [ '0', '_99' ] );
		const cookies = await page.context().cookies();
		const kept = cookies.find( ( { name } ) => name === COUNTRY_KEY );
		expect( kept?.value ).toBe( 'IN' );
		const days = ( ( kept?.expires ?? 0 ) - Date.now() / 1000 ) / 86_400;
		expect( Math.round( days ) ).toBe( 365 );
		await page.goto( '/visit-us/' );
		await expectShown( page, [ '0', '_99' ] );
		expect( asked ).toHaveLength( 1 );
	} );

	test( 'given no widget with countries, then there is no request', async ( {
		page,
		visit,
	} ) => {
		const asked = await answerTrace( page, tracing( 'US' ) );
		await visit( [
			{ triggers: { has_countries: 0, countries: [ 'US' ] } },
			forCountries(),
			// The clock is asked first.
			{
				triggers: {
					...forCountries( 'US' ).triggers,
					...between( '', '2020-01-01 00:00:00', '' ),
				},
			},
		] );
		await expectShown( page, [ '0', '_1' ] );
		expect( asked ).toEqual( [] );
	} );
} );

const between = ( start: string, end: string, zone: string ): Triggers => ( {
	has_date_scheduling_rules: 1,
	date_scheduling_rules: { start_date_time: start, end_date_time: end },
	time_diff: zone,
} );

/** One rule for each code of days, from and to as `HH:MM`. */
const hours = (
	zone: string,
	...rules: [ number, string, string ][]
): Triggers => ( {
	has_day_hours_scheduling_rules: 1,
	day_hours_scheduling_rules: rules.map( ( [ days, start, end ] ) => ( {
		days,
		start_time: start,
		start_hours: Number( start.slice( 0, 2 ) ),
		start_min: Number( start.slice( 3 ) ),
		end_time: end,
		end_hours: Number( end.slice( 0, 2 ) ),
		end_min: Number( end.slice( 3 ) ),
	} ) ),
	day_time_diff: zone,
} );

/** Wednesday, 10:20 UTC: the widgets that show then, and those that do not. */
const WEDNESDAY = '2026-01-14T10:20:00Z';
const SHOWN: Triggers[] = [
	between( '2026-01-14 10:20:00', '2026-01-14 10:20:00', '' ),
	between( '2026-01-14 06:50:00', '2026-01-14 06:50:00', '-3.5' ),
	between( '2026-01-14 23:20:00', '2026-01-14 23:20:00', 'Pacific/Auckland' ),
	hours( 'UTC', [ 0, '10:00', '11:00' ], [ 3, '10:20', '10:20' ] ),
	hours( 'UTC', [ 2, '22:00', '10:20' ] ),
	hours( '+14', [ 4, '00:00', '00:20' ] ),
];
const HIDDEN: Triggers[] = [
	between( '2026-01-14 10:20:01', '', 'UTC' ),
	between( '', '2026-01-14 06:49:59', '-3.5' ),
	between( '2026-01-14 05:20:01', '', 'America/New_York' ),
	hours( 'UTC', [ 3, '09:00', '10:19' ] ),
	hours( '-8', [ 3, '10:00', '11:00' ] ),
];

/** Daylight saving time: 08:20 in New York, Thursday 00:20 in Auckland (winter). */
const JULY = '2026-07-15T12:20:00Z';
const SHOWN_IN_JULY: Triggers[] = [
	hours( 'America/New_York', [ 3, '08:20', '08:20' ] ),
	between( '2026-07-16 00:20:00', '', 'Pacific/Auckland' ),
];
const HIDDEN_IN_JULY: Triggers[] = [
	hours( 'America/New_York', [ 3, '07:20', '07:20' ] ),
];

for ( const timezoneId of [ 'America/Los_Angeles', 'Pacific/Auckland' ] ) {
	test.describe( `for a visitor in ${ timezoneId }`, () => {
		test.use( { timezoneId } );

		test( 'dates, days and hours are in the owner’s time zone, with its daylight saving time', async ( {
			page,
			visit,
		} ) => {
			for ( const [ time, shown, hidden ] of [
				[ WEDNESDAY, SHOWN, HIDDEN ],
				[ JULY, SHOWN_IN_JULY, HIDDEN_IN_JULY ],
			] as const ) {
				await page.clock.setFixedTime( time );
				await visit( [
					...[ ...shown, ...hidden ].map( ( triggers ) => ( {
						triggers,
					} ) ),
					ALWAYS,
				] );
				await expectShown( page, [
					...shown.map( ( _, index ) =>
						index ? `_${ index }` : '0'
					),
					'_99',
				] );
			}
		} );
	} );
}

test.describe( 'a widget with a hidden reason', () => {
	const EVENING_ONLY = { triggers: hours( 'UTC', [ 3, '18:00', '20:00' ] ) };
	const ON_PHONES = { channels: [ aChannel( { is_desktop: 0 } ) ] };

	test( 'given hours or no channel for this device, then it causes no request but the loader’s', async ( {
		page,
		context,
		visit,
	} ) => {
		const calls = recordCalls( context );
		const scripts: string[] = [];
		page.on( 'request', ( request ) => {
			if ( /plugins\/chaty\//.test( request.url() ) ) {
				scripts.push(
					new URL( request.url() ).pathname.replace( /.*\//, '' )
				);
			}
		} );
		await page.clock.setFixedTime( WEDNESDAY );
		for ( const hidden of [ ON_PHONES, EVENING_ONLY ] ) {
			scripts.length = 0;
			await visit( hidden, { analytics: 'on' } );
			await page.waitForLoadState( 'networkidle' );
			await expect( allWidgets( page ) ).toHaveCount( 0 );
			expect( calls ).toEqual( [] );
			expect( await hasOpenWidgetCode( page ) ).toBe( false );
			expect( await page.context().cookies() ).toHaveLength( 1 );
		}
		expect( scripts.sort() ).toEqual( [
			'conditions.js',
			'loader.js',
			'triggers.js',
		] );
	} );

	test( 'is not shown by launch_chaty() either', async ( {
		page,
		visit,
	} ) => {
		await page.clock.setFixedTime( WEDNESDAY );
		await visit( [ EVENING_ONLY, ALWAYS ] );
		await expectShown( page, [ '_99' ] );
		await page.evaluate( 'launch_chaty( 0 ); launch_chaty( 99 )' );
		await new WidgetOnPage( page, '_99' ).expectOpen();
		await expectShown( page, [ '_99' ] );
	} );
} );
