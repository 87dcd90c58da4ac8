/** Notices above the list: what the owner must know so that no message is lost. */
import { expectNoViolationsAtEachWidth } from './support/console';
import { expect, test } from './support/fixtures';
import {
	daysAgo,
	messageRows,
	openMessages,
	putMessages,
} from './support/messages';
import { addCode } from './support/site-code';
import { aChannel, aWidget, FORM_CHANNEL, pageOf } from './support/widget';

/** PHP of a host that has switched the function off, on a site whose administrator has no address. */
const WITHOUT_MAIL = `namespace Chaty\\Admin\\Messages;
function function_exists( $name ) {
	return 'mail' !== $name && \\function_exists( $name );
}
add_action( 'admin_init', fn() => remove_all_filters( 'pre_wp_mail' ) );
add_filter( 'option_admin_email', '__return_empty_string' );`;

let restore = async () => {};
test.afterEach( () => restore() );

test( 'emails that were given up, messages that will be deleted soon, a server without a mail function, and a contact form without a recipient', async ( {
	site,
	page,
} ) => {
	await putMessages( site, [
		{ created_at: daysAgo( 359 ) },
		{ created_at: daysAgo( 1 ), mail_state: 'given-up' },
	] );
	await openMessages( page );
	const notices = page.locator( '.wrap > .notice' );
	const noticeWith = ( hasText: string ) => notices.filter( { hasText } );
	await expect( notices ).toHaveCount( 2 );
	await expect(
		noticeWith( '1 message will be deleted within the next 7 days' )
	).toBeVisible();
	const failed = noticeWith( 'could not be sent after six attempts' );
	await expectNoViolationsAtEachWidth( page, '#wpbody' );
	// On a phone, too, the list begins below both notices.
	await page.setViewportSize( { width: 390, height: 844 } );
	await expect( messageRows( page ).first() ).toBeInViewport();
	await failed.getByRole( 'link', { name: 'Dismiss' } ).click();
	await expect( notices ).toHaveCount( 1 );

	await putMessages( site, [
		{ created_at: daysAgo( 0 ), mail_state: 'given-up' },
	] );
	const channels = [ aChannel( FORM_CHANNEL ) ];
	const shop = { ...aWidget( { channels } ), name: 'Shop' };
	await site.importSettings( pageOf( shop, 'on' ) );
	restore = await addCode( site, WITHOUT_MAIL );
	await page.reload();
	await expect( failed ).toContainText( '2 messages' );
	await expect(
		noticeWith( 'This server cannot send emails' )
	).toContainText( 'install a plugin that sends emails by SMTP' );
	await expect( noticeWith( 'without a recipient' ) ).toContainText( 'Shop' );
	await expectNoViolationsAtEachWidth( page, '#wpbody' );
} );
