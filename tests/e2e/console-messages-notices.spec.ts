/** Notices above the list: what the owner must know so that no message is lost. */
import { expectNoViolations } from './support/axe';
import { expect, test } from './support/fixtures';
import {
	daysAgo,
	messageRows,
	openMessages,
	putMessages,
} from './support/messages';
import { addCode } from './support/site-code';
import { aChannel, aWidget, FORM_CHANNEL, pageOf } from './support/widget';

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
		await page.setViewportSize( { width, height: 844 } );
		await expectNoViolations( page, '#wpbody' );
	}
	// Of a phone, too, below both notices.
	await expect( messageRows( page ).first() ).toBeInViewport();

	await expect( retention ).toBeVisible();
	await failed.getByRole( 'link', { name: 'Dismiss' } ).click();
	await expect( notices ).toHaveCount( 1 );
	await putMessages( site, [
		{ created_at: daysAgo( 0 ), mail_state: 'given-up' },
	] );
	await page.reload();
	await expect( failed ).toContainText( '2 messages' );
} );

/** PHP of a host that has switched the function off, on a site whose administrator has no address. */
const WITHOUT_MAIL = `namespace Chaty\\Admin\\Messages;
function function_exists( $name ) {
	return 'mail' !== $name && \\function_exists( $name );
}
add_action( 'admin_init', fn() => remove_all_filters( 'pre_wp_mail' ) );
add_filter( 'option_admin_email', '__return_empty_string' );`;

test( 'a server without a mail function, and a contact form without a recipient', async ( {
	site,
	page,
} ) => {
	const shop = {
		...aWidget( { channels: [ aChannel( FORM_CHANNEL ) ] } ),
		name: 'Shop',
	};
	await site.importSettings( pageOf( [ shop ], 'on' ) );
	const restore = await addCode( site, WITHOUT_MAIL );
	try {
		await openMessages( page );
		const notices = page.locator( '.wrap > .notice' );
		await expect(
			notices.filter( { hasText: 'This server cannot send emails' } )
		).toContainText( 'install a plugin that sends emails by SMTP' );
		await expect(
			notices.filter( { hasText: 'without a recipient' } )
		).toContainText( 'Shop' );
		for ( const width of [ 1280, 390 ] ) {
			await page.setViewportSize( { width, height: 900 } );
			await expectNoViolations( page, '#wpbody' );
		}
	} finally {
		await restore();
	}
} );
