/**
 * The contact form with the plugin's own handler, and with servers that respond late, wrongly or not at
 * all.
 */
import type { Page, Route } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { holdRequests } from './support/settle';
import {
	aChannel,
	aWidget,
	expectAccessible,
	FORM_CHANNEL,
	pageOf,
	recordCalls,
	WidgetOnPage,
} from './support/widget';

/** The server takes a faster sender for a bot. */
const SHORTEST_FILL_MS = 50;

/** A page with a contact form, with these form settings. */
const withForm = ( settings: Record< string, unknown > = {} ) =>
	pageOf(
		aWidget( {
			channels: [
				{
					...FORM_CHANNEL,
					contact_form_settings: {
						contact_form_title: 'Write to us',
						button_text: 'Send it',
						...settings,
					},
				},
				aChannel(),
			],
		} )
	);

const ALL = {
	Name: 'Ada Lovelace',
	Email: 'ada@shop.example',
	Phone: '01.23.45.67.89',
	Message: 'Do you have rye today?',
};

class Form {
	readonly widget: WidgetOnPage;
	private openedAt = 0;

	constructor( readonly page: Page ) {
		this.widget = new WidgetOnPage( page );
	}

	field( label: string ) {
		return this.widget.panel.getByLabel( label, { exact: false } );
	}

	get button() {
		return this.widget.panel.locator( '.chaty-submit-button' );
	}

	get alert() {
		return this.widget.panel.getByRole( 'alert' );
	}

	get status() {
		return this.widget.panel.getByRole( 'status' );
	}

	async open() {
		await this.widget.open();
		await this.widget.channel( 'Contact_Us' ).click();
		await expect( this.widget.panel ).toBeVisible();
		this.openedAt = await this.page.evaluate( () => Date.now() );
	}

	/** Waits until the server no longer takes the sender for a bot. */
	async takeTime() {
		await this.page.waitForFunction(
			( [ openedAt, ms ] ) => Date.now() - openedAt > ms,
			[ this.openedAt, SHORTEST_FILL_MS ] as const
		);
	}

	async fillIn( message = ALL.Message ) {
		for ( const [ label, text ] of Object.entries( {
			...ALL,
			Message: message,
		} ) ) {
			await this.field( label ).fill( text );
		}
		await this.takeTime();
	}

	/** Checks that the fields have kept their values. */
	async expectKept() {
		for ( const [ label, text ] of Object.entries( ALL ) ) {
			await expect( this.field( label ) ).toHaveValue( text );
		}
	}
}

/** Opens the page and the form. */
async function openForm( page: Page ) {
	await page.goto( '/' );
	const form = new Form( page );
	await form.open();
	return form;
}

/** Replaces the server's response to the form. */
const answerWith = ( page: Page, answer: ( route: Route ) => unknown ) =>
	page.route( '**/admin-ajax.php', ( route ) => void answer( route ) );

test.describe( 'with the plugin’s own handler', () => {
	test( 'a message is stored once, as it was typed, and the visitor is thanked', async ( {
		site,
		page,
		context,
	} ) => {
		const calls = recordCalls( context );
		await site.importSettings( withForm() );
		const form = await openForm( page );
		await form.fillIn( 'Tschüß & <b>bye</b> 👋\n100 %' );
		await form.button.dblclick();
		await expect( form.status ).toContainText( 'Your message was sent' );
		await expect( form.status ).toBeFocused();
		await expectAccessible( page );
		expect( await site.contactRows() ).toMatchObject( [
			{
				name: 'Ada Lovelace',
				email: 'ada@shop.example',
				phone: '01.23.45.67.89',
				message: 'Tschüß & <b>bye</b> 👋\n100 %',
				channel: 'Contact_Us',
				widget: '0',
			},
		] );
		expect( calls ).toHaveLength( 1 );
		expect( Object.keys( calls[ 0 ] ?? {} ) ).not.toContain( 'website' );
		await page.keyboard.press( 'Escape' );
		await form.widget.channel( 'Contact_Us' ).click();
		await expect( form.field( 'Message' ) ).toHaveValue( '' );
	} );

	test( 'fields have types and autocomplete tokens; missing ones are reported at once, and nothing is sent; a bot fills in the honeypot, which people neither see nor reach', async ( {
		site,
		page,
		context,
		complaints,
	} ) => {
		complaints.allow( /400/ );
		const calls = recordCalls( context );
		await site.importSettings( withForm() );
		const form = await openForm( page );
		for ( const [ label, type, autocomplete, inputmode ] of [
			[ 'Name', 'text', 'name' ],
			[ 'Email', 'email', 'email', 'email' ],
			[ 'Phone', 'tel', 'tel' ],
		] as const ) {
			const field = form.field( label );
			await expect( field ).toHaveAttribute( 'type', type );
			await expect( field ).toHaveAttribute(
				'autocomplete',
				autocomplete
			);
			if ( inputmode ) {
				await expect( field ).toHaveAttribute( 'inputmode', inputmode );
			}
		}
		await form.field( 'Name' ).fill( '   ' );
		await form.field( 'Email' ).fill( 'ada at home' );
		await form.button.click();
		await expect( form.field( 'Name' ) ).toBeFocused();
		for ( const label of [ 'Name', 'Email', 'Message' ] ) {
			const field = form.field( label );
			await expect( field ).toHaveAttribute( 'aria-invalid', 'true' );
			await expect( field ).toHaveAccessibleDescription( /Please/ );
			await expect( field ).toHaveClass( /has-chaty-error/ );
		}
		await expectAccessible( page );
		await form.field( 'Name' ).fill( 'Ada' );
		await expect( form.field( 'Name' ) ).toHaveAttribute(
			'aria-invalid',
			'false'
		);
		expect( calls ).toEqual( [] );

		const trap = form.widget.panel.locator( '[name="website"]' );
		// The opening panel is scaled, and so are its measures on the screen.
		await expect( trap.locator( '..' ) ).toHaveCSS( 'width', '1px' );
		await expect( trap.locator( '..' ) ).toHaveCSS( 'height', '1px' );
		await expect( form.widget.panel.getByRole( 'textbox' ) ).toHaveCount(
			4
		);
		await form.field( 'Message' ).focus();
		await page.keyboard.press( 'Tab' );
		await expect( form.button ).toBeFocused();
		await form.fillIn();
		await trap.evaluate( ( element: HTMLInputElement ) => {
			element.value = 'https://spam.example';
		} );
		await form.button.click();
		await expect( form.alert ).toHaveText( /could not be sent/ );
		expect( await site.contactRows() ).toEqual( [] );
	} );

	test( 'the owner’s page opens in this tab, or in a new one without an opener', async ( {
		site,
		page,
	} ) => {
		const link = `${ site.url }/visit-us/`;
		const redirect = { redirect_action: 'yes', redirect_link: link };
		await site.importSettings(
			withForm( { ...redirect, link_in_new_tab: 'yes' } )
		);
		const form = await openForm( page );
		await form.fillIn();
		const popup = page.context().waitForEvent( 'page' );
		await form.button.click();
		const opened = await popup;
		await opened.waitForURL( '**/visit-us/' );
		expect( await opened.evaluate( () => window.opener ) ).toBeNull();
		await expect(
			form.status.getByRole( 'link', { name: 'Continue' } )
		).toHaveAttribute( 'href', link );

		await site.importSettings(
			withForm( { ...redirect, thanks_message: 'Thank you, Ada!' } )
		);
		await page.goto( '/' );
		await form.open();
		await form.fillIn( 'Once more' );
		await form.button.click();
		await page.waitForURL( '**/visit-us/' );
		expect( await site.contactRows() ).toHaveLength( 2 );
	} );
} );

test.describe( 'with a server that', () => {
	test.beforeEach( async ( { site } ) => site.importSettings( withForm() ) );

	test( 'stores the message but never responds: after 15 seconds it is sent once more, after 30 the form says what is not known; sent again, it is stored once', async ( {
		site,
		page,
	} ) => {
		const sent: ( string | null )[] = [];
		await answerWith( page, async ( route ) => {
			sent.push( route.request().postData() );
			if ( sent.length === 1 ) {
				await route.fetch();
			} else if ( sent.length === 3 ) {
				await route.continue();
			}
		} );
		await page.clock.install();
		const form = await openForm( page );
		await form.fillIn();
		await form.button.click();
		const count = async () => ( await site.contactRows() ).length;
		await expect.poll( count ).toBe( 1 );
		await page.clock.runFor( 15_100 );
		await expect.poll( () => sent.length ).toBe( 2 );
		await expect( form.button ).toBeDisabled();
		await page.clock.runFor( 15_100 );
		await expect( form.alert ).toHaveText(
			/not known yet whether your message arrived/
		);
		expect( sent[ 1 ] ).toBe( sent[ 0 ] );
		await form.expectKept();
		await form.button.click();
		await expect( form.status ).toContainText( 'sent' );
		expect( await count() ).toBe( 1 );
	} );

	/** What a server answers, nothing where it cannot be reached, and what the visitor reads. */
	type Answer = Parameters< Route[ 'fulfill' ] >[ 0 ] | null;
	const FAILURES: Record< string, [ answer: Answer, words: RegExp ] > = {
		fails: [ { status: 500, body: 'Oops' }, /could not be sent/ ],
		'answers with a page': [
			{
				contentType: 'text/html',
				body: '<!doctype html><h1>Sign in to the network</h1>',
			},
			/could not be sent/,
		],
		'knows no such call': [ { body: '0' }, /could not be sent/ ],
		'cannot be reached': [ null, /check your connection/ ],
		'refuses with words': [
			{
				status: 429,
				json: { status: 0, message: 'Too <b>many</b> messages.' },
			},
			/^Too <b>many<\/b> messages\.$/,
		],
		'rejects fields': [
			{
				json: {
					status: 0,
					error: 1,
					message: 'Please check the marked fields.',
					errors: [
						{ field: 'message', message: 'Too <b>short</b>.' },
						{ field: 'email', message: 'Not at this host.' },
					],
				},
			},
			/^Please check the marked fields\.$/,
		],
	};

	test( `${ Object.keys( FAILURES ).join(
		', or '
	) }: the error is shown, the text stays, and it can be sent again; until the server responds, the form is busy`, async ( {
		page,
		complaints,
	} ) => {
		complaints.allow( /Failed to load resource/ );
		let answer: Answer;
		await answerWith( page, ( route ) =>
			answer
				? route.fulfill( answer )
				: route.abort( 'internetdisconnected' )
		);
		const form = await openForm( page );
		await form.fillIn();
		for ( const [ does, [ given, words ] ] of Object.entries( FAILURES ) ) {
			await test.step( does, async () => {
				answer = given;
				await form.button.click();
				await expect( form.alert ).toHaveText( words );
				await expect( form.button ).toBeEnabled();
				const focused = does.includes( 'fields' )
					? form.field( 'Email' )
					: form.button;
				await expect( focused ).toBeFocused();
				await form.expectKept();
				await expectAccessible( page );
			} );
		}
		await expect( form.field( 'Email' ) ).toHaveAccessibleDescription(
			/Not at this host\.$/
		);
		await expect( form.field( 'Message' ) ).toHaveAccessibleDescription(
			/Too <b>short<\/b>\.$/
		);
		await page.reload();
		await form.open();
		await form.expectKept();
		await form.takeTime();

		const respond = await holdRequests(
			page,
			'**/admin-ajax.php',
			( route ) =>
				route.fulfill( { json: { status: 1, message: 'Got it' } } )
		);
		await form.button.click();
		await expect( form.button ).toBeDisabled();
		await expect( form.button ).toHaveAttribute( 'aria-busy', 'true' );
		await expect( form.button ).toHaveText( 'Sending…' );
		await expectAccessible( page );
		// Reopening the panel neither loses the text nor sends it twice.
		await page.keyboard.press( 'Escape' );
		await form.widget.channel( 'Contact_Us' ).click();
		await expect( form.button ).toBeDisabled();
		await form.expectKept();
		respond();
		await expect( form.status ).toHaveText( 'Got it' );
	} );
} );
