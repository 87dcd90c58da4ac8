/** What keeps numbers, emails and scheduled events from coming, said where the owner looks. */
import { expectNoViolations } from './support/axe';
import { importNames, openConsole } from './support/console';
import { expect, test } from './support/fixtures';
import { addCode } from './support/site-code';

const SCREEN = '#wpbody-content .chaty-console';

let restore = async () => {};

test.afterEach( () => restore() );

test( 'a consent plugin is named beside the numbers, with what to check', async ( {
	site,
	page,
} ) => {
	restore = await addCode(
		site,
		'function wp_has_consent( $category ) { return false; }'
	);
	await importNames( site, 'Shop' );
	await site.setOptions( { chaty_data_analytics: 'on' } );
	await openConsole( page, '-statistics' );
	await expect( page.locator( SCREEN ) ).toContainText(
		'check that your consent banner asks for statistics'
	);
	await expect( page.locator( SCREEN ) ).toContainText( 'WP Consent API' );
	await expectNoViolations( page, SCREEN );
} );

test( 'a test email that fails says why in the words of the mailer', async ( {
	site,
	page,
	complaints,
} ) => {
	complaints.allow( /502/ );
	await site.setOptions( {
		chaty_test_mail_error: 'Could not instantiate mail function.',
	} );
	await openConsole( page, '-settings#tools' );
	await page.getByRole( 'button', { name: 'Send a test email' } ).click();
	await expect(
		page.locator( `${ SCREEN } .components-notice.is-error` )
	).toContainText(
		'The email could not be sent: Could not instantiate mail function.'
	);
	await expectNoViolations( page, SCREEN );
} );

test( 'a scheduled event that does not run is late, with what helps', async ( {
	site,
	page,
} ) => {
	restore = await addCode(
		site,
		`add_filter( 'pre_get_scheduled_event', fn( $event, $hook ) => 'chaty_retry_emails' === $hook
			? (object) array( 'hook' => $hook, 'timestamp' => time() - 2 * HOUR_IN_SECONDS, 'schedule' => false, 'args' => array() )
			: $event, 10, 2 );`
	);
	await openConsole( page, '-settings#tools' );
	await expect(
		page.getByRole( 'listitem' ).filter( {
			hasText: 'Send failed emails again',
		} )
	).toContainText( 'Late' );
	await expect( page.locator( SCREEN ) ).toContainText( 'wp-cron.php' );
	await expectNoViolations( page, SCREEN );
} );
