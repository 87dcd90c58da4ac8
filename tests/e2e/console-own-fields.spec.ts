/** An owner gives a contact form fields of its own, a visitor fills them in, and the owner reads what was sent. */
import type { Page } from '@playwright/test';
import { expectNoViolations } from './support/axe';
import { openConsole, press, readStored, save } from './support/console';
import { expect, test } from './support/fixtures';
import { openMessages } from './support/messages';
import {
	aChannel,
	aWidget,
	FORM_CHANNEL,
	pageOf,
	WidgetOnPage,
} from './support/widget';

type Raw = Record< string, unknown >;

const OWN_FIELDS = [
	{
		id: 'own_size',
		kind: 'choice',
		label: 'Size',
		placeholder: 'Please choose',
		is_required: 1,
		options: [ 'Small', 'Large & long' ],
	},
	{ id: 'own_guests', kind: 'number', label: 'Guests' },
	{ id: 'own_day', kind: 'date', label: 'Day' },
	{ id: 'own_company', kind: 'text', label: 'Company' },
];

const withForm = ( changes: Raw ) =>
	pageOf(
		aWidget( { channels: [ { ...FORM_CHANNEL, ...changes }, aChannel() ] } )
	);

/** Adds a field of the owner's own to the only form. */
async function addChoice( page: Page ) {
	await page.locator( '.chaty-console-title' ).first().click();
	await page.getByText( 'Fields of the form', { exact: true } ).click();
	await press( page, 'Add a field of your own' );
	const row = page.locator(
		'.chaty-console-details:has( [data-field="channels[].contact_own_fields[].label"] )'
	);
	await row.last().locator( 'summary' ).click();
	const field = ( label: string ) => row.last().getByLabel( label );
	await field( 'Label' ).fill( 'Size' );
	await field( 'What visitors enter' ).selectOption( 'choice' );
	await field( 'Options, one per line' ).fill( 'Small\nLarge' );
	const recipients = field( 'Who gets the messages with an option' );
	await recipients.fill( 'Smal: small@, other@site.example' );
	await expect( recipients ).toHaveAccessibleDescription(
		/“small@” is not an email address.*“Smal” is none of the options/
	);
	await recipients.fill( 'Small: small@site.example' );
	await field( 'Required' ).check();
}

test( 'an owner adds a field to a form, and the preview and visitors get it', async ( {
	site,
	page,
} ) => {
	await site.importSettings( withForm( { channel: 'Contact_Us' } ) );
	await openConsole( page, '&widget=0&group=channels' );
	await addChoice( page );
	await expectNoViolations( page, '.chaty-console-groups' );
	await save( page );
	const [ widget ] = await readStored( page );
	expect( ( widget?.[ 'channels' ] as Raw[] )[ 0 ] ).toMatchObject( {
		contact_own_fields: [
			{
				id: expect.stringMatching( /^own_[a-z0-9]+$/ ),
				kind: 'choice',
				label: 'Size',
				is_required: 1,
				options: [ 'Small', 'Large' ],
				option_emails: 'Small: small@site.example',
			},
		],
	} );

	await page.goto( '/' );
	const visitor = new WidgetOnPage( page );
	await visitor.open();
	await visitor.channel( 'Contact_Us' ).click();
	await expect( visitor.panel.getByLabel( 'Size' ) ).toContainText( 'Small' );
} );

test( 'a visitor fills in fields of the owner’s own, is told what is wrong, and the owner reads the rest', async ( {
	site,
	page,
} ) => {
	await page.setViewportSize( { width: 320, height: 640 } );
	await site.importSettings(
		withForm( {
			contact_fields: [ { field: 'email' } ],
			contact_own_fields: OWN_FIELDS,
			contact_form_settings: { confirmation_text: 'Thanks!' },
			consent_text: 'I agree to the <a href="/privacy/">policy</a>',
			is_consent_required: 1,
		} )
	);
	await page.goto( '/' );
	const widget = new WidgetOnPage( page );
	const { panel } = widget;
	await widget.open();
	await widget.channel( 'Contact_Us' ).click();
	const field = ( label: string ) => panel.getByLabel( label );

	// Keys alone: a number that is none, and half of a date.
	await field( 'Guests' ).focus();
	await page.keyboard.type( '1e' );
	await page.keyboard.press( 'Tab' );
	await page.keyboard.type( '02' );
	await field( 'Company' ).fill( 'Acme' );
	await panel.locator( '.chaty-submit-button' ).click();
	await expect( field( 'Size' ) ).toBeFocused();
	await expect( field( 'Size' ) ).toHaveAccessibleDescription(
		'Please fill in this field.'
	);
	await expect( field( 'Guests' ) ).toHaveAccessibleDescription(
		'Please enter a number.'
	);
	await expect( field( 'Day' ) ).toHaveAccessibleDescription(
		'Please enter a date.'
	);
	await expectNoViolations( page, '.chaty' );
	expect(
		await page.evaluate(
			() => document.documentElement.scrollWidth <= window.innerWidth
		)
	).toBe( true );

	await field( 'Size' ).selectOption( 'Large & long' );
	await field( 'Email' ).fill( 'ada@site.example' );
	await field( 'Guests' ).fill( '12' );
	await field( 'I agree to the policy' ).press( 'Space' );
	await field( 'Day' ).fill( '2026-12-24' );
	await page.reload();
	await widget.open();
	await widget.channel( 'Contact_Us' ).click();
	await expect( field( 'Size' ) ).toHaveValue( 'Large & long' );
	await expect( field( 'Day' ) ).toHaveValue( '2026-12-24' );
	// The server takes a faster sender for a bot.
	const opened = await page.evaluate( () => Date.now() );
	await page.waitForFunction( ( time ) => Date.now() - time > 50, opened );
	await panel.locator( '.chaty-submit-button' ).click();
	await expect( panel.getByRole( 'status' ) ).toContainText( 'was sent' );

	await openMessages( page );
	await page.locator( '.chaty-message-open' ).click();
	await expect( page.locator( '.chaty-message-fields' ) ).toContainText(
		/Size\s*Large & long\s*Guests\s*12\s*Day\s*2026-12-24\s*Company\s*Acme\s*Consent\s*I agree to the policy/
	);
	const [ mail, confirmation ] = await site.mails();
	expect( confirmation ).toMatchObject( {
		to: 'ada@site.example',
		message: 'Thanks!',
	} );
	expect( mail?.message ).toContain(
		'Size: Large & long\nGuests: 12\nDay: 2026-12-24\nCompany: Acme\nConsent: I agree to the policy\n'
	);
} );
