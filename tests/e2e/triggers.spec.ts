/**
 * What makes a widget show and hide (docs/how-it-works.md, "Triggers"). The tests
 * move the page's clock, so nothing here waits.
 */
import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import {
	allWidgets,
	CHANNELS,
	pageOfEach,
	PHONE,
	scrollTo,
	WidgetOnPage,
	type WidgetSettings,
} from './support/widget';

type Triggers = WidgetSettings[ 'triggers' ];

const delay = ( seconds: number | string ): Triggers => ( {
	has_time_delay: 1,
	time_delay: `${ seconds }`,
} );
const SCROLL: Triggers = {
	has_display_after_page_scroll: 1,
	display_after_page_scroll: '50',
};
const EXIT: Triggers = { exit_intent: 1 };
const hideAfter = ( seconds: number ): Triggers => ( {
	auto_hide_widget: 1,
	hide_after: seconds,
} );

/** The event of a pointer that leaves the window. */
const leave = ( page: Page ) =>
	page.evaluate( () =>
		document.dispatchEvent( new MouseEvent( 'mouseleave' ) )
	);

/** Hides or shows the tab. */
const hide = ( page: Page, isHidden: boolean ) =>
	page.evaluate( ( hidden ) => {
		Object.defineProperty( document, 'hidden', {
			configurable: true,
			get: () => hidden,
		} );
		document.dispatchEvent( new Event( 'visibilitychange' ) );
	}, isHidden );

test.describe( 'time', () => {
	/** Each widget by what is asked of it; of an auto hide, after 3000 seconds. */
	const WIDGETS = {
		'at once': { triggers: delay( 0 ) },
		'after 300 seconds': { triggers: delay( 300 ) },
		hides: { triggers: hideAfter( 300 ) },
		'shows after 200 seconds and hides': {
			triggers: { ...delay( 200 ), ...hideAfter( 300 ) },
		},
		'single channel': {
			triggers: hideAfter( 300 ),
			channels: CHANNELS.slice( 0, 1 ),
		},
		'by hover': {
			triggers: hideAfter( 300 ),
			settings: { default_state: 'hover', position: 'left' },
		},
		'opened on its own': {
			triggers: hideAfter( 300 ),
			settings: {
				default_state: 'open',
				position: 'left',
				icon_view: 'horizontal',
			},
		},
	};
	const NAMES = Object.keys( WIDGETS );

	const widgetsOn = ( page: Page ) =>
		NAMES.map( ( _, index ) => new WidgetOnPage( page, index ) );

	/** Expects these widgets to be seen, and no other. */
	const expectShown = ( page: Page, names: readonly string[] ) =>
		expect
			.poll( async () => {
				const boxes = await Promise.all(
					widgetsOn( page ).map( ( { box } ) => box.isVisible() )
				);
				return NAMES.filter( ( _, index ) => boxes[ index ] );
			} )
			.toEqual( NAMES.filter( ( name ) => names.includes( name ) ) );

	test( 'shows and hides widgets after their seconds, which do not run in a hidden tab', async ( {
		page,
		visit,
	} ) => {
		await page.clock.install();
		await visit( Object.values( WIDGETS ) );
		const run = ( seconds: number ) => page.clock.runFor( seconds * 1000 );
		const always = NAMES.filter( ( name ) => ! name.includes( 'after' ) );
		const after = [ 'at once', 'after 300 seconds', 'opened on its own' ];
		const both = 'shows after 200 seconds and hides';
		await expectShown( page, always );
		await hide( page, true );
		await run( 600 );
		await expectShown( page, always );
		await hide( page, false );
		for ( const [ seconds, shown ] of [
			[ 150, always ],
			[ 50, [ ...always, both ] ],
			[ 50, [ ...always, both ] ],
			[ 50, [ ...after, both ] ],
			[ 150, [ ...after, both ] ],
			[ 50, after ],
			[ 600, after ],
		] as const ) {
			await run( seconds );
			await expectShown( page, shown );
		}
		await page.evaluate( 'launch_chaty( 2 )' );
		const hidden = new WidgetOnPage( page, 2 );
		await hidden.expectOpen();
		await run( 600 );
		await expect( hidden.list ).toBeVisible();
	} );

	test( 'hides nothing that the visitor has used, nor what is under the pointer', async ( {
		page,
		visit,
	} ) => {
		await page.clock.install();
		await visit( Object.values( WIDGETS ) );
		const of = ( name: keyof typeof WIDGETS ) =>
			new WidgetOnPage( page, NAMES.indexOf( name ) );
		await of( 'hides' ).open();
		await of( 'hides' ).close.click();
		await of( 'single channel' ).single.click();
		await of( 'by hover' ).launcher.hover();
		await of( 'by hover' ).expectOpen();
		await page.mouse.move( 100, 100 );
		await page.clock.runFor( 200_000 );
		const pointed = 'shows after 200 seconds and hides';
		await of( pointed ).launcher.hover();
		await page.clock.runFor( 600_000 );
		await expectShown( page, NAMES );
		await page.mouse.move( 100, 100 );
		await page.clock.runFor( 300_000 );
		await expectShown(
			page,
			NAMES.filter( ( name ) => name !== pointed )
		);
	} );
} );

test.describe( 'scroll', () => {
	test( 'shows at its share of the page, and 100 at the very end', async ( {
		page,
		visit,
	} ) => {
		await page.clock.install();
		const widget = await visit( [
			{ triggers: SCROLL },
			{ triggers: { ...SCROLL, display_after_page_scroll: 100 } },
			...[ 'footer', '#nowhere', '##' ].map( ( selector ) => ( {
				triggers: {
					has_element_in_sight: 1,
					element_in_sight: selector,
				},
			} ) ),
		] );
		const [ atEnd, inSight, nowhere, broken ] = [ 1, 2, 3, 4 ].map(
			( index ) => new WidgetOnPage( page, index )
		) as [ WidgetOnPage, WidgetOnPage, WidgetOnPage, WidgetOnPage ];
		await expect( broken.launcher ).toBeVisible();
		await scrollTo( page, 0.48 );
		await page.clock.runFor( 1000 );
		await expect( widget.root ).toHaveCount( 0 );
		await scrollTo( page, 0.5 );
		await expect( widget.launcher ).toBeVisible();
		await expect( inSight.root ).toHaveCount( 0 );
		await scrollTo( page, 0.97 );
		await page.clock.runFor( 1000 );
		await expect( atEnd.root ).toHaveCount( 0 );
		await expect( inSight.launcher ).toBeVisible();
		await scrollTo( page, 1 );
		await expect( atEnd.launcher ).toBeVisible();
		await expect( nowhere.root ).toHaveCount( 0 );
		await scrollTo( page, 0 );
		await expect( widget.launcher ).toBeVisible();
	} );

	test( 'fires on a page that cannot scroll', async ( { page, visit } ) => {
		await page.setViewportSize( { width: 1200, height: 20_000 } );
		const widget = await visit( { triggers: SCROLL } );
		await expect( widget.launcher ).toBeVisible();
	} );
} );

test( 'exit intent on a desktop shows the widget when the pointer leaves the page, and plays an animation, with reduced motion none', async ( {
	page,
	visit,
} ) => {
	await page.clock.install();
	const widget = await visit( { triggers: EXIT } );
	await expect( widget.root ).toHaveCount( 0 );
	expect( await page.evaluate( () => history.length ) ).toBe( 2 );
	await page.clock.runFor( 60_000 );
	await scrollTo( page, 1 );
	await page.mouse.move( 300, 300 );
	await page.locator( 'body' ).dispatchEvent( 'mouseleave' );
	await expect( widget.root ).toHaveCount( 0 );

	await page.clock.pauseAt( Date.now() + 120_000 );
	await leave( page );
	await expect( widget.launcher ).toBeVisible();
	await page.clock.runFor( 499 );
	await expect( widget.root ).not.toHaveClass( /chaty-exit-intent/ );
	await page.clock.runFor( 1 );
	await expect( widget.root ).toHaveClass( /chaty-exit-intent/ );
	const expectAnimations = ( count: number ) =>
		expect
			.poll( () =>
				widget.root.evaluate(
					( element ) =>
						element.getAnimations( { subtree: true } ).length
				)
			)
			.toBe( count );
	await expectAnimations( 1 );
	await page.emulateMedia( { reducedMotion: 'reduce' } );
	await expectAnimations( 0 );
	await page.clock.runFor( 2_499 );
	await expect( widget.root ).toHaveClass( /chaty-exit-intent/ );
	await page.clock.runFor( 1 );
	await expect( widget.root ).not.toHaveClass( /chaty-exit-intent/ );
	await leave( page );
	await page.clock.runFor( 1_000 );
	await expect( widget.root ).not.toHaveClass( /chaty-exit-intent/ );
} );

test( 'the first trigger removes the timers and listeners of the others; a later exit intent plays nothing', async ( {
	page,
	visit,
} ) => {
	await page.clock.install();
	await page.addInitScript( () => {
		const open = new Set< string >();
		const timers = new Set< number >();
		// Once a widget shows, listeners are the loader's.
		const isArming = () =>
			! document.querySelector( '.chaty.active' ) &&
			/chaty.*triggers/.test( new Error().stack ?? '' );
		Object.assign( window, { openListeners: open, timers } );
		for ( const target of [ window, document ] ) {
			const { addEventListener, removeEventListener } = target;
			target.addEventListener = (
				...args: Parameters< typeof addEventListener >
			) => {
				// One-time events need no removal.
				if (
					isArming() &&
					! /load|Content|pagehide/.test( args[ 0 ] )
				) {
					open.add( args[ 0 ] );
				}
				return addEventListener.apply( target, args );
			};
			target.removeEventListener = (
				...args: Parameters< typeof removeEventListener >
			) => {
				open.delete( args[ 0 ] );
				return removeEventListener.apply( target, args );
			};
		}
		const { setInterval, clearInterval } = window;
		window.setInterval = ( (
			...args: Parameters< typeof setInterval >
		) => {
			const timer = setInterval.apply( window, args );
			if ( isArming() ) {
				timers.add( Number( timer ) );
			}
			return timer;
		} ) as typeof setInterval;
		window.clearInterval = ( ( timer?: number ) => {
			timers.delete( Number( timer ) );
			return clearInterval.call( window, timer );
		} ) as typeof clearInterval;
	} );
	const widget = await visit( {
		triggers: { ...delay( 30 ), ...SCROLL, ...EXIT },
	} );
	const armed = () =>
		page.evaluate( '[ [ ...openListeners ].sort().join(), timers.size ]' );
	await expect.poll( armed ).toEqual( [ 'mouseleave,scroll', 1 ] );
	await scrollTo( page, 0.6 );
	await expect( widget.launcher ).toBeVisible();
	expect( await armed() ).toEqual( [ '', 0 ] );
	await leave( page );
	await page.clock.runFor( 1_000 );
	await expect( widget.root ).not.toHaveClass( /chaty-exit-intent/ );
} );

test.describe( 'exit intent on a phone', () => {
	test.use( PHONE );

	const pathOf = ( page: Page ) => new URL( page.url() ).pathname;
	const stepOf = ( page: Page ) =>
		page.evaluate( () => parseInt( history.state?.chatyExit ?? '0', 10 ) );

	const atStep = ( page: Page, step: number ) =>
		expect.poll( () => stepOf( page ) ).toBe( step );
	const expectLeft = ( page: Page ) =>
		expect.poll( () => pathOf( page ) ).toBe( '/visit-us/' );
	const readTop = ( page: Page ) => page.evaluate( () => window.scrollY );

	test( 'the first Back shows two widgets, the next leaves, also after a reload; they take two entries, which have the state of the page', async ( {
		page,
		site,
	} ) => {
		await page.addInitScript( () =>
			history.replaceState( { ...history.state, app: 'home' }, '' )
		);
		const app = () => page.evaluate( () => history.state?.app );
		await site.importSettings(
			pageOfEach( [ { triggers: EXIT }, { triggers: EXIT } ] )
		);
		await page.goto( '/visit-us/' );
		const before = await page.evaluate( () => history.length );
		await page.goto( '/' );
		await atStep( page, 2 );
		expect(
			await page.evaluate( () => history.length )
		).toBeLessThanOrEqual( before + 3 );
		expect( await app() ).toBe( 'home' );
		await page.reload();
		await atStep( page, 2 );
		await expect( allWidgets( page ) ).toHaveCount( 0 );
		await scrollTo( page, 0.4 );
		const top = await readTop( page );

		await page.goBack();
		for ( const index of [ 0, 1 ] ) {
			const widget = new WidgetOnPage( page, index );
			await expect( widget.launcher ).toBeVisible();
			await expect( widget.root ).toHaveClass( /chaty-exit-intent/ );
		}
		expect( pathOf( page ) ).toBe( '/' );
		expect( await app() ).toBe( 'home' );
		await atStep( page, 0 );
		expect( await readTop( page ) ).toBe( top );

		await page.goBack();
		await expectLeft( page );
	} );

	test( 'once another trigger has shown it, one Back leaves', async ( {
		page,
		visit,
	} ) => {
		await page.goto( '/visit-us/' );
		const widget = await visit( { triggers: { ...EXIT, ...SCROLL } } );
		await atStep( page, 2 );
		await scrollTo( page, 0.6 );
		await expect( widget.launcher ).toBeVisible();
		const top = await readTop( page );
		await atStep( page, 0 );
		expect( await readTop( page ) ).toBe( top );
		await page.goBack();
		await expectLeft( page );
	} );

	test( 'a page with its own history gets its states back', async ( {
		page,
		visit,
	} ) => {
		const widget = await visit( { triggers: EXIT } );
		await atStep( page, 2 );
		await page.evaluate( () => {
			const seen: unknown[] = [];
			Object.assign( window, { seen } );
			window.addEventListener( 'popstate', ( { state } ) =>
				seen.push( state?.view ?? '-' )
			);
			// From WordPress 7.1 on, a state without WordPress's key reloads the page.
			history.pushState( { ...history.state, view: 'a' }, '', '?view=a' );
			history.pushState( { ...history.state, view: 'b' }, '', '?view=b' );
		} );
		const query = () => new URL( page.url() ).search;

		await page.goBack();
		expect( query() ).toBe( '?view=a' );
		await page.goForward();
		expect( query() ).toBe( '?view=b' );
		await page.goBack();
		await page.goBack();
		expect( query() ).toBe( '' );
		await expect( widget.root ).toHaveCount( 0 );
		expect( await page.evaluate( 'seen' ) ).toEqual( [
			'a',
			'b',
			'a',
			'-',
		] );
		await page.goBack();
		await expect( widget.launcher ).toBeVisible();
	} );
} );
