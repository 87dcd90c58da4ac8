/** The owner tries a contact form from its editor: through what is stored, and is told what became of it. */
import type { Page } from '@playwright/test';
import { expectNoViolations } from './support/axe';
import { openConsole, save } from './support/console';
import { expect, test } from './support/fixtures';
import type { Site } from './support/site';

const PART = '.chaty-console-details:has-text( "Email to you" )';

/** Opens the form of a stored widget, where its mail is set. */
async function openForm( site: Site, page: Page ) {
	await site.importSettings( {
		data_analytics_settings: 'off',
		chaty_widgets: [
			{
				id: 0,
				name: 'Shop',
				settings: {},
				triggers: {},
				channels: [
					{
						channel: 'Contact_Us',
						value: '',
						is_desktop: 1,
						is_mobile: 1,
						contact_fields: [
							{ field: 'message', type: 'textarea' },
						],
						contact_form_settings: {
							email_address: 'owner@site.example',
							email_subject: 'From the shop',
						},
					},
				],
			},
		],
	} );
	await openConsole( page, '&widget=0&group=channels' );
	await page.locator( '.chaty-console-title' ).click();
	await page.locator( `${ PART } > summary` ).click();
	return page.locator( PART );
}

const send = ( page: Page ) =>
	page.getByRole( 'button', { name: 'Send a test message' } );

test( 'a test message is stored and mailed through the stored form, and says what it is', async ( {
	site,
	page,
} ) => {
	const part = await openForm( site, page );
	await send( page ).press( 'Enter' );
	await expect( part ).toContainText( 'its email was handed over' );
	await expect( send( page ) ).toBeFocused();
	await expectNoViolations( page, '.chaty-console-details[open]' );

	const [ stored ] = await site.contactRows();
	expect( stored ).toMatchObject( {
		name: 'Test message',
		channel: 'Contact_Us',
		box: 'inbox',
		mail_state: 'sent',
	} );
	const [ mail ] = await site.mails();
	expect( mail ).toMatchObject( {
		to: 'owner@site.example',
		subject: '[Test] From the shop',
	} );
	await part.getByRole( 'link', { name: 'See the message' } ).click();
	await expect( page.locator( '#wpbody-content' ) ).toContainText(
		'This is a test message.'
	);
} );

test( 'unsaved changes are said, and nothing is sent before they are saved', async ( {
	site,
	page,
} ) => {
	const part = await openForm( site, page );
	const subject = part.getByRole( 'textbox', { name: /Subject/ } );
	await subject.fill( 'Another subject' );
	await send( page ).click();
	await expect( part ).toContainText( 'The form has unsaved changes.' );
	expect( await site.contactRows() ).toEqual( [] );

	await save( page );
	await send( page ).click();
	await expect( part ).toContainText( 'its email was handed over' );
	const [ mail ] = await site.mails();
	expect( mail?.subject ).toBe( '[Test] Another subject' );
} );

test( 'a mail system that fails is said in its own words', async ( {
	site,
	page,
} ) => {
	const part = await openForm( site, page );
	await site.setOptions( { chaty_test_mail_error: 'SMTP is down.' } );
	await send( page ).click();
	await expect( part ).toContainText(
		'The message is stored, but its email was not sent: SMTP is down.'
	);
	await expectNoViolations( page, '.chaty-console-details[open]' );
} );

test( 'a host that answers with a page of its own is said', async ( {
	site,
	page,
	complaints,
} ) => {
	complaints.allow( /403/ );
	const part = await openForm( site, page );
	await page.route( /test-message(?!\.js)/, ( route ) =>
		route.fulfill( { status: 403, body: '<h1>Forbidden</h1>' } )
	);
	await send( page ).click();
	await expect( part ).toContainText( 'not a valid JSON response' );
} );
