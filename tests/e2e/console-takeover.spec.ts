/**
 * Taking over from an installed Chaty 3.x, under Tools → Import: what is there, what it would change, and each message
 * once, whatever interrupts it.
 */
import type { Page } from '@playwright/test';
import { expectNoViolations } from './support/axe';
import {
	button,
	CONSOLE,
	importNames,
	logIn,
	press,
	readStored,
} from './support/console';
import { expect, test } from './support/fixtures';
import type { Site } from './support/site';

const PAGE = '#chaty-takeover';
const URL = '/wp-admin/admin.php?import=chaty';

// Hundreds of rows are written one by one.
test.slow();
const COPIED = { timeout: 60_000 };

const OPTIONS = {
	cht_numb_slug: 'Phone,Slack,Contact_Us',
	cht_active: '1',
	cht_widget_title: 'Old shop',
	cht_widget_language: 'de',
	cht_social_Phone: {
		value: '+61255501000',
		is_mobile: 'checked',
		is_desktop: 'checked',
	},
	cht_social_Contact_Us: {
		value: '1',
		is_mobile: 'checked',
		is_desktop: 'checked',
		enable_recaptcha: 'yes',
		name: { is_active: 'yes' },
	},
};

const section = ( page: Page ) => page.locator( PAGE );

/** The widgets that are stored; the page itself has no script that asks. */
async function readWidgets( page: Page ) {
	await page.goto( CONSOLE );
	return readStored( page );
}

/** Names of the stored messages, each once if no two are the same. */
async function expectEachOnce( site: Site, count: number ) {
	const names = ( await site.contactRows() ).map( ( row ) => row[ 'name' ] );
	expect( names ).toHaveLength( count );
	expect( new Set( names ).size ).toBe( count );
}

test( 'a thousand messages, interrupted and resumed: each is here once', async ( {
	site,
	page,
	complaints,
} ) => {
	complaints.allow( /Failed to load resource|ERR_/ );
	await importNames( site, 'Before' );
	await site.setOptions( OPTIONS );
	await site.putLeads( 1000 );
	await logIn( page );
	await page.goto( URL );
	const part = section( page );
	for ( const text of [
		'Chaty 3.x left 1 widget and 1,000 messages on this site.',
		'replaces all widgets of this site',
	] ) {
		await expect( part ).toContainText( text );
	}
	await part.getByText( /Left out or corrected: 3/ ).click();
	await expect( part ).toContainText( 'the captcha' );
	await expectNoViolations( page, PAGE );

	// The steps of the script never reach the server.
	await page.route( URL, ( route ) =>
		/name="step"\r\n\r\nnext/.test( route.request().postData() ?? '' )
			? route.abort()
			: route.continue()
	);
	await press( part, 'Take over' );
	await expect( part.getByRole( 'progressbar' ) ).toHaveAttribute(
		'value',
		'500',
		COPIED
	);
	const some = '500 of 1,000 messages are copied.';
	await expect( part.getByRole( 'status' ) ).toHaveText( some );
	await expect( part.getByRole( 'alert' ) ).toContainText(
		'What was copied is kept'
	);
	await expectNoViolations( page, PAGE );
	await part.getByRole( 'link', { name: 'Stop' } ).click();
	await expect( part ).toContainText( some );
	await expect( part ).toContainText( 'They were taken over on' );

	await page.unroute( URL );
	await button( part, 'Continue' ).press( 'Enter' );
	await expect( part ).toContainText(
		'1,000 of 1,000 messages are copied.',
		COPIED
	);
	await expect( part.getByText( 'See the messages' ) ).toBeVisible();
	await expect( part.locator( '.notice-success' ) ).toBeFocused();
	await expectNoViolations( page, PAGE );
	await expectEachOnce( site, 1000 );
	expect( await readWidgets( page ) ).toMatchObject( [
		{ name: 'Old shop' },
	] );
} );

test( 'somebody who has saved meanwhile is not overwritten; Undo puts the former widgets back, until the new ones are changed', async ( {
	site,
	page,
} ) => {
	await importNames( site, 'Before' );
	await site.setOptions( OPTIONS );
	await logIn( page );
	await page.goto( URL );
	const part = section( page );
	const undo = button( part, 'Undo' );
	await expect( undo ).toHaveCount( 0 );
	await importNames( site, 'Of somebody else' );
	await press( part, 'Take over' );
	await expect( part ).toContainText( 'Nothing was saved.' );
	await press( part, 'Take over' );
	await expect( part ).toContainText( 'Taken over: 1 widget.' );
	await expectNoViolations( page, PAGE );

	await page.goto( URL );
	await undo.press( 'Enter' );
	await expect( part ).toContainText( 'from before are back' );
	await expect( undo ).toHaveCount( 0 );
	await expectNoViolations( page, PAGE );

	await press( part, 'Take over' );
	await expect( undo ).toBeVisible();
	await importNames( site, 'Later' );
	await undo.click();
	await expect( part ).toContainText(
		'The settings have been changed in the meantime.'
	);
	await expect( undo ).toHaveCount( 0 );
	expect( await readWidgets( page ) ).toMatchObject( [ { name: 'Later' } ] );
} );

test.describe( 'without scripts', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'forms do it, with a question about old messages', async ( {
		site,
		page,
	} ) => {
		await site.setOptions( { chaty_retention_days: 1 } );
		await site.putLeads( 600 );
		await logIn( page );
		await page.goto( URL );
		const part = section( page );
		await expect( part ).toContainText(
			'600 messages are older than this site keeps messages.'
		);
		await expect(
			part.getByRole( 'radio', { name: /^Keep all/ } )
		).toBeChecked();
		await press( part, 'Take over' );
		await expect( part ).toContainText( '500 of 600 messages' );
		await press( part, 'Continue' );
		await expect( part ).toContainText( '600 of 600 messages are copied.' );
		await expectEachOnce( site, 600 );
	} );
} );

test( 'a site without Chaty 3.x says so; with it, the Widgets screen, Settings and Import lead there, and numbers and times are those of the site', async ( {
	site,
	page,
} ) => {
	const part = section( page );
	await logIn( page );
	await page.goto( URL );
	await expect( part ).toContainText(
		'There is no data of Chaty 3.x on this site.'
	);
	await expect( part.getByRole( 'button' ) ).toHaveCount( 0 );

	await site.setOptions( OPTIONS );
	await page.goto( '/wp-admin/import.php' );
	await expect(
		page.locator( 'a[href*="import=chaty"]' ).first()
	).toBeVisible();
	await page.goto( `${ CONSOLE }-settings` );
	await expect( page.locator( '#take-over ~ p a' ) ).toHaveAttribute(
		'href',
		/import=chaty$/
	);
	await page.goto( CONSOLE );
	await page.getByRole( 'link', { name: 'Take over from Chaty' } ).click();
	await expect( page ).toHaveURL( /import=chaty$/ );
	await press( part, 'Take over' );
	await expect( part ).toContainText( 'Taken over' );

	await page.goto( CONSOLE );
	await press( page, /Import, export/ );
	await expect(
		page.getByRole( 'menuitem', { name: 'Export' } )
	).toBeVisible();
	await expect(
		page.getByRole( 'menuitem', { name: 'Take over from Chaty' } )
	).toHaveCount( 0 );

	await site.setOptions( {
		timezone_string: 'Asia/Kolkata',
		chaty_migrated_settings: Date.UTC( 2026, 2, 1, 20, 30 ) / 1000,
	} );
	await site.putLeads( 1234 );
	await page.goto( URL );
	await expect( part ).toContainText( '1,234 messages' );
	// 20:30 of UTC is 2:00 of the next day in India.
	await expect( part ).toContainText( 'March 2, 2026 2:00 am' );
	await site.setOptions( { timezone_string: '' } );
} );
