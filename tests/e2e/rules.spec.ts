/**
 * The conditions of a widget (docs/how-it-works.md, "Conditions"): country, date window, days and hours. A widget that may
 * not show costs the visitor nothing.
 */
import type { Page, Route } from '@playwright/test';
import { expect, test } from './support/fixtures';
import {
	allWidgets,
	aWidget,
	hasOpenWidgetCode,
	pageOf,
	recordCalls,
	WidgetOnPage,
	type WidgetSettings,
} from './support/widget';

type Triggers = WidgetSettings[ 'triggers' ];

const TRACE = '**/cdn-cgi/trace';
const COUNTRY_KEY = 'chaty_user_country_code';
const forCountries = ( ...countries: string[] ): Triggers => ( {
	has_countries: 1,
	countries,
} );

/** Replaces the country service; returns the page's `readyState` at each request. */
async function answerTrace(
	page: Page,
	answer: ( route: Route ) => unknown
): Promise< string[] > {
	const asked: string[] = [];
	await page.context().route( TRACE, async ( route ) => {
		asked.push( await page.evaluate( 'document.readyState' ) );
		await answer( route );
	} );
	return asked;
}

const saying = ( body: string ) => ( route: Route ) =>
	route.fulfill( {
		body,
		headers: { 'access-control-allow-origin': '*' },
	} );
const tracing = ( code: string ) =>
	saying( `fl=29f1\nip=203.0.113.7\nts=1764000000\nloc=${ code }\ntls=on\n` );

/** A widget without conditions, which shows at once. */
const ALWAYS = aWidget( { id: '_99' } );

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
		aWidget( { id: 0, triggers: forCountries( 'IN', 'DE' ) } ),
		aWidget( { id: '_1', triggers: forCountries( 'US' ) } ),
		ALWAYS,
	];

	test.beforeEach( ( { site } ) => site.importSettings( pageOf( WIDGETS ) ) );

	for ( const [ what, answer, shown ] of [
		[ 'a country of the list', tracing( 'IN' ), [ '0', '_99' ] ],
		[ 'a country in lower case', tracing( 'us' ), [ '_1', '_99' ] ],
		[ 'another country', tracing( 'FR' ), [ '_99' ] ],
		[ 'an unknown country', tracing( 'XX' ), [ '0', '_1', '_99' ] ],
		[ 'an empty country', tracing( '-' ), [ '0', '_1', '_99' ] ],
		[
			'no line of the country',
			saying( 'fl=1\nip=::1\n' ),
			[ '0', '_1', '_99' ],
		],
		[
			'an error',
			( route: Route ) => route.fulfill( { status: 503 } ),
			[ '0', '_1', '_99' ],
		],
		[
			'a blocked request',
			( route: Route ) => route.abort( 'blockedbyclient' ),
			[ '0', '_1', '_99' ],
		],
	] as const ) {
		test( `given ${ what }, then ${ shown.join( ' and ' ) } show`, async ( {
			page,
		} ) => {
			const asked = await answerTrace( page, answer );
			await page.goto( '/' );
			await expectShown( page, shown );
			expect( asked ).toEqual( [ 'complete' ] );
		} );
	}

	test( 'given a service that takes more than 2 s, then the country is unknown', async ( {
		page,
	} ) => {
		const asked = await answerTrace( page, () => undefined );
		await page.clock.install();
		await page.goto( '/' );
		await expect.poll( () => asked ).toHaveLength( 1 );
		await expectShown( page, [ '_99' ] );
		await page.clock.runFor( 2000 );
		await expectShown( page, [ '0', '_1', '_99' ] );
	} );

	test( 'given a response, then the session keeps it, and there is no second request', async ( {
		page,
	} ) => {
		const asked = await answerTrace( page, tracing( 'IN' ) );
		await page.goto( '/' );
		await expectShown( page, [ '0', '_99' ] );
		await page.goto( '/visit-us/' );
		await expectShown( page, [ '0', '_99' ] );
		expect( asked ).toHaveLength( 1 );
		expect(
			await page.evaluate(
				( key ) => sessionStorage.getItem( key ),
				COUNTRY_KEY
			)
		).toBe( 'IN' );
		const cookies = await page.context().cookies();
		expect( cookies.map( ( { name } ) => name ) ).not.toContain(
			COUNTRY_KEY
		);
	} );

	test( 'given no session storage, then a cookie keeps it for a year', async ( {
		page,
	} ) => {
		await page.addInitScript( () =>
			Object.defineProperty( window, 'sessionStorage', {
				get() {
					throw new DOMException( 'blocked', 'SecurityError' );
				},
			} )
		);
		const asked = await answerTrace( page, tracing( 'IN' ) );
		await page.goto( '/' );
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

	test( 'given a page that is still loading, then there is no request yet', async ( {
		page,
		site,
	} ) => {
		const path = await site.putPage( {
			slug: 'slow',
			content: '<img src="/slow.png" alt="">',
		} );
		let finish: () => void = () => undefined;
		const wait = new Promise< void >( ( resolve ) => ( finish = resolve ) );
		await page.route( '**/slow.png', async ( route ) => {
			await wait;
			await route.fulfill( { body: '' } );
		} );
		const asked = await answerTrace( page, tracing( 'IN' ) );
		await page.goto( path, { waitUntil: 'domcontentloaded' } );
		await expectShown( page, [ '_99' ] );
		expect( asked ).toEqual( [] );
		finish();
		await expectShown( page, [ '0', '_99' ] );
		expect( asked ).toEqual( [ 'complete' ] );
	} );

	test( 'given no widget with countries, then there is no request', async ( {
		page,
		site,
	} ) => {
		await site.importSettings(
			pageOf( [
				aWidget( {
					triggers: { has_countries: 0, countries: [ 'US' ] },
				} ),
				aWidget( { id: '_1', triggers: forCountries() } ),
				// The clock is asked first.
				aWidget( {
					id: '_2',
					triggers: {
						...forCountries( 'US' ),
						has_date_scheduling_rules: 1,
						date_scheduling_rules: {
							start_date_time: '',
							end_date_time: '2020-01-01 00:00:00',
						},
					},
				} ),
			] )
		);
		const asked = await answerTrace( page, tracing( 'US' ) );
		await page.goto( '/' );
		await expectShown( page, [ '0', '_1' ] );
		expect( asked ).toEqual( [] );
	} );
} );

const between = (
	start: string,
	end: string,
	zone: string | 0
): Triggers => ( {
	has_date_scheduling_rules: 1,
	date_scheduling_rules: { start_date_time: start, end_date_time: end },
	time_diff: zone,
} );

/** One rule for each code of days, from and to as `HH:MM`. */
const hours = (
	zone: string | 0,
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
	between( '2026-01-14 10:20:00', '', 'UTC' ),
	between( '', '2026-01-14 10:20:00', '' ),
	between( '2026-01-14 10:20:00', '2026-01-14 10:20:00', 0 ),
	between( '2026-01-14 13:20:00', '', '+3' ),
	between( '', '2026-01-14 07:20:00', '-3' ),
	between( '2026-01-14 06:50:00', '2026-01-14 06:50:00', '-3.5' ),
	between( '2026-01-14 15:50:00', '2026-01-14 15:50:00', '+5.5' ),
	between( '2026-01-14 15:50:00', '2026-01-14 15:50:00', '+5:30' ),
	between( '2026-01-14 05:20:00', '2026-01-14 05:20:00', 'America/New_York' ),
	between( '2026-01-14 23:20:00', '2026-01-14 23:20:00', 'Pacific/Auckland' ),
	hours( 'UTC', [ 3, '10:20', '10:20' ] ),
	hours( 'UTC', [ -1, '00:00', '23:59' ] ),
	hours( '', [ 7, '10:00', '11:00' ] ),
	hours( 'UTC', [ 8, '10:00', '11:00' ] ),
	hours( 'UTC', [ 2, '22:00', '10:20' ] ),
	hours( '-8', [ 3, '02:20', '02:20' ] ),
	hours( '+14', [ 4, '00:00', '00:20' ] ),
	hours( 'UTC', [ 0, '10:00', '11:00' ], [ 3, '10:00', '11:00' ] ),
];
const HIDDEN: Triggers[] = [
	between( '2026-01-14 10:20:01', '', 'UTC' ),
	between( '', '2026-01-14 10:19:59', 'UTC' ),
	between( '2026-01-14 06:50:01', '', '-3.5' ),
	between( '', '2026-01-14 06:49:59', '-3.5' ),
	between( '', '2026-01-14 02:19:59', '-8' ),
	between( '2026-01-14 05:20:01', '', 'America/New_York' ),
	hours( 'UTC', [ 3, '10:21', '12:00' ] ),
	hours( 'UTC', [ 3, '09:00', '10:19' ] ),
	hours( 'UTC', [ 4, '10:00', '11:00' ] ),
	hours( 'UTC', [ 9, '10:00', '11:00' ] ),
	hours( 'UTC', [ -1, '22:00', '02:00' ] ),
	hours( '-8', [ 3, '10:00', '11:00' ] ),
	hours( 'UTC', [ 2, '22:00', '10:19' ] ),
];

const numbered = ( triggers: readonly Triggers[], first: number ) =>
	triggers.map( ( one, index ) =>
		aWidget( { id: `_${ first + index }`, triggers: one } )
	);
const idsOf = ( widgets: readonly WidgetSettings[] ) =>
	widgets.map( ( { id } ) => `${ id }` );

for ( const timezoneId of [
	'UTC',
	'Asia/Kolkata',
	'America/Los_Angeles',
	'Pacific/Auckland',
] ) {
	test.describe( `for a visitor in ${ timezoneId }`, () => {
		test.use( { timezoneId } );

		test( 'dates, days and hours are in the owner’s time zone', async ( {
			page,
			site,
		} ) => {
			const shown = numbered( SHOWN, 1 );
			await site.importSettings(
				pageOf( [ ...numbered( HIDDEN, 50 ), ...shown, ALWAYS ] )
			);
			await page.clock.setFixedTime( WEDNESDAY );
			await page.goto( '/' );
			await expectShown( page, [ ...idsOf( shown ), '_99' ] );
		} );

		test( 'daylight saving time of the zone counts', async ( {
			page,
			site,
		} ) => {
			// 08:20 in New York, 14:20 in Berlin, Thursday 00:20 in Auckland (winter).
			const shown = numbered(
				[
					hours( 'America/New_York', [ 3, '08:20', '08:20' ] ),
					hours( 'Europe/Berlin', [ 8, '14:20', '14:20' ] ),
					between( '2026-07-16 00:20:00', '', 'Pacific/Auckland' ),
					hours( 'Pacific/Auckland', [ 4, '00:20', '00:20' ] ),
				],
				1
			);
			const hidden = numbered(
				[ hours( 'America/New_York', [ 3, '07:20', '07:20' ] ) ],
				50
			);
			await site.importSettings(
				pageOf( [ ...hidden, ...shown, ALWAYS ] )
			);
			await page.clock.setFixedTime( '2026-07-15T12:20:00Z' );
			await page.goto( '/' );
			await expectShown( page, [ ...idsOf( shown ), '_99' ] );
		} );
	} );
}

test.describe( 'a widget with a hidden reason', () => {
	const EVENING_ONLY = hours( 'UTC', [ 3, '18:00', '20:00' ] );

	test( 'causes no request but the loader’s', async ( {
		page,
		site,
		context,
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
		await site.importSettings(
			pageOf( aWidget( { triggers: EVENING_ONLY } ), 'on' )
		);
		await page.clock.setFixedTime( WEDNESDAY );
		await page.goto( '/', { waitUntil: 'networkidle' } );
		await expect( allWidgets( page ) ).toHaveCount( 0 );
		expect( calls ).toEqual( [] );
		expect( scripts.sort() ).toEqual( [
			'conditions.js',
			'loader.js',
			'triggers.js',
		] );
		expect( await hasOpenWidgetCode( page ) ).toBe( false );
		expect( await page.context().cookies() ).toHaveLength( 1 );
	} );

	test( 'is not shown by launch_chaty() either', async ( { page, site } ) => {
		await site.importSettings(
			pageOf( [ aWidget( { triggers: EVENING_ONLY } ), ALWAYS ] )
		);
		await page.clock.setFixedTime( WEDNESDAY );
		await page.goto( '/' );
		await expectShown( page, [ '_99' ] );
		await page.evaluate( 'launch_chaty( 0 ); launch_chaty( 99 )' );
		await new WidgetOnPage( page, '_99' ).expectOpen();
		await expectShown( page, [ '_99' ] );
	} );

	test( 'given no channel for this device, then only its settings are printed', async ( {
		page,
		site,
		context,
	} ) => {
		const calls = recordCalls( context );
		const channels = [
			{ channel: 'Phone', value: '1', is_desktop: 0, is_mobile: 1 },
		];
		await site.importSettings( pageOf( aWidget( { channels } ), 'on' ) );
		await page.goto( '/', { waitUntil: 'networkidle' } );
		await expect( allWidgets( page ) ).toHaveCount( 0 );
		expect( calls ).toEqual( [] );
		expect( await hasOpenWidgetCode( page ) ).toBe( false );
	} );
} );
