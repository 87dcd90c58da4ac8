/** The preview beside the editor, as the owner uses it. */
import type { Page } from '@playwright/test';
import { expectNoViolations } from './support/axe';
import { nameField, openConsole, save } from './support/console';
import { expect, test } from './support/fixtures';
import type { Site } from './support/site';
import { aChannel, aWidget, pageOf } from './support/widget';

const WIDGET = aWidget( {
	settings: { show_cta: 'all_time', cta_text: 'Hello there' },
	channels: [
		aChannel(),
		aChannel( { channel: 'Contact_Us', value: 'Write' } ),
	],
	triggers: {
		has_day_hours_scheduling_rules: 1,
		day_time_diff: 'UTC',
		day_hours_scheduling_rules: [ -1, 6 ].map( ( days ) => ( {
			days,
			start_hours: '0',
			start_min: '0',
			end_hours: days < 0 ? '22' : '23',
			end_min: '0',
		} ) ),
	},
} );

type Widget = typeof WIDGET;

/** An answer of a server. */
interface Answer {
	readonly status?: number;
	readonly headers?: Readonly< Record< string, string > >;
	readonly body?: string;
}

/** A moment in the hours of the widget, so that no test depends on the time of day. */
const NOON = '2026-11-22T12:00';

test.beforeEach( async ( { site } ) => {
	await site.setOptions( { can_compress_scripts: 0 } );
} );

async function openEditor( site: Site, page: Page, ...others: Widget[] ) {
	await site.importSettings( pageOf( [ WIDGET, ...others ] ) );
	await openConsole( page, '&widget=0' );
	const section = page.getByRole( 'region', { name: 'Preview' } );
	return { section, frame: section.frameLocator( 'iframe' ) };
}

type Section = ReturnType< Page[ 'getByRole' ] >;

/** Opens the panel of the visitor, and chooses a time. */
async function chooseTime( section: Section, time: string ) {
	const field = section.getByLabel( /Date and time/ );
	if ( ! ( await field.isVisible() ) ) {
		await section.getByRole( 'button', { name: 'As a visitor' } ).click();
	}
	await field.fill( time );
}

test( 'the page shows the widget that is edited, state by state @main', async ( {
	site,
	page,
} ) => {
	const { section, frame } = await openEditor( site, page );
	await chooseTime( section, NOON );
	await expect( frame.locator( '.on-hover-text' ) ).toHaveText(
		'Hello there'
	);
	const state = section.getByLabel( 'Show' );
	await state.selectOption( { label: 'Open' } );
	await expect( frame.locator( '.chaty-channel-list' ) ).toBeVisible();
	await state.selectOption( 'error Contact_Us' );
	await expect( frame.locator( '[aria-invalid=true]' ) ).not.toHaveCount( 0 );
	await expectNoViolations( page, '.chaty-console-preview', {
		except: 'iframe',
	} );
	expect( await site.statRows() ).toEqual( [] );
} );

test( 'hours, other widgets, widths, other pages of the site, addresses that are none, a front page that is gone, and a narrow screen', async ( {
	site,
	page,
	complaints,
} ) => {
	complaints.allow( /404/ );
	const other = aWidget( { id: '_1' } );
	const { section, frame } = await openEditor( site, page, other );
	const widget = frame.locator( '#chaty-widget-0 > .chaty-widget' );
	await chooseTime( section, '2026-11-22T22:10' );
	await expect(
		section.getByText( /Hidden on Sunday at 22:10/ )
	).toBeVisible();
	await expect( widget ).toHaveCount( 0 );
	await expect( frame.locator( '.chaty.active' ) ).toHaveCount( 1 );
	await expect(
		section.getByRole( 'button', { name: 'Change this' } )
	).toBeVisible();
	await chooseTime( section, NOON );
	await expect(
		section.getByText( 'Visitors see this at once.' )
	).toBeVisible();
	await expect( section.getByText( /The outline marks/ ) ).toBeVisible();
	await expect( widget ).toHaveCSS( 'outline-style', 'dashed' );

	for ( const [ name, px ] of [
		[ 'Phone', 390 ],
		[ 'Tablet', 782 ],
		[ 'Desktop', 1280 ],
		[ 'The widget’s corner at full size', 1280 ],
	] as const ) {
		const button = section.getByRole( 'button', { name } );
		await button.click();
		await expect( button ).toHaveAttribute( 'aria-pressed', 'true' );
		await expect
			.poll( () =>
				frame.locator( 'html' ).evaluate( () => window.innerWidth )
			)
			.toBe( px );
	}

	await section.getByLabel( 'Page' ).selectOption( 'other' );
	const field = section.getByLabel( 'Address' );
	for ( const address of [
		'javascript:alert(1)',
		'https://example.com/',
		'data:text/html,x',
		'//example.com/',
	] ) {
		await field.fill( address );
		await field.press( 'Enter' );
		await expect
			.soft( section.getByRole( 'alert' ), address )
			.toContainText( 'Only pages of this site' );
	}
	await field.fill( '/visit-us/' );
	await field.press( 'Enter' );
	await expect( section.getByRole( 'alert' ) ).toBeEmpty();
	await expect( frame.locator( 'h1' ).first() ).toHaveText( 'Visit us' );
	await expect( frame.locator( '.on-hover-text' ) ).toBeVisible();

	// A front page that is gone shows the widget on the page that says so.
	await site.setOptions( { show_on_front: 'page', page_on_front: 999999 } );
	await field.fill( '/' );
	await field.press( 'Enter' );
	await expect( frame.locator( 'body.error404' ) ).toBeAttached();
	await expect( frame.locator( '.on-hover-text' ) ).toBeVisible();

	await page.setViewportSize( { width: 1024, height: 700 } );
	await expect( nameField( page ) ).toBeVisible();
	await expect( section ).toBeHidden();
	const toPreview = page
		.getByRole( 'group', { name: 'View' } )
		.getByRole( 'button', { name: 'Preview' } );
	await toPreview.press( 'Enter' );
	await expect( toPreview ).toBeFocused();
	await expect( nameField( page ) ).toBeHidden();
	await chooseTime( section, '2026-11-22T22:10' );
	await section.getByRole( 'button', { name: 'Change this' } ).click();
	await expect( page.getByLabel( 'Days' ).first() ).toBeVisible();
} );

/** The page as some hosts, plugins and themes change it, in the frame alone; one of them never answers. */
const FAULTS: readonly [ string, ( ( html: string ) => Answer ) | null ][] = [
	[
		'X-Frame-Options: DENY',
		( body ) => ( { body, headers: { 'x-frame-options': 'DENY' } } ),
	],
	[
		'frame-ancestors',
		( body ) => ( {
			body,
			headers: { 'content-security-policy': "frame-ancestors 'none'" },
		} ),
	],
	[
		'another page',
		() => ( { status: 302, headers: { location: '/visit-us/' } } ),
	],
	[
		'a theme without a footer',
		( html ) => ( { body: html.replace( /<script[\s\S]*/, '' ) } ),
	],
	[ 'a fatal error', () => ( { status: 500, body: '' } ) ],
	[ 'no end', null ],
];

test( 'where the page does not answer in the frame, a notice says so after 8 s; saving goes on, and the page opens in a tab', async ( {
	site,
	page,
	complaints,
} ) => {
	test.slow();
	complaints.allow( /frame|500|ERR_BLOCKED_BY_RESPONSE|postMessage/i );
	await page.route( /fault=\d.*chaty-preview=/, async ( route ) => {
		const [ , index ] = /fault=(\d)/.exec( route.request().url() ) ?? [];
		const [ , change ] = FAULTS[ Number( index ) ] ?? [];
		if ( ! route.request().frame().parentFrame() ) {
			await route.fallback();
		} else if ( change ) {
			const response = await route.fetch( { maxRedirects: 0 } );
			const { headers, ...answer } = change( await response.text() );
			await route.fulfill( {
				...answer,
				headers: { 'content-type': 'text/html', ...headers },
			} );
		}
	} );
	await page.clock.install();
	const { section } = await openEditor( site, page );
	const button = section.getByRole( 'button', { name: 'Open in a tab' } );
	await section.getByLabel( 'Page' ).selectOption( 'other' );
	const field = section.getByLabel( 'Address' );
	for ( const [ index, [ name, fault ] ] of FAULTS.entries() ) {
		await test.step( name, async () => {
			const answered =
				fault && page.waitForResponse( /fault=.*chaty-preview=/ );
			await field.fill( `/?fault=${ index }` );
			await field.press( 'Enter' );
			await expect( button ).toHaveCount( 0 );
			await answered;
			await page.clock.runFor( 8100 );
			await expect( button ).toBeVisible();
			await expect( section ).toContainText(
				'The page does not answer.'
			);
		} );
	}
	await nameField( page ).fill( 'Shop 2' );
	await save( page );
	const [ tab ] = await Promise.all( [
		page.waitForEvent( 'popup' ),
		button.click(),
	] );
	await expect( tab.locator( '.chaty, body.home' ).first() ).toBeAttached();
	await chooseTime( section, NOON );
	await expect( tab.locator( '.on-hover-text' ) ).toHaveText( 'Hello there' );
	await expect( button ).toHaveCount( 0 );
} );
