/** The Messages screen with WordPress's scripts and without the plugin's own: what is printed passes axe, and works. */
import { expectNoViolationsAtEachWidth } from './support/console';
import { expect, test } from './support/fixtures';
import {
	applyToMessages,
	daysAgo,
	messageLink,
	messageRows,
	MESSAGES,
	openMessages,
	pane,
	putMessages,
	sampleMessages,
} from './support/messages';

test( 'axe finds nothing in folders and messages; nothing chosen is said, and all that match are trashed without a row checked', async ( {
	site,
	page,
	complaints,
} ) => {
	test.slow();
	complaints.allow( /Failed to load resource/ );
	await page.route( /console-messages\.js/, ( route ) => route.abort() );
	const look = () => expectNoViolationsAtEachWidth( page, '#wpbody' );
	await openMessages( page );
	await expect( page.getByText( 'No messages.' ) ).toBeVisible();
	await look();

	await putMessages( site, [
		{ box: 'spam' },
		{ box: 'trash', read_at: daysAgo( 29 ) },
		...sampleMessages( 22 ),
		{ mail_state: 'failed', phone: '+44 20 7946 0000' },
	] );
	for ( const box of [ 'spam', 'trash', 'inbox' ] ) {
		await page.goto( `${ MESSAGES }&box=${ box }` );
		await expect( messageRows( page ).first() ).toBeVisible();
		await look();
	}
	await applyToMessages( page, 'trash' );
	await expect( page.locator( '#wpbody .notice' ) ).toBeVisible();
	await expect( messageRows( page ) ).toHaveCount( 20 );

	await messageLink( page, 'Visitor 25' ).click();
	await expect( pane( page ) ).toContainText( 'Question 25' );
	await look();

	await page.goto( `${ MESSAGES }&s=nothing+of+this` );
	await expect( page.getByText( 'No messages match.' ) ).toBeVisible();
	await look();

	await page.goto( `${ MESSAGES }&box=inbox` );
	await page.getByRole( 'checkbox', { name: 'All 23 messages' } ).check();
	await applyToMessages( page, 'trash' );
	await expect( page.locator( '.notice-success' ) ).toContainText(
		'23 messages moved to the Trash.'
	);
} );
