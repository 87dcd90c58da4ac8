/** The owner tries a contact form from its editor: through what is stored, and is told what became of it. */
import type { Page } from '@playwright/test';
import { expectNoViolations } from './support/axe';
import { importWidgets, openConsole, save } from './support/console';
import { expect, test } from './support/fixtures';
import type { Site } from './support/site';
import { aChannel } from './support/widget';

const PART = '.chaty-console-details:has-text( "Email to you" )';

/** Opens the form of a stored widget, where its mail is set. */
async function openForm( site: Site, page: Page ) {
	await importWidgets( site, [
		{
			channels: [
				aChannel( {
					channel: 'Contact_Us',
					value: '',
					contact_fields: [ { field: 'message', type: 'textarea' } ],
					contact_form_settings: {
						email_address: 'owner@site.example',
						email_subject: 'From the shop',
					},
				} ),
			],
		},
	] );
	await openConsole( page, '&widget=0&group=channels' );
	await page.locator( '.chaty-console-title' ).click();
	await page.locator( `${ PART } > summary` ).click();
	return page.locator( PART );
}

const send = ( page: Page ) =>
	page.getByRole( 'button', { name: 'Send a test message' } );

test( 'a test message is stored and mailed through the stored form, says what it is, and what fails is said', async ( {
	site,
	page,
	complaints,
} ) => {
	complaints.allow( /403/ );
	const part = await openForm( site, page );
	await part
		.getByRole( 'textbox', { name: /Subject/ } )
		.fill( 'Another subject' );
	await send( page ).click();
	await expect( part ).toContainText( 'The form has unsaved changes.' );
	expect( await site.contactRows() ).toEqual( [] );

	await page.route( /test-message(?!\.js)/, ( route ) =>
		route.fulfill( { status: 403, body: '<h1>Forbidden</h1>' } )
	);
	await save( page );
	await send( page ).click();
	await expect( part ).toContainText( 'not a valid JSON response' );
	await page.unrouteAll();

	await site.setOptions( { chaty_test_mail_error: 'SMTP is down.' } );
	await send( page ).click();
	await expect( part ).toContainText(
		'The message is stored, but its email was not sent: SMTP is down.'
	);
	await expectNoViolations( page, '.chaty-console-details[open]' );

	await site.setOptions( { chaty_test_mail_error: '' } );
	await send( page ).press( 'Enter' );
	await expect( part ).toContainText( 'its email was handed over' );
	await expect( send( page ) ).toBeFocused();
	await expectNoViolations( page, '.chaty-console-details[open]' );
	expect( ( await site.contactRows() ).at( -1 ) ).toMatchObject( {
		name: 'Test message',
		channel: 'Contact_Us',
		box: 'inbox',
		mail_state: 'sent',
	} );
	expect( await site.mails() ).toMatchObject( [
		{ to: 'owner@site.example', subject: '[Test] Another subject' },
	] );
	await part.getByRole( 'link', { name: 'See the message' } ).click();
	await expect( page.locator( '#wpbody-content' ) ).toContainText(
		'This is a test message.'
	);
} );
