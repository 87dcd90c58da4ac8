/**
 * Taking over from an installed Chaty 3.x, on the Settings screen: what is there, what it would change, and each
 * message once, whatever interrupts it.
 */
import type { Page } from '@playwright/test';
import { expectNoViolations } from './support/axe';
import { importNames, logIn, readStored } from './support/console';
import { expect, test } from './support/fixtures';
import type { Site } from './support/site';

const SECTION = '.chaty-takeover';
const ROUTE = /chaty(\/|%2F)v1(\/|%2F)takeover/;

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

/** Opens the section of a site with settings and messages of Chaty 3.x. */
async function open( page: Page ) {
	await logIn( page );
	await page.goto( '/wp-admin/admin.php?page=chaty-settings#take-over' );
	await expect( page.locator( SECTION ) ).toBeVisible();
	return page.locator( SECTION );
}

const button = ( page: Page, name: string ) =>
	page.locator( SECTION ).getByRole( 'button', { name, exact: true } );

/** Names of the stored messages, each once if no two are the same. */
async function expectEachOnce( site: Site, count: number ) {
	const names = ( await site.contactRows() ).map( ( row ) => row[ 'name' ] );
	expect( names ).toHaveLength( count );
	expect( new Set( names ).size ).toBe( count );
}

/** Lets the step with this number wait until it is let go; those before it pass. */
async function holdStep( page: Page, held: number ) {
	let release = () => {};
	let count = 0;
	const isReleased = new Promise< void >( ( resolve ) => {
		release = resolve;
	} );
	await page.route( ROUTE, async ( route ) => {
		const isStep = route.request().method() === 'POST';
		count += Number( isStep );
		if ( isStep && count === held ) {
			await isReleased;
		}
		await route.continue().catch( () => {} );
	} );
	return () => release();
}

test( 'a site without Chaty 3.x says so in one sentence', async ( {
	page,
} ) => {
	const section = await open( page );
	await expect( section ).toHaveText(
		'There is no data of Chaty 3.x on this site.'
	);
} );

test( 'a thousand messages, interrupted by a reload and resumed: each is here once', async ( {
	site,
	page,
} ) => {
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
	await expectNoViolations( page, SECTION );
	expect( await readStored( page ) ).toMatchObject( [ { name: 'Before' } ] );

	// The settings are the first step, the first messages the second.
	await holdStep( page, 3 );
	await button( page, 'Take over' ).click();
	await expect( section.getByRole( 'progressbar' ) ).toHaveAttribute(
		'value',
		'500',
		COPIED
	);
	await expect( section.getByRole( 'status' ) ).toHaveText(
		'500 of 1,000 messages are copied.'
	);
	await expectNoViolations( page, SECTION );
	// It ends the step that waits, which never reaches the server.
	await page.reload();

	await expect( section ).toContainText(
		'500 of 1,000 messages are copied.'
	);
	await expect( section ).toContainText( 'They were taken over on' );
	await button( page, 'Continue' ).press( 'Enter' );
	await expect( section ).toContainText(
		'1,000 of 1,000 messages are copied.',
		COPIED
	);
	await expect( section.getByText( 'See the messages' ) ).toBeVisible();
	await expect( page.locator( '.chaty-takeover__answer' ) ).toBeFocused();
	await expectNoViolations( page, SECTION );
	await expectEachOnce( site, 1000 );
	expect( await readStored( page ) ).toMatchObject( [
		{ name: 'Old shop' },
	] );
} );

test( 'Undo puts the former widgets back, until the new ones are changed', async ( {
	site,
	page,
	complaints,
} ) => {
	complaints.allow( /409/ );
	await importNames( site, 'Before' );
	await site.setOptions( OPTIONS );
	const section = await open( page );
	await expect( button( page, 'Take over' ) ).toBeVisible();
	await expect( button( page, 'Undo' ) ).toBeHidden();
	await button( page, 'Take over' ).click();
	await expect( section ).toContainText( 'Taken over: 1 widget.' );
	await expectNoViolations( page, SECTION );

	await page.reload();
	await button( page, 'Undo' ).press( 'Enter' );
	await expect( section ).toContainText( 'from before are back' );
	await expect( button( page, 'Undo' ) ).toBeHidden();
	await expectNoViolations( page, SECTION );
	expect( await readStored( page ) ).toMatchObject( [ { name: 'Before' } ] );

	await button( page, 'Take over' ).click();
	await expect( button( page, 'Undo' ) ).toBeVisible();
	await importNames( site, 'Later' );
	await button( page, 'Undo' ).click();
	await expect( section ).toContainText( 'Somebody has changed' );
	await expect( page.locator( '.chaty-takeover__answer' ) ).toBeFocused();
	await expect( button( page, 'Undo' ) ).toBeHidden();
	expect( await readStored( page ) ).toMatchObject( [ { name: 'Later' } ] );
} );

test( 'Cancel stops after the step, and it goes on from there', async ( {
	site,
	page,
} ) => {
	await site.putLeads( 1000 );
	const section = await open( page );
	const release = await holdStep( page, 1 );
	await button( page, 'Take over' ).click();
	await button( page, 'Cancel' ).press( 'Enter' );
	await expect( section.getByRole( 'status' ) ).toHaveText(
		'Stopping after this step…'
	);
	release();
	await expect( section ).toContainText(
		'Stopped. It can continue from here.',
		COPIED
	);
	await expectEachOnce( site, 500 );
	await button( page, 'Continue' ).click();
	await expect( section ).toContainText(
		'1,000 of 1,000 messages are copied.',
		COPIED
	);
	await expectEachOnce( site, 1000 );
} );

test( 'a database that fails and a lost connection are said, and tried again', async ( {
	site,
	page,
	complaints,
} ) => {
	complaints.allow( /Failed to load resource|ERR_/ );
	await site.putLeads( 600 );
	const section = await open( page );
	const answers = [
		{
			status: 500,
			json: {
				code: 'chaty_db_write_failed',
				message: 'The messages could not be copied.',
				data: { status: 500 },
			},
		},
		{ status: 403, body: '<h1>Forbidden</h1>' },
	];
	await page.route( ROUTE, async ( route ) => {
		const answer =
			route.request().method() === 'POST' ? answers.shift() : undefined;
		await ( answer ? route.fulfill( answer ) : route.continue() );
	} );
	await button( page, 'Take over' ).click();
	await expect( section ).toContainText( 'could not be copied' );
	await expect( page.locator( '.chaty-takeover__answer' ) ).toBeFocused();
	await button( page, 'Take over' ).click();
	await expect( section ).toContainText( 'perhaps a firewall' );
	await expectNoViolations( page, SECTION );
	await button( page, 'Take over' ).click();
	await expect( section ).toContainText(
		'600 of 600 messages are copied.',
		COPIED
	);
	await expectEachOnce( site, 600 );
} );

test( 'somebody who has saved meanwhile is not overwritten', async ( {
	site,
	page,
	complaints,
} ) => {
	complaints.allow( /409/ );
	await importNames( site, 'Before' );
	await site.setOptions( OPTIONS );
	const section = await open( page );
	await expect( button( page, 'Take over' ) ).toBeEnabled();
	await importNames( site, 'Of somebody else' );
	await button( page, 'Take over' ).click();
	await expect( section ).toContainText( 'nothing was replaced' );
	expect( await readStored( page ) ).toMatchObject( [
		{ name: 'Of somebody else' },
	] );
	await button( page, 'Take over' ).click();
	await expect( section ).toContainText( 'Taken over: 1 widget.' );
	expect( await readStored( page ) ).toMatchObject( [
		{ name: 'Old shop' },
	] );
} );

test.describe( 'in a browser of another language and zone', () => {
	test.use( { locale: 'en-US', timezoneId: 'America/New_York' } );

	test( 'numbers are those of the user, times those of the site', async ( {
		site,
		page,
	} ) => {
		const zone = 'Asia/Kolkata';
		await site.setOptions( {
			...OPTIONS,
			chaty_test_locale: 'de_DE',
			timezone_string: zone,
			chaty_retention_days: 3650,
			chaty_migrated_settings: Date.UTC( 2026, 2, 1, 20, 30 ) / 1000,
		} );
		await site.putLeads( 1234 );
		const section = await open( page );
		await expect( section ).toContainText( '1.234 Nachrichten' );
		await expect( section ).toContainText( '3.650 Tage' );
		// 20:30 of UTC is 2:00 of the next day in India.
		await expect( section ).toContainText( '02.03.2026, 02:00' );
		await site.setOptions( { timezone_string: '' } );
	} );
} );

test( 'the Widgets screen leads there while something is left to take', async ( {
	site,
	page,
} ) => {
	await site.setOptions( OPTIONS );
	await logIn( page );
	await page.goto( '/wp-admin/admin.php?page=chaty' );
	const link = page.getByRole( 'link', { name: 'Take over from Chaty' } );
	await link.click();
	await expect( page ).toHaveURL( /page=chaty-settings#take-over$/ );
	await button( page, 'Take over' ).click();
	await expect( page.locator( SECTION ) ).toContainText( 'Taken over' );

	await page.goto( '/wp-admin/admin.php?page=chaty' );
	await page.getByRole( 'button', { name: 'Import, export' } ).click();
	await expect(
		page.getByRole( 'menuitem', { name: 'Export' } )
	).toBeVisible();
	await expect(
		page.getByRole( 'menuitem', { name: 'Take over from Chaty' } )
	).toHaveCount( 0 );
} );
