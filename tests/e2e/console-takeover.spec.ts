/**
 * Taking over from an installed Chaty 3.x, under Tools → Import: what is there, what it would change, and each message
 * once, whatever interrupts it.
 */
import type { Page } from '@playwright/test';
import { expectNoViolations } from './support/axe';
import { importNames, logIn, readStored } from './support/console';
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

/** Opens the page of a site with settings and messages of Chaty 3.x. */
async function open( page: Page ) {
	await logIn( page );
	await page.goto( URL );
	return page.locator( PAGE );
}

const button = ( page: Page, name: string ) =>
	page.locator( PAGE ).getByRole( 'button', { name, exact: true } );

/** The widgets that are stored; the page itself has no script that asks. */
async function readWidgets( page: Page ) {
	await page.goto( '/wp-admin/admin.php?page=chaty' );
	return readStored( page );
}

/** Names of the stored messages, each once if no two are the same. */
async function expectEachOnce( site: Site, count: number ) {
	const names = ( await site.contactRows() ).map( ( row ) => row[ 'name' ] );
	expect( names ).toHaveLength( count );
	expect( new Set( names ).size ).toBe( count );
}

const isStep = ( body: string | null ) =>
	!! body && /name="step"\r\n\r\nnext/.test( body );

test( 'a thousand messages, interrupted and resumed: each is here once', async ( {
	site,
	page,
	complaints,
} ) => {
	complaints.allow( /Failed to load resource|ERR_/ );
	await importNames( site, 'Before' );
	await site.setOptions( OPTIONS );
	await site.putLeads( 1000 );
	const section = await open( page );

	await expect( section ).toContainText(
		'Chaty 3.x left 1 widget and 1,000 messages on this site.'
	);
	await expect( section ).toContainText(
		'replaces all widgets of this site'
	);
	await section.getByText( /Left out or corrected: 3/ ).click();
	await expect( section ).toContainText( 'the captcha' );
	await expectNoViolations( page, PAGE );

	// The steps of the script never reach the server.
	await page.route( URL, ( route ) =>
		isStep( route.request().postData() ) ? route.abort() : route.continue()
	);
	await button( page, 'Take over' ).click();
	await expect( section.getByRole( 'progressbar' ) ).toHaveAttribute(
		'value',
		'500',
		COPIED
	);
	await expect( section.getByRole( 'status' ) ).toHaveText(
		'500 of 1,000 messages are copied.'
	);
	await expect( section.getByRole( 'alert' ) ).toContainText(
		'What was copied is kept'
	);
	await expectNoViolations( page, PAGE );
	await section.getByRole( 'link', { name: 'Stop' } ).click();
	await expect( section ).toContainText(
		'500 of 1,000 messages are copied.'
	);
	await expect( section ).toContainText( 'They were taken over on' );

	await page.unroute( URL );
	await button( page, 'Continue' ).press( 'Enter' );
	await expect( section ).toContainText(
		'1,000 of 1,000 messages are copied.',
		COPIED
	);
	await expect( section.getByText( 'See the messages' ) ).toBeVisible();
	await expect( section.locator( '.notice-success' ) ).toBeFocused();
	await expectNoViolations( page, PAGE );
	await expectEachOnce( site, 1000 );
	expect( await readWidgets( page ) ).toMatchObject( [
		{ name: 'Old shop' },
	] );
} );

test( 'Undo puts the former widgets back, until the new ones are changed', async ( {
	site,
	page,
} ) => {
	await importNames( site, 'Before' );
	await site.setOptions( OPTIONS );
	const section = await open( page );
	await expect( button( page, 'Undo' ) ).toHaveCount( 0 );
	await button( page, 'Take over' ).click();
	await expect( section ).toContainText( 'Taken over: 1 widget.' );
	await expectNoViolations( page, PAGE );

	await page.goto( URL );
	await button( page, 'Undo' ).press( 'Enter' );
	await expect( section ).toContainText( 'from before are back' );
	await expect( button( page, 'Undo' ) ).toHaveCount( 0 );
	await expectNoViolations( page, PAGE );

	await button( page, 'Take over' ).click();
	await expect( button( page, 'Undo' ) ).toBeVisible();
	await importNames( site, 'Later' );
	await button( page, 'Undo' ).click();
	await expect( section ).toContainText(
		'The settings have been changed in the meantime.'
	);
	await expect( button( page, 'Undo' ) ).toHaveCount( 0 );
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
		const section = await open( page );
		await expect( section ).toContainText(
			'600 messages are older than this site keeps messages.'
		);
		await expect(
			section.getByRole( 'radio', { name: /^Keep all/ } )
		).toBeChecked();
		await button( page, 'Take over' ).click();
		await expect( section ).toContainText( '500 of 600 messages' );
		await button( page, 'Continue' ).click();
		await expect( section ).toContainText(
			'600 of 600 messages are copied.'
		);
		await expectEachOnce( site, 600 );
	} );

	test( 'old messages can be left out', async ( { site, page } ) => {
		await site.setOptions( { chaty_retention_days: 1 } );
		await site.putLeads( 3 );
		const section = await open( page );
		await section
			.getByRole( 'radio', { name: /^Leave the old ones out/ } )
			.check();
		await button( page, 'Take over' ).click();
		await expect( section ).toContainText(
			'0 of 3 messages are copied. 3 older messages were left out.'
		);
		await expectEachOnce( site, 0 );
	} );
} );

test( 'a site without Chaty 3.x says so; numbers are those of the user, times those of the site', async ( {
	site,
	page,
} ) => {
	const section = await open( page );
	await expect( section ).toContainText(
		'There is no data of Chaty 3.x on this site.'
	);
	await expect( section.getByRole( 'button' ) ).toHaveCount( 0 );

	await site.setOptions( {
		...OPTIONS,
		timezone_string: 'Asia/Kolkata',
		chaty_migrated_settings: Date.UTC( 2026, 2, 1, 20, 30 ) / 1000,
	} );
	await site.putLeads( 1234 );
	await page.goto( URL );
	await expect( section ).toContainText( '1,234 messages' );
	// 20:30 of UTC is 2:00 of the next day in India.
	await expect( section ).toContainText( 'March 2, 2026 2:00 am' );
	await site.setOptions( { timezone_string: '' } );
} );

test( 'somebody who has saved meanwhile is not overwritten', async ( {
	site,
	page,
} ) => {
	await importNames( site, 'Before' );
	await site.setOptions( OPTIONS );
	const section = await open( page );
	await importNames( site, 'Of somebody else' );
	await button( page, 'Take over' ).click();
	await expect( section ).toContainText( 'Nothing was saved.' );
	await button( page, 'Take over' ).click();
	await expect( section ).toContainText( 'Taken over: 1 widget.' );
	expect( await readWidgets( page ) ).toMatchObject( [
		{ name: 'Old shop' },
	] );
} );

test( 'the Widgets screen, Settings and Import lead there', async ( {
	site,
	page,
} ) => {
	await site.setOptions( OPTIONS );
	await logIn( page );
	await page.goto( '/wp-admin/import.php' );
	await expect(
		page.locator( 'a[href*="import=chaty"]' ).first()
	).toBeVisible();
	await page.goto( '/wp-admin/admin.php?page=chaty-settings' );
	await expect( page.locator( '#take-over ~ p a' ) ).toHaveAttribute(
		'href',
		/import=chaty$/
	);
	await page.goto( '/wp-admin/admin.php?page=chaty' );
	await page.getByRole( 'link', { name: 'Take over from Chaty' } ).click();
	await expect( page ).toHaveURL( /import=chaty$/ );
	await button( page, 'Take over' ).click();
	await expect( page.locator( PAGE ) ).toContainText( 'Taken over' );

	await page.goto( '/wp-admin/admin.php?page=chaty' );
	await page.getByRole( 'button', { name: 'Import, export' } ).click();
	await expect(
		page.getByRole( 'menuitem', { name: 'Export' } )
	).toBeVisible();
	await expect(
		page.getByRole( 'menuitem', { name: 'Take over from Chaty' } )
	).toHaveCount( 0 );
} );
