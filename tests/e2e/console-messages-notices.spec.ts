/** Notices above the list: what the owner must know so that no message is lost. */
import { expectNoViolations } from './support/axe';
import { expect, test } from './support/fixtures';
import { openMessages, putMessages } from './support/messages';

const DAY_MS = 86_400_000;

const daysAgo = ( days: number ) =>
	new Date( Date.now() - days * DAY_MS )
		.toISOString()
		.slice( 0, 19 )
		.replace( 'T', ' ' );

test( 'emails that were given up, and messages that will be deleted soon', async ( {
	site,
	page,
} ) => {
	await putMessages( site, [
		{ created_at: daysAgo( 359 ) },
		{ created_at: daysAgo( 1 ), mail_state: 'given-up' },
	] );
	await openMessages( page );
	const notices = page.locator( '.wrap > .notice' );
	await expect( notices ).toHaveCount( 2 );
	const failed = notices.filter( {
		hasText: 'could not be sent after six attempts',
	} );
	const retention = notices.filter( {
		hasText: '1 message will be deleted within the next 7 days',
	} );
	for ( const width of [ 1280, 782, 390 ] ) {
		await page.setViewportSize( { width, height: 900 } );
		await expectNoViolations( page, '#wpbody' );
	}

	await expect( retention ).toBeVisible();
	await failed.getByRole( 'link', { name: 'Dismiss' } ).click();
	await expect( notices ).toHaveCount( 1 );
	await putMessages( site, [
		{ created_at: daysAgo( 0 ), mail_state: 'given-up' },
	] );
	await page.reload();
	await expect( failed ).toContainText( '2 messages' );
} );
