/**
 * Visitors who block cookies or storage, leave at once, or use the keyboard.
 */
import { holdScripts } from './support/document';
import { expect, test } from './support/fixtures';
import { printedLauncher } from './support/frames';
import {
	aChannel,
	aWidget,
	expectRows,
	focusBeforeWidget,
	FORM_CHANNEL,
	pageOf,
	PHONE,
	WidgetOnPage,
} from './support/widget';

const SEEN = [ '0 - d 1/0' ];

test( 'blocked cookies and storage: it shows, opens and counts', async ( {
	site,
	page,
	visit,
} ) => {
	await page.addInitScript( () => {
		const blocked = {
			get() {
				throw new DOMException( 'blocked', 'SecurityError' );
			},
			set() {
				throw new DOMException( 'blocked', 'SecurityError' );
			},
		};
		Object.defineProperty( Document.prototype, 'cookie', blocked );
		Object.defineProperty( window, 'localStorage', blocked );
		Object.defineProperty( window, 'sessionStorage', blocked );
	} );
	const widget = await visit(
		{
			settings: { show_cta: 'first_click', cta_text: 'Talk to us' },
			channels: [ aChannel(), FORM_CHANNEL ],
		},
		{ analytics: 'on' }
	);
	await expect( widget.cta ).toBeVisible();
	await widget.open();
	await expectRows( site, [
		'0 - d 1/1',
		'0 Contact_Us d 1/0',
		'0 Phone d 1/0',
	] );
	await widget.channel( 'Contact_Us' ).click();
	await expect( widget.panel ).toBeVisible();
} );

test( 'one who leaves at once is counted', async ( { site, page } ) => {
	await site.importSettings( pageOf( aWidget(), 'on' ) );
	const next = '/wp-login.php';
	// Before the page's first frame: the task in which the loader runs ends with the navigation.
	await page.addInitScript( ( path ) => {
		document.addEventListener( 'chaty:shown', () => {
			location.href = path;
		} );
	}, next );
	await page.goto( '/', { waitUntil: 'commit' } );
	await page.waitForURL( `**${ next }` );
	await expectRows( site, SEEN );
} );

test.describe( 'the keyboard, before the loader', () => {
	test( 'Tab reaches the launcher; focus alone does not open it when the loader comes', async ( {
		site,
		page,
	} ) => {
		await site.importSettings( pageOf() );
		const release = await holdScripts( page );
		await page.goto( '/', { waitUntil: 'commit' } );
		const launcher = printedLauncher( page );
		await expect( launcher ).toBeVisible();
		await focusBeforeWidget( page );
		await page.keyboard.press( 'Tab' );
		await expect( launcher ).toBeFocused();
		release();
		const widget = new WidgetOnPage( page );
		// The focus is intent: the list is drawn, hidden.
		await expect( widget.root ).toBeAttached();
		await page.waitForLoadState();
		await widget.expectClosed();
		await expect( widget.launcher ).toBeFocused();
		await page.keyboard.press( 'Enter' );
		await widget.expectOpen();
	} );

	test( 'given a click with the mouse on the call to action, then the list opens when the loader comes', async ( {
		site,
		page,
		widget,
	} ) => {
		const settings = { show_cta: 'all_time', cta_text: 'Talk to us' };
		await site.importSettings( pageOf( aWidget( { settings } ) ) );
		const release = await holdScripts( page );
		await page.goto( '/', { waitUntil: 'commit' } );
		await page.locator( '.chaty .on-hover-text' ).click();
		release();
		await widget.expectOpen();
	} );
} );

test.describe( 'a phone', () => {
	test.use( PHONE );

	test( 'given a tap, then the list opens when the loader comes, and at once with all in the cache', async ( {
		site,
		page,
		widget,
	} ) => {
		await site.importSettings( pageOf() );
		const release = await holdScripts( page );
		await page.goto( '/', { waitUntil: 'commit' } );
		await printedLauncher( page ).tap();
		release();
		await widget.expectOpen();
		// Where a page has routes, nothing is cached.
		await page.unrouteAll();
		for ( const what of [ 'fills the cache', 'reads it' ] ) {
			await test.step( what, async () => {
				await page.goto( '/' );
				await widget.launcher.tap();
				await widget.expectOpen();
			} );
		}
	} );
} );
