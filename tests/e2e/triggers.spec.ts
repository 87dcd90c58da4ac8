/**
 * What makes a widget show and hide (docs/how-it-works.md, "Triggers"). The tests
 * move the page's clock, so nothing here waits.
 */
import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import type { Site } from './support/site';
import {
	aWidget,
	CHANNELS,
	pageOf,
	PHONE,
	scrollTo,
	WidgetOnPage,
	type WidgetSettings,
} from './support/widget';

type Triggers = WidgetSettings[ 'triggers' ];

const DELAY: Triggers = { has_time_delay: 1, time_delay: '3' };
const SCROLL: Triggers = {
	has_display_after_page_scroll: 1,
	display_after_page_scroll: '50',
};
const EXIT: Triggers = { exit_intent: 1 };
const HIDE: Triggers = { auto_hide_widget: 1, hide_after: 5 };

/** Opens a page whose widget has these triggers, with a clock that the test moves. */
async function openPage(
	site: Site,
	page: Page,
	triggers: Triggers,
	channels = CHANNELS
) {
	await site.importSettings( pageOf( aWidget( { triggers, channels } ) ) );
	await page.clock.install();
	await page.goto( '/' );
	return new WidgetOnPage( page );
}

/** Opens a page whose widget waits for a trigger. */
async function visit( site: Site, page: Page, triggers: Triggers ) {
	const widget = await openPage( site, page, triggers );
	await expect( widget.root ).toHaveCount( 0 );
	return widget;
}

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

test.describe( 'time delay', () => {
	test( 'shows after its seconds, not before', async ( { site, page } ) => {
		const widget = await visit( site, page, {
			has_time_delay: 1,
			time_delay: '30',
		} );
		await page.clock.runFor( 25_000 );
		await expect( widget.root ).toHaveCount( 0 );
		await page.clock.runFor( 5_000 );
		await expect( widget.launcher ).toBeVisible();
	} );

	test( 'of 0 shows at once', async ( { site, page } ) => {
		await site.importSettings(
			pageOf(
				aWidget( { triggers: { has_time_delay: 1, time_delay: '0' } } )
			)
		);
		await page.clock.install();
		await page.clock.pauseAt( Date.now() + 60_000 );
		await page.goto( '/' );
		await expect( new WidgetOnPage( page ).launcher ).toBeVisible();
	} );

	test( 'does not run in a hidden tab', async ( { site, page } ) => {
		const widget = await visit( site, page, {
			has_time_delay: 1,
			time_delay: '30',
		} );
		await hide( page, true );
		await page.clock.runFor( 60_000 );
		await expect( widget.root ).toHaveCount( 0 );
		await hide( page, false );
		await page.clock.runFor( 20_000 );
		await expect( widget.root ).toHaveCount( 0 );
		await page.clock.runFor( 10_000 );
		await expect( widget.launcher ).toBeVisible();
	} );
} );

test.describe( 'scroll', () => {
	test( 'shows at its share of the page', async ( { site, page } ) => {
		const widget = await visit( site, page, SCROLL );
		await scrollTo( page, 0.48 );
		await page.clock.runFor( 1000 );
		await expect( widget.root ).toHaveCount( 0 );
		await scrollTo( page, 0.5 );
		await expect( widget.launcher ).toBeVisible();
		await scrollTo( page, 0 );
		await expect( widget.launcher ).toBeVisible();
	} );

	test( 'of 100 fires at the very end', async ( { site, page } ) => {
		const widget = await visit( site, page, {
			...SCROLL,
			display_after_page_scroll: 100,
		} );
		await scrollTo( page, 0.97 );
		await page.clock.runFor( 1000 );
		await expect( widget.root ).toHaveCount( 0 );
		await scrollTo( page, 1 );
		await expect( widget.launcher ).toBeVisible();
	} );

	test( 'fires on a page that cannot scroll', async ( { site, page } ) => {
		await site.importSettings( pageOf( aWidget( { triggers: SCROLL } ) ) );
		await page.setViewportSize( { width: 1200, height: 20_000 } );
		await page.goto( '/' );
		await expect( new WidgetOnPage( page ).launcher ).toBeVisible();
	} );
} );

test.describe( 'exit intent on a desktop', () => {
	test( 'shows when the pointer leaves the page, and plays an animation', async ( {
		site,
		page,
	} ) => {
		const widget = await visit( site, page, EXIT );
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
		await page.clock.runFor( 2_499 );
		await expect( widget.root ).toHaveClass( /chaty-exit-intent/ );
		await page.clock.runFor( 1 );
		await expect( widget.root ).not.toHaveClass( /chaty-exit-intent/ );
		await leave( page );
		await page.clock.runFor( 1_000 );
		await expect( widget.root ).not.toHaveClass( /chaty-exit-intent/ );
	} );

	test( 'plays no animation with reduced motion', async ( {
		site,
		page,
	} ) => {
		await page.emulateMedia( { reducedMotion: 'reduce' } );
		const widget = await visit( site, page, EXIT );
		await page.clock.pauseAt( Date.now() + 120_000 );
		await leave( page );
		await page.clock.runFor( 1_000 );
		await expect( widget.root ).toHaveClass( /chaty-exit-intent/ );
		const animations = await widget.root.evaluate(
			( element ) => element.getAnimations( { subtree: true } ).length
		);
		expect( animations ).toBe( 0 );
	} );

	test( 'does not change the page’s history', async ( { site, page } ) => {
		await visit( site, page, EXIT );
		expect( await page.evaluate( () => history.length ) ).toBe( 2 );
	} );
} );

test.describe( 'the first trigger', () => {
	const ALL = { ...DELAY, ...SCROLL, ...EXIT, time_delay: 30 };

	test( 'shows the widget, and a later exit intent plays nothing', async ( {
		site,
		page,
	} ) => {
		const widget = await visit( site, page, ALL );
		await scrollTo( page, 0.6 );
		await expect( widget.launcher ).toBeVisible();
		await leave( page );
		await page.clock.runFor( 1_000 );
		await expect( widget.root ).not.toHaveClass( /chaty-exit-intent/ );
	} );

	test( 'removes the timers and listeners of the others', async ( {
		site,
		page,
	} ) => {
		await page.addInitScript( () => {
			const open = new Set< string >();
			const count = { timers: 0 };
			Object.assign( window, { openListeners: open, count } );
			for ( const target of [ window, document ] ) {
				const { addEventListener, removeEventListener } = target;
				target.addEventListener = (
					...args: Parameters< typeof addEventListener >
				) => {
					const isOurs = /chaty.*triggers/.test(
						new Error().stack ?? ''
					);
					// One-time events need no removal.
					if (
						isOurs &&
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
				count.timers++;
				return setInterval.apply( window, args );
			} ) as typeof setInterval;
			window.clearInterval = ( (
				...args: Parameters< typeof clearInterval >
			) => {
				count.timers--;
				return clearInterval.apply( window, args );
			} ) as typeof clearInterval;
		} );
		await site.importSettings( pageOf( aWidget( { triggers: ALL } ) ) );
		await page.goto( '/' );
		const armed = () =>
			page.evaluate(
				'[ [ ...openListeners ].sort().join(), count.timers ]'
			);
		await expect.poll( armed ).toEqual( [ 'mouseleave,scroll', 1 ] );
		await leave( page );
		await expect( new WidgetOnPage( page ).launcher ).toBeVisible();
		expect( await armed() ).toEqual( [ '', 0 ] );
	} );
} );

test.describe( 'auto hide', () => {
	test( 'hides the widget after its seconds', async ( { site, page } ) => {
		const widget = await openPage( site, page, {
			...HIDE,
			hide_after: 30,
		} );
		await expect( widget.launcher ).toBeVisible();
		await page.clock.runFor( 25_000 );
		await expect( widget.launcher ).toBeVisible();
		await page.clock.runFor( 5_000 );
		await expect( widget.launcher ).toBeHidden();
		await page.clock.runFor( 60_000 );
		await expect( widget.launcher ).toBeHidden();
	} );

	test( 'counts from the moment a delay has shown it', async ( {
		site,
		page,
	} ) => {
		const widget = await visit( site, page, {
			has_time_delay: 1,
			time_delay: '20',
			auto_hide_widget: 1,
			hide_after: 30,
		} );
		await page.clock.runFor( 20_000 );
		await expect( widget.launcher ).toBeVisible();
		await page.clock.runFor( 25_000 );
		await expect( widget.launcher ).toBeVisible();
		await page.clock.runFor( 5_000 );
		await expect( widget.launcher ).toBeHidden();
	} );

	test( 'waits while the tab is hidden', async ( { site, page } ) => {
		const widget = await openPage( site, page, HIDE );
		await hide( page, true );
		await page.clock.runFor( 60_000 );
		await expect( widget.launcher ).toBeVisible();
		await hide( page, false );
		await page.clock.runFor( 5_000 );
		await expect( widget.launcher ).toBeHidden();
	} );

	test( 'ends once the visitor has opened it', async ( { site, page } ) => {
		const widget = await openPage( site, page, {
			...HIDE,
			hide_after: 30,
		} );
		await widget.open();
		await page.clock.runFor( 60_000 );
		await expect( widget.list ).toBeVisible();
		await widget.close.click();
		await page.clock.runFor( 60_000 );
		await expect( widget.launcher ).toBeVisible();
	} );

	test( 'ends once the visitor has pressed the single channel', async ( {
		site,
		page,
	} ) => {
		const widget = await openPage(
			site,
			page,
			{ ...HIDE, hide_after: 30 },
			CHANNELS.slice( 0, 1 )
		);
		await widget.single.click();
		await page.clock.runFor( 60_000 );
		await expect( widget.single ).toBeVisible();
	} );

	test( 'waits while the pointer is on the launcher', async ( {
		site,
		page,
	} ) => {
		const widget = await openPage( site, page, {
			...HIDE,
			hide_after: 30,
		} );
		await widget.launcher.hover();
		await page.clock.runFor( 60_000 );
		await expect( widget.launcher ).toBeVisible();
		await page.mouse.move( 100, 100 );
		await page.clock.runFor( 30_000 );
		await expect( widget.launcher ).toBeHidden();
	} );

	test( 'ends once a list has opened under the pointer', async ( {
		site,
		page,
	} ) => {
		await site.importSettings(
			pageOf(
				aWidget( {
					triggers: { ...HIDE, hide_after: 30 },
					settings: { default_state: 'hover' },
				} )
			)
		);
		await page.clock.install();
		await page.goto( '/' );
		const widget = new WidgetOnPage( page );
		await widget.launcher.hover();
		await widget.expectOpen();
		await page.mouse.move( 100, 100 );
		await page.clock.runFor( 60_000 );
		await expect( widget.launcher ).toBeVisible();
	} );

	test( 'does not hide a list that opened on its own', async ( {
		site,
		page,
	} ) => {
		await site.importSettings(
			pageOf(
				aWidget( {
					triggers: { ...HIDE, hide_after: 30 },
					settings: { default_state: 'open' },
				} )
			)
		);
		await page.clock.install();
		await page.goto( '/' );
		const widget = new WidgetOnPage( page );
		await widget.expectOpen();
		await page.clock.runFor( 60_000 );
		await expect( widget.list ).toBeVisible();
	} );

	test( 'does not keep launch_chaty() from opening it', async ( {
		site,
		page,
	} ) => {
		const widget = await openPage( site, page, HIDE );
		await expect( widget.launcher ).toBeVisible();
		await page.clock.runFor( 6_000 );
		await expect( widget.launcher ).toBeHidden();
		await page.evaluate( 'launch_chaty()' );
		await widget.expectOpen();
		await page.clock.runFor( 60_000 );
		await expect( widget.list ).toBeVisible();
	} );
} );

test.describe( 'exit intent on a phone', () => {
	test.use( PHONE );

	const pathOf = ( page: Page ) => new URL( page.url() ).pathname;
	const stepOf = ( page: Page ) =>
		page.evaluate( () => parseInt( history.state?.chatyExit ?? '0', 10 ) );

	test.beforeEach( ( { site } ) =>
		site.importSettings( pageOf( aWidget( { triggers: EXIT } ) ) )
	);

	test( 'the first Back shows the widget, the next leaves', async ( {
		page,
	} ) => {
		await page.goto( '/visit-us/' );
		await page.goto( '/' );
		const widget = new WidgetOnPage( page );
		await expect.poll( () => stepOf( page ) ).toBe( 2 );
		await expect( widget.root ).toHaveCount( 0 );
		await scrollTo( page, 0.4 );
		const top = await page.evaluate( () => window.scrollY );

		await page.goBack();
		await expect( widget.launcher ).toBeVisible();
		expect( pathOf( page ) ).toBe( '/' );
		await expect.poll( () => stepOf( page ) ).toBe( 0 );
		expect( await page.evaluate( () => window.scrollY ) ).toBe( top );
		await expect( widget.root ).toHaveClass( /chaty-exit-intent/ );

		await page.goBack();
		await expect.poll( () => pathOf( page ) ).toBe( '/visit-us/' );
	} );

	test( 'once another trigger has shown it, one Back leaves', async ( {
		site,
		page,
	} ) => {
		await site.importSettings(
			pageOf( aWidget( { triggers: { ...EXIT, ...SCROLL } } ) )
		);
		await page.goto( '/visit-us/' );
		await page.goto( '/' );
		await expect.poll( () => stepOf( page ) ).toBe( 2 );
		await scrollTo( page, 0.6 );
		await expect( new WidgetOnPage( page ).launcher ).toBeVisible();
		const top = await page.evaluate( () => window.scrollY );
		await expect.poll( () => stepOf( page ) ).toBe( 0 );
		expect( await page.evaluate( () => window.scrollY ) ).toBe( top );
		await page.goBack();
		await expect.poll( () => pathOf( page ) ).toBe( '/visit-us/' );
	} );

	test( 'a page with its own history gets its states back', async ( {
		page,
	} ) => {
		await page.goto( '/' );
		await expect.poll( () => stepOf( page ) ).toBe( 2 );
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
		const widget = new WidgetOnPage( page );
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

	test( 'a state that the page has set is in our entries, too', async ( {
		page,
	} ) => {
		await page.addInitScript( () =>
			history.replaceState( { app: 'home' }, '' )
		);
		await page.goto( '/' );
		await expect.poll( () => stepOf( page ) ).toBe( 2 );
		const app = () => page.evaluate( () => history.state?.app );
		expect( await app() ).toBe( 'home' );
		await page.goBack();
		await expect( new WidgetOnPage( page ).launcher ).toBeVisible();
		expect( await app() ).toBe( 'home' );
	} );

	test( 'two widgets take no more than two entries', async ( {
		page,
		site,
	} ) => {
		await site.importSettings(
			pageOf( [
				aWidget( { triggers: EXIT } ),
				aWidget( { id: '_1', triggers: EXIT } ),
			] )
		);
		await page.goto( '/visit-us/' );
		const before = await page.evaluate( () => history.length );
		await page.goto( '/' );
		await expect.poll( () => stepOf( page ) ).toBe( 2 );
		expect(
			await page.evaluate( () => history.length )
		).toBeLessThanOrEqual( before + 3 );
		await page.goBack();
		await expect( new WidgetOnPage( page ).launcher ).toBeVisible();
		await expect( new WidgetOnPage( page, '_1' ).launcher ).toBeVisible();
		await page.goBack();
		await expect.poll( () => pathOf( page ) ).toBe( '/visit-us/' );
	} );

	test( 'a visitor who reloads can still leave', async ( { page } ) => {
		await page.goto( '/visit-us/' );
		await page.goto( '/' );
		await expect.poll( () => stepOf( page ) ).toBe( 2 );
		await page.reload();
		await expect.poll( () => stepOf( page ) ).toBe( 2 );
		const widget = new WidgetOnPage( page );
		await page.goBack();
		await expect( widget.launcher ).toBeVisible();
		await expect.poll( () => stepOf( page ) ).toBe( 0 );
		await page.goBack();
		await expect.poll( () => pathOf( page ) ).toBe( '/visit-us/' );
	} );
} );
