/**
 * The contact form with the plugin's own handler, and with servers that respond late, wrongly or not at
 * all.
 */
import type { Page, Route } from '@playwright/test';
import { expect, test } from './support/fixtures';
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

	async fillIn( message = 'Do you have rye today?' ) {
		await this.field( 'Name' ).fill( 'Ada Lovelace' );
		await this.field( 'Email' ).fill( 'ada@shop.example' );
		await this.field( 'Phone' ).fill( '01.23.45.67.89' );
		await this.field( 'Message' ).fill( message );
		await this.takeTime();
	}

	/** Checks that the fields have kept their values. */
	async expectKept() {
		await expect( this.field( 'Name' ) ).toHaveValue( 'Ada Lovelace' );
		await expect( this.field( 'Email' ) ).toHaveValue( 'ada@shop.example' );
		await expect( this.field( 'Phone' ) ).toHaveValue( '01.23.45.67.89' );
		await expect( this.field( 'Message' ) ).toHaveValue(
			'Do you have rye today?'
		);
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

const json = ( body: object, status = 200 ) => ( {
	status,
	contentType: 'application/json',
	body: JSON.stringify( body ),
} );

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

	test( 'fields have types and autocomplete tokens; missing ones are reported at once, and nothing is sent', async ( {
		site,
		page,
		context,
	} ) => {
		const calls = recordCalls( context );
		await site.importSettings( withForm() );
		const form = await openForm( page );
		for ( const [ label, type, autocomplete ] of [
			[ 'Name', 'text', 'name' ],
			[ 'Email', 'email', 'email' ],
			[ 'Phone', 'tel', 'tel' ],
		] as const ) {
			const field = form.field( label );
			await expect( field ).toHaveAttribute( 'type', type );
			await expect( field ).toHaveAttribute(
				'autocomplete',
				autocomplete
			);
		}
		await expect( form.field( 'Email' ) ).toHaveAttribute(
			'inputmode',
			'email'
		);
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
	} );

	test( 'a bot fills in the honeypot, which people neither see nor reach', async ( {
		site,
		page,
		complaints,
	} ) => {
		complaints.allow( /400/ );
		await site.importSettings( withForm() );
		const form = await openForm( page );
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

	test( 'it closes after the owner’s number of seconds', async ( {
		site,
		page,
	} ) => {
		await site.importSettings(
			withForm( { close_form_after: 'yes', close_form_after_seconds: 1 } )
		);
		const form = await openForm( page );
		await form.fillIn();
		await form.button.click();
		await expect( form.status ).toContainText( 'sent' );
		await expect( form.widget.panel ).toHaveCount( 0 );
		await form.widget.expectOpen();
	} );
} );

test.describe( 'with a server that', () => {
	test.beforeEach( async ( { site } ) => site.importSettings( withForm() ) );

	test( 'responds late: the form is busy, then shows the response', async ( {
		page,
	} ) => {
		let answer: () => void = () => undefined;
		const late = new Promise< void >( ( resolve ) => {
			answer = resolve;
		} );
		await answerWith( page, async ( route ) => {
			await late;
			await route.fulfill( json( { status: 1, message: 'Got it' } ) );
		} );
		const form = await openForm( page );
		await form.fillIn();
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
		answer();
		await expect( form.status ).toHaveText( 'Got it' );
	} );

	test( 'never responds: after 15 seconds it is sent once more, after 30 the form says what is not known', async ( {
		page,
	} ) => {
		const sent: ( string | null )[] = [];
		await answerWith( page, ( route ) =>
			sent.push( route.request().postData() )
		);
		await page.clock.install();
		const form = await openFormWithClock( page );
		await form.button.click();
		await expect( form.button ).toBeDisabled();
		await page.clock.runFor( 15_100 );
		await expect.poll( () => sent.length ).toBe( 2 );
		await expect( form.button ).toBeDisabled();
		await page.clock.runFor( 15_100 );
		await expect( form.alert ).toHaveText(
			/not known yet whether your message arrived/
		);
		expect( sent[ 1 ] ).toBe( sent[ 0 ] );
		expect( sent ).toHaveLength( 2 );
		await expect( form.button ).toBeEnabled();
		await form.expectKept();
	} );

	test( 'stores the message but answers too late: it is sent once more and stored once', async ( {
		site,
		page,
	} ) => {
		let isFirst = true;
		await answerWith( page, async ( route ) => {
			if ( isFirst ) {
				isFirst = false;
				await route.fetch();
				return;
			}
			await route.continue();
		} );
		await page.clock.install();
		const form = await openFormWithClock( page );
		await form.button.click();
		await expect
			.poll( async () => ( await site.contactRows() ).length )
			.toBe( 1 );
		await page.clock.runFor( 15_100 );
		await expect( form.status ).toContainText( 'sent' );
		expect( await site.contactRows() ).toHaveLength( 1 );
	} );

	/** What a server answers, and what the visitor reads. */
	const FAILURES: Record<
		string,
		[ answer: ( route: Route ) => unknown, words: RegExp ]
	> = {
		fails: [
			( route ) => route.fulfill( { status: 500, body: 'Oops' } ),
			/could not be sent/,
		],
		'answers with a page': [
			( route ) =>
				route.fulfill( {
					contentType: 'text/html',
					body: '<!doctype html><h1>Sign in to the network</h1>',
				} ),
			/could not be sent/,
		],
		'knows no such call': [
			( route ) => route.fulfill( { body: '0' } ),
			/could not be sent/,
		],
		'cannot be reached': [
			( route ) => route.abort( 'internetdisconnected' ),
			/check your connection/,
		],
		'refuses with words': [
			( route ) =>
				route.fulfill(
					json(
						{ status: 0, message: 'Too <b>many</b> messages.' },
						429
					)
				),
			/^Too <b>many<\/b> messages\.$/,
		],
	};

	test( `${ Object.keys( FAILURES ).join(
		', or '
	) }: the error is shown, the text stays, and it can be sent again`, async ( {
		page,
		complaints,
	} ) => {
		complaints.allow( /Failed to load resource/ );
		let answer = ( route: Route ): unknown =>
			route.fulfill( json( { status: 1, message: 'Got it' } ) );
		const succeed = answer;
		await answerWith( page, ( route ) => answer( route ) );
		const form = await openForm( page );
		await form.fillIn();
		for ( const [ does, [ respond, words ] ] of Object.entries(
			FAILURES
		) ) {
			await test.step( does, async () => {
				answer = respond;
				await form.button.click();
				await expect( form.alert ).toHaveText( words );
				await expect( form.button ).toBeEnabled();
				await expect( form.button ).toBeFocused();
				await form.expectKept();
				await expectAccessible( page );
			} );
		}
		await page.reload();
		await form.open();
		await form.expectKept();
		await form.takeTime();
		answer = succeed;
		await form.button.click();
		await expect( form.status ).toHaveText( 'Got it' );
	} );

	test( 'rejects fields, by either name: each shows its error, and the first has the focus', async ( {
		page,
	} ) => {
		let start = '';
		await answerWith( page, ( route ) =>
			route.fulfill(
				json( {
					status: 0,
					error: 1,
					message: 'Please check the marked fields.',
					errors: [
						{
							field: `${ start }message`,
							message: `Too <b>short</b>, ${ start }.`,
						},
						{
							field: `${ start }email`,
							message: `Not at this host, ${ start }.`,
						},
					],
				} )
			)
		);
		const form = await openForm( page );
		await form.fillIn();
		for ( start of [ '', 'chaty-field-' ] ) {
			await form.button.click();
			await expect( form.field( 'Email' ) ).toHaveAccessibleDescription(
				new RegExp( `Not at this host, ${ start }\\.$` )
			);
			await expect( form.field( 'Email' ) ).toBeFocused();
			await expect( form.field( 'Message' ) ).toHaveAccessibleDescription(
				new RegExp( `Too <b>short</b>, ${ start }\\.$` )
			);
			await expect( form.alert ).toHaveText(
				'Please check the marked fields.'
			);
			await expectAccessible( page );
			await form.expectKept();
		}
	} );
} );

/** Fills in the form while the page's clock is stopped. */
async function openFormWithClock( page: Page ) {
	await page.goto( '/' );
	const form = new Form( page );
	await form.widget.launcher.click();
	await page.clock.runFor( 1000 );
	await form.widget.channel( 'Contact_Us' ).click();
	await form.field( 'Name' ).fill( 'Ada Lovelace' );
	await form.field( 'Email' ).fill( 'ada@shop.example' );
	await form.field( 'Phone' ).fill( '01.23.45.67.89' );
	await form.field( 'Message' ).fill( 'Do you have rye today?' );
	await page.clock.runFor( 1000 );
	return form;
}
