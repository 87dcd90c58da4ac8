import { BOT, FakePage, PHONE, settle } from '../../../tests/unit/fake-page';
import { aPage, aRawPage, aRawWidget } from '../../../tests/unit/settings';
import { parseDevice } from '../domain/device';
import { parsePageSettings } from '../domain/settings/parse-page-settings';
import {
	channelClickEvent,
	widgetClickEvent,
	impressionEvent,
} from '../domain/tracking';
import { createTracker, type Tracker } from './tracker';

const DAY_MS = 86_400_000;
const COOKIE = 'chatyWidget_0';

/** A counter of the page's first widget. */
function given( page: FakePage, model = aPage( aRawWidget() ) ): Tracker {
	const [ widget ] = model.widgets;
	if ( ! widget ) {
		throw new Error( 'no widget' );
	}
	return createTracker( {
		browser: page.browser,
		page: model,
		widget,
		slugs: widget.channels.map( ( { slug } ) => slug ),
		device: parseDevice( page.userAgent ),
	} );
}

const countView = ( tracker: Tracker ) =>
	tracker.track( impressionEvent( tracker.read() ) );

/** A page on which a view was counted. */
function givenView(
	changes: ConstructorParameters< typeof FakePage >[ 0 ] = {}
) {
	const page = new FakePage( changes );
	countView( given( page ) );
	return page;
}

const actions = ( page: FakePage ) =>
	page.sent.map( ( { fields: { action } } ) => action );

describe( 'what is sent', () => {
	test( 'given a view, then call 1 with what the visitor saw, marks for 7 days in the widget’s own cookie, and no word in the console', async () => {
		const page = givenView();
		expect( page.sent ).toEqual( [
			{
				url: 'https://site.example/wp-admin/admin-ajax.php',
				fields: {
					widgetId: '0',
					'channels[]': [ 'Phone', 'Whatsapp' ],
					userId: '0',
					isMobile: '0',
					isOpen: '0',
					isSingle: '0',
					widgetNonce: 'token-0',
					action: 'update_chaty_widget_views',
				},
			},
		] );
		expect( page.cookieDays.get( COOKIE ) ).toBe( 7 );
		expect( JSON.parse( page.cookies.get( COOKIE ) ?? '' ) ).toEqual( [
			{ k: 'v-widget', v: '2026-01-14T12:00:00.000Z' },
		] );
		await settle();
		expect( page.log ).toEqual( [] );
	} );

	test( 'given a phone, then it says so', () => {
		const page = givenView( { userAgent: PHONE } );
		expect( page.sent ).toMatchObject( [ { fields: { isMobile: '1' } } ] );
	} );

	test( 'given no stat is due, then nothing', () => {
		const page = new FakePage();
		given( page ).track( null );
		expect( page.sent ).toEqual( [] );
		expect( page.cookies.size ).toBe( 0 );
	} );

	test( 'given a click of the launcher and of a channel, then calls 2 and 3', () => {
		const page = new FakePage();
		const tracker = given( page );
		tracker.track( widgetClickEvent( tracker.read() ) );
		tracker.track( channelClickEvent( tracker.read(), 'Phone' ) );
		expect( actions( page ) ).toEqual( [
			'update_chaty_widget_click',
			'update_chaty_channel_click',
		] );
	} );
} );

describe( 'the marks', () => {
	test.each< [ string, number, number ] >( [
		[ 'at once', 1, 0 ],
		[ 'a second before two days are over', 1, 2 * DAY_MS - 1000 ],
		[ 'after two days', 2, 2 * DAY_MS ],
		[ 'after a week', 2, 7 * DAY_MS ],
	] )(
		'given the same view %s, then %i calls in all',
		( _, calls, later ) => {
			const page = givenView();
			page.advance( later );
			countView( given( page ) );
			expect( page.sent ).toHaveLength( calls );
		}
	);

	test( 'given two widgets, then each has its own', () => {
		const page = givenView();
		countView( given( page, aPage( aRawWidget( { id: '_1' } ) ) ) );
		expect( page.sent ).toHaveLength( 2 );
		expect( [ ...page.cookies.keys() ] ).toEqual( [
			COOKIE,
			'chatyWidget__1',
		] );
	} );

	test( 'given another tab that marked meanwhile, then its marks stay', async () => {
		const page = new FakePage();
		const tracker = given( page );
		const facts = tracker.read();
		await Promise.resolve();
		page.cookies.set(
			COOKIE,
			JSON.stringify( [
				{ k: 'c-Phone', v: '2026-01-14T11:00:00.000Z' },
			] )
		);
		tracker.track( impressionEvent( facts ) );
		expect( page.cookies.get( COOKIE ) ).toContain( 'c-Phone' );
	} );

	test.each( [ '', 'no JSON', '{"k":"v-widget"}', '[1,null]' ] )(
		'given a cookie %j, then nothing was marked',
		( cookie ) => {
			const page = new FakePage();
			page.cookies.set( COOKIE, cookie );
			countView( given( page ) );
			expect( page.sent ).toHaveLength( 1 );
		}
	);

	test( 'given a clock that was set back, then it counts again', () => {
		const page = givenView();
		page.now = new Date( page.now.getTime() - 30 * DAY_MS );
		countView( given( page ) );
		expect( page.sent ).toHaveLength( 2 );
	} );
} );

describe( 'nothing is sent and nothing is stored, but the page keeps the marks', () => {
	const expectMemory = ( page: FakePage, model = aPage( aRawWidget() ) ) => {
		const tracker = given( page, model );
		countView( tracker );
		expect( page.sent ).toEqual( [] );
		expect( page.cookies.size ).toBe( 0 );
		expect( tracker.read().log ).toEqual( [
			{ k: 'v-widget', v: '2026-01-14T12:00:00.000Z' },
		] );
	};

	test.each( [ 'off', '', '1' ] )(
		'given data_analytics_settings %j',
		( value ) =>
			expectMemory(
				new FakePage(),
				parsePageSettings( {
					...aRawPage( aRawWidget() ),
					data_analytics_settings: value,
				} )?.page
			)
	);

	test( 'given Global Privacy Control, also with consent', () => {
		const page = new FakePage( { hasPrivacyControl: true } );
		page.globals.set( 'wp_has_consent', () => true );
		expectMemory( page );
	} );

	test( 'given no consent', () => {
		const page = new FakePage();
		page.globals.set( 'wp_has_consent', () => false );
		expectMemory( page );
	} );
} );

test( 'given a bot, then nothing is sent', () => {
	const page = givenView( { userAgent: BOT } );
	expect( page.sent ).toEqual( [] );
	expect( page.cookies.get( COOKIE ) ).toContain( 'v-widget' );
} );

describe( 'consent, on a page with the WP Consent API', () => {
	test( 'given consent to statistics, then it is sent at once', () => {
		const page = new FakePage();
		page.globals.set( 'wp_has_consent', () => true );
		countView( given( page ) );
		expect( actions( page ) ).toEqual( [ 'update_chaty_widget_views' ] );
	} );

	test( 'given none, then it waits for it, and is sent and stored once', () => {
		const page = new FakePage();
		const consents = new Set< string >();
		const consent = ( category: string ) => {
			consents.add( category );
			document.dispatchEvent(
				new Event( 'wp_listen_for_consent_change' )
			);
		};
		page.globals.set( 'wp_has_consent', ( category: string ) =>
			consents.has( category )
		);
		const tracker = given( page );
		countView( tracker );
		tracker.track( widgetClickEvent( tracker.read() ) );
		consent( 'marketing' );
		expect( page.sent ).toEqual( [] );
		expect( page.cookies.size ).toBe( 0 );
		consent( 'statistics' );
		consent( 'preferences' );
		expect( actions( page ) ).toEqual( [
			'update_chaty_widget_views',
			'update_chaty_widget_click',
		] );
		expect( page.cookies.get( COOKIE ) ).toMatch( /v-widget.*c-widget/ );
		tracker.track( channelClickEvent( tracker.read(), 'Phone' ) );
		expect( page.cookies.get( COOKIE ) ).toContain( 'c-Phone' );
	} );
} );

test( 'given a server that refuses, then one line in the console says that the event was not counted, on any site', async () => {
	const page = givenView( { isOnline: false } );
	await settle();
	expect( page.log ).toEqual( [
		'Chaty: event of widget 0 was not counted.',
	] );
} );
