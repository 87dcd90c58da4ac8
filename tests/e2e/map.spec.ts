import type { Page } from '@playwright/test';
import { expectNoViolations as expectNone } from './support/axe';
import { addLater, callBehaviour } from './support/behaviour-api';
import { expect } from './support/fixtures';
import { boxOf } from './support/layout';
import { placesOf, test } from './support/map-page';
import { drag } from './support/swipe';

const LOAD_ERROR = /Failed to load resource/;

const expectNoViolations = ( page: Page ) =>
	expectNone( page, '[data-chaty~="map"]' );

test( 'given places, then mouse and keyboard open one popup at a time @main', async ( {
	maps,
	page,
} ) => {
	await maps.open();
	await expect( maps.pin( 'Market Stall' ) ).toBeVisible();
	expect( maps.services.of( 'tiles' ).length ).toBeGreaterThan( 0 );
	await expect(
		page.getByRole( 'link', { name: 'OpenStreetMap contributors' } )
	).toBeVisible();
	await expectNoViolations( page );

	await maps.pin( 'Harbour Bakery' ).click();
	await expect( maps.popup( 'Harbour Bakery' ) ).toContainText(
		'Open from seven'
	);
	await expect( maps.popup( 'Harbour Bakery' ) ).toBeFocused();
	await expectNoViolations( page );
	await page.keyboard.press( 'Escape' );
	await expect( maps.popup() ).toHaveCount( 0 );
	await expect( maps.pin( 'Harbour Bakery' ) ).toBeFocused();

	await maps.pin( 'Station Café' ).focus();
	await page.keyboard.press( 'Enter' );
	await expect( maps.popup( 'Station Café' ) ).toContainText(
		'cake until it is gone'
	);
	await page
		.locator( 'h2' )
		.getByRole( 'button', { name: 'Harbour Bakery' } )
		.click();
	await expect( maps.popup() ).toHaveCount( 1 );
	await expect( maps.popup( 'Harbour Bakery' ) ).toBeFocused();
	await page.getByRole( 'button', { name: 'Close' } ).click();
	await expect( maps.popup() ).toHaveCount( 0 );

	// A script adds a place and takes away another, whose popup is open.
	await maps.pin( 'Market Stall' ).click();
	await page.evaluate( () => {
		const places = document.querySelectorAll< HTMLElement >(
			'[data-chaty-part~="place"]'
		);
		const stall = [ ...places ].find(
			( { textContent } ) => textContent?.includes( 'Market Stall' )
		);
		const mill = stall?.cloneNode() as HTMLElement;
		Object.assign( mill.dataset, {
			chatyTitle: 'Old Mill',
			chatyLat: '54.79',
			chatyLng: '9.44',
			chatyIcon: '/wp-includes/images/w-logo-blue-white-bg.png',
		} );
		stall?.replaceWith( mill );
	} );
	await expect( maps.pin( 'Market Stall' ) ).toHaveCount( 0 );
	await expect( maps.popup() ).toHaveCount( 0 );
	await expect( maps.pin( 'Old Mill' ).locator( 'img' ) ).toBeVisible();
	await maps.pin( 'Old Mill' ).click();
	await expect( maps.popup( 'Old Mill' ) ).toBeFocused();
	await page.keyboard.press( 'Escape' );

	await page.getByRole( 'button', { name: 'Zoom in' } ).click();
	await expect( maps.pin( 'Harbour Bakery' ) ).toHaveAttribute(
		'aria-expanded',
		'false'
	);
} );

test( 'given many places near each other, then a button gathers them, by mouse, keyboard and list, as they come and go', async ( {
	maps,
	page,
} ) => {
	const place = ( name: string, lat: number, lng: number ) =>
		`<li data-chaty-part="place" data-chaty-lat="${ lat }" data-chaty-lng="${ lng }"><h2 data-chaty-part="title">${ name }</h2></li>`;
	const stalls = Array.from( { length: 11 }, ( _, i ) =>
		place( `Stall ${ i }.`, 54.78 + i / 500, 9.43 + ( i % 4 ) / 200 )
	);
	await maps.open(
		`<div data-chaty="map" data-chaty-zoom="fit" data-chaty-cluster><ul>${ stalls.join(
			''
		) }${ place( 'Mill', 54.33, 10.14 ) }</ul></div>`
	);
	const pins = page.locator( '.chaty-map-pin' );
	await expect( maps.pin( '11 places' ) ).toHaveText( '11' );
	await expect( maps.pin( 'Mill' ) ).toBeVisible();
	await expect( pins ).toHaveCount( 2 );
	await expectNoViolations( page );

	await page.getByRole( 'button', { name: 'Stall 3.' } ).click();
	await expect( maps.popup( 'Stall 3.' ) ).toBeFocused();
	await expect( maps.pin( '10 places' ) ).toBeVisible();
	await page.keyboard.press( 'Escape' );
	await expect( maps.pin( '11 places' ) ).toBeFocused();

	await page.evaluate( () => {
		const [ first ] = document.querySelectorAll< HTMLElement >(
			'[data-chaty-part~="place"]'
		);
		const copies = [ 1, 2, 3 ].map( () => first?.cloneNode( true ) );
		first?.replaceWith( ...( copies as Node[] ) );
	} );
	await expect( maps.pin( '13 places' ) ).toBeFocused();

	await page.keyboard.press( 'Enter' );
	await expect( maps.pin( '13 places' ) ).toHaveCount( 0 );
	await expect( page.locator( '.chaty-map-pin:focus' ) ).toHaveCount( 1 );
	await expect( pins.nth( 2 ) ).toBeVisible();
	await expectNoViolations( page );
} );

test( 'given both ends of a route, then it is drawn, and its distance, duration and steps are shown', async ( {
	maps,
	page,
} ) => {
	await maps.open();
	await maps.pin( 'Market Stall' ).waitFor();
	await page.getByRole( 'button', { name: 'Show the route' } ).click();
	await expect( page.getByLabel( 'From' ) ).toBeFocused();
	expect( maps.services.of( 'route' ) ).toEqual( [] );

	await page.getByLabel( 'From' ).fill( 'Norderstraße 5, Flensburg' );
	await page.keyboard.press( 'Enter' );
	await expect( page.getByText( '2.2 km · 4 min' ) ).toBeVisible();
	await expect( maps.steps ).toHaveCount( 9 );
	await expect( maps.steps.nth( 1 ) ).toHaveText(
		'Turn left onto Струмичка 70 m'
	);
	await expect( page.locator( 'path.chaty-map-line' ) ).toHaveCount( 1 );
	await expectNoViolations( page );

	// Both ends are places of the map: the geocoder gets no request.
	const searches = maps.services.of( 'search' ).length;
	await maps.ask( 'station café', 'Harbour Bakery' );
	await expect( maps.steps ).toHaveCount( 9 );
	expect( maps.services.of( 'search' ) ).toHaveLength( searches );
	await expect( page.locator( 'path.chaty-map-line' ) ).toHaveCount( 1 );
	expect( maps.services.of( 'route' ).at( -1 )?.path ).toContain(
		'/car/route/v1/driving/9.448310,54.774160;9.433850,54.793880?'
	);
} );

test( 'given an error of geocoder or router, or no answer for 10 s, then its text is shown, the fields keep theirs, and no second request is sent meanwhile', async ( {
	maps,
	page,
	complaints,
} ) => {
	complaints.allow( LOAD_ERROR );
	await page.clock.install();
	await maps.open( placesOf( 'data-chaty-route' ) );
	const expectBusy = ( isBusy: boolean ) =>
		expect( page.locator( '.chaty-map-form' ) ).toHaveAttribute(
			'aria-busy',
			`${ isBusy }`
		);
	const expectFailure = async ( text: string ) => {
		await expect( maps.failure ).toHaveText( text );
		await expect( page.getByLabel( 'From' ) ).toHaveAccessibleDescription(
			text
		);
		await expect( page.getByLabel( 'From' ) ).not.toHaveValue( '' );
		await expect( maps.steps ).toHaveCount( 0 );
		await expectBusy( false );
	};
	await maps.ask( 'Atlantis', 'Harbour' );
	await expectFailure(
		'One or more of the given addresses could not be found.'
	);
	await expect( page.getByLabel( 'From' ) ).toHaveAttribute(
		'aria-invalid',
		'true'
	);
	await expectNoViolations( page );
	// One of each kind: the unit tests have them all.
	const failures = [
		[
			[ 400, '{"code":"NoRoute","message":"Impossible route"}' ],
			'No route could be found within the given addresses.',
		],
		[
			[ 429, 'Too Many Requests' ],
			'A temporary error occured. Please try again in a few minutes.',
		],
		[
			[ 200, '{"code":"Ok",' ],
			'An unknown error occured. Please try again.',
		],
	] as const;
	for ( const [ answer, text ] of failures ) {
		maps.services.let( 'route', answer );
		await maps.ask( 'Station', 'Harbour' );
		await expectFailure( text );
		await expect( page.getByLabel( 'From' ) ).toHaveAttribute(
			'aria-invalid',
			'false'
		);
	}

	const before = maps.services.of( 'route' ).length;
	maps.services.let( 'route', 'hang' );
	await maps.ask( 'Station', 'Harbour' );
	await expectBusy( true );
	await expect( page.getByText( 'Looking for the route …' ) ).toBeVisible();
	await expectNoViolations( page );
	await page.getByLabel( 'From' ).press( 'Enter' );
	await expect
		.poll( () => maps.services.of( 'route' ).length - before )
		.toBe( 1 );
	await page.clock.runFor( 10_100 );
	await expectFailure( 'An unknown error occured. Please try again.' );
} );

test( 'given an address of the page, then the site looks it up once, for all visitors', async ( {
	maps,
	page,
	context,
} ) => {
	await maps.open();
	await maps.pin( 'Market Stall' ).waitFor();
	const [ search ] = maps.services.of( 'search' );
	expect( search?.path ).toContain(
		'q=S%C3%BCdermarkt%201%2C%2024937%20Flensburg'
	);
	expect( search?.userAgent ).toMatch( /^Chaty/ );
	const calls: string[] = [];
	context.on( 'request', ( request ) => calls.push( request.url() ) );
	await page.reload();
	await maps.pin( 'Market Stall' ).waitFor();
	expect( calls.filter( ( url ) => url.includes( 'geocode' ) ) ).toEqual(
		[]
	);
	const other = await context.newPage();
	await other.goto( page.url() );
	await other.locator( '[aria-label="Market Stall"]' ).waitFor();
	expect( calls.filter( ( url ) => url.includes( 'geocode' ) ) ).toHaveLength(
		1
	);
	expect( maps.services.of( 'search' ) ).toHaveLength( 1 );
} );

test( 'given an address that is not in the page’s content, then the browser looks it up; attach twice is harmless, and destroy restores the list', async ( {
	maps,
	page,
	complaints,
} ) => {
	complaints.allow( LOAD_ERROR );
	await maps.open( placesOf( 'data-chaty-route' ) );
	await addLater(
		page,
		'later',
		'<div data-chaty="map"><ul><li data-chaty-part="place" data-chaty-address="Norderstraße 5">Later</li></ul></div>'
	);
	await page.locator( '#later' ).scrollIntoViewIfNeeded();
	await expect( maps.pin( 'Norderstraße 5' ) ).toBeVisible();
	expect( maps.services.of( 'search' ) ).toHaveLength( 1 );

	const map = page.locator( '[data-chaty="map"]' ).first();
	await map.scrollIntoViewIfNeeded();
	await page.getByLabel( 'From' ).waitFor();
	await callBehaviour( page, 'map', [ 'attach', '[data-chaty="map"]' ] );
	await expect( map.locator( '.leaflet-container' ) ).toHaveCount( 1 );
	await callBehaviour( page, 'map', [ 'destroy', '[data-chaty="map"]' ] );
	const after = await map.evaluate( ( { outerHTML } ) => outerHTML );
	const plain = ( html: string ) => html.replace( / class=""|=""|\s+/g, '' );
	expect( plain( after ) ).toBe( plain( placesOf( 'data-chaty-route' ) ) );
} );

test( 'given data-chaty-click, then no service gets a request before the press, and the map takes the focus after it', async ( {
	maps,
	page,
} ) => {
	await maps.open(
		placesOf( 'data-chaty-click data-chaty-label="Our shops"' )
	);
	const button = page.getByRole( 'button', { name: 'Show the map' } );
	await expect( button ).toBeVisible();
	await expectNoViolations( page );
	expect( maps.services.requests ).toEqual( [] );
	await button.press( 'Enter' );
	await expect(
		page.getByRole( 'group', { name: 'Our shops' } )
	).toBeFocused();
	await expect( maps.pin( 'Harbour' ) ).toBeVisible();
} );

test( 'given two maps far below, then nothing loads until the first is near, and both share one chunk', async ( {
	maps,
	page,
} ) => {
	const scripts: string[] = [];
	page.on( 'request', ( request ) => scripts.push( request.url() ) );
	await maps.open(
		`<div style="height:3000px"></div>${ placesOf() }${ placesOf(
			'data-chaty-popups="several"'
		) }`
	);
	await page.waitForLoadState( 'networkidle' );
	const chunks = () =>
		scripts.filter( ( url ) => /chunks\/map\.js/.test( url ) );
	expect( chunks() ).toEqual( [] );
	const first = page.locator( '[data-chaty="map"]' ).first();
	const second = page.locator( '[data-chaty="map"]' ).last();
	await first.scrollIntoViewIfNeeded();
	await first.locator( '[aria-label="Harbour"]' ).click();
	await second.scrollIntoViewIfNeeded();
	for ( const name of [ 'Harbour', 'Station' ] ) {
		await second.locator( `h2:has-text("${ name }") button` ).click();
	}
	await expect( second.getByRole( 'dialog' ) ).toHaveCount( 2 );
	await expect( first.getByRole( 'dialog' ) ).toHaveCount( 1 );
	expect( chunks() ).toHaveLength( 1 );
	expect( await page.evaluate( () => 'L' in window ) ).toBe( false );
} );

test( 'given tiles that fail, then a message says so, and the list can be read, also in print', async ( {
	maps,
	page,
	complaints,
} ) => {
	complaints.allow( LOAD_ERROR );
	maps.services.let( 'tiles', [ 500, '' ] );
	// Without a router there is no form, and no room for one.
	await maps.open( placesOf( 'data-chaty-route' ), { router: '' } );
	await expect(
		page.getByText( 'The map cannot be shown at the moment.' )
	).toBeVisible();
	const place = page.locator( '.chaty-map-place' );
	expect(
		await place.evaluate(
			( { clientHeight, firstElementChild } ) =>
				clientHeight - ( firstElementChild?.clientHeight ?? 0 )
		)
	).toBeLessThan( 8 );
	await expect(
		page.getByRole( 'heading', { name: 'Harbour', exact: true } )
	).toBeVisible();
	await expectNoViolations( page );
	await page.emulateMedia( { media: 'print' } );
	await expect( page.locator( '.chaty-map-box' ) ).toBeHidden();
	await expect( page.getByText( 'Open from seven' ) ).toBeVisible();
} );

test.describe( 'without scripts', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'then the places can be read', async ( { maps, page } ) => {
		await maps.open();
		await expect(
			page.getByText( 'Südermarkt 1, 24937 Flensburg' )
		).toBeVisible();
		const { height } = await boxOf( page.locator( '[data-chaty="map"]' ) );
		expect( height ).toBeLessThan( 700 );
	} );
} );

test.describe( 'on a phone', () => {
	test.use( {
		hasTouch: true,
		isMobile: true,
		viewport: { width: 390, height: 760 },
	} );

	test( 'when one finger moves over the map, then the page scrolls and a hint shows; a tap opens a popup', async ( {
		maps,
		page,
	} ) => {
		await maps.open( `${ placesOf() }<div style="height:2000px"></div>` );
		await maps.pin( 'Station' ).waitFor();
		const { x, y } = await boxOf( page.locator( '.chaty-map-box' ) );
		const pane = page.locator( '.leaflet-map-pane' );
		const position = await pane.getAttribute( 'style' );
		await Promise.all( [
			page.locator( '.chaty-map-hint[data-state=shown]' ).waitFor(),
			drag( page, { x: x + 60, y: y + 200 }, { x: x + 60, y: y + 100 } ),
		] );
		await expect
			.poll( () => page.evaluate( () => window.scrollY ) )
			.toBeGreaterThan( 50 );
		await expect( pane ).toHaveAttribute( 'style', `${ position }` );
		await maps.pin( 'Station' ).tap();
		await expect( maps.popup( 'Station' ) ).toBeVisible();
		await expectNoViolations( page );
	} );
} );

test.describe( 'with reduced motion, in a right-to-left page', () => {
	test( 'then the map moves without animation, and its buttons are on the left', async ( {
		maps,
		page,
	} ) => {
		await page.emulateMedia( { reducedMotion: 'reduce' } );
		await maps.open(
			`<div dir="rtl">${ placesOf( 'data-chaty-route' ) }</div>`
		);
		await maps.pin( 'Harbour' ).click();
		await expect( maps.popup( 'Harbour' ) ).toBeVisible();
		await expect(
			page.locator(
				'.leaflet-zoom-animated.leaflet-zoom-anim, .leaflet-pan-anim'
			)
		).toHaveCount( 0 );
		const { x } = await boxOf( page.locator( '.chaty-map-box' ) );
		const zoom = await boxOf( page.locator( '.chaty-map-zoom' ) );
		expect( zoom.x - x ).toBeLessThan( 20 );
		await page.getByRole( 'button', { name: 'Zoom in' } ).click();
		await expectNoViolations( page );
	} );
} );

test.describe( 'Google', () => {
	const SETTINGS = { provider: 'google', google_key: 'key-of-the-site' };

	test( 'given the provider Google, then map, places and routes are Google’s, and so are its failures', async ( {
		maps,
		page,
	} ) => {
		await maps.open( undefined, SETTINGS );
		await maps.pin( 'Market Stall' ).waitFor();
		await maps.pin( 'Harbour Bakery' ).focus();
		await page.keyboard.press( 'Enter' );
		await expect( maps.popup( 'Harbour Bakery' ) ).toBeFocused();
		await page.keyboard.press( 'Escape' );
		await expect( maps.popup() ).toHaveCount( 0 );
		await maps.ask( 'Norderstraße 5' );
		await expect( page.getByText( '1 km · 2 min' ) ).toBeVisible();
		await expect( maps.steps.nth( 1 ) ).toHaveText(
			'Turn right onto <b>Main</b> 880 m'
		);
		await expectNoViolations( page );

		for ( const [ status, text ] of [
			[
				'GEO_ZERO_RESULTS',
				'One or more of the given addresses could not be found.',
			],
			[
				'OVER_QUERY_LIMIT',
				'A temporary error occured. Please try again in a few minutes.',
			],
			[ 'REQUEST_DENIED', 'An error occured. Please contact us.' ],
		] as const ) {
			await maps.ask( status );
			await expect( maps.failure ).toHaveText( text );
		}
		const loads = maps.services.of( 'google' );
		expect( loads ).toHaveLength( 1 );
		expect( loads[ 0 ]?.path ).toContain( 'key=key-of-the-site' );
		expect( maps.services.of( 'tiles' ) ).toEqual( [] );
	} );

	test( 'given a rejected key, then a message says so; with another provider, no page contains the key', async ( {
		maps,
		page,
	} ) => {
		await maps.open( placesOf(), { ...SETTINGS, google_key: 'refused' } );
		await expect(
			page.getByText( 'The map cannot be shown at the moment.' )
		).toBeVisible();
		await maps.open( placesOf(), { google_key: 'key-of-the-site' } );
		expect( await page.content() ).not.toContain( 'key-of-the-site' );
	} );
} );
