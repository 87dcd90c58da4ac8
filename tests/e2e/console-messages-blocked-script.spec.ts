/** The Messages screen with WordPress's scripts and without the plugin's own: what is printed passes axe, and works. */
import type { Page } from '@playwright/test';
import { expectNoViolations } from './support/axe';
import { logIn } from './support/console';
import { expect, test } from './support/fixtures';
import {
	applyToMessages,
	daysAgo,
	messageLink,
	messageRows,
	MESSAGES,
	putMessages,
	sampleMessages,
} from './support/messages';

test.beforeEach( async ( { page, complaints } ) => {
	complaints.allow( /Failed to load resource/ );
	await page.route( /console-messages\.js/, ( route ) => route.abort() );
	await logIn( page );
} );

const expectNoViolationsAtAnyWidth = async ( page: Page ) => {
	for ( const width of [ 1280, 782, 390 ] ) {
		await page.setViewportSize( { width, height: 900 } );
		await expectNoViolations( page, '#wpbody' );
	}
};

test( 'axe finds nothing in folders and messages', async ( { site, page } ) => {
	test.slow();
	await page.goto( MESSAGES );
	await expect( page.getByText( 'No messages.' ) ).toBeVisible();
	await expectNoViolationsAtAnyWidth( page );

	await putMessages( site, [
		{ box: 'spam' },
		{ box: 'trash', read_at: daysAgo( 29 ) },
		...sampleMessages( 22 ),
		{ mail_state: 'failed', phone: '+44 20 7946 0000' },
	] );
	for ( const box of [ 'inbox', 'spam', 'trash' ] ) {
		await page.goto( `${ MESSAGES }&box=${ box }` );
		await expect( messageRows( page ).first() ).toBeVisible();
		await expectNoViolationsAtAnyWidth( page );
	}
	await page.goto( `${ MESSAGES }&s=nothing+of+this` );
	await expect( page.getByText( 'No messages match.' ) ).toBeVisible();
	await expectNoViolationsAtAnyWidth( page );

	await page.goto( MESSAGES );
	await messageLink( page, 'Visitor 25' ).click();
	await expect( page.locator( '.chaty-message' ) ).toContainText(
		'Question 25'
	);
	await expectNoViolationsAtAnyWidth( page );
} );

test( 'nothing chosen is said, and all that match are trashed without a row checked', async ( {
	site,
	page,
} ) => {
	await putMessages( site, sampleMessages( 22 ) );
	await page.goto( MESSAGES );
	await applyToMessages( page, 'trash' );
	await expect( page.locator( '#wpbody .notice' ) ).toBeVisible();
	await expect( messageRows( page ) ).toHaveCount( 20 );
	await page.getByRole( 'checkbox', { name: 'All 22 messages' } ).check();
	await applyToMessages( page, 'trash' );
	await expect( page.locator( '.notice-success' ) ).toContainText(
		'22 messages moved to the Trash.'
	);
} );
